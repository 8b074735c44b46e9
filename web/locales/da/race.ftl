# Cards

card-upgrade = Opgradering
card-hidden = et skjult kort

# Race feed

feed-title = Løbets gang
feed-round = Runde { $round }
feed-heat = { $heat } betalt
event-gear-shifted = { $name } skifter fra { $before } til { $gear }.
    .you = Du skifter fra { $before } til { $gear }.
event-gear-corrected = { $name } kan ikke betale for to gear fra gear { $before }: gear { $gear }.
    .you = Du kan ikke betale for to gear fra gear { $before }: gear { $gear }.
event-cluttered = { $name } har en rodet hånd og bliver stående. Gear 1.
    .you = Du har en rodet hånd og bliver stående. Gear 1.
event-flipped = { $name } vender { $card }.
    .you = Du vender { $card }.
event-reshuffled = { $number ->
    [one] { $name } blander { $number } kort til en ny kortstak.
   *[other] { $name } blander { $number } kort til en ny kortstak.
  }
    .you = { $number ->
        [one] Du blander { $number } kort til en ny kortstak.
       *[other] Du blander { $number } kort til en ny kortstak.
      }
event-legend-moved = { $name } bliver stående.
event-moved = { $distance ->
    [0] { $name } stopper lige før svinget { $corner }.
    [one] { $name } er { $distance } felt fra svinget { $corner }.
   *[other] { $name } er { $distance } felter fra svinget { $corner }.
  }
    .you = { $distance ->
        [0] Du stopper lige før svinget { $corner }.
        [one] Du er { $distance } felt fra svinget { $corner }.
       *[other] Du er { $distance } felter fra svinget { $corner }.
      }
event-adrenaline-used = { $name } bruger adrenalin. Hastighed +1.
    .you = Du bruger adrenalin. Hastighed +1.
event-boosted = { $name } bruger boost.
    .you = Du bruger boost.
event-cooled-down = { $name } afkøler { $number } heat.
    .you = Du afkøler { $number } heat.
event-unpayable = { $name } kan ikke betale for { $card }. Et vendt kort erstatter det.
    .you = Du kan ikke betale for { $card }. Et vendt kort erstatter det.
event-scrapped = { $name } kasserer { $card } (Skrot).
    .you = Du kasserer { $card } (Skrot).
event-stress-reduced = { $name } kasserer { $number } stresskort.
    .you = Du kasserer { $number } stresskort.
event-salvaged = { $number ->
    [one] { $name } genbruger { $number } kort.
   *[other] { $name } genbruger { $number } kort.
  }
    .you = { $number ->
        [one] Du genbruger { $number } kort.
       *[other] Du genbruger { $number } kort.
      }
event-directly-played = { $name } spiller { $card } direkte.
    .you = Du spiller { $card } direkte.
event-accelerated = { $name } accelererer med { $number }.
    .you = Du accelererer med { $number }.
event-slipstreamed = { $name } bruger slipstrømmen: +{ $spaces }.
    .you = Du bruger slipstrømmen: +{ $spaces }.
event-corner-passed = { $name } tager svinget { $corner } med { $speed }, grænse { $limit }.
    .you = Du tager svinget { $corner } med { $speed }, grænse { $limit }.
event-spun-out = { $name } skrider ud i svinget { $corner }. { $stress } stresskort, gear 1.
    .you = Du skrider ud i svinget { $corner }. { $stress } stresskort, gear 1.
event-eliminated = { $name } er ude af løbet.
    .you = Du er ude af løbet.
event-sponsor-gained = { $name } får et sponsorkort.
    .you = Du får et sponsorkort.
event-discarded = { $number ->
    [one] { $name } kasserer { $number } kort.
   *[other] { $name } kasserer { $number } kort.
  }
    .you = { $number ->
        [one] Du kasserer { $number } kort.
       *[other] Du kasserer { $number } kort.
      }
event-refreshed = { $name } lægger { $card } øverst igen.
    .you = Du lægger { $card } øverst igen.
event-used-up = { $name } tager { $cards } ud af spillet.
    .you = Du tager { $cards } ud af spillet.
event-lap-started = { $name } begynder omgang { $lap }.
    .you = Du begynder omgang { $lap }.
event-finished = { $name } kører over målstregen.
    .you = Du kører over målstregen.
event-race-over = Løbet er slut.
event-upgrade-taken = { $name } tager en opgradering.
    .you = Du tager en opgradering.
