# What the command line says. What it prints with --json, and the lines of `vectors`, `clauses` and `fuzz`,
# are for programs and never translated.

## Output

cli-stopped = stopped
cli-record = Record: { $file }
cli-race-title = { $circuit }, { $laps }, seed { $seed }
cli-conditions = Weather: { $weather }. Roads: { $roads }.
cli-road = { $token ->
   *[other] { $corner } { $token }
  }
cli-race-length = { $rounds } rounds, { $decisions } decisions
cli-race-won = { $car } (seat { $seat }, { $driver }) wins.
cli-race-stops = The record stops in round { $round }; waiting for seat { $seats }.
cli-season-details = { $event }, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
  }, { $weather }
cli-season-standings = Standings: { $rows }
cli-season-stops = { $done } of { $races } races are over.
cli-season-champion = { $car } (seat { $seat }, { $driver }) is champion with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
cli-season-legend = { $car } (seat { $seat }, { $driver }) won the season: a Legend, so no player has won.
cli-column-season = season
cli-column-total = total
cli-column-name = name
cli-column-spaces = spaces
cli-column-laps = laps
cli-column-corners = corners (limit)
cli-column-corner = corner
cli-column-after = after space
cli-column-limit = limit
cli-column-legend = Legend line after
cli-column-figure = figure
cli-column-build = build
cli-column-value = value
cli-column-unit = unit
cli-column-per-calibration = per calibration
cli-circuit = { $circuit }: { $spaces } spaces, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
  }, { $heat } Heat, { $stress } Stress
cli-circuit-drawn = Drawn: { $file }
cli-circuit-written = Written: { $file }
cli-circuit-printed =
    Printed: { $file }, { $sheets ->
        [one] { $sheets } page
       *[other] { $sheets } pages
    }, { $wide } × { $high } mm put together. Print at 100%.
cli-circuit-fine = Ready to race: no objections.
cli-circuit-look = It can be raced, but look:
cli-circuit-not-yet = Not yet:
cli-bench-compiled = measuring the compiled core
cli-bench-python = measuring plain Python
cli-bench-calibration = calibration loop: { $steps } steps/s, best of { $runs } runs
cli-bench-not-compiled = The core is not compiled here: these are the figures of plain Python alone.
cli-serve-here = Slipstream is at { $address }
cli-serve-network = On this network:  { $address }
cli-serve-others = For others:       { $address }
cli-serve-only-here = No other device can come here: it listens on this computer alone, or there is no network.
cli-serve-stop = Stop with Ctrl+C. Every race is kept.
cli-serve-no-page = the page is not built; ./slipstream builds it (needs Node with npm)

## Wrong usage

cli-no-seed = { $value } is not a seed: a whole number from 0 to 2**128 - 1 (0x… works too)
cli-no-handicap = { $value } is not a handicap: write SEAT=1 or SEAT=2
cli-no-language = { $value } is not a language: languages are { $known }
cli-too-many-drivers = { $drivers } drivers are named for { $seats } seats without a Legend
cli-option-needs-circuit = { $option } needs a circuit, or --random
cli-random-or-circuit = name a circuit or give --random, not both
cli-only-with-random = { $option } goes with --random
cli-nothing-to-play = there is nothing to play: --races or --seasons must be more than 0
cli-only-for-seasons = --players is for a season; a race has --cars
cli-only-for-races = { $option } is for one race; a season has --players and --legends
cli-not-over = { $file } holds a race or season that is not over: continue it with --resume { $file }, or name another file.

## Help

cli-help-slipstream =
    Slipstream: the racing board game HEAT, to play, to watch and to study.
    .drive = Drive a race:
    .watch = Watch six rookies:
    .keep = Keep it and look again:
    .more = Every command explains itself with --help.
    .version = Show versions.
cli-option =
    .help = Show this message and exit.
    .language = The language to speak: { $languages }. SLIPSTREAM_LANGUAGE says the same.
    .as_json = Print one JSON object and nothing else.
    .drivers = One driver per seat; a shorter list repeats: { $drivers }.
    .handicaps = 1 or 2 Heat less for a seat.
    .legends = How many of the cars are Legends.
    .pro = Top Speed added to all Legends.
    .garage = Draft Upgrades, or deal them (quick).
    .weather = Weather and road conditions.
    .tournament = Tournament mode: the gear is set only when your turn comes.
    .circuit = { $circuits }, or a circuit file.
    .seed = The seed of the race; a new one if left out.
    .story = Tell the whole race, turn by turn.
