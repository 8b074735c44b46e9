# Træneren: gennemgang på kommandolinjen, råd i terminalen.

## Gennemgang

cli-help-review =
    Se et gemt løb eller en gemt sæson igen: de valg der kostede mest, og hvad heldet gjorde.

    Hvert valg bedømmes ud fra hvad pladsen vidste i det øjeblik. Start, beslutninger og held giver tilsammen resultatet.
    .short = Gennemgå et gemt løb: beslutninger og held.
    .seat = Hvis valg.  [ellers: dine, eller 0]
    .rollouts = Løb der køres til ende for hvert svar; en potens af to.
    .seed = Heldet i disse løb.
coach-title = { $car } (plads { $seat }, { $driver })
coach-race = Løb { $race }
coach-sum = Vinderchance ved start { $start } %, beslutninger { $decisions } %, held { $luck } %: resultat { $outcome } %.
coach-unfinished = Optagelsen stopper før mål: resultatet er vinderchancen i det øjeblik.
coach-no-moment = Intet valg kostede mere end tilfældet kan forklare.
coach-judged = Valg: { $choices }. Hvert svar blev bedømt ved { $rollouts } løb: { $evaluator }.
coach-progress = ser på hvert valg
coach-column-race = løb
coach-column-round = runde
coach-column-cause = emne
coach-column-played = spillet
coach-column-better = bedre
coach-column-loss = tabt vinderchance
coach-cause = { $cause ->
    [gear] gear
    [corner-heat] heat i sving
    [cards] kort
    [value] værdi
    [boost] boost
    [cooldown] afkøling
    [slipstream] slipstrøm
    [discard] kassering
   *[symbol] symbol
  }
review-no-such-seat = der er ingen racerfører på plads { $seat }: pladserne går fra 0 til { $last }
review-nothing = der var intet at vælge i dette løb
review-not-a-power-of-two = { $rollouts } er ikke en potens af to fra 2 og op, som 256 er

## Råd

coach-hint = { $number }. { $action }: vinder { $win } % (±{ $error }). { $reason }
coach-hint-turn = Hastighed { $speed }, skrider ud { $percent } %.
coach-hint-draft = Der gives ingen råd under et draft.
coach-reason-finishes = Når målstregen ({ $chance } %).
coach-reason-avoids-spin-out = Andre risikerer at skride ud i { $corner } ({ $others } %).
coach-reason-clears-corner-free = Tager { $corner } (grænse { $limit }) gratis.
coach-reason-keeps-heat-for-corner = Gemmer { $heat } heat til { $corner }; andre { $others }.
coach-reason-cools = Køler { $heat } heat.
coach-reason-sheds-stress = Kommer af med stress: { $stress }.
coach-reason-uses-straight = Udnytter den lige strækning: hastighed { $speed }, andre { $others }.
coach-reason-sets-up-corner = Stopper { $spaces } felter før { $corner }, klar til svinget.
coach-reason-boosts = Boostet er sin heat værd.
coach-reason-saves-heat = Sparer heat: { $heat }.
coach-reason-gains-spaces = Gratis felter: { $spaces }.
coach-reason-stays-back = Bliver før { $corner }.
coach-reason-keeps-cards = Beholder { $cards }.
coach-reason-draws-new-cards = Nye kort i stedet for { $cards }.
coach-reason-wins-most = Kun vinderchancen skiller det fra de andre.
