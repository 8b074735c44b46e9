# Ce qui peut clocher dans une course à préparer, un enregistrement, un fichier de circuit ou une commande.

## Set-up

setup-cars-out-of-range = une course a de { $least } à { $most } voitures, pas { $cars }
setup-laps-out-of-range = une course a de 1 à { $most } tours de circuit, pas { $laps }
setup-handicap-out-of-range = un handicap est de 1 ou 2 Heat en moins, pas { $handicap } (n° { $seat })
setup-handicap-no-heat = un handicap de { $handicap } demande autant de Heat ; le circuit en donne { $heat }
setup-not-enough-heat = { $cars } voitures avec { $heat } Heat chacune demandent plus que les { $box } cartes Heat de la boîte
setup-no-such-seat = il n’y a pas de siège { $seat } : les sièges vont de 0 à { $last }
setup-legends-out-of-range = sur { $cars } voitures, une au moins a un pilote : { $legends } Légendes, c’est trop
setup-pro-out-of-range = le niveau Pro va de 0 à { $most }, pas { $pro }
setup-pro-without-legends = un niveau Pro demande des Légendes
setup-unknown-garage = l’Atelier est { $known }, pas { $garage }
setup-draft-first = avec l’Atelier { $garage }, un draft précède la course : utilisez RaceSetup.start
setup-players-out-of-range = une saison a de 1 à { $most } joueurs, pas { $players }
setup-unknown-year = une saison est { $known }, pas { $year }
setup-bad-colours = chaque voiture a sa propre couleur parmi { $known }, pas { $colours }
setup-unknown-chance = le hasard est { $known }, pas { $chance }
setup-seed-out-of-range = une graine est un nombre entier de 0 à 2**128 - 1, pas { $seed }
setup-broken-setup = la préparation n’est pas complète : { $reason }
broken-not-true-or-false = { $value } n’est ni vrai ni faux
broken-colours = les couleurs sont une liste de noms
broken-circuit-or-handicaps = circuit ou handicaps
broken-handicaps = les handicaps vont par numéro de pilote
broken-no-circuit = il n’y a pas de circuit { $circuit }
broken-no-table = ce n’est pas un tableau
broken-keys = manquant ou inconnu : { $keys }
broken-actions = les actions sont une liste
broken-action = { $line } n’est pas une action
broken-seat = { $line } ne nomme aucun siège
broken-missing = { $name } manque

## Records

record-not-json = ce n’est pas un enregistrement : { $reason }
record-wrong-format = l’enregistrement a le format { $format } ; cette version lit "{ $expected }"
record-other-rules = l’enregistrement suit la version { $version } des règles ; celle-ci est la version { $expected }, qui peut décider autrement : il n’est pas rejoué
record-broken = l’enregistrement est abîmé : { $reason }
record-refused = l’enregistrement ne se rejoue pas : l’action { $number } ({ $action }) du n° { $seat } est refusée : { $reason }
record-unreadable = { $path } ne peut pas être lu : { $reason }
record-not-written = { $path } ne peut pas être écrit : { $reason }
record-not-a-season = { $path } contient une course, pas une saison
record-other-season = { $path } contient une saison préparée autrement, avec d’autres pilotes ou une autre graine
record-no-race = il n’y a pas de course maintenant : on choisit des Améliorations
record-too-far = { $actions ->
    [one] l’enregistrement a { $actions } action ; le moment { $moment } n’existe pas
   *[other] l’enregistrement a { $actions } actions ; le moment { $moment } n’existe pas
  }
broken-text = ce n’est pas du texte

notation-too-many = { $text } : { $number } cartes de sorte { $letter }, c’est plus qu’il n’y en a
notation-not-cards = { $text } ne sont pas des cartes : utilisez { $letters } ou - pour aucune
notation-not-an-action = { $text } n’est pas une action : les actions sont { $known }
notation-wrong-words = { $text } : après { $action } vient { $words }
notation-nothing = rien
notation-not-a-number = { $text } : { $word } n’est pas un nombre

snapshot-not-a-season = ces octets ne sont pas l’état d’une saison
snapshot-season-cut = l’état de la saison est tronqué ou abîmé
snapshot-season-damaged = l’état de la saison est abîmé
snapshot-not-a-race = ces octets ne sont pas l’état d’une course
snapshot-wrong-format = cet état a le format { $found }, attendu : { $expected }
snapshot-cut = l’état est tronqué ou abîmé
snapshot-short = l’état est tronqué
snapshot-damaged = l’état est abîmé
snapshot-other-cars = ce n’est pas l’état d’une course à { $cars } voitures
snapshot-too-long = l’état est plus long qu’il ne devrait