cli-help-serve =
    Serve the game: a page to race alone or with friends, through a link.

    Everything is kept in one SQLite file, or in PostgreSQL: --database postgresql://user@host/name.
    .short = Serve the game: a page to race alone or with friends, through a link.
    .host = Address to listen on; 127.0.0.1: only here.
    .port = Port.  [default: { $port }, or the next free one]
    .database = SQLite file or PostgreSQL URL.  [default: in the user's data folder]
    .origins = Address of the page behind a proxy; links to races say the first. Repeatable.
    .behind_proxy = Trust X-Forwarded-For and -Proto: a proxy stands in front.
    .proxies = Address or network of the proxy in front, if not this machine; repeatable.
    .workers = Processes that serve together; more than one needs PostgreSQL.
    .keep_days = Delete races untouched for so long; 0: never.
    .no_limits = No rate limits: for load tests and trusted networks.
    .no_browser = Do not open the page.
    .quiet = No address and QR code; logs only.
cli-help-play =
    Drive a race or a season yourself, in the terminal.

    Type help at any question. With --record everything is saved after every answer.
    .short = Drive a race or a season yourself, in the terminal.
    .terminal = Play in the terminal (there is no other way yet).
    .cars = How many cars, 2 to 6, yours and Legends included.
    .laps = Laps, if not as printed; 1 is a short race.
    .season = A whole championship instead of one race.
    .players = In a season: seats with a driver; Legends fill up to 6.
    .drivers = The other players' drivers; a shorter list repeats: { $drivers }.
    .seat = Your seat, from 0; your colour too, if you choose none.  [default: 0]
    .colour = The colour of your car; the others take what is left.
    .record_file = Keep the record of the race or season here.
    .resume = Go on from this saved file; what follows is saved there too.
    .plain = Lines to be read in order: no colours, no columns.
cli-help-race =
    Let automated drivers race and report the result.

    The same seed gives the same race, on every machine.
    .short = Let automated drivers race and report the result.
    .cars = How many cars, 2 to 6, Legends included.
    .laps = Laps, if not as printed (one on usa is the learning race).
    .record_file = Write the record of the race here.
cli-help-season =
    Play a championship with automated drivers, or continue a saved one.
    Standings are printed after each race. A saved season continues where it stopped; without --seed it keeps its own, and it is rejected if the settings differ.
    .short = Play a championship with automated drivers.
    .year = Which season.
    .players = Seats with a driver.
    .legends = Seats with a Legend.
    .garage = The Upgrade pile.
    .seed = The seed of the season; a new one if left out.
    .save = Save the season here; go on if the file exists.
    .races = Stop after this many races.
cli-help-replay = Replay a recorded race or season and report its result.
    .short = Replay a recorded race or season.
cli-help-circuit =
    List the circuits, or check and describe one.

    CIRCUIT is a name or a file of your own; docs/circuits.md tells how to write one.
    .short = List the circuits, or check and draw one.
    .svg = Draw the circuit into this file.
    .random = Make a random circuit that passes all checks.
    .seed = Which one: the same seed gives the same circuit.
    .like = As long as this circuit, with corners like its own.
    .out = Write the circuit into this file.
    .pdf = Print it in actual size into this file.
    .paper = Paper size; poster is one large page.
    .space = Length of a space in millimetres.
    .ink = Full colour, little ink, or lines.
cli-help-vectors =
    Run worked examples of the rules.

    The notation is described in docs/rules.md, "Worked examples". Exit code 1 if one fails.
    .short = Run worked examples of the rules.
cli-help-clauses =
    List the clauses of the rules that no test names, one per line; exit code 1 if there is any.

    A test names its clauses with @pytest.mark.clause("CORNER-5"). Needs a checkout with its tests.
    .short = List the clauses of the rules that no test names.
cli-help-bench =
    Measure the engine: rates per CPU second of one core, both builds in one run.

    Six cars, USA, two laps, random play. A car-turn is one car doing steps 1-9 once. Every rate stands beside a fixed pure-Python calibration loop: compare that ratio between machines.
    .short = Measure the engine.
    .runs = Best of this many.
cli-help-fuzz =
    Play random races and seasons and check every invariant after every decision.

    All circuits, 2 to 6 cars, every combination of modules. A game that breaks an invariant is written to a record file that `slipstream replay` can read. Exit code 1 if there is any.
    .short = Play random races and seasons and check every invariant.
    .races = How many races; 10000 if nothing is said.
    .seasons = How many seasons; 500 if nothing is said.
    .drivers = Drivers to use instead of random play, one after another: { $drivers }.
    .seed = The seed all luck comes from.
    .workers = Processes; as many as there are cores.
    .keep = Folder for failing records.
cli-help-rules =
    Look up the rules: a word, a number, a chapter.

    Without words the chapters are listed. The same works inside a race: help WORDS.
    .short = Look up the rules.
rules-how = Name words, a chapter or a number: rules Slipstream, rules CORNER, rules CORNER-5.
rules-nothing = Nothing found for "{ $words }". Try a shorter word.
rules-more = { $number ->
    [one] One more rule has these words: name another word.
   *[other] { $number } more rules have these words: name another word.
  }
