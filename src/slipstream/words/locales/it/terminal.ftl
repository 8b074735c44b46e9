# Che cosa dice il gioco nel terminale.

## The situation

terminal-title = { $circuit }, { $laps }. Round { $round }, posizione { $place } di { $cars }
terminal-laps = { $laps ->
    [one] { $laps } giro
   *[other] { $laps } giri
  }
terminal-spaces = { $number ->
    [one] { $number } casella
   *[other] { $number } caselle
  }
terminal-spaces-span = da { $low } a { $high } { $high ->
    [one] casella
   *[other] caselle
  }
terminal-corner-ahead = { $ahead } prima della linea della curva { $corner }, limite { $limit }{ $marks }
terminal-corner-after = altre { $further } fino alla curva { $corner }, limite { $limit }{ $marks }
terminal-corner-here = Subito prima della linea della curva { $corner }, limite { $limit }{ $marks }
terminal-mark-limit = (strada { $change })
terminal-mark-overheat = (Surriscaldamento: { $heat } Heat)
terminal-mark-press = (Curva della Stampa)
terminal-mark-adjust = ({ $change } con le tue carte)
terminal-here = Qui: { $effects }.
terminal-ahead-here = Settore fra { $ahead }: { $effects }.
terminal-beyond-finish = Oltre la linea del traguardo.
terminal-no-corner-ahead = Nessuna curva prima della linea del traguardo: { $distance }.
terminal-car-ahead = { $number } davanti
terminal-car-behind = { $number } dietro
terminal-car-beside = accanto a te
terminal-you = tu
terminal-your-car = La tua automobile
terminal-race-line = Linea di Gara
terminal-outer = esterno
terminal-on-grid = griglia
terminal-finished = al traguardo
terminal-eliminated = fuori gara
terminal-legend = Leggenda
terminal-adrenaline = Adrenalina
terminal-road-empty = Nessun’altra automobile vicino a te.
terminal-road = Vicino a te: { $cars }.
terminal-car-line = { $hand ->
    [one] { $place }. { $car }: { $distance }, { $where }, marcia { $gear }, { $engine } Heat, { $hand } carta{ $extra }.
   *[other] { $place }. { $car }: { $distance }, { $where }, marcia { $gear }, { $engine } Heat, { $hand } carte{ $extra }.
  }
terminal-car-line-out = { $place }. { $car }: { $status }.
terminal-car-line-legend = { $place }. { $car }: { $distance }, { $where }, Leggenda.
terminal-top = in cima al mazzo di pesca: { $cards }
terminal-own-adrenaline = Hai l’Adrenalina in questo round.
terminal-mat = Marcia { $gear }, Motore { $engine } Heat.
terminal-draw = Mazzo di pesca ({ $number }): { $cards }.
terminal-discard = Pila degli scarti ({ $number }), in cima: { $top }.
terminal-discard-empty = Pila degli scarti: vuota.
terminal-hand = Mano: { $cards }.
terminal-hand-reshuffle = Mazzo di pesca vuoto: la pila degli scarti sarà mescolata.

## Columns of the coloured screen

terminal-column-ahead = avanti
terminal-column-race = gara
terminal-column-outer = est.
terminal-column-sector = sett.
terminal-column-me = >>
terminal-column-car = auto
terminal-column-lap = giro
terminal-column-space = casella
terminal-column-spot = Spazio
terminal-column-on-race-line = gara
terminal-column-on-outer = esterno
terminal-column-to-you = da te
terminal-column-gear = marcia
terminal-column-heat = Heat
terminal-column-hand = mano
terminal-column-plan = piano
terminal-column-speed = Velocità
terminal-column-on-the-way = strada facendo
terminal-column-risk = rischio
terminal-column-driver = pilota
terminal-column-grid = griglia
terminal-column-round = round
terminal-column-reached = arrivo
terminal-column-spin-outs = sbandate
terminal-column-heat-paid = Heat pagate
terminal-column-points = punti
terminal-column-out = fuori
terminal-mat-gear = Marcia
terminal-mat-engine = Motore
terminal-mat-heat = { $heat } Heat
terminal-mat-draw = Mazzo di pesca { $number }: { $cards }
terminal-mat-discard = Pila degli scarti { $number }
terminal-mat-discard-top = Pila degli scarti { $number }, in cima { $top }
terminal-mat-hand = Mano

