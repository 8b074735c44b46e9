tv-title = Race night
tv-about = Put the race on the television: everybody sees the circuit and drives on their own phone. This screen needs no car.
tv-open = Open a table on this screen
tv-code = Code or link of a table
tv-show = Show it here
tv-back = Another table
tv-no-code = There is no such code. It has four signs, and stands on the screen or in the lobby.
tv-circuit = { $place }, { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
 }
tv-season = Season
tv-scan = Scan to take a car
tv-or = or open in any browser
tv-ready-host = Ready, host
tv-open-car = Open car
tv-ready = { $ready } of { $people } ready
tv-host-starts = { $name } starts the race.
tv-first-hosts = Whoever takes a car first starts the race.
tv-plans = { $plans } of { $drivers } plans are in
tv-choosing = Still choosing
tv-plans-hidden = Plans stay hidden until all are in.
tv-gear = Gear { $gear }
tv-lost-phone = Lost your phone?
tv-lost-about = Scan, and watch from another one. Your private link brings your car back.
tv-again = Another race?
tv-again-about = Press Rematch on any phone: this screen comes along.
tv-garage = In the garage
tv-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
tv-next-race = { $name } starts the next race.
tv-lost = The line is broken. The race is safe; this screen comes back by itself.
tv-full = Full screen (F)
tv-this = Show on this screen
tv-there = On a television: { $address }
tv-code-get = Code for a television
tv-code-is = Code for a television:
tv-next-round = Round { $round } begins
