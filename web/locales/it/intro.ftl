# First race: the introduction

intro-title = Come si gioca
intro-coach = Istruttore
intro-topics = Argomenti
intro-count = { $met } di { $all }
intro-topic-gears = Marce
intro-topic-cards = Carte
intro-topic-corner = Curva
intro-topic-adrenaline = Adrenalina
intro-topic-slipstream = Scia
intro-topic-heat = Heat
intro-topic-stress = Stress
intro-topic-boost = Accelerazione
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
intro-back = Mostra l’istruttore
intro-again = Ricomincia
intro-undo = Torna indietro

# Turn 1: gears and cards

intro-gears-plan-1 = Si vince tagliando per primi il traguardo; nello stesso round, chi va più lontano. { $laps ->
    [one] { $laps } giro
   *[other] { $laps } giri
  }, { $corners } curve, { $cars } automobili. La tua ha l’anello tratteggiato.
intro-gears-plan-2 = Sei in marcia { $gear }. La marcia dice quante carte giochi, da 1 a 4. Una marcia in su o in giù è gratis, due costano 1 Heat.
intro-gears-plan-3 = Marcia { $shift } vuol dire { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }. Scegli { $cards }: Velocità { $speed }, quindi { $speed } caselle.
intro-gears-end-react = Velocità { $now }, { $now } caselle percorse. Ora puoi reagire: Raffreddamento o Accelerazione. Per ora non ti serve nessuna delle due.
intro-gears-discard = { $hand } carte in mano. Puoi scartare quelle che non vuoi; poi peschi fino a { $full }. Tieni tutto.

# Turn 2: a corner within the limit

intro-corner-plan-1 = { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
  } per superare la linea della curva { $corner }. Limite { $limit }: a Velocità { $limit } o meno è gratis.
intro-corner-plan-2 = Sei ultimo in pista, quindi hai l’Adrenalina: il cuore nell’ordine. Nel tuo turno dà 1 casella in più e Velocità +1, o raffredda 1 Heat.
intro-corner-plan-3 = Scegli { $cards }: marcia { $shift }, Velocità { $speed }, limite { $limit }. La previsione dice quanto costa: { $due } Heat. Ogni riga: Velocità, arrivo, costo, probabilità.
intro-corner-adrenaline-move = Adrenalina: 1 casella in più, la Velocità passa da { $now } a { $speed }, proprio il limite. Usala.
intro-corner-end-react = Velocità { $now } sulla linea. La curva si controlla dopo le tue reazioni. Accelerare aumenta la Velocità: lascia stare.
intro-corner-discard = { $crossed } a Velocità { $crossed-speed }, limite { $crossed-limit }: { $paid } Heat. Tieni le tue carte.

# Turn 3: slipstream

intro-slipstream-plan-1 = { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
  } alla linea della curva { $corner }, limite { $limit }. Fuori portata: questo è un rettilineo, quindi vai veloce.
intro-slipstream-plan-2 = Scia: chi finisce il movimento accanto a un’automobile, o subito dietro, può avanzare di 2 caselle gratis.
intro-slipstream-plan-3 = Scegli { $cards }: Velocità { $speed }. Ti porta vicino all’automobile davanti.
intro-slipstream-adrenaline-move = Ancora ultimo, quindi ancora Adrenalina: 1 casella in più, e nessuna curva vicina. Usala.
intro-slipstream-end-react = { $gap ->
    [0] { $rival } è accanto a te.
    [one] { $rival } è a { $gap } casella davanti a te.
   *[other] { $rival } è a { $gap } caselle davanti a te.
  } Abbastanza vicino per la scia. Prima finisci il passo Reagire.
intro-slipstream-slipstream = { $number } caselle gratis: la scia. Serve un’automobile accanto o subito davanti, e la Velocità non aumenta.
intro-slipstream-discard = Un { $cards } qui non serve. Scegli la carta e scarta: una nuova prende il suo posto.

# Turn 4: over the limit

intro-heat-plan-1 = { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
  } e superi la curva { $corner }, limite { $limit }. A Velocità { $limit } sarebbe gratis. Sopra, ogni punto costa 1 Heat.
intro-heat-plan-2 = Scegli { $cards }: Velocità { $speed }, { $due } di troppo. Le celle a righe del Motore sono le Heat che pagheresti.
intro-heat-end-react = Velocità { $now }, limite { $limit-now }. Paghi { $due } Heat quando finisci il passo Reagire.
intro-heat-discard-1 = { $paid } Heat pagate, ne restano { $engine } di { $capacity }. Le Heat pagate stanno nella pila degli scarti e più tardi tornano in mano.
intro-heat-discard-2 = Tieni le tue carte e pesca fino a { $full }.

# Turn 5: Stress and boost

intro-boost-plan-1 = { $stress ->
    [one] { $stress } carta Stress
   *[other] { $stress } carte Stress
  }. Una Stress non ha un valore suo: giocata, gira carte finché esce un 1, 2, 3 o 4.
