# Piloti automatici, per livello

driver-near-about = Scelti in base alle tue gare su questo dispositivo, per una gara aperta.
driver-legends-about = I piloti automatici del regolamento: niente carte, niente Heat, niente sbandate.
driver-rookie-about = Guarda un turno avanti e spesso sceglie un piano un po’ peggiore. Va bene per imparare.
driver-amateur-about = Conosce il ritmo del circuito. Ogni tanto sceglie un piano un po’ peggiore.
driver-club-about = Confronta tutte le sue opzioni e conosce il ritmo del circuito.
driver-pro-about = Prova i suoi piani migliori in molte gare brevi, poi sceglie.
driver-champion-about = Simula più volte il finale di gara prima di scegliere.
driver-nobody-about = Le auto libere restano ai box.
setup-absent = Sostituisce gli assenti
setup-hints = Consigli
lobby-level = Livello: { $name }
lobby-manner = Stile: { $name }
manner-keeps-about = Sa che cosa resta nel mazzo e tiene Heat per il finale.
manner-dares-about = Paga in curva, raffredda in rettilineo e non si lamenta mai.
manner-follows-about = Una casella dietro di te dalla partenza. Occhio all’ultima curva.
manner-blocks-about = Ama la casella accanto a un’altra auto. Passare è un problema tuo.
manner-gambles-about = Gioca lo Stress come un regalo. A volte lo è.
manner-boosts-about = Accelera quando la tribuna guarda. La tribuna guarda sempre.

# Consigli

hint = Consiglio
hint-note = Tocca un consiglio per provarlo: non è ancora giocato.
hint-pending = Cerco la mossa migliore…
hint-again = Chiedi ancora
hint-speed = Velocità { $speed }
hint-heat = costa { $heat } Heat
hint-spin = sbandata { $spin }
hint-safe = nessuna sbandata
hint-place = posizione
hint-by-place = La vittoria è fuori portata: contano i posti.
win-chance = probabilità di vittoria
keys-hint = consiglio
problem-no-hints = A questo tavolo si gioca senza consigli.
problem-no-decision = Ora non c’è niente da decidere.
problem-no-hint-here = Nel garage non ci sono consigli.
problem-no-such-moment = Questo momento non esiste in questa gara.
problem-nothing-to-review = Niente da analizzare: questo pilota non ha avuto scelte da fare.
problem-nothing-to-explain = Qui non c’è niente da spiegare.
reason-finishes = Taglia il traguardo in questo turno: { $chance }%.
reason-avoids-spin-out = { $spin_out ->
    [0] Nessuna sbandata alla curva { $corner }; le altre rischiano in media il { $others }%.
   *[other] { $spin_out }% di sbandata alla curva { $corner }; le altre rischiano in media il { $others }%.
  }
reason-clears-corner-free = Passa la curva { $corner } entro il limite di { $limit }, senza Heat.
reason-keeps-heat-for-corner = Tiene { $heat } Heat per la curva { $corner }; le altre ne tengono { $others } in media.
reason-cools = Raffredda { $heat } Heat.
reason-sheds-stress = Ti libera di { $stress } Stress.
reason-uses-straight = Velocità { $speed } sul rettilineo; le altre: { $others } in media.
reason-sets-up-corner = { $spaces ->
    [0] Si ferma subito prima della curva { $corner }, ben piazzata.
    [one] Si ferma { $spaces } casella prima della curva { $corner }, ben piazzata.
   *[other] Si ferma { $spaces } caselle prima della curva { $corner }, ben piazzata.
  }
reason-boosts = { $heat ->
    [0] Una carta girata aggiunge Velocità, senza Heat.
    [one] Una carta girata aggiunge Velocità, per { $heat } Heat.
   *[other] Una carta girata aggiunge Velocità, per { $heat } Heat.
  }
reason-saves-heat = Risparmia { $heat } Heat.
reason-gains-spaces = { $spaces ->
    [one] Guadagna { $spaces } casella.
   *[other] Guadagna { $spaces } caselle.
  }
reason-stays-back = Resta prima della curva { $corner }.
reason-keeps-cards = Tiene { $cards }.
reason-draws-new-cards = Scambia { $cards } con carte nuove.
reason-only-answer = Le regole non lasciano altro.
reason-farther = { $spaces ->
    [one] { $spaces } casella più avanti della migliore delle altre, senza altre Heat.
   *[other] { $spaces } caselle più avanti della migliore delle altre, senza altre Heat.
  }
