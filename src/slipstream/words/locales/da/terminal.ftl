# Hvad spillet i terminalen siger.

## The situation

terminal-title = { $circuit }, { $laps }. Runde { $round }, nr. { $place } af { $cars }
terminal-laps = { $laps ->
    [one] { $laps } omgang
   *[other] { $laps } omgange
  }
terminal-spaces = { $number ->
    [one] { $number } felt
   *[other] { $number } felter
  }
terminal-spaces-span = { $low } til { $high } { $high ->
    [one] felt
   *[other] felter
  }
terminal-corner-ahead = { $ahead } før linjen i svinget { $corner }, grænse { $limit }{ $marks }
terminal-corner-after = yderligere { $further } til svinget { $corner }, grænse { $limit }{ $marks }
terminal-corner-here = Lige før linjen i svinget { $corner }, grænse { $limit }{ $marks }
terminal-mark-limit = (vej { $change })
terminal-mark-overheat = (Overophedning: { $heat } heat)
terminal-mark-press = (Pressesving)
terminal-mark-adjust = ({ $change } med dine kort)
terminal-here = Her: { $effects }.
terminal-ahead-here = Sektor om { $ahead }: { $effects }.
terminal-beyond-finish = Over målstregen.
terminal-no-corner-ahead = Intet sving før målstregen: { $distance }.
terminal-car-ahead = { $number } foran
terminal-car-behind = { $number } bagved
terminal-car-beside = ved siden af dig
terminal-you = du
terminal-your-car = Din racerbil
terminal-race-line = ideallinje
terminal-outer = yderside
terminal-on-grid = start
terminal-finished = i mål
terminal-eliminated = ude af løbet
terminal-legend = Legende
terminal-adrenaline = Adrenalin
terminal-road-empty = Ingen anden racerbil i nærheden.
terminal-road = I nærheden: { $cars }.
terminal-car-line = { $place }. { $car }: { $distance }, { $where }, gear { $gear }, { $engine } heat, { $hand } kort{ $extra }.
terminal-car-line-out = { $place }. { $car }: { $status }.
terminal-car-line-legend = { $place }. { $car }: { $distance }, { $where }, legende.
terminal-top = øverst i kortstakken: { $cards }
terminal-own-adrenaline = Du har adrenalin i denne runde.
terminal-mat = Gear { $gear }, motor { $engine } heat.
terminal-draw = Kortstak ({ $number }): { $cards }.
terminal-discard = Bunke med brugte kort ({ $number }), øverst: { $top }.
terminal-discard-empty = Bunke med brugte kort: tom.
terminal-hand = Hånd: { $cards }.
terminal-hand-reshuffle = Kortstakken er tom: bunken med brugte kort bliver blandet.

## Columns of the coloured screen

terminal-column-ahead = foran
terminal-column-race = ideal
terminal-column-outer = yder
terminal-column-sector = sektor
terminal-column-me = >>
terminal-column-car = bil
terminal-column-lap = omgang
terminal-column-space = felt
terminal-column-spot = plads
terminal-column-on-race-line = ideallinje
terminal-column-on-outer = yderside
terminal-column-to-you = til dig
terminal-column-gear = gear
terminal-column-heat = heat
terminal-column-hand = hånd
terminal-column-plan = plan
terminal-column-speed = hastighed
terminal-column-on-the-way = undervejs
terminal-column-risk = risiko
terminal-column-driver = racerfører
terminal-column-grid = start
terminal-column-round = runde
terminal-column-reached = nåede
terminal-column-spin-outs = udskridninger
terminal-column-heat-paid = betalt heat
terminal-column-points = point
terminal-column-out = ude
terminal-mat-gear = Gear
terminal-mat-engine = Motor
terminal-mat-heat = { $heat } heat
terminal-mat-draw = Kortstak { $number }: { $cards }
terminal-mat-discard = Brugte kort { $number }
terminal-mat-discard-top = Brugte kort { $number }, øverst { $top }
terminal-mat-hand = Hånd

## Asking

