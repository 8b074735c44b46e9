# Cards

card-upgrade = Miglioria
card-hidden = una carta coperta

# Race feed

feed-title = Cronaca
feed-round = Round { $round }
feed-heat = { $heat ->
    [one] { $heat } pagata
   *[other] { $heat } pagate
  }
event-gear-shifted = { $name } passa dalla marcia { $before } alla { $gear }.
    .you = Passi dalla marcia { $before } alla { $gear }.
event-gear-corrected = { $name } non può pagare due marce dalla { $before }: marcia { $gear }.
    .you = Non puoi pagare due marce dalla { $before }: marcia { $gear }.
event-cluttered = { $name } ha la Mano Piena e non si muove. Marcia 1.
    .you = Hai la Mano Piena e non ti muovi. Marcia 1.
event-flipped = { $name } gira { $card }.
    .you = Giri { $card }.
event-reshuffled = { $name } mescola { $number ->
    [one] { $number } carta
   *[other] { $number } carte
  } in un nuovo mazzo di pesca.
    .you = Mescoli { $number ->
        [one] { $number } carta
       *[other] { $number } carte
      } in un nuovo mazzo di pesca.
event-legend-moved = { $name } non si muove.
event-moved = { $distance ->
    [0] { $name } si ferma subito prima della curva { $corner }.
    [one] { $name } è a { $distance } casella dalla curva { $corner }.
   *[other] { $name } è a { $distance } caselle dalla curva { $corner }.
  }
    .you = { $distance ->
        [0] Ti fermi subito prima della curva { $corner }.
        [one] Sei a { $distance } casella dalla curva { $corner }.
       *[other] Sei a { $distance } caselle dalla curva { $corner }.
      }
event-adrenaline-used = { $name } usa l’Adrenalina. Velocità +1.
    .you = Usi l’Adrenalina. Velocità +1.
event-boosted = { $name } Accelera.
    .you = Acceleri.
event-cooled-down = { $name } raffredda { $number } Heat.
    .you = Raffreddi { $number } Heat.
event-unpayable = { $name } non ha abbastanza Heat per { $card }. La sostituisce una carta girata.
    .you = Non hai abbastanza Heat per { $card }. La sostituisce una carta girata.
event-scrapped = { $name } scarta { $card } (Detriti).
    .you = Scarti { $card } (Detriti).
event-stress-reduced = { $name } scarta { $number } Stress.
    .you = Scarti { $number } Stress.
event-salvaged = { $name } recupera { $number ->
    [one] { $number } carta
   *[other] { $number } carte
  }.
    .you = Recuperi { $number ->
        [one] { $number } carta
       *[other] { $number } carte
      }.
event-directly-played = { $name } gioca { $card } direttamente.
    .you = Giochi { $card } direttamente.
event-accelerated = { $name } Dà Gas: +{ $number }.
    .you = Dai Gas: +{ $number }.
event-slipstreamed = { $name } entra in scia: +{ $spaces }.
    .you = Entri in scia: +{ $spaces }.
event-corner-passed = { $name } supera la curva { $corner } a { $speed }, limite { $limit }.
    .you = Superi la curva { $corner } a { $speed }, limite { $limit }.
event-spun-out = { $name } sbanda alla curva { $corner }. { $stress } Stress, marcia 1.
    .you = Sbandi alla curva { $corner }. { $stress } Stress, marcia 1.
event-eliminated = { $name } è fuori gara.
    .you = Sei fuori gara.
event-sponsor-gained = { $name } ottiene una carta Sponsor.
    .you = Ottieni una carta Sponsor.
event-discarded = { $name } scarta { $number ->
    [one] { $number } carta
   *[other] { $number } carte
  }.
    .you = Scarti { $number ->
        [one] { $number } carta
       *[other] { $number } carte
      }.
event-refreshed = { $name } rimette { $card } in cima al mazzo di pesca.
    .you = Rimetti { $card } in cima al mazzo di pesca.
event-used-up = { $name } toglie { $cards } dal gioco.
    .you = Togli { $cards } dal gioco.
event-lap-started = { $name } comincia il giro { $lap }.
    .you = Cominci il giro { $lap }.
event-finished = { $name } taglia il traguardo.
    .you = Tagli il traguardo.
