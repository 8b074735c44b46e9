tv-title = Serata di gara
tv-about = La gara in televisione: tutti vedono il circuito, ognuno guida dal proprio telefono. Questo schermo non ha bisogno di un’auto.
tv-open = Apri un tavolo su questo schermo
tv-code = Codice o link di un tavolo
tv-show = Mostra qui
tv-back = Un altro tavolo
tv-no-code = Questo codice non esiste. Ha quattro segni e si trova sullo schermo o nella lobby.
tv-circuit = { $place }, { $laps ->
    [one] 1 giro
   *[other] { $laps } giri
 }
tv-season = Stagione
tv-scan = Inquadra e prendi un’auto
tv-or = oppure apri in un browser
tv-ready-host = C’è, organizza
tv-open-car = Auto libera
tv-ready = Ci sono { $ready } su { $people }
tv-host-starts = { $name } dà il via.
tv-first-hosts = Dà il via chi prende un’auto per primo.
tv-plans = { $plans ->
    [one] 1 piano pronto
   *[other] { $plans } piani pronti
 } su { $drivers }
tv-choosing = Stanno ancora scegliendo
tv-plans-hidden = I piani restano coperti finché non ci sono tutti.
tv-gear = Marcia { $gear }
tv-lost-phone = Perso il telefono?
tv-lost-about = Inquadra per guardare da un altro. Il tuo link privato ti ridà l’auto.
tv-again = Un’altra gara?
tv-again-about = Tocca Rivincita su un telefono: questo schermo vi segue.
tv-garage = In garage
tv-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
tv-next-race = { $name } dà il via alla prossima gara.
tv-lost = Il collegamento è caduto. La gara è al sicuro; questo schermo torna da solo.
tv-full = Schermo intero (F)
tv-this = Mostra su questo schermo
tv-there = Su un televisore: { $address }
tv-code-get = Codice per un televisore
tv-code-is = Codice per un televisore:
tv-next-round = Comincia il round { $round }
