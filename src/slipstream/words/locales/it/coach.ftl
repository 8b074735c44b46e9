# L’allenatore: revisioni sulla riga di comando, consigli nel terminale.

## Revisione

cli-help-review =
    Rivedi una gara o una stagione registrata: le scelte costate di più, e la parte della fortuna.

    Ogni scelta è giudicata da ciò che il pilota sapeva in quel momento. Partenza, scelte e fortuna danno insieme il risultato.
    .short = Rivedi una gara registrata: scelte e fortuna.
    .seat = Di chi sono le scelte.  [di norma: le tue, altrimenti 0]
    .rollouts = Gare proseguite per ogni risposta.
    .seed = Il seme di queste gare.
coach-title = { $car } (posto { $seat }, { $driver })
coach-race = Gara { $race }
coach-sum = Probabilità di vittoria alla partenza { $start }, scelte { $decisions }, fortuna { $luck }: risultato { $outcome }.
coach-sum-places = Posizione attesa alla partenza { $start }, scelte { $decisions }, fortuna { $luck }: posizione { $place }.
coach-unfinished = La registrazione si ferma prima della fine: il risultato è la probabilità di vittoria in quel momento.
coach-no-moment = Nessun errore evidente: niente che superi il margine del caso.
coach-judged = Scelte: { $choices }. Ogni risposta è stata giudicata da { $rollouts } gare: { $evaluator }.
coach-round = Round { $round }:
coach-progress = esame di ogni scelta
coach-column-race = gara
coach-column-round = round
coach-column-cause = tema
coach-column-played = giocato
coach-column-better = meglio
coach-column-loss = probabilità persa
coach-cause = { $cause ->
    [gear] marcia
    [corner-heat] Heat alle curve
    [cards] carte
    [value] valore
    [boost] Accelerare
    [cooldown] Raffreddamento
    [slipstream] Entrare in Scia
    [discard] scarto
   *[symbol] simbolo
  }
review-no-such-seat = non c’è nessun pilota al posto { $seat }: i posti vanno da 0 a { $last }
review-nothing = niente da analizzare: questo pilota non ha avuto scelte da fare
review-too-few = { $rollouts } sono troppo poche: servono almeno { $least } gare

## Che cosa si dice di un momento

coach-told-spun-out = Velocità { $speed } alla curva { $corner }, limite { $limit }: il Motore non ha potuto pagare, sbandata.
coach-told-paid = Velocità { $speed } alla curva { $corner }, limite { $limit }: Heat pagate: { $heat }.
coach-told-within = Velocità { $speed } alla curva { $corner }, entro il limite di { $limit }.
coach-told-stopped = { $spaces ->
    [0] Velocità { $speed }, ferma subito prima della curva { $corner }.
    [one] Velocità { $speed }, ferma { $spaces } casella prima della curva { $corner }.
   *[other] Velocità { $speed }, ferma { $spaces } caselle prima della curva { $corner }.
  }
coach-told-drove = Velocità { $speed }, senza altre curve prima del traguardo.
coach-told-cooled = Heat raffreddate: { $heat }.
coach-told-boosted = L’accelerazione è stata usata.
coach-told-ended-react = La reazione è finita qui.
coach-told-towed = { $spaces ->
    [one] È stata presa una scia di { $spaces } casella.
   *[other] È stata presa una scia di { $spaces } caselle.
  }
coach-told-not-towed = C’era una scia e non è stata presa.
coach-told-discarded = Scartato: { $cards }.
coach-told-kept-all = Nessuna carta è stata scartata.
coach-told-others-there = { $cars ->
    [one] Un’altra auto è passata di lì da { $low } a { $high } e ha pagato da { $least } a { $most } Heat.
   *[other] Altre { $cars } auto sono passate di lì da { $low } a { $high } e hanno pagato da { $least } a { $most } Heat.
  }
coach-told-others-there-at = { $cars ->
    [one] Un’altra auto è passata di lì a { $low } e ha pagato { $least } Heat.
   *[other] Altre { $cars } auto sono passate di lì a { $low } e hanno pagato { $least } Heat.
  }
coach-told-later = Un round dopo: posizione { $place }, { $heat } Heat nel Motore.
coach-told-later-before = { $spaces ->
    [0] Un round dopo: posizione { $place }, { $heat } Heat nel Motore, subito prima della curva { $corner }.
    [one] Un round dopo: posizione { $place }, { $heat } Heat nel Motore, { $spaces } casella prima della curva { $corner }.
   *[other] Un round dopo: posizione { $place }, { $heat } Heat nel Motore, { $spaces } caselle prima della curva { $corner }.
  }
coach-told-safer = La risposta migliore rischia il { $spin_out } di sbandata, quella giocata il { $others }.
coach-told-there-farther = { $spaces ->
    [one] La risposta migliore arriva { $spaces } casella più avanti, senza altre Heat.
   *[other] La risposta migliore arriva { $spaces } caselle più avanti, senza altre Heat.
  }
coach-told-there-farther-for-heat = { $spaces ->
    [one] La risposta migliore arriva { $spaces } casella più avanti, per { $heat } Heat in più.
   *[other] La risposta migliore arriva { $spaces } caselle più avanti, per { $heat } Heat in più.
  }
coach-told-there-keeps-heat = { $spaces ->
    [one] La risposta migliore tiene { $heat } Heat in più e arriva { $spaces } casella meno lontano.
   *[other] La risposta migliore tiene { $heat } Heat in più e arriva { $spaces } caselle meno lontano.
  }
