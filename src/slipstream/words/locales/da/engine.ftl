# Hvad der sker i et løb, hvad man kan svare, og hvorfor et svar afvises.
# Sætninger om en bil begynder med { $car }: flere af dem følger efter ét navn.

## Small parts

either = { $first } eller { $last }
both = { $first } og { $last }
series = { $first }; { $last }
percent = { $number } %
span = { $low } til { $high }
nothing = intet
hidden = skjult
these-cards = disse kort

## Names

card-heat = heat-kort
card-stress = stresskort
card-number = kort { $number }
category = { $name ->
    [part-4-wheel-drive] Firehjulstræk
    [part-body] Karrosseri
    [part-brakes] Bremser
    [part-cooling-system] Kølesystem
    [part-rpm] Omdrejninger
    [part-heat] heat-kort
    [part-fuel] Brændstof
    [part-gas-pedal] Speeder
    [part-suspension] Affjedring
    [part-tires] Dæk
    [part-turbo-charger] Turbolader
    [part-wings] Vinger
   *[other] { $category }
  }
colour = { $colour ->
    [black] sort
    [blue] blå
    [green] grøn
    [red] rød
    [gray] grå
   *[yellow] gul
  }
the-car = { $colour ->
    [black] den sorte racerbil
    [blue] den blå racerbil
    [green] den grønne racerbil
    [red] den røde racerbil
    [gray] den grå racerbil
   *[yellow] den gule racerbil
  }
name-of-circuit = { $circuit ->
    [usa] USA
    [gb] Storbritannien
    [france] Frankrig
    [italia] Italien
   *[other] { $name }
  }
name-of-event = { $number ->
    [1] Tribune
    [2] Fartrekord
    [3] Strejke
    [4] Frie motorer
    [5] Stor tilskuermængde
    [6] Korruption i komitéen
    [7] Hovedsponsor
    [8] Direkte på tv
    [9] Sikkerhedsregler
    [10] Sidste chance
   *[other] { $label }
  }
name-of-weather = { $weather ->
    [clouds] skyer
    [fog] tåge
    [storm] storm
    [snow] sne
    [rain] regn
   *[sun] sol
  }
name-of-driver = { $driver ->
    [legend] legende
    [you] du
    [rookie] begynder
    [amateur] amatør
    [club] klubfører
    [pro] professionel
    [champion] mester
   *[other] { $driver }
  }
name-of-action = { $action ->
    [plan] at vælge gear og kort
    [take-back] at tage planen tilbage
    [choose-value] at vælge en værdi
    [cool-gear] Afkøling med gearet
    [cool-adrenaline] Afkøling med adrenalin
    [cool-sector] Afkøling med vejret
    [cool-card] Afkøling med et kort
    [pay-heat] at betale et heat-symbol
    [unpayable] at sige, at et kort ikke kan betales
    [scrap] Skrot
    [reduce-stress] Reducér stress
    [salvage] Genbrug
    [direct-play] Direkte spil
    [accelerate] Acceleration
    [adrenaline-move] at køre med adrenalin
    [boost] Boost
    [end-react] at blive færdig med at reagere
    [slipstream] Slipstrøm
    [discard] at kassere
    [refresh] Genopfrisk
    [take-upgrade] at tage en opgradering
    [swap-upgrade] at bytte en opgradering
    [keep-upgrade] at beholde en opgradering
   *[other] { $action }
  }
name-of-step = { $step ->
    [running] det næste
    [plan] gear og kort
    [value] en værdi
    [react] trinnet Reagér
    [slipstream] trinnet Slipstrøm
    [discard] trinnet Kassér
    [refresh] Genopfrisk
    [draft] draften
    [swap] bytte af en opgradering
    [keep] den opgradering, der beholdes
    [over] intet mere: det er slut
   *[other] { $step }
  }
place = { $where ->
    [grid] felt { $space } i startopstillingen
   *[lap] omgang { $lap }, felt { $space }
  }

## Events

event-round-started = Runde { $round }
event-planned = { $car } har valgt gear og kort
event-plan-taken-back = { $car } tager planen tilbage
event-gear-shifted = { $how ->
    [stays] { $car } bliver i gear { $gear }
    [pays] { $car } skifter fra gear { $before } til { $gear } og betaler 1 heat
   *[free] { $car } skifter fra gear { $before } til { $gear }
  }
event-gear-corrected = { $how ->
    [discards] { $car } kan ikke betale for to gear fra gear { $before }: gear { $gear }, { $card } kasseres
   *[adds] { $car } kan ikke betale for to gear fra gear { $before }: gear { $gear }, et kort lægges til
  }
