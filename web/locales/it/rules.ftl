# Rules at hand: the reference, what things say about themselves, and why something happened.
# Two sentences at most; numbers first. The rules themselves: src/slipstream/words/locales/LANGUAGE/rules.toml.

# The reference

rules-search = Cerca nelle regole
rules-search-hint = Una parola, o CORNER-5
rules-contents = Indice
rules-in-brief = In breve
rules-in-brief-about = Il gioco in disegni. Ogni numero apre la regola su cui si basa.
rules-back = Indietro
rules-chapter = Capitolo
rules-found = { $count ->
    [0] Niente per “{ $words }”. Prova una parola più corta.
    [one] { $count } regola
   *[other] { $count } regole
  }
rules-loading = Caricamento delle regole…
rules-failed = Impossibile caricare le regole. Controlla la connessione e riprova.
rules-retry = Riprova
rules-link = Copia il link a { $id }
rules-link-copied = Link copiato.
rules-clause = Regola { $id }
rules-why = perché?
rules-why-label = Perché? { $what }
rules-why-asking = Cerco la risposta…
rules-why-failed = Nessuna risposta
keys-rules = regole, su quello che indichi

# Steps

brief-step-gear-title = Marcia
brief-step-gear = Resta o cambia di una marcia gratis. Due marce costano 1 Heat, tre non si possono fare.
brief-step-cards-title = Carte
brief-step-cards = Gioca tante carte quante ne dice la marcia, coperte. Le Heat restano in mano.
brief-step-move-title = Movimento
brief-step-move = Tutte le carte vengono rivelate, anche quelle girate dal mazzo. La somma è la tua Velocità, e muovi di altrettante caselle.
brief-step-react-title = Reagire
brief-step-react = Raffreddamento, Accelerare, Adrenalina e simboli delle carte, in qualsiasi ordine. I simboli quadrati sono obbligatori, quelli rotondi facoltativi.
brief-step-slipstream-title = Scia
brief-step-slipstream = Subito dietro o accanto a un’automobile puoi percorrere 2 caselle in più. La Velocità non cambia.
brief-step-corner-title = Curva
brief-step-corner = Per ogni Linea di Curva superata: ogni punto di Velocità sopra il limite costa 1 Heat. Se le Heat non bastano, sbandi. Qui non si sceglie.
brief-step-discard-title = Scarto
brief-step-discard = Scarta dalla mano le carte che vuoi, tranne Heat e Stress.
brief-step-draw-title = Rifornire
brief-step-draw = Le carte giocate vanno nella pila degli scarti. Peschi fino al tuo limite di mano.

# Topics with a drawing

