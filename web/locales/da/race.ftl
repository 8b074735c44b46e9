# Cards

card-upgrade = Opgradering
card-hidden = et skjult kort

# Race feed

feed-title = Løbets gang
feed-round = Runde { $round }
feed-heat = { $heat } betalt
event-gear-shifted = { $name } skifter fra { $before } til { $gear }.
event-gear-corrected = { $name } får ikke gear { $before } og er i { $gear }.
event-cluttered = { $name } har en rodet hånd og bliver stående. Gear 1.
event-flipped = { $name } vender { $card }.
event-reshuffled = { $number ->
    [one] { $name } blander { $number } kort til en ny kortstak.
   *[other] { $name } blander { $number } kort til en ny kortstak.
  }
event-legend-moved = { $name } bliver stående.
event-moved = { $distance ->
    [0] { $name } stopper lige før { $corner }.
    [one] { $name } stopper { $distance } felt før { $corner }.
   *[other] { $name } kører til { $distance } felter før { $corner }.
  }
event-adrenaline-used = { $name } bruger Adrenalin. Hastighed +1.
event-boosted = { $name } bruger Boost.
event-cooled-down = { $name } afkøler { $number } heat.
event-unpayable = { $name } kan ikke betale for { $card }. Et vendt kort erstatter det.
event-scrapped = { $name } mister { $card } til Skrot.
event-stress-reduced = { $name } lægger { $number } stresskort væk.
event-salvaged = { $number ->
    [one] { $name } genbruger { $number } kort.
   *[other] { $name } genbruger { $number } kort.
  }
event-directly-played = { $name } spiller { $card } direkte.
event-accelerated = { $name } accelererer med { $number }.
event-slipstreamed = { $name } kører i slipstrøm +{ $spaces }.
event-corner-passed = { $name } tager { $corner } med { $speed }, grænse { $limit }.
event-spun-out = { $name } skrider ud i { $corner }. { $stress } stresskort, gear 1.
event-eliminated = { $name } er ude af løbet.
event-sponsor-gained = { $name } får et sponsorkort.
event-discarded = { $number ->
    [one] { $name } kasserer { $number } kort.
   *[other] { $name } kasserer { $number } kort.
  }
event-refreshed = { $name } lægger { $card } øverst igen.
event-used-up = { $name } har brugt { $cards } op.
event-lap-started = { $name } begynder omgang { $lap }.
event-finished = { $name } kører over målstregen.
event-race-over = Løbet er slut.
event-upgrade-taken = { $name } tager en opgradering.
event-upgrade-swapped = { $name } bytter en opgradering.
event-upgrade-kept = { $name } beholder en opgradering.
event-points-scored = { $name } får { $points } point.

# Race screen

car-label = { $name }, plads { $place }
callout-speed = du passerer med { $speed }
callout-pay = heat at betale
callout-free = inden for grænsen
race-subtitle = Grand Prix, { $country }
race-over = Løbet er slut
you = Du
legend = Legende
legend-top = top { $speed }
driver-rookie = Rookie
driver-club = Klubkører
driver-champion = Mester
status-choosing = Vælger
status-turn = Kører
status-ready = Klar
status-waiting = Venter
status-away = Væk
status-finished = I mål
status-out = Ude
step-gear = Gear
step-cards = Kort
step-move = Flyt
step-react = Reagér
step-slipstream = Slipstrøm
step-corner = Sving
step-discard = Kassér
step-draw = Træk
lap = Omgang
round = Runde
limit = Grænse
speed = Hastighed
chance = Chance
result = Resultat
undo = Fortryd
take-back = Tag tilbage
menu = Menu
tools = Værktøj
dash = Din spillerplade
conditions = Vejr og vejforhold
watching = Du ser med.
waiting-short = Venter
waiting-for = Venter på { $names }.
play-area = Spilleområde
play-empty = Ingen kort spillet.
pick-cards = Vælg kort: antallet er gearet.
flip = vendt
hand-label = Din hånd, { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
  }
hand-card = { $card }{ $selected ->
    [yes] , valgt
   *[no] {""}
  }, tast { $key }
