# What happened at the table
note-handed-over = { $driver } guida ora al posto di { $name }.
note-taken-back = { $name } è di nuovo al volante.
note-gave-up = { $name } si è ritirato. Prosegue: { $driver }.
note-removed = { $by } ha tolto { $name } dal tavolo.
note-restored = { $name } è di nuovo al tavolo.
note-host = Ora organizza { $name }.
note-host-you = Ora organizzi tu.
note-setup = { $by } ha cambiato la gara. Conferma di nuovo che ci sei.
note-undone = { $name } ha annullato l’ultima risposta.
note-time-up = Tempo scaduto per { $name }: vale la selezione.
note-time-up-you = Tempo scaduto: vale quello che avevi selezionato.
note-time-up-driver = Tempo scaduto per { $name }: ha deciso un pilota.
note-time-up-driver-you = Tempo scaduto: un pilota ha deciso per te.

# Away, removed, host
away-for = Assente, { $time }
away-let = Fai guidare un pilota
remove-title = Togliere { $name }?
remove-about = Potrai richiamare { $name }.
remove-yes = Togli
remove-undo = Richiama
make-host = Passa l’organizzazione

# Clocks
seat-clock = restano { $time }
setup-clock = Orologio
setup-bank-of = { $minutes } min a gara, +{ $increment } s a risposta

# Answers ahead
ahead-title = Se capita
ahead-about = Scegli mentre gli altri giocano. Puoi cambiare finché non serve; nessuno lo vede.
ahead-ask = Chiedimelo
ahead-react = Reagire
ahead-cool = Raffredda
ahead-adrenaline = Adrenalina: +1
ahead-boost = Accelerare
ahead-nothing = Niente
ahead-slipstream = Scia
ahead-slip-yes = Più lontano possibile
ahead-slip-no = Resta
ahead-discard = Scarta
ahead-keep = Tieni tutto
ahead-chosen = Scelto

# Waiting
wait-plan = sceglie marcia e carte
wait-value = sceglie un valore
wait-react = reagisce
wait-slipstream = decide sulla scia
wait-discard = scarta
wait-refresh = riordina le carte
wait-draft = sceglie un pezzo
wait-swap = scambia un pezzo
wait-mine = Il tuo piano: marcia { $gear }
wait-done = Il tuo turno è finito.

# Signals
signals-past = Di recente
signals-none = Ancora nessun segnale.

# One device for several people
hot-add = Un’altra persona su questo dispositivo
hot-add-about = Condividete lo schermo. La mano resta coperta finché il suo giocatore non la tiene.
hot-hand = Passa a { $name }
hot-hold = Tieni premuto per guardare
hot-keep = Scorri in su per tenerla aperta finché non hai risposto.
hot-keys = Tasti: tieni Spazio per guardare, Invio la tiene aperta, Esc la copre.
hot-cover = Copri la mano
hot-public = Ora tutti possono vedere lo schermo.
hot-here = Su questo dispositivo
