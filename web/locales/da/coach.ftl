# Automatiske racerførere, efter niveau

driver-near-about = Valgt ud fra dine egne løb på denne enhed, så alle kan vinde.
driver-legends-about = Spillets automatiske modstandere: ingen kort, ingen heat, skrider aldrig ud.
driver-rookie-about = Ser én tur frem og vælger ofte en lidt dårligere plan. God at øve sig mod.
driver-amateur-about = Kender banens tempo. En gang imellem vælger den en lidt dårligere plan.
driver-club-about = Sammenligner alle planer for sin tur og kender banens tempo.
driver-pro-about = Prøver sine bedste planer i mange korte løb, før den vælger.
driver-champion-about = Spiller løbet til ende mange gange, før den vælger.
driver-nobody-about = Ledige biler bliver i pitten.
setup-absent = Afløser for fraværende
setup-hints = Tips
lobby-level = Niveau for { $name }
lobby-manner = Hvordan { $name } kører
manner-keeps-about = Ved, hvad der er tilbage i kortstakken, og gemmer heat til slutningen.
manner-dares-about = Betaler i svingene, køler på de lige stykker og brokker sig aldrig.
manner-follows-about = Ét felt bag dig siden starten. Pas på i det sidste sving.
manner-blocks-about = Kan lide feltet ved siden af en anden bil. At komme forbi er dit problem.
manner-gambles-about = Spiller stress, som var det en gave. Nogle gange er det.
manner-boosts-about = Booster, når tribunen kigger. Tribunen kigger altid.

# Tips

hint = Tip
hint-note = Tryk på et tip for at prøve det – der er ikke spillet noget endnu.
hint-pending = Finder dit bedste træk …
hint-again = Spørg igen
hint-speed = hastighed { $speed }
hint-heat = koster { $heat } heat
hint-spin = { $spin } udskridning
hint-safe = ingen udskridning
hint-place = plads
hint-by-place = Sejren er uden for rækkevidde: pladserne tæller.
win-chance = vinderchance
keys-hint = tip
problem-no-hints = Dette bord spiller uden tips.
problem-no-decision = Der er ikke noget at beslutte nu.
problem-no-hint-here = Der er ingen tips i værkstedet.
problem-no-such-moment = Det øjeblik findes ikke i løbet.
problem-nothing-to-review = Der er ikke noget at analysere: denne racerfører havde ingen valg at træffe.
problem-nothing-to-explain = Her er der ikke noget at forklare.
reason-finishes = Krydser målstregen i denne tur: { $chance } %.
reason-avoids-spin-out = { $spin_out ->
    [0] Ingen udskridning i svinget { $corner }; de andre svar giver i snit { $others } %.
   *[other] { $spin_out } % udskridning i svinget { $corner }; de andre svar giver i snit { $others } %.
  }
reason-clears-corner-free = Tager svinget { $corner } inden for grænsen på { $limit }, uden heat.
reason-keeps-heat-for-corner = Gemmer { $heat } heat til svinget { $corner }; de andre gemmer { $others } i snit.
reason-cools = Afkøler { $heat } heat.
reason-sheds-stress = Kommer af med { $stress } stresskort.
reason-uses-straight = Hastighed { $speed } på den lige strækning; de andre når { $others } i snit.
reason-sets-up-corner = { $spaces ->
    [0] Stopper lige før svinget { $corner }, i god position til det.
    [one] Stopper { $spaces } felt før svinget { $corner }, i god position til det.
   *[other] Stopper { $spaces } felter før svinget { $corner }, i god position til det.
  }
reason-boosts = { $heat ->
    [0] Et vendt kort giver mere hastighed uden heat.
    [one] Et vendt kort giver mere hastighed for { $heat } heat.
   *[other] Et vendt kort giver mere hastighed for { $heat } heat.
  }
reason-saves-heat = Sparer { $heat } heat.
reason-gains-spaces = { $spaces ->
    [one] Vinder { $spaces } felt.
   *[other] Vinder { $spaces } felter.
  }
