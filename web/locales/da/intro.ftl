# First race: the introduction

intro-title = Sådan spiller du
intro-coach = Træner
intro-topics = Emner
intro-count = { $met } af { $all }
intro-topic-gears = Gear
intro-topic-cards = Kort
intro-topic-corner = Sving
intro-topic-adrenaline = Adrenalin
intro-topic-slipstream = Slipstrøm
intro-topic-heat = Heat
intro-topic-stress = Stress
intro-topic-boost = Boost
intro-topic-spin-out = Udskridning
intro-topic-cooldown = Afkøling
intro-topic-met = { $topic }, gennemgået
intro-topic-open = { $topic }, kommer senere
intro-next = Næste
intro-skip = Spring over
intro-pick = { $count ->
    [one] Vælg kortet for mig
   *[other] Vælg de { $count } kort for mig
  }
intro-back = Vis træneren
intro-again = Begynd forfra
intro-undo = Fortryd trækket

# Turn 1: gears and cards

intro-gears-plan-1 = Du vinder ved at køre først over målstregen; i samme runde den, der når længst. { $laps ->
    [one] { $laps } omgang
   *[other] { $laps } omgange
  }, { $corners } sving, { $cars } biler. Din har den stiplede ring.
intro-gears-plan-2 = Du er i gear { $gear }. Gearet siger, hvor mange kort du spiller, 1 til 4. Ét gear op eller ned er gratis, to koster 1 heat.
intro-gears-plan-3 = Gear { $shift } betyder { $count ->
    [one] { $count } kort
   *[other] { $count } kort
  }. Vælg { $cards }: hastighed { $speed }, altså { $speed } felter.
intro-gears-end-react = Hastighed { $now }, { $now } felter kørt. Nu må du reagere: afkøl, eller brug boost. Ingen af delene er nødvendig endnu.
intro-gears-discard = { $hand } kort tilbage. Kort, du ikke vil have, kan kasseres nu; så trækker du op til { $full }. Behold alle.

# Turn 2: a corner within the limit

intro-corner-plan-1 = { $spaces ->
    [one] 1 felt
   *[other] { $spaces } felter
  }, så krydser du linjen i svinget { $corner }. Grænse { $limit }: med hastighed { $limit } eller mindre er det gratis.
intro-corner-plan-2 = Du er sidst på banen, så du har adrenalin: hjertet i rækkefølgen. I din tur giver det 1 felt mere og hastighed +1, eller afkøler 1 heat.
intro-corner-plan-3 = Vælg { $cards }: gear { $shift }, hastighed { $speed }, grænse { $limit }. Prognosen siger, hvad det koster: { $due } heat. Hver række: hastighed, hvor du lander, pris, chance.
intro-corner-adrenaline-move = Adrenalin: 1 felt mere, og hastighed { $now } bliver { $speed }, lige på grænsen. Tag det.
intro-corner-end-react = Hastighed { $now } over linjen. Svinget tjekkes, når du har reageret. Boost ville hæve din hastighed: lad det være.
intro-corner-discard = { $crossed } med hastighed { $crossed-speed }, grænse { $crossed-limit }: { $paid } heat. Behold dine kort.

# Turn 3: slipstream

intro-slipstream-plan-1 = { $spaces ->
    [one] 1 felt
   *[other] { $spaces } felter
  } til linjen i svinget { $corner }, grænse { $limit }. Uden for rækkevidde: det er en lige strækning, så kør hurtigt.
intro-slipstream-plan-2 = Slipstrøm: den, der ender sit træk ved siden af en bil eller lige bag en, kan blive trukket 2 felter gratis.
intro-slipstream-plan-3 = Vælg { $cards }: hastighed { $speed }. Det bringer dig tæt på bilen foran.
intro-slipstream-adrenaline-move = Sidst igen, altså adrenalin igen: 1 felt mere, og intet sving i nærheden. Tag det.
intro-slipstream-end-react = { $gap ->
    [0] { $rival } er ved siden af dig.
    [one] { $rival } er { $gap } felt foran.
   *[other] { $rival } er { $gap } felter foran.
  } Tæt nok til slipstrøm. Bliv færdig med at reagere først.
intro-slipstream-slipstream = { $number } felter gratis: slipstrøm. Det kræver en bil ved siden af dig eller lige foran og hæver ikke din hastighed.
intro-slipstream-discard = { $cards } hjælper ikke her. Vælg kortet, og kassér det: et nyt kort tager dets plads.

# Turn 4: over the limit

intro-heat-plan-1 = { $spaces ->
    [one] 1 felt
   *[other] { $spaces } felter
  }, så krydser du svinget { $corner }, grænse { $limit }. Hastighed { $limit } ville være gratis. Derover koster hvert point 1 heat.
intro-heat-plan-2 = Vælg { $cards }: hastighed { $speed }, { $due } over. Motorens skraverede felter er den heat, du ville betale.
intro-heat-end-react = Hastighed { $now }, grænse { $limit-now }. Du betaler { $due } heat, når du er færdig med at reagere.
intro-heat-discard-1 = { $paid } heat betalt, { $engine } af { $capacity } tilbage. Betalt heat ligger i din bunke med brugte kort og kommer senere tilbage på hånden.
intro-heat-discard-2 = Behold dine kort, og træk op til { $full }.

# Turn 5: Stress and boost