coach-told-there-keeps-heat-as-far = La risposta migliore tiene { $heat } Heat in più e arriva altrettanto lontano.
coach-told-there-plays-stress = La risposta migliore gioca { $stress } Stress in più e arriva altrettanto lontano.
coach-told-there-holds-back = { $spaces ->
    [one] La risposta migliore si ferma { $spaces } casella prima, con le stesse Heat.
   *[other] La risposta migliore si ferma { $spaces } caselle prima, con le stesse Heat.
  }
coach-told-chances = Da qui in poi vince il { $better }, quella giocata il { $win }.
coach-told-places = La vittoria era fuori portata. La risposta migliore arriva in media in posizione { $better }, quella giocata in posizione { $place }.
coach-told-only-good = Da qui vince il { $win } delle gare; la seconda vince { $less ->
    [one] { $less } punto in meno
   *[other] { $less } punti in meno
  }.
coach-told-only-good-place = Arriva in media in posizione { $place }; la seconda perde { $places } posizioni.
coach-told-luck-spin-out = Una sbandata alla curva { $corner }.
coach-told-luck-flip = La carta girata: { $cards }.
coach-told-luck-rivals = Hanno deciso le mosse degli altri.
coach-told-luck-rivals-spun = { $cars ->
    [one] Un altro ha sbandato.
   *[other] Altri { $cars } hanno sbandato.
  }
coach-told-luck-cards = Hanno deciso le carte pescate.
coach-told-became = La probabilità di vittoria è passata dal { $before } al { $after }.
coach-told-places-became = La posizione attesa è passata da { $before } a { $after }.

## Consigli

coach-hint = { $number }. { $action }: vince nel { $win } dei casi (± { $error }). { $reason }
coach-hint-place = { $number }. { $action }: posizione { $place } in media. { $reason }
coach-hint-by-place = La vittoria è fuori portata: contano i posti.
coach-hint-turn = Velocità { $speed }, rischio di sbandata { $percent }.
coach-hint-draft = Durante la scelta delle Migliorie non ci sono consigli.
coach-reason-finishes = Taglia il traguardo ({ $chance }).
coach-reason-avoids-spin-out = Le altre rischiano una sbandata alla curva { $corner } ({ $others } in media).
coach-reason-clears-corner-free = Passa la curva { $corner } (limite { $limit }) senza pagare.
coach-reason-keeps-heat-for-corner = Tiene { $heat } Heat per la curva { $corner }; le altre { $others } in media.
coach-reason-cools = Raffredda { $heat } Heat.
coach-reason-sheds-stress = Ti libera di { $stress } Stress.
coach-reason-uses-straight = Sfrutta il rettilineo: Velocità { $speed }, le altre { $others } in media.
coach-reason-sets-up-corner = { $spaces ->
    [0] Si ferma subito prima della curva { $corner }, ben piazzata.
    [one] Si ferma { $spaces } casella prima della curva { $corner }, ben piazzata.
   *[other] Si ferma { $spaces } caselle prima della curva { $corner }, ben piazzata.
  }
coach-reason-boosts = { $heat ->
    [0] Una carta girata aggiunge Velocità, senza Heat.
    [one] Una carta girata aggiunge Velocità, per { $heat } Heat.
   *[other] Una carta girata aggiunge Velocità, per { $heat } Heat.
  }
coach-reason-saves-heat = Risparmia Heat: { $heat }.
coach-reason-gains-spaces = Caselle gratis: { $spaces }.
coach-reason-stays-back = Resta prima della curva { $corner }.
coach-reason-keeps-cards = Tiene { $cards }.
coach-reason-draws-new-cards = Carte nuove al posto di { $cards }.
coach-reason-only-answer = Le regole non lasciano altro.
coach-reason-farther = { $spaces ->
    [one] { $spaces } casella più avanti della migliore delle altre, senza altre Heat.
   *[other] { $spaces } caselle più avanti della migliore delle altre, senza altre Heat.
  }
coach-reason-farther-for-heat = { $spaces ->
    [one] { $spaces } casella più avanti della migliore delle altre, per { $heat } Heat in più.
   *[other] { $spaces } caselle più avanti della migliore delle altre, per { $heat } Heat in più.
  }
coach-reason-keeps-heat = { $spaces ->
    [one] Tiene { $heat } Heat in più della migliore delle altre, e arriva { $spaces } casella meno lontano.
   *[other] Tiene { $heat } Heat in più della migliore delle altre, e arriva { $spaces } caselle meno lontano.
  }
coach-reason-keeps-heat-as-far = Tiene { $heat } Heat in più della migliore delle altre, e arriva altrettanto lontano.
coach-reason-plays-stress = Gioca { $stress } Stress in più della migliore delle altre, e arriva altrettanto lontano.
coach-reason-holds-back = { $spaces ->
    [one] Si ferma { $spaces } casella prima della migliore delle altre, con le stesse Heat.
   *[other] Si ferma { $spaces } caselle prima della migliore delle altre, con le stesse Heat.
  }
coach-reason-even = { $own } e { $other }: troppo vicine per distinguerle. Scegli quella che lascia la mano migliore per dopo.
coach-reason-even-by-place = Posizione { $own } e { $other } in media: troppo vicine per distinguerle. Scegli quella che lascia la mano migliore per dopo.
coach-reason-wins = Da qui vince il { $own } delle gare, la migliore delle altre il { $other }.
coach-reason-wins-by-place = Arriva in media in posizione { $own }, la migliore delle altre in posizione { $other }.