reason-stays-back = Holder sig tilbage før svinget { $corner }.
reason-keeps-cards = Beholder { $cards }.
reason-draws-new-cards = Bytter { $cards } til nye kort.
reason-only-answer = Reglerne tillader intet andet.
reason-farther = { $spaces ->
    [one] { $spaces } felt længere end det bedste af de andre, uden mere heat.
   *[other] { $spaces } felter længere end det bedste af de andre, uden mere heat.
  }
reason-farther-for-heat = { $spaces ->
    [one] { $spaces } felt længere end det bedste af de andre for { $heat } heat mere.
   *[other] { $spaces } felter længere end det bedste af de andre for { $heat } heat mere.
  }
reason-keeps-heat = { $spaces ->
    [one] Beholder { $heat } heat mere end det bedste af de andre og når { $spaces } felt mindre.
   *[other] Beholder { $heat } heat mere end det bedste af de andre og når { $spaces } felter mindre.
  }
reason-keeps-heat-as-far = Beholder { $heat } heat mere end det bedste af de andre og når lige så langt.
reason-plays-stress = Spiller { $stress } stresskort mere end det bedste af de andre og når lige så langt.
reason-holds-back = { $spaces ->
    [one] Stopper { $spaces } felt før det bedste af de andre, for samme heat.
   *[other] Stopper { $spaces } felter før det bedste af de andre, for samme heat.
  }
reason-even = { $own } % og { $other } %: for tæt til at skelne. Vælg det, der giver den bedste hånd bagefter.
reason-even-by-place = Plads { $own } og { $other } i snit: for tæt til at skelne. Vælg det, der giver den bedste hånd bagefter.
reason-wins = Vinder { $own } % af løbene herfra, det bedste af de andre { $other } %.
reason-wins-by-place = Kommer i mål på plads { $own } i snit, det bedste af de andre på { $other }.

# Analyse

review = Analyse
review-mine = Analysér mit løb
review-of = Analyse: { $name }
review-page = Analyse: { $place }
review-seat = Racerfører
review-pending = Analyserer løbet
review-pending-about = Hvert valg spilles til ende mange gange med det, du vidste dengang.
review-done = { $moments ->
    [0] Analysen er klar. Ingen klare fejl.
    [one] Analysen er klar. { $moments } valg kostede vinderchance.
   *[other] Analysen er klar. { $moments } valg kostede vinderchance.
  }
review-failed = Ingen analyse
review-account = Held og valg
review-start = Start
review-luck = Held
review-decisions = Valg
review-won = Vundet
review-lost = Tabt
review-by = { $choices } valg undersøgt, hvert svar spillet til ende { $rollouts } gange.
review-moments = Øjeblikke
review-none = Ingen klare fejl: intet valg kostede mere end tilfældighed.
review-round = Runde { $round }
review-played = Spillet
review-better = Bedre
review-show = Vis
review-again = Prøv igen herfra
review-again-about = Dit eget bord fra dette valg: de samme kort, det samme held.
review-title-corner = Runde { $round }, { $corner }
review-graph = Vinderchance
review-graph-places = Forventet plads
review-graph-label = Vinderchance, runde for runde: { $start } ved start; øjeblikke: { $moments }. Tabellen over runder har alle tal.
review-band = Bånd: hvad { $rollouts } løb fra hvert øjeblik kan sige.
review-out-of-reach = Sejren var uden for rækkevidde: pladserne tæller.
review-by-place = Efter plads
review-mark-good = eneste gode svar
review-mark-mistake = fejl
review-mark-blunder = stor fejl
review-mark-luck = held
review-counts = Valg: { $choices }, held: { $luck }
review-done-so-far = Gennemgåede valg: { $done }
review-accuracy = Præcision { $accuracy } %
review-pays = Betaler
review-left = Tilbage
review-before = Forrige øjeblik
review-next = Næste øjeblik
review-field = Mod feltet
review-over = sving over
review-of-all = { $count } af { $all }
review-twin = Tabel over runder
review-go-on = Fortsæt
review-deciders = Det afgjorde løbet

# Hvad der siges om et øjeblik

