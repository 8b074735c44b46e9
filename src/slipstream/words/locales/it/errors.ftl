# Che cosa può non andare in una gara da preparare, in una registrazione, in un file di circuito o in un comando.

## Set-up

setup-cars-out-of-range = una gara ha da { $least } a { $most } automobili, non { $cars }
setup-laps-out-of-range = una gara ha da 1 a { $most } giri, non { $laps }
setup-handicap-out-of-range = un handicap è di 1 o 2 Heat in meno, non { $handicap } (posto { $seat })
setup-handicap-no-heat = un handicap di { $handicap } richiede altrettante Heat; il circuito ne dà { $heat }
setup-not-enough-heat = { $cars } automobili con { $heat } Heat ciascuna chiedono più delle { $box } carte Heat della scatola
setup-no-such-seat = il posto { $seat } non esiste: i posti vanno da 0 a { $last }
setup-legends-out-of-range = di { $cars } automobili almeno una ha un pilota: { $legends } Leggende sono troppe
setup-pro-out-of-range = il livello Pro va da 0 a { $most }, non { $pro }
setup-pro-without-legends = un livello Pro richiede delle Leggende
setup-unknown-garage = il Garage è { $known }, non { $garage }
setup-draft-first = con il Garage { $garage } la scelta delle carte Miglioria viene prima della gara: usa RaceSetup.start
setup-players-out-of-range = una stagione ha da 1 a { $most } giocatori, non { $players }
setup-unknown-year = una stagione è { $known }, non { $year }
setup-bad-colours = ogni automobile ha un suo colore fra { $known }, non { $colours }
setup-unknown-chance = il caso è { $known }, non { $chance }
setup-seed-out-of-range = un seme è un numero intero da 0 a 2**128 - 1, non { $seed }
setup-broken-setup = la preparazione non è completa: { $reason }
broken-not-true-or-false = { $value } non è né vero né falso
broken-colours = i colori sono un elenco di nomi
broken-circuit-or-handicaps = circuito o handicap
broken-handicaps = gli handicap vanno per numero di posto
broken-no-circuit = il circuito { $circuit } non esiste
broken-no-table = non è una tabella
broken-keys = mancante o sconosciuto: { $keys }
broken-actions = le azioni sono un elenco
broken-action = { $line } non è un’azione
broken-seat = { $line } non nomina nessun posto
broken-missing = manca { $name }

## Records

record-not-json = questa non è una registrazione: { $reason }
record-wrong-format = la registrazione ha il formato { $format }; questa versione legge "{ $expected }"
record-other-rules = la registrazione segue la versione { $version } delle regole; questa è la versione { $expected }, che può decidere in altro modo, quindi non viene rigiocata
record-broken = la registrazione è danneggiata: { $reason }
record-refused = la registrazione non si può rigiocare: l’azione { $number } ({ $action }) del posto { $seat } è rifiutata: { $reason }
record-unreadable = { $path } non si può leggere: { $reason }
record-not-written = { $path } non si può scrivere: { $reason }
record-not-a-season = { $path } contiene una gara, non una stagione
record-other-season = { $path } contiene una stagione preparata in altro modo, con altri piloti o con un altro seme
record-no-race = ora non c’è una gara: si scelgono le Migliorie
record-too-far = { $actions ->
    [one] la registrazione ha { $actions } azione; il momento { $moment } non esiste
   *[other] la registrazione ha { $actions } azioni; il momento { $moment } non esiste
  }
broken-text = non è testo

notation-too-many = { $text }: { $number } carte di tipo { $letter } sono più di quante ce ne siano
notation-not-cards = { $text } non sono carte: usa { $letters } o - per nessuna
notation-not-an-action = { $text } non è un’azione: le azioni sono { $known }
notation-wrong-words = { $text }: dopo { $action } viene { $words }
notation-nothing = niente
notation-not-a-number = { $text }: { $word } non è un numero

snapshot-not-a-season = questi byte non sono lo stato di una stagione
snapshot-season-cut = lo stato della stagione è troncato o danneggiato
snapshot-season-damaged = lo stato della stagione è danneggiato
snapshot-not-a-race = questi byte non sono lo stato di una gara
snapshot-wrong-format = questo stato ha il formato { $found }, era atteso { $expected }
snapshot-cut = lo stato è troncato o danneggiato
snapshot-short = lo stato è troncato
snapshot-damaged = lo stato è danneggiato
snapshot-other-cars = non è lo stato di una gara con { $cars } automobili
snapshot-too-long = lo stato è più lungo di quanto dovrebbe

