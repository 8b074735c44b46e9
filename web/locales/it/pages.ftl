# Home

home-nav = Slipstream
home-name = Nome
driver-default = Pilota
home-hero-1 = Sette carte,
home-hero-2 = quattro marce,
home-hero-3 = un traguardo.
race-now = Gara subito
race-now-about = Tu contro 5 Leggende, Red Mesa, 1 giro
invite-friends = Invita amici
invite-about = Un link, nessun account
resume-lobby = , nella lobby.
resume-race = , giro { $lap } di { $laps }, round { $round }.
resume-your-turn = Tocca a te.
resume-go = Torna alla gara
home-pick = Scegli un circuito
home-race = La tua gara
home-start = Parti
home-lobby = Apri una lobby
home-join = Unisciti
home-join-about = Incolla il link o il codice che hai ricevuto.
home-join-code = Link o codice
home-join-go = Vai al tavolo
home-bad-code = Non è né un link né un codice di una gara.
home-mine = Le tue gare
mine-over = Finita
mine-lobby = Nella lobby
mine-race = Giro { $lap } di { $laps }, round { $round }
mine-your-turn = Tocca a te
mine-none = Ancora nessuna gara. “Gara subito” è a un clic.
home-footer = Non ufficiale, gratuito e open source. Disegni e codice originali; le regole appartengono ai loro autori.
circuit-country = { $circuit ->
    [usa] USA
    [gb] Gran Bretagna
    [france] Francia
    [italia] Italia
   *[other] { $name }
  }
circuit-size = { $spaces } caselle, { $laps ->
    [one] { $laps } giro
   *[other] { $laps } giri
  }
circuit-limits = Limiti delle curve
circuit-file = Un tuo file di circuito

# Set-up

setup-laps = Giri
setup-cars = Automobili
setup-empty = Auto libere
setup-empty-legends = Leggende
setup-empty-rookie = Rookie
setup-empty-club = Piloti di club
setup-empty-champion = Campioni
setup-empty-nobody = Nessuno
setup-pro = Livello Pro
setup-garage = Garage
setup-garage-none = Auto di base
setup-garage-regular = Scelta, regolari
setup-garage-advanced = Scelta, avanzate
setup-garage-all = Scelta, tutte
setup-garage-quick = Inizio veloce, 3 a caso
setup-weather = Clima e strade
setup-tournament = Modalità Torneo
setup-seconds = Tempo per decidere
setup-seconds-of = { $seconds ->
    [0] Senza limite
    [30] 30 secondi
    [60] 1 minuto
    [120] 2 minuti
   *[other] 5 minuti
  }
setup-odds = Probabilità
less = Meno
more = Più

# Settings

settings = Opzioni
settings-theme = Tema
settings-theme-auto = Auto
settings-theme-light = Giorno
settings-theme-dark = Notte
settings-pace = Animazione
settings-pace-off = No
settings-pace-fast = Veloce
settings-pace-normal = Normale
settings-sound = Suono
settings-notify = Avvisami quando tocca a me
settings-signals = Mostra i segnali
language = Lingua
settings-single = Gioca per me le scelte uniche
settings-confirm = Chiedi prima di una sbandata

# Lobby

lobby-title = Lobby
lobby-seats = Piloti
lobby-count = { $seated } di { $cars }
lobby-host = Host
lobby-ready = Pronto
lobby-not-ready = Non pronto
lobby-away = Assente
lobby-handicap = Handicap di { $name }: Heat in meno nel Motore
lobby-handicap-of = { $number ->
    [0] Senza handicap
   *[other] { $number } Heat in meno
  }
lobby-leave = Lascia il tavolo
lobby-remove = Togli { $name }
lobby-open = { $number ->
    [one] { $number } auto libera
   *[other] { $number } auto libere
  }
lobby-empty-legends = Le guidano Leggende
lobby-empty-rookie = Le guidano rookie
lobby-empty-club = Le guidano piloti di club
lobby-empty-champion = Le guidano campioni
lobby-empty-nobody = Restano ai box
lobby-add-driver = Aggiungi un pilota
lobby-colour = La tua auto
colour-red = Rosso, numero 1
colour-blue = Blu, numero 2
colour-yellow = Giallo, numero 3
colour-green = Verde, numero 4
colour-gray = Bianco, numero 5
colour-black = Rosa, numero 6
lobby-start = Avvia la gara
lobby-get-ready = Sono pronto
lobby-unready = Aspettatemi
lobby-all-ready = Sono tutti pronti.
lobby-host-starts = L’host avvia la gara.
lobby-join = Prendi posto
lobby-share = Invita
lobby-share-about = Gli amici entrano da ogni telefono o computer, senza account.
lobby-link = Link a questo tavolo
lobby-copy = Copia il link
lobby-copied = Link copiato.
lobby-code = Codice
lobby-private = Continua su un altro dispositivo
lobby-private-copied = Link privato copiato. Chi lo ha guida la tua automobile.

