# Seasons

season-title = { $year ->
    [custom] Custom season
    [goat] GOAT season
   *[other] Season { $year }
  }
season-race-of = race { $race } of { $races }
season-standings = Standings
season-champion = Champion
season-legend-wins = A Legend won the season: { $name }.
season-after = after { $place }
season-next = Next race
season-drawn = The circuit and the event are drawn when you continue.
season-go = Next race
season-host-goes-on = The host starts the next race.
season-thanks = The season is over. Thanks for racing.
season-drivers = Who drives in the next race
points = Points
place-short = P{ $place }
event-sponsors = { $cards ->
    [0] No Sponsor card at the start.
    [one] { $cards } Sponsor card at the start.
   *[other] { $cards } Sponsor cards at the start.
  }
event-card-1 = Grandstand
event-card-1-text = The first three cars to complete lap 1 each gain a Sponsor card.
event-card-2 = Speed record
event-card-2-text = Every turn at Speed 15 or more earns a Sponsor card.
event-card-3 = Strike
event-card-3-text = One lap less. The winner scores 2 extra points.
event-card-4 = Engine limits lifted
event-card-4-text = 1 more Heat in every engine.
event-card-5 = Big crowd
event-card-5-text = One lap more. The hand limit is 8.
event-card-6 = Bribed officials
event-card-6-text = Places 1 to 3 score 1 extra point each.
event-card-7 = Main sponsor
event-card-7-text = No special rule today.
event-card-8 = Live on television
event-card-8-text = Overtake 3 cars in one turn and gain a Sponsor card.
event-card-9 = Safety rules
event-card-9-text = 2 less Heat and 1 less Stress for everybody. The hand limit is 6.
event-card-10 = Last chance
event-card-10-text = 1 more Stress in every draw pile. Whoever spins out is out of the race.
event-press = Press Corner: { $corners }. Cross it 2 or more over the limit, or by Slipstream, and gain a Sponsor card.
garage-keep = Garage, keep one Upgrade
garage-keep-about = The season is over. Keep one Upgrade for the next.
garage-do-keep = Keep { $name }
setup-season = Season
setup-season-none = Single race
setup-season-1961 = 1961, 3 races
setup-season-1962 = 1962, 3 races
setup-season-1963 = 1963, 4 races
setup-season-custom = Custom, 4 drawn races
setup-season-goat = GOAT, all 10 races
setup-season-about = The season decides circuits, weather and drafts.
