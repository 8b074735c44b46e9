# Tutto quello che dice la pagina, in italiano.
# Prima i numeri, il tu, il presente; frasi intere con le loro variabili.

app-name = Slipstream

board-label = { $name }, { $spaces } caselle, { $corners ->
    [one] { $corners } curva
   *[other] { $corners } curve
  }. Le frecce percorrono le caselle, Home va alla tua automobile.
board-space = Casella { $space }. { $distance ->
    [0] Ultima casella prima della curva { $corner }, limite { $limit }.
    [one] { $distance } casella prima della curva { $corner }, limite { $limit }.
   *[other] { $distance } caselle prima della curva { $corner }, limite { $limit }.
  } { $cars ->
    [0] Vuota.
   *[other] { $names }.
  }
board-zoom = Zoom
board-zoom-in = Ingrandisci
board-zoom-out = Riduci
board-whole = Tutto il circuito
board-follow = Segui la mia auto
minimap-label = { $name }, tutto il circuito

card-heat = Heat
card-stress = Stress
card-starting = Partenza
part-4-wheel-drive = 4 Ruote Motrici
part-body = Carrozzeria
part-brakes = Freni
part-cooling-system = Sistema di Raffreddamento
part-rpm = R.P.M.
part-heat = Heat
part-fuel = Carburante
part-gas-pedal = Pedale del Gas
part-suspension = Sospensioni
part-tires = Gomme
part-turbo-charger = Turbo Compressore
part-wings = Alettoni

close = Chiudi
percent = { $value }%
percent-low = <1%
percent-high = >99%
spin-out = Sbandata
adrenaline = Adrenalina

steps-label = Passi del round

gear-label = Marcia
gear-name = Marcia { $gear }
gear-short = M{ $gear }
gear-out-of-reach = Fuori portata
gear-cost = Costa { $heat } Heat
gear-free = Gratis
gear-cooldown = Raffreddamento { $amount }
gear-now = ora
gear-was = era

engine-label = Motore
engine-of = /{ $capacity } Heat
engine-words = Motore: { $heat } Heat di { $capacity }. { $risk ->
    [0] Nessuna a rischio.
   *[other] { $risk } a rischio.
  }

pile-draw = Mazzo
pile-discard = Scarti
pile-words = { $pile }: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }

flip-odds = carta girata: probabilità dalle carte non viste
flip-odds-one = più { $value }: { $chance }

order-label = Ordine in gara
order-lap = Giro
order-gear = Marcia
order-heat = Heat nel Motore
order-hand = Carte in mano
order-strip-words = { $place }. { $name }. { $status }. Marcia { $gear }, Heat { $heat }.

limit-words = Limite { $limit }
qr-label = Codice QR del link

hero-banner-circuit = Red Mesa
hero-banner-race = Gran Premio

chart-grid = Griglia
chart-places = Posizione di ogni automobile dopo ogni round.
chart-place-words = { $name }: dalla posizione { $from } alla { $to }.
chart-heat-words = Heat nel tuo Motore dopo ciascuno dei { $rounds } round. Pagate: { $paid }, al minimo: { $low }.

feed-empty = Ancora niente. Le prime mosse compariranno qui.

rules-title = Regole
rules-open = Regole
