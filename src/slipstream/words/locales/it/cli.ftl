# Che cosa dice la riga di comando.

## Output

cli-stopped = interrotto
cli-record = Registrazione: { $file }
cli-race-title = { $circuit }, { $laps }, seme { $seed }
cli-conditions = Clima: { $weather }. Strade: { $roads }.
cli-road = { $token ->
    [limit_up] { $corner } Limite di Velocità +1
    [limit_down] { $corner } Limite di Velocità -1
    [overheat] { $corner } Surriscaldamento
    [slipstream] { $corner } Accelerazione Entrando in Scia
    [free_boost] { $corner } Controllo del Surriscaldamento
    [weather] { $corner } Clima
   *[other] { $corner } { $token }
  }
cli-race-length = { $rounds } round, { $decisions } decisioni
cli-race-won = { $car } (posto { $seat }, { $driver }) vince.
cli-race-stops = La registrazione si ferma nel round { $round }; si aspetta il posto { $seats }.
cli-season-details = { $laps ->
    [one] { $event }, { $laps } giro, { $weather }
   *[other] { $event }, { $laps } giri, { $weather }
  }
cli-season-standings = Classifica del Campionato: { $rows }
cli-season-stops = { $done ->
    [one] { $done } gara di { $races } è finita.
   *[other] { $done } gare di { $races } sono finite.
  }
cli-season-champion = { $points ->
    [one] { $car } (posto { $seat }, { $driver }) vince il Campionato con { $points } punto.
   *[other] { $car } (posto { $seat }, { $driver }) vince il Campionato con { $points } punti.
  }
cli-season-legend = { $car } (posto { $seat }, { $driver }) ha vinto la stagione: una Leggenda, quindi nessun giocatore ha vinto.
cli-column-season = stagione
cli-column-total = totale
cli-column-name = nome
cli-column-spaces = caselle
cli-column-laps = giri
cli-column-corners = curve (limite)
cli-column-corner = curva
cli-column-after = dopo la casella
cli-column-limit = limite
cli-column-legend = Linea Leggenda dopo
cli-column-figure = misura
cli-column-build = versione
cli-column-value = valore
cli-column-unit = unità
cli-column-per-calibration = per taratura
cli-circuit = { $laps ->
    [one] { $circuit }: { $spaces } caselle, { $laps } giro, { $heat } Heat, { $stress } Stress
   *[other] { $circuit }: { $spaces } caselle, { $laps } giri, { $heat } Heat, { $stress } Stress
  }
cli-circuit-drawn = Disegnato: { $file }
cli-circuit-written = Scritto: { $file }
cli-circuit-printed =
    Stampato: { $file }, { $sheets ->
        [one] { $sheets } pagina
       *[other] { $sheets } pagine
    }, { $wide } × { $high } mm una volta unite. Stampa al 100%.
cli-circuit-fine = Si può correre: niente da ridire.
cli-circuit-look = Si può correre, ma guarda:
cli-circuit-not-yet = Non ancora:
cli-bench-compiled = misura del nucleo compilato
cli-bench-python = misura in Python puro
cli-bench-calibration = { $runs ->
    [one] ciclo di taratura: { $steps } passi/s, migliore di { $runs } misura
   *[other] ciclo di taratura: { $steps } passi/s, migliore di { $runs } misure
  }
cli-bench-not-compiled = Qui il nucleo non è compilato: questi sono i numeri del solo Python.
cli-serve-here = Slipstream è all’indirizzo { $address }
cli-serve-network = Su questa rete:  { $address }
cli-serve-others = Per gli altri:    { $address }
cli-serve-only-here = Nessun altro dispositivo può entrare: il server ascolta solo su questo computer, o non c’è rete.
cli-serve-stop = Ctrl+C per fermare. Ogni gara viene conservata.
cli-serve-no-page = la pagina non è costruita; ./slipstream la costruisce (servono Node e npm)

## Wrong usage

cli-no-seed = { $value } non è un seme: un numero intero da 0 a 2**128 - 1 (va bene anche 0x…)
cli-no-handicap = { $value } non è un handicap: scrivi POSTO=1 o POSTO=2
cli-no-language = { $value } non è una lingua: le lingue sono { $known }
cli-too-many-drivers = { $seats ->
    [one] { $drivers } piloti sono nominati per { $seats } posto senza Leggenda
   *[other] { $drivers } piloti sono nominati per { $seats } posti senza Leggenda
  }
