# Laboratoriet: kommandoer, afslag, tabeller og rapporter.

cli-help-lab =
    Laboratoriet: mange løb under kontrolleret held, og hvad man kan sige ud fra dem.

    docs/laboratory.md fortæller, hvordan tallene bliver til, og hvor langt man kan stole på dem.
    .short = Turneringer, sammenligninger og undersøgelser af baner.
cli-help-lab-tournament =
    Lad racerførere køre mod hinanden: sejre, placeringer og ratings med 95 %-intervaller.

    Løbene kommer i blokke: én bane og én startværdi, én gang fra hver rotation af startopstillingen. Tallene afhænger hverken af processerne eller af afbrydelser: med --out fortsætter arbejdet, hvor det stoppede.
    .short = Lad racerførere køre mod hinanden.
    .drivers = Hvem der kører; en kortere liste gentages: { $drivers }, legend, legend+2; 5*legend gentager et navn.
    .races = Hvor mange løb, i hele blokke.
    .circuit = all, eller navne og banefiler med komma imellem.
    .seed = Startværdi (seed) for alt tilfældigt.
    .cars = Hvor mange biler, 2 til 6, legender medregnet.
    .laps = Omgange, hvis ikke som trykt.
    .workers = Processer; så mange som der er kerner.
    .engine = På denne maskine eller på en Ray-klynge (ekstra: ray).
    .out = Mappe til blokke, tabeller og rapport; det, der er der, fortsættes.
cli-help-lab-compare =
    Er racerfører A bedre end racerfører B? Tre mod tre, indtil en sekventiel test ved det.

    Begge kører med samme held fra hver startopstilling og bytter biler. Testen (SPRT, alfa = beta = 5 %) afgør mellem --h0 og --h1, i placeringer vundet af A. Afslutningskode 0, hvis A er bedre, 1 hvis ikke, eller hvis det stadig er åbent efter --max-races.
    .short = Er en racerfører bedre end en anden?
    .circuit = all, eller navne og banefiler med komma imellem.
    .seed = Startværdi (seed) for alt tilfældigt.
    .max_races = Giv op efter så mange løb.
    .h0 = Placeringer vundet af A, hvis den ikke er bedre.
    .h1 = Placeringer vundet af A, hvis den er bedre.
    .laps = Omgange, hvis ikke som trykt.
    .workers = Processer; så mange som der er kerner.
    .engine = På denne maskine eller på en Ray-klynge (ekstra: ray).
    .out = Mappe til blokkene; det, der er der, fortsættes.
cli-help-lab-train =
    Træn tempomodellen for club og champion på en bane.

    Den kører løb mod legender og lærer af dem; af flere forsøg beholdes det bedste, efter løb med ens startværdier. Tabellerne lægges i datamappen, hvor racerførerne finder dem, når der køres på banen. En bane uden egne tabeller køres med en generel model; --circuit general træner den.
    .short = Lær racerførerne en bane.
    .circuit = Navn på en bane, eller en banefil.
    .races = Løb i hvert forsøg.
    .tries = Hvor mange modeller der trænes.
    .seed = Startværdi (seed) for alt tilfældigt.
    .out = Fil til tabellerne, hvis ikke i datamappen.
cli-help-lab-circuit =
    Undersøg en bane: runder, skift i føringen, udskridninger pr. sving, fordel af startpladsen.

    CIRCUIT er et navn eller din egen fil; docs/circuits.md fortæller, hvordan man skriver en.
    .short = Hvordan det er at køre på en bane.
    .drivers = Hvem der kører; en kortere liste gentages: { $drivers }, legend, legend+2.
    .races = Hvor mange løb, i hele blokke.
    .seed = Startværdi (seed) for alt tilfældigt.
    .cars = Hvor mange biler, 2 til 6, legender medregnet.
    .laps = Omgange, hvis ikke som trykt.
    .workers = Processer; så mange som der er kerner.

lab-blocks = blokke
lab-races = { $races ->
    [one] 1 løb
   *[other] { $races } løb
  } i { $blocks ->
    [one] 1 blok
   *[other] { $blocks } blokke
  }
lab-seed = seed { $seed }
lab-garage = værksted { $garage }
lab-module-weather = vejr
lab-module-tournament = turneringstilstand
lab-written = report.html, races.csv og summary.json ligger i { $folder }
lab-column-entries = starter
lab-column-wins = sejre
lab-column-place = middelplacering
lab-column-rounds = runder
lab-column-rating = rating
lab-column-ahead = foran