terminal-ask-plan = Gear og kort
terminal-gears = Gear: { $gears }.
terminal-gear-free = { $gear }
terminal-gear-heat = { $gear } (for { $heat } heat)
terminal-gear-corrected = { $gear } (ingen heat: bliver rettet)
terminal-ask-plan-hint = Skriv kort, f.eks. { $example }; eller list, help, quit.
terminal-ask-commit = Enter kører planen; eller skriv en anden
terminal-ask-number-hint = Skriv et nummer; Enter: { $default }.
terminal-ask-number-must = Skriv et nummer; det, der er mærket SKAL, kommer, før du er færdig med at reagere.
terminal-ask-number-only = Skriv et nummer.
terminal-ask-salvage = Genbrug. Skriv op til { $number } kort, - for intet, eller Enter for at gå tilbage
terminal-ask-salvage-hint = Din bunke med brugte kort: { $cards }.
terminal-ask-discard-hint = Du må kassere { $cards }. Skriv kort, eller Enter for at beholde alle.
terminal-forced = ({ $step }: kun ét svar, { $action }.)
terminal-forced-react = (Reagér: ikke noget at bruge.)
terminal-step-plan = Gear og kort
terminal-step-value = Værdi
terminal-step-react = Reagér
terminal-step-slipstream = Slipstrøm
terminal-step-discard = Kassér
terminal-step-refresh = Genopfrisk
terminal-step-draft = Draft
terminal-step-swap = Byt
terminal-step-keep = Behold en opgradering

## What an answer would do

terminal-speed = Hastighed { $speed }
terminal-from-pile = { $number ->
    [one] { $number } kort fra kortstakken
   *[other] { $number } kort fra kortstakken
  }
terminal-shift-cost = gearskiftet koster { $heat } heat
terminal-shift-later = gearskiftet koster { $heat } heat, når det bliver din tur
terminal-speed-choice = du vælger { $values } for { $card }
terminal-symbols-cost = heat-symboler koster { $heat } heat
terminal-crosses = Kører gennem svinget { $corner }, grænse { $limit }{ $marks }: { $due } skal betales.
terminal-may-cross = Kører måske gennem svinget { $corner }, grænse { $limit }{ $marks }: { $due } skal betales.
terminal-sponsor = Pressesving: et sponsorkort, medmindre du skrider ud.
terminal-sponsor-maybe = Pressesving: måske et sponsorkort, medmindre du skrider ud.
terminal-corrected-up = Ingen heat til to gear: et af disse kort, valgt tilfældigt, kasseres; gear { $gear }.
terminal-corrected-down = Ingen heat til to gear: et kort fra kortstakken lægges til; gear { $gear }.
terminal-cool-for-symbols = Kun hvis du først afkøler heat i Reagér: ellers kan et heat-symbol ikke betales.
terminal-unpayable-ahead = ADVARSEL: ikke nok heat til heat-symbolerne. Et kort, der ikke kan betales, kasseres og erstattes af et vendt kort: tallene ovenfor regner med det.
terminal-no-heat = ingen heat
terminal-heat = { $heat } heat
terminal-engine-then = motor { $engine }
terminal-stops-before = Stopper { $left } før svinget { $corner } (grænse { $limit }).
terminal-stops-at = Stopper lige før linjen i svinget { $corner } (grænse { $limit }).
terminal-cooldown-of-gear = gear { $gear } op til { $heat }
terminal-reaches-finish = Når målstregen.
terminal-may-finish = Når målstregen med { $percent } sandsynlighed.
terminal-must-cool = Kun hvis du først afkøler heat i Reagér: ellers skrider du ud.
terminal-spin-sure = ADVARSEL: du SKRIDER UD i svinget { $corner } (medmindre en racerbil foran holder dig tilbage): { $stress }.
terminal-spin-risk = ADVARSEL: { $percent } risiko for at skride ud i svinget { $corner }: { $stress }.
terminal-stress = { $stress } stresskort, første gear, motoren tom
terminal-stress-out = { $stress } stresskort, første gear, motoren tom, og UDE af løbet
terminal-can-cool = Når du reagerer, kan du afkøle { $heat } heat fra din hånd.
terminal-no-move = Rodet hånd: racerbilen kører ikke; første gear, disse kort kasseres.
terminal-list-spin-sure = SKRIDER UD
terminal-list-spin-risk = udskridning { $percent }
terminal-list-cool = afkøl først
terminal-list-shift = skift { $heat } heat
terminal-list-corner = { $corner } { $due }
terminal-list-finish = mål
terminal-list-symbols = symboler { $heat } heat
terminal-list-corrected = rettet til gear { $gear }
terminal-list-unpayable = ikke nok heat
terminal-list-sponsor = sponsorkort
terminal-list-none = ingen plan i gear { $gear }; gearene er { $gears }
terminal-now = Nu: { $place }, hastighed { $speed }, motor { $engine } heat.

## Refusing