intro-boost-plan-1 = { $stress } stresskort. Stress har ingen værdi i sig selv: når det spilles, vendes kort, indtil der kommer 1, 2, 3 eller 4.
intro-boost-plan-2 = Vælg { $cards }. Hastighed { $slowest } til { $speed }: prognosen viser hver hastighed med dens chance.
intro-boost-boost = Hastighed { $now }; dit stresskort gav { $flip }. Boost: betal 1 heat for ét kort mere, én gang pr. tur, i ethvert gear.
intro-boost-end-react = Boost gav { $flip }: hastighed { $now }. Motor { $engine } af { $capacity }.
intro-boost-discard = { $heat ->
    [0] Ikke noget at smide væk.
   *[other] Heat på hånden kan ikke kasseres, og det kan stress heller ikke.
  } Behold resten, og træk op til { $full }.

# Turn 6: a spin-out

intro-spin-out-plan-1 = { $engine } heat i motoren, grænse { $limit } i svinget { $corner }. Kan du ikke betale for hvert point over den, skrider du ud.
intro-spin-out-plan-2 = Én gang, med vilje: vælg { $cards }. Hastighed { $speed }, { $due } over, { $engine } heat. Du bliver bedt om at bekræfte.
intro-spin-out-end-react = Hastighed { $now }, { $due } heat at betale, { $engine } til rådighed. Bliv færdig, og se, hvad det koster.
intro-spin-out-discard-1 = Du skred ud. Al heat betalt, tilbage før svinget { $crossed }, gear { $gear }, { $spin-stress } stresskort mere på hånden. Mere koster det aldrig.
intro-spin-out-discard-2 = { $stress } stresskort på hånden nu. Behold resten, og træk.

# Turn 7: cooldown

intro-cooldown-plan-1 = { $heat } heat på hånden. Heat kan hverken spilles eller kasseres: det tager pladsen fra nyttige kort.
intro-cooldown-plan-2 = Gear 1 afkøler { $cool-1 } heat, gear 2 afkøler { $cool-2 }. Gear 3 og 4 afkøler ikke. Bliv i gear 1.
intro-cooldown-plan-3 = Vælg { $cards }. Stress forlader kun hånden, når det spilles; fra de brugte kort kommer det igen. Hastighed højst { $speed }, grænse { $limit }: sikkert.
intro-cooldown-cool-gear = Afkøl { $number }: { $number } heat går fra hånden tilbage i motoren.
intro-cooldown-end-react = { $adrenaline ->
    [yes] Motor { $engine } igen. Den sidste bil har adrenalin: 1 felt mere eller 1 heat mere afkølet. Tag det, eller bliv færdig.
   *[no] Motor { $engine } igen, og { $engine } flere nyttige kort at trække. Bliv færdig med at reagere.
  }
intro-cooldown-discard = { $finish } felter til mål. Herfra kører du alene, med tips. Behold dine kort.

# Free driving

intro-free-plan = { $last ->
    [yes] { $finish ->
       [one] { $finish } felt
      *[other] { $finish } felter
    } til mål, ingen sving tilbage.
   *[no] { $spaces ->
       [one] { $spaces } felt
      *[other] { $spaces } felter
    } til linjen i svinget { $corner }, grænse { $limit }. Motor { $engine }.
  }
intro-free-advice = En god plan: { $cards }. { $reason }
intro-free-cool = { $number } heat at afkøle. Det koster ikke noget.
intro-free-adrenaline = Adrenalin: 1 felt mere, og hastighed +1. Pas på den næste grænse.
intro-free-react = Ikke noget, du skal gøre. Boost koster 1 heat.
intro-free-slipstream = { $number } felter gratis. Se, hvor den næste linje er.
intro-free-discard = Kassér det, der ikke hjælper i næste sving, eller behold alle.
intro-off = Du følger ikke planen længere. Fortsæt med tips, fortryd trækket, eller begynd forfra.

# Skip

intro-skip-title = Vil du forlade introduktionen?
intro-skip-text = Du har lært { $met } af { $all } emner. Du kan begynde igen når som helst.
intro-skip-no = Fortsæt med træneren
intro-skip-alone = Kør videre alene
intro-skip-leave = Forlad

# Summary

intro-done-title = { $place ->
    [1] 1. plads
    [2] 2. plads
   *[other] 3. plads
  }, og { $met } af { $all } emner lært
intro-done-text = { $rounds } runder, { $heat } heat betalt, { $spins ->
    [0] ingen udskridning
    [one] { $spins } udskridning
   *[other] { $spins } udskridninger
  }. Det hele, på én linje hver:
intro-sum-gears = 1 til 4. Gearet er antallet af kort. Ét trin er gratis, to koster 1 heat.
intro-sum-cards = Værdierne lagt sammen er hastigheden. Hastighed er kørte felter.
intro-sum-corner = På eller under grænsen, når du krydser linjen: gratis.
intro-sum-adrenaline = Til den sidste på banen: 1 felt mere og hastighed +1, eller 1 heat mere afkølet.
intro-sum-slipstream = 2 felter ved siden af eller lige bag en bil. Hastigheden er den samme.
intro-sum-heat = 1 for hvert point over grænsen. Betalt heat kommer tilbage på hånden.
intro-sum-stress = Vendes: 1 til 4, tilfældigt. Når det er spillet, ligger det i de brugte kort og kommer igen.
intro-sum-boost = 1 heat for ét kort mere. Én gang pr. tur.
intro-sum-spin-out = For lidt heat: tilbage før linjen, gear 1, stress.
intro-sum-cooldown = Gear 1 afkøler { $cool-1 }, gear 2 afkøler { $cool-2 }.
intro-home = Forside