event-race-over = La gara è finita.
event-upgrade-taken = { $name } prende una Miglioria.
    .you = Prendi una Miglioria.
event-upgrade-swapped = { $name } sostituisce una Miglioria.
    .you = Sostituisci una Miglioria.
event-upgrade-kept = { $name } tiene una Miglioria.
    .you = Tieni una Miglioria.
event-points-scored = { $points ->
    [one] { $name } segna { $points } punto.
   *[other] { $name } segna { $points } punti.
  }
    .you = { $points ->
        [one] Segni { $points } punto.
       *[other] Segni { $points } punti.
      }

# Race screen

car-label = { $name }, posizione { $place }
callout-speed = passi a { $speed }
callout-pay = Heat da pagare
callout-free = entro il limite
race-subtitle = Gran Premio, { $country }
race-over = La gara è finita
you = Tu
legend = Leggenda
legend-top = max { $speed }
driver-rookie = Esordiente
driver-amateur = Dilettante
driver-club = Pilota di club
driver-pro = Professionista
driver-champion = Campione
driver-in-manner = { $level }, { $manner }
manner-keeps = risparmia Heat
manner-dares = frena tardi
manner-follows = in scia
manner-blocks = chiude la porta
manner-gambles = ancora una carta
manner-boosts = per il pubblico
status-choosing = Sceglie
status-turn = Gioca
status-ready = C’è
status-waiting = In attesa
status-away = Assente
status-finished = Arrivato
status-out = Fuori gara
step-gear = Marcia
step-cards = Carte
step-move = Movimento
step-react = Reagire
step-slipstream = Scia
step-corner = Curva
step-discard = Scarto
step-draw = Rifornire
lap = Giro
round = Round
limit = Limite
speed = Velocità
chance = Prob.
result = Esito
undo = Annulla
take-back = Torna indietro
menu = Menu
tools = Strumenti
dash = La tua plancia
conditions = Clima e Condizioni di Strada
watching = Stai guardando.
waiting-short = In attesa
waiting-for = In attesa di { $names }.
play-turned = girata per questa carta
play-area = Area di Gioco
play-empty = Nessuna carta giocata.
pick-cards = Scegli le carte: il loro numero è la marcia.
flip = girata
hand-label = La tua mano, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
  }
hand-card = { $card }{ $selected ->
    [yes] , scelta
   *[no] {""}
  }, tasto { $key }
engine-risk = costa { $heat } Heat
forecast-title = Se giochi questo
forecast-now = posizioni attuali
certain = certo
forecast-finish = Traguardo
forecast-as = con { $values }
forecast-shift = { $heat } Heat per il cambio
forecast-hidden = { $plus ->
    [0] A questo tavolo le probabilità sono nascoste.
    [one] 1 carta da girare. A questo tavolo le probabilità sono nascoste.
   *[other] { $plus } carte da girare. A questo tavolo le probabilità sono nascoste.
  }
needs-heat = −{ $heat }
heat-left = { $left ->
    [one] resta { $left }
   *[other] restano { $left }
  }
options-title = Che cosa puoi fare ora
option-speed = Velocità { $speed }
option-range = da { $low } a { $high }
option-words = { $speed ->
        [none] { $what }
       *[other] { $what }: Velocità { $speed }
    }{ $spin ->
        [sure] , sbandata
        [may] , sbandata nel { $chance } dei casi
       *[no] { "" }
    }
option-plan = { $cards }
option-choose-value = { $card }: Velocità { $number }
option-cool-gear = Raffredda { $number }
option-cool-adrenaline = Adrenalina: raffredda 1
option-cool-sector = Clima: raffredda { $number }
option-cool-card = { $card }: raffredda { $number }
option-pay-heat = Paga per { $card }
option-unpayable = { $number ->
    [0] Heat insufficienti per { $card }: gira una carta
   *[other] Heat insufficienti per { $card } (Velocità { $number }): gira una carta
  }
option-scrap = Detriti: { $card }
option-reduce-stress = Scarta { $number } Stress
option-salvage = { $count ->
    [0] Non recuperare
   *[other] Recupera { $cards }
  }
picker-title = { $what ->
        [salvage] Recupera fino a { $count }
       *[other] Scegli fino a { $count }
    }