## Asking

terminal-ask-plan = Marcia e carte
terminal-gears = Marce: { $gears }.
terminal-gear-free = { $gear }
terminal-gear-heat = { $gear } (per { $heat } Heat)
terminal-gear-corrected = { $gear } (niente Heat: sarà corretta)
terminal-ask-plan-hint = Scrivi delle carte, p. es. { $example }; oppure list, help, quit.
terminal-ask-commit = Invio gioca questo piano; oppure scrivine un altro
terminal-ask-number-hint = Scrivi un numero; Invio: { $default }.
terminal-ask-number-must = Scrivi un numero; quel che è segnato OBBLIGO va fatto prima di finire il passo Reagire.
terminal-ask-number-only = Scrivi un numero.
terminal-ask-salvage = { $number ->
    [one] Recuperare. Scrivi al massimo { $number } carta, - per niente, o Invio per tornare indietro
   *[other] Recuperare. Scrivi al massimo { $number } carte, - per niente, o Invio per tornare indietro
  }
terminal-ask-salvage-hint = La tua pila degli scarti: { $cards }.
terminal-ask-discard-hint = Puoi scartare { $cards }. Scrivi delle carte, o Invio per tenerle tutte.
terminal-forced = ({ $step }: una sola risposta, { $action }.)
terminal-forced-react = (Reagire: niente da usare.)
terminal-step-plan = Marcia e carte
terminal-step-value = Valore
terminal-step-react = Reagire
terminal-step-slipstream = Entrare in Scia
terminal-step-discard = Scartare
terminal-step-refresh = Ripristinare
terminal-step-draft = Scelta delle carte Miglioria
terminal-step-swap = Sostituzione
terminal-step-keep = Tenere una Miglioria

## What an answer would do

terminal-speed = Velocità { $speed }
terminal-from-pile = { $number ->
    [one] { $number } carta dal mazzo di pesca
   *[other] { $number } carte dal mazzo di pesca
  }
