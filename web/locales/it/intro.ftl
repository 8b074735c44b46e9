# First race: the introduction

intro-title = Come si gioca
intro-about = 5 minuti, un giro, con un coach
intro-coach = Coach
intro-topics = Temi
intro-count = { $met } di { $all }
intro-topic-gears = Marce
intro-topic-cards = Carte
intro-topic-corner = Curva
intro-topic-slipstream = Scia
intro-topic-heat = Heat
intro-topic-stress = Stress
intro-topic-boost = Accelerare
intro-topic-spin-out = Sbandata
intro-topic-cooldown = Raffreddamento
intro-topic-met = { $topic }, visto
intro-topic-open = { $topic }, da vedere
intro-next = Avanti
intro-skip = Salta
intro-pick = { $count ->
    [one] Scegli la carta per me
   *[other] Scegli le { $count } carte per me
  }
intro-back = Mostra il coach
intro-again = Ricomincia
intro-undo = Riprendi

# Turn 1: gears and cards

intro-gears-plan-1 = { $laps ->
    [one] { $laps } giro
   *[other] { $laps } giri
  }, { $corners } curve, { $cars } automobili. La tua ha l’anello tratteggiato. Le altre guidano da sole.
intro-gears-plan-2 = Ora marcia { $gear }. La marcia dice quante carte giochi, da 1 a 4. Una marcia in su o in giù è gratis, due costano 1 Heat.
intro-gears-plan-3 = Marcia { $shift } vuol dire { $count } carte. Scegli { $cards }: Velocità { $speed }, quindi { $speed } caselle.
intro-gears-end-react = Velocità { $now }, { $now } caselle percorse. Qui puoi Reagire: Raffreddamento o Accelerare. Per ora non serve nessuno dei due.
intro-gears-discard = { $hand } carte in mano. Quelle che non vuoi possono andare ora; poi peschi fino a { $full }. Tieni tutto.

# Turn 2: a corner within the limit

intro-corner-plan-1 = { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
  } per superare la linea di { $corner }. Limite { $limit }: a Velocità { $limit } o meno è gratis.
intro-corner-plan-2 = Scegli { $cards }: marcia { $shift }, Velocità { $speed }, limite { $limit }. La previsione dice quanto costa: { $due } Heat.
intro-corner-end-react = Velocità { $now } sulla linea. La curva si controlla dopo le tue reazioni. Accelerare aumenta la Velocità: lascia stare.
intro-corner-discard = { $crossed } a { $crossed-speed }, limite { $crossed-limit }: { $paid } Heat. Tieni le tue carte.

# Turn 3: slipstream

intro-slipstream-plan-1 = { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
  } alla linea di { $corner }, limite { $limit }. Fuori portata: questo è un rettilineo, quindi vai veloce.
intro-slipstream-plan-2 = Scegli { $cards }: Velocità { $speed }. Ti porta vicino all’automobile davanti.
intro-slipstream-end-react = { $gap ->
    [0] { $rival } è accanto a te.
    [one] { $rival } è { $gap } casella davanti.
   *[other] { $rival } è { $gap } caselle davanti.
  } Abbastanza vicino per la scia. Prima finisci di Reagire.
intro-slipstream-slipstream = { $number } caselle gratis: la scia. Serve un’automobile accanto o subito davanti, e la Velocità non aumenta.
intro-slipstream-discard = Un { $cards } qui non serve. Scegli la carta e scarta: una nuova prende il suo posto.

# Turn 4: over the limit

intro-heat-plan-1 = { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
  } e superi { $corner }, limite { $limit }. A Velocità { $limit } è gratis. Sopra, ogni punto costa 1 Heat.
intro-heat-plan-2 = Scegli { $cards }: Velocità { $speed }, { $due } di troppo. Le celle a righe del Motore sono le Heat che pagheresti.
intro-heat-end-react = Velocità { $now }, limite { $limit-now }. Paghi { $due } Heat quando finisci di Reagire.
intro-heat-discard-1 = { $paid } Heat pagate, ne restano { $engine } di { $capacity }. Le Heat pagate stanno nella pila degli scarti e più tardi tornano in mano.
intro-heat-discard-2 = Tieni le tue carte e pesca fino a { $full }.

# Turn 5: Stress and boost

intro-boost-plan-1 = { $stress } carte Stress. Una Stress non ha un valore suo: giocata, gira carte finché esce un 1, 2, 3 o 4.
intro-boost-plan-2 = Scegli { $cards }. Velocità da { $slowest } a { $speed }: la previsione elenca ogni Velocità con la sua probabilità.
intro-boost-boost = Velocità { $now }; la tua Stress ha girato un { $flip }. Accelerare: paga 1 Heat per una carta in più, una volta per turno, in ogni marcia.
intro-boost-end-react = Accelerare ha dato un { $flip }: Velocità { $now }. Motore { $engine } di { $capacity }.
intro-boost-discard = { $heat ->
    [0] Niente da buttare.
   *[other] Le Heat in mano non si scartano, e nemmeno le Stress.
  } Tieni il resto e pesca fino a { $full }.