driver-unknown-driver = il n’y a pas de pilote { $name } ; les pilotes sont { $known }
driver-unknown-manner = il n’y a pas de manière { $name } ; les manières sont { $known }, pour { $levels }

## Circuit files

file-place = { $where } : { $problem }
file-corner = virage { $number }
file-step = étape { $number } du dessin
file-segment = segment { $number }
file-thing = objet { $number }
circuit-unknown_circuit = il n’y a pas de circuit "{ $name }" ; les circuits connus sont { $known } (un fichier doit finir par .toml)
circuit-unreadable = le fichier ne peut pas être lu : { $reason }
circuit-not_utf8 = le fichier n’est pas du texte UTF-8
circuit-toml_syntax = syntaxe TOML : { $reason }
circuit-wrong_format = format doit être "{ $expected }", pas { $value }
circuit-not_a_circuit = un circuit doit être un tableau de clés et de valeurs, pas { $value }
circuit-unknown_key = clé inconnue "{ $name }" ; les clés connues sont { $known }
circuit-unknown_key_near = clé inconnue "{ $name }" ; vouliez-vous dire "{ $near }" ?
circuit-missing_key = la clé "{ $name }" manque
circuit-not_whole = { $name } doit être un nombre entier de { $low } à { $high }, pas { $value }
circuit-not_number = { $name } doit être un nombre de { $low } à { $high }, pas { $value }
circuit-not_text = { $name } doit être un texte de 1 à { $most } caractères imprimables, pas { $value }
circuit-not_id = { $name } doit être fait de a-z, 0-9, - et _ (1 à { $most } caractères), pas { $value }
circuit-not_choice = { $name } doit être l’un de { $choices }, pas { $value }
circuit-not_list = { $items ->
    [corners] { $name } doit être une liste de { $least } à { $most } virages, pas { $value }
    [places] { $name } doit être une liste de { $least } à { $most } positions, pas { $value }
    [stretches] { $name } doit être une liste de { $least } à { $most } tronçons, pas { $value }
    [steps] { $name } doit être une liste de { $least } à { $most } étapes, pas { $value }
    [points] { $name } doit être une liste de { $least } à { $most } points, pas { $value }
    [badges] { $name } doit être une liste de { $least } à { $most } côtés, pas { $value }
    [things] { $name } doit être une liste de { $least } à { $most } objets, pas { $value }
   *[numbers] { $name } doit être une liste de { $least } à { $most } nombres entiers, pas { $value }
  }
circuit-not_table = { $name } doit être un tableau, pas { $value }
circuit-corner_id = id doit être "{ $expected }" (les virages sont numérotés dans le sens de la course), pas { $value }
circuit-line_outside = line_after { $value } est hors du tour de circuit (0..{ $last })
circuit-line_on_start = line_after { $value } est sur la ligne de départ et d’arrivée ; la dernière valeur possible est { $last }
circuit-line_repeated = line_after { $value } est déjà la ligne du virage { $other }
circuit-line_order = line_after { $value } doit être plus grand que le { $previous } du virage { $other }
circuit-legend_outside = legend_line_after { $value } est hors du tour de circuit (0..{ $last })
circuit-legend_line = legend_line_after { $value } doit être entre la ligne de virage précédente et celle-ci : { $low } à { $high }
circuit-grid_place = la position { $place } doit être une case (0..{ $last }) avec R ou O, comme "{ $last }R", pas { $value }
circuit-grid_repeated = la position { $place } répète { $value }
circuit-grid_order = la position { $place } doit être { $expected }, pas { $value } : R et O de chaque rangée, en reculant depuis la ligne
circuit-grid_corner = la ligne du virage { $corner } (après la case { $line }) est entre la grille (dès la case { $first }) et la ligne de départ
circuit-stretch_outside = { $name } { $value } est hors du tour de circuit (0..{ $last })
circuit-race_line_gap = { $number ->
    [one] aucun côté n’est donné pour la case { $spaces }
   *[other] aucun côté n’est donné pour les cases { $spaces }
  }
circuit-race_line_twice = { $number ->
    [one] plus d’un côté est donné pour la case { $spaces }
   *[other] plus d’un côté est donné pour les cases { $spaces }
  }