picker-cards = Scegli le carte
option-direct-play = Gioca ora { $card }
option-accelerate = Dare Gas
option-adrenaline-move = Adrenalina: +1
option-boost = Accelerare
option-end-react = Ho finito
option-slipstream = { $number ->
    [0] Niente scia
   *[other] Scia { $number }
  }
option-discard = Scarta { $cards }
option-refresh = { $none ->
    [yes] Non ripristinare più
   *[no] Ripristina { $card }
  }
commit-pick = Scegli le carte
commit-picked = { $count ->
    [one] { $count } scelta
   *[other] { $count } scelte
  }
commit-plan = { $count ->
    [one] Conferma { $count } carta
   *[other] Conferma { $count } carte
  }
commit-hidden = segreto finché non sono pronti tutti
commit-speed = Velocità { $speed }
commit-speed-spin = Velocità { $speed }, sbandata { $spin }
commit-discard = { $count ->
    [0] Tieni tutto
    [one] Scarta { $count }
   *[other] Scarta { $count }
  }
commit-discard-note = poi pesca fino a { $hand }
commit-react = Ho finito
commit-must-note = i simboli quadrati sono obbligatori
commit-stay = Niente scia
commit-stay-note = resti dove sei
commit-no-refresh = Non ripristinare più
commit-thinking = un momento
turn-title-waiting = In attesa
turn-title-value = Scegli un valore
turn-title-react = Se ti fermi qui
turn-title-slipstream = Senza scia
turn-title-discard = Scarto
turn-title-refresh = Ripristinare
turn-plan = Tocca a te: marcia e carte.
turn-value = Tocca a te: scegli un valore.
turn-react = Tocca a te: reagisci.
turn-slipstream = Tocca a te: entri in scia?
turn-discard = Tocca a te: Scarto.
turn-refresh = Tocca a te: Ripristinare.
title-your-turn = Tocca a te, { $place }
title-race = { $place }, Slipstream
confirm-spin-title = Sbandata { $spin }
confirm-spin-certain = La sbandata è certa.
confirm-spin-text = Sbandata nel { $spin } dei casi.
confirm-spin-bill = La curva { $corner } può chiedere { $needs } Heat e ne avresti { $engine }. Allora le perdi tutte: torni prima della curva, in marcia 1, e prendi Stress.
confirm-yes = Rischia
confirm-no = Scegli di nuovo
key-enter = Invio

# Signals and clock

clock = { $seconds ->
    [one] resta { $seconds } secondo
   *[other] restano { $seconds } secondi
  }
signals = Segnali
signal-hello = Ciao
signal-nice = Bella guida!
signal-thanks = Grazie
signal-sorry = Scusa
signal-wow = Wow
signal-hurry = Tocca a te

# The track in words

twin = La pista in parole
twin-cars = Automobili per posizione
twin-car = { $place }. { $name }: casella { $space }, giro { $lap }, { $distance ->
    [0] subito prima della curva { $corner }
    [one] { $distance } casella prima della curva { $corner }
   *[other] { $distance } caselle prima della curva { $corner }
  }.
twin-corners = Curve dalla linea di partenza
twin-corner = { $name }: limite { $limit }, linea dopo la casella { $space }.
twin-forecast = Se giochi quello che è scelto: Velocità { $speed }, { $distance ->
    [0] subito prima della curva { $corner }
    [one] { $distance } casella prima della curva { $corner }
   *[other] { $distance } caselle prima della curva { $corner }
  }, probabilità { $chance }, Heat { $heat }{ $spin ->
    [yes] , sbandata
   *[no] {""}
  }.

# Keys

keys-title = Tasti
keys-cards = scegli una carta, o una risposta dell’elenco
keys-gears = marce da 1 a 4
keys-enter = il pulsante dorato
keys-undo = annulla o torna indietro
keys-boost = Accelerare
keys-cooldown = Raffreddamento
keys-slipstream = scia
keys-leave = lascia così
keys-skip = salta l’animazione
keys-help = questi tasti
keys-close = chiudi

# Menu of the race