terminal-shift-cost = cambiare marcia costa { $heat } Heat
terminal-shift-later = cambiare marcia costerà { $heat } Heat al tuo turno
terminal-speed-choice = scegli { $values } per { $card }
terminal-symbols-cost = i simboli Heat costano { $heat } Heat
terminal-crosses = Supera la curva { $corner }, limite { $limit }{ $marks }: { $due } da pagare.
terminal-may-cross = Forse supera la curva { $corner }, limite { $limit }{ $marks }: { $due } da pagare.
terminal-sponsor = Curva della Stampa: una carta Sponsor, se non sbandi.
terminal-sponsor-maybe = Curva della Stampa: forse una carta Sponsor, se non sbandi.
terminal-corrected-up = Niente Heat per due marce: una di queste carte, presa a caso, viene scartata; marcia { $gear }.
terminal-corrected-down = Niente Heat per due marce: si aggiunge una carta dal mazzo di pesca; marcia { $gear }.
terminal-cool-for-symbols = Solo se prima raffreddi Heat nel passo Reagire: altrimenti un simbolo Heat non si può pagare.
terminal-unpayable-ahead = ATTENZIONE: non ci sono abbastanza Heat per i simboli Heat. Una carta che non si può pagare viene scartata e sostituita da una girata: i numeri qui sopra ne tengono conto.
terminal-no-heat = nessuna Heat
terminal-heat = { $heat } Heat
terminal-engine-then = Motore { $engine }
terminal-stops-before = Si ferma { $left } prima della curva { $corner } (limite { $limit }).
terminal-stops-at = Si ferma subito prima della linea della curva { $corner } (limite { $limit }).
terminal-cooldown-of-gear = marcia { $gear } fino a { $heat }
terminal-reaches-finish = Arriva alla linea del traguardo.
terminal-may-finish = Arriva alla linea del traguardo: { $percent }.
terminal-must-cool = Solo se prima raffreddi Heat nel passo Reagire: altrimenti sbandi.
terminal-spin-sure = ATTENZIONE: SBANDATA alla curva { $corner } (se un’automobile davanti non ti trattiene): { $stress }.
terminal-spin-risk = ATTENZIONE: rischio di sbandata { $percent } alla curva { $corner }: { $stress }.
terminal-stress = { $stress } Stress, prima marcia, Motore vuoto
terminal-stress-out = { $stress } Stress, prima marcia, Motore vuoto, e FUORI dalla gara
terminal-can-cool = Nel passo Reagire puoi raffreddare { $heat } Heat dalla tua mano.
terminal-no-move = Mano piena: l’automobile non si muove; prima marcia, queste carte vengono scartate.
terminal-list-spin-sure = SBANDATA
terminal-list-spin-risk = sbandata { $percent }
terminal-list-cool = prima raffreddare
terminal-list-shift = cambio { $heat } Heat
terminal-list-corner = { $corner } { $due }
terminal-list-finish = traguardo
terminal-list-symbols = simboli { $heat } Heat
terminal-list-corrected = corretta alla marcia { $gear }
terminal-list-unpayable = Heat insufficienti
terminal-list-sponsor = carta Sponsor
terminal-list-none = nessun piano in marcia { $gear }; le marce sono { $gears }
terminal-now = Ora alla { $place }, Velocità { $speed }, Motore { $engine } Heat.

## Refusing

terminal-not-cards = { $tried }: { $part } non è una carta. La tua mano: { $cards }. Scrivi p. es. { $example }.
terminal-too-many = { $tried }: nessuno ha tante { $card }. La tua mano: { $cards }.
terminal-no-cards = { $tried }: nessuna carta è nominata. Scrivi marcia e carte, p. es. { $example }.
terminal-gear-mismatch = { $gear ->
    [one] { $tried }: la marcia { $gear } richiede { $gear } carta, non { $number }. Marce possibili: { $gears }.
   *[other] { $tried }: la marcia { $gear } richiede { $gear } carte, non { $number }. Marce possibili: { $gears }.
  }
terminal-not-an-option = { $tried } non è una delle risposte. Scrivi da 1 a { $last }.
terminal-not-an-option-enter = { $tried } non è una delle risposte. Scrivi da 1 a { $last }, o Invio per: { $default }.
terminal-refused = { $tried }: { $reason }
terminal-refused-plan = { $tried }: { $reason } Scrivi list per tutti i piani possibili.
terminal-nothing-planned = Scrivi prima marcia e carte, p. es. { $example }.
terminal-no-undo = Non si può tornare indietro: dopo la tua ultima risposta è stato rivelato qualcosa di nascosto.
terminal-undone = Annullato.
terminal-save-where = save richiede un nome di file: save race.json
terminal-saved = Salvato in { $file }.
terminal-continue = Per continuare: slipstream play --resume { $file }
terminal-keep = Tenere la registrazione? Scrivi un nome di file, o Invio per no
terminal-not-saved = Non salvato: { $reason }

## Leaving

terminal-quit-recorded = Vuoi lasciare la gara? È conservata in { $file }. Scrivi s per lasciare, altro per continuare
terminal-quit-unrecorded = Vuoi lasciare la gara? NON è salvata (save FILE la salverebbe). Scrivi s per lasciare, altro per continuare
terminal-yes = s, sì, si
terminal-on = Si continua.
terminal-left = Lasci la gara.
terminal-stopped = Interrotto.

## Beginning and end

