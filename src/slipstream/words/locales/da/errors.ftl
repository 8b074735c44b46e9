# Hvad der kan være galt med en opsætning, en optagelse, en banefil eller en kommando.

## Set-up

setup-cars-out-of-range = et løb har { $least } til { $most } racerbiler, ikke { $cars }
setup-laps-out-of-range = et løb har 1 til { $most } omgange, ikke { $laps }
setup-handicap-out-of-range = et handicap er 1 eller 2 heat mindre, ikke { $handicap } (plads { $seat })
setup-handicap-no-heat = et handicap på { $handicap } kræver så meget heat; banen giver { $heat }
setup-not-enough-heat = { $cars } racerbiler med { $heat } heat hver kræver mere end æskens { $box } heat-kort
setup-no-such-seat = der er ingen plads { $seat }: pladserne er 0 til { $last }
setup-legends-out-of-range = af { $cars } racerbiler har mindst én en racerfører: { $legends } legender er for mange
setup-pro-out-of-range = Pro-niveauet er 0 til { $most }, ikke { $pro }
setup-pro-without-legends = et Pro-niveau kræver legender
setup-unknown-garage = værkstedet er { $known }, ikke { $garage }
setup-draft-first = med værksted { $garage } er der en draft før løbet: brug RaceSetup.start
setup-players-out-of-range = en sæson har 1 til { $most } spillere, ikke { $players }
setup-unknown-year = en sæson er { $known }, ikke { $year }
setup-bad-colours = hver racerbil har sin egen farve af { $known }, ikke { $colours }
setup-unknown-chance = tilfældet er { $known }, ikke { $chance }
setup-seed-out-of-range = en startværdi (seed) er et helt tal fra 0 til 2**128 - 1, ikke { $seed }
setup-broken-setup = opsætningen er ikke fuldstændig: { $reason }
broken-not-true-or-false = { $value } er hverken sandt eller falsk
broken-colours = farver er en liste af navne
broken-circuit-or-handicaps = bane eller handicap
broken-handicaps = handicap gives efter pladsens nummer
broken-no-circuit = der er ingen bane { $circuit }
broken-no-table = det er ikke en tabel
broken-keys = mangler eller er ukendt: { $keys }
broken-actions = handlingerne er en liste
broken-action = { $line } er ikke en handling
broken-seat = { $line } nævner ingen plads
broken-missing = { $name } mangler

## Records

record-not-json = dette er ikke en optagelse: { $reason }
record-wrong-format = optagelsen har format { $format }; denne version læser "{ $expected }"
record-other-rules = optagelsen følger version { $version } af reglerne; dette er version { $expected }, som kan afgøre anderledes, så den afspilles ikke
record-broken = optagelsen er beskadiget: { $reason }
record-refused = optagelsen kan ikke afspilles: handling { $number } ({ $action }) fra plads { $seat } afvises: { $reason }
record-unreadable = { $path } kan ikke læses: { $reason }
record-not-written = { $path } kan ikke skrives: { $reason }
record-not-a-season = { $path } rummer et løb, ikke en sæson
record-other-season = { $path } rummer en sæson med en anden opsætning, andre racerførere eller en anden startværdi (seed)
record-no-race = der er intet løb nu: der vælges opgraderinger
record-too-far = { $actions ->
    [one] optagelsen har { $actions } handling; øjeblikket { $moment } findes ikke
   *[other] optagelsen har { $actions } handlinger; øjeblikket { $moment } findes ikke
  }
broken-text = det er ikke tekst

notation-too-many = { $text }: { $number } kort af typen { $letter } er flere, end der er
notation-not-cards = { $text } er ikke kort: brug { $letters } eller - for ingen
notation-not-an-action = { $text } er ikke en handling: handlingerne er { $known }
notation-wrong-words = { $text }: efter { $action } kommer { $words }
notation-nothing = intet
notation-not-a-number = { $text }: { $word } er ikke et tal

snapshot-not-a-season = disse bytes er ikke tilstanden af en sæson
snapshot-season-cut = sæsonens tilstand er afkortet eller beskadiget
snapshot-season-damaged = sæsonens tilstand er beskadiget
snapshot-not-a-race = disse bytes er ikke tilstanden af et løb
snapshot-wrong-format = tilstanden har format { $found }, ventet var { $expected }
snapshot-cut = tilstanden er afkortet eller beskadiget
snapshot-short = tilstanden er afkortet
snapshot-damaged = tilstanden er beskadiget
snapshot-other-cars = det er ikke tilstanden af et løb med { $cars } racerbiler
snapshot-too-long = tilstanden er længere, end den skulle være