brief-gears-title = Marce
brief-gears = La marcia è il numero di carte che giochi. Le marce basse raffreddano: 3 Heat in marcia 1, 1 Heat in marcia 2.
brief-gears-drawn = Dalla marcia 2: 1, 2 e 3 sono gratis, 4 costa 1 Heat.
brief-cards-title = Carte e Velocità
brief-cards = La tua Velocità è la somma delle carte che giochi. L’automobile percorre esattamente altrettante caselle.
brief-cards-drawn = Marcia 3, carte 4, 2 e 1: Velocità 7, 7 caselle.
brief-corner-title = Costo di curva
brief-corner = Una curva confronta tutta la tua Velocità con il suo limite. Ogni punto sopra costa 1 Heat dal Motore.
brief-corner-drawn = Velocità 7 con limite 5: 2 Heat.
brief-spin-out-title = Sbandata
brief-spin-out = Se il Motore non può pagare, paghi tutte le Heat che ha e torni prima della linea. Prendi Stress, 1 nelle marce 1 e 2, 2 nelle marce 3 e 4, e riparti in marcia 1.
brief-spin-out-drawn = Velocità 8, limite 4, da pagare 4. Motore 2: sbandata, la marcia 3 dà 2 Stress.
brief-slipstream-title = Scia
brief-slipstream = Dopo il passo Reagire, accanto a un’automobile o subito dietro, puoi percorrere 2 caselle in più. La Velocità non cambia, ma una Linea di Curva superata così conta.
brief-slipstream-drawn = Subito dietro un’altra automobile: 2 caselle in più alla stessa Velocità.
brief-boost-title = Accelerare e carte girate
brief-boost = Una volta per turno, paga 1 Heat e gira carte finché esce una carta Base (da 1 a 4): muovi di altrettante caselle. Aumenta la tua Velocità.
brief-boost-drawn = Prima esce una Stress e viene scartata, poi un 3: Velocità +3, 3 caselle.
brief-cooldown-title = Raffreddamento
brief-cooldown = Le Heat tornano dalla mano nel Motore. Si possono pagare di nuovo subito.
brief-cooldown-drawn = La marcia 1 raffredda 3: tre Heat lasciano la mano.
brief-engine-title = Heat e Motore
brief-engine = Le Heat nel Motore sono quello con cui paghi. Pagate, vanno nella pila degli scarti, tornano in mano e la ingombrano finché non le raffreddi.
brief-engine-drawn = Motore, pila degli scarti, mazzo di pesca, mano, Motore: il percorso delle Heat.
brief-stress-title = Stress
brief-stress = Una carta Stress fa girare carte finché esce una carta Base (da 1 a 4). Non si scarta: giocarla è il modo di liberarsene.
brief-stress-drawn = Stress e 3: la carta girata è un 2, Velocità 5.
brief-adrenaline-title = Adrenalina
brief-adrenaline = L’ultima automobile (le ultime due se sono cinque o più) può aggiungere 1 alla Velocità e raffreddare 1 Heat. Una volta ciascuno, solo in questo round.
brief-adrenaline-drawn = Ultima all’inizio del round: +1 casella, 1 Heat raffreddata, o tutte e due.
brief-blocking-title = Bloccato
brief-blocking = Due automobili riempiono una casella. Puoi attraversare le caselle piene, ma non fermarti lì: ti fermi nella casella più vicina indietro con uno Spazio libero. La Velocità resta quella.
brief-blocking-drawn = Velocità 4, la quarta casella è piena: 3 caselle, Velocità sempre 4.
brief-legend-a-title = Leggende: movimento A
brief-legend-a = Oltre la Linea Leggenda una Leggenda supera la curva: il limite più il suo rombo. Non supera mai due Linee di Curva.
brief-legend-a-drawn = Limite 3, rombo 2: 5 caselle.
brief-legend-b-title = Leggende: movimento B
brief-legend-b = Prima della Linea Leggenda va alla sua Velocità Massima. Se così supererebbe la Linea di Curva, si ferma invece alla casella del suo rombo.
brief-legend-b-drawn = La Velocità Massima 9 supererebbe la linea: si ferma al rombo 1.
brief-conditions-title = Clima e strada
brief-conditions = Un rombo cambia una curva, una piastra il Settore fino alla curva seguente. Il Clima vale solo dove c’è un segnalino Clima.
brief-conditions-drawn = Questa curva: limite +1. Il Settore dopo: Accelerare senza Heat.
brief-symbols-title = Simboli del Garage
brief-symbols = I simboli quadrati con il bordo doppio sono obbligatori, quelli rotondi facoltativi. Usali in qualsiasi ordine nel passo Reagire.
brief-symbols-drawn = Obbligatori: Heat, Detriti, limite, Utilizzo Singolo. Facoltativi: Raffreddamento, scia, e gli altri.
brief-finish-title = Traguardo
brief-finish = Chi arriva un round prima è davanti. Nello stesso round è davanti l’automobile arrivata più lontano, nella stessa casella quella sulla Linea di Gara.
brief-finish-drawn = Tutte e due nello stesso round: 4 è davanti a 2. È arrivata più lontano.
brief-order-title = Ordine di turno
brief-order = L’automobile più avanti gioca per prima, in una casella condivisa quella sulla Linea di Gara. L’ordine vale per tutto il round.
brief-order-drawn = 1 è in testa. 2 e 3 condividono una casella: 2 è sulla Linea di Gara.
brief-cluttered-title = Mano Piena
brief-cluttered = Se non hai carte giocabili per nessuna marcia possibile, completa con le Heat della mano. L’automobile non si muove, quelle carte si scartano e scali in marcia 1.
brief-cluttered-drawn = Marcia 3, una carta giocabile, due Heat: nessun movimento.

# Dashboard

brief-gear-title = Marcia { $gear }
brief-gear = { $gear ->
    [one] Gioca { $gear } carta.
   *[other] Gioca { $gear } carte.
  } { $cooldown ->
    [0] Nessun Raffreddamento.
   *[other] Raffredda fino a { $cooldown } Heat.
  } { $cost ->
    [-2] {""}
    [-1] Ora fuori portata: una marcia è gratis, due costano 1 Heat, tre non si possono fare.
    [0] Gratis.
   *[other] Il cambio costa { $cost } Heat.
  }
