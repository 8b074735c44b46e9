# L'allenatore: revisioni sulla riga di comando, consigli nel terminale.

## Revisione

cli-help-review =
    Rivedere una gara o una stagione registrata: le scelte costate di più, e la parte della fortuna.

    Ogni scelta è giudicata da ciò che il posto sapeva in quel momento. Partenza, decisioni e fortuna danno insieme il risultato.
    .short = Rivedere una gara registrata: decisioni e fortuna.
    .seat = Di chi sono le scelte.  [di norma: le tue, altrimenti 0]
    .rollouts = Gare portate alla fine per ogni risposta; una potenza di due.
    .seed = La fortuna di queste gare.
coach-title = { $car } (posto { $seat }, { $driver })
coach-race = Gara { $race }
coach-sum = Probabilità di vittoria alla partenza { $start } %, decisioni { $decisions } %, fortuna { $luck } %: risultato { $outcome } %.
coach-unfinished = La registrazione si ferma prima della fine: il risultato è la probabilità di vittoria in quel momento.
coach-no-moment = Nessuna scelta è costata più di quanto il caso possa spiegare.
coach-judged = Scelte: { $choices }. Ogni risposta è stata giudicata da { $rollouts } gare: { $evaluator }.
coach-progress = esame di ogni scelta
coach-column-race = gara
coach-column-round = round
coach-column-cause = tema
coach-column-played = giocato
coach-column-better = meglio
coach-column-loss = vittoria persa
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
review-no-such-seat = non c'è nessun pilota al posto { $seat }: i posti vanno da 0 a { $last }
review-nothing = in questa gara non c'era nulla da scegliere
review-not-a-power-of-two = { $rollouts } non è una potenza di due da 2 in su, come 256

## Consigli

coach-hint = { $number }. { $action }: vince al { $win } % (±{ $error }). { $reason }
coach-hint-turn = Velocità { $speed }, sbandata { $percent } %.
coach-hint-draft = Durante un draft non ci sono consigli.
coach-reason-finishes = Taglia il traguardo ({ $chance } %).
coach-reason-avoids-spin-out = Altre rischiano una sbandata a { $corner } ({ $others } %).
coach-reason-clears-corner-free = Passa { $corner } (limite { $limit }) senza pagare.
coach-reason-keeps-heat-for-corner = Tiene { $heat } Heat per { $corner }; le altre { $others }.
coach-reason-cools = Raffredda { $heat } Heat.
coach-reason-sheds-stress = Si libera di Stress: { $stress }.
coach-reason-uses-straight = Sfrutta il rettilineo: velocità { $speed }, le altre { $others }.
coach-reason-sets-up-corner = Si ferma { $spaces } caselle prima di { $corner }, pronta per la curva.
coach-reason-boosts = Accelerare vale il suo Heat.
coach-reason-saves-heat = Risparmia Heat: { $heat }.
coach-reason-gains-spaces = Caselle gratis: { $spaces }.
coach-reason-stays-back = Resta prima di { $corner }.
coach-reason-keeps-cards = Tiene { $cards }.
coach-reason-draws-new-cards = Carte nuove al posto di { $cards }.
coach-reason-wins-most = Solo la probabilità di vittoria la distingue dalle altre.
