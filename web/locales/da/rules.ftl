# Reglerne ved hånden: opslaget, hvad tingene siger om sig selv, og hvorfor noget skete.
# Højst to sætninger; tal først. Selve reglernes klausuler oversættes ikke her.

# The reference

rules-title = Regler
rules-open = Regler
rules-search = Søg i reglerne
rules-search-hint = Et ord, eller CORNER-5
rules-contents = Indhold
rules-in-brief = Kort fortalt
rules-in-brief-about = Spillet i tegninger. Hvert nummer fører til den klausul, det bygger på.
rules-back = Tilbage
rules-chapter = Kapitel
rules-found = { $count ->
    [0] Intet fundet for ”{ $words }”. Prøv et kortere ord.
    [one] { $count } klausul
   *[other] { $count } klausuler
  }
rules-loading = Henter reglerne.
rules-failed = Reglerne kom ikke. Tjek forbindelsen, og prøv igen.
rules-retry = Prøv igen
rules-link = Kopiér linket til { $id }
rules-link-copied = Linket er kopieret.
rules-language = Klausulerne er på engelsk.
rules-clause = Klausul { $id }
rules-why = hvorfor?
rules-why-label = Hvorfor? { $what }
rules-why-asking = Henter svaret.
rules-why-failed = Intet svar
keys-rules = regler om det, du peger på

# Chapters

chapter-TRACK = Banen og bilernes rækkefølge
chapter-CARD = Kort og områder
chapter-SETUP = Opsætning af et løb
chapter-ROUND = En rundes opbygning
chapter-GEAR = Trin 1: gear
chapter-PLAY = Trin 2: spil kort
chapter-PLUS = Trin 3: afslør og flyt
chapter-ADR = Trin 4: Adrenalin
chapter-REACT = Trin 5: reagér
chapter-SLIP = Trin 6: Slipstrøm
chapter-CORNER = Trin 7: tjek svinget
chapter-DISCARD = Trin 8: kassér
chapter-DRAW = Trin 9: træk kort op på hånden
chapter-HEAT = Betal heat
chapter-FINISH = Løbets afslutning
chapter-GARAGE = Værksted
chapter-SYM = Symboler på opgraderingskort
chapter-LEGEND = Legender
chapter-WEATHER = Vejr
chapter-ROAD = Vejforhold
chapter-CHAMP = Mesterskab
chapter-TOURNAMENT = Turneringstilstand
chapter-D = Forskelle mellem oversættelserne
chapter-Q = Åbne spørgsmål
chapter-R = Projektets afgørelser

# Steps

