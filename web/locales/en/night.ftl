# What happened at the table
note-handed-over = { $driver } drives for { $name } now.
note-taken-back = { $name } drives again.
note-gave-up = { $name } gave the race up. { $driver } drives on.
note-removed = { $by } removed { $name }.
note-restored = { $name } was called back.
note-host = { $name } is the host now.
note-host-you = You are the host now.
note-setup = { $by } changed the race. Say again that you are ready.
note-undone = { $name } took the last answer back.
note-time-up = Time is up for { $name }: what was selected counts.
note-time-up-you = Time is up: what you had selected counts.
note-time-up-driver = Time is up for { $name }: a driver decided.
note-time-up-driver-you = Time is up: a driver decided for you.

# Away, removed, host
away-for = Away, { $time }
away-let = Let a driver go on
remove-title = Remove { $name }?
remove-about = You can call { $name } back.
remove-yes = Remove
remove-undo = Call back
make-host = Make host

# Clocks
seat-clock = { $time } left
setup-clock = Clock
setup-bank-of = { $minutes } min a race, +{ $increment } s an answer

# Answers ahead
ahead-title = If it comes to that
ahead-about = Choose while others drive. Change it until it is used; nobody sees it.
ahead-ask = Ask me
ahead-react = React
ahead-cool = Cool down
ahead-adrenaline = Adrenaline: +1
ahead-boost = Boost
ahead-nothing = Nothing
ahead-slipstream = Slipstream
ahead-slip-yes = As far as it goes
ahead-slip-no = Stay
ahead-discard = Discard
ahead-keep = Keep all
ahead-chosen = Chosen

# Waiting
wait-plan = chooses gear and cards
wait-value = chooses a value
wait-react = reacts
wait-slipstream = decides on Slipstream
wait-discard = discards
wait-refresh = sorts the cards
wait-draft = chooses a part
wait-swap = swaps a part
wait-mine = Your plan: gear { $gear }
wait-done = Your turn is over.

# Signals
signals-past = Lately
signals-none = No signal yet.

# One device for several people
hot-add = Somebody else at this device
hot-add-about = You share this screen. A hand stays covered until its player holds it.
hot-hand = Hand it to { $name }
hot-hold = Press and hold to look
hot-keep = Slide up to keep it open until you have answered.
hot-keys = Keys: hold Space to look, Enter keeps it open, Esc covers.
hot-cover = Cover the hand
hot-public = Everybody may see this screen now.
hot-here = At this device
