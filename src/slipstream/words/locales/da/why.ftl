# Hvorfor det skete, som siden også siger det. Fakta først, så reglen.

why-corner-title = { $corner }: { $due } heat
why-spin-title = Skrid ud i { $corner }
why-order-title = Rækkefølge i runde { $round }
why-legend-title = { $name }: træk { $move }
why-blocked-title = Blokeret
why-adrenaline-title = Adrenalin
why-reshuffled-title = Ny kortstak
why-cluttered-title = Rodet hånd
why-corrected-title = Gear rettet
why-unpayable-title = Kort, der ikke kan betales
why-finished-title = { $place ->
    [0] Mål
   *[other] Plads { $place }
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
why-corner-due-hot = { $speed } - { $limit } = { $over }, og { $surcharge } for Overophedning: { $due } heat.
why-spin-engine = { $due } heat at betale, motoren havde { $engine }: skrid ud.
why-spin-stress = Gear { $gear }: { $stress } stresskort. Derefter gear 1.
why-spin-supply = Gear { $gear } giver { $wanted } stresskort, reserven havde { $stress }. Derefter gear 1.
why-spin-place = Tilbage til den nærmeste ledige plads før linjen i { $corner }{ $steps ->
    [0] .
    [one] , 1 felt længere tilbage: det første var fuldt.
   *[other] , { $steps } felter længere tilbage: de andre var fulde.
  }
why-order-rule = Den, der er længst fremme ved rundens start, kører først.
why-order-grid = Startpositionerne afgør den første runde.
why-order-row = { $place }. { $name }: omgang { $lap }, felt { $space }, { $spot ->
    [0] ideallinje.
   *[1] yderside.
  }
why-order-row-grid = { $place }. { $name }: plads { $grid } på startpositionerne.
why-order-adrenaline = Adrenalin: { $names }.
why-legend-card = Legendekort for { $name }: topfart { $top }, ruder-tal { $diamond }.
why-legend-a = Forbi Legendelinjen ved { $corner }. Grænse { $limit } + ruder-tal { $diamond } = { $distance } felter.
why-legend-a-short = Forbi Legendelinjen ved { $corner }. Grænse { $limit } + ruder-tal { $diamond } = { $sum }, men aldrig over to svinglinjer: { $distance } felter.
why-legend-b = Ikke forbi Legendelinjen. Ingen svinglinje inden for topfarten: { $distance } felter.
why-legend-b-last = Ingen svinglinje tilbage før mål: topfarten, { $distance } felter.
why-legend-b-diamond = Ikke forbi Legendelinjen ved { $corner }, { $away ->
    [one] { $away } felt
   *[other] { $away } felter
  } før svinget. Topfart { $top } ville krydse det: frem til ruder-tal { $diamond }, { $distance } felter.
why-legend-stays = Den er nærmere linjen end sit ruder-tal og kører aldrig tilbage: den bliver stående.
why-blocked = { $wanted } felter fremme var begge pladser optaget: stopper efter { $driven }.
why-blocked-stays = { $wanted } felter fremme, og hele vejen dertil, var begge pladser optaget: bliver stående.
why-blocked-speed = Hastigheden er hel: den gælder i svinget.
why-adrenaline = { $cars } biler startede, så { $last ->
    [one] den sidste i en runde har Adrenalin.
   *[other] de sidste { $last } i en runde har Adrenalin.
  }
why-adrenaline-place = { $name } var nummer { $place } af { $racing } ved starten af runde { $round }.
why-adrenaline-gives = Hastighed +1 og ét felt, 1 heat afkølet, eller begge dele.
why-reshuffled = Der skulle bruges et kort, og kortstakken var tom. { $number ->
    [one] { $number } kort fra bunken med brugte kort blev den nye kortstak.
   *[other] { $number } kort fra bunken med brugte kort blev den nye kortstak.
  }
why-cluttered = { $cards } kort i gear { $cards }: { $playable } at spille, { $heat } heat fra hånden. Intet gear inden for rækkevidde kunne fyldes.
why-cluttered-stays = Intet træk, alle { $cards } kasseret, gear 1.
why-corrected-up = Fra gear { $before } to op uden heat at betale med. Et af kortene, { $card }, kasseres tilfældigt: gear { $gear }.
why-corrected-down = Fra gear { $before } to ned uden heat at betale med. Et vendt kort lægges til: gear { $gear }.
why-unpayable = { $card } kræver { $heat } heat, og motoren havde mindre. Et vendt kort erstatter det, og trækket gøres om med den værdi.
why-finished-round = Runde { $round }, { $beyond ->
    [0] lige bag stregen
    [one] 1 felt over stregen
   *[other] { $beyond } felter over stregen
  }, { $spot ->
    [0] ideallinje.
   *[1] yderside.
  }
why-finished-other = Samme runde: { $name }, { $beyond ->
    [0] lige bag stregen
    [one] 1 felt over
   *[other] { $beyond } felter over
  }, { $spot ->
    [0] ideallinje.
   *[1] yderside.
  }
why-finished-rule = En tidligere runde slår en senere, derefter den, der nåede længst, derefter ideallinjen.
why-sponsor-press-corner = Pressesving { $corner }: kørt i slipstrøm, eller { $least } eller mere over grænsen.
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
why-eliminated = Løbets begivenhed: den, der skrider ud, er færdig.