brief-pile-draw-title = Mazzo di pesca
brief-pile-draw = Nessuno ne conosce l’ordine. Quando serve una carta ed è vuoto, si mescola la pila degli scarti.
brief-pile-discard-title = Pila degli scarti
brief-pile-discard = Si vede solo la carta in cima, anche tu. Le Heat pagate aspettano qui fino alla prossima mescolata.
brief-play-area-title = Area di Gioco
brief-play-area = La somma di queste carte è la tua Velocità. Vale per ogni curva che superi in questo turno.
brief-flip-odds-title = Probabilità della carta girata
brief-flip-odds = Che cosa può dare la prossima carta girata, contando le carte che non hai visto. Le altre carte che escono prima si scartano.
brief-forecast-title = Previsione
brief-forecast = La Velocità, quanto è probabile, e le Heat che costa, con le automobili dove sono ora.
brief-forecast-row-title = Velocità { $speed }
brief-forecast-row = { $spins ->
    [yes] La curva costa { $needs } Heat. Il Motore ne ha meno: sbandi.
   *[no] Heat da pagare in questo turno: { $heat }. Nel Motore ne restano { $left }.
  }
brief-limit-title = Limite di Velocità { $limit }
brief-limit = Fino a Velocità { $limit } qui è gratis. Ogni punto sopra costa 1 Heat.
brief-commit-title = Conferma
brief-commit = Marcia e carte restano segrete finché non sono pronti tutti. Fino ad allora puoi riprenderle.
brief-undo-title = Annulla
brief-undo = Possibile finché non si rivela una carta o non agisce qualcun altro.

# Cards

brief-card-basic-title = Carta Base
brief-card-basic = Aggiunge il suo numero alla tua Velocità. Ne hai tre per tipo: 1, 2, 3 e 4.
brief-card-stress-title = Stress
brief-card-stress = Conta la prima carta Base (da 1 a 4) girata dal tuo mazzo di pesca. Non si scarta.
brief-card-heat-title = Heat
brief-card-heat = Non si gioca e non si scarta. Raffreddala per riportarla nel Motore.
brief-card-upgrade-title = Miglioria
brief-card-upgrade = Il suo valore conta per la tua Velocità. Non è una carta Base: girata, viene scartata.
brief-card-sponsor-title = Carta Sponsor
brief-card-sponsor = Si gioca come una Miglioria, una volta: poi esce dal gioco.

# Symbols

brief-sym-heat-title = Heat (obbligatorio)
brief-sym-heat = Paga questo numero di Heat nel passo Reagire. Se il Motore ne ha meno, la carta si scarta e una carta girata la sostituisce.
brief-sym-scrap-title = Detriti (obbligatorio)
brief-sym-scrap = Scarta questo numero di carte dalla cima del tuo mazzo di pesca. Non fanno altro.
brief-sym-limit-title = Limite (obbligatorio)
brief-sym-limit = Il limite di ogni curva che superi in questo turno cambia di questo numero.
brief-sym-once-title = Utilizzo Singolo (obbligatorio)
brief-sym-once = Giocata una volta, la carta esce dal gioco alla fine del turno.
brief-sym-flip-title = Carta da girare (obbligatorio)
brief-sym-flip = Gira carte finché esce una carta Base (da 1 a 4), e aggiungila.
brief-sym-cooldown-title = Raffreddamento (facoltativo)
brief-sym-cooldown = Rimetti fino a questo numero di Heat dalla mano nel Motore.
brief-sym-slipstream-title = Scia (facoltativo)
brief-sym-slipstream = Se entri in scia, può essere più lunga di questo numero di caselle.
brief-sym-stress-title = Ridurre lo Stress (facoltativo)
brief-sym-stress = Scarta fino a questo numero di Stress dalla mano.
brief-sym-salvage-title = Recuperare (facoltativo)
brief-sym-salvage = Guarda la tua pila degli scarti e mescola fino a questo numero di carte nel mazzo di pesca.
brief-sym-refresh-title = Ripristinare (facoltativo)
brief-sym-refresh = Alla fine del turno la carta può andare in cima al tuo mazzo di pesca.
brief-sym-direct-title = Gioco Diretto (facoltativo)
brief-sym-direct = Gioca la carta dalla mano nel passo Reagire. Ti muove subito.
brief-sym-accelerate-title = Dare Gas (facoltativo)
brief-sym-accelerate = Velocità +1 per ogni carta girata finora in questo turno, e muovi di altrettante caselle.
brief-sym-adrenaline-title = Adrenalina (facoltativo)
brief-sym-adrenaline = Una casella in più. Aumenta la Velocità di 1, che conta anche in curva.
brief-sym-boost-title = Accelerare (facoltativo)
brief-sym-boost = Una volta per turno, 1 Heat per una carta girata: muovi di altrettante caselle. Aumenta la tua Velocità.