told-spun-out = Hastighed { $speed } i svinget { $corner }, grænse { $limit }: motoren kunne ikke betale, og bilen skred ud.
told-paid = Hastighed { $speed } i svinget { $corner }, grænse { $limit }: { $heat } heat betalt.
told-within = Hastighed { $speed } i svinget { $corner }, inden for grænsen på { $limit }.
told-stopped = { $spaces ->
    [0] Hastighed { $speed }, stoppet lige før svinget { $corner }.
    [one] Hastighed { $speed }, stoppet { $spaces } felt før svinget { $corner }.
   *[other] Hastighed { $speed }, stoppet { $spaces } felter før svinget { $corner }.
  }
told-drove = Hastighed { $speed }, uden flere sving før mål.
told-cooled = { $heat } heat blev afkølet.
told-boosted = Boostet blev brugt.
told-ended-react = Reaktionerne sluttede her.
told-towed = { $spaces ->
    [one] Slipstrøm på { $spaces } felt blev brugt.
   *[other] Slipstrøm på { $spaces } felter blev brugt.
  }
told-not-towed = Slipstrøm var mulig, men blev ikke brugt.
told-discarded = Kasseret: { $cards }.
told-kept-all = Intet kort blev kasseret.
told-others-there = { $cars ->
    [one] { $cars } anden bil kørte igennem med { $low } til { $high } og betalte { $least } til { $most } heat.
   *[other] { $cars } andre biler kørte igennem med { $low } til { $high } og betalte { $least } til { $most } heat.
  }
told-others-there-at = { $cars ->
    [one] { $cars } anden bil kørte igennem med { $low } og betalte { $least } heat.
   *[other] { $cars } andre biler kørte igennem med { $low } og betalte { $least } heat.
  }
told-later = En runde senere: plads { $place }, { $heat } heat i motoren.
told-later-before = { $spaces ->
    [0] En runde senere: plads { $place }, { $heat } heat i motoren, lige før svinget { $corner }.
    [one] En runde senere: plads { $place }, { $heat } heat i motoren, { $spaces } felt før svinget { $corner }.
   *[other] En runde senere: plads { $place }, { $heat } heat i motoren, { $spaces } felter før svinget { $corner }.
  }
told-safer = Et bedre svar giver { $spin_out } % risiko for at skride ud, det spillede { $others } %.
told-there-farther = { $spaces ->
    [one] Et bedre svar når { $spaces } felt længere uden mere heat.
   *[other] Et bedre svar når { $spaces } felter længere uden mere heat.
  }
told-there-farther-for-heat = { $spaces ->
    [one] Et bedre svar når { $spaces } felt længere for { $heat } heat mere.
   *[other] Et bedre svar når { $spaces } felter længere for { $heat } heat mere.
  }
told-there-keeps-heat = { $spaces ->
    [one] Et bedre svar beholder { $heat } heat mere og når { $spaces } felt mindre.
   *[other] Et bedre svar beholder { $heat } heat mere og når { $spaces } felter mindre.
  }
told-there-keeps-heat-as-far = Et bedre svar beholder { $heat } heat mere og når lige så langt.
told-there-plays-stress = Et bedre svar spiller { $stress } stresskort mere og når lige så langt.
told-there-holds-back = { $spaces ->
    [one] Et bedre svar stopper { $spaces } felt kortere for samme heat.
   *[other] Et bedre svar stopper { $spaces } felter kortere for samme heat.
  }
told-chances = Herfra vinder det { $better } % af løbene, det spillede { $win } %.
told-places = Sejren var uden for rækkevidde. Et bedre svar giver plads { $better } i snit, det spillede { $place }.
told-only-good = Det vinder { $win } % af løbene herfra; det næstbedste vinder { $less ->
    [one] { $less } point mindre
   *[other] { $less } point mindre
  }.
told-only-good-place = Det giver plads { $place } i snit; det næstbedste er { $places } pladser dårligere.
told-luck-spin-out = Bilen skred ud i svinget { $corner }.
told-luck-flip = Det vendte kort: { $cards }.
told-luck-rivals = Det, de andre gjorde, gjorde forskellen.
told-luck-rivals-spun = { $cars ->
    [one] { $cars } af de andre skred ud.
   *[other] { $cars } af de andre skred ud.
  }
told-luck-cards = De trukne kort gjorde forskellen.
told-became = Vinderchancen gik fra { $before } % til { $after } %.
told-places-became = Den forventede plads gik fra { $before } til { $after }.