driver-unknown-driver = il pilota { $name } non esiste; i piloti sono { $known }
driver-unknown-manner = lo stile { $name } non esiste; gli stili sono { $known }, per { $levels }

## Circuit files

file-place = { $where }: { $problem }
file-corner = curva { $number }
file-step = passo { $number } del disegno
file-segment = segmento { $number }
file-thing = oggetto { $number }
circuit-unknown_circuit = il circuito "{ $name }" non esiste; quelli conosciuti sono { $known } (un file deve finire in .toml)
circuit-unreadable = il file non si può leggere: { $reason }
circuit-not_utf8 = il file non è testo UTF-8
circuit-toml_syntax = sintassi TOML: { $reason }
circuit-wrong_format = format deve essere "{ $expected }", non { $value }
circuit-not_a_circuit = un circuito deve essere una tabella di chiavi e valori, non { $value }
circuit-unknown_key = chiave sconosciuta "{ $name }"; quelle conosciute sono { $known }
circuit-unknown_key_near = chiave sconosciuta "{ $name }"; intendevi "{ $near }"?
circuit-missing_key = manca la chiave "{ $name }"
circuit-not_whole = { $name } deve essere un numero intero da { $low } a { $high }, non { $value }
circuit-not_number = { $name } deve essere un numero da { $low } a { $high }, non { $value }
circuit-not_text = { $name } deve essere un testo da 1 a { $most } caratteri stampabili, non { $value }
circuit-not_id = { $name } deve essere fatto di a-z, 0-9, - e _ (da 1 a { $most } caratteri), non { $value }
circuit-not_choice = { $name } deve essere uno fra { $choices }, non { $value }
circuit-not_list = { $items ->
    [corners] { $name } deve essere un elenco da { $least } a { $most } curve, non { $value }
    [places] { $name } deve essere un elenco da { $least } a { $most } posti, non { $value }
    [stretches] { $name } deve essere un elenco da { $least } a { $most } tratti, non { $value }
    [steps] { $name } deve essere un elenco da { $least } a { $most } passi, non { $value }
    [points] { $name } deve essere un elenco da { $least } a { $most } punti, non { $value }
    [badges] { $name } deve essere un elenco da { $least } a { $most } lati, non { $value }
    [things] { $name } deve essere un elenco da { $least } a { $most } oggetti, non { $value }
   *[numbers] { $name } deve essere un elenco da { $least } a { $most } numeri interi, non { $value }
  }
circuit-not_table = { $name } deve essere una tabella, non { $value }
circuit-corner_id = id deve essere "{ $expected }" (le curve sono numerate nel senso di marcia), non { $value }
circuit-line_outside = line_after { $value } è fuori dal giro (0..{ $last })
circuit-line_on_start = line_after { $value } è sulla linea di partenza e arrivo; l’ultimo valore possibile è { $last }
circuit-line_repeated = line_after { $value } è già la linea della curva { $other }
circuit-line_order = line_after { $value } deve essere maggiore del { $previous } della curva { $other }
circuit-legend_outside = legend_line_after { $value } è fuori dal giro (0..{ $last })
circuit-legend_line = legend_line_after { $value } deve stare fra la linea di curva precedente e questa: da { $low } a { $high }
circuit-grid_place = il posto { $place } deve essere una casella (0..{ $last }) con R o O, come "{ $last }R", non { $value }
circuit-grid_repeated = il posto { $place } ripete { $value }
circuit-grid_order = il posto { $place } deve essere { $expected }, non { $value }: R e O di ogni fila, all’indietro dalla linea
circuit-grid_corner = la linea della curva { $corner } (dopo la casella { $line }) sta fra la griglia (dalla casella { $first }) e la linea di partenza
circuit-stretch_outside = { $name } { $value } è fuori dal giro (0..{ $last })
circuit-race_line_gap = { $number ->
    [one] nessun lato è dato per la casella { $spaces }
   *[other] nessun lato è dato per le caselle { $spaces }
  }
circuit-race_line_twice = { $number ->
    [one] più di un lato è dato per la casella { $spaces }
   *[other] più di un lato è dato per le caselle { $spaces }
  }