terminal-welcome = Guidi { $car } ({ $code }) contro { $drivers }. Scrivi help in ogni momento.
terminal-welcome-alone = Guidi { $car } ({ $code }). Scrivi help in ogni momento.
terminal-welcome-legends = { $number } x Leggenda
terminal-welcome-season = { $races ->
    [one] Stagione { $year }, { $races } gara: { $circuits }.
   *[other] Stagione { $year }, { $races } gare: { $circuits }.
  }
terminal-more = Altro (Leggende, Garage, Clima, Torneo, stagioni): slipstream play --help
terminal-resumed = La gara continua dal round { $round }.
terminal-resumed-draft = Rieccoti alla scelta delle carte Miglioria.
terminal-draft-race = { $circuit }: Migliorie prima della gara.
terminal-draft-season = Stagione { $season }, gara { $race } di { $races }: { $circuit }.
terminal-draft-draft = Tocca a te: prendi una carta.
terminal-draft-swap = Sei ultimo sulla griglia: puoi sostituire una Miglioria.
terminal-draft-keep = Tieni una Miglioria per la prossima stagione.
terminal-draft-grid = Griglia: { $places }.
terminal-draft-owns = { $car } ha { $cards }.
terminal-draft-give = dare { $given } -> prendere { $face }
terminal-draft-copies = { $card } ({ $copies } copie)
terminal-season-race = { $season }, gara { $race }: { $circuit }
terminal-no-upgrades = Non hai Migliorie con simboli.
terminal-pause-help = Invio continua; log, cards, save FILE e quit funzionano anche qui.
terminal-race-begins = { $circuit }: la gara comincia.
terminal-log-empty = Non è ancora successo niente.
terminal-why-nothing = Nel tuo ultimo turno niente è successo da sé.
terminal-you-finish = Arrivi in { $place }ª posizione su { $cars }.
terminal-place-line = { $place }. { $car }, { $driver }: round { $round }, { $over } oltre la linea{ $extra }.
terminal-place-line-out = { $place }. { $car }, { $driver }: fuori gara nel round { $round }{ $extra }.
terminal-place-spins = { $number ->
    [one] { $number } sbandata
   *[other] { $number } sbandate
  }
terminal-place-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
terminal-seed = Seme { $seed }. { $rounds } round.
terminal-seed-season = Seme { $seed }.
terminal-replay = Per rivederla: slipstream replay { $file } --story
terminal-standings = Classifica del Campionato dopo la gara { $race } di { $races }: { $rows }.
terminal-standing = { $place }. { $car } { $points }
terminal-next-race = Prossima: { $circuit }, { $event }. Invio continua
terminal-champion = { $points ->
    [one] { $car } vince il Campionato con { $points } punto.
   *[other] { $car } vince il Campionato con { $points } punti.
  }
terminal-you-champion = { $points ->
    [one] VINCI il Campionato con { $points } punto.
   *[other] VINCI il Campionato con { $points } punti.
  }
terminal-legend-champion = { $car } ha vinto la stagione: una Leggenda, quindi nessun giocatore ha vinto.
terminal-already-over = Qui è tutto finito; si può rivedere: slipstream replay { $file }

## Cards: what their symbols are and do

terminal-must = OBBLIGO
terminal-value = Velocità { $values }
terminal-value-plus = Velocità { $values } e { $pluses }
terminal-symbol-heat = Heat { $n }
    .does = pagare { $n } Heat
terminal-symbol-scrap = Detriti { $n }
    .does = scartare { $n } dal mazzo di pesca
terminal-symbol-limit = Limite di Velocità { $n }
    .does = i Limiti di Velocità { $n } per te
terminal-symbol-cooldown = Raffreddamento { $n }
    .does = raffreddare { $n } Heat
terminal-symbol-slipstream = Accelerare Entrando in Scia +{ $n }
    .does = { $n } in più entrando in scia
terminal-symbol-stress = Ridurre lo Stress { $n }
    .does = scartare { $n } Stress dalla mano