lab-column-corner-spin-outs = udskridninger i 100 starter
lab-study-winner-rounds = vinderens runder
lab-study-car-rounds = en bils runder
lab-study-lead-changes = skift i føringen pr. løb
lab-study-spin-outs = en bils udskridninger
lab-study-overtakes = overhalinger i et løb
lab-column-corner-spins = i 100 passager
lab-column-corner-heat = heat-kort pr. passage
lab-column-corner-free = gratis passager %
study-early = Intet råd før { $races } løb.
study-spins = Sving { $corner } giver { $spins } udskridninger i 100 passager; i æsken har intet sving mere end { $most }. Prøv grænse { $limit }.
study-long =
    { $laps ->
        [one] Et løb tager { $rounds } runder; i æsken tager de { $low } til { $high }. Prøv { $laps } omgang.
       *[other] Et løb tager { $rounds } runder; i æsken tager de { $low } til { $high }. Prøv { $laps } omgange.
    }
study-short =
    { $laps ->
        [one] Et løb tager kun { $rounds } runder; i æsken tager de { $low } til { $high }. Prøv { $laps } omgang.
       *[other] Et løb tager kun { $rounds } runder; i æsken tager de { $low } til { $high }. Prøv { $laps } omgange.
    }
study-easy = Sving { $corner } koster næsten intet: { $heat } heat-kort pr. passage. Prøv grænse { $limit }.
study-fine = Kører som { $name }.
lab-llr = { $races } løb: { $difference } placeringer, LLR { $llr }
lab-verdict-accepted = { $a } er bedre end { $b }: { $difference } placeringer i { $races } løb, LLR { $llr }
lab-verdict-rejected = { $a } er ikke bedre end { $b }: { $difference } placeringer i { $races } løb, LLR { $llr }
lab-verdict-undecided = Stadig åbent, om { $a } er bedre end { $b }: { $difference } placeringer i { $races } løb, LLR { $llr }
lab-title = Turnering
lab-title-drivers = Racerførere
lab-title-wins = Sejre pr. start
lab-title-places = Placeringer
lab-title-matrix = Hvem slutter foran hvem
lab-title-circuit = Bane { $circuit }
lab-title-rounds = Vinderens runder
lab-title-leads = Skift i føringen pr. løb
lab-note-chance = Den stiplede linje er ren tilfældighed: { $share }.
lab-note-matrix = Andelen af møder, hvor rækkens racerfører sluttede foran kolonnens.
lab-note-intervals = I parentes: 95 %-intervaller ved bootstrap af blokke. Løbene i en blok deler deres held og tæller som én observation.
lab-rules-version = regelversion { $version }
lab-drivers-version = tempodata { $version }

lab-too-many-drivers = der er nævnt { $drivers } racerførere til { $seats } biler
lab-pro-out-of-range = en legende har topfart +0 til +{ $most }, ikke +{ $pro }
lab-mixed-legends = alle legender i et løb har ét niveau, ikke { $levels }: nævn ét af dem, eller kør to turneringer
lab-circuit-twice = en bane er nævnt to gange: { $circuits }
lab-no-openskill = ratings kræver pakken openskill: pip install "slipstream[lab]"
lab-no-ray = --engine ray kræver pakken ray: pip install "slipstream[ray]"
lab-ray-not-started = Ray starter ikke: { $reason }
lab-no-folder = { $folder } kan ikke bruges: { $reason }
lab-busy = en anden proces arbejder i { $folder }
lab-damaged = filen med blokke i { $folder } er beskadiget i linje { $line }; tag en anden mappe, eller slet den
lab-other-job = { $folder } indeholder et andet arbejde (anderledes: { $differs }); tag en anden mappe
lab-compare-legend = { $name } kan ikke bytte bil med en racerfører: mod legender bruges lab tournament
lab-bad-hypotheses = --h0 skal være mindre end --h1, og begge mellem -5 og 5: ikke { $h0 } og { $h1 }
lab-training = træning
lab-trained = Trænet på { $circuit }: vandt { $percent } af løbene mod fem legender. Tabeller: { $file }
weights-broken-weights = { $file } er ikke en fil med tempotabeller
