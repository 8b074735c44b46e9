# Reglerne ved hånden: opslaget, hvad tingene siger om sig selv, og hvorfor noget skete.
# Højst to sætninger; tal først. Selve reglerne: src/slipstream/words/locales/da/rules.toml.

# The reference

rules-search = Søg i reglerne
rules-search-hint = Et ord, eller CORNER-5
rules-contents = Indhold
rules-in-brief = Kort fortalt
rules-in-brief-about = Spillet i tegninger. Hvert nummer åbner den regel, det bygger på.
rules-back = Tilbage
rules-chapter = Kapitel
rules-found = { $count ->
    [0] Ingen resultater for ”{ $words }”. Prøv et kortere ord.
    [one] { $count } regel
   *[other] { $count } regler
  }
rules-loading = Henter reglerne …
rules-failed = Reglerne kunne ikke hentes. Tjek forbindelsen, og prøv igen.
rules-retry = Prøv igen
rules-link = Kopiér linket til { $id }
rules-link-copied = Linket er kopieret.
rules-clause = Regel { $id }
rules-why = hvorfor?
rules-why-label = Hvorfor? { $what }
rules-why-asking = Henter svaret …
rules-why-failed = Intet svar
keys-rules = regler om det, du peger på

# Steps

brief-step-gear-title = Gear
brief-step-gear = Bliv, eller skift ét gear gratis. To gear koster 1 heat, tre er ikke muligt.
brief-step-cards-title = Kort
brief-step-cards = Spil lige så mange kort som dit gear, med bagsiden op. Heat bliver på hånden.
brief-step-move-title = Flyt
brief-step-move = Afslør alle kort, også dem, der vendes fra kortstakken. Summen er din hastighed, og så mange felter kører du.
brief-step-react-title = Reagér
brief-step-react = Afkøling, boost, adrenalin og kortenes symboler, i vilkårlig rækkefølge. Firkantede symboler er obligatoriske, runde er valgfri.
brief-step-slipstream-title = Slipstrøm
brief-step-slipstream = Lige bag eller ved siden af en bil må du køre 2 felter mere. Din hastighed ændres ikke.
brief-step-corner-title = Sving
brief-step-corner = For hver svinglinje, du har krydset: hastighed over grænsen koster lige så meget heat. For lidt heat, og du skrider ud. Her er der ikke noget valg.
brief-step-discard-title = Kassér
brief-step-discard = Kassér de kort, du vil, fra hånden. Heat og stress bliver.
brief-step-draw-title = Træk
brief-step-draw = Spillede kort lægges i bunken med brugte kort. Du trækker op til din håndgrænse.

# Topics with a drawing

