# Seasons

season-title = { $year ->
    [custom] Egen sæson
    [goat] GOAT-sæson
   *[other] Sæson { $year }
  }
season-race-of = løb { $race } af { $races }
season-standings = Stilling
season-champion = Mester
season-legend-wins = En legende vandt sæsonen: { $name }.
season-after = efter: { $place }
season-next = Næste løb
season-drawn = Bane og begivenhed trækkes, når du fortsætter.
season-go = Næste løb
season-host-goes-on = Værten starter det næste løb.
season-thanks = Sæsonen er slut. Tak for løbene.
season-drivers = Hvem der kører næste løb
points = Point
place-short = P{ $place }
event-sponsors = { $cards ->
    [0] Intet sponsorkort ved starten.
    [one] { $cards } sponsorkort ved starten.
   *[other] { $cards } sponsorkort ved starten.
  }
event-card-1 = Tribune
event-card-1-text = De første tre biler, der fuldfører første omgang, får hver et sponsorkort.
event-card-2 = Fartrekord
event-card-2-text = Hver tur med hastighed 15 eller mere giver et sponsorkort.
event-card-3 = Strejke
event-card-3-text = Én omgang mindre. Vinderen får 2 point ekstra.
event-card-4 = Frie motorer
event-card-4-text = 1 heat mere i hver motor.
event-card-5 = Stor tilskuermængde
event-card-5-text = Én omgang mere. Håndgrænsen er 8 kort.
event-card-6 = Korruption i komitéen
event-card-6-text = Nr. 1 til 3 får hver 1 point ekstra.
event-card-7 = Hovedsponsor
event-card-7-text = Ingen særlig regel i dag.
event-card-8 = Direkte på tv
event-card-8-text = Overhal 3 biler i én tur, og få et sponsorkort.
event-card-9 = Sikkerhedsregler
event-card-9-text = 2 heat og 1 stresskort mindre til alle. Håndgrænsen er 6 kort.
event-card-10 = Sidste chance
event-card-10-text = 1 stresskort mere i hver kortstak. Den, der skrider ud, er ude af løbet.
event-press = Pressesving: { $corners }. Kør igennem mindst 2 over grænsen eller i slipstrøm, og få et sponsorkort.
garage-keep = Værksted, behold én
garage-keep-about = Sæsonen er slut. Behold én opgradering til den næste.
garage-do-keep = Behold { $name }
setup-season = Sæson
setup-season-none = Ét løb
setup-season-1961 = 1961, 3 løb
setup-season-1962 = 1962, 3 løb
setup-season-1963 = 1963, 4 løb
setup-season-custom = Egen, 4 trukne løb
setup-season-goat = GOAT, alle 10 løb
setup-season-about = Sæsonen bestemmer baner, vejr og valg af opgraderinger.
