# Il laboratorio: comandi, rifiuti, tabelle e rapporti.

cli-help-lab =
    Il laboratorio: molte gare con fortuna controllata, e che cosa se ne può dire.

    docs/laboratory.md spiega come nascono i numeri e quanto ci si può fidare.
    .short = Tornei, confronti e studi di circuiti.
cli-help-lab-tournament =
    Far correre piloti l’uno contro l’altro: vittorie, posizioni e punteggi con intervalli al 95%.

    Le gare vanno a blocchi: un circuito e un seme, una volta per ogni rotazione della griglia. I numeri non dipendono né dai processi né dalle interruzioni: con --out il lavoro riprende da dove si è fermato.
    .short = Far correre piloti l’uno contro l’altro.
    .drivers = Chi occupa i posti; un elenco più corto si ripete: { $drivers }, legend, legend+2; 5*legend ripete un nome.
    .races = Quante gare, in blocchi interi.
    .circuit = all, oppure nomi e file di circuito separati da virgole.
    .seed = Il seme da cui dipende il caso.
    .cars = Quante auto, da 2 a 6, Leggende comprese.
    .laps = Giri, se non come stampato.
    .workers = Processi; tanti quanti i core.
    .engine = Su questa macchina o su un cluster Ray (extra: ray).
    .out = Cartella per blocchi, tabelle e rapporto; quel che c’è viene continuato.
cli-help-lab-compare =
    Il pilota A è migliore del pilota B? Tre contro tre, finché un test sequenziale lo sa.

    Entrambi corrono con la stessa fortuna da ogni griglia, e si scambiano i posti. Il test (SPRT, alfa = beta = 5%) decide tra --h0 e --h1, in posizioni guadagnate da A. Codice di uscita 0 se A è migliore, 1 se non lo è, o se resta aperto dopo --max-races.
    .short = Un pilota è migliore di un altro?
    .circuit = all, oppure nomi e file di circuito separati da virgole.
    .seed = Il seme da cui dipende il caso.
    .max_races = Rinunciare dopo tante gare.
    .h0 = Posizioni guadagnate da A se non è migliore.
    .h1 = Posizioni guadagnate da A se è migliore.
    .laps = Giri, se non come stampato.
    .workers = Processi; tanti quanti i core.
    .engine = Su questa macchina o su un cluster Ray (extra: ray).
    .out = Cartella per i blocchi; quel che c’è viene continuato.
cli-help-lab-train =
    Allena il modello di passo di club e champion su un circuito.

    Corre contro le Leggende e impara dalle gare; di più tentativi resta il migliore, con gare a semi uguali. Le tabelle vanno nella cartella dei dati, dove i piloti le trovano ogni volta che si corre su questo circuito. Un circuito senza tabelle si guida con un modello generale; --circuit general allena quello.
    .short = Insegna un circuito ai piloti.
    .circuit = Nome di un circuito, o file di circuito.
    .races = Gare di ogni tentativo.
    .tries = Quanti modelli si allenano.
    .seed = Il seme da cui dipende il caso.
    .out = File delle tabelle, se non nella cartella dei dati.
cli-help-lab-circuit =
    Studiare un circuito: round, cambi al comando, sbandate per curva, vantaggio della griglia.

    CIRCUIT è un nome o un tuo file; docs/circuits.md spiega come scriverlo.
    .short = Come si corre su un circuito.
    .drivers = Chi occupa i posti; un elenco più corto si ripete: { $drivers }, legend, legend+2.
    .races = Quante gare, in blocchi interi.
    .seed = Il seme da cui dipende il caso.
    .cars = Quante auto, da 2 a 6, Leggende comprese.
    .laps = Giri, se non come stampato.
    .workers = Processi; tanti quanti i core.

lab-blocks = blocchi
lab-races = { $races ->
    [one] 1 gara
   *[other] { $races } gare
  } in { $blocks ->
    [one] 1 blocco
   *[other] { $blocks } blocchi
  }
lab-seed = seme { $seed }
lab-garage = garage { $garage }
lab-module-weather = Clima
lab-module-tournament = modalità torneo
lab-written = report.html, races.csv e summary.json sono in { $folder }
lab-column-entries = partenze
lab-column-wins = vittorie
lab-column-place = posizione media
lab-column-rounds = round
lab-column-rating = punteggio
lab-column-ahead = davanti a