# Answers

brief-cool-gear-title = Raffreddamento della marcia
brief-cool-gear = La marcia 1 raffredda fino a 3 Heat, la marcia 2 ne raffredda 1. Quello che non usi è perso.
brief-cool-adrenaline-title = Raffreddamento dell’Adrenalina
brief-cool-adrenaline = 1 Heat dalla mano al Motore. La Velocità non cambia.
brief-cool-sector-title = Raffreddamento del Clima
brief-cool-sector = 1 Heat in più finché la tua automobile è in questo Settore. Una volta per turno per ogni Settore.
brief-unpayable-title = Heat insufficienti
brief-unpayable = Il Motore ha troppo poco per questa carta. Va nella pila degli scarti, una carta girata la sostituisce, e il movimento è corretto.
brief-choose-value-title = Scegli un valore
brief-choose-value = Dopo tutte le carte girate, scegli uno dei valori stampati. Vale per questo turno.
brief-end-react-title = Ho finito
brief-end-react = I simboli facoltativi che non usi sono persi. Quelli obbligatori vengono prima.
brief-refresh-title = Ripristinare
brief-refresh = La carta va in cima al tuo mazzo di pesca: la peschi per prima.
brief-stay-title = Niente scia
brief-stay = Resti dove sei, e si controlla la curva.

# Board and order

brief-badge-title = { $corner }, limite { $limit }
brief-badge = { $changed ->
    [yes] Stampato { $printed }, ora { $limit } per il segnalino della strada.
   *[no] Fino a Velocità { $limit } è gratis.
  } { $surcharge ->
    [0] Ogni punto sopra costa 1 Heat.
   *[other] Ogni punto sopra costa 1 Heat, e il Surriscaldamento { $surcharge } in più.
  }{ $press ->
    [yes] {" "}Curva della Stampa: superala entrando in scia o a 2 sopra il limite per una carta Sponsor.
   *[no] {""}
  }
brief-legend-line-title = Linea Leggenda
brief-legend-line = Oltre questa linea una Leggenda supera la curva; prima, si limita ad avvicinarsi. I giocatori la ignorano.
brief-order-lap-title = Giro
brief-order-lap = Il giro 1 comincia quando l’automobile supera la linea di partenza per la prima volta.
brief-order-gear-title = Marcia
brief-order-gear = Le marce sono pubbliche quando tutti i piani sono confermati.
brief-order-heat-title = Heat nel Motore
brief-order-heat = Quello che il pilota può ancora pagare. Lo vedono tutti.
brief-order-hand-title = Carte in mano
brief-order-hand = Il loro numero è pubblico, le carte no.
brief-legend-title = Leggenda
brief-legend = Un’automobile automatica senza carte e senza Heat. Una carta Leggenda per round dà a ogni Leggenda la sua Velocità Massima e un rombo.

# Weather and roads

brief-weather-clouds-title = Nuvole
brief-weather-clouds = 1 Stress in meno in ogni mazzo di pesca. Nessun Raffreddamento nei Settori del Clima.
brief-weather-fog-title = Nebbia
brief-weather-fog = 1 Heat in più in ogni Motore. Entrata in scia impedita nei Settori del Clima.
brief-weather-storm-title = Tempesta
brief-weather-storm = 1 Stress in più in ogni mazzo di pesca. Una scia che parte da un Settore del Clima può essere più lunga di 2 caselle.
brief-weather-snow-title = Neve
brief-weather-snow = 1 Heat in meno in ogni Motore. Raffreddamento +1 nei Settori del Clima.
brief-weather-rain-title = Pioggia
brief-weather-rain = 3 Heat di ogni Motore cominciano nel mazzo di pesca. Raffreddamento +1 nei Settori del Clima.
brief-weather-sun-title = Sole
brief-weather-sun = 3 Heat di ogni Motore cominciano nella pila degli scarti. Una scia che parte da un Settore del Clima può essere più lunga di 2 caselle.
brief-road-limit_up-title = Fondo buono
brief-road-limit_up = Il limite di questa curva è più alto di 1, per ogni automobile.
brief-road-limit_down-title = Fondo in cattivo stato
brief-road-limit_down = Il limite di questa curva è più basso di 1, per ogni automobile.
brief-road-overheat-title = Surriscaldamento
brief-road-overheat = Sopra il limite questa curva costa 1 Heat in più. Al limite o sotto, niente.
brief-road-slipstream-title = Scia +1
brief-road-slipstream = Una scia che comincia in questo Settore può essere più lunga di 1 casella.
brief-road-free_boost-title = Controllo del Surriscaldamento
brief-road-free_boost = Accelerare non costa Heat in questo Settore, anche a Motore vuoto.
brief-road-weather-title = Settore del Clima
brief-road-weather = L’effetto della tessera Clima vale in questo Settore.