reason-farther-for-heat = { $spaces ->
    [one] { $spaces } casella più avanti della migliore delle altre, per { $heat } Heat in più.
   *[other] { $spaces } caselle più avanti della migliore delle altre, per { $heat } Heat in più.
  }
reason-keeps-heat = { $spaces ->
    [one] Tiene { $heat } Heat in più della migliore delle altre, e arriva { $spaces } casella meno lontano.
   *[other] Tiene { $heat } Heat in più della migliore delle altre, e arriva { $spaces } caselle meno lontano.
  }
reason-keeps-heat-as-far = Tiene { $heat } Heat in più della migliore delle altre, e arriva altrettanto lontano.
reason-plays-stress = Gioca { $stress } Stress in più della migliore delle altre, e arriva altrettanto lontano.
reason-holds-back = { $spaces ->
    [one] Si ferma { $spaces } casella prima della migliore delle altre, con le stesse Heat.
   *[other] Si ferma { $spaces } caselle prima della migliore delle altre, con le stesse Heat.
  }
reason-even = { $own }% e { $other }%: troppo vicine per distinguerle. Scegli quella che lascia la mano migliore per dopo.
reason-even-by-place = Posizione { $own } e { $other } in media: troppo vicine per distinguerle. Scegli quella che lascia la mano migliore per dopo.
reason-wins = Da qui vince il { $own }% delle gare, la migliore delle altre il { $other }%.
reason-wins-by-place = Arriva in media in posizione { $own }, la migliore delle altre in posizione { $other }.

# Analisi

review = Analisi
review-mine = Analizza la mia gara
review-of = Analisi: { $name }
review-page = Analisi: { $place }
review-seat = Pilota
review-pending = Analisi in corso
review-pending-about = Ogni scelta viene rigiocata più volte fino al traguardo, con quello che si sapeva allora.
review-done = { $moments ->
    [0] L’analisi è pronta. Nessun errore evidente.
    [one] L’analisi è pronta. { $moments } scelta è costata probabilità di vittoria.
   *[other] L’analisi è pronta. { $moments } scelte sono costate probabilità di vittoria.
  }
review-failed = Nessuna analisi
review-account = Fortuna e scelte
review-start = Via
review-luck = Fortuna
review-decisions = Scelte
review-won = Vittoria
review-lost = Sconfitta
review-by = { $choices } scelte analizzate, ogni risposta giocata { $rollouts } volte fino al traguardo.
review-moments = Momenti
review-none = Nessun errore evidente: niente che superi il margine del caso.
review-round = Round { $round }
review-played = Giocato
review-better = Meglio
review-show = Mostra
review-again = Riprova da qui
review-again-about = Un tavolo tuo, da questa scelta in poi: stesse carte, stessa fortuna.
review-title-corner = Round { $round }, { $corner }
review-graph = Probabilità di vittoria
review-graph-places = Posizione attesa
review-graph-label = Probabilità di vittoria, round per round: { $start } al via; momenti: { $moments }. La tabella dei round ha tutti i numeri.
review-band = Fascia: ciò che dicono { $rollouts } gare da ogni momento.
review-out-of-reach = La vittoria era fuori portata: contano i posti.
review-by-place = Per posizione
review-mark-good = unica buona risposta
review-mark-mistake = errore
review-mark-blunder = errore grave
review-mark-luck = fortuna
review-counts = Scelte: { $choices }, fortuna: { $luck }
review-done-so-far = Scelte esaminate: { $done }
review-accuracy = Precisione { $accuracy }%
review-pays = Paga
review-left = Resta
review-before = Momento precedente
review-next = Momento successivo
review-field = Contro gli altri
review-over = curve oltre
review-of-all = { $count } su { $all }
review-twin = Tabella dei round
review-go-on = Continua
review-deciders = Che cosa ha deciso la gara

# Che cosa si dice di un momento

