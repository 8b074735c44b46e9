# Hvad kommandolinjen siger.

## Output

cli-stopped = stoppet
cli-record = Optagelse: { $file }
cli-race-title = { $circuit }, { $laps }, seed { $seed }
cli-conditions = Vejr: { $weather }. Veje: { $roads }.
cli-road = { $token ->
    [limit_up] { $corner } hastighedsgrænse +1
    [limit_down] { $corner } hastighedsgrænse -1
    [overheat] { $corner } overophedning
    [slipstream] { $corner } Slipstrøm +1
    [free_boost] { $corner } Varmekontrol
    [weather] { $corner } vejrsektor
   *[other] { $corner } { $token }
  }
cli-race-length = { $rounds } runder, { $decisions } beslutninger
cli-race-won = { $car } (nr. { $seat }, { $driver }) vinder.
cli-race-stops = Optagelsen stopper i runde { $round }; den venter på nr. { $seats }.
cli-season-details = { $laps ->
    [one] { $event }, { $laps } omgang, { $weather }
   *[other] { $event }, { $laps } omgange, { $weather }
  }
cli-season-standings = Stilling: { $rows }
cli-season-stops = { $done } af { $races } løb er kørt.
cli-season-champion = { $car } (nr. { $seat }, { $driver }) er mester med { $points } point.
cli-season-legend = { $car } (nr. { $seat }, { $driver }) vandt sæsonen: en legende, så ingen spiller har vundet.
cli-column-season = sæson
cli-column-total = i alt
cli-column-name = navn
cli-column-spaces = felter
cli-column-laps = omgange
cli-column-corners = sving (grænse)
cli-column-corner = sving
cli-column-after = efter felt
cli-column-limit = grænse
cli-column-legend = Legendelinje efter
cli-column-figure = måling
cli-column-build = udgave
cli-column-value = værdi
cli-column-unit = enhed
cli-column-per-calibration = pr. kalibrering
cli-circuit = { $laps ->
    [one] { $circuit }: { $spaces } felter, { $laps } omgang, { $heat } heat, { $stress } stresskort
   *[other] { $circuit }: { $spaces } felter, { $laps } omgange, { $heat } heat, { $stress } stresskort
  }
cli-circuit-drawn = Tegnet: { $file }
cli-circuit-written = Skrevet: { $file }
cli-circuit-printed =
    Trykt: { $file }, { $sheets ->
        [one] { $sheets } side
       *[other] { $sheets } sider
    }, { $wide } × { $high } mm sat sammen. Udskriv i 100 %.
cli-circuit-fine = Der kan køres: intet at indvende.
cli-circuit-look = Der kan køres, men se her:
cli-circuit-not-yet = Ikke endnu:
cli-bench-compiled = måler den kompilerede kerne
cli-bench-python = måler ren Python
cli-bench-calibration = { $runs ->
    [one] kalibreringssløjfe: { $steps } trin/s, bedste af { $runs } måling
   *[other] kalibreringssløjfe: { $steps } trin/s, bedste af { $runs } målinger
  }
cli-bench-not-compiled = Kernen er ikke kompileret her: dette er tallene for ren Python alene.
cli-serve-here = Slipstream er på { $address }
cli-serve-network = På dette netværk:  { $address }
cli-serve-others = For andre:           { $address }
cli-serve-only-here = Ingen anden enhed kan komme ind: serveren lytter kun på denne computer, eller der er intet netværk.
cli-serve-stop = Stop med Ctrl+C. Alle løb bliver gemt.
cli-serve-no-page = siden er ikke bygget; ./slipstream bygger den (kræver Node med npm)

## Wrong usage

cli-no-seed = { $value } er ikke en startværdi (seed): et helt tal fra 0 til 2**128 - 1 (0x… går også)
cli-no-handicap = { $value } er ikke et handicap: skriv nummer og heat, f.eks. 0=1
cli-no-language = { $value } er ikke et sprog: sprogene er { $known }
cli-too-many-drivers = { $seats ->
    [one] { $drivers } racerførere er nævnt til { $seats } plads uden legende
   *[other] { $drivers } racerførere er nævnt til { $seats } pladser uden legende
  }