brief-step-gear-title = Gear
brief-step-gear = Bliv, eller skift ét gear gratis. To gear koster 1 heat, tre er aldrig tilladt.
brief-step-cards-title = Kort
brief-step-cards = Spil lige så mange kort som dit gear, med bagsiden op. Heat bliver på hånden.
brief-step-move-title = Flyt
brief-step-move = Alle kort afsløres, også dem, der vendes fra kortstakken. Summen er din hastighed, og så mange felter kører du.
brief-step-react-title = Reagér
brief-step-react = Afkøl, brug Boost, Adrenalin og kortenes symboler, i vilkårlig rækkefølge. Firkantede symboler er obligatoriske, runde er valgfri.
brief-step-slipstream-title = Slipstrøm
brief-step-slipstream = Lige bag eller ved siden af en bil må du køre 2 felter mere. Din hastighed ændres ikke.
brief-step-corner-title = Sving
brief-step-corner = For hver svinglinje, du har krydset: hastighed over grænsen koster lige så meget heat. For lidt heat, og du skrider ud. Her er intet valg.
brief-step-discard-title = Kassér
brief-step-discard = Læg de kort, du vil, fra hånden i bunken med brugte kort. Heat og stress bliver.
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
brief-spin-out-title = Skrid ud
brief-spin-out = Hvis motoren ikke kan betale, betaler du det hele og går tilbage før linjen. Du tager stresskort, 1 i gear 1 og 2, 2 i gear 3 og 4, og begynder igen i gear 1.
brief-spin-out-drawn = Hastighed 8, grænse 4, pris 4. Motor 2: skrid ud, gear 3 giver 2 stresskort.
brief-slipstream-title = Slipstrøm
brief-slipstream = Når du har reageret, må du ved siden af en bil eller lige bag en køre 2 felter mere. Hastigheden er den samme, men en svinglinje, der krydses sådan, tæller.
brief-slipstream-drawn = Lige bag en anden bil: 2 felter mere med samme hastighed.
brief-boost-title = Boost og vendte kort
brief-boost = Én gang pr. tur: betal 1 heat, og vend kort, indtil der kommer et standardkort 1 til 4; kør så langt. Det hæver din hastighed.
brief-boost-drawn = Først kommer stress og kasseres, så et 3: hastighed +3, 3 felter.
brief-cooldown-title = Afkøling
brief-cooldown = Heat går fra hånden tilbage i motoren. Det kan straks betales igen.
brief-cooldown-drawn = Gear 1 afkøler 3: tre heat forlader hånden.
brief-engine-title = Heat og motor
brief-engine = Heat i motoren er det, du betaler med. Betalt heat går i bunken med brugte kort, kommer tilbage på hånden og fylder der, indtil du afkøler det.
brief-engine-drawn = Motor, bunke med brugte kort, kortstak, hånd, motor: sådan vandrer heat.
brief-stress-title = Stress
brief-stress = Et stresskort vender kort, indtil der kommer et standardkort 1 til 4. Det kan ikke kasseres; du kommer af med det ved at spille det.
brief-stress-drawn = Stress og 3: det vendte kort er 2, hastighed 5.
brief-adrenaline-title = Adrenalin
brief-adrenaline = Den sidste bil, eller de sidste to af fem eller flere, må lægge 1 til sin hastighed og afkøle 1 heat. Hver én gang, kun i denne runde.
brief-adrenaline-drawn = Sidste ved rundens start: +1 felt, 1 heat afkølet, eller begge dele.
brief-blocking-title = Blokeret
brief-blocking = To biler fylder et felt. Du kører gennem fulde felter, men stopper i det næste felt bagved med plads; din hastighed er den samme.
brief-blocking-drawn = Hastighed 4, det fjerde felt er fuldt: 3 felter, stadig hastighed 4.
brief-legend-a-title = Legender: træk A
brief-legend-a = Forbi Legendelinjen tager en Legende svinget: grænsen plus dens ruder-tal. Den krydser aldrig to svinglinjer.
brief-legend-a-drawn = Grænse 3, ruder-tal 2: 5 felter.
brief-legend-b-title = Legender: træk B
brief-legend-b = Før Legendelinjen kører den sin topfart, men ikke over svinglinjen: så stopper den ved sit ruder-tal.
brief-legend-b-drawn = Topfart 9 ville krydse: den stopper ved ruder-tal 1.
brief-conditions-title = Vejr og vej
brief-conditions = En rude ændrer sit sving, en plade sektoren frem til næste sving. Vejret virker, hvor en brik viser vejr.
brief-conditions-drawn = Dette sving: grænse 1 højere. Sektoren bagefter: Boost uden heat.
brief-symbols-title = Værkstedets symboler
brief-symbols = Firkantede symboler med dobbelt kant er obligatoriske, runde er valgfri. Brug dem i vilkårlig rækkefølge, mens du reagerer.
brief-symbols-drawn = Obligatoriske: betal heat, Skrot, grænse, Engangsbrug. Valgfri: afkøling, slipstrøm og resten.
brief-finish-title = Mål
brief-finish = En tidligere runde slår en senere. I samme runde er den bil foran, der nåede længst, i samme felt den på ideallinjen.
brief-finish-drawn = Begge i samme runde: 4 slår 2. Den nåede længere.
brief-order-title = Turrækkefølge
brief-order = Den forreste bil kører først, i et delt felt den på ideallinjen. Rækkefølgen gælder hele runden.
brief-order-drawn = 1 fører. 2 og 3 deler et felt: 2 er på ideallinjen.
brief-cluttered-title = Rodet hånd
brief-cluttered = Hvis intet gear inden for rækkevidde kan fyldes, supplerer heat dine kort. Bilen bliver stående, det hele kasseres, gear 1.
brief-cluttered-drawn = Gear 3, ét kort at spille, to heat: intet træk.

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
    [-1] Kan ikke nås nu: ét gear er gratis, to koster 1 heat, tre går ikke.
    [0] Gratis.
   *[other] Gearskiftet koster { $cost } heat.
  }
brief-pile-draw-title = Kortstak
brief-pile-draw = Ingen kender rækkefølgen. Når der skal bruges et kort, og den er tom, blandes bunken med brugte kort.
brief-pile-discard-title = Bunke med brugte kort
brief-pile-discard = Kun det øverste kort ses, også af dig. Betalt heat venter her, til der blandes næste gang.
brief-play-area-title = Spilleområde
brief-play-area = Summen af disse kort er din hastighed. Den gælder i alle sving, du kører igennem i denne tur.
brief-flip-odds-title = Chancer for vendte kort
brief-flip-odds = Hvad det næste vendte kort giver, regnet ud fra de kort, du ikke har set. Andre kort, der kommer først, kasseres.
brief-forecast-title = Prognose
brief-forecast = Hastigheden, hvor sandsynlig den er, og den heat, den koster. Den gælder med bilerne, som de står nu.
brief-forecast-row-title = Hastighed { $speed }
brief-forecast-row = { $spins ->
    [yes] Svinget kræver { $needs } heat. Motoren har mindre: skrid ud.
   *[no] Heat at betale i denne tur: { $heat }. Så er der { $left } tilbage i motoren.
  }
