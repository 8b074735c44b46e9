# Home

home-nav = Slipstream
home-name = Name
driver-default = Driver
home-hero-1 = Seven cards,
home-hero-2 = four gears,
home-hero-3 = one finish line.
race-now = Race now
race-now-about = You against 5 legends, Red Mesa, 1 lap
invite-friends = Invite friends
invite-about = One link, no account
resume-lobby = , in the lobby.
resume-race = , lap { $lap } of { $laps }, round { $round }.
resume-your-turn = It is your turn.
resume-go = Back to the race
home-pick = Pick a circuit
home-race = Your race
home-start = Start
home-lobby = Open a lobby
home-join = Join
home-join-about = Paste the link or the code you were given.
home-join-code = Link or code
home-join-go = Go to the table
home-bad-code = This is neither a link nor a code of a race.
home-mine = Your races
mine-over = Finished
mine-lobby = In the lobby
mine-race = Lap { $lap } of { $laps }, round { $round }
mine-your-turn = Your turn
mine-none = No races yet. Race now is one click.
home-footer = Unofficial, free and open source. Original art and code; the rules belong to their authors.
circuit-country = { $circuit ->
    [usa] USA
    [gb] Great Britain
    [france] France
    [italia] Italy
   *[other] { $name }
  }
circuit-size = { $spaces } spaces, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
  }
circuit-limits = Corner limits
circuit-file = A circuit file of your own

# Set-up

setup-laps = Laps
setup-cars = Cars
setup-empty = Empty cars
setup-empty-legends = Legends
setup-empty-rookie = Rookies
setup-empty-club = Club drivers
setup-empty-champion = Champions
setup-empty-nobody = Nobody
setup-pro = Pro level
setup-garage = Garage
setup-garage-none = Standard cars
setup-garage-regular = Draft, regular
setup-garage-advanced = Draft, advanced
setup-garage-all = Draft, all parts
setup-garage-quick = Quick, 3 random parts
setup-weather = Weather and roads
setup-tournament = Tournament mode
setup-seconds = Time for a decision
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
settings-pace-off = Off
settings-pace-fast = Fast
settings-pace-normal = Normal
settings-sound = Sound
settings-notify = Notify me of my turn
settings-signals = Show signals
language = Language
settings-single = Play single options for me
settings-confirm = Ask before a spin-out

# Lobby

lobby-title = Lobby
lobby-seats = Drivers
lobby-count = { $seated } of { $cars }
lobby-host = Host
lobby-ready = Ready
lobby-not-ready = Not ready
lobby-away = Away
lobby-handicap = Handicap of { $name }: Heat less in the engine
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
lobby-empty-club = Club drivers drive them
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
lobby-code = Code
lobby-private = Go on from another device
lobby-private-copied = Private link copied. Whoever has it drives your car.

# Messages

loading = Loading the race
reconnecting = Reconnecting, try { $tries }. Your cards are safe.
unknown-title = No race at this address
unknown-text = It may have been deleted, or the link is not complete.
unknown-go = Home
gone-deleted = This race was deleted
gone-removed = You left this race
gone-text = An automated driver goes on where one is needed.
elsewhere-title = You are driving in another tab
elsewhere-text = One tab drives. The other one waits here.
elsewhere-go = Drive here

# Garage

garage-round = Garage, round { $round } of { $rounds }
garage-swap = Garage, swap
garage-order = Picking order
garage-today = { $place } today
garage-grid = Starting grid
symbols-must = square: you must
symbols-may = round: you may
garage-market = Parts market
garage-your-pick = Pick one.
garage-swap-about = You may swap one of your parts.
garage-waiting = { $name } picks.
garage-lot = { $name }
garage-advanced = Advanced part.
garage-regular = Regular part.
garage-no-symbols = No symbols. What you see is what it does.
garage-car = Your car
garage-slot = Free
garage-deck = { $cards } cards
garage-deck-about = your deck without Heat and Stress
garage-pick = Pick a part
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
results-record = Record
results-track = Track
results-rematch = Rematch
results-join-rematch = Join the rematch
results-classification = Classification
results-chart = Race chart
results-chart-about = Place after each round.
results-heat = Your heat
results-heat-of = { $name }: heat
results-heat-about = { $paid } paid, { $cooled } cooled
results-corners = Corners
results-corners-about = Speed in each corner, and what it cost.
results-won = { $gap ->
    [0] side by side
    [one] by { $gap } space
   *[other] by { $gap } spaces
  }
results-behind = { $gap ->
    [0] side by side with { $name }
    [one] { $gap } space behind { $name }
   *[other] { $gap } spaces behind { $name }
  }
results-out = out of the race
place-word = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
  }
podium-label = Podium: { $names }
place = Place
driver = Driver
rounds = Rounds
heat = Heat
spins = Spins
out = out
lap-number = Lap { $lap }
mark-slipstream = { $name }: slipstream
mark-boost = { $name }: boost
mark-spin-out = { $name }: spin-out
stat-top-speed = top speed
stat-slipstreams = { $number ->
    [one] slipstream
   *[other] slipstreams
  }
stat-boosts = { $number ->
    [one] boost
   *[other] boosts
  }
stat-stress = stress played
stat-adrenaline = adrenaline

# Problems

problem-offline = The server does not answer. Try again in a moment.
problem-server-error = Something went wrong here. The race is safe.
problem-no-such-table = There is no race at this address.
problem-not-seated = You have no seat at this table.
problem-not-host = Only the host can do this.
problem-no-such-seat = There is no such seat.
problem-bad-token = This private link opens no seat here.
problem-table-full = Every car has a driver already.
problem-colour-taken = Somebody drives this colour already.
problem-bad-name = A name has 1 to { $most } letters.
problem-bad-circuit = This circuit cannot be raced: { $reason }
problem-bad-setup = This race cannot start: { $reason }
problem-already-started = The race has begun.
problem-not-started = The race has not begun yet.
problem-not-over = The race is not over yet.
problem-not-ready = Waiting for { $names }.
problem-not-a-driver = There is nobody to hand over here.
problem-nothing-to-undo = There is nothing to take back.
problem-no-such-option = This is not one of the answers.
problem-stale-decision = That was decided already. The screen is up to date now.
problem-not-your-turn = It is not your turn.
problem-malformed = The server did not understand. Load the page again.
problem-too-large = That is too much at once.
problem-too-fast = Too fast. Wait { $seconds } seconds.
problem-bad-origin = This page belongs to another server.