event-upgrade-swapped = { $name } bytter en opgradering.
    .you = Du bytter en opgradering.
event-upgrade-kept = { $name } beholder en opgradering.
    .you = Du beholder en opgradering.
event-points-scored = { $name } får { $points } point.
    .you = Du får { $points } point.

# Race screen

car-label = { $name }, nr. { $place }
callout-speed = du passerer med { $speed }
callout-pay = heat at betale
callout-free = inden for grænsen
race-subtitle = Grandprix, { $country }
race-over = Løbet er slut
you = Du
legend = Legende
legend-top = top { $speed }
driver-rookie = Begynder
driver-amateur = Amatør
driver-club = Klubfører
driver-pro = Professionel
driver-champion = Mester
driver-in-manner = { $level }, { $manner }
manner-keeps = sparer på heat
manner-dares = bremser sent
manner-follows = i slipstrøm
manner-blocks = lukker døren
manner-gambles = et kort mere
manner-boosts = for publikum
status-choosing = Vælger
status-turn = Kører
status-ready = Klar
status-waiting = Venter
status-away = Fraværende
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
play-turned = vendt for dette kort
play-area = Spilleområde
play-empty = Ingen kort spillet.
pick-cards = Vælg kort: antallet bliver gearet.
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
forecast-now = som bilerne står nu
certain = sikkert
forecast-finish = Mål
forecast-as = som { $values }
forecast-shift = { $heat } heat for gearskiftet
forecast-hidden = { $plus ->
    [0] Ved dette bord vises ingen chancer.
    [one] 1 kort skal vendes. Ved dette bord vises ingen chancer.
   *[other] { $plus } kort skal vendes. Ved dette bord vises ingen chancer.
  }
needs-heat = −{ $heat }
heat-left = { $left } tilbage
options-title = Hvad du kan gøre nu
option-speed = Hastighed { $speed }
option-range = { $low } til { $high }
option-words = { $speed ->
        [none] { $what }
       *[other] { $what }: hastighed { $speed }
    }{ $spin ->
        [sure] , skrider ud
        [may] , skrider ud i { $chance } af tilfældene
       *[no] { "" }
    }
option-plan = { $cards }
option-choose-value = { $card } som { $number }
option-cool-gear = Afkøl { $number }
option-cool-adrenaline = Adrenalin: afkøl 1
option-cool-sector = Vejr: afkøl { $number }
option-cool-card = { $card }: afkøl { $number }
option-pay-heat = Betal for { $card }
option-unpayable = { $number ->
    [0] Ikke heat nok til { $card }: vend et kort
   *[other] Ikke heat nok til { $card } (hastighed { $number }): vend et kort
  }
option-scrap = Skrot for { $card }
option-reduce-stress = Kassér { $number } stresskort
option-salvage = { $count ->
    [0] Genbrug ingen kort
   *[other] Genbrug { $cards }
  }
picker-title = { $what ->
        [salvage] Genbrug op til { $count }
       *[other] Vælg op til { $count }
    }
