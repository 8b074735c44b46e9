# Træneren: gennemgang på kommandolinjen, råd i terminalen.

## Gennemgang

cli-help-review =
    Se et gemt løb eller en gemt sæson igen: de valg, der kostede mest, og hvad heldet gjorde.

    Hvert valg bedømmes ud fra, hvad racerføreren vidste i det øjeblik. Start, valg og held giver tilsammen resultatet.
    .short = Gennemgå et gemt løb: valg og held.
    .seat = Hvis valg.  [ellers: dine, eller 0]
    .rollouts = Løb der køres videre for hvert svar.
    .seed = Startværdi (seed) for disse løb.
coach-title = { $car } (nr. { $seat }, { $driver })
coach-race = Løb { $race }
coach-sum = Vinderchance ved start { $start }, valg { $decisions }, held { $luck }: resultat { $outcome }.
coach-sum-places = Forventet plads ved start { $start }, valg { $decisions }, held { $luck }: plads { $place }.
coach-unfinished = Optagelsen stopper før mål: resultatet er vinderchancen i det øjeblik.
coach-no-moment = Ingen klare fejl: intet valg kostede mere, end tilfældet kan forklare.
coach-judged = Valg: { $choices }. Hvert svar blev bedømt ved { $rollouts } løb: { $evaluator }.
coach-round = Runde { $round }:
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
review-no-such-seat = der er ingen racerfører nr. { $seat }: numrene går fra 0 til { $last }
review-nothing = ikke noget at analysere: denne racerfører havde ingen valg at træffe
review-too-few = { $rollouts } er for få: mindst { $least } løb

## Hvad der siges om et øjeblik

coach-told-spun-out = Hastighed { $speed } i svinget { $corner }, grænse { $limit }: motoren kunne ikke betale, og bilen skred ud.
coach-told-paid = Hastighed { $speed } i svinget { $corner }, grænse { $limit }: { $heat } heat betalt.
coach-told-within = Hastighed { $speed } i svinget { $corner }, inden for grænsen på { $limit }.
coach-told-stopped = { $spaces ->
    [0] Hastighed { $speed }, stoppet lige før svinget { $corner }.
    [one] Hastighed { $speed }, stoppet { $spaces } felt før svinget { $corner }.
   *[other] Hastighed { $speed }, stoppet { $spaces } felter før svinget { $corner }.
  }
coach-told-drove = Hastighed { $speed }, uden flere sving før mål.
coach-told-cooled = { $heat } heat blev afkølet.
coach-told-boosted = Boostet blev brugt.
coach-told-ended-react = Reaktionerne sluttede her.
coach-told-towed = { $spaces ->
    [one] Slipstrøm på { $spaces } felt blev brugt.
   *[other] Slipstrøm på { $spaces } felter blev brugt.
  }
coach-told-not-towed = Slipstrøm var mulig, men blev ikke brugt.
coach-told-discarded = Kasseret: { $cards }.
coach-told-kept-all = Intet kort blev kasseret.
coach-told-others-there = { $cars ->
    [one] { $cars } anden bil kørte igennem med { $low } til { $high } og betalte { $least } til { $most } heat.
   *[other] { $cars } andre biler kørte igennem med { $low } til { $high } og betalte { $least } til { $most } heat.
  }
coach-told-others-there-at = { $cars ->
    [one] { $cars } anden bil kørte igennem med { $low } og betalte { $least } heat.
   *[other] { $cars } andre biler kørte igennem med { $low } og betalte { $least } heat.
  }
coach-told-later = En runde senere: plads { $place }, { $heat } heat i motoren.
coach-told-later-before = { $spaces ->
    [0] En runde senere: plads { $place }, { $heat } heat i motoren, lige før svinget { $corner }.
    [one] En runde senere: plads { $place }, { $heat } heat i motoren, { $spaces } felt før svinget { $corner }.
   *[other] En runde senere: plads { $place }, { $heat } heat i motoren, { $spaces } felter før svinget { $corner }.
  }
coach-told-safer = Et bedre svar giver { $spin_out } risiko for at skride ud, det spillede { $others }.
coach-told-there-farther = { $spaces ->
    [one] Et bedre svar når { $spaces } felt længere uden mere heat.
   *[other] Et bedre svar når { $spaces } felter længere uden mere heat.
  }
coach-told-there-farther-for-heat = { $spaces ->
    [one] Et bedre svar når { $spaces } felt længere for { $heat } heat mere.
   *[other] Et bedre svar når { $spaces } felter længere for { $heat } heat mere.
  }
coach-told-there-keeps-heat = { $spaces ->
    [one] Et bedre svar beholder { $heat } heat mere og når { $spaces } felt mindre.
   *[other] Et bedre svar beholder { $heat } heat mere og når { $spaces } felter mindre.
  }
coach-told-there-keeps-heat-as-far = Et bedre svar beholder { $heat } heat mere og når lige så langt.
coach-told-there-plays-stress = Et bedre svar spiller { $stress } stresskort mere og når lige så langt.
coach-told-there-holds-back = { $spaces ->
    [one] Et bedre svar stopper { $spaces } felt kortere for samme heat.
   *[other] Et bedre svar stopper { $spaces } felter kortere for samme heat.
  }