menu-title = Il tavolo
menu-here = Al volante
menu-gave-up = Ti sei ritirato. Un pilota automatico ha preso il tuo posto.
menu-hand-over = Affida il volante
menu-hand-over-sure = { $driver } guida la tua auto, round dopo round, finché non riprendi il volante. Premi di nuovo per affidare il volante.
wheel-note = { $driver } guida la tua auto
wheel-take = Riprendi il volante
menu-give-back = Restituisci il volante
menu-link = Copia il link
menu-home = Inizio
menu-give-up = Ritirati
menu-give-up-sure = Ritirati davvero
menu-delete = Cancella la gara
menu-delete-sure = Cancellala per tutti
menu-back = Torna alla gara

# Weather and roads

weather-clouds = Nuvole
weather-fog = Nebbia
weather-storm = Tempesta
weather-snow = Neve
weather-rain = Pioggia
weather-sun = Sole
weather-sector-no_cooldown = nessun Raffreddamento nei Settori del Clima
weather-sector-no_slipstream = entrata in scia impedita nei Settori del Clima
weather-sector-slipstream_boost = scia +{ $amount } dai Settori del Clima
weather-sector-cooldown_bonus = Raffreddamento +{ $amount } nei Settori del Clima
weather-setup-stress = { $amount ->
    [-1] 1 Stress in meno per tutti
   *[other] { $amount } Stress in più per tutti
  }
weather-setup-engine_heat = { $amount ->
    [-1] 1 Heat in meno nel Motore
   *[other] { $amount } Heat in più nel Motore
  }
weather-setup-heat_to_deck = { $amount } Heat cominciano nel mazzo di pesca
weather-setup-heat_to_discard = { $amount } Heat cominciano nella pila degli scarti
road-limit_up = limite +1
road-limit_down = limite −1
road-overheat = 1 Heat in più se sei sopra il limite
road-slipstream = scia +1 nel Settore dopo la curva
road-free_boost = Accelerare non costa Heat nel Settore dopo la curva
road-weather = Clima nel Settore dopo la curva
road-after = dopo la curva { $corner }

# Symbols, one sentence each

symbol-heat = Paga { $amount } Heat nel passo Reagire. Se non puoi, una carta girata sostituisce questa.
symbol-scrap = { $amount ->
    [one] Scarta la carta in cima al tuo mazzo di pesca.
   *[other] Scarta le { $amount } carte in cima al tuo mazzo di pesca.
  }
symbol-limit = { $sign ->
    [minus] Il limite di ogni curva che superi in questo turno scende di { $amount }.
   *[plus] Il limite di ogni curva che superi in questo turno sale di { $amount }.
  }
symbol-cooldown = Puoi rimettere { $amount } Heat dalla mano nel Motore.
symbol-slipstream = La tua scia può essere più lunga di { $amount ->
    [one] { $amount } casella
   *[other] { $amount } caselle
  }.
symbol-stress = Puoi scartare { $amount } Stress dalla mano.
symbol-salvage = Puoi mescolare fino a { $amount ->
    [one] { $amount } carta
   *[other] { $amount } carte
  } della pila degli scarti nel tuo mazzo di pesca.
symbol-refresh = Puoi rimettere la carta in cima al tuo mazzo di pesca alla fine del turno.
symbol-direct = Puoi giocare questa carta dalla mano nel passo Reagire.
symbol-accelerate = Puoi aumentare la Velocità di 1 per ogni carta girata in questo turno.
symbol-once = Utilizzo Singolo: esce dal gioco dopo questo turno.
symbol-flip = Gira una carta e aggiungi il suo valore.
card-about-value = Aggiunge { $value } alla tua Velocità.{ $plus ->
    [0] {""}
    [one] {" "}Poi gira una carta e aggiungi il suo valore.
   *[other] {" "}Poi gira { $plus } carte e aggiungi i loro valori.
  }
card-about-values = Scegli { $values } quando la riveli.{ $plus ->
    [0] {""}
   *[other] {" "}Poi gira una carta e aggiungi il suo valore.
  }
card-about-heat = Non si gioca e non si scarta. Raffreddala per riportarla nel Motore.
card-about-stress = Gira carte finché esce una carta Base (da 1 a 4), e aggiungi il suo valore. Non si scarta.

road-title = La strada davanti
hand-look = Guarda la TV
hand-track = Vedi la pista qui
hand-tv = La pista è sulla TV: solo le carte
