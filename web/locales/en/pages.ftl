# Home: to a race in one step

home-nav = Slipstream
home-name = Name
driver-default = Driver
home-hero-1 = Seven cards,
home-hero-2 = four gears,
home-hero-3 = one finish line.
race-now = Race now
invite-friends = Invite friends
resume-go = Back to the race
home-pick = Pick a circuit
home-race = Your race
home-join = Join
home-join-about = Paste the link or the code you were given.
home-join-code = Link or code
home-join-go = Go to the table
home-bad-code = That is not a race link or code.
home-mine = Your races
home-footer = Unofficial, free and open source. Original art and code; the rules belong to their authors.

# Races of this browser

mine-lobby = Lobby, { $taken } of { $cars } drivers
mine-waiting = Waiting for { $names }
mine-season = { $races ->
    [one] { $races } race
   *[other] { $races } races
  } of { $total } over, you are { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
  }
mine-over = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
  } of { $cars }, { $day }
mine-race = Lap { $lap } of { $laps }, you are { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
  }
mine-race-of-season = Race { $race } of { $total }, { $place }
mine-garage = In the garage
mine-go-turn = Your turn
mine-go-next = Next
mine-go-open = Open
mine-go-waiting = Waiting
mine-go-over = Result

# The start page

home-more = More ways to race
home-then = And when you know the way
home-others = Your other races
home-doors = More
home-how = How it works
home-all = All { $number }
home-fewer = Fewer
home-enter = Join or open
home-due-turn = Your turn
home-due-next = The next race
home-due-where = at { $place }.
home-due-lesson = in your first race.
home-first = Your first race
home-first-about = One lap, five minutes, a coach beside you
home-back-1 = Engines warm,
home-back-2 = the grid is set.
home-how-gear = Pick a gear
home-how-gear-about = It says how many cards you play. Their sum is your Speed.
home-how-land = See where you land
home-how-land-about = Before you commit, the board shows every outcome.
home-how-corner = Mind the corner
home-how-corner-about = Too fast costs Heat. Without Heat you spin out.
race-change = Change
race-change-about = Change the race: where, who and how
door-own = A race of your own
door-own-about = Circuit, laps, rivals, garage, weather.
door-own-go = Set it up
door-studio = Circuit studio
door-studio-about = Draw a loop with a finger and race it.
door-studio-go = Draw
door-season = A season
door-season-about = Races, points, sponsors, one champion.
door-season-go = Start 1961
door-friends = With friends
door-friends-about = One link, no account. Any phone or computer.
door-friends-go = Open a lobby
door-learn = First race
door-learn-about = One lap with a coach, whenever you like.
door-learn-go = Once more
door-rules = The rules
door-rules-about = Every rule with a drawn example.
door-rules-go = Look inside

# A race of your own

setup-where = Where
setup-who = Who
setup-how = How
says-where = { $place }, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
  }.
says-season = Season { $season }.
says-garage = Cars are built in the garage first.
says-weather = With weather and roads.
says-tournament = Tournament mode.
says-seconds = { $seconds } seconds for a decision.
says-bank = { $minutes } min for all decisions of a race, +{ $increment } s for each.
says-no-odds = No odds.
custom-title = A race of your own
custom-presets = Begin with
custom-close = Close
custom-calendar = The season has its own calendar.
custom-stays = It stays for the next “Race now”.
says-who-near = You against { $number } of your strength.
says-who-legends = You against { $number ->
    [one] { $number } Legend
   *[other] { $number } Legends
  }.
says-who-rookie = You against { $number ->
    [one] { $number } rookie
   *[other] { $number } rookies
  }.
says-who-amateur = You against { $number ->
    [one] { $number } amateur
   *[other] { $number } amateurs
  }.
says-who-club = You against { $number ->
    [one] { $number } club driver
   *[other] { $number } club drivers
  }.
says-who-pro = You against { $number ->
    [one] { $number } pro
   *[other] { $number } pros
  }.