brief-gears-title = Gear
brief-gears = Gearet er antallet af kort, du spiller. Lave gear afkøler: 3 heat i gear 1, 1 heat i gear 2.
brief-gears-drawn = Fra gear 2: 1, 2 og 3 er gratis, 4 koster 1 heat.
brief-cards-title = Kort og hastighed
brief-cards = Din hastighed er summen af de kort, du spiller. Bilen kører præcis så langt.
brief-cards-drawn = Gear 3, kort 4, 2 og 1: hastighed 7, 7 felter.
brief-corner-title = Svingets pris
brief-corner = Et sving sammenligner hele din hastighed med sin grænse. Hvert point over koster 1 heat fra motoren.
brief-corner-drawn = Hastighed 7 ved grænse 5: 2 heat.
brief-spin-out-title = Udskridning
brief-spin-out = Hvis motoren ikke kan betale, betaler du al den heat, du har, og flyttes tilbage før linjen. Du tager stresskort, 1 i gear 1 og 2, 2 i gear 3 og 4, og begynder igen i gear 1.
brief-spin-out-drawn = Hastighed 8, grænse 4, 4 heat at betale. Motor 2: du skrider ud, gear 3 giver 2 stresskort.
brief-slipstream-title = Slipstrøm
brief-slipstream = Når du har reageret, må du ved siden af en bil eller lige bag en køre 2 felter mere. Hastigheden er den samme, men en svinglinje, der krydses sådan, tæller.
brief-slipstream-drawn = Lige bag en anden bil: 2 felter mere med samme hastighed.
brief-boost-title = Boost og vendte kort
brief-boost = Én gang pr. tur: betal 1 heat, og vend kort, indtil der kommer et standardkort (1 til 4); kør så langt. Det hæver din hastighed.
brief-boost-drawn = Først kommer stress og kasseres, så en treer: hastighed +3, 3 felter.
brief-cooldown-title = Afkøling
brief-cooldown = Heat går fra hånden tilbage i motoren. Du kan straks betale med den igen.
brief-cooldown-drawn = Gear 1 afkøler 3: tre heat forlader hånden.
brief-engine-title = Heat og motor
brief-engine = Heat i motoren er det, du betaler med. Betalt heat går i bunken med brugte kort, kommer tilbage på hånden og fylder der, indtil du afkøler det.
brief-engine-drawn = Motor, bunke med brugte kort, kortstak, hånd, motor: sådan vandrer heat.
brief-stress-title = Stress
brief-stress = Et stresskort vender kort, indtil der kommer et standardkort (1 til 4). Det kan ikke kasseres; du kommer af med det ved at spille det.
brief-stress-drawn = Stress og 3: det vendte kort er 2, hastighed 5.
brief-adrenaline-title = Adrenalin
brief-adrenaline = Den sidste bil, eller de sidste to af fem eller flere, må lægge 1 til sin hastighed og afkøle 1 heat. Hver én gang, kun i denne runde.
brief-adrenaline-drawn = Sidste ved rundens start: +1 felt, 1 heat afkølet, eller begge dele.
brief-blocking-title = Blokeret
brief-blocking = To biler fylder et felt. Du kan køre gennem fulde felter, men ikke stoppe der: du stopper i det nærmeste felt bagved med plads. Din hastighed er den samme.
brief-blocking-drawn = Hastighed 4, det fjerde felt er fuldt: 3 felter, stadig hastighed 4.
brief-legend-a-title = Legender: træk A
brief-legend-a = Forbi legendelinjen kører en legende gennem svinget: grænsen plus dens rudetal. Den krydser aldrig to svinglinjer.
brief-legend-a-drawn = Grænse 3, rudetal 2: 5 felter.
brief-legend-b-title = Legender: træk B
brief-legend-b = Før legendelinjen kører den sin topfart. Ville den krydse svinglinjen, stopper den i stedet på feltet med sit rudetal.
brief-legend-b-drawn = Topfart 9 ville krydse: den stopper ved rudetal 1.
brief-conditions-title = Vejr og vej
brief-conditions = En rudebrik ændrer ét sving, en firkantet brik sektoren frem til det næste. Vejret virker kun, hvor der ligger en vejrbrik.
brief-conditions-drawn = Dette sving: grænse +1. Sektoren bagefter: boost uden heat.
brief-symbols-title = Værkstedets symboler
brief-symbols = Firkantede symboler med dobbelt kant er obligatoriske, runde er valgfri. Brug dem i vilkårlig rækkefølge, mens du reagerer.
brief-symbols-drawn = Obligatoriske: betal heat, Skrot, grænse, Engangsbrug. Valgfri: afkøling, slipstrøm og resten.
brief-finish-title = Mål
brief-finish = Den, der kommer i mål i en tidligere runde, er foran. I samme runde er den foran, der nåede længst; i samme felt den på ideallinjen.
brief-finish-drawn = Begge i samme runde: 4 er foran 2. Den nåede længere.
brief-order-title = Turrækkefølge
brief-order = Den forreste bil kører først, i et delt felt den på ideallinjen. Rækkefølgen gælder hele runden.
brief-order-drawn = 1 fører. 2 og 3 deler et felt: 2 er på ideallinjen.
brief-cluttered-title = Rodet hånd
brief-cluttered = For få spilbare kort til ethvert gear, du kan nå? Fyld op med heat fra hånden. Bilen bliver stående, kortene kasseres, og du går i gear 1.
brief-cluttered-drawn = Gear 3, ét spilbart kort, to heat: bilen bliver stående.

# Dashboard

brief-gear-title = Gear { $gear }
brief-gear = Spil { $gear ->
    [one] { $gear } kort
   *[other] { $gear } kort
  }. { $cooldown ->
    [0] Ingen afkøling.
   *[other] Afkøler op til { $cooldown } heat.
  } { $cost ->
    [-2] {""}
    [-1] Kan ikke nås nu: ét gear er gratis, to koster 1 heat, tre er ikke muligt.
    [0] Gratis.
   *[other] Gearskiftet koster { $cost } heat.
  }
brief-pile-draw-title = Kortstak
brief-pile-draw = Ingen kender rækkefølgen. Når der skal bruges et kort, og den er tom, blandes bunken med brugte kort.
brief-pile-discard-title = Bunke med brugte kort
brief-pile-discard = Kun det øverste kort er synligt, også for dig. Betalt heat venter her, til der blandes næste gang.
brief-play-area-title = Spilleområde
brief-play-area = Summen af disse kort er din hastighed. Den gælder i alle sving, du kører igennem i denne tur.
brief-flip-odds-title = Chancer for vendte kort
brief-flip-odds = Hvad det næste vendte kort kan være, ud fra de kort, du ikke har set. Andre kort, der kommer først, kasseres.
brief-forecast-title = Prognose
brief-forecast = Hastigheden, hvor sandsynlig den er, og den heat, den koster, som bilerne står nu.
brief-forecast-row-title = Hastighed { $speed }
brief-forecast-row = { $spins ->
    [yes] Svinget koster { $needs } heat. Motoren har mindre: du skrider ud.
   *[no] Heat at betale i denne tur: { $heat }. Så er der { $left } tilbage i motoren.
  }