lab-column-corner-spin-outs = sbandate in 100 partenze
lab-study-winner-rounds = round del vincitore
lab-study-car-rounds = round di un’auto
lab-study-lead-changes = cambi al comando per gara
lab-study-spin-outs = sbandate di un’auto
lab-study-overtakes = sorpassi in una gara
lab-column-corner-spins = in 100 passaggi
lab-column-corner-heat = Heat a passaggio
lab-column-corner-free = passaggi gratis %
study-early = Nessun consiglio prima di { $races } gare.
study-spins = La curva { $corner } dà { $spins } sbandate in 100 passaggi; nella scatola nessuna ne ha più di { $most }. Prova il limite { $limit }.
study-long =
    { $laps ->
        [one] Una gara dura { $rounds } round; quelle della scatola da { $low } a { $high }. Prova { $laps } giro.
       *[other] Una gara dura { $rounds } round; quelle della scatola da { $low } a { $high }. Prova { $laps } giri.
    }
study-short =
    { $laps ->
        [one] Una gara dura solo { $rounds } round; quelle della scatola da { $low } a { $high }. Prova { $laps } giro.
       *[other] Una gara dura solo { $rounds } round; quelle della scatola da { $low } a { $high }. Prova { $laps } giri.
    }
study-easy = La curva { $corner } non costa quasi nulla: { $heat } Heat a passaggio. Prova il limite { $limit }.
study-fine = Si corre come { $name }.
lab-llr = { $races } gare: { $difference } posizioni, LLR { $llr }
lab-verdict-accepted = { $a } è migliore di { $b }: { $difference } posizioni in { $races } gare, LLR { $llr }
lab-verdict-rejected = { $a } non è migliore di { $b }: { $difference } posizioni in { $races } gare, LLR { $llr }
lab-verdict-undecided = Resta aperto se { $a } sia migliore di { $b }: { $difference } posizioni in { $races } gare, LLR { $llr }
lab-title = Torneo
lab-title-drivers = Piloti
lab-title-wins = Vittorie per partenza
lab-title-places = Posizioni
lab-title-matrix = Chi arriva davanti a chi
lab-title-circuit = Circuito { $circuit }
lab-title-rounds = Round del vincitore
lab-title-leads = Cambi al comando per gara
lab-note-chance = La linea tratteggiata è il solo caso: { $share }.
lab-note-matrix = La quota di incontri in cui il pilota della riga arriva davanti a quello della colonna.
lab-note-intervals = Tra parentesi: intervalli al 95% con bootstrap dei blocchi. Le gare di un blocco condividono la fortuna e contano come una osservazione.
lab-rules-version = versione delle regole { $version }
lab-drivers-version = dati di passo { $version }

lab-too-many-drivers = sono indicati { $drivers } piloti per { $seats } posti
lab-pro-out-of-range = una Leggenda ha Velocità Massima da +0 a +{ $most }, non +{ $pro }
lab-mixed-legends = tutte le Leggende di una gara hanno lo stesso livello, non { $levels }: indicane uno, o fai due tornei
lab-circuit-twice = un circuito è indicato due volte: { $circuits }
lab-no-openskill = i punteggi richiedono il pacchetto openskill: pip install "slipstream[lab]"
lab-no-ray = --engine ray richiede il pacchetto ray: pip install "slipstream[ray]"
lab-ray-not-started = Ray non si avvia: { $reason }
lab-no-folder = { $folder } non si può usare: { $reason }
lab-busy = un altro processo sta lavorando in { $folder }
lab-damaged = il file dei blocchi in { $folder } è danneggiato alla riga { $line }; scegli un’altra cartella, o eliminalo
lab-other-job = { $folder } contiene un altro lavoro (diverso: { $differs }); scegli un’altra cartella
lab-compare-legend = { $name } non può scambiare il posto con un pilota: contro le Leggende si usa lab tournament
lab-bad-hypotheses = --h0 deve essere minore di --h1, ed entrambi tra -5 e 5: non { $h0 } e { $h1 }
lab-training = allenamento
lab-trained = Allenato su { $circuit }: vinto il { $percent } delle gare contro cinque Leggende. Tabelle: { $file }
weights-broken-weights = { $file } non è un file di tabelle di passo