cli-option-needs-circuit = { $option } kræver en bane, eller --random
cli-random-or-circuit = angiv en bane eller --random, ikke begge
cli-only-with-random = { $option } hører til --random
cli-nothing-to-play = der er intet at spille: --races eller --seasons skal være mere end 0
cli-only-for-seasons = --players er til en sæson; et løb har --cars
cli-only-for-races = { $option } er til ét løb; en sæson har --players og --legends
cli-not-over = { $file } rummer et løb eller en sæson, der ikke er slut: fortsæt med --resume { $file }, eller nævn en anden fil.

## Help

cli-help-slipstream =
    Slipstream: brætspillet HEAT om motorløb, til at spille, se og studere.
    .drive = Kør et løb:
    .watch = Se seks begyndere:
    .keep = Gem det, og se det igen:
    .more = Hver kommando forklarer sig selv med --help.
    .version = Vis versioner.
cli-option =
    .help = Vis denne hjælp, og slut.
    .language = Sproget, der tales: { $languages }. SLIPSTREAM_LANGUAGE siger det samme.
    .as_json = Skriv ét JSON-objekt og intet andet.
    .drivers = Én racerfører pr. plads; en kortere liste gentages: { $drivers }.
    .handicaps = 1 eller 2 heat mindre for en plads.
    .legends = Hvor mange af racerbilerne er legender.
    .pro = Topfart lagt til alle legender.
    .garage = Vælg opgraderinger i en draft, eller giv dem ud (quick).
    .weather = Vejr og vejforhold.
    .tournament = Turneringstilstand: gearet vælges først, når det er din tur.
    .circuit = { $circuits }, eller en banefil.
    .seed = Løbets startværdi (seed); en ny, hvis den udelades.
    .story = Fortæl hele løbet, tur for tur.
cli-help-serve =
    Start spillet som en side: kør løb alene eller med venner gennem et link.

    Alt gemmes i én SQLite-fil eller i PostgreSQL: --database postgresql://user@host/name.
    .short = Start spillet som en side: kør løb alene eller med venner gennem et link.
    .host = Adresse at lytte på; 127.0.0.1: kun her.
    .port = Port.  [standard: { $port }, eller den næste ledige]
    .database = SQLite-fil eller PostgreSQL-URL.  [standard: i brugerens datamappe]
    .origins = Sidens adresse bag en proxy; links til løb bruger den første. Kan gentages.
    .behind_proxy = Stol på X-Forwarded-For og -Proto: der står en proxy foran.
    .proxies = Adresse eller netværk for den proxy, der står foran, hvis det ikke er denne maskine; kan gentages.
    .workers = Processer, der betjener sammen; mere end én kræver PostgreSQL.
    .keep_days = Slet løb, der ikke er rørt i så mange dage; 0: aldrig.
    .no_limits = Ingen hastighedsbegrænsning: til belastningstest og sikre netværk.
    .no_browser = Åbn ikke siden.
    .quiet = Ingen adresse og QR-kode; kun log.
cli-help-play =
    Kør selv et løb eller en sæson i terminalen.

    Skriv help ved ethvert spørgsmål. Med --record gemmes alt efter hvert svar.
    .short = Kør selv et løb eller en sæson i terminalen.
    .terminal = Spil i terminalen (der er endnu ingen anden måde).
    .cars = Hvor mange racerbiler, 2 til 6, din og legender medregnet.
    .laps = Omgange, hvis ikke som trykt; 1 er et kort løb.
    .season = Et helt mesterskab i stedet for ét løb.
    .players = I en sæson: pladser med en racerfører; legender fylder op til 6.
    .drivers = De andre spilleres racerførere; en kortere liste gentages: { $drivers }.
    .seat = Din plads, fra 0; også din farve, hvis du ikke vælger en.  [standard: 0]
    .colour = Farven på din racerbil; de andre tager dem, der er tilbage.
    .record_file = Gem optagelsen af løbet eller sæsonen her.
    .resume = Fortsæt fra denne fil; det videre forløb gemmes også der.
    .plain = Linjer, der læses i rækkefølge: ingen farver, ingen kolonner.
cli-help-race =
    Lad automatiske racerførere køre, og vis resultatet.

    Den samme startværdi (seed) giver det samme løb på enhver maskine.
    .short = Lad automatiske racerførere køre, og vis resultatet.
    .cars = Hvor mange racerbiler, 2 til 6, legender medregnet.
    .laps = Omgange, hvis ikke som trykt (én på usa er læringsløbet).
    .record_file = Skriv optagelsen af løbet her.