# Messages

loading = Carico la gara
reconnecting = Riconnessione, tentativo { $tries }. Le tue carte sono al sicuro.
unknown-title = Nessuna gara a questo indirizzo
unknown-text = Forse è stata cancellata, o il link non è completo.
unknown-go = Inizio
gone-deleted = Questa gara è stata cancellata
gone-removed = Hai lasciato questa gara
gone-text = Un pilota automatico continua dove ne serve uno.
elsewhere-title = Stai guidando in un’altra scheda
elsewhere-text = Una scheda guida. L’altra aspetta qui.
elsewhere-go = Guida qui

# Garage

garage-round = Garage, round { $round } di { $rounds }
garage-swap = Garage, sostituzione
garage-order = Ordine di scelta
garage-today = Oggi: { $place }
garage-grid = Griglia di partenza
symbols-must = quadrato: obbligatorio
symbols-may = rotondo: facoltativo
garage-market = Mercato
garage-your-pick = Prendi una carta.
garage-swap-about = Puoi sostituire una delle tue Migliorie.
garage-waiting = { $name } sceglie.
garage-lot = { $name }
garage-advanced = Miglioria Avanzata.
garage-regular = Miglioria Regolare.
garage-no-symbols = Nessun simbolo. Fa quello che si vede.
garage-car = La tua auto
garage-slot = Libero
garage-deck = { $cards } carte
garage-deck-about = le tue carte senza Heat e Stress
garage-pick = Scegli
garage-take = Prendi { $name }
garage-do-swap = Cambia con { $name }
garage-no-swap = Tieni quello che hai

# Results

results = Risultati
results-title = Risultati
results-about = { $place }, { $laps ->
    [one] { $laps } giro
   *[other] { $laps } giri
  }, { $rounds } round
results-record = File
results-track = Pista
results-rematch = Rivincita
results-join-rematch = Vai alla rivincita
results-classification = Classifica
results-chart = Grafico
results-chart-about = Posto dopo ogni round.
results-heat = Le tue Heat
results-heat-of = { $name }: Heat
results-heat-about = pagate { $paid }, raffreddate { $cooled }
results-corners = Curve
results-corners-about = La Velocità in ogni curva, e quanto è costata.
results-won = { $gap ->
    [0] fianco a fianco
    [one] con { $gap } casella di vantaggio
   *[other] con { $gap } caselle di vantaggio
  }
results-behind = { $gap ->
    [0] fianco a fianco con { $name }
    [one] { $gap } casella dietro { $name }
   *[other] { $gap } caselle dietro { $name }
  }
results-out = fuori gara
place-word = { $place ->
    [1] Primo
    [2] Secondo
    [3] Terzo
    [4] Quarto
    [5] Quinto
   *[other] Sesto
  }
podium-label = Podio: { $names }
place = Posto
driver = Pilota
rounds = Round
heat = Heat
spins = Sbandate
out = fuori
lap-number = Giro { $lap }
mark-slipstream = { $name }: scia
mark-boost = { $name }: Accelerare
mark-spin-out = { $name }: sbandata
stat-top-speed = Velocità max
stat-slipstreams = { $number ->
    [one] scia
   *[other] scie
  }
stat-boosts = { $number ->
    [one] accelerazione
   *[other] accelerazioni
  }
stat-stress = Stress giocate
stat-adrenaline = Adrenalina

# Problems

problem-offline = Il server non risponde. Riprova fra un momento.
problem-server-error = Qualcosa è andato storto qui. La gara è al sicuro.
problem-no-such-table = Non c’è una gara a questo indirizzo.
problem-not-seated = Non hai un posto a questo tavolo.
problem-not-host = Solo l’host può farlo.
problem-no-such-seat = Questo posto non c’è.
problem-bad-token = Questo link privato non apre nessun posto qui.
problem-table-full = Ogni automobile ha già un pilota.
problem-colour-taken = Qualcuno guida già questo colore.
problem-bad-name = Un nome ha da 1 a { $most } lettere.
problem-bad-circuit = Su questo circuito non si può correre: { $reason }
problem-bad-setup = Questa gara non può partire: { $reason }
problem-already-started = La gara è cominciata.
problem-not-started = La gara non è ancora cominciata.
problem-not-over = La gara non è ancora finita.
problem-not-ready = Si aspetta { $names }.
problem-not-a-driver = Qui non c’è nessuno da sostituire.
problem-nothing-to-undo = Non c’è niente da riprendere.
problem-no-such-option = Non è una delle risposte.
problem-stale-decision = Era già deciso. Ora lo schermo è aggiornato.
problem-not-your-turn = Non tocca a te.
problem-malformed = Il server non ha capito. Ricarica la pagina.
problem-too-large = È troppo in una volta.
problem-too-fast = Troppo in fretta. Aspetta { $seconds } secondi.
problem-bad-origin = Questa pagina appartiene a un altro server.