brief-limit-title = Hastighedsgrænse { $limit }
brief-limit = Hastighed op til { $limit } er gratis her. Hvert point over koster 1 heat.
brief-commit-title = Lås
brief-commit = Gear og kort er hemmelige, til alle er klar. Indtil da må du tage dem tilbage.
brief-undo-title = Fortryd
brief-undo = Muligt, indtil et kort er afsløret, eller en anden handler.

# Cards

brief-card-basic-title = Standardkort
brief-card-basic = Lægger sit tal til din hastighed. Du har tre af hver: 1, 2, 3 og 4.
brief-card-stress-title = Stress
brief-card-stress = Vender kort: det første standardkort (1 til 4) fra din kortstak tæller. Det kan ikke kasseres.
brief-card-heat-title = Heat
brief-card-heat = Kan hverken spilles eller kasseres. Afkøl det for at få det tilbage i motoren.
brief-card-upgrade-title = Opgradering
brief-card-upgrade = Dets værdi tæller med i din hastighed. Det er ikke et standardkort: når det vendes, kasseres det.
brief-card-sponsor-title = Sponsorkort
brief-card-sponsor = Spilles som en opgradering, én gang: så er det ude af spillet.

# Symbols

brief-sym-heat-title = Heat (obligatorisk)
brief-sym-heat = Betal så meget heat, mens du reagerer. Hvis motoren har mindre, kasseres kortet, og et vendt kort tager dets plads.
brief-sym-scrap-title = Skrot (obligatorisk)
brief-sym-scrap = Kassér så mange kort fra toppen af din kortstak. De gør intet andet.
brief-sym-limit-title = Grænse (obligatorisk)
brief-sym-limit = Grænsen i alle sving, du kører igennem i denne tur, ændres med dette tal.
brief-sym-once-title = Engangsbrug (obligatorisk)
brief-sym-once = Fjernes fra spillet, når turen slutter.
brief-sym-flip-title = Vend kort (obligatorisk)
brief-sym-flip = Vend kort, indtil der kommer et standardkort (1 til 4), og læg det til.
brief-sym-cooldown-title = Afkøling (valgfrit)
brief-sym-cooldown = Flyt op til så mange heat fra hånden til motoren.
brief-sym-slipstream-title = Slipstrøm (valgfrit)
brief-sym-slipstream = Hvis du bruger slipstrømmen, må den være så meget længere.
brief-sym-stress-title = Reducér stress (valgfrit)
brief-sym-stress = Kassér op til så mange stresskort fra hånden.
brief-sym-salvage-title = Genbrug (valgfrit)
brief-sym-salvage = Se bunken med brugte kort igennem, og bland op til så mange kort ind i kortstakken.
brief-sym-refresh-title = Genopfrisk (valgfrit)
brief-sym-refresh = Når turen slutter, må kortet lægges øverst i din kortstak.
brief-sym-direct-title = Direkte spil (valgfrit)
brief-sym-direct = Spil kortet fra hånden, mens du reagerer. Det flytter dig med det samme.
brief-sym-accelerate-title = Acceleration (valgfrit)
brief-sym-accelerate = Hastighed +1 for hvert vendt kort indtil nu i denne tur, og kør så langt.
brief-sym-adrenaline-title = Adrenalin (valgfrit)
brief-sym-adrenaline = Ét felt mere. Det hæver din hastighed med 1, som også gælder i sving.
brief-sym-boost-title = Boost (valgfrit)
brief-sym-boost = Én gang pr. tur, 1 heat for et vendt kort: kør så langt. Det hæver din hastighed.

# Answers

brief-cool-gear-title = Afkøling med gearet
brief-cool-gear = Gear 1 afkøler op til 3 heat, gear 2 afkøler 1. Det, du ikke bruger, går tabt.
brief-cool-adrenaline-title = Afkøling med adrenalin
brief-cool-adrenaline = 1 heat fra hånden til motoren. Hastigheden ændres ikke.
brief-cool-sector-title = Afkøling med vejret
brief-cool-sector = 1 heat mere, mens din bil er i denne sektor. Én gang pr. tur for hver sektor.
brief-unpayable-title = Ikke nok heat
brief-unpayable = Motoren har for lidt til dette kort. Det kasseres, et vendt kort erstatter det, og trækket rettes.
brief-choose-value-title = Vælg en værdi
brief-choose-value = Når alle kort er vendt, vælger du en af de trykte værdier. Den gælder i denne tur.
brief-end-react-title = Færdig
brief-end-react = Valgfrie symboler, du ikke bruger, går tabt. De obligatoriske kommer først.
brief-refresh-title = Genopfrisk
brief-refresh = Kortet lægges øverst i din kortstak og er det første, du trækker.
brief-stay-title = Uden slipstrøm
brief-stay = Du bliver, hvor du er, og svinget tjekkes.