cli-option-needs-circuit = { $option } richiede un circuito, o --random
cli-random-or-circuit = indica un circuito o --random, non entrambi
cli-only-with-random = { $option } va con --random
cli-nothing-to-play = non c’è niente da giocare: --races o --seasons deve essere più di 0
cli-only-for-seasons = --players è per una stagione; una gara ha --cars
cli-only-for-races = { $option } è per una sola gara; una stagione ha --players e --legends
cli-not-over = { $file } contiene una gara o una stagione che non è finita: continuala con --resume { $file }, o nomina un altro file.

## Help

cli-help-slipstream =
    Slipstream: il gioco da tavolo di corse HEAT, da giocare, da guardare e da studiare.
    .drive = Guidare una gara:
    .watch = Guarda sei esordienti:
    .keep = Tenerla e rivederla:
    .more = Ogni comando si spiega con --help.
    .version = Mostrare le versioni.
cli-option =
    .help = Mostrare questo aiuto e finire.
    .language = La lingua da parlare: { $languages }. SLIPSTREAM_LANGUAGE dice lo stesso.
    .as_json = Scrivere un oggetto JSON e nient’altro.
    .drivers = Un pilota per posto; un elenco più corto si ripete: { $drivers }.
    .handicaps = 1 o 2 Heat in meno per un posto.
    .legends = Quante automobili sono Leggende.
    .pro = Velocità Massima aggiunta a tutte le Leggende.
    .garage = Scegliere le carte Miglioria, o distribuirle (quick).
    .weather = Clima e Condizioni di Strada.
    .tournament = Modalità Torneo: la marcia si sceglie solo quando tocca a te.
    .circuit = { $circuits }, o un file di circuito.
    .seed = Il seme della gara; uno nuovo se non viene dato.
    .story = Raccontare tutta la gara, turno per turno.
cli-help-serve =
    Ospita il gioco: una pagina per correre da soli o con gli amici, con un link.

    Tutto è conservato in un file SQLite, o in PostgreSQL: --database postgresql://user@host/name.
    .short = Ospita il gioco: una pagina per correre da soli o con gli amici, con un link.
    .host = Indirizzo su cui ascoltare; 127.0.0.1: solo qui.
    .port = Porta.  [predefinita: { $port }, o la prossima libera]
    .database = File SQLite o URL PostgreSQL.  [predefinito: nella cartella dei dati dell’utente]
    .origins = Indirizzo della pagina dietro un proxy; i link alle gare portano il primo. Si può ripetere.
    .behind_proxy = Fidarsi di X-Forwarded-For e -Proto: davanti c’è un proxy.
    .proxies = Indirizzo o rete del proxy davanti, se non è questa macchina; si può ripetere.
    .workers = Processi che servono insieme; più di uno richiede PostgreSQL.
    .keep_days = Cancellare le gare non toccate da questo numero di giorni; 0: mai.
    .no_limits = Nessun limite di frequenza: per prove di carico e reti fidate.
    .no_browser = Non aprire la pagina.
    .quiet = Né indirizzo né codice QR; solo il registro.
cli-help-play =
    Guidare di persona una gara o una stagione, nel terminale.

    Scrivi help a ogni domanda. Con --record tutto è salvato dopo ogni risposta.
    .short = Guidare di persona una gara o una stagione, nel terminale.
    .terminal = Giocare nel terminale (per ora non c’è altro modo).
    .cars = Quante automobili, da 2 a 6, la tua e le Leggende comprese.
    .laps = Giri, se non quelli stampati; 1 è una gara breve.
    .season = Un intero Campionato invece di una gara.
    .players = In una stagione: posti con un pilota; le Leggende completano fino a 6.
    .drivers = I piloti degli altri giocatori; un elenco più corto si ripete: { $drivers }.
    .seat = Il tuo posto, da 0; anche il tuo colore, se non ne scegli uno.  [predefinito: 0]
    .colour = Il colore della tua automobile; le altre prendono quelli che restano.
    .record_file = Conservare qui la registrazione della gara o della stagione.
    .resume = Riprendere da questo file; anche il seguito viene salvato lì.
    .plain = Righe da leggere in ordine: niente colori, niente colonne.
