# Replay

replay = Replay
replay-title = Replay: { $place }
replay-none = Qui non c’è un replay
replay-to-race = Torna alla gara
replay-controls = Lettore
replay-play = Avvia
replay-pause = Pausa
replay-scrubber = Momento della gara
replay-speed-of = { $speed }×
replay-speed = Velocità del lettore: { $speed }
replay-step-on = Un passo avanti
replay-step-back = Un passo indietro
replay-turn-on = Turno successivo
replay-turn-back = Turno precedente
replay-round-on = Round successivo
replay-round-back = Round precedente
replay-start = Sulla griglia
replay-action = { $name }: { $action }
replay-plans = { $name } programma { $cards }
replay-keeps = { $name } non scarta niente
replay-words = Round { $round }. { $action }
replay-cockpit = Plancia di { $name }
replay-cockpits = Quale plancia
replay-table = Sul tavolo
replay-plan = Programma
replay-hand = Mano
replay-legend = Una Leggenda non ha carte e non ha Motore.
replay-follow = Segui { $name }
replay-link = Copia link
replay-copied = Link a questo momento copiato.
replay-races = Gare della stagione
replay-keys-play = Avvia o pausa
replay-keys-step = Un passo indietro o avanti
replay-keys-turn = Un turno indietro o avanti
replay-keys-round = Un round indietro o avanti
replay-keys-ends = Alla partenza, al traguardo
replay-keys-car = Plancia dell’automobile in questa posizione
replay-keys-follow = Segui l’automobile, o tutto il circuito

# Records

record-open = Apri una gara salvata
record-open-about = Apri una gara salvata per rivederla e condividerla.
record-opening = Apertura della gara
record-delete = Cancella { $name }
record-deleted = La gara è cancellata.
record-too-large = Questo file è troppo grande per una gara salvata.
problem-bad-record = Questo file non si apre come gara salvata: { $reason }
problem-record-other-rules = Questa gara è stata salvata con la versione { $version } delle regole. Qui si può rivedere solo la versione { $expected }.
problem-record-origin = Questa gara salvata comincia a metà, dopo un cambio di regole. Non si può aprire.
problem-record-not-over = Questa gara salvata non è finita. Si aprono solo gare finite.

# Spectators

setup-spectators = Spettatori
watch = Guarda
watch-full = Ogni automobile ha un pilota.
watch-closed = L’organizzatore ha chiuso la gara agli spettatori.
watch-waits = Stai guardando. La gara comincerà qui.
watch-count = { $number ->
    [one] { $number } spettatore
   *[other] { $number } spettatori
  }
watch-follow = Segui un’auto
watch-car = Segui { $name }
watch-link = Copia link pubblico
watch-copied = Link copiato. Chi lo apre guarda.
private-title = Questa gara non è aperta agli spettatori
private-text = L’organizzatore ha chiuso la gara agli spettatori. Torna quando è finita, o chiedi un posto per la prossima.
problem-no-spectators = L’organizzatore ha chiuso la gara agli spettatori.