says-who-champion = You against { $number ->
    [one] { $number } champion
   *[other] { $number } champions
  }.
says-who-nobody = You alone against the track.
preset-quick = Quick
preset-quick-about = One lap against rookies
preset-classic = Classic
preset-classic-about = The base game against club drivers
preset-full = Full box
preset-full-about = Garage, weather, roads and Legends
preset-season = Season
preset-season-about = A whole championship against Legends

# Circuits

circuit-country = { $circuit ->
    [usa] USA
    [gb] Great Britain
    [france] France
    [italia] Italy
    [lesson] Training
   *[other] { $name }
  }
circuit-size = { $spaces } spaces, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
  }
circuit-limits = Corner limits
circuit-file = Your own circuit file

# Set-up

setup-laps = Laps
setup-cars = Cars
setup-empty = Empty cars
setup-empty-near = Near my strength
setup-empty-legends = Legends
setup-empty-rookie = Rookies
setup-empty-amateur = Amateurs
setup-empty-club = Club drivers
setup-empty-pro = Pros
setup-empty-champion = Champions
setup-empty-nobody = Nobody
setup-pro = Pro level
setup-garage = Garage
setup-garage-none = Standard cars
setup-garage-regular = Draft, regular
setup-garage-advanced = Draft, advanced
setup-garage-all = Draft, all Upgrades
setup-garage-quick = Quick, 3 random Upgrades
setup-weather = Weather and roads
setup-tournament = Tournament mode
setup-seconds-of = { $seconds ->
    [0] No limit
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
   *[other] 5 minutes
  }
setup-odds = Show odds
less = Less
more = More

# Settings

settings = Settings
settings-theme = Theme
settings-theme-auto = Auto
settings-theme-light = Day
settings-theme-dark = Night
settings-pace = Animation
settings-pace-normal = ×1
settings-pace-fast = ×2
settings-pace-faster = ×4
settings-pace-off = Off
settings-sound = Sound
settings-notify = Notify me of my turn
settings-notify-refused = The browser allows no notifications here.
settings-buzz = Vibrate when it is my turn
settings-keys = Single-key shortcuts
installed-turn = Slipstream: your turn
offline-title = No connection
offline-text = The page is here, the races are on the server. As soon as it can be reached, everything stands where you left it.
offline-go = Try again
settings-signals = Show signals
language = Language
settings-pass = Auto-pass steps with nothing useful
settings-single = Auto-play when there is only one option
settings-confirm = Ask before a spin-out

# Lobby

lobby-title = Lobby
lobby-seats = Drivers
lobby-count = { $seated } of { $cars }
lobby-host = Host
lobby-ready = Ready
lobby-not-ready = Not ready
lobby-away = Away
lobby-handicap = Handicap for { $name }: less Heat in the engine
lobby-handicap-of = { $number ->
    [0] No handicap
   *[other] { $number } Heat less
  }
lobby-leave = Leave the table
lobby-remove = Remove { $name }
lobby-open = { $number ->
    [one] { $number } open car
   *[other] { $number } open cars
  }
lobby-empty-legends = Legends drive them
lobby-empty-rookie = Rookies drive them
lobby-empty-amateur = Amateurs drive them
lobby-empty-club = Club drivers drive them
lobby-empty-pro = Pros drive them
lobby-empty-champion = Champions drive them
lobby-empty-nobody = Stay in the pits
lobby-add-driver = Add a driver
lobby-colour = Your car
colour-red = Red, number 1
colour-blue = Blue, number 2
colour-yellow = Yellow, number 3
colour-green = Green, number 4
colour-gray = White, number 5
colour-black = Rose, number 6
lobby-start = Start the race
lobby-get-ready = I am ready
lobby-unready = Wait for me
lobby-all-ready = Everybody is ready.
lobby-host-starts = The host starts the race.
lobby-join = Take a car
lobby-share = Invite
lobby-share-about = Friends join from any phone or computer, without an account.
lobby-link = Link to this table
lobby-copy = Copy the link
lobby-copied = Link copied.
lobby-send = Share…
lobby-only-here = Only this computer can open this link. Let others in: ./slipstream serve --host 0.0.0.0
lobby-code = Code
lobby-private = Continue on another device
lobby-private-copied = Private link copied. Whoever has it drives your car.

