# What can be wrong with a set-up, a record, a circuit file or a command.

## Set-up

setup-cars-out-of-range = a race has { $least } to { $most } cars, not { $cars }
setup-laps-out-of-range = a race has 1 to { $most } laps, not { $laps }
setup-handicap-out-of-range = a handicap is 1 or 2 Heat less, not { $handicap } (seat { $seat })
setup-handicap-no-heat = a handicap of { $handicap } needs that much Heat; the circuit gives { $heat }
setup-not-enough-heat = { $cars } cars with { $heat } Heat each need more than the { $box } Heat cards of the box
setup-no-such-seat = there is no seat { $seat }: seats are 0 to { $last }
setup-legends-out-of-range = of { $cars } cars at least one has a driver: { $legends } Legends are too many
setup-pro-out-of-range = the Pro level is 0 to { $most }, not { $pro }
setup-pro-without-legends = a Pro level needs Legends
setup-unknown-garage = the garage is { $known }, not { $garage }
setup-draft-first = with garage { $garage } there is a draft before the race: use RaceSetup.start
setup-players-out-of-range = a season has 1 to { $most } players, not { $players }
setup-unknown-year = a season is { $known }, not { $year }
setup-bad-colours = every car has its own colour of { $known }, not { $colours }
setup-unknown-chance = chance is { $known }, not { $chance }
setup-seed-out-of-range = a seed is a whole number from 0 to 2**128 - 1, not { $seed }
setup-broken-setup = the set-up is not complete: { $reason }
broken-not-true-or-false = { $value } is neither true nor false
broken-colours = colours are a list of names
broken-circuit-or-handicaps = circuit or handicaps
broken-handicaps = handicaps are by seat number
broken-no-circuit = there is no circuit { $circuit }
broken-no-table = it is not a table
broken-keys = missing or unknown: { $keys }
broken-actions = actions are a list
broken-action = { $line } is not an action
broken-seat = { $line } names no seat
broken-missing = { $name } is missing

## Records

record-not-json = this is not a record: { $reason }
record-wrong-format = the record has format { $format }; this version reads "{ $expected }"
record-other-rules = the record was made under rules version { $version }; this is rules version { $expected }, which may decide differently, so it is not replayed
record-broken = the record is damaged: { $reason }
record-refused = the record does not replay: action { $number } ({ $action }) of seat { $seat } is refused: { $reason }
record-unreadable = { $path } cannot be read: { $reason }
record-not-written = { $path } cannot be written: { $reason }
record-not-a-season = { $path } holds a race, not a season
record-other-season = { $path } holds a season with another set-up, other drivers or another seed
record-no-race = there is no race now: Upgrades are being chosen
record-too-far = the record has { $actions } actions; there is no moment { $moment }
broken-text = it is not text

notation-too-many = { $text }: { $number } cards of kind { $letter } are more than there are
notation-not-cards = { $text } are not cards: use { $letters } or - for none
notation-not-an-action = { $text } is not an action: actions are { $known }
notation-wrong-words = { $text }: after { $action } comes { $words }
notation-nothing = nothing
notation-not-a-number = { $text }: { $word } is not a number

snapshot-not-a-season = these bytes are not the state of a season
snapshot-season-cut = the state of the season is cut short or damaged
snapshot-season-damaged = the state of the season is damaged
snapshot-not-a-race = these bytes are not the state of a race
snapshot-wrong-format = this state has format { $found }, expected { $expected }
snapshot-cut = the state is cut short or damaged
snapshot-short = the state is cut short
snapshot-damaged = the state is damaged
snapshot-other-cars = the state is not one of a race with { $cars } cars
snapshot-too-long = the state is longer than it should be

driver-unknown-driver = there is no driver { $name }; drivers are { $known }
driver-unknown-manner = there is no manner { $name }; manners are { $known }, of { $levels }

## Circuit files

file-place = { $where }: { $problem }
file-corner = corner { $number }
file-step = drawing step { $number }
file-segment = segment { $number }
file-thing = thing { $number }
circuit-unknown_circuit = there is no circuit "{ $name }"; known are { $known } (a file must end in .toml)
circuit-unreadable = the file cannot be read: { $reason }
circuit-not_utf8 = the file is not UTF-8 text
circuit-toml_syntax = TOML syntax: { $reason }
circuit-wrong_format = format must be "{ $expected }", not { $value }
circuit-not_a_circuit = a circuit must be a table of keys and values, not { $value }
circuit-unknown_key = unknown key "{ $name }"; known are { $known }
circuit-unknown_key_near = unknown key "{ $name }"; did you mean "{ $near }"?
circuit-missing_key = key "{ $name }" is missing
circuit-not_whole = { $name } must be a whole number from { $low } to { $high }, not { $value }
circuit-not_number = { $name } must be a number from { $low } to { $high }, not { $value }
circuit-not_text = { $name } must be a text of 1 to { $most } printable characters, not { $value }
circuit-not_id = { $name } must be made of a-z, 0-9, - and _ (1 to { $most } characters), not { $value }
circuit-not_choice = { $name } must be one of { $choices }, not { $value }
circuit-not_list = { $items ->
    [corners] { $name } must be a list of { $least } to { $most } corners, not { $value }
    [places] { $name } must be a list of { $least } to { $most } places, not { $value }
    [stretches] { $name } must be a list of { $least } to { $most } stretches, not { $value }
    [steps] { $name } must be a list of { $least } to { $most } steps, not { $value }
    [points] { $name } must be a list of { $least } to { $most } points, not { $value }
    [badges] { $name } must be a list of { $least } to { $most } sides, not { $value }
    [things] { $name } must be a list of { $least } to { $most } things, not { $value }
   *[numbers] { $name } must be a list of { $least } to { $most } whole numbers, not { $value }
  }