driver-unknown-driver = der er ingen racerfører { $name }; racerførerne er { $known }
driver-unknown-manner = der er ingen køremåde { $name }; køremåderne er { $known }, for { $levels }

## Circuit files

file-place = { $where }: { $problem }
file-corner = sving { $number }
file-step = trin { $number } i tegningen
file-segment = stykke { $number }
file-thing = ting { $number }
circuit-unknown_circuit = der er ingen bane "{ $name }"; kendte er { $known } (en fil skal ende på .toml)
circuit-unreadable = filen kan ikke læses: { $reason }
circuit-not_utf8 = filen er ikke UTF-8-tekst
circuit-toml_syntax = TOML-syntaks: { $reason }
circuit-wrong_format = format skal være "{ $expected }", ikke { $value }
circuit-not_a_circuit = en bane skal være en tabel med nøgler og værdier, ikke { $value }
circuit-unknown_key = ukendt nøgle "{ $name }"; kendte er { $known }
circuit-unknown_key_near = ukendt nøgle "{ $name }"; mente du "{ $near }"?
circuit-missing_key = nøglen "{ $name }" mangler
circuit-not_whole = { $name } skal være et helt tal fra { $low } til { $high }, ikke { $value }
circuit-not_number = { $name } skal være et tal fra { $low } til { $high }, ikke { $value }
circuit-not_text = { $name } skal være en tekst på 1 til { $most } synlige tegn, ikke { $value }
circuit-not_id = { $name } skal bestå af a-z, 0-9, - og _ (1 til { $most } tegn), ikke { $value }
circuit-not_choice = { $name } skal være en af { $choices }, ikke { $value }
circuit-not_list = { $items ->
    [corners] { $name } skal være en liste med { $least } til { $most } sving, ikke { $value }
    [places] { $name } skal være en liste med { $least } til { $most } pladser, ikke { $value }
    [stretches] { $name } skal være en liste med { $least } til { $most } strækninger, ikke { $value }
    [steps] { $name } skal være en liste med { $least } til { $most } trin, ikke { $value }
    [points] { $name } skal være en liste med { $least } til { $most } punkter, ikke { $value }
    [badges] { $name } skal være en liste med { $least } til { $most } sider, ikke { $value }
    [things] { $name } skal være en liste med { $least } til { $most } ting, ikke { $value }
   *[numbers] { $name } skal være en liste med { $least } til { $most } hele tal, ikke { $value }
  }
circuit-not_table = { $name } skal være en tabel, ikke { $value }
circuit-corner_id = id skal være "{ $expected }" (svingene er nummereret i køreretningen), ikke { $value }
circuit-line_outside = line_after { $value } er uden for omgangen (0..{ $last })
circuit-line_on_start = line_after { $value } ligger på start- og målstregen; den sidst mulige værdi er { $last }
circuit-line_repeated = line_after { $value } er allerede linjen for sving { $other }
circuit-line_order = line_after { $value } skal være større end { $previous } for sving { $other }
circuit-legend_outside = legend_line_after { $value } er uden for omgangen (0..{ $last })
circuit-legend_line = legend_line_after { $value } skal ligge mellem den forrige svinglinje og denne: { $low } til { $high }
circuit-grid_place = plads { $place } skal være et felt (0..{ $last }) med R eller O, som "{ $last }R", ikke { $value }
circuit-grid_repeated = plads { $place } gentager { $value }
circuit-grid_order = plads { $place } skal være { $expected }, ikke { $value }: R og O i hver række, rækkerne bagud fra linjen
circuit-grid_corner = linjen for sving { $corner } (efter felt { $line }) ligger mellem startpositionerne (fra felt { $first }) og startlinjen
circuit-stretch_outside = { $name } { $value } er uden for omgangen (0..{ $last })
circuit-race_line_gap = { $number ->
    [one] der er ikke givet en side for felt { $spaces }
   *[other] der er ikke givet en side for felterne { $spaces }
  }
circuit-race_line_twice = { $number ->
    [one] der er givet mere end én side for felt { $spaces }
   *[other] der er givet mere end én side for felterne { $spaces }
  }