brief-limit-title = Hastighedsgrænse { $limit }
brief-limit = Hastighed op til { $limit } er gratis her. Hvert point over koster 1 heat.
brief-commit-title = Lås
brief-commit = Gear og kort er hemmelige, til alle er klar. Indtil da må du tage dem tilbage.
brief-undo-title = Fortryd
brief-undo = Gratis, indtil et kort er set, eller en anden handler.

# Cards

brief-card-basic-title = Standardkort
brief-card-basic = Lægger sit tal til din hastighed. Du har tre af hver: 1, 2, 3 og 4.
brief-card-stress-title = Stress
brief-card-stress = Vender kort: det første standardkort 1 til 4 fra din kortstak tæller. Det kan ikke kasseres.
brief-card-heat-title = Heat
brief-card-heat = Hverken spilles eller kasseres. Afkøl det for at få det tilbage i motoren.
brief-card-upgrade-title = Opgradering
brief-card-upgrade = Dets værdi tæller med i din hastighed. Det er ikke et standardkort: når det vendes, kasseres det.
brief-card-sponsor-title = Sponsorkort
brief-card-sponsor = Spilles som en opgradering, én gang: så er det ude af spillet.

# Symbols

brief-sym-heat-title = Heat: obligatorisk
brief-sym-heat = Betal så meget heat, mens du reagerer. Hvis motoren har mindre, ryger kortet, og et vendt kort tager dets plads.
brief-sym-scrap-title = Skrot: obligatorisk
brief-sym-scrap = Kassér så mange kort fra toppen af din kortstak. De gør intet andet.
brief-sym-limit-title = Grænse: obligatorisk
brief-sym-limit = Grænsen i alle sving, du kører igennem i denne tur, ændres med dette tal.
brief-sym-once-title = Engangsbrug: obligatorisk
brief-sym-once = Når kortet er spillet én gang, er det ude af spillet ved turens slutning.
brief-sym-flip-title = Vend: obligatorisk
brief-sym-flip = Vend kort, indtil der kommer et standardkort 1 til 4, og læg det til.
brief-sym-cooldown-title = Afkøling: valgfri
brief-sym-cooldown = Op til så mange heat fra hånden til motoren.
brief-sym-slipstream-title = Slipstrøm: valgfri
brief-sym-slipstream = Hvis du kører i slipstrøm, må den være så meget længere.
brief-sym-stress-title = Reducér stress: valgfrit
brief-sym-stress = Op til så mange stresskort fra hånden til bunken med brugte kort.
brief-sym-salvage-title = Genbrug: valgfrit
brief-sym-salvage = Se bunken med brugte kort igennem, og bland op til så mange kort ind i kortstakken.
brief-sym-refresh-title = Genopfrisk: valgfrit
brief-sym-refresh = Når turen slutter, må kortet lægges øverst i din kortstak.
brief-sym-direct-title = Direkte spil: valgfrit
brief-sym-direct = Spil kortet fra hånden, mens du reagerer. Det flytter dig med det samme.
brief-sym-accelerate-title = Acceleration: valgfri
brief-sym-accelerate = Hastighed +1 for hvert vendt kort indtil nu i denne tur, og kør så langt.
brief-sym-adrenaline-title = Adrenalin: valgfri
brief-sym-adrenaline = Ét felt mere. Det hæver din hastighed med 1, også i svinget.
brief-sym-boost-title = Boost: valgfrit
brief-sym-boost = Én gang pr. tur, 1 heat for et vendt kort: kør så langt. Det hæver din hastighed.

# Answers

brief-cool-gear-title = Afkøling med gearet
brief-cool-gear = Gear 1 afkøler op til 3 heat, gear 2 afkøler 1. Det, du ikke bruger, er tabt.
brief-cool-adrenaline-title = Afkøling med Adrenalin
brief-cool-adrenaline = 1 heat fra hånden til motoren. Hastigheden ændres ikke.
brief-cool-sector-title = Afkøling med vejret
brief-cool-sector = 1 heat mere, mens din bil er i denne sektor. Én gang pr. tur for hver sektor.
brief-unpayable-title = Kan ikke betales
brief-unpayable = Motoren har for lidt til dette kort. Det kasseres, et vendt kort erstatter det, og trækket rettes.
brief-choose-value-title = Vælg en værdi
brief-choose-value = Når alle kort er vendt, vælger du en af de trykte værdier. Den gælder i denne tur.
brief-end-react-title = Slut Reagér
brief-end-react = Det valgfri, du ikke bruger, er tabt. Det obligatoriske kommer først.
brief-refresh-title = Genopfrisk
brief-refresh = Kortet lægges øverst i din kortstak og er det første, du trækker.
brief-stay-title = Bliv
brief-stay = Ingen slipstrøm: svinget tjekkes, hvor du står.