intro-boost-plan-2 = Scegli { $cards }. Velocità da { $slowest } a { $speed }: la previsione elenca ogni Velocità con la sua probabilità.
intro-boost-boost = Velocità { $now }; la tua Stress ha girato un { $flip }. Accelerare: paga 1 Heat per una carta in più, una volta per turno, in qualsiasi marcia.
intro-boost-end-react = Accelerando hai girato un { $flip }: Velocità { $now }. Motore { $engine } di { $capacity }.
intro-boost-discard = { $heat ->
    [0] Niente da scartare.
   *[other] Le Heat in mano non si scartano, e nemmeno le Stress.
  } Tieni il resto e pesca fino a { $full }.

# Turn 6: a spin-out

intro-spin-out-plan-1 = { $engine } Heat nel Motore, limite { $limit } alla curva { $corner }. Se non puoi pagare ogni punto in più, sbandi.
intro-spin-out-plan-2 = Una volta, apposta: scegli { $cards }. Velocità { $speed }, { $due } di troppo, { $engine } Heat. Ti verrà chiesta conferma.
intro-spin-out-end-react = Velocità { $now }, { $due } Heat da pagare, { $engine } disponibili. Finisci e guarda quanto costa.
intro-spin-out-discard-1 = Hai sbandato. Tutte le Heat pagate, indietro prima della curva { $crossed }, marcia { $gear }, { $spin-stress } Stress in più in mano. Non costa mai più di così.
intro-spin-out-discard-2 = Ora { $stress } Stress in mano. Tieni il resto e pesca.

# Turn 7: cooldown

intro-cooldown-plan-1 = { $heat } Heat in mano. Una Heat non si gioca e non si scarta: occupa il posto di carte utili.
intro-cooldown-plan-2 = La marcia 1 raffredda { $cool-1 } Heat, la marcia 2 ne raffredda { $cool-2 }. Le marce 3 e 4 nessuna. Resta in marcia 1.
intro-cooldown-plan-3 = Scegli { $cards }. Una Stress lascia la mano solo se giocata; dagli scarti torna più tardi. Velocità { $speed } al massimo, limite { $limit }: sicuro.
intro-cooldown-cool-gear = Raffredda { $number }: { $number } Heat tornano dalla mano nel Motore.
intro-cooldown-end-react = { $adrenaline ->
    [yes] Motore di nuovo { $engine }. L’ultima automobile ha l’Adrenalina: 1 casella in più o 1 Heat in più raffreddata. Usala o finisci.
   *[no] Motore di nuovo { $engine }, e { $engine } carte utili in più da pescare. Finisci il passo Reagire.
  }
intro-cooldown-discard = { $finish } caselle al traguardo. Da qui guidi da solo, con i consigli. Tieni le tue carte.

# Free driving

intro-free-plan = { $last ->
    [yes] { $finish ->
       [one] { $finish } casella
      *[other] { $finish } caselle
    } al traguardo, nessuna curva rimasta.
   *[no] { $spaces ->
       [one] { $spaces } casella
      *[other] { $spaces } caselle
    } alla linea della curva { $corner }, limite { $limit }. Motore { $engine }.
  }
intro-free-advice = Un buon piano: { $cards }. { $reason }
intro-free-cool = { $number } Heat da raffreddare. Non costa niente.
intro-free-adrenaline = Adrenalina: 1 casella in più, e Velocità +1. Attenzione al prossimo limite.
intro-free-react = Niente di obbligatorio. Accelerare costa 1 Heat.
intro-free-slipstream = { $number } caselle gratis. Guarda dov’è la prossima linea.
intro-free-discard = Scarta quello che non aiuta nella prossima curva, o tieni tutto.
intro-off = Hai lasciato la lezione. Continua con i consigli, torna indietro o ricomincia.

# Skip

intro-skip-title = Vuoi lasciare l’introduzione?
intro-skip-text = Argomenti visti: { $met } di { $all }. Si può ricominciare in ogni momento.
intro-skip-no = Continua con l’istruttore
intro-skip-alone = Guida da solo
intro-skip-leave = Lascia

# Summary

intro-done-title = { $place ->
    [1] 1º posto
    [2] 2º posto
   *[other] 3º posto
  }, argomenti visti: { $met } di { $all }
intro-done-text = { $rounds } round, Heat pagate: { $heat }, { $spins ->
    [0] nessuna sbandata
    [one] { $spins } sbandata
   *[other] { $spins } sbandate
  }. Il tutto, una riga per tema:
intro-sum-gears = Da 1 a 4. La marcia è il numero di carte. Una posizione è gratis, due costano 1 Heat.
intro-sum-cards = I valori sommati sono la Velocità. La Velocità sono le caselle percorse.
intro-sum-corner = Al limite o sotto quando superi la linea: gratis.
intro-sum-adrenaline = Per l’ultimo in pista: 1 casella in più e Velocità +1, o 1 Heat raffreddata in più.
intro-sum-slipstream = 2 caselle, accanto a un’automobile o subito dietro. La Velocità non cambia.
intro-sum-heat = 1 per ogni punto sopra il limite. Le Heat pagate tornano in mano.
intro-sum-stress = Carta girata: da 1 a 4 a caso. Giocata, va negli scarti e ritorna.
intro-sum-boost = 1 Heat per una carta in più. Una volta per turno.
intro-sum-spin-out = Se le Heat non bastano: indietro prima della linea, marcia 1, Stress.
intro-sum-cooldown = La marcia 1 raffredda { $cool-1 }, la marcia 2 raffredda { $cool-2 }.
intro-home = Inizio