told-spun-out = Velocità { $speed } alla curva { $corner }, limite { $limit }: il Motore non ha potuto pagare, sbandata.
told-paid = Velocità { $speed } alla curva { $corner }, limite { $limit }: Heat pagate: { $heat }.
told-within = Velocità { $speed } alla curva { $corner }, entro il limite di { $limit }.
told-stopped = { $spaces ->
    [0] Velocità { $speed }, ferma subito prima della curva { $corner }.
    [one] Velocità { $speed }, ferma { $spaces } casella prima della curva { $corner }.
   *[other] Velocità { $speed }, ferma { $spaces } caselle prima della curva { $corner }.
  }
told-drove = Velocità { $speed }, senza altre curve prima del traguardo.
told-cooled = Heat raffreddate: { $heat }.
told-boosted = L’accelerazione è stata usata.
told-ended-react = La reazione è finita qui.
told-towed = { $spaces ->
    [one] È stata presa una scia di { $spaces } casella.
   *[other] È stata presa una scia di { $spaces } caselle.
  }
told-not-towed = C’era una scia e non è stata presa.
told-discarded = Scartato: { $cards }.
told-kept-all = Nessuna carta è stata scartata.
told-others-there = { $cars ->
    [one] Un’altra auto è passata di lì da { $low } a { $high } e ha pagato da { $least } a { $most } Heat.
   *[other] Altre { $cars } auto sono passate di lì da { $low } a { $high } e hanno pagato da { $least } a { $most } Heat.
  }
told-others-there-at = { $cars ->
    [one] Un’altra auto è passata di lì a { $low } e ha pagato { $least } Heat.
   *[other] Altre { $cars } auto sono passate di lì a { $low } e hanno pagato { $least } Heat.
  }
told-later = Un round dopo: posizione { $place }, { $heat } Heat nel Motore.
told-later-before = { $spaces ->
    [0] Un round dopo: posizione { $place }, { $heat } Heat nel Motore, subito prima della curva { $corner }.
    [one] Un round dopo: posizione { $place }, { $heat } Heat nel Motore, { $spaces } casella prima della curva { $corner }.
   *[other] Un round dopo: posizione { $place }, { $heat } Heat nel Motore, { $spaces } caselle prima della curva { $corner }.
  }
told-safer = La risposta migliore rischia il { $spin_out }% di sbandata, quella giocata il { $others }%.
told-there-farther = { $spaces ->
    [one] La risposta migliore arriva { $spaces } casella più avanti, senza altre Heat.
   *[other] La risposta migliore arriva { $spaces } caselle più avanti, senza altre Heat.
  }
told-there-farther-for-heat = { $spaces ->
    [one] La risposta migliore arriva { $spaces } casella più avanti, per { $heat } Heat in più.
   *[other] La risposta migliore arriva { $spaces } caselle più avanti, per { $heat } Heat in più.
  }
told-there-keeps-heat = { $spaces ->
    [one] La risposta migliore tiene { $heat } Heat in più e arriva { $spaces } casella meno lontano.
   *[other] La risposta migliore tiene { $heat } Heat in più e arriva { $spaces } caselle meno lontano.
  }
told-there-keeps-heat-as-far = La risposta migliore tiene { $heat } Heat in più e arriva altrettanto lontano.
told-there-plays-stress = La risposta migliore gioca { $stress } Stress in più e arriva altrettanto lontano.
told-there-holds-back = { $spaces ->
    [one] La risposta migliore si ferma { $spaces } casella prima, con le stesse Heat.
   *[other] La risposta migliore si ferma { $spaces } caselle prima, con le stesse Heat.
  }
told-chances = Da qui in poi vince il { $better }%, quella giocata il { $win }%.
told-places = La vittoria era fuori portata. La risposta migliore arriva in media in posizione { $better }, quella giocata in posizione { $place }.
told-only-good = Da qui vince il { $win }% delle gare; la seconda vince { $less ->
    [one] { $less } punto in meno
   *[other] { $less } punti in meno
  }.
told-only-good-place = Arriva in media in posizione { $place }; la seconda perde { $places } posizioni.
told-luck-spin-out = Una sbandata alla curva { $corner }.
told-luck-flip = La carta girata: { $cards }.
told-luck-rivals = Hanno deciso le mosse degli altri.
told-luck-rivals-spun = { $cars ->
    [one] Un altro ha sbandato.
   *[other] Altri { $cars } hanno sbandato.
  }
told-luck-cards = Hanno deciso le carte pescate.
told-became = La probabilità di vittoria è passata dal { $before }% al { $after }%.
told-places-became = La posizione attesa è passata da { $before } a { $after }.
