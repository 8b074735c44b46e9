# Home: to a race in one step

home-nav = Slipstream
home-name = Nome
driver-default = Pilota
home-hero-1 = Sette carte,
home-hero-2 = quattro marce,
home-hero-3 = un traguardo.
race-now = Corri subito
invite-friends = Invita amici
resume-go = Torna alla gara
home-pick = Scegli un circuito
home-race = La tua gara
home-join = Partecipa
home-join-about = Incolla il link o il codice che hai ricevuto.
home-join-code = Link o codice
home-join-go = Vai al tavolo
home-bad-code = Non è un link o un codice di una gara.
home-mine = Le tue gare
home-footer = Non ufficiale, gratuito e open source. Disegni e codice originali; le regole appartengono ai loro autori.

# Races of this browser

mine-lobby = Lobby, { $taken ->
    [one] { $taken } pilota
   *[other] { $taken } piloti
  } di { $cars }
mine-waiting = In attesa di { $names }
mine-season = { $races ->
    [one] { $races } gara
   *[other] { $races } gare
  } di { $total }, sei { $place }º
mine-over = { $place }º di { $cars }, { $day }
mine-race = Giro { $lap } di { $laps }, sei { $place }º
mine-race-of-season = Gara { $race } di { $total }, { $place }
mine-garage = In garage
mine-go-turn = Tocca a te
mine-go-next = Avanti
mine-go-open = Aperta
mine-go-waiting = In attesa
mine-go-over = Risultato

# The start page

home-more = Altri modi di correre
home-then = E quando ci hai preso la mano
home-others = Le altre tue gare
home-doors = Altro
home-how = Come funziona
home-all = Tutte e { $number }
home-fewer = Meno
home-enter = Unisciti o apri
home-due-turn = Tocca a te
home-due-next = La prossima gara
home-due-where = a { $place }.
home-due-lesson = nella prima gara.
home-first = La tua prima gara
home-first-about = Un giro, cinque minuti, un istruttore accanto
home-back-1 = Motori caldi,
home-back-2 = griglia pronta.
home-how-gear = Scegli una marcia
home-how-gear-about = Dice quante carte giochi. La loro somma è la tua Velocità.
home-how-land = Guarda dove arrivi
home-how-land-about = Prima di decidere, il tabellone mostra ogni esito.
home-how-corner = Attento alla curva
home-how-corner-about = Andare troppo forte costa Heat. Senza Heat sbandi.
race-change = Cambia
race-change-about = Cambia la gara: dove, chi e come
door-own = Una gara tutta tua
door-own-about = Circuito, giri, rivali, garage, Clima.
door-own-go = Preparala
door-studio = Officina dei circuiti
door-studio-about = Disegna un anello con un dito e corrilo.
door-studio-go = Disegna
door-season = Una stagione
door-season-about = Gare, punti, sponsor, un campione.
door-season-go = Comincia il 1961
door-friends = Con gli amici
door-friends-about = Un link, nessun account. Ogni telefono o computer.
door-friends-go = Apri una lobby
door-learn = Prima gara
door-learn-about = Un giro con un istruttore, quando vuoi.
door-learn-go = Ancora una volta
door-rules = Le regole
door-rules-about = Ogni regola con un esempio disegnato.
door-rules-go = Dai un’occhiata

# A race of your own

setup-where = Dove
setup-who = Chi
setup-how = Come
says-where = { $place }, { $laps ->
    [one] { $laps } giro
   *[other] { $laps } giri
  }.
says-season = Stagione { $season }.
says-garage = Prima le auto passano in garage.
says-weather = Con Clima e Condizioni di Strada.
says-tournament = Modalità Torneo.
says-seconds = { $seconds } secondi per decidere.
says-bank = { $minutes } min per tutte le decisioni di una gara, +{ $increment } s per ognuna.
says-no-odds = Senza probabilità.
custom-title = Una gara tutta tua
custom-presets = Parti da
custom-close = Chiudi
custom-calendar = La stagione ha il suo calendario.
custom-stays = Resta per il prossimo “Corri subito”.
says-who-near = Tu contro { $number } del tuo livello.
says-who-legends = Tu contro { $number ->
    [one] { $number } Leggenda
   *[other] { $number } Leggende
  }.