engine-risk = koster { $heat } heat
forecast-title = Hvis du spiller dette
forecast-now = med bilerne, som de står nu
certain = sikkert
forecast-finish = Mål
forecast-as = som { $values }
forecast-shift = { $heat } heat for gearskiftet
forecast-hidden = { $plus ->
    [0] Ved dette bord vises ingen chancer.
    [one] 1 kort skal vendes. Ved dette bord vises ingen chancer.
   *[other] { $plus } kort skal vendes. Ved dette bord vises ingen chancer.
  }
needs-heat = kræver { $heat }
heat-left = { $left } tilbage
options-title = Hvad du kan gøre nu
option-speed = Hastighed { $speed }
option-plan = { $cards }
option-choose-value = { $card } som { $number }
option-cool-gear = Afkøl { $number }
option-cool-adrenaline = Adrenalin: afkøl 1
option-cool-sector = Vejr: afkøl { $number }
option-cool-card = { $card }: afkøl { $number }
option-pay-heat = Betal for { $card }
option-unpayable = { $number ->
    [0] { $card } kan ikke betales: vend
   *[other] { $card } (hastighed { $number }) kan ikke betales: vend
  }
option-scrap = Skrot for { $card }
option-reduce-stress = Læg { $number } stresskort væk
option-salvage = { $count ->
    [0] Genbrug intet
   *[other] Genbrug { $cards }
  }
option-direct-play = Spil { $card } nu
option-accelerate = Accelerér
option-adrenaline-move = Adrenalin: +1
option-boost = Boost
option-end-react = Slut Reagér
option-slipstream = { $number ->
    [0] Bliv
   *[other] Slipstrøm { $number }
  }
option-discard = Kassér { $cards }
option-refresh = { $none ->
    [yes] Genopfrisk ikke mere
   *[no] Genopfrisk { $card }
  }
commit-pick = Vælg dine kort
commit-picked = { $count } valgt
commit-plan = { $count ->
    [one] Lås { $count } kort
   *[other] Lås { $count } kort
  }
commit-hidden = skjult, til alle er klar
commit-speed = hastighed { $speed }
commit-speed-spin = hastighed { $speed }, skrid ud { $spin }
commit-discard = { $count ->
    [0] Behold alle
    [one] Kassér { $count }
   *[other] Kassér { $count }
  }
commit-discard-note = træk så op til { $hand }
commit-react = Slut Reagér
commit-must = Betal først
commit-must-note = et firkantet symbol er obligatorisk
commit-stay = Bliv
commit-stay-note = ingen slipstrøm
commit-no-refresh = Genopfrisk ikke mere
commit-value = Vælg en værdi
commit-value-note = på kortet eller på banen
turn-title-waiting = Venter
turn-title-value = Vælg en værdi
turn-title-react = Hvis du lader det være
turn-title-slipstream = Hvis du bliver
turn-title-discard = Kassér
turn-title-refresh = Genopfrisk
turn-plan = Din tur: gear og kort.
turn-value = Din tur: vælg en værdi.
turn-react = Din tur: reagér.
turn-slipstream = Din tur: slipstrøm, eller bliv.
turn-discard = Din tur: kassér.
turn-refresh = Din tur: genopfrisk.
title-your-turn = Din tur, { $place }
title-race = { $place }, Slipstream
confirm-spin-title = Skrid ud: { $spin }
confirm-spin-certain = Her skrider du helt sikkert ud.
confirm-spin-text = Her skrider du ud i { $spin } af tilfældene.
confirm-yes = Kør alligevel
confirm-no = Vælg igen
key-enter = Enter

# Signals and clock

clock = { $seconds ->
    [one] { $seconds } sekund tilbage
   *[other] { $seconds } sekunder tilbage
  }
signals = Signaler
signal-hello = Hej
signal-nice = Godt kørt
signal-thanks = Tak
signal-sorry = Undskyld
signal-wow = Wow
signal-hurry = Din tur

# The track in words

twin = Banen i ord
twin-cars = Biler efter plads
twin-car = { $place }. { $name }: felt { $space }, omgang { $lap }, { $distance ->
    [0] lige før { $corner }
    [one] { $distance } felt før { $corner }
   *[other] { $distance } felter før { $corner }
  }.
twin-corners = Sving fra startlinjen
twin-corner = { $name }: grænse { $limit }, linje efter felt { $space }.
twin-forecast = Hvis du gør det, der er valgt nu: hastighed { $speed }, { $distance ->
    [0] lige før { $corner }
    [one] { $distance } felt før { $corner }
   *[other] { $distance } felter før { $corner }
  }, chance { $chance }, heat { $heat }{ $spin ->
    [yes] , skrid ud
   *[no] {""}
  }.