circuit-not_table = { $name } must be a table, not { $value }
circuit-corner_id = id must be "{ $expected }" (corners are numbered in driving order), not { $value }
circuit-line_outside = line_after { $value } is outside the lap (0..{ $last })
circuit-line_on_start = line_after { $value } lies on the start/finish line; the last possible value is { $last }
circuit-line_repeated = line_after { $value } is already the line of corner { $other }
circuit-line_order = line_after { $value } must be greater than the { $previous } of corner { $other }
circuit-legend_outside = legend_line_after { $value } is outside the lap (0..{ $last })
circuit-legend_line = legend_line_after { $value } must lie between the previous corner line and this one: { $low } to { $high }
circuit-grid_place = place { $place } must be a space (0..{ $last }) with R or O, such as "{ $last }R", not { $value }
circuit-grid_repeated = place { $place } repeats { $value }
circuit-grid_order = place { $place } must be { $expected }, not { $value }: R and O of each row, rows backwards from the line
circuit-grid_corner = the line of corner { $corner } (after space { $line }) lies between the grid (from space { $first }) and the start line
circuit-stretch_outside = { $name } { $value } is outside the lap (0..{ $last })
circuit-race_line_gap = { $number ->
    [one] no side is given for space { $spaces }
   *[other] no side is given for spaces { $spaces }
  }
circuit-race_line_twice = { $number ->
    [one] more than one side is given for space { $spaces }
   *[other] more than one side is given for spaces { $spaces }
  }
circuit-press_corner = letter { $letter } must name a corner ({ $known }), not { $value }
circuit-sections = sections { $value } do not agree with the corner lines, which give { $expected }
circuit-path_step = a step is {"{"} go {"}"}, {"{"} turn, r {"}"} or {"{"} corner {"}"}, not { $value }
circuit-path_corners = { $marked ->
    [0] the path must mark { $expected }, once each and in this order, not none
   *[other] the path must mark { $expected }, once each and in this order, not { $value }
  }
circuit-path_empty = { $between ->
    [corners] nothing is drawn between { $start } and { $end }
    [start] nothing is drawn between the start line and { $end }
    [end] nothing is drawn between { $start } and the start line
   *[nowhere] nothing is drawn between the start line and the start line
  }
circuit-segments_total = the segments have { $value } spaces together, the lap has { $expected }
circuit-turn_total = the turns add up to { $value } degrees; a closed lap has 360 (left), -360 (right) or 0
circuit-not_closed = the lap ends { $gap } spaces from where it starts; at most { $most } can be evened out
circuit-drawing_long = the drawing is { $drawn } spaces long; at most { $most } for this circuit
circuit-too_long = the file would have { $size } characters; at most { $most } are allowed
circuit-needs_points = { $name } belongs to a drawing by points
circuit-point = point { $number } must be [x, y, hx, hy] or [x, y, hx, hy, back], all numbers, not { $value }
circuit-point_repeated = point { $number } lies on its neighbour: { $value }
circuit-points_curve = the points make no road: the curve turns back on the spot
circuit-badges = badges must be one of { $choices } for each corner, at most { $most }, not { $value }
road-strands = Two roads are only { $room } spaces apart; { $least } look better
road-bend = A bend is too sharp for the road: radius { $radius }, at least { $least } is needed
road-corners-near =
    { $spaces ->
        [one] Corner { $corner } is only { $spaces } space after corner { $before }; leave { $least }
       *[other] Corner { $corner } is only { $spaces } spaces after corner { $before }; leave { $least }
    }
road-sector-long = { $spaces } spaces without a corner before corner { $corner }; more than { $most } is a long way
road-grid-near =
    { $spaces ->
        [0] The grid begins right after corner { $corner }
        [one] The grid begins { $spaces } space after corner { $corner }
       *[other] The grid begins { $spaces } spaces after corner { $corner }
    }
road-label = There is no clear place for the Speed Limit of corner { $corner }
road-limit = Corner { $corner } bends like a { $fits }, but its Speed Limit is { $limit }
road-length = A lap has { $spaces } spaces; { $low } to { $high } are usual
road-bridge-flat = The road crosses itself at only { $degrees } degrees; a bridge needs { $least }
road-bridge-line =
    { $corner ->
        [0] The start line lies at a bridge
       *[other] The line of corner { $corner } lies at a bridge
    }

## Serving

serve-not-started = the server did not start
serve-workers-need-postgresql = several processes need PostgreSQL: --database postgresql://user@host/name
serve-cannot-listen = cannot listen on { $host } port { $port }: { $reason }
serve-bad-proxy = { $proxy } is not an address or a network: 10.0.0.2 or 10.0.0.0/24
serve-database-bad-url = { $url } is not a database: use sqlite:///FILE or postgresql://USER@HOST/NAME
serve-database-newer = the database was written by a newer version of Slipstream (it is at { $found }, this version knows up to { $known }); nothing was changed: start the newer version, or name another database
serve-database-no-connection = the database cannot be reached: { $reason }

## Tools of the project

clauses-not-collected = the tests cannot be collected: { $reason }
broken-no-output = no output
clauses-no-checkout = clauses needs a checkout of the project: docs/rules.md and tests/ are not here
clauses-unknown = tests name clauses that do not exist: { $clauses }
vectors-unreadable = { $path } cannot be read: { $reason }
vectors-not-yaml = { $path } is not YAML: { $reason }
vectors-not-examples = { $path } is not a list of examples, each with an id
vectors-broken = { $id }: { $reason }
