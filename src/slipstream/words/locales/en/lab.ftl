# The laboratory: commands, refusals, tables and reports.

cli-help-lab =
    The laboratory: many races under controlled luck, and what can be said from them.

    docs/laboratory.md tells how the numbers are made and how far they can be trusted.
    .short = Tournaments, comparisons and studies of circuits.
cli-help-lab-tournament =
    Race drivers against each other and report win rates, places and ratings with 95% intervals.

    Races come in blocks: one circuit and one seed, once from every rotation of the grid. The numbers depend neither on the workers nor on interruptions: with --out the job goes on where it stopped.
    .short = Race drivers against each other.
    .drivers = Who sits in the seats; a shorter list repeats: { $drivers }, legend, legend+2; 5*legend repeats a name.
    .races = How many races, in whole blocks.
    .circuit = all, or names and circuit files with commas.
    .seed = The seed all luck comes from.
    .cars = How many cars, 2 to 6, Legends included.
    .laps = Laps, if not as printed.
    .workers = Processes; as many as there are cores.
    .engine = Run on this machine or on a Ray cluster (extra: ray).
    .out = Folder for blocks, tables and the report; what is there is continued.
cli-help-lab-compare =
    Is driver A better than driver B? Three against three, until a sequential test knows.

    Both race equal luck from every grid, and change seats. The test (SPRT, alpha = beta = 5%) decides between --h0 and --h1, in places gained by A. Exit code 0 if A is better, 1 if it is not, or if that is still open after --max-races.
    .short = Is one driver better than another?
    .circuit = all, or names and circuit files with commas.
    .seed = The seed all luck comes from.
    .max_races = Give up after so many races.
    .h0 = Places gained by A if it is not better.
    .h1 = Places gained by A if it is better.
    .laps = Laps, if not as printed.
    .workers = Processes; as many as there are cores.
    .engine = Run on this machine or on a Ray cluster (extra: ray).
    .out = Folder for the blocks; what is there is continued.
cli-help-lab-train =
    Train the pace model of club and champion on a circuit.

    It drives races among Legends and learns from them; of several tries the best is kept, by races on equal seeds. The tables go to the data folder, where the drivers find them whenever this circuit is raced. A circuit without tables of its own is driven by a general model; --circuit general trains that one.
    .short = Teach the drivers a circuit.
    .circuit = Name of a circuit, or a circuit file.
    .races = Races of each try.
    .tries = How many models are trained.
    .seed = The seed all luck comes from.
    .out = File for the tables, if not in the data folder.
cli-help-lab-circuit =
    Study a circuit: rounds, lead changes, spin-outs by corner, grid advantage.

    CIRCUIT is a name or a file of your own; docs/circuits.md tells how to write one.
    .short = What racing on a circuit is like.
    .drivers = Who sits in the seats; a shorter list repeats: { $drivers }, legend, legend+2.
    .races = How many races, in whole blocks.
    .seed = The seed all luck comes from.
    .cars = How many cars, 2 to 6, Legends included.
    .laps = Laps, if not as printed.
    .workers = Processes; as many as there are cores.

lab-blocks = blocks
lab-races = { $races ->
    [one] 1 race
   *[other] { $races } races
  } in { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
  }
lab-seed = seed { $seed }
lab-garage = garage { $garage }
lab-module-weather = weather
lab-module-tournament = tournament mode
lab-written = report.html, races.csv and summary.json are in { $folder }
lab-column-entries = starts
lab-column-wins = wins
lab-column-place = mean place
lab-column-rounds = rounds
lab-column-rating = rating
lab-column-ahead = ahead of

lab-column-corner-spin-outs = spin-outs in 100 starts
lab-study-winner-rounds = rounds of the winner
lab-study-car-rounds = rounds of a car
lab-study-lead-changes = lead changes in a race
lab-study-spin-outs = spin-outs of a car
lab-study-overtakes = overtakes in a race
lab-column-corner-spins = in 100 passes
lab-column-corner-heat = Heat a pass
lab-column-corner-free = free passes %
study-early = No advice before { $races } races.
study-spins = Corner { $corner } spins out { $spins } in 100 passes; in the box no corner has more than { $most }. Try limit { $limit }.
study-long =
    { $laps ->
        [one] A race takes { $rounds } rounds; those of the box take { $low } to { $high }. Try { $laps } lap.
       *[other] A race takes { $rounds } rounds; those of the box take { $low } to { $high }. Try { $laps } laps.
    }
study-short =
    { $laps ->
        [one] A race takes only { $rounds } rounds; those of the box take { $low } to { $high }. Try { $laps } lap.
       *[other] A race takes only { $rounds } rounds; those of the box take { $low } to { $high }. Try { $laps } laps.
    }
study-easy = Corner { $corner } costs almost nothing: { $heat } Heat a pass. Try limit { $limit }.
study-fine = Races like { $name }.
lab-llr = { $races } races: { $difference } places, LLR { $llr }
lab-verdict-accepted = { $a } is better than { $b }: { $difference } places in { $races } races, LLR { $llr }
lab-verdict-rejected = { $a } is not better than { $b }: { $difference } places in { $races } races, LLR { $llr }
lab-verdict-undecided = Still open whether { $a } is better than { $b }: { $difference } places in { $races } races, LLR { $llr }
lab-title = Tournament
lab-title-drivers = Drivers
lab-title-wins = Wins per start
lab-title-places = Places
lab-title-matrix = Who finishes ahead of whom
lab-title-circuit = Circuit { $circuit }
lab-title-rounds = Rounds of the winner
lab-title-leads = Lead changes per race
lab-note-chance = The dashed line is chance alone: { $share }.
lab-note-matrix = The share of meetings in which the driver of the line finished ahead of the driver of the column.
lab-note-intervals = In brackets: 95% intervals by block bootstrap. Races of a block share their luck and count as one observation.
lab-rules-version = rules version { $version }
lab-drivers-version = pace data { $version }

lab-too-many-drivers = { $drivers } drivers are named for { $seats } seats
lab-pro-out-of-range = a Legend has Top Speed +0 to +{ $most }, not +{ $pro }
lab-mixed-legends = all Legends of a race have one level, not { $levels }: name one of them, or run two tournaments
lab-circuit-twice = a circuit is named twice: { $circuits }
lab-no-openskill = ratings need the package openskill: pip install "slipstream[lab]"
lab-no-ray = --engine ray needs the package ray: pip install "slipstream[ray]"
lab-ray-not-started = Ray does not start: { $reason }
lab-no-folder = { $folder } cannot be used: { $reason }
lab-busy = another process is working in { $folder }
lab-damaged = the file of blocks in { $folder } is damaged at line { $line }; take another folder, or delete it
lab-other-job = { $folder } holds another job (other: { $differs }); take another folder
lab-compare-legend = { $name } cannot change seats with a driver: race against Legends with lab tournament
lab-bad-hypotheses = --h0 must be smaller than --h1, and both between -5 and 5: not { $h0 } and { $h1 }
lab-training = training
lab-trained = Trained on { $circuit }: won { $percent } of its races against five Legends. Tables: { $file }
weights-broken-weights = { $file } is not a file of pace tables