# Messages

loading = Loading the race
reconnecting = Reconnecting, try { $tries }. Your cards are safe.
broken-title = This page could not be loaded
broken-text = The connection broke, or there is a newer version. Your races are kept.
broken-go = Load again
unknown-title = No race at this address
unknown-text = It may have been deleted, or the link is not complete.
unknown-go = Home
gone-deleted = This race was deleted
gone-removed = You left this race
gone-text = A computer driver has taken over your car.
elsewhere-title = You are driving in another tab
elsewhere-text = You can only drive in one tab at a time.
elsewhere-go = Drive here

# Garage

garage-round = Garage, round { $round } of { $rounds }
garage-swap = Garage, swap
garage-order = Picking order
garage-today = { $place } today
garage-brief = Before the race
garage-grid = Starting grid
symbols-must = square: required
symbols-may = round: optional
garage-market = Upgrade market
garage-your-pick = Your pick.
garage-swap-about = You may swap one of your Upgrades.
garage-waiting = { $name } is picking.
garage-lot = { $name }
garage-advanced = Advanced Upgrade.
garage-regular = Regular Upgrade.
garage-no-symbols = No symbols. What you see is what it does.
garage-car = Your car
garage-slot = Free
garage-deck = { $cards } cards
garage-deck-about = your deck without Heat and Stress
garage-pick = Pick an Upgrade
garage-take = Take { $name }
garage-do-swap = Swap for { $name }
garage-no-swap = Keep what you have

# Results

results = Results
results-title = Results
results-about = { $place }, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
  }, { $rounds } rounds
results-record = Save race
results-track = Track
results-rematch = Rematch
results-join-rematch = Join the rematch
results-classification = Results
results-chart = Race chart
results-heat = Your Heat
results-heat-of = { $name }: Heat
results-heat-about = { $paid } paid, { $cooled } cooled
results-corners = Corners
results-line = { $how ->
    [won-lane] by a lane
    [won-spaces] { $number ->
        [one] by { $number } space
       *[other] by { $number } spaces
      }
    [won-rounds] { $number ->
        [one] by { $number } round
       *[other] by { $number } rounds
      }
    [alone] alone at the flag
    [bunch] { $number ->
        [one] { $cars } cars in { $number } space
       *[other] { $cars } cars in { $number } spaces
      }
    [lane] side by side with { $name }
    [spaces] { $number ->
        [one] { $number } space behind { $name }
       *[other] { $number } spaces behind { $name }
      }
    [rounds] { $number ->
        [one] { $number } round behind { $name }
       *[other] { $number } rounds behind { $name }
      }
   *[out] out of the race
  }{ $from ->
    [last] , from last on the grid
    [grid] , from grid place { $grid }
    [spin] { $spins ->
        [one] , after a spin-out
       *[other] , after { $spins } spin-outs
      }
    [tow] , with a late Slipstream
   *[none] { "" }
  }
results-gap = Gap
gap-winner = { $number ->
    [one] { $number } round
   *[other] { $number } rounds
  }
gap-rounds = { $number ->
    [one] +{ $number } round
   *[other] +{ $number } rounds
  }
gap-spaces = { $number ->
    [one] +{ $number } space
   *[other] +{ $number } spaces
  }
gap-lane = by a lane
gap-out = out
results-leads = { $number ->
    [one] { $number } change of lead.
   *[other] { $number } changes of lead.
  }
results-chart-click = Click a round to see it on the track.
results-key-spin = spin-out
results-key-boost = your Boosts
results-key-engine = in the engine
results-key-paid = paid
results-corners-laps = bar: the others, dash: limit
results-corners-lap = your Speed and everybody else’s
results-distance = Spaces to the lead
results-distance-about = Above the line you were ahead of everybody.
corner-words = { $corner }, limit { $limit }, lap { $lap }: { $state ->
    [spun] spun out
    [none] not passed
   *[passed] Speed { $speed }, { $due } Heat
  }.