terminal-symbol-salvage = Recuperare { $n }
    .does = { $n ->
        [one] { $n } carta scartata torna nel mazzo
       *[other] { $n } carte scartate tornano nel mazzo
      }
terminal-symbol-refresh = Ripristinare
    .does = torna in cima al mazzo di pesca
terminal-symbol-direct = Gioco Diretto
    .does = anche dalla mano nel passo Reagire
terminal-symbol-accelerate = Dare Gas
    .does = Velocità +1 per ogni + usato
terminal-symbol-once = Utilizzo Singolo
    .does = poi esce dal gioco
terminal-heat-card = una carta Heat aggiuntiva per il tuo mazzo di pesca: raffreddata, è Heat per il Motore
terminal-use-pay-heat = OBBLIGO: pagare { $heat } Heat per { $card }
terminal-use-unpayable = { $number ->
    [0] OBBLIGO, se prima non raffreddi Heat: Heat insufficienti per { $card } (Heat { $heat }), viene scartata e una carta girata la sostituisce
   *[other] OBBLIGO, se prima non raffreddi Heat: Heat insufficienti per { $card } (Velocità { $number }, Heat { $heat }), viene scartata e una carta girata la sostituisce
  }
terminal-use-scrap = OBBLIGO: Detriti { $number }, la cima del mazzo di pesca viene scartata ({ $card })
terminal-use-reduce-stress = scartare { $number } Stress dalla mano ({ $card })
terminal-use-salvage = { $number ->
    [one] recuperare al massimo { $number } carta dalla pila degli scarti ({ $card }); poi la scrivi
   *[other] recuperare al massimo { $number } carte dalla pila degli scarti ({ $card }); poi le scrivi
  }
terminal-use-direct-play = giocare { $card } ora, oltre alla marcia: { $said }
terminal-use-accelerate = Dare Gas: +{ $number }, 1 per ogni + usato ({ $card })
terminal-use-refresh = { $card } in cima al mazzo di pesca: la peschi per prima

## Weather, roads, events

terminal-weather = Clima: { $weather } ({ $before }; nei Settori del Clima { $sector }).
terminal-tile-stress = { $n } Stress per ogni automobile
terminal-tile-engine_heat = { $n } Heat in ogni Motore
terminal-tile-heat_to_deck = { $n } Heat cominciano nel mazzo di pesca
terminal-tile-heat_to_discard = { $n } Heat cominciano nella pila degli scarti
terminal-sector-no_cooldown = nessun Raffreddamento
terminal-sector-no_slipstream = entrata in scia impedita
terminal-sector-slipstream_boost = scia +{ $n }
terminal-sector-cooldown_bonus = Raffreddamento +{ $n }
terminal-sector-free_boost = Accelerare gratis
terminal-roads = Strade: { $roads }.
terminal-token-limit = Limite di Velocità { $n }
terminal-token-extra_heat = Surriscaldamento: { $n } Heat se troppo veloce
terminal-token-sector = dopo la curva { $effect }
terminal-token-weather = dopo la curva il Clima, { $effect }
terminal-event = Evento: { $event }.
terminal-event-sponsors = { $number ->
    [one] { $number } carta Sponsor alla partenza
   *[other] { $number } carte Sponsor alla partenza
  }
terminal-event-press = Curva della Stampa { $corners }
terminal-event-first_cars = le prime { $n } automobili a completare il primo giro ottengono una carta Sponsor
terminal-event-speed_at_least = un turno a Velocità { $n } o più fa ottenere una carta Sponsor
terminal-event-cars_passed_at_least = sorpassare { $n } automobili in un turno fa ottenere una carta Sponsor
terminal-event-laps = { $signed } giro
terminal-event-heat = { $signed } Heat in ogni Motore
terminal-event-stress = { $signed } Stress in ogni mazzo di pesca
terminal-event-hand_limit = limite di mano { $n }
terminal-event-spin_out_eliminates = un’automobile che sbanda è fuori gara e non segna niente
terminal-event-points = punti della posizione { $place }: { $signed }
