# Home

home-nav = Slipstream
home-name = Navn
driver-default = Racerfører
home-hero-1 = Syv kort,
home-hero-2 = fire gear,
home-hero-3 = én målstreg.
race-now = Kør nu
race-now-about = Du mod 5 Legender, Red Mesa, 1 omgang
invite-friends = Invitér venner
invite-about = Ét link, ingen konto
resume-lobby = , i lobbyen.
resume-race = , omgang { $lap } af { $laps }, runde { $round }.
resume-your-turn = Det er din tur.
resume-go = Tilbage til løbet
home-pick = Vælg en bane
home-race = Dit løb
home-start = Start
home-lobby = Åbn en lobby
home-join = Deltag
home-join-about = Indsæt det link eller den kode, du har fået.
home-join-code = Link eller kode
home-join-go = Gå til bordet
home-bad-code = Det er hverken et link eller en kode til et løb.
home-mine = Dine løb
mine-over = Slut
mine-lobby = I lobbyen
mine-race = Omgang { $lap } af { $laps }, runde { $round }
mine-your-turn = Din tur
mine-none = Ingen løb endnu. Kør nu er ét klik.
home-footer = Uofficiel, gratis og open source. Egne tegninger og egen kode; reglerne tilhører deres forfattere.
circuit-country = { $circuit ->
    [usa] USA
    [gb] Storbritannien
    [france] Frankrig
    [italia] Italien
   *[other] { $name }
  }
circuit-size = { $spaces } felter, { $laps ->
    [one] { $laps } omgang
   *[other] { $laps } omgange
  }
circuit-limits = Svingenes grænser
circuit-file = En banefil, du selv har lavet

# Set-up

setup-laps = Omgange
setup-cars = Biler
setup-empty = Ledige biler
setup-empty-legends = Legender
setup-empty-rookie = Rookies
setup-empty-club = Klubkørere
setup-empty-champion = Mestre
setup-empty-nobody = Ingen
setup-pro = Pro-niveau
setup-garage = Værksted
setup-garage-none = Standardbiler
setup-garage-regular = Draft, almindelige
setup-garage-advanced = Draft, avancerede
setup-garage-all = Draft, alle
setup-garage-quick = Hurtig, 3 tilfældige
setup-weather = Vejr og veje
setup-tournament = Turneringstilstand
setup-seconds = Tid til en beslutning
setup-seconds-of = { $seconds ->
    [0] Ingen grænse
    [30] 30 sekunder
    [60] 1 minut
    [120] 2 minutter
   *[other] 5 minutter
  }
setup-odds = Vis chancer
less = Mindre
more = Mere

# Settings

settings = Indstillinger
settings-theme = Tema
settings-theme-auto = Auto
settings-theme-light = Dag
settings-theme-dark = Nat
settings-pace = Animation
settings-pace-off = Fra
settings-pace-fast = Hurtig
settings-pace-normal = Normal
settings-sound = Lyd
settings-notify = Sig til, når det er min tur
settings-signals = Vis signaler
language = Sprog
settings-single = Spil eneste mulighed for mig
settings-confirm = Spørg, før jeg skrider ud

# Lobby

lobby-title = Lobby
lobby-seats = Racerførere
lobby-count = { $seated } af { $cars }
lobby-host = Vært
lobby-ready = Klar
lobby-not-ready = Ikke klar
lobby-away = Væk
lobby-handicap = Handicap for { $name }: mindre heat i motoren
lobby-handicap-of = { $number ->
    [0] Intet handicap
   *[other] { $number } heat mindre
  }
lobby-leave = Forlad bordet
lobby-remove = Fjern { $name }
lobby-open = { $number ->
    [one] { $number } ledig bil
   *[other] { $number } ledige biler
  }
lobby-empty-legends = Legender kører dem
lobby-empty-rookie = Rookies kører dem
lobby-empty-club = Klubkørere kører dem
lobby-empty-champion = Mestre kører dem
lobby-empty-nobody = Bliver i pitten
lobby-add-driver = Tilføj en racerfører
lobby-colour = Din bil
colour-red = Rød, nummer 1
colour-blue = Blå, nummer 2
colour-yellow = Gul, nummer 3
colour-green = Grøn, nummer 4
colour-gray = Hvid, nummer 5
colour-black = Rosa, nummer 6
lobby-start = Start løbet
lobby-get-ready = Jeg er klar
lobby-unready = Vent på mig
lobby-all-ready = Alle er klar.
lobby-host-starts = Værten starter løbet.
lobby-join = Tag en bil
lobby-share = Invitér
lobby-share-about = Venner er med fra enhver telefon eller computer, uden konto.
lobby-link = Link til dette bord
lobby-copy = Kopiér linket
lobby-copied = Linket er kopieret.
lobby-code = Kode
lobby-private = Fortsæt på en anden enhed
lobby-private-copied = Privat link kopieret. Den, der har det, kører din bil.