cli-help-season =
    Spil et mesterskab med automatiske racerførere, eller fortsæt et gemt.

    Stillingen vises efter hvert løb. En gemt sæson fortsætter, hvor den stoppede; uden --seed beholder den sin egen, og den afvises, hvis indstillingerne er andre.
    .short = Spil et mesterskab med automatiske racerførere.
    .year = Hvilken sæson.
    .players = Pladser med en racerfører.
    .legends = Pladser med en legende.
    .garage = Stakken af opgraderinger.
    .seed = Sæsonens startværdi (seed); en ny, hvis den udelades.
    .save = Gem sæsonen her; fortsæt, hvis filen findes.
    .races = Stop efter så mange løb.
cli-help-replay = Afspil et optaget løb eller en optaget sæson, og vis resultatet.
    .short = Afspil et optaget løb eller en optaget sæson.
cli-help-circuit =
    Vis banerne, eller tjek og beskriv én.

    CIRCUIT er et navn eller en fil, du selv har lavet; docs/circuits.md fortæller, hvordan man skriver den.
    .short = Vis banerne, eller tjek og tegn én.
    .svg = Tegn banen i denne fil.
    .random = Lav en tilfældig bane, der består alle tjek.
    .seed = Hvilken: samme startværdi (seed) giver samme bane.
    .like = Så lang og med sådanne sving som denne bane.
    .out = Skriv banen til denne fil.
    .pdf = Tryk den i fuld størrelse til denne fil.
    .paper = Papirformat; poster er én stor side.
    .space = Længden af et felt i millimeter.
    .ink = Fuld farve, lidt blæk eller streger.
cli-help-vectors =
    Kør eksempler på reglerne.

    Notationen er beskrevet i docs/rules.md, "Worked examples". Afslutningskode 1, hvis et fejler.
    .short = Kør eksempler på reglerne.
cli-help-clauses =
    Vis de regler, som ingen test nævner, én pr. linje; afslutningskode 1, hvis der er nogen.

    En test nævner sine regler med @pytest.mark.clause("CORNER-5"). Kræver en kopi af projektet med dets test.
    .short = Vis de regler, som ingen test nævner.
cli-help-bench =
    Mål spilmotoren: antal pr. CPU-sekund på én kerne, begge udgaver efter hinanden.

    Seks racerbiler, USA, to omgange, tilfældigt spil. En biltur er én racerbil, der udfører trin 1-9 én gang. Hvert tal står ved siden af en fast kalibreringssløjfe i ren Python: sammenlign det forhold mellem maskiner.
    .short = Mål spilmotoren.
    .runs = Bedste af så mange.
cli-help-fuzz =
    Spil tilfældige løb og sæsoner, og tjek enhver invariant efter hver beslutning.

    Alle baner, 2 til 6 racerbiler, alle kombinationer af moduler. Et spil, der bryder en invariant, skrives i en fil, som `slipstream replay` kan læse. Afslutningskode 1, hvis der er nogen.
    .short = Spil tilfældige løb og sæsoner, og tjek enhver invariant.
    .races = Hvor mange løb; 10000, hvis intet er sagt.
    .seasons = Hvor mange sæsoner; 500, hvis intet er sagt.
    .drivers = Racerførere, der spiller i stedet for tilfældet, en efter en: { $drivers }.
    .seed = Startværdi (seed) for alt tilfældigt.
    .workers = Processer; så mange, som der er kerner.
    .keep = Mappe til optagelser, der fejler.
cli-help-rules =
    Slå op i reglerne: et ord, et nummer, et kapitel.

    Uden ord vises kapitlerne. Det virker også under et løb: help ORD.
    .short = Slå op i reglerne.
rules-how = Skriv ord, et kapitel eller et nummer: slipstream rules slipstrøm sving; rules CORNER; rules CORNER-5.
rules-nothing = Ingen resultater for ”{ $words }”. Prøv et kortere ord.
rules-more = { $number ->
    [one] Endnu en regel har disse ord: tilføj et ord.
   *[other] Endnu { $number } regler har disse ord: tilføj et ord.
  }