cli-help-race =
    Far correre piloti automatici e dare il risultato.

    Lo stesso seme dà la stessa gara, su ogni macchina.
    .short = Far correre piloti automatici e dare il risultato.
    .cars = Quante automobili, da 2 a 6, Leggende comprese.
    .laps = Giri, se non quelli stampati (uno su usa è la gara di apprendimento).
    .record_file = Scrivere qui la registrazione della gara.
cli-help-season =
    Giocare un Campionato con piloti automatici, o continuarne uno salvato.

    La classifica viene data dopo ogni gara. Una stagione salvata continua da dove si è fermata; senza --seed tiene il suo, ed è rifiutata se era convenuto altro.
    .short = Giocare un Campionato con piloti automatici.
    .year = Quale stagione.
    .players = Posti con un pilota.
    .legends = Posti con una Leggenda.
    .garage = La pila delle Migliorie.
    .seed = Il seme della stagione; uno nuovo se non viene dato.
    .save = Salvare qui la stagione; continuarla se il file esiste.
    .races = Fermarsi dopo tante gare.
cli-help-replay = Rigiocare una gara o una stagione registrata e dare il risultato.
    .short = Rigiocare una gara o una stagione registrata.
cli-help-circuit =
    Elencare i circuiti, o controllarne e descriverne uno.

    CIRCUIT è un nome o un file tuo; docs/circuits.md spiega come scriverlo.
    .short = Elencare i circuiti, o controllarne e disegnarne uno.
    .svg = Disegnare il circuito in questo file.
    .random = Crea a caso un circuito che supera tutti i controlli.
    .seed = Quale: lo stesso seme dà lo stesso circuito.
    .like = Lungo e con curve come questo circuito.
    .out = Scrivi il circuito in questo file.
    .pdf = Stampalo a grandezza reale in questo file.
    .paper = Formato della carta; poster è un’unica grande pagina.
    .space = Lunghezza di una casella in millimetri.
    .ink = Colori, poco inchiostro o linee.
cli-help-vectors =
    Eseguire esempi delle regole.

    La notazione è descritta in docs/rules.md, "Worked examples". Codice di uscita 1 se uno fallisce.
    .short = Eseguire esempi delle regole.
cli-help-clauses =
    Elencare le regole che nessun test nomina, una per riga; codice di uscita 1 se ce ne sono.

    Un test nomina le sue regole con @pytest.mark.clause("CORNER-5"). Richiede una copia del progetto con i test.
    .short = Elencare le regole che nessun test nomina.
cli-help-bench =
    Misurare il motore di gioco: quantità per secondo di calcolo di un core, le due versioni di seguito.

    Sei automobili, USA, due giri, gioco a caso. Un turno d’automobile è un’automobile che fa una volta i passi da 1 a 9. Ogni misura sta accanto a un ciclo di taratura in Python puro: confronta quel rapporto fra macchine diverse.
    .short = Misurare il motore di gioco.
    .runs = Migliore di tante misure.
cli-help-fuzz =
    Giocare gare e stagioni a caso e controllare ogni invariante dopo ogni decisione.

    Tutti i circuiti, da 2 a 6 automobili, ogni combinazione di modalità. Una partita che rompe un invariante viene scritta in un file che `slipstream replay` sa leggere. Codice di uscita 1 se ce ne sono.
    .short = Giocare gare e stagioni a caso e controllare ogni invariante.
    .races = Quante gare; 10000 se non è indicato altro.
    .seasons = Quante stagioni; 500 se non è indicato altro.
    .drivers = Piloti che giocano al posto del caso, uno dopo l’altro: { $drivers }.
    .seed = Il seme da cui dipende il caso.
    .workers = Processi; tanti quanti i core.
    .keep = Cartella per le partite che falliscono.
cli-help-rules =
    Cerca nelle regole: una parola, un numero, un capitolo.

    Senza parole elenca i capitoli. Funziona anche durante una gara: help PAROLE.
    .short = Cerca nelle regole.
rules-how = Indica parole, un capitolo o un numero: slipstream rules scia curva; rules CORNER; rules CORNER-5.
rules-nothing = Niente per “{ $words }”. Prova una parola più corta.
rules-more = { $number ->
    [one] Un’altra regola ha queste parole: aggiungine una.
   *[other] Altre { $number } regole hanno queste parole: aggiungine una.
  }
