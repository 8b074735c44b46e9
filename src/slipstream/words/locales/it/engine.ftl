# Che cosa succede in una gara, che cosa si può rispondere, e perché una risposta è rifiutata.
# Le frasi su un’automobile cominciano con { $car }: più frasi seguono un solo nome.

## Small parts

either = { $first } o { $last }
both = { $first } e { $last }
series = { $first }; { $last }
percent = { $number }%
span = da { $low } a { $high }
nothing = niente
hidden = coperta
these-cards = queste carte

## Names

card-heat = Heat
card-stress = Stress
card-number = carta { $number }
category = { $name ->
    [part-4-wheel-drive] 4 Ruote Motrici
    [part-body] Carrozzeria
    [part-brakes] Freni
    [part-cooling-system] Sistema di Raffreddamento
    [part-rpm] R.P.M.
    [part-heat] Heat
    [part-fuel] Carburante
    [part-gas-pedal] Pedale del Gas
    [part-suspension] Sospensioni
    [part-tires] Gomme
    [part-turbo-charger] Turbo Compressore
    [part-wings] Alettoni
   *[other] { $category }
  }
colour = { $colour ->
    [black] nero
    [blue] blu
    [green] verde
    [red] rosso
    [gray] grigio
   *[yellow] giallo
  }
the-car = { $colour ->
    [black] l’automobile nera
    [blue] l’automobile blu
    [green] l’automobile verde
    [red] l’automobile rossa
    [gray] l’automobile grigia
   *[yellow] l’automobile gialla
  }
name-of-circuit = { $circuit ->
    [usa] USA
    [gb] Gran Bretagna
    [france] Francia
    [italia] Italia
   *[other] { $name }
  }
name-of-event = { $number ->
    [1] Tribuna
    [2] Record di Velocità
    [3] Sciopero
    [4] Motori liberi
    [5] Grande folla
    [6] Corruzione in commissione
    [7] Sponsor principale
    [8] In diretta televisiva
    [9] Regole di sicurezza
    [10] Ultima occasione
   *[other] { $label }
  }
name-of-weather = { $weather ->
    [clouds] nuvole
    [fog] nebbia
    [storm] tempesta
    [snow] neve
    [rain] pioggia
   *[sun] sole
  }
name-of-driver = { $driver ->
    [legend] Leggenda
    [you] tu
    [rookie] esordiente
    [amateur] dilettante
    [club] pilota di club
    [pro] pro
    [champion] campione
   *[other] { $driver }
  }
name-of-action = { $action ->
    [plan] scegliere marcia e carte
    [take-back] riprendere il piano
    [choose-value] scegliere un valore
    [cool-gear] raffreddare con la marcia
    [cool-adrenaline] raffreddare con l’Adrenalina
    [cool-sector] raffreddare con il Clima
    [cool-card] raffreddare con una carta
    [pay-heat] pagare un simbolo Heat
    [unpayable] dichiarare che una carta non si può pagare
    [scrap] Detriti
    [reduce-stress] Ridurre lo Stress
    [salvage] Recuperare
    [direct-play] Gioco Diretto
    [accelerate] Dare Gas
    [adrenaline-move] muovere con l’Adrenalina
    [boost] Accelerare
    [end-react] finire il passo Reagire
    [slipstream] Entrare in Scia
    [discard] scartare
    [refresh] Ripristinare
    [take-upgrade] prendere una Miglioria
    [swap-upgrade] sostituire una Miglioria
    [keep-upgrade] tenere una Miglioria
   *[other] { $action }
  }
name-of-step = { $step ->
    [running] il seguito
    [plan] marcia e carte
    [value] un valore
    [react] il passo Reagire
    [slipstream] il passo Entrare in Scia
    [discard] il passo Scartare
    [refresh] il simbolo Ripristinare
    [draft] la scelta delle carte Miglioria
    [swap] la sostituzione di una carta Miglioria
    [keep] la Miglioria da tenere
    [over] più niente: è finita
   *[other] { $step }
  }
place = { $where ->
    [grid] casella { $space } sulla griglia di partenza
   *[lap] casella { $space } del giro { $lap }
  }

## Events

event-round-started = Round { $round }
event-planned = { $car } ha scelto marcia e carte
event-plan-taken-back = { $car } riprende il piano
event-gear-shifted = { $how ->
    [stays] { $car } resta in marcia { $gear }
    [pays] { $car } passa dalla marcia { $before } alla { $gear } e paga 1 Heat
   *[free] { $car } passa dalla marcia { $before } alla { $gear }
  }
event-gear-corrected = { $how ->
    [discards] { $car } non può pagare due marce dalla { $before }: marcia { $gear }, scarta { $card }
   *[adds] { $car } non può pagare due marce dalla { $before }: marcia { $gear }, aggiunge una carta
  }
event-revealed = { $car } rivela { $cards }
event-cluttered = { $car } ha la mano piena ({ $cards }): nessun movimento, prima marcia
event-flipped = { $kept ->
    [yes] { $car } gira { $card }
   *[no] { $car } gira { $card } e la scarta
  }
