# Alt, hvad siden siger, på dansk.
# Tal først, anden person, nutid; hele sætninger med pladsholdere.

app-name = Slipstream

board-label = { $name }, { $spaces } felter, { $corners ->
    [one] { $corners } sving
   *[other] { $corners } sving
  }. Piletasterne går fra felt til felt, Home går til din bil.
board-space = Felt { $space }. { $distance ->
    [0] Sidste felt før svinget { $corner }, grænse { $limit }.
    [one] { $distance } felt før svinget { $corner }, grænse { $limit }.
   *[other] { $distance } felter før svinget { $corner }, grænse { $limit }.
  } { $cars ->
    [0] Tomt.
   *[other] { $names }.
  }
board-zoom = Zoom
board-zoom-in = Zoom ind
board-zoom-out = Zoom ud
board-whole = Vis hele banen
board-follow = Følg min bil
minimap-label = { $name }, hele banen

card-heat = Heat
card-stress = Stress
card-starting = Start
part-4-wheel-drive = Firehjulstræk
part-body = Karrosseri
part-brakes = Bremser
part-cooling-system = Kølesystem
part-rpm = Omdrejninger
part-heat = heat-kort
part-fuel = Brændstof
part-gas-pedal = Speeder
part-suspension = Affjedring
part-tires = Dæk
part-turbo-charger = Turbolader
part-wings = Vinger

close = Luk
percent = { $value }{"\u00A0"}%
percent-low = <1{"\u00A0"}%
percent-high = >99{"\u00A0"}%
spin-out = Udskridning
adrenaline = Adrenalin

steps-label = Rundens trin

gear-label = Gear
gear-name = Gear { $gear }
gear-short = G{ $gear }
gear-out-of-reach = Kan ikke nås
gear-cost = Koster { $heat } heat
gear-free = Gratis
gear-cooldown = Afkøling { $amount }
gear-now = nu
gear-was = før

engine-label = Motor
engine-of = /{ $capacity } heat
engine-words = Motor: { $heat } af { $capacity } heat. { $risk ->
    [0] Ingen heat på spil.
   *[other] { $risk } på spil.
  }

pile-draw = Kortstak
pile-discard = Brugte
pile-words = { $pile }: { $count ->
    [one] { $count } kort
   *[other] { $count } kort
  }

flip-odds = chancer for vendte kort, ud fra de kort, du ikke har set
flip-odds-one = plus { $value }: { $chance }

order-label = Rækkefølge
order-lap = Omgang
order-gear = Gear
order-heat = Heat i motoren
order-hand = Kort på hånden
order-strip-words = { $place }. { $name }. { $status }. Gear { $gear }, heat { $heat }.

limit-words = Grænse { $limit }
qr-label = QR-kode til linket

hero-banner-circuit = Red Mesa
hero-banner-race = Grandprix

chart-grid = Start
chart-places = Hver bils placering efter hver runde.
chart-place-words = { $name }: fra { $from } til { $to }.
chart-heat-words = Heat i din motor efter hver af { $rounds } runder. { $paid } betalt, { $low } på det laveste.

feed-empty = Ikke noget endnu. De første træk vises her.

rules-title = Regler
rules-open = Regler