# Board and order

brief-badge-title = { $corner }, grænse { $limit }
brief-badge = { $changed ->
    [yes] Trykt { $printed }, nu { $limit } på grund af vejforholdsbrikken.
   *[no] Hastighed op til { $limit } er gratis.
  } Hvert point over koster 1 heat{ $surcharge ->
    [0] .
   *[other] , og { $surcharge } mere for Overophedning.
  }{ $press ->
    [yes] {" "}Pressesving: kør igennem i slipstrøm eller 2 over grænsen, og få et sponsorkort.
   *[no] {""}
  }
brief-legend-line-title = Legendelinje
brief-legend-line = Forbi denne linje tager en Legende svinget; før den kører den frem til svinget. Spillere ser bort fra den.
brief-order-lap-title = Omgang
brief-order-lap = Omgang 1 begynder, når bilen første gang krydser startlinjen.
brief-order-gear-title = Gear
brief-order-gear = Gear bliver synlige, når alle planer er låst.
brief-order-heat-title = Heat i motoren
brief-order-heat = Hvad racerføreren stadig kan betale. Alle ser det.
brief-order-hand-title = Kort på hånden
brief-order-hand = Antallet er synligt, kortene er ikke.
brief-legend-title = Legende
brief-legend = En automatisk bil uden kort og heat. Ét legendekort pr. runde giver hver Legende sin topfart og et ruder-tal.

# Weather and roads

brief-weather-clouds-title = Skyer
brief-weather-clouds = 1 stresskort mindre i hver kortstak. Ingen afkøling i vejrsektorer.
brief-weather-fog-title = Tåge
brief-weather-fog = 1 heat mere i hver motor. Ingen slipstrøm ud fra vejrsektorer.
brief-weather-storm-title = Storm
brief-weather-storm = 1 stresskort mere i hver kortstak. Slipstrøm 2 længere ud fra vejrsektorer.
brief-weather-snow-title = Sne
brief-weather-snow = 1 heat mindre i hver motor. Afkøling 1 mere i vejrsektorer.
brief-weather-rain-title = Regn
brief-weather-rain = 3 heat fra hver motor begynder i kortstakken. Afkøling 1 mere i vejrsektorer.
brief-weather-sun-title = Sol
brief-weather-sun = 3 heat fra hver motor begynder i bunken med brugte kort. Slipstrøm 2 længere ud fra vejrsektorer.
brief-road-limit_up-title = God vej
brief-road-limit_up = Grænsen i dette sving er 1 højere for alle biler.
brief-road-limit_down-title = Dårlig vej
brief-road-limit_down = Grænsen i dette sving er 1 lavere for alle biler.
brief-road-overheat-title = Overophedning
brief-road-overheat = Over grænsen koster dette sving 1 heat mere. På eller under den intet.
brief-road-slipstream-title = Slipstrøm +1
brief-road-slipstream = En slipstrøm, der begynder i denne sektor, må være 1 længere.
brief-road-free_boost-title = Varmekontrol
brief-road-free_boost = Boost koster ingen heat i denne sektor, heller ikke med tom motor.
brief-road-weather-title = Vejrsektor
brief-road-weather = Vejrbrikkens effekt virker i denne sektor.

# Garage

brief-lot-title = Marked
brief-lot = Tag én opgradering i hver af tre runder. Den kommer i din kortstak.
brief-draft-order-title = Rækkefølge i draften
brief-draft-order = Runde 1 og 3 begynder bagest på startpositionerne, runde 2 forrest.
brief-must-title = Firkantet: obligatorisk
brief-must = Skal gøres, før du slutter Reagér.
brief-may-title = Rundt: valgfrit
brief-may = Må bruges én gang, i vilkårlig rækkefølge, eller lades være.
brief-deck-title = Dine kort
brief-deck = 12 standardkort, dine opgraderinger og stresskortene blandes sammen.

# Why it happened. Facts first, then the rule.

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
why-corner-due = { $speed } − { $limit } = { $over }: { $due } heat.
why-corner-due-hot = { $speed } − { $limit } = { $over }, og { $surcharge } for Overophedning: { $due } heat.
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