# Keys

keys-title = Taster
keys-cards = vælg et kort eller et svar på listen
keys-gears = gear 1 til 4
keys-enter = den gyldne knap
keys-undo = fortryd eller tag tilbage
keys-boost = Boost
keys-cooldown = afkøling
keys-slipstream = slipstrøm
keys-skip = spring animationen over
keys-help = disse taster
keys-close = luk

# Menu of the race

menu-title = Bordet
menu-here = Ved rattet
menu-gave-up = Har givet op. En automatisk racerfører kører videre.
menu-hand-over = Overlad rattet
menu-give-back = Giv rattet tilbage
menu-link = Kopiér linket
menu-home = Forside
menu-give-up = Giv op
menu-give-up-sure = Giv op for altid
menu-delete = Slet løbet
menu-delete-sure = Slet det for alle
menu-back = Tilbage til løbet

# Weather and roads

weather-clouds = Skyer
weather-fog = Tåge
weather-storm = Storm
weather-snow = Sne
weather-rain = Regn
weather-sun = Sol
weather-sector-no_cooldown = ingen afkøling i vejrsektorer
weather-sector-no_slipstream = ingen slipstrøm i vejrsektorer
weather-sector-slipstream_boost = slipstrøm +{ $amount } i vejrsektorer
weather-sector-cooldown_bonus = afkøling +{ $amount } i vejrsektorer
weather-setup-stress = { $amount ->
    [-1] 1 stresskort mindre til alle
   *[other] { $amount } stresskort mere til alle
  }
weather-setup-engine_heat = { $amount ->
    [-1] 1 heat mindre i motoren
   *[other] { $amount } heat mere i motoren
  }
weather-setup-heat_to_deck = { $amount } heat begynder i kortstakken
weather-setup-heat_to_discard = { $amount } heat begynder i bunken med brugte kort
road-limit_up = grænse 1 højere
road-limit_down = grænse 1 lavere
road-overheat = 1 heat mere, hvis du er over grænsen
road-slipstream = slipstrøm +1 i sektoren bagefter
road-free_boost = Boost koster ingen heat i sektoren bagefter
road-weather = vejr i sektoren bagefter
road-after = efter { $corner }

# Symbols, one sentence each

symbol-heat = Betal { $amount } heat, mens du reagerer. Hvis du ikke kan, erstatter et vendt kort kortet.
symbol-scrap = { $amount ->
    [one] Kassér det øverste kort i din kortstak.
   *[other] Kassér de øverste { $amount } kort i din kortstak.
  }
symbol-limit = { $sign ->
    [minus] Grænsen i alle sving, du kører igennem i denne tur, er { $amount } lavere.
   *[plus] Grænsen i alle sving, du kører igennem i denne tur, er { $amount } højere.
  }
symbol-cooldown = Du må flytte { $amount } heat fra hånden til motoren.
symbol-slipstream = Din slipstrøm må være { $amount } længere.
symbol-stress = Du må kassere { $amount } stresskort fra hånden.
symbol-salvage = Du må blande op til { $amount } kort fra bunken med brugte kort ind i din kortstak.
symbol-refresh = Du må lægge kortet øverst i din kortstak, når turen slutter.
symbol-direct = Du må spille dette kort fra hånden, mens du reagerer.
symbol-accelerate = Du må hæve din hastighed med 1 for hvert kort, der er vendt i denne tur.
symbol-once = Engangsbrug: det er ude af spillet efter denne tur i løbet.
symbol-flip = Vend et kort, og læg dets værdi til.
card-about-value = Lægger { $value } til din hastighed.{ $plus ->
    [0] {""}
    [one] {" "}Vend derefter et kort, og læg dets værdi til.
   *[other] {" "}Vend derefter { $plus } kort, og læg deres værdier til.
  }
card-about-values = Vælg { $values }, når du afslører det.{ $plus ->
    [0] {""}
   *[other] {" "}Vend derefter et kort, og læg dets værdi til.
  }
card-about-heat = Kan hverken spilles eller kasseres. Afkøl det for at få det tilbage i motoren.
card-about-stress = Vend kort, indtil der kommer et standardkort 1 til 4, og læg dets værdi til. Kan ikke kasseres.