terminal-not-cards = { $tried }: { $part } er intet kort. Din hånd: { $cards }. Skriv f.eks. { $example }.
terminal-too-many = { $tried }: ingen har så mange af { $card }. Din hånd: { $cards }.
terminal-no-cards = { $tried }: der er ikke nævnt kort. Skriv gear og kort, f.eks. { $example }.
terminal-gear-mismatch = { $tried }: gear { $gear } kræver { $gear } kort, ikke { $number }. Gear inden for rækkevidde: { $gears }.
terminal-not-an-option = { $tried } er ikke et af svarene. Skriv 1 til { $last }.
terminal-not-an-option-enter = { $tried } er ikke et af svarene. Skriv 1 til { $last }, eller Enter for: { $default }.
terminal-refused = { $tried }: { $reason }
terminal-refused-plan = { $tried }: { $reason } Skriv list for alle mulige planer.
terminal-nothing-planned = Skriv først gear og kort, f.eks. { $example }.
terminal-no-undo = Du kan ikke fortryde: siden dit sidste svar er noget skjult blevet afsløret.
terminal-undone = Taget tilbage.
terminal-save-where = save kræver et filnavn: save race.json
terminal-saved = Gemt i { $file }.
terminal-continue = Fortsæt med: slipstream play --resume { $file }
terminal-keep = Behold optagelsen? Skriv et filnavn, eller Enter for nej
terminal-not-saved = Ikke gemt: { $reason }

## Leaving

terminal-quit-recorded = Vil du forlade løbet? Det er gemt i { $file }. Skriv j for at gå, andet for at køre videre
terminal-quit-unrecorded = Vil du forlade løbet? Det er IKKE gemt (det gør save FIL). Skriv j for at gå, andet for at køre videre
terminal-yes = j, ja
terminal-on = Kør videre.
terminal-left = Du forlader løbet.
terminal-stopped = Stoppet.

## Beginning and end

terminal-welcome = Du kører { $car } ({ $code }) mod { $drivers }. Skriv help når som helst.
terminal-welcome-alone = Du kører { $car } ({ $code }). Skriv help når som helst.
terminal-welcome-legends = { $number } x legende
terminal-welcome-season = Sæson { $year }, { $races } løb: { $circuits }.
terminal-more = Mere (Legender, værksted, vejr, turnering, sæsoner): slipstream play --help
terminal-resumed = Løbet fortsætter i runde { $round }.
terminal-resumed-draft = Du er tilbage i draften.
terminal-draft-race = { $circuit }: opgraderinger før løbet.
terminal-draft-season = Sæson { $season }, løb { $race } af { $races }: { $circuit }.
terminal-draft-draft = Din tur: tag et kort.
terminal-draft-swap = Du er sidst i startopstillingen: du må bytte en opgradering.
terminal-draft-keep = Behold en opgradering til næste sæson.
terminal-draft-grid = Startopstilling: { $places }.
terminal-draft-owns = { $car } har { $cards }.
terminal-draft-give = giv { $given } -> tag { $face }
terminal-draft-copies = { $card } ({ $copies } af dem)
terminal-season-race = { $season }, løb { $race }: { $circuit }
terminal-no-upgrades = Du har ingen opgraderinger med symboler.
terminal-pause-help = Enter går videre; log, cards, save FIL og quit virker også her.
terminal-race-begins = { $circuit }: løbet begynder.
terminal-log-empty = Der er ikke sket noget endnu.
terminal-why-nothing = Intet skete af sig selv i din sidste tur.
terminal-you-finish = Du bliver nr. { $place } af { $cars }.
terminal-place-line = { $place }. { $car }, { $driver }: runde { $round }, { $over } over målstregen{ $extra }.
terminal-place-line-out = { $place }. { $car }, { $driver }: ude af løbet i runde { $round }{ $extra }.
terminal-place-spins = { $number ->
    [one] { $number } udskridning
   *[other] { $number } udskridninger
  }
terminal-place-points = { $points ->
    [one] { $points } point
   *[other] { $points } point
  }
terminal-seed = { $rounds ->
    [one] Startværdi (seed) { $seed }. { $rounds } runde.
   *[other] Startværdi (seed) { $seed }. { $rounds } runder.
  }
terminal-seed-season = Startværdi (seed) { $seed }.
terminal-replay = Se det igen: slipstream replay { $file } --story
terminal-standings = Stilling efter løb { $race } af { $races }: { $rows }.
terminal-standing = { $place }. { $car } { $points }
terminal-next-race = Næste: { $circuit }, { $event }. Enter går videre
terminal-champion = { $car } er mester med { $points } point.
terminal-you-champion = Du er MESTER med { $points } point.
terminal-legend-champion = { $car } vandt sæsonen: en legende, så ingen spiller har vundet.
terminal-already-over = Dette er slut; det kan afspilles: slipstream replay { $file }