# Messages

loading = Henter løbet
reconnecting = Forbinder igen, forsøg { $tries }. Dine kort er i sikkerhed.
unknown-title = Intet løb på denne adresse
unknown-text = Det kan være slettet, eller linket er ikke helt.
unknown-go = Forside
gone-deleted = Dette løb er slettet
gone-removed = Du har forladt dette løb
gone-text = En automatisk racerfører kører videre, hvor der er brug for en.
elsewhere-title = Du kører i et andet faneblad
elsewhere-text = Ét faneblad kører. Det andet venter her.
elsewhere-go = Kør her

# Garage

garage-round = Værksted, runde { $round } af { $rounds }
garage-swap = Værksted, byt
garage-order = Valgrækkefølge
garage-today = { $place } i dag
garage-grid = Startpositioner
symbols-must = firkant: du skal
symbols-may = rund: du må
garage-market = Marked
garage-your-pick = Vælg én.
garage-swap-about = Du må bytte en af dine opgraderinger.
garage-waiting = { $name } vælger.
garage-lot = { $name }
garage-advanced = Avanceret opgradering.
garage-regular = Almindelig opgradering.
garage-no-symbols = Ingen symboler. Det gør, hvad du ser.
garage-car = Din bil
garage-slot = Ledig
garage-deck = { $cards } kort
garage-deck-about = dine kort uden heat og stress
garage-pick = Vælg et kort
garage-take = Tag { $name }
garage-do-swap = Byt til { $name }
garage-no-swap = Behold dine

# Results

results = Resultat
results-title = Resultat
results-about = { $place }, { $laps ->
    [one] { $laps } omgang
   *[other] { $laps } omgange
  }, { $rounds } runder
results-record = Optagelse
results-track = Bane
results-rematch = Revanche
results-join-rematch = Med i revanchen
results-classification = Placeringer
results-chart = Løbets forløb
results-chart-about = Plads efter hver runde.
results-heat = Din heat
results-heat-of = { $name }: heat
results-heat-about = { $paid } betalt, { $cooled } afkølet
results-corners = Sving
results-corners-about = Hastighed i hvert sving, og hvad det kostede.
results-won = { $gap ->
    [0] side om side
    [one] med { $gap } felt
   *[other] med { $gap } felter
  }
results-behind = { $gap ->
    [0] side om side med { $name }
    [one] { $gap } felt bag { $name }
   *[other] { $gap } felter bag { $name }
  }
results-out = ude af løbet
place-word = { $place ->
    [1] 1. plads
    [2] 2. plads
    [3] 3. plads
    [4] 4. plads
    [5] 5. plads
   *[other] 6. plads
  }
podium-label = Podium: { $names }
place = Plads
driver = Racerfører
rounds = Runder
heat = Heat
spins = Skred ud
out = ude
lap-number = Omgang { $lap }
mark-slipstream = { $name } kører i slipstrøm
mark-boost = { $name } bruger Boost
mark-spin-out = { $name } skrider ud
stat-top-speed = topfart
stat-slipstreams = { $number ->
    [one] slipstrøm
   *[other] slipstrømme
  }
stat-boosts = { $number ->
    [one] Boost
   *[other] Boost
  }
stat-stress = stresskort spillet
stat-adrenaline = Adrenalin

# Problems

problem-offline = Serveren svarer ikke. Prøv igen om lidt.
problem-server-error = Noget gik galt her. Løbet er i sikkerhed.
problem-no-such-table = Der er intet løb på denne adresse.
problem-not-seated = Du har ingen plads ved dette bord.
problem-not-host = Det kan kun værten.
problem-no-such-seat = Den plads findes ikke.
problem-bad-token = Dette private link åbner ingen plads her.
problem-table-full = Alle biler har allerede en racerfører.
problem-colour-taken = En anden kører allerede i den farve.
problem-bad-name = Et navn har 1 til { $most } bogstaver.
problem-bad-circuit = Der kan ikke køres på denne bane: { $reason }
problem-bad-setup = Løbet kan ikke starte: { $reason }
problem-already-started = Løbet er begyndt.
problem-not-started = Løbet er ikke begyndt endnu.
problem-not-over = Løbet er ikke slut endnu.
problem-not-ready = Venter på { $names }.
problem-not-a-driver = Der er ingen at overlade rattet til her.
problem-nothing-to-undo = Der er intet at tage tilbage.
problem-no-such-option = Det er ikke et af svarene.
problem-stale-decision = Det er allerede afgjort. Skærmen er opdateret nu.
problem-not-your-turn = Det er ikke din tur.
problem-malformed = Serveren forstod det ikke. Hent siden igen.
problem-too-large = Det er for meget på én gang.
problem-too-fast = For hurtigt. Vent { $seconds } sekunder.
problem-bad-origin = Denne side hører til en anden server.
