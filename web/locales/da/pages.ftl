# Home: to a race in one step

home-nav = Slipstream
home-name = Navn
driver-default = Racerfører
home-hero-1 = Syv kort,
home-hero-2 = fire gear,
home-hero-3 = én målstreg.
race-now = Kør nu
invite-friends = Invitér venner
resume-go = Tilbage til løbet
home-pick = Vælg en bane
home-race = Dit løb
home-join = Deltag
home-join-about = Indsæt det link eller den kode, du har fået.
home-join-code = Link eller kode
home-join-go = Gå til bordet
home-bad-code = Det er ikke et link eller en kode til et løb.
home-mine = Dine løb
home-footer = Uofficiel, gratis og open source. Egne tegninger og egen kode; reglerne tilhører deres forfattere.

# Races of this browser

mine-lobby = Lobby, { $taken } af { $cars } racerførere
mine-waiting = Venter på { $names }
mine-season = { $races ->
    [one] { $races } løb
   *[other] { $races } løb
  } af { $total } kørt, du er nr. { $place }
mine-over = Nr. { $place } af { $cars }, { $day }
mine-race = Omgang { $lap } af { $laps }, du er nr. { $place }
mine-race-of-season = Løb { $race } af { $total }, { $place }
mine-garage = I værkstedet
mine-go-turn = Din tur
mine-go-next = Næste
mine-go-open = Åben
mine-go-waiting = Venter
mine-go-over = Resultat

# The start page

home-more = Flere måder at køre på
home-then = Og når du har fået taget på det
home-others = Dine andre løb
home-doors = Mere
home-how = Sådan virker det
home-all = Alle { $number }
home-fewer = Færre
home-enter = Deltag eller åbn
home-due-turn = Din tur
home-due-next = Næste løb
home-due-where = på { $place }.
home-due-lesson = i dit første løb.
home-first = Dit første løb
home-first-about = Én omgang, fem minutter, en træner ved siden af
home-back-1 = Varme motorer,
home-back-2 = startfeltet er klar.
home-how-gear = Vælg et gear
home-how-gear-about = Det siger, hvor mange kort du spiller. Summen er din hastighed.
home-how-land = Se, hvor du lander
home-how-land-about = Før du låser, viser spillepladen alle udfald.
home-how-corner = Pas på svinget
home-how-corner-about = At køre for hurtigt koster heat. Uden heat skrider du ud.
race-change = Ændr
race-change-about = Ændr løbet: hvor, hvem og hvordan
door-own = Dit eget løb
door-own-about = Bane, omgange, rivaler, værksted, vejr.
door-own-go = Sæt det op
door-studio = Baneværksted
door-studio-about = Tegn en sløjfe med fingeren og kør den.
door-studio-go = Tegn
door-season = En sæson
door-season-about = Løb, point, sponsorer, én mester.
door-season-go = Begynd 1961
door-friends = Med venner
door-friends-about = Ét link, ingen konto. Enhver telefon eller computer.
door-friends-go = Åbn en lobby
door-learn = Første løb
door-learn-about = Én omgang med en træner, når du vil.
door-learn-go = En gang til
door-rules = Reglerne
door-rules-about = Hver regel med et tegnet eksempel.
door-rules-go = Kig ind

# A race of your own

setup-where = Hvor
setup-who = Hvem
setup-how = Hvordan
says-where = { $place }, { $laps ->
    [one] { $laps } omgang
   *[other] { $laps } omgange
  }.
says-season = Sæson { $season }.
says-garage = Bilerne bygges først i værkstedet.
says-weather = Med vejr og vejforhold.
says-tournament = Turneringstilstand.
says-seconds = { $seconds } sekunder pr. valg.
says-bank = { $minutes } min til alle valg i et løb, +{ $increment } s for hvert.
says-no-odds = Chancer vises ikke.
custom-title = Dit eget løb
custom-presets = Begynd med
custom-close = Luk
custom-calendar = Sæsonen har sin egen kalender.
custom-stays = Det gælder også næste gang.
says-who-near = Du mod { $number } på dit niveau.
says-who-legends = Du mod { $number ->
    [one] { $number } legende
   *[other] { $number } legender
  }.