event-reshuffled = { $number ->
    [one] { $car } mescola { $number } carta in un nuovo mazzo di pesca
   *[other] { $car } mescola { $number } carte in un nuovo mazzo di pesca
  }
event-value-chosen = { $car } sceglie { $value } su { $card }
event-speed-set = { $car } ha Velocità { $speed }
event-moved = { $blocked ->
    [0] { $car } si muove alla { $place }
    [one] { $car } si muove alla { $place } (bloccata { $blocked } casella prima)
   *[other] { $car } si muove alla { $place } (bloccata { $blocked } caselle prima)
  }
event-adrenaline-gained = { $car } ha l’Adrenalina
event-adrenaline-used = { $car } usa l’Adrenalina: Velocità +1
event-boosted = { $car } Accelera
event-cooled-down = { $car } raffredda { $number } Heat ({ $source ->
    [gear] marcia
    [adrenaline] Adrenalina
    [sector] Settore
   *[card] carta
  })
event-heat-paid = { $car } paga { $number } Heat ({ $reason ->
    [gear] marcia
    [boost] Accelerare
    [corner] curva
   *[symbol] simbolo
  })
event-unpayable = { $car } non ha abbastanza Heat per { $card }: carta sostituita, ora alla { $place }
event-scrapped = { $car } scarta { $card } (Detriti)
event-stress-reduced = { $car } scarta { $number } Stress
event-salvaged = { $shown ->
    [yes] { $car } recupera { $number ->
        [one] { $number } carta
       *[other] { $number } carte
      } ({ $cards })
   *[no] { $car } recupera { $number ->
        [one] { $number } carta
       *[other] { $number } carte
      }
  }
event-directly-played = { $car } gioca { $card } direttamente
event-accelerated = { $car } Dà Gas: +{ $number }
event-slipstreamed = { $spaces ->
    [one] { $car } entra in scia per { $spaces } casella
   *[other] { $car } entra in scia per { $spaces } caselle
  }
event-corner-passed = { $due ->
    [0] { $car } supera la curva { $corner } (limite { $limit }) a Velocità { $speed }
   *[other] { $car } supera la curva { $corner } (limite { $limit }) a Velocità { $speed }: { $due } Heat da pagare
  }
event-spun-out = { $car } SBANDA alla curva { $corner }, torna alla { $place }, { $stress } Stress
event-eliminated = { $car } è FUORI GARA nel round { $round }
event-sponsor-gained = { $shown ->
    [yes] { $car } ottiene una carta Sponsor: { $card } ({ $reason ->
        [press-corner] Curva della Stampa
        [top-speed] grande Velocità
        [overtaking] sorpassi
        [first-lap] primo giro
       *[start] alla partenza
      })
   *[no] { $car } ottiene una carta Sponsor ({ $reason ->
        [press-corner] Curva della Stampa
        [top-speed] grande Velocità
        [overtaking] sorpassi
        [first-lap] primo giro
       *[start] alla partenza
      })
  }
event-discarded = { $shown ->
    [yes] { $car } scarta { $number ->
        [one] { $number } carta
       *[other] { $number } carte
      } ({ $cards })
   *[no] { $car } scarta { $number ->
        [one] { $number } carta
       *[other] { $number } carte
      } ({ $top } in cima)
  }
event-refreshed = { $car } mette { $card } in cima al mazzo di pesca
event-used-up = { $car } toglie { $cards } dal gioco
event-play-area-cleared = { $car } libera l’Area di Gioco
event-drew = { $shown ->
    [yes] { $car } pesca { $number ->
        [one] { $number } carta
       *[other] { $number } carte
      }: { $cards }
   *[no] { $car } pesca { $number ->
        [one] { $number } carta
       *[other] { $number } carte
      }
  }
event-lap-started = { $car } comincia il giro { $lap }
event-finished = { $car } TAGLIA IL TRAGUARDO nel round { $round }
event-ranked = { $car } arriva in { $place }ª posizione
event-race-over = La gara è finita
event-legend-card-revealed = Le Leggende seguono la carta { $card }
event-legend-moved = { $car } (Leggenda) fa il movimento { $move }
event-upgrade-taken = { $car } prende { $face }
event-upgrade-swapped = { $car } sostituisce { $given } con { $face }
event-upgrade-kept = { $car } tiene { $face }
event-points-scored = { $points ->
    [one] { $car } segna { $points } punto, { $total } in tutto
   *[other] { $car } segna { $points } punti, { $total } in tutto
  }

## Refusals

refused = { $reason }.
refused-legal = { $reason }. Possibili: { $options }.
refused-legal-more = { $more ->
    [one] { $reason }. Possibili: { $options }; e un’altra ({ $more }).
   *[other] { $reason }. Possibili: { $options }; e altre { $more }.
  }