# Turn 6: a spin-out

intro-spin-out-plan-1 = { $engine } Heat nel Motore, limite { $limit } a { $corner }. Se non puoi pagare ogni punto in più, sbandi.
intro-spin-out-plan-2 = Una volta, apposta: scegli { $cards }. Velocità { $speed }, { $due } di troppo, { $engine } Heat. La pagina chiede prima di lasciarti fare.
intro-spin-out-end-react = Velocità { $now }, { $due } Heat da pagare, { $engine } disponibili. Finisci e guarda quanto costa.
intro-spin-out-discard-1 = Sbandata. Tutte le Heat pagate, indietro prima di { $crossed }, marcia { $gear }, { $spin-stress } Stress in più in mano. Non costa mai più di così.
intro-spin-out-discard-2 = Ora { $stress } Stress in mano. Tieni il resto e pesca.

# Turn 7: cooldown

intro-cooldown-plan-1 = { $heat } Heat in mano. Una Heat non si gioca e non si scarta: occupa il posto di carte utili.
intro-cooldown-plan-2 = La marcia 1 raffredda { $cool-1 } Heat, la marcia 2 ne raffredda { $cool-2 }. Le marce 3 e 4 nessuna. Resta in marcia 1.
intro-cooldown-plan-3 = Scegli { $cards }. Giocare una Stress è il modo di liberarsene. Velocità { $speed } al massimo, limite { $limit }: sicuro.
intro-cooldown-cool-gear = Raffredda { $number }: { $number } Heat tornano dalla mano nel Motore.
intro-cooldown-end-react = { $adrenaline ->
    [yes] Motore di nuovo { $engine }. L’ultima automobile ha l’Adrenalina: 1 casella in più o 1 Heat in più raffreddata. Usala o finisci.
   *[no] Motore di nuovo { $engine }, e { $engine } carte utili in più da pescare. Finisci di Reagire.
  }
intro-cooldown-discard = { $finish } caselle al traguardo. Da qui guidi senza guida, con suggerimenti. Tieni le tue carte.

# Free driving

intro-free-plan = { $last ->
    [yes] { $finish } al traguardo, nessuna curva rimasta.
   *[no] { $spaces } alla linea di { $corner }, limite { $limit }. Motore { $engine }.
  }
intro-free-advice = Un buon piano: { $cards }. { $reason }
intro-free-cool = { $number } Heat da raffreddare. Non costa niente.
intro-free-adrenaline = Adrenalina: 1 casella in più, e Velocità +1. Attenzione al prossimo limite.
intro-free-react = Niente di obbligatorio. Accelerare costa 1 Heat.
intro-free-slipstream = { $number } caselle gratis. Guarda dov’è la prossima linea.
intro-free-discard = Butta quello che non aiuta nella prossima curva, o tieni tutto.
intro-off = Guidi a modo tuo. Continua con i suggerimenti, riprendi la mossa, o ricomincia.

# Skip

intro-skip-title = Lasciare l’introduzione?
intro-skip-text = Temi visti: { $met } di { $all }. Si può ricominciare in ogni momento.
intro-skip-no = Continua con il coach
intro-skip-alone = Guida da solo
intro-skip-leave = Lascia

# Summary

intro-done-title = { $place ->
    [1] Primo
    [2] Secondo
   *[other] Terzo
  }, temi visti: { $met } di { $all }
intro-done-text = { $rounds } round, { $heat } Heat pagate, { $spins ->
    [0] nessuna sbandata
    [one] { $spins } sbandata
   *[other] { $spins } sbandate
  }. Il tutto, una riga per tema:
intro-sum-gears = Da 1 a 4. La marcia è il numero di carte. Una posizione è gratis, due costano 1 Heat.
intro-sum-cards = I valori sommati sono la Velocità. La Velocità sono le caselle percorse.
intro-sum-corner = Al limite o sotto quando superi la linea: gratis.
intro-sum-slipstream = 2 caselle, accanto a un’automobile o subito dietro. La Velocità resta.
intro-sum-heat = 1 per ogni punto sopra il limite. Le Heat pagate tornano in mano.
intro-sum-stress = Carta girata: da 1 a 4 a caso. Giocata, è andata.
intro-sum-boost = 1 Heat per una carta in più. Una volta per turno.
intro-sum-spin-out = Troppo poche Heat: indietro prima della linea, marcia 1, Stress.
intro-sum-cooldown = La marcia 1 raffredda { $cool-1 }, la marcia 2 raffredda { $cool-2 }.
intro-home = Inizio