gap-words = { $best ->
    [one] At best { $best } space ahead, at worst { $worst } behind.
   *[other] At best { $best } spaces ahead, at worst { $worst } behind.
  }
stat-over = { $number ->
    [one] corner over the limit
   *[other] corners over the limit
  }
stat-field = others { $mean }
place-word = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
podium-label = Podium: { $names }
place = Place
driver = Driver
heat = Heat
spins = Spins
out = out
lap-number = Lap { $lap }
mark-slipstream = { $name }: Slipstream
mark-boost = { $name }: Boost
mark-spin-out = { $name }: spin-out
stat-top-speed = top Speed
stat-slipstreams = { $number ->
    [one] Slipstream
   *[other] Slipstreams
  }
stat-boosts = { $number ->
    [one] Boost
   *[other] Boosts
  }
stat-stress = { $number ->
    [one] Stress played
   *[other] Stress played
  }
stat-adrenaline = Adrenaline

# Sharing a result

share = Share
share-title = Share the result
share-making = Making the picture.
share-failed = The picture could not be made. Try again in a moment.
share-shape = Shape
share-wide = Wide
share-tall = Upright
share-named = My name
share-about = Other people are shown by the colours of their cars. The link leads to the result and its replay.
share-send = Share…
share-picture = Copy picture
share-save = Save picture
share-link = Copy link
share-line = Copy text
share-copied = Picture copied.
share-line-copied = Text copied.

# Problems

problem-offline = The server does not answer. Try again in a moment.
problem-server-error = Something went wrong. Your race is safe.
problem-no-database = The database does not answer. What was accepted is safe; try again in a moment.
problem-no-such-code = No table is called { $code }. Codes have four signs.
problem-not-away-yet = This driver may come back: wait { $seconds } s more.
problem-nobody-removed = There is nobody to call back.
problem-is-here = This driver is at the table: nobody else can hand the car over.
problem-no-such-table = There is no race at this address.
problem-not-seated = You have no seat at this table.
problem-not-host = Only the host can do this.
problem-no-such-seat = There is no such seat.
problem-bad-token = This private link opens no seat here.
problem-table-full = Every car has a driver already.
problem-colour-taken = Somebody drives this colour already.
problem-bad-name = A name has 1 to { $most } characters.
problem-bad-circuit = This circuit cannot be raced: { $reason }
problem-stroke-short = This is too small for a circuit. Draw a larger loop.
problem-print-large = This would be more than { $sheets } sheets. Take larger paper or smaller spaces.
problem-bad-setup = This race cannot start: { $reason }
problem-already-started = The race has begun.
problem-not-started = The race has not begun yet.
problem-not-over = The race is not over yet.
problem-not-ready = Waiting for { $names }.
problem-not-a-driver = There is no driver to take over from.
problem-nothing-to-undo = There is nothing to take back.
problem-no-such-option = This is not one of the answers.
problem-stale-decision = That was already decided. Your screen is up to date now.
problem-not-your-turn = It is not your turn.
problem-malformed = The server did not understand. Load the page again.
problem-too-large = That file is too large.
problem-too-fast = Too fast. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
problem-bad-origin = Open this page from its own address.

# What to expect of a field

strength-share = { $won } in { $of }
strength-newcomer = A newcomer wins about { $share } against these.
strength-known = You win about { $share } against these.
strength-guess = 
    { $races ->
        [one] After one race, our guess: you win about { $share } against these, between { $low } and { $high }.
       *[other] After { $races } races, our guess: you win about { $share } against these, between { $low } and { $high }.
    }
strength-nearly-always = You nearly always win against these.
strength-hardly-ever = You hardly ever win against these.
strength-not-measured = Not all of them were measured here: this is an estimate.