circuit-press_corner = bogstavet { $letter } skal nævne et sving ({ $known }), ikke { $value }
circuit-sections = sections { $value } passer ikke med svinglinjerne, som giver { $expected }
circuit-path_step = et trin er {"{"} go {"}"}, {"{"} turn, r {"}"} eller {"{"} corner {"}"}, ikke { $value }
circuit-path_corners = { $marked ->
    [0] vejen skal markere { $expected }, én gang hver og i denne rækkefølge, men markerer ingen
   *[other] vejen skal markere { $expected }, én gang hver og i denne rækkefølge, ikke { $value }
  }
circuit-path_empty = { $between ->
    [corners] der er intet tegnet mellem { $start } og { $end }
    [start] der er intet tegnet mellem startlinjen og { $end }
    [end] der er intet tegnet mellem { $start } og startlinjen
   *[nowhere] der er intet tegnet mellem startlinjen og startlinjen
  }
circuit-segments_total = stykkerne har { $value } felter tilsammen, omgangen har { $expected }
circuit-turn_total = drejningerne giver { $value } grader i alt; en lukket omgang har 360 (venstre), -360 (højre) eller 0
circuit-not_closed = omgangen slutter { $gap } felter fra sin start; højst { $most } kan udjævnes
circuit-drawing_long = tegningen er { $drawn } felter lang; højst { $most } for denne bane
circuit-too_long = filen ville have { $size } tegn; højst { $most } er tilladt
circuit-needs_points = { $name } hører til en tegning med punkter
circuit-point = punkt { $number } skal være [x, y, hx, hy] eller [x, y, hx, hy, back], alle tal, ikke { $value }
circuit-point_repeated = punkt { $number } ligger oven på nabopunktet: { $value }
circuit-points_curve = punkterne danner ingen vej: kurven vender om på stedet
circuit-badges = badges skal være en af { $choices } for hvert sving, højst { $most }, ikke { $value }
road-strands = To veje ligger kun { $room } felter fra hinanden; { $least } er bedre
road-bend = Et sving er for skarpt til vejen: radius { $radius }, mindst { $least } kræves
road-corners-near =
    { $spaces ->
        [one] Sving { $corner } ligger kun { $spaces } felt efter sving { $before }; lad der være { $least }
       *[other] Sving { $corner } ligger kun { $spaces } felter efter sving { $before }; lad der være { $least }
    }
road-sector-long = { $spaces } felter uden sving før sving { $corner }; over { $most } er langt
road-grid-near =
    { $spaces ->
        [0] Startpositionerne begynder lige efter sving { $corner }
        [one] Startpositionerne begynder { $spaces } felt efter sving { $corner }
       *[other] Startpositionerne begynder { $spaces } felter efter sving { $corner }
    }
road-label = Der er ingen fri plads til hastighedsgrænsen i sving { $corner }
road-limit = Sving { $corner } drejer som et { $fits }-tal, men hastighedsgrænsen er { $limit }
road-length = En omgang har { $spaces } felter; { $low } til { $high } er det sædvanlige
road-bridge-flat = Vejen krydser sig selv med kun { $degrees } grader; en bro kræver { $least }
road-bridge-line =
    { $corner ->
        [0] Startlinjen ligger ved en bro
       *[other] Linjen i sving { $corner } ligger ved en bro
    }

## Serving

serve-not-started = serveren startede ikke
serve-workers-need-postgresql = flere processer kræver PostgreSQL: --database postgresql://user@host/name
serve-cannot-listen = kan ikke lytte på { $host } port { $port }: { $reason }
serve-bad-proxy = { $proxy } er hverken en adresse eller et netværk: 10.0.0.2 eller 10.0.0.0/24
serve-database-bad-url = { $url } er ikke en database: brug sqlite:///FILE eller postgresql://USER@HOST/NAME
serve-database-newer = databasen er skrevet af en nyere version af Slipstream (den er ved { $found }, denne version kender til og med { $known }); intet blev ændret: start den nyere version, eller nævn en anden database
serve-database-no-connection = databasen kan ikke nås: { $reason }

## Tools of the project

clauses-not-collected = testene kan ikke samles: { $reason }
broken-no-output = intet output
clauses-no-checkout = clauses kræver en kopi af projektet: docs/rules.md og tests/ er ikke her
clauses-unknown = test nævner regler, der ikke findes: { $clauses }
vectors-unreadable = { $path } kan ikke læses: { $reason }
vectors-not-yaml = { $path } er ikke YAML: { $reason }
vectors-not-examples = { $path } er ikke en liste af eksempler, hvert med et id
vectors-broken = { $id }: { $reason }