## Cards: what their symbols are and do

terminal-must = SKAL
terminal-value = Hastighed { $values }
terminal-value-plus = Hastighed { $values } og { $pluses }
terminal-symbol-heat = Heat { $n }
    .does = betal { $n } heat
terminal-symbol-scrap = Skrot { $n }
    .does = kassér { $n } fra din kortstak
terminal-symbol-limit = Hastighedsgrænse { $n }
    .does = hastighedsgrænser { $n } for dig
terminal-symbol-cooldown = Afkøling { $n }
    .does = afkøl { $n } heat
terminal-symbol-slipstream = Slipstrøm-boost +{ $n }
    .does = { $n } mere, hvis du kører i slipstrøm
terminal-symbol-stress = Reducér stress { $n }
    .does = kassér { $n } stresskort fra hånden
terminal-symbol-salvage = Genbrug { $n }
    .does = { $n } brugte kort tilbage
terminal-symbol-refresh = Genopfrisk
    .does = tilbage øverst i kortstakken
terminal-symbol-direct = Direkte spil
    .does = også fra hånden i Reagér
terminal-symbol-accelerate = Acceleration
    .does = hastighed +1 for hvert brugt +
terminal-symbol-once = Engangsbrug
    .does = derefter er det ude af spillet
terminal-heat-card = et ekstra heat-kort til din kortstak: når det er afkølet, er det heat til motoren
terminal-use-pay-heat = SKAL: betal { $heat } heat for { $card }
terminal-use-unpayable = { $number ->
    [0] SKAL, medmindre du afkøler heat først: ikke heat nok til { $card } (heat { $heat }), det kasseres, og et vendt kort erstatter det
   *[other] SKAL, medmindre du afkøler heat først: ikke heat nok til { $card } (hastighed { $number }, heat { $heat }), det kasseres, og et vendt kort erstatter det
  }
terminal-use-scrap = SKAL: Skrot { $number }, det øverste af din kortstak kasseres ({ $card })
terminal-use-reduce-stress = kassér { $number } stresskort fra hånden ({ $card })
terminal-use-salvage = genbrug op til { $number } kort fra bunken med brugte kort ({ $card }); du skriver dem bagefter
terminal-use-direct-play = spil { $card } nu, ud over dit gear: { $said }
terminal-use-accelerate = accelerér med { $number }, 1 for hvert brugt + ({ $card })
terminal-use-refresh = { $card } øverst i din kortstak: du trækker det først

## Weather, roads, events

terminal-weather = Vejr: { $weather } ({ $before }; i vejrsektorer { $sector }).
terminal-tile-stress = { $n } stresskort til hver racerbil
terminal-tile-engine_heat = { $n } heat i hver motor
terminal-tile-heat_to_deck = { $n } heat begynder i kortstakken
terminal-tile-heat_to_discard = { $n } heat begynder i bunken med brugte kort
terminal-sector-no_cooldown = ingen afkøling
terminal-sector-no_slipstream = ingen slipstrøm
terminal-sector-slipstream_boost = slipstrøm +{ $n }
terminal-sector-cooldown_bonus = afkøling +{ $n }
terminal-sector-free_boost = gratis boost
terminal-roads = Veje: { $roads }.
terminal-token-limit = hastighedsgrænse { $n }
terminal-token-extra_heat = Overophedning: { $n } heat, hvis du er for hurtig
terminal-token-sector = derefter { $effect }
terminal-token-weather = derefter vejret, { $effect }
terminal-event = Begivenhed: { $event }.
terminal-event-sponsors = { $number ->
    [one] { $number } sponsorkort ved starten
   *[other] { $number } sponsorkort ved starten
  }
terminal-event-press = Pressesving { $corners }
terminal-event-first_cars = de første { $n } racerbiler, der fuldfører omgang 1, får et sponsorkort
terminal-event-speed_at_least = en tur med hastighed { $n } eller mere giver et sponsorkort
terminal-event-cars_passed_at_least = at overhale { $n } racerbiler i en tur giver et sponsorkort
terminal-event-laps = { $signed } omgang
terminal-event-heat = { $signed } heat i hver motor
terminal-event-stress = { $signed } stresskort i hver kortstak
terminal-event-hand_limit = håndgrænse { $n }
terminal-event-spin_out_eliminates = en racerbil, der skrider ud, er ude af løbet og får ingen point
terminal-event-points = point for nr. { $place }: { $signed }