# Garage

brief-lot-title = Mercato
brief-lot = Prendi una Miglioria in ciascuna delle tre scelte. Va nel tuo mazzo di pesca.
brief-draft-order-title = Ordine di scelta
brief-draft-order = Le scelte 1 e 3 cominciano dal fondo della griglia, la scelta 2 dalla testa.
brief-must-title = Quadrato: obbligatorio
brief-must = Da fare prima di finire il passo Reagire.
brief-may-title = Rotondo: facoltativo
brief-may = Si può usare una volta, in qualsiasi ordine, o per niente.
brief-deck-title = Il tuo mazzo
brief-deck = 12 carte Base, le tue Migliorie e le carte Stress si mescolano insieme.

# Why it happened. Facts first, then the rule.

why-corner-title = Curva { $corner }: { $due } Heat
why-spin-title = Sbandata alla curva { $corner }
why-order-title = Ordine del round { $round }
why-legend-title = { $name }: movimento { $move }
why-blocked-title = Bloccato
why-adrenaline-title = Adrenalina
why-reshuffled-title = Nuovo mazzo di pesca
why-cluttered-title = Mano Piena
why-corrected-title = Marcia corretta
why-unpayable-title = Heat insufficienti
why-finished-title = { $place ->
    [0] Traguardo
   *[other] { $place }º posto
  }
why-sponsor-title = Carta Sponsor
why-eliminated-title = Fuori gara
why-speed = Velocità { $speed }: { $sum }.
why-speed-plain = Velocità { $speed }.
why-part-flip = girata { $value }
why-part-boost = Accelerazione { $value }
why-part-adrenaline = Adrenalina 1
why-part-accelerate = Dare Gas { $value }
why-part-card = { $card } { $value }
why-part-named = { $card }
why-part-value = { $value }
why-limit-printed = Limite { $limit }, come stampato.
why-limit-road = Limite { $limit }: stampato { $printed }, strada { $road }.
why-limit-cards = Limite { $limit }: stampato { $printed }, carte proprie { $own }.
why-limit-both = Limite { $limit }: stampato { $printed }, strada { $road }, carte proprie { $own }.
why-corner-free = { $speed } non supera { $limit }: nessuna Heat.
why-corner-due = { $speed } − { $limit } = { $over }: { $due } Heat.
why-corner-due-hot = { $speed } − { $limit } = { $over }, e { $surcharge } per il Surriscaldamento: { $due } Heat.
why-spin-engine = { $due } Heat da pagare, il Motore ne aveva { $engine }: sbandata.
why-spin-stress = Marcia { $gear }: { $stress } Stress. Poi marcia 1.
why-spin-supply = La marcia { $gear } dà { $wanted } Stress, la riserva ne aveva { $stress }. Poi marcia 1.
why-spin-place = { $steps ->
    [0] Indietro fino allo Spazio libero più vicino prima della linea della curva { $corner }.
    [one] Indietro fino allo Spazio libero più vicino prima della linea della curva { $corner }, 1 casella più indietro: la prima era piena.
   *[other] Indietro fino allo Spazio libero più vicino prima della linea della curva { $corner }, { $steps } caselle più indietro: le altre erano piene.
  }
why-order-rule = Chi è più avanti all’inizio del round gioca per primo.
why-order-grid = La griglia decide il primo round.
why-order-row = { $place }. { $name }: giro { $lap }, casella { $space }, { $spot ->
    [0] Linea di Gara.
   *[1] Spazio esterno.
  }