event-revealed = { $car } afslører { $cards }
event-cluttered = { $car } har en rodet hånd ({ $cards }): bilen bliver stående, første gear
event-flipped = { $kept ->
    [yes] { $car } vender { $card }
   *[no] { $car } vender { $card } og kasserer det
  }
event-reshuffled = { $car } blander { $number } kort til en ny kortstak
event-value-chosen = { $car } vælger { $value } på { $card }
event-speed-set = { $car } har hastighed { $speed }
event-moved = { $blocked ->
    [0] { $car } kører til { $place }
   *[other] { $car } kører til { $place } (blokeret, { $blocked } for kort)
  }
event-adrenaline-gained = { $car } har adrenalin
event-adrenaline-used = { $car } bruger adrenalin: hastighed +1
event-boosted = { $car } bruger boost
event-cooled-down = { $car } afkøler { $number } heat ({ $source ->
    [gear] gear
    [adrenaline] adrenalin
    [sector] sektor
   *[card] kort
  })
event-heat-paid = { $car } betaler { $number } heat ({ $reason ->
    [gear] gear
    [boost] boost
    [corner] sving
   *[symbol] symbol
  })
event-unpayable = { $car } kan ikke betale for { $card }: kortet erstattes, nu på { $place }
event-scrapped = { $car } kasserer { $card } (Skrot)
event-stress-reduced = { $car } kasserer { $number } stresskort
event-salvaged = { $shown ->
    [yes] { $car } genbruger { $number } kort ({ $cards })
   *[no] { $car } genbruger { $number } kort
  }
event-directly-played = { $car } spiller { $card } direkte
event-accelerated = { $car } accelererer med { $number }
event-slipstreamed = { $spaces ->
    [one] { $car } bruger slipstrømmen: { $spaces } felt
   *[other] { $car } bruger slipstrømmen: { $spaces } felter
  }
event-corner-passed = { $due ->
    [0] { $car } tager svinget { $corner } (grænse { $limit }) med hastighed { $speed }
   *[other] { $car } tager svinget { $corner } (grænse { $limit }) med hastighed { $speed }: { $due } heat skal betales
  }
event-spun-out = { $car } SKRIDER UD i svinget { $corner }, tilbage til { $place }, { $stress } stresskort
event-eliminated = { $car } er UDE AF LØBET i runde { $round }
event-sponsor-gained = { $shown ->
    [yes] { $car } får et sponsorkort: { $card } ({ $reason ->
        [press-corner] Pressesving
        [top-speed] høj hastighed
        [overtaking] overhalinger
        [first-lap] første omgang
       *[start] ved starten
      })
   *[no] { $car } får et sponsorkort ({ $reason ->
        [press-corner] Pressesving
        [top-speed] høj hastighed
        [overtaking] overhalinger
        [first-lap] første omgang
       *[start] ved starten
      })
  }
event-discarded = { $shown ->
    [yes] { $car } kasserer { $number } kort ({ $cards })
   *[no] { $car } kasserer { $number } kort ({ $top } øverst)
  }
event-refreshed = { $car } lægger { $card } øverst i kortstakken
event-used-up = { $car } tager { $cards } ud af spillet
event-play-area-cleared = { $car } rydder spilleområdet
event-drew = { $shown ->
    [yes] { $car } trækker { $number } kort: { $cards }
   *[no] { $car } trækker { $number } kort
  }
event-lap-started = { $car } begynder omgang { $lap }
event-finished = { $car } KØRER I MÅL i runde { $round }
event-ranked = { $car } bliver nr. { $place }
event-race-over = Løbet er slut
event-legend-card-revealed = Legenderne kører efter kort { $card }
event-legend-moved = { $car } (legende) laver træk { $move }
event-upgrade-taken = { $car } tager { $face }
event-upgrade-swapped = { $car } bytter { $given } til { $face }
event-upgrade-kept = { $car } beholder { $face }
event-points-scored = { $car } får { $points } point, { $total } i alt

## Refusals

refused = { $reason }.
refused-legal = { $reason }. Muligt: { $options }.
refused-legal-more = { $more ->
    [one] { $reason }. Muligt: { $options }; og { $more } til.
   *[other] { $reason }. Muligt: { $options }; og { $more } til.
  }
