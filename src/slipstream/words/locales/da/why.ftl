# Hvorfor det skete, som siden også siger det. Fakta først, så reglen.

why-corner-title = Svinget { $corner }: { $due } heat
why-spin-title = Udskridning i svinget { $corner }
why-order-title = Rækkefølge i runde { $round }
why-legend-title = { $name }: træk { $move }
why-blocked-title = Blokeret
why-adrenaline-title = Adrenalin
why-reshuffled-title = Ny kortstak
why-cluttered-title = Rodet hånd
why-corrected-title = Gear rettet
why-unpayable-title = Ikke nok heat
why-finished-title = { $place ->
    [0] Mål
   *[other] Nr. { $place }
  }
why-sponsor-title = Sponsorkort
why-eliminated-title = Ude af løbet
why-speed = Hastighed { $speed }: { $sum }.
why-speed-plain = Hastighed { $speed }.
why-part-flip = vendt { $value }
why-part-boost = Boost { $value }
why-part-adrenaline = Adrenalin 1
why-part-accelerate = Acceleration { $value }
why-part-card = { $card } { $value }
why-part-named = { $card }
why-part-value = { $value }
why-limit-printed = Grænse { $limit }, som trykt.
why-limit-road = Grænse { $limit }: trykt { $printed }, vej { $road }.
why-limit-cards = Grænse { $limit }: trykt { $printed }, egne kort { $own }.
why-limit-both = Grænse { $limit }: trykt { $printed }, vej { $road }, egne kort { $own }.
why-corner-free = { $speed } er ikke over { $limit }: ingen heat.
why-corner-due = { $speed } - { $limit } = { $over }: { $due } heat.
why-corner-due-hot = { $speed } - { $limit } = { $over }, og { $surcharge } for overophedning: { $due } heat.
why-spin-engine = { $due } heat at betale, motoren havde { $engine }: udskridning.
why-spin-stress = Gear { $gear }: { $stress } stresskort. Derefter gear 1.
why-spin-supply = Gear { $gear } giver { $wanted } stresskort, reserven havde { $stress }. Derefter gear 1.
why-spin-place = Tilbage til den nærmeste ledige plads før linjen i svinget { $corner }{ $steps ->
    [0] .
    [one] , 1 felt længere tilbage: det første var fuldt.
   *[other] , { $steps } felter længere tilbage: de andre var fulde.
  }
why-order-rule = Den, der er længst fremme ved rundens start, kører først.
why-order-grid = Startopstillingen afgør den første runde.
why-order-row = { $place }. { $name }: omgang { $lap }, felt { $space }, { $spot ->
    [0] ideallinje.
   *[1] yderside.
  }
why-order-row-grid = { $place }. { $name }: nr. { $grid } i startopstillingen.
why-order-adrenaline = Adrenalin: { $names }.
why-legend-card = Legendekort for { $name }: topfart { $top }, rudetal { $diamond }.
why-legend-a = Forbi legendelinjen ved svinget { $corner }. Grænse { $limit } + rudetal { $diamond }: kører { $distance }.
why-legend-a-short = Forbi legendelinjen ved svinget { $corner }. Grænse { $limit } + rudetal { $diamond } = { $sum }, men aldrig over to svinglinjer: kører { $distance }.
why-legend-b = Før legendelinjen. Ingen svinglinje inden for topfarten: kører { $distance }.
why-legend-b-last = Ingen svinglinje tilbage før mål: topfarten, kører { $distance }.
why-legend-b-diamond = Før legendelinjen ved svinget { $corner }, { $away ->
    [one] { $away } felt
   *[other] { $away } felter
  } før svinget. Topfart { $top } ville krydse det: frem til rudetal { $diamond }, kører { $distance }.
why-legend-stays = Den er nærmere linjen end sit rudetal og kører aldrig tilbage: den bliver stående.
why-blocked = { $wanted ->
    [one] { $wanted } felt
   *[other] { $wanted } felter
  } fremme var begge pladser optaget: stopper efter { $driven }.
why-blocked-stays = { $wanted ->
    [one] { $wanted } felt
   *[other] { $wanted } felter
  } fremme, og hele vejen dertil, var begge pladser optaget: bliver stående.
why-blocked-speed = Hele hastigheden tæller stadig i svinget.
why-adrenaline = { $cars } biler startede, så { $last ->
    [one] den sidste i en runde har adrenalin.
   *[other] de sidste { $last } i en runde har adrenalin.
  }
why-adrenaline-place = { $name } var nr. { $place } af { $racing } ved starten af runde { $round }.
why-adrenaline-gives = Hastighed +1 og ét felt, 1 heat afkølet, eller begge dele.
why-reshuffled = Der skulle bruges et kort, og kortstakken var tom. { $number ->
    [one] { $number } kort fra bunken med brugte kort blev den nye kortstak.
   *[other] { $number } kort fra bunken med brugte kort blev den nye kortstak.
  }
why-cluttered = Gear { $cards }: spilbare kort { $playable }, { $heat } heat fra hånden. Intet gear inden for rækkevidde kunne fyldes.
why-cluttered-stays = Bilen bliver stående, alle { $cards } kasseret, gear 1.
why-corrected-up = To gear op fra gear { $before } uden heat at betale med: et tilfældigt kort ({ $card }) kasseres, og gearet er { $gear }.
why-corrected-down = To gear ned fra gear { $before } uden heat at betale med: et vendt kort lægges til, og gearet er { $gear }.
why-unpayable = { $card } kræver { $heat } heat, og motoren havde mindre. Et vendt kort erstatter det, og trækket gøres om med den værdi.
why-finished-round = Runde { $round }, { $beyond ->
    [0] lige over målstregen
    [one] 1 felt over målstregen
   *[other] { $beyond } felter over målstregen
  }, { $spot ->
    [0] ideallinje.
   *[1] yderside.
  }
why-finished-other = Samme runde: { $name }, { $beyond ->
    [0] lige over målstregen
    [one] 1 felt over
   *[other] { $beyond } felter over
  }, { $spot ->
    [0] ideallinje.
   *[1] yderside.
  }
why-finished-rule = Først den tidligste runde, så den, der nåede længst, så ideallinjen.
why-sponsor-press-corner = Pressesvinget { $corner }: kørt i slipstrøm eller mindst { $least } over grænsen.
why-sponsor-top-speed = Løbets begivenhed: hastighed { $least } eller mere i én tur.
why-sponsor-overtaking = Løbets begivenhed: { $least ->
    [one] { $least } bil
   *[other] { $least } biler
  } overhalet i én tur.
why-sponsor-first-lap = Løbets begivenhed: { $cars ->
    [one] den første,
   *[other] blandt de første { $cars },
  } der fuldfører omgang 1.
why-sponsor-start = Begivenhedskortet giver sponsorkort ved starten.
why-eliminated = Løbets begivenhed: den, der skrider ud, er ude.
