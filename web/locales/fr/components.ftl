# Tout ce que dit la page, en français.
# Les nombres d’abord, vous, le présent ; des phrases entières avec leurs variables.

app-name = Slipstream

board-label = { $name }, { $spaces } cases, { $corners ->
    [one] { $corners } virage
   *[other] { $corners } virages
  }. Les flèches parcourent les cases, Origine mène à votre voiture.
board-space = Case { $space }. { $distance ->
    [0] Dernière case avant le virage { $corner }, limite { $limit }.
    [one] { $distance } case avant le virage { $corner }, limite { $limit }.
   *[other] { $distance } cases avant le virage { $corner }, limite { $limit }.
  } { $cars ->
    [0] Vide.
   *[other] { $names }.
  }
board-zoom = Zoom
board-zoom-in = Zoom avant
board-zoom-out = Zoom arrière
board-whole = Tout le circuit
board-follow = Suivre ma voiture
minimap-label = { $name }, tout le circuit

card-heat = Heat
card-stress = Stress
card-starting = Départ
part-4-wheel-drive = Quatre roues motrices
part-body = Carrosserie
part-brakes = Freins
part-cooling-system = Système de refroidissement
part-rpm = Régime moteur
part-heat = Heat
part-fuel = Carburant
part-gas-pedal = Accélérateur
part-suspension = Suspension
part-tires = Pneus
part-turbo-charger = Turbocompresseur
part-wings = Ailerons

close = Fermer
percent = { $value } %
percent-low = <1 %
percent-high = >99 %
spin-out = Tête-à-queue
adrenaline = Adrénaline

steps-label = Étapes de la manche

gear-label = Rapport
gear-name = Rapport { $gear }
gear-short = R{ $gear }
gear-out-of-reach = Hors de portée
gear-cost = Coûte { $heat } Heat
gear-free = Gratuit
gear-cooldown = Refroidissement { $amount }
gear-now = actuel
gear-was = avant

engine-label = Moteur
engine-of = /{ $capacity } Heat
engine-words = Moteur : { $heat } Heat sur { $capacity }. { $risk ->
    [0] Aucun menacé.
    [one] { $risk } menacé.
   *[other] { $risk } menacés.
  }

pile-draw = Paquet
pile-discard = Défausse
pile-words = { $pile } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }

flip-odds = carte retournée : probabilités selon les cartes non vues
flip-odds-one = plus { $value } : { $chance }

order-label = Positions
order-lap = Tour
order-gear = Rapport
order-heat = Heat dans le Moteur
order-hand = Cartes en main
order-strip-words = { $place }. { $name }. { $status }. Rapport { $gear }, Heat { $heat }.

limit-words = Limite { $limit }
qr-label = Code QR du lien

hero-banner-circuit = Red Mesa
hero-banner-race = Grand Prix

chart-grid = Grille
chart-places = Place de chaque voiture après chaque manche.
chart-place-words = { $name } : de la place { $from } à la place { $to }.
chart-heat-words = Heat dans votre Moteur après chacune des { $rounds } manches. Payé : { $paid }, au plus bas : { $low }.

feed-empty = Rien encore. Les premières actions s’afficheront ici.

rules-title = Règles
rules-open = Règles