refusal-not-your-turn = nr. { $seat } har ikke noget at bestemme nu
refusal-stale-decision = beslutning { $decision } er ikke længere åben
refusal-nothing-to-undo = nr. { $seat } har ikke noget at tage tilbage
refusal-not-in-this-step = det går ikke nu ({ $action }): løbet venter på { $step }
refusal-no-such-gear = der er intet gear { $gear }: gearene er 1 til 4
refusal-gear-too-far = fra gear { $from } til { $gear } er mere end to trin
refusal-gear-needs-heat = fra gear { $from } til { $gear } koster 1 heat, og motoren er tom
refusal-gear-not-filled = gear { $gear } kræver { $gear } spilbare kort, og hånden har { $playable }
refusal-cards-not-in-hand = ikke på hånden: { $cards }
refusal-wrong-number-of-cards = antallet af kort skal svare til gearet
refusal-heat-not-playable = heat-kort kan ikke spilles ({ $cards })
refusal-not-discardable = stresskort og heat-kort kan ikke kasseres ({ $cards })
refusal-play-all-then-heat = { $playable ->
    [one] med en rodet hånd spilles det ene spilbare kort ({ $playable }), derefter heat-kort
   *[other] med en rodet hånd spilles alle { $playable } spilbare kort, derefter heat-kort
  }
refusal-not-an-action = svaret nævner noget, der ikke hører til: { $action }
refusal-symbol-used = { $action }: symbolet er allerede brugt i denne tur
refusal-symbol-not-open = { $action }: der er ikke noget sådant symbol åbent nu
refusal-mandatory-symbol-open = du kan ikke blive færdig med at reagere, så længe et heat- eller skrotsymbol er åbent
refusal-no-cooldown-here = ingen afkøling i denne sektor
refusal-symbol-needs-heat = { $card } kræver mere heat, end der er
refusal-symbol-is-payable = motoren kan betale for { $card }
refusal-stress-out-of-range = { $number } stresskort: det antal kan ikke kasseres ({ $stress } på hånden)
refusal-cards-not-in-discard-pile = ikke i bunken med brugte kort: { $cards }
refusal-too-many-salvaged = { $card } kan ikke genbruge så mange kort: { $cards }
refusal-no-direct-play = { $card } kan ikke spilles direkte
refusal-no-plus-used = der er ikke brugt noget +-symbol i denne tur
refusal-no-value-to-choose = det er ikke værdien af { $card }, der spørges om
refusal-value-not-printed = { $number } står ikke på { $card }
refusal-value-not-in-play = { $number } er ikke en af de hastigheder, { $card } kan have nu
refusal-no-refresh = { $card } kan ikke genopfriskes
refusal-no-slipstream-here = ingen slipstrøm kan begynde i denne sektor
refusal-not-in-the-market = kortet er ikke på markedet
refusal-not-your-upgrade = opgraderingen er ikke din
refusal-no-cooldown-in-gear = gear { $gear } giver ingen afkøling
refusal-no-heat-in-hand = der er intet heat-kort på hånden at afkøle
refusal-cooldown-out-of-range = { $number } heat: det antal kan ikke afkøles ({ $heat } på hånden)
refusal-no-adrenaline = denne racerbil har ikke adrenalin i denne runde
refusal-no-room-ahead = feltet foran er fuldt
refusal-boost-needs-heat = Boost koster 1 heat, og motoren er tom
refusal-slipstream-distance = { $number ->
    [one] en slipstrøm på { $number } felt er ikke mulig
   *[other] en slipstrøm på { $number } felter er ikke mulig
  }
refusal-slipstream-over-finish = slipstrøm må ikke nå målstregen
refusal-slipstream-no-car = der er ingen racerbil ved siden af eller lige foran

## Answers

action-plan = gear { $gear }: { $cards }
action-take-back = tag planen tilbage
action-choose-value = { $card }: hastighed { $number }
action-cool-gear = afkøl { $number } heat med gearet
action-cool-adrenaline = afkøl 1 heat med adrenalin
action-cool-sector = afkøl { $number } heat med vejret
action-cool-card = afkøl { $number } heat med { $card }
action-pay-heat = betal heat for { $card }
action-unpayable = { $number ->
    [0] ikke heat nok til { $card }: et vendt kort erstatter det
   *[other] ikke heat nok til { $card } (hastighed { $number }): et vendt kort erstatter det
  }
action-scrap = kassér kort for { $card } (Skrot)
action-reduce-stress = kassér { $number } stresskort med { $card }
action-salvage = genbrug { $cards } med { $card }
action-direct-play = spil { $card } direkte
action-accelerate = accelerér med { $card }
action-adrenaline-move = Adrenalin: hastighed +1 og et felt
action-boost = Boost: vend et kort, og kør dets værdi
action-end-react = færdig med at reagere
action-slipstream = { $number ->
    [one] slipstrøm { $number } felt
   *[other] slipstrøm { $number } felter
  }
action-no-slipstream = uden slipstrøm
action-discard = kassér { $cards }
action-no-discard = behold alle kort
action-refresh = læg { $card } øverst i kortstakken
action-no-refresh = genopfrisk ikke flere kort
action-take-upgrade = tag { $face }
action-swap-upgrade = byt { $given } til { $face }
action-no-swap = byt ikke
action-keep-upgrade = behold { $face }