says-who-rookie = Du mod { $number ->
    [one] { $number } begynder
   *[other] { $number } begyndere
  }.
says-who-amateur = Du mod { $number ->
    [one] { $number } amatør
   *[other] { $number } amatører
  }.
says-who-club = Du mod { $number ->
    [one] { $number } klubfører
   *[other] { $number } klubførere
  }.
says-who-pro = Du mod { $number ->
    [one] { $number } professionel
   *[other] { $number } professionelle
  }.
says-who-champion = Du mod { $number ->
    [one] { $number } mester
   *[other] { $number } mestre
  }.
says-who-nobody = Du alene mod banen.
preset-quick = Hurtigt
preset-quick-about = Én omgang mod begyndere
preset-classic = Klassisk
preset-classic-about = Grundspillet mod klubførere
preset-full = Hele æsken
preset-full-about = Værksted, vejr, veje og legender
preset-season = Sæson
preset-season-about = Et helt mesterskab mod legender

# Circuits

circuit-country = { $circuit ->
    [usa] USA
    [gb] Storbritannien
    [france] Frankrig
    [italia] Italien
    [lesson] træning
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
setup-empty-near = På mit niveau
setup-empty-legends = Legender
setup-empty-rookie = Begyndere
setup-empty-amateur = Amatører
setup-empty-club = Klubførere
setup-empty-pro = Professionelle
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
settings-pace-normal = ×1
settings-pace-fast = ×2
settings-pace-faster = ×4
settings-pace-off = Fra
settings-sound = Lyd
settings-notify = Sig til, når det er min tur
settings-notify-refused = Browseren tillader ikke beskeder her.
settings-buzz = Vibrer, når det er min tur
settings-keys = Genveje med én tast
installed-turn = Slipstream: din tur
offline-title = Ingen forbindelse
offline-text = Siden er her, løbene ligger på serveren. Så snart den kan nås, er alt, som du forlod det.
offline-go = Prøv igen
settings-signals = Vis signaler
language = Sprog
settings-pass = Spring trin over, der ikke giver noget
settings-single = Spil automatisk, når der kun er ét valg
settings-confirm = Spørg, før jeg skrider ud

# Lobby

lobby-title = Lobby
lobby-seats = Racerførere
lobby-count = { $seated } af { $cars }
lobby-host = Vært
lobby-ready = Klar
lobby-not-ready = Ikke klar
lobby-away = Ikke til stede
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
lobby-empty-rookie = Begyndere kører dem
lobby-empty-amateur = Amatører kører dem
lobby-empty-club = Klubførere kører dem
lobby-empty-pro = Professionelle kører dem
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
lobby-share-about = Dine venner kan være med fra telefon eller computer, uden konto.
lobby-link = Link til dette bord
lobby-copy = Kopiér linket
lobby-copied = Linket er kopieret.
lobby-send = Del…
lobby-only-here = Kun denne computer kan åbne linket. Luk andre ind: ./slipstream serve --host 0.0.0.0
lobby-code = Kode
lobby-private = Fortsæt på en anden enhed
lobby-private-copied = Privat link kopieret. Den, der har det, kører din bil.

# Messages

loading = Henter løbet
reconnecting = Forbinder igen, forsøg { $tries }. Dine kort er gemt.
broken-title = Siden kunne ikke hentes
broken-text = Forbindelsen røg, eller der er en nyere version. Dine løb er gemt.
broken-go = Hent igen
unknown-title = Intet løb på denne adresse
unknown-text = Det kan være slettet, eller også mangler der noget af linket.
unknown-go = Forside
gone-deleted = Dette løb er slettet
gone-removed = Du har forladt dette løb
gone-text = En automatisk racerfører overtager din bil.
elsewhere-title = Du kører i et andet faneblad
elsewhere-text = Du kan kun køre i ét faneblad ad gangen.
elsewhere-go = Kør her

# Garage

garage-round = Værksted, runde { $round } af { $rounds }
garage-swap = Værksted, byt
garage-order = Valgrækkefølge
garage-today = { $place } i dag
garage-brief = Før løbet
garage-grid = Startopstilling
symbols-must = firkantet: obligatorisk
symbols-may = rundt: valgfrit
garage-market = Marked
garage-your-pick = Dit valg.
garage-swap-about = Du må bytte en af dine opgraderinger.
garage-waiting = { $name } vælger.
garage-lot = { $name }
garage-advanced = Avanceret opgradering.
garage-regular = Almindelig opgradering.
garage-no-symbols = Ingen symboler. Værdien er det hele.
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
results-record = Gem løbet
results-track = Bane
results-rematch = Revanche
results-join-rematch = Med i revanchen
results-classification = Placeringer
results-chart = Løbets forløb
results-heat = Din heat
results-heat-of = { $name }: heat
results-heat-about = { $paid } betalt, { $cooled } afkølet
results-corners = Sving
results-line = { $how ->
    [won-lane] med én vognbane
    [won-spaces] { $number ->
        [one] med { $number } felt
       *[other] med { $number } felter
      }
    [won-rounds] { $number ->
        [one] med { $number } runde
       *[other] med { $number } runder
      }
    [alone] alene i mål
    [bunch] { $number ->
        [one] { $cars } biler på { $number } felt
       *[other] { $cars } biler på { $number } felter
      }
    [lane] side om side med { $name }
    [spaces] { $number ->
        [one] { $number } felt efter { $name }
       *[other] { $number } felter efter { $name }
      }
    [rounds] { $number ->
        [one] { $number } runde efter { $name }
       *[other] { $number } runder efter { $name }
      }
   *[out] ude af løbet
  }{ $from ->
    [last] , fra sidst i startfeltet
    [grid] , fra startplads { $grid }
    [spin] { $spins ->
        [one] , trods en udskridning
       *[other] , trods { $spins } udskridninger
      }
    [tow] , med en sen slipstrøm
   *[none] { "" }
  }
results-gap = Afstand
gap-winner = { $number ->
    [one] { $number } runde
   *[other] { $number } runder
  }
gap-rounds = { $number ->
    [one] +{ $number } runde
   *[other] +{ $number } runder
  }
gap-spaces = { $number ->
    [one] +{ $number } felt
   *[other] +{ $number } felter
  }
gap-lane = én vognbane
gap-out = ude
results-leads = { $number ->
    [one] { $number } skift i føringen.
   *[other] { $number } skift i føringen.
  }
results-chart-click = Klik på en runde for at se den på banen.
results-key-spin = udskridning
results-key-boost = dine boost
results-key-engine = i motoren
results-key-paid = betalt
results-corners-laps = bjælke: de andre, streg: grænse
results-corners-lap = din hastighed og alle andres
results-distance = Felter til føringen
results-distance-about = Over stregen var du foran alle.
corner-words = { $corner }, grænse { $limit }, omgang { $lap }: { $state ->
    [spun] skred ud
    [none] ikke passeret
   *[passed] hastighed { $speed }, { $due } heat
  }.
gap-words = { $best ->
    [one] Bedst { $best } felt foran, værst { $worst } bagud.
   *[other] Bedst { $best } felter foran, værst { $worst } bagud.
  }
stat-over = { $number ->
    [one] sving over grænsen
   *[other] sving over grænsen
  }
stat-field = andre { $mean }
place-word = { $place ->
    [1] 1. plads
    [2] 2. plads
    [3] 3. plads
    [4] 4. plads
    [5] 5. plads
   *[other] 6. plads
  }
podium-label = Podium: { $names }
place = Placering
driver = Racerfører
heat = Heat
spins = Udskr.
out = ude
lap-number = Omgang { $lap }
mark-slipstream = { $name }: slipstrøm
mark-boost = { $name }: boost
mark-spin-out = { $name }: udskridning
stat-top-speed = topfart
stat-slipstreams = { $number ->
    [one] gang slipstrøm
   *[other] gange slipstrøm
  }
stat-boosts = { $number ->
    [one] boost
   *[other] boost
  }
stat-stress = { $number ->
    [one] stresskort spillet
   *[other] stresskort spillet
  }
stat-adrenaline = adrenalin

# Sharing a result

share = Del
share-title = Del resultatet
share-making = Billedet laves.
share-failed = Billedet kunne ikke laves. Prøv igen om lidt.
share-shape = Format
share-wide = Liggende
share-tall = Stående
share-named = Mit navn
share-about = Andre personer vises kun med farven på deres bil. Linket fører til resultatet og replayet.
share-send = Del…
share-picture = Kopiér billede
share-save = Gem billede
share-link = Kopiér link
share-line = Kopiér tekst
share-copied = Billedet er kopieret.
share-line-copied = Teksten er kopieret.

# Problems

problem-offline = Serveren svarer ikke. Prøv igen om lidt.
problem-server-error = Noget gik galt. Løbet er gemt.
problem-no-database = Databasen svarer ikke. Alt, der nåede frem, er gemt; prøv igen om lidt.
problem-no-such-code = Intet bord hedder { $code }. Koder har fire tegn.
problem-not-away-yet = Denne kører kan komme tilbage: vent { $seconds } s mere.
problem-nobody-removed = Der er ingen at kalde tilbage.
problem-is-here = Denne racerfører sidder ved bordet: ingen andre kan give bilen videre.
problem-no-such-table = Der er intet løb på denne adresse.
problem-not-seated = Du har ikke en bil ved dette bord.
problem-not-host = Det kan kun værten.
problem-no-such-seat = Den bil findes ikke ved bordet.
problem-bad-token = Dette private link hører ikke til nogen bil her.
problem-table-full = Alle biler har allerede en racerfører.
problem-colour-taken = Farven er allerede taget.
problem-bad-name = Et navn har 1 til { $most } tegn.
problem-bad-circuit = Der kan ikke køres på denne bane: { $reason }
problem-stroke-short = Det er for lille til en bane. Tegn en større sløjfe.
problem-print-large = Det ville blive mere end { $sheets } ark. Vælg større papir eller mindre felter.
problem-bad-setup = Løbet kan ikke starte: { $reason }
problem-already-started = Løbet er begyndt.
problem-not-started = Løbet er ikke begyndt endnu.
problem-not-over = Løbet er ikke slut endnu.
problem-not-ready = Venter på { $names }.
problem-not-a-driver = Her er ingen racerfører at afløse.
problem-nothing-to-undo = Der er ikke noget at tage tilbage.
problem-no-such-option = Det er ikke et af svarene.
problem-stale-decision = Det er allerede afgjort. Skærmen er opdateret nu.
problem-not-your-turn = Det er ikke din tur.
problem-malformed = Serveren forstod det ikke. Hent siden igen.
problem-too-large = Filen er for stor.
problem-too-fast = For hurtigt. Vent { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
  }.
problem-bad-origin = Åbn siden fra dens egen adresse.

# What to expect of a field

strength-share = { $won } ud af { $of } gange
strength-newcomer = En nybegynder vinder cirka { $share } mod dem.
strength-known = Du vinder cirka { $share } mod dem.
strength-guess = 
    { $races ->
        [one] Efter ét løb er vores gæt: du vinder cirka { $share } mod dem, mellem { $low } og { $high }.
       *[other] Efter { $races } løb er vores gæt: du vinder cirka { $share } mod dem, mellem { $low } og { $high }.
    }
strength-nearly-always = Du vinder næsten altid mod dem.
strength-hardly-ever = Du vinder næsten aldrig mod dem.
strength-not-measured = Ikke alle er målt her: det er et skøn.