why-order-row-grid = { $place }. { $name }: casella { $grid } della griglia.
why-order-adrenaline = Adrenalina: { $names }.
why-legend-card = Carta Leggenda per { $name }: Velocità Massima { $top }, rombo { $diamond }.
why-legend-a = Oltre la Linea Leggenda della curva { $corner }. Limite { $limit } + rombo { $diamond }: avanza di { $distance }.
why-legend-a-short = Oltre la Linea Leggenda della curva { $corner }. Limite { $limit } + rombo { $diamond } = { $sum }, ma mai oltre due Linee di Curva: avanza di { $distance }.
why-legend-b = Prima della Linea Leggenda. Nessuna Linea di Curva entro la Velocità Massima: avanza di { $distance }.
why-legend-b-last = Nessuna Linea di Curva prima del traguardo: la Velocità Massima, avanza di { $distance }.
why-legend-b-diamond = Prima della Linea Leggenda della curva { $corner }, { $away ->
    [one] { $away } casella
   *[other] { $away } caselle
  } prima della curva. La Velocità Massima { $top } la supererebbe: fino al rombo { $diamond }, avanza di { $distance }.
why-legend-stays = È più vicina alla linea di quanto dice il suo rombo e non torna mai indietro: resta.
why-blocked = { $wanted ->
    [one] { $wanted } casella
   *[other] { $wanted } caselle
  } più avanti i due Spazi erano occupati: si ferma dopo { $driven }.
why-blocked-stays = { $wanted ->
    [one] { $wanted } casella
   *[other] { $wanted } caselle
  } più avanti, e per tutto il tratto, i due Spazi erano occupati: nessun movimento.
why-blocked-speed = Tutta la Velocità conta comunque per la curva.
why-adrenaline = { $cars } automobili alla partenza: { $last ->
    [one] l’ultima di un round ha l’Adrenalina.
   *[other] le ultime { $last } di un round hanno l’Adrenalina.
  }
why-adrenaline-place = { $name }: posizione { $place } di { $racing } all’inizio del round { $round }.
why-adrenaline-gives = Velocità +1 e una casella, 1 Heat raffreddata, o tutte e due.
why-reshuffled = Serviva una carta e il mazzo di pesca era vuoto. { $number ->
    [one] { $number } carta della pila degli scarti è diventata il nuovo mazzo di pesca.
   *[other] { $number } carte della pila degli scarti sono diventate il nuovo mazzo di pesca.
  }
why-cluttered = Marcia { $cards }: { $playable ->
    [one] { $playable } carta giocabile
   *[other] { $playable } carte giocabili
  }, { $heat } Heat dalla mano. Nessuna marcia possibile si poteva riempire.
why-cluttered-stays = Nessun movimento, tutte le carte ({ $cards }) scartate, marcia 1.
why-corrected-up = Due marce in su dalla { $before } senza Heat da pagare: una carta a caso ({ $card }) viene scartata, e la marcia è { $gear }.
why-corrected-down = Due marce in giù dalla { $before } senza Heat da pagare: si aggiunge una carta girata, e la marcia è { $gear }.
why-unpayable = { $card } richiede { $heat } Heat e il Motore ne aveva meno. Una carta girata la sostituisce, e il movimento si rifà con quel valore.
why-finished-round = Round { $round }, { $beyond ->
    [0] subito dopo la linea
    [one] 1 casella oltre la linea
   *[other] { $beyond } caselle oltre la linea
  }, { $spot ->
    [0] Linea di Gara.
   *[1] Spazio esterno.
  }
why-finished-other = Stesso round: { $name }, { $beyond ->
    [0] subito dopo la linea
    [one] 1 casella oltre
   *[other] { $beyond } caselle oltre
  }, { $spot ->
    [0] Linea di Gara.
   *[1] Spazio esterno.
  }
why-finished-rule = Prima chi arriva un round prima, poi chi è arrivato più lontano, poi la Linea di Gara.
why-sponsor-press-corner = Curva della Stampa { $corner }: superata entrando in scia, o ad almeno { $least } sopra il limite.
why-sponsor-top-speed = L’evento di questa gara: Velocità { $least } o più in un turno.
why-sponsor-overtaking = L’evento di questa gara: { $least ->
    [one] { $least } automobile sorpassata
   *[other] { $least } automobili sorpassate
  } in un turno.
why-sponsor-first-lap = L’evento di questa gara: { $cars ->
    [one] la prima
   *[other] fra le prime { $cars }
  } a completare il giro 1.
why-sponsor-start = La carta Evento dà carte Sponsor alla partenza.
why-eliminated = L’evento di questa gara: chi sbanda è fuori.