picker-cards = Vælg kortene
option-direct-play = Spil { $card } nu
option-accelerate = Accelerér
option-adrenaline-move = Adrenalin: +1
option-boost = Boost
option-end-react = Færdig
option-slipstream = { $number ->
    [0] Uden slipstrøm
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
commit-speed-spin = hastighed { $speed }, { $spin } udskridning
commit-discard = { $count ->
    [0] Behold alle
    [one] Kassér { $count }
   *[other] Kassér { $count }
  }
commit-discard-note = derefter trækker du op til { $hand }
commit-react = Færdig
commit-must-note = firkantede symboler er obligatoriske
commit-stay = Uden slipstrøm
commit-stay-note = du bliver, hvor du er
commit-no-refresh = Genopfrisk ikke mere
commit-thinking = et øjeblik
turn-title-waiting = Venter
turn-title-value = Vælg en værdi
turn-title-react = Hvis du stopper her
turn-title-slipstream = Uden slipstrøm
turn-title-discard = Kassér
turn-title-refresh = Genopfrisk
turn-plan = Din tur: gear og kort.
turn-value = Din tur: vælg en værdi.
turn-react = Din tur: reagér.
turn-slipstream = Din tur: slipstrøm?
turn-discard = Din tur: kassér.
turn-refresh = Din tur: genopfrisk.
title-your-turn = Din tur, { $place }
title-race = { $place }, Slipstream
confirm-spin-title = { $spin } udskridning
confirm-spin-certain = Her skrider du helt sikkert ud.
confirm-spin-text = Her skrider du ud i { $spin } af tilfældene.
confirm-spin-bill = Svinget { $corner } kan koste { $needs } heat, og du ville have { $engine }. Så ryger de alle, du sættes tilbage før svinget, ned i gear 1, og tager stresskort.
confirm-yes = Tag chancen
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
twin-cars = Biler efter placering
twin-car = { $place }. { $name }: felt { $space }, omgang { $lap }, { $distance ->
    [0] lige før svinget { $corner }
    [one] { $distance } felt før svinget { $corner }
   *[other] { $distance } felter før svinget { $corner }
  }.
twin-corners = Sving fra startlinjen
twin-corner = { $name }: grænse { $limit }, linje efter felt { $space }.
twin-forecast = Hvis du spiller det, der er valgt: hastighed { $speed }, { $distance ->
    [0] lige før svinget { $corner }
    [one] { $distance } felt før svinget { $corner }
   *[other] { $distance } felter før svinget { $corner }
  }, chance { $chance }, heat { $heat }{ $spin ->
    [yes] , udskridning
   *[no] {""}
  }.

# Keys

keys-title = Taster
keys-cards = vælg et kort eller et svar på listen
keys-gears = gear 1 til 4
keys-enter = den gyldne knap
keys-undo = fortryd eller tag tilbage
keys-boost = boost
keys-cooldown = afkøling
keys-slipstream = slipstrøm
keys-leave = lad det være
keys-skip = spring animationen over
keys-help = disse taster
keys-close = luk

# Menu of the race

menu-title = Bordet
menu-here = Ved rattet
menu-gave-up = Du har givet op. En automatisk racerfører har overtaget din bil.
menu-hand-over = Overlad rattet
menu-hand-over-sure = { $driver } kører din bil, runde for runde, indtil du tager rattet igen. Tryk igen for at overlade rattet.
wheel-note = { $driver } kører din bil
wheel-take = Tag rattet igen
menu-give-back = Giv rattet tilbage
menu-link = Kopiér linket
menu-home = Forside
menu-give-up = Giv op
menu-give-up-sure = Giv endeligt op
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
weather-sector-no_slipstream = ingen slipstrøm fra vejrsektorer
weather-sector-slipstream_boost = slipstrøm +{ $amount } fra vejrsektorer
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
road-limit_up = grænse +1
road-limit_down = grænse −1
road-overheat = 1 heat mere, hvis du er over grænsen
road-slipstream = slipstrøm +1 i sektoren efter svinget
road-free_boost = boost koster ingen heat i sektoren efter svinget
road-weather = vejr i sektoren efter svinget
road-after = efter svinget { $corner }

# Symbols, one sentence each

symbol-heat = Betal { $amount } heat, mens du reagerer. Kan du ikke det, erstattes kortet af et vendt kort.
symbol-scrap = { $amount ->
    [one] Kassér det øverste kort i din kortstak.
   *[other] Kassér de øverste { $amount } kort i din kortstak.
  }
symbol-limit = { $sign ->
    [minus] Grænsen i alle sving, du kører igennem i denne tur, er { $amount } lavere.
   *[plus] Grænsen i alle sving, du kører igennem i denne tur, er { $amount } højere.
  }
symbol-cooldown = Du må flytte { $amount } heat fra hånden til motoren.
symbol-slipstream = Din slipstrøm må være { $amount ->
    [one] { $amount } felt
   *[other] { $amount } felter
  } længere.
symbol-stress = Du må kassere { $amount } stresskort fra hånden.
symbol-salvage = Du må blande op til { $amount } kort fra bunken med brugte kort ind i din kortstak.
symbol-refresh = Du må lægge kortet øverst i din kortstak, når turen slutter.
symbol-direct = Du må spille dette kort fra hånden, mens du reagerer.
symbol-accelerate = Du må hæve din hastighed med 1 for hvert kort, der er vendt i denne tur.
symbol-once = Engangsbrug: det er ude af spillet efter denne tur.
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
card-about-stress = Vend kort, indtil der kommer et standardkort (1 til 4), og læg dets værdi til. Kan ikke kasseres.

road-title = Vejen forude
hand-look = Se på tv’et
hand-track = Se banen her
hand-tv = Banen er på tv’et: kun kortene