says-who-rookie = Tu contro { $number ->
    [one] { $number } esordiente
   *[other] { $number } esordienti
  }.
says-who-amateur = Tu contro { $number ->
    [one] { $number } dilettante
   *[other] { $number } dilettanti
  }.
says-who-club = Tu contro { $number ->
    [one] { $number } pilota di club
   *[other] { $number } piloti di club
  }.
says-who-pro = Tu contro { $number ->
    [one] { $number } professionista
   *[other] { $number } professionisti
  }.
says-who-champion = Tu contro { $number ->
    [one] { $number } campione
   *[other] { $number } campioni
  }.
says-who-nobody = Tu contro la pista, e nessun altro.
preset-quick = Rapida
preset-quick-about = Un giro contro esordienti
preset-classic = Classica
preset-classic-about = Il gioco base contro piloti di club
preset-full = Tutta la scatola
preset-full-about = Garage, Clima, strade e Leggende
preset-season = Stagione
preset-season-about = Un campionato intero contro Leggende

# Circuits

circuit-country = { $circuit ->
    [usa] USA
    [gb] Gran Bretagna
    [france] Francia
    [italia] Italia
    [lesson] allenamento
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
setup-empty-near = Del mio livello
setup-empty-legends = Leggende
setup-empty-rookie = Esordienti
setup-empty-amateur = Dilettanti
setup-empty-club = Piloti di club
setup-empty-pro = Professionisti
setup-empty-champion = Campioni
setup-empty-nobody = Nessuno
setup-pro = Livello Pro
setup-garage = Garage
setup-garage-none = Auto di base
setup-garage-regular = A scelta, regolari
setup-garage-advanced = A scelta, avanzate
setup-garage-all = A scelta, tutte
setup-garage-quick = Inizio veloce, 3 a caso
setup-weather = Clima e strade
setup-tournament = Modalità Torneo
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
settings-pace-normal = ×1
settings-pace-fast = ×2
settings-pace-faster = ×4
settings-pace-off = No
settings-sound = Suono
settings-notify = Avvisami quando tocca a me
settings-notify-refused = Qui il browser non permette le notifiche.
settings-buzz = Vibra quando tocca a me
settings-keys = Scorciatoie a un tasto
installed-turn = Slipstream: tocca a te
offline-title = Nessuna connessione
offline-text = La pagina è qui, le gare sono sul server. Appena sarà raggiungibile, tutto sarà dove l’hai lasciato.
offline-go = Riprova
settings-signals = Mostra i segnali
language = Lingua
settings-pass = Salta i passi che non offrono nulla di utile
settings-single = Gioco automatico se c’è una sola scelta
settings-confirm = Chiedi prima di una sbandata

# Lobby

lobby-title = Lobby
lobby-seats = Piloti
lobby-count = { $seated } di { $cars }
lobby-host = Organizza
lobby-ready = Ci sono
lobby-not-ready = Non ancora
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
lobby-empty-legends = Le guidano le Leggende
lobby-empty-rookie = Le guidano esordienti
lobby-empty-amateur = Le guidano dilettanti
lobby-empty-club = Le guidano piloti di club
lobby-empty-pro = Le guidano professionisti
lobby-empty-champion = Le guidano campioni
lobby-empty-nobody = Restano ai box
lobby-add-driver = Aggiungi un pilota
lobby-colour = Colore
colour-red = Rosso, numero 1
colour-blue = Blu, numero 2
colour-yellow = Giallo, numero 3
colour-green = Verde, numero 4
colour-gray = Bianco, numero 5
colour-black = Rosa, numero 6
lobby-start = Avvia la gara
lobby-get-ready = Ci sono
lobby-unready = Aspettatemi
lobby-all-ready = Ci sono tutti.
lobby-host-starts = L’organizzatore avvia la gara.
lobby-join = Prendi posto
lobby-share = Invita
lobby-share-about = Gli amici entrano da telefono o computer, senza account.
lobby-link = Link a questo tavolo
lobby-copy = Copia il link
lobby-copied = Link copiato.
lobby-send = Condividi…
lobby-only-here = Solo questo computer può aprire questo link. Per gli altri: ./slipstream serve --host 0.0.0.0
lobby-code = Codice
lobby-private = Continua su un altro dispositivo
lobby-private-copied = Link privato copiato. Chi lo ha guida la tua automobile.

# Messages

loading = Carico la gara
reconnecting = Riconnessione, tentativo { $tries }. Le tue carte sono al sicuro.
broken-title = Impossibile caricare questa pagina
broken-text = La connessione si è interrotta, oppure c’è una versione più recente. Le tue gare restano salvate.
broken-go = Ricarica
unknown-title = Nessuna gara a questo indirizzo
unknown-text = Forse è stata cancellata, o il link non è completo.
unknown-go = Inizio
gone-deleted = Questa gara è stata cancellata
gone-removed = Hai lasciato questa gara
gone-text = Un pilota automatico prende il tuo posto.
elsewhere-title = Stai guidando in un’altra scheda
elsewhere-text = Si guida in una sola scheda alla volta.
elsewhere-go = Guida qui

# Garage

garage-round = Garage, scelta { $round } di { $rounds }
garage-swap = Garage, sostituzione
garage-order = Ordine di scelta
garage-today = Oggi: { $place }
garage-brief = Prima della gara
garage-grid = Griglia di partenza
symbols-must = quadrato: obbligatorio
symbols-may = rotondo: facoltativo
garage-market = Mercato
garage-your-pick = Scegli.
garage-swap-about = Puoi sostituire una delle tue Migliorie.
garage-waiting = { $name } sceglie.
garage-lot = { $name }
garage-advanced = Miglioria Avanzata.
garage-regular = Miglioria Regolare.
garage-no-symbols = Nessun simbolo. Conta solo il valore.
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
results-record = Salva la gara
results-track = Pista
results-rematch = Rivincita
results-join-rematch = Vai alla rivincita
results-classification = Classifica
results-chart = Grafico
results-heat = Le tue Heat
results-heat-of = { $name }: Heat
results-heat-about = pagate { $paid }, raffreddate { $cooled }
results-corners = Curve
results-line = { $how ->
    [won-lane] per una corsia
    [won-spaces] { $number ->
        [one] per una casella
       *[other] per { $number } caselle
      }
    [won-rounds] { $number ->
        [one] per un round
       *[other] per { $number } round
      }
    [alone] solo al traguardo
    [bunch] { $number ->
        [one] { $cars } auto in { $number } casella
       *[other] { $cars } auto in { $number } caselle
      }
    [lane] fianco a fianco con { $name }
    [spaces] { $number ->
        [one] a { $number } casella da { $name }
       *[other] a { $number } caselle da { $name }
      }
    [rounds] { $number ->
        [one] a { $number } round da { $name }
       *[other] a { $number } round da { $name }
      }
   *[out] fuori gara
  }{ $from ->
    [last] , dal fondo della griglia
    [grid] , dalla casella { $grid } in griglia
    [spin] { $spins ->
        [one] , dopo una sbandata
       *[other] , dopo { $spins } sbandate
      }
    [tow] , con un’ultima scia
   *[none] { "" }
  }
results-gap = Distacco
gap-winner = { $number ->
    [one] { $number } round
   *[other] { $number } round
  }
place-word = { $place }º posto
gap-rounds = { $number ->
    [one] +{ $number } round
   *[other] +{ $number } round
  }
gap-spaces = { $number ->
    [one] +{ $number } casella
   *[other] +{ $number } caselle
  }
gap-lane = di una corsia
gap-out = fuori gara
results-leads = { $number ->
    [one] { $number } cambio al comando.
   *[other] { $number } cambi al comando.
  }
results-chart-click = Tocca un round per vederlo in pista.
results-key-spin = sbandata
results-key-boost = le tue accelerazioni
results-key-engine = nel Motore
results-key-paid = pagate
results-corners-laps = barra: gli altri, tratto: limite
results-corners-lap = la tua Velocità e quella degli altri
results-distance = Caselle dalla testa
results-distance-about = Sopra la linea eri davanti a tutti.
corner-words = { $corner }, limite { $limit }, giro { $lap }: { $state ->
    [spun] sbandata
    [none] non passata
   *[passed] Velocità { $speed }, { $due } Heat
  }.
gap-words = { $best ->
    [one] Al meglio { $best } casella avanti, al peggio { $worst } indietro.
   *[other] Al meglio { $best } caselle avanti, al peggio { $worst } indietro.
  }
stat-over = { $number ->
    [one] curva oltre il limite
   *[other] curve oltre il limite
  }
stat-field = altri { $mean }
podium-label = Podio: { $names }
place = Posizione
driver = Pilota
heat = Heat
spins = Sband.
out = fuori
lap-number = Giro { $lap }
mark-slipstream = { $name }: scia
mark-boost = { $name }: Accelerazione
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
stat-stress = { $number ->
    [one] Stress giocata
   *[other] Stress giocate
  }
stat-adrenaline = Adrenalina

# Sharing a result

share = Condividi
share-title = Condividi il risultato
share-making = L’immagine è in arrivo.
share-failed = Non è stato possibile creare l’immagine. Riprova tra un momento.
share-shape = Formato
share-wide = Orizzontale
share-tall = Verticale
share-named = Il mio nome
share-about = Le altre persone appaiono solo con il colore della loro auto. Il link porta al risultato e al replay.
share-send = Condividi…
share-picture = Copia l’immagine
share-save = Salva l’immagine
share-link = Copia il link
share-line = Copia il testo
share-copied = Immagine copiata.
share-line-copied = Testo copiato.

# Problems

problem-offline = Il server non risponde. Riprova fra un momento.
problem-server-error = Qualcosa è andato storto. La gara è al sicuro.
problem-no-database = Il database non risponde. Ciò che è stato accettato è al sicuro; riprova tra un momento.
problem-no-such-code = Nessun tavolo si chiama { $code }. I codici hanno quattro segni.
problem-not-away-yet = Questo pilota può tornare: aspetta ancora { $seconds } s.
problem-nobody-removed = Non c’è nessuno da richiamare.
problem-is-here = Questo pilota è al tavolo: nessun altro può affidare la sua automobile.
problem-no-such-table = A questo indirizzo non c’è nessuna gara.
problem-not-seated = Non hai un posto a questo tavolo.
problem-not-host = Solo l’organizzatore può farlo.
problem-no-such-seat = Questo posto non c’è.
problem-bad-token = Questo link privato non apre nessun posto qui.
problem-table-full = Ogni automobile ha già un pilota.
problem-colour-taken = Questo colore è già preso.
problem-bad-name = Un nome ha da 1 a { $most } caratteri.
problem-bad-circuit = Su questo circuito non si può correre: { $reason }
problem-stroke-short = È troppo piccolo per un circuito. Disegna un anello più grande.
problem-print-large = Sarebbero più di { $sheets } fogli. Prendi carta più grande o caselle più piccole.
problem-bad-setup = Questa gara non può partire: { $reason }
problem-already-started = La gara è cominciata.
problem-not-started = La gara non è ancora cominciata.
problem-not-over = La gara non è ancora finita.
problem-not-ready = In attesa di { $names }.
problem-not-a-driver = Qui non c’è un pilota da sostituire.
problem-nothing-to-undo = Non c’è niente da annullare.
problem-no-such-option = Non è una delle risposte.
problem-stale-decision = Era già deciso. Ora lo schermo è aggiornato.
problem-not-your-turn = Non tocca a te.
problem-malformed = Il server non ha capito. Ricarica la pagina.
problem-too-large = È troppo grande.
problem-too-fast = Troppo in fretta. Aspetta { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
  }.
problem-bad-origin = Apri questa pagina dal suo indirizzo.

# What to expect of a field

strength-share = 
    { $won ->
        [one] { $won } volta su { $of }
       *[other] { $won } volte su { $of }
    }
strength-newcomer = Un principiante vince circa { $share } contro di loro.
strength-known = Vinci circa { $share } contro di loro.
strength-guess = 
    { $races ->
        [one] Dopo una gara, la nostra stima: vinci circa { $share } contro di loro, tra { $low } e { $high }.
       *[other] Dopo { $races } gare, la nostra stima: vinci circa { $share } contro di loro, tra { $low } e { $high }.
    }
strength-nearly-always = Contro di loro vinci quasi sempre.
strength-hardly-ever = Contro di loro non vinci quasi mai.
strength-not-measured = Non tutti sono stati misurati qui: è una stima.