# Board and order

brief-badge-title = { $corner }, grænse { $limit }
brief-badge = { $changed ->
    [yes] Trykt { $printed }, nu { $limit } på grund af vejforholdsbrikken.
   *[no] Hastighed op til { $limit } er gratis.
  } Hvert point over koster 1 heat{ $surcharge ->
    [0] .
   *[other] , og { $surcharge } mere for overophedning.
  }{ $press ->
    [yes] {" "}Pressesving: kør igennem i slipstrøm eller 2 over grænsen, og få et sponsorkort.
   *[no] {""}
  }
brief-legend-line-title = Legendelinje
brief-legend-line = Forbi denne linje kører en legende gennem svinget; før den kører den kun frem til det. Spillere ser bort fra linjen.
brief-order-lap-title = Omgang
brief-order-lap = Omgang 1 begynder, når bilen første gang krydser startlinjen.
brief-order-gear-title = Gear
brief-order-gear = Gear bliver synlige, når alle planer er låst.
brief-order-heat-title = Heat i motoren
brief-order-heat = Hvad racerføreren stadig kan betale. Alle ser det.
brief-order-hand-title = Kort på hånden
brief-order-hand = Antallet er synligt, kortene er ikke.
brief-legend-title = Legende
brief-legend = En automatisk bil uden kort og heat. Ét legendekort pr. runde giver hver legende dens topfart og et rudetal.

# Weather and roads

brief-weather-clouds-title = Skyer
brief-weather-clouds = 1 stresskort mindre i hver kortstak. Ingen afkøling i vejrsektorer.
brief-weather-fog-title = Tåge
brief-weather-fog = 1 heat mere i hver motor. Ingen slipstrøm fra vejrsektorer.
brief-weather-storm-title = Storm
brief-weather-storm = 1 stresskort mere i hver kortstak. Slipstrøm fra en vejrsektor må være 2 felter længere.
brief-weather-snow-title = Sne
brief-weather-snow = 1 heat mindre i hver motor. 1 ekstra afkøling i vejrsektorer.
brief-weather-rain-title = Regn
brief-weather-rain = 3 heat fra hver motor begynder i kortstakken. 1 ekstra afkøling i vejrsektorer.
brief-weather-sun-title = Sol
brief-weather-sun = 3 heat fra hver motor begynder i bunken med brugte kort. Slipstrøm fra en vejrsektor må være 2 felter længere.
brief-road-limit_up-title = God vejbane
brief-road-limit_up = Grænsen i dette sving er 1 højere for alle biler.
brief-road-limit_down-title = Dårlig vejbane
brief-road-limit_down = Grænsen i dette sving er 1 lavere for alle biler.
brief-road-overheat-title = Overophedning
brief-road-overheat = Over grænsen koster dette sving 1 heat ekstra. På eller under grænsen: ingen.
brief-road-slipstream-title = Slipstrøm +1
brief-road-slipstream = En slipstrøm, der begynder i denne sektor, må være 1 felt længere.
brief-road-free_boost-title = Varmekontrol
brief-road-free_boost = Boost koster ingen heat i denne sektor, heller ikke med tom motor.
brief-road-weather-title = Vejrsektor
brief-road-weather = Vejrbrikkens effekt virker i denne sektor.

# Garage

brief-lot-title = Marked
brief-lot = Tag én opgradering i hver af tre runder. Den kommer i din kortstak.
brief-draft-order-title = Rækkefølge i draften
brief-draft-order = Runde 1 og 3 begynder bagest i startopstillingen, runde 2 forrest.
brief-must-title = Firkantet symbol: obligatorisk
brief-must = Skal bruges, før du er færdig med at reagere.
brief-may-title = Rundt symbol: valgfrit
brief-may = Må bruges én gang, i vilkårlig rækkefølge, eller slet ikke.
brief-deck-title = Dine kort
brief-deck = 12 standardkort, dine opgraderinger og stresskortene blandes sammen.

# Why it happened. Facts first, then the rule.

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
why-corner-due = { $speed } − { $limit } = { $over }: { $due } heat.
why-corner-due-hot = { $speed } − { $limit } = { $over }, og { $surcharge } for overophedning: { $due } heat.
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