coach-told-chances = Herfra vinder det { $better } af løbene, det spillede { $win }.
coach-told-places = Sejren var uden for rækkevidde. Et bedre svar giver plads { $better } i snit, det spillede { $place }.
coach-told-only-good = Det vinder { $win } af løbene herfra; det næstbedste vinder { $less ->
    [one] { $less } point mindre
   *[other] { $less } point mindre
  }.
coach-told-only-good-place = Det giver plads { $place } i snit; det næstbedste er { $places } pladser dårligere.
coach-told-luck-spin-out = Bilen skred ud i svinget { $corner }.
coach-told-luck-flip = Det vendte kort: { $cards }.
coach-told-luck-rivals = Det, de andre gjorde, gjorde forskellen.
coach-told-luck-rivals-spun = { $cars ->
    [one] { $cars } af de andre skred ud.
   *[other] { $cars } af de andre skred ud.
  }
coach-told-luck-cards = De trukne kort gjorde forskellen.
coach-told-became = Vinderchancen gik fra { $before } til { $after }.
coach-told-places-became = Den forventede plads gik fra { $before } til { $after }.

## Råd

coach-hint = { $number }. { $action }: vinder { $win } (±{ $error }). { $reason }
coach-hint-place = { $number }. { $action }: plads { $place } i snit. { $reason }
coach-hint-by-place = Sejren er uden for rækkevidde: pladserne tæller.
coach-hint-turn = Hastighed { $speed }, { $percent } risiko for at skride ud.
coach-hint-draft = Der er ingen tips under en draft.
coach-reason-finishes = Når målstregen ({ $chance }).
coach-reason-avoids-spin-out = De andre svar risikerer udskridning i svinget { $corner } ({ $others } i snit).
coach-reason-clears-corner-free = Tager svinget { $corner } (grænse { $limit }) gratis.
coach-reason-keeps-heat-for-corner = Gemmer { $heat } heat til svinget { $corner }; andre { $others } i snit.
coach-reason-cools = Afkøler { $heat } heat.
coach-reason-sheds-stress = Kommer af med { $stress } stresskort.
coach-reason-uses-straight = Udnytter den lige strækning: hastighed { $speed }, andre { $others } i snit.
coach-reason-sets-up-corner = { $spaces ->
    [0] Stopper lige før svinget { $corner }, i god position til det.
    [one] Stopper { $spaces } felt før svinget { $corner }, i god position til det.
   *[other] Stopper { $spaces } felter før svinget { $corner }, i god position til det.
  }
coach-reason-boosts = { $heat ->
    [0] Et vendt kort giver mere hastighed uden heat.
    [one] Et vendt kort giver mere hastighed for { $heat } heat.
   *[other] Et vendt kort giver mere hastighed for { $heat } heat.
  }
coach-reason-saves-heat = Sparer heat: { $heat }.
coach-reason-gains-spaces = Gratis felter: { $spaces }.
coach-reason-stays-back = Holder sig tilbage før svinget { $corner }.
coach-reason-keeps-cards = Beholder { $cards }.
coach-reason-draws-new-cards = Nye kort i stedet for { $cards }.
coach-reason-only-answer = Reglerne tillader intet andet.
coach-reason-farther = { $spaces ->
    [one] { $spaces } felt længere end det bedste af de andre, uden mere heat.
   *[other] { $spaces } felter længere end det bedste af de andre, uden mere heat.
  }
coach-reason-farther-for-heat = { $spaces ->
    [one] { $spaces } felt længere end det bedste af de andre for { $heat } heat mere.
   *[other] { $spaces } felter længere end det bedste af de andre for { $heat } heat mere.
  }
coach-reason-keeps-heat = { $spaces ->
    [one] Beholder { $heat } heat mere end det bedste af de andre og når { $spaces } felt mindre.
   *[other] Beholder { $heat } heat mere end det bedste af de andre og når { $spaces } felter mindre.
  }
coach-reason-keeps-heat-as-far = Beholder { $heat } heat mere end det bedste af de andre og når lige så langt.
coach-reason-plays-stress = Spiller { $stress } stresskort mere end det bedste af de andre og når lige så langt.
coach-reason-holds-back = { $spaces ->
    [one] Stopper { $spaces } felt før det bedste af de andre, for samme heat.
   *[other] Stopper { $spaces } felter før det bedste af de andre, for samme heat.
  }
coach-reason-even = { $own } og { $other }: for tæt til at skelne. Vælg det, der giver den bedste hånd bagefter.
coach-reason-even-by-place = Plads { $own } og { $other } i snit: for tæt til at skelne. Vælg det, der giver den bedste hånd bagefter.
coach-reason-wins = Vinder { $own } af løbene herfra, det bedste af de andre { $other }.
coach-reason-wins-by-place = Kommer i mål på plads { $own } i snit, det bedste af de andre på { $other }.