refusal-not-your-turn = il posto { $seat } non ha niente da decidere ora
refusal-stale-decision = la decisione { $decision } non è più aperta
refusal-nothing-to-undo = il posto { $seat } non ha niente da riprendere
refusal-not-in-this-step = ora non si può ({ $action }): la gara aspetta { $step }
refusal-no-such-gear = la marcia { $gear } non esiste: le marce vanno da 1 a 4
refusal-gear-too-far = dalla marcia { $from } alla { $gear } sono più di due posizioni
refusal-gear-needs-heat = passare dalla marcia { $from } alla { $gear } costa 1 Heat e il Motore è vuoto
refusal-gear-not-filled = la marcia { $gear } richiede { $gear ->
    [one] { $gear } carta giocabile
   *[other] { $gear } carte giocabili
  } e la mano ne ha { $playable }
refusal-cards-not-in-hand = non in mano: { $cards }
refusal-wrong-number-of-cards = il numero di carte deve essere pari alla marcia
refusal-heat-not-playable = Heat non si gioca ({ $cards })
refusal-not-discardable = Stress e Heat non si scartano ({ $cards })
refusal-play-all-then-heat = { $playable ->
    [one] con la mano piena si gioca la sola carta giocabile ({ $playable }), poi Heat
   *[other] con la mano piena si giocano tutte le { $playable } carte giocabili, poi Heat
  }
refusal-not-an-action = questa risposta nomina qualcosa che non le appartiene: { $action }
refusal-symbol-used = { $action }: questo simbolo è già stato usato in questo turno
refusal-symbol-not-open = { $action }: ora non c’è nessun simbolo così aperto
refusal-mandatory-symbol-open = il passo Reagire non può finire finché un simbolo Heat o Detriti è aperto
refusal-no-cooldown-here = niente Raffreddamento in questo Settore
refusal-symbol-needs-heat = { $card } richiede più Heat di quante ce ne siano
refusal-symbol-is-payable = il Motore può pagare { $card }
refusal-stress-out-of-range = { $number } Stress: questo numero non si può scartare ({ $stress } in mano)
refusal-cards-not-in-discard-pile = non nella pila degli scarti: { $cards }
refusal-too-many-salvaged = { $card } non può recuperare tante carte: { $cards }
refusal-no-direct-play = { $card } non si può giocare direttamente
refusal-no-plus-used = nessun simbolo + è stato usato in questo turno
refusal-no-value-to-choose = non è il valore di { $card } che viene chiesto
refusal-value-not-printed = { $number } non è stampato su { $card }
refusal-value-not-in-play = { $number } non è una delle Velocità possibili di { $card } in questo momento
refusal-no-refresh = { $card } non si può ripristinare
refusal-no-slipstream-here = in questo Settore non si può Entrare in Scia
refusal-not-in-the-market = questa carta non è nel mercato
refusal-not-your-upgrade = questa Miglioria non è tua
refusal-no-cooldown-in-gear = la marcia { $gear } non dà Raffreddamento
refusal-no-heat-in-hand = in mano non ci sono Heat da raffreddare
refusal-cooldown-out-of-range = { $number } Heat: questo numero non si può raffreddare ({ $heat } in mano)
refusal-no-adrenaline = questa automobile non ha l’Adrenalina in questo round
refusal-no-room-ahead = la casella davanti è piena
refusal-boost-needs-heat = Accelerare costa 1 Heat e il Motore è vuoto
refusal-slipstream-distance = { $number ->
    [one] non si può Entrare in Scia per { $number } casella
   *[other] non si può Entrare in Scia per { $number } caselle
  }
refusal-slipstream-over-finish = Entrando in Scia non si può arrivare alla linea del traguardo
refusal-slipstream-no-car = non c’è un’automobile né accanto né subito davanti

## Answers

action-plan = marcia { $gear }: { $cards }
action-take-back = riprendere il piano
action-choose-value = { $card }: Velocità { $number }
action-cool-gear = raffreddare { $number } Heat con la marcia
action-cool-adrenaline = raffreddare 1 Heat con l’Adrenalina
action-cool-sector = raffreddare { $number } Heat con il Clima
action-cool-card = raffreddare { $number } Heat con { $card }
action-pay-heat = pagare le Heat di { $card }
action-unpayable = { $number ->
    [0] Heat insufficienti per { $card }: la sostituisce una carta girata
   *[other] Heat insufficienti per { $card } (Velocità { $number }): la sostituisce una carta girata
  }
action-scrap = subire i Detriti di { $card }
action-reduce-stress = scartare { $number } Stress con { $card }
action-salvage = recuperare { $cards } con { $card }
action-direct-play = giocare { $card } direttamente
action-accelerate = Dare Gas con { $card }
action-adrenaline-move = Adrenalina: Velocità +1 e una casella
action-boost = Accelerare: girare una carta e muovere del suo valore
action-end-react = finire il passo Reagire
action-slipstream = { $number ->
    [one] Entrare in Scia per { $number } casella
   *[other] Entrare in Scia per { $number } caselle
  }
action-no-slipstream = non Entrare in Scia
action-discard = scartare { $cards }
action-no-discard = tenere tutte le carte
action-refresh = mettere { $card } in cima al mazzo di pesca
action-no-refresh = non ripristinare altre carte
action-take-upgrade = prendere { $face }
action-swap-upgrade = sostituire { $given } con { $face }
action-no-swap = non sostituire niente
action-keep-upgrade = tenere { $face }