circuit-press_corner = la lettera { $letter } deve nominare una curva ({ $known }), non { $value }
circuit-sections = sections { $value } non va d’accordo con le linee di curva, che danno { $expected }
circuit-path_step = un passo è {"{"} go {"}"}, {"{"} turn, r {"}"} o {"{"} corner {"}"}, non { $value }
circuit-path_corners = { $marked ->
    [0] il tracciato deve segnare { $expected }, una volta ciascuna e in quest’ordine, e non ne segna nessuna
   *[other] il tracciato deve segnare { $expected }, una volta ciascuna e in quest’ordine, non { $value }
  }
circuit-path_empty = { $between ->
    [corners] niente è disegnato fra { $start } e { $end }
    [start] niente è disegnato fra la linea di partenza e { $end }
    [end] niente è disegnato fra { $start } e la linea di partenza
   *[nowhere] niente è disegnato fra la linea di partenza e la linea di partenza
  }
circuit-segments_total = i segmenti hanno { $value } caselle insieme, il giro ne ha { $expected }
circuit-turn_total = le svolte fanno { $value } gradi in tutto; un giro chiuso ne fa 360 (a sinistra), -360 (a destra) o 0
circuit-not_closed = il giro finisce a { $gap } caselle dalla partenza; se ne possono correggere al massimo { $most }
circuit-drawing_long = il disegno è lungo { $drawn } caselle; al massimo { $most } per questo circuito
circuit-too_long = il file avrebbe { $size } caratteri; al massimo { $most } sono ammessi
circuit-needs_points = { $name } appartiene a un disegno per punti
circuit-point = il punto { $number } deve essere [x, y, hx, hy] o [x, y, hx, hy, back], tutti numeri, non { $value }
circuit-point_repeated = il punto { $number } sta su quello vicino: { $value }
circuit-points_curve = i punti non formano una strada: la curva torna indietro su sé stessa
circuit-badges = badges deve essere uno di { $choices } per ogni curva, al massimo { $most }, non { $value }
road-strands = Due strade distano solo { $room } caselle; meglio { $least }
road-bend = Una curva è troppo stretta per la strada: raggio { $radius }, serve { $least } o più
road-corners-near =
    { $spaces ->
        [one] La curva { $corner } è a sola { $spaces } casella dalla curva { $before }; lasciane { $least }
       *[other] La curva { $corner } è a sole { $spaces } caselle dalla curva { $before }; lasciane { $least }
    }
road-sector-long = { $spaces } caselle senza curve prima della curva { $corner }; più di { $most } è lunga
road-grid-near =
    { $spaces ->
        [0] La griglia comincia subito dopo la curva { $corner }
        [one] La griglia comincia { $spaces } casella dopo la curva { $corner }
       *[other] La griglia comincia { $spaces } caselle dopo la curva { $corner }
    }
road-label = Non c’è un posto libero per il Limite di Velocità della curva { $corner }
road-limit = La curva { $corner } piega come un { $fits }, ma il suo Limite di Velocità è { $limit }
road-length = Un giro ha { $spaces } caselle; di solito sono da { $low } a { $high }
road-bridge-flat = La strada si incrocia a soli { $degrees } gradi; un ponte ne vuole { $least }
road-bridge-line =
    { $corner ->
        [0] La linea di partenza è su un ponte
       *[other] La linea della curva { $corner } è su un ponte
    }

## Serving

serve-not-started = il server non è partito
serve-workers-need-postgresql = più processi chiedono PostgreSQL: --database postgresql://user@host/name
serve-cannot-listen = impossibile ascoltare su { $host } porta { $port }: { $reason }
serve-bad-proxy = { $proxy } non è né un indirizzo né una rete: 10.0.0.2 o 10.0.0.0/24
serve-database-bad-url = { $url } non è un database: usa sqlite:///FILE o postgresql://USER@HOST/NAME
serve-database-newer = il database è stato scritto da una versione più nuova di Slipstream (è a { $found }, questa versione conosce fino a { $known }); niente è stato cambiato: avvia la versione più nuova, o nomina un altro database
serve-database-no-connection = il database non è raggiungibile: { $reason }

## Tools of the project

clauses-not-collected = i test non si possono raccogliere: { $reason }
broken-no-output = nessuna uscita
clauses-no-checkout = clauses richiede una copia del progetto: docs/rules.md e tests/ non sono qui
clauses-unknown = dei test nominano regole che non esistono: { $clauses }
vectors-unreadable = { $path } non si può leggere: { $reason }
vectors-not-yaml = { $path } non è YAML: { $reason }
vectors-not-examples = { $path } non è un elenco di esempi, ciascuno con un id
vectors-broken = { $id }: { $reason }