circuit-press_corner = la lettre { $letter } doit nommer un virage ({ $known }), pas { $value }
circuit-sections = sections { $value } ne correspond pas aux lignes de virage, qui donnent { $expected }
circuit-path_step = une étape est {"{"} go {"}"}, {"{"} turn, r {"}"} ou {"{"} corner {"}"}, pas { $value }
circuit-path_corners = { $marked ->
    [0] le tracé doit marquer { $expected }, une fois chacun et dans cet ordre, et n’en marque aucun
   *[other] le tracé doit marquer { $expected }, une fois chacun et dans cet ordre, pas { $value }
  }
circuit-path_empty = { $between ->
    [corners] rien n’est dessiné entre { $start } et { $end }
    [start] rien n’est dessiné entre la ligne de départ et { $end }
    [end] rien n’est dessiné entre { $start } et la ligne de départ
   *[nowhere] rien n’est dessiné entre la ligne de départ et la ligne de départ
  }
circuit-segments_total = les segments ont { $value } cases ensemble, le tour de circuit en a { $expected }
circuit-turn_total = les courbes font { $value } degrés en tout ; un tour fermé en fait 360 (à gauche), -360 (à droite) ou 0
circuit-not_closed = le tour finit à { $gap } cases de son départ ; on peut en corriger { $most } au plus
circuit-drawing_long = le tracé est long de { $drawn } cases ; { $most } au plus pour ce circuit
circuit-too_long = le fichier aurait { $size } caractères ; { $most } au plus sont permis
circuit-needs_points = { $name } va avec un dessin par points
circuit-point = le point { $number } doit être [x, y, hx, hy] ou [x, y, hx, hy, back], en nombres, pas { $value }
circuit-point_repeated = le point { $number } est sur son voisin : { $value }
circuit-points_curve = les points ne forment pas une route : la courbe fait demi-tour sur place
circuit-badges = badges doit être l’un de { $choices } pour chaque virage, { $most } au plus, pas { $value }
road-strands = Deux routes ne sont qu’à { $room } cases l’une de l’autre ; { $least } seraient mieux
road-bend = Un virage est trop serré pour la route : rayon { $radius }, il faut { $least } ou plus
road-corners-near =
    { $spaces ->
        [one] Le virage { $corner } n’est qu’à { $spaces } case du virage { $before } ; laissez-en { $least }
       *[other] Le virage { $corner } n’est qu’à { $spaces } cases du virage { $before } ; laissez-en { $least }
    }
road-sector-long = { $spaces } cases sans virage avant le virage { $corner } ; plus de { $most }, c’est long
road-grid-near =
    { $spaces ->
        [0] La grille commence juste après le virage { $corner }
        [one] La grille commence { $spaces } case après le virage { $corner }
       *[other] La grille commence { $spaces } cases après le virage { $corner }
    }
road-label = Il n’y a pas de place libre pour la vitesse limite du virage { $corner }
road-limit = Le virage { $corner } tourne comme un { $fits }, mais sa vitesse limite est { $limit }
road-length = Un tour de circuit a { $spaces } cases ; { $low } à { $high } est habituel
road-bridge-flat = La route se croise elle-même à { $degrees } degrés seulement ; un pont en demande { $least }
road-bridge-line =
    { $corner ->
        [0] La ligne de départ est sur un pont
       *[other] La ligne du virage { $corner } est sur un pont
    }

## Serving

serve-not-started = le serveur n’a pas démarré
serve-workers-need-postgresql = plusieurs processus demandent PostgreSQL : --database postgresql://user@host/name
serve-cannot-listen = impossible d’écouter sur { $host } port { $port } : { $reason }
serve-bad-proxy = { $proxy } n’est ni une adresse ni un réseau : 10.0.0.2 ou 10.0.0.0/24
serve-database-bad-url = { $url } n’est pas une base de données : utilisez sqlite:///FILE ou postgresql://USER@HOST/NAME
serve-database-newer = la base de données vient d’une version plus récente de Slipstream (elle en est à { $found }, cette version connaît jusqu’à { $known }) ; rien n’a été changé : lancez la version plus récente, ou nommez une autre base
serve-database-no-connection = la base de données est injoignable : { $reason }

## Tools of the project

clauses-not-collected = les tests ne peuvent pas être rassemblés : { $reason }
broken-no-output = aucune sortie
clauses-no-checkout = clauses demande une copie du projet : docs/rules.md et tests/ ne sont pas ici
clauses-unknown = des tests nomment des règles qui n’existent pas : { $clauses }
vectors-unreadable = { $path } ne peut pas être lu : { $reason }
vectors-not-yaml = { $path } n’est pas du YAML : { $reason }
vectors-not-examples = { $path } n’est pas une liste d’exemples, chacun avec un id
vectors-broken = { $id } : { $reason }
