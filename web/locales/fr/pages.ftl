# Home: to a race in one step

home-nav = Slipstream
home-name = Nom
driver-default = Pilote
home-hero-1 = Sept cartes,
home-hero-2 = quatre rapports,
home-hero-3 = une ligne d’arrivée.
race-now = Courir maintenant
invite-friends = Inviter des amis
resume-go = Reprendre la course
home-pick = Choisir un circuit
home-race = Votre course
home-join = Rejoindre
home-join-about = Collez le lien ou le code que vous avez reçu.
home-join-code = Lien ou code
home-join-go = Aller à la table
home-bad-code = Ce n’est pas un lien ou un code de course.
home-mine = Vos courses
home-footer = Non officiel, gratuit et libre. Dessins et code originaux ; les règles appartiennent à leurs auteurs.

# Races of this browser

mine-lobby = Salon, { $taken ->
    [one] { $taken } pilote
   *[other] { $taken } pilotes
  } sur { $cars }
mine-waiting = On attend { $names }
mine-season = { $races ->
    [one] { $races } course
   *[other] { $races } courses
  } sur { $total }, vous êtes { $place ->
    [1] 1er
   *[other] { $place }e
  }
mine-over = { $place ->
    [1] 1er
   *[other] { $place }e
  } sur { $cars }, { $day }
mine-race = Tour { $lap } sur { $laps }, vous êtes { $place ->
    [1] 1er
   *[other] { $place }e
  }
mine-race-of-season = Course { $race } sur { $total }, { $place }
mine-garage = À l’atelier
mine-go-turn = À vous
mine-go-next = Suite
mine-go-open = Ouvert
mine-go-waiting = Attente
mine-go-over = Résultat

# The start page

home-more = D’autres façons de courir
home-then = Et quand vous saurez piloter
home-others = Vos autres courses
home-doors = Plus
home-how = Comment ça marche
home-all = Les { $number }
home-fewer = Moins
home-enter = Rejoindre ou ouvrir
home-due-turn = À vous
home-due-next = Prochaine course
home-due-where = à { $place }.
home-due-lesson = dans la première course.
home-first = Votre première course
home-first-about = Un tour, cinq minutes, un coach à côté
home-back-1 = Moteurs chauds,
home-back-2 = grille prête.
home-how-gear = Choisissez un rapport
home-how-gear-about = Il dit combien de cartes jouer. Leur somme est votre vitesse.
home-how-land = Voyez où vous arrivez
home-how-land-about = Avant de valider, le plateau montre chaque issue.
home-how-corner = Gare au virage
home-how-corner-about = Aller trop vite coûte des Heat. Sans Heat, c’est le tête-à-queue.
race-change = Changer
race-change-about = Changer la course : où, qui et comment
door-own = Une course à vous
door-own-about = Circuit, tours, rivaux, atelier, météo.
door-own-go = La préparer
door-studio = Atelier de circuits
door-studio-about = Dessinez une boucle du doigt et courez-y.
door-studio-go = Dessiner
door-season = Une saison
door-season-about = Des courses, des points, des sponsors, un champion.
door-season-go = Commencer 1961
door-friends = Entre amis
door-friends-about = Un lien, pas de compte. Sur téléphone ou ordinateur.
door-friends-go = Ouvrir un salon
door-learn = Première course
door-learn-about = Un tour avec un coach, quand vous voulez.
door-learn-go = Encore une fois
door-rules = Les règles
door-rules-about = Chaque règle, exemple dessiné à l’appui.
door-rules-go = Les consulter

# A race of your own

setup-where = Où
setup-who = Qui
setup-how = Comment
says-where = { $place }, { $laps ->
    [one] { $laps } tour
   *[other] { $laps } tours
  }.
says-season = Saison { $season }.
says-garage = Les voitures passent d’abord à l’atelier.
says-weather = Avec la météo et l’état des routes.
says-tournament = Mode Tournoi.
says-seconds = { $seconds } secondes par décision.
says-bank = { $minutes } min pour toutes les décisions d’une course, +{ $increment } s chacune.
says-no-odds = Sans probabilités.
custom-title = Une course à vous
custom-presets = Partir de
custom-close = Fermer
custom-calendar = La saison a son calendrier.
custom-stays = Cela reste pour la prochaine fois.
says-who-near = Vous contre { $number ->
    [one] { $number } pilote
   *[other] { $number } pilotes
  } de votre niveau.
says-who-legends = Vous contre { $number ->
    [one] { $number } Légende
   *[other] { $number } Légendes
  }.
says-who-rookie = Vous contre { $number ->
    [one] { $number } débutant
   *[other] { $number } débutants
  }.
says-who-amateur = Vous contre { $number ->
    [one] { $number } amateur
   *[other] { $number } amateurs
  }.
says-who-club = Vous contre { $number ->
    [one] { $number } pilote de club
   *[other] { $number } pilotes de club
  }.
says-who-pro = Vous contre { $number ->
    [one] { $number } pro
   *[other] { $number } pros
  }.
says-who-champion = Vous contre { $number ->
    [one] { $number } champion
   *[other] { $number } champions
  }.
says-who-nobody = Vous seul face à la piste.
preset-quick = Rapide
preset-quick-about = Un tour de circuit contre des débutants
preset-classic = Classique
preset-classic-about = Le jeu de base contre des pilotes de club
preset-full = Toute la boîte
preset-full-about = Atelier, météo, routes et Légendes
preset-season = Saison
preset-season-about = Un championnat entier contre des Légendes

# Circuits

circuit-country = { $circuit ->
    [usa] USA
    [gb] Grande-Bretagne
    [france] France
    [italia] Italie
    [lesson] entraînement
   *[other] { $name }
  }
circuit-size = { $spaces } cases, { $laps ->
    [one] { $laps } tour
   *[other] { $laps } tours
  }
circuit-limits = Limites des virages
circuit-file = Votre propre fichier de circuit

# Set-up

setup-laps = Tours
setup-cars = Voitures
setup-empty = Voitures libres
setup-empty-near = De mon niveau
setup-empty-legends = Légendes
setup-empty-rookie = Débutants
setup-empty-amateur = Amateurs
setup-empty-club = Pilotes de club
setup-empty-pro = Pros
setup-empty-champion = Champions
setup-empty-nobody = Aucun
setup-pro = Niveau Pro
setup-garage = Atelier
setup-garage-none = Voitures de base
setup-garage-regular = Draft, classiques
setup-garage-advanced = Draft, avancées
setup-garage-all = Draft, toutes
setup-garage-quick = Rapide, 3 au hasard
setup-weather = Météo et routes
setup-tournament = Mode Tournoi
setup-seconds-of = { $seconds ->
    [0] Sans limite
    [30] 30 secondes
    [60] 1 minute
    [120] 2 minutes
   *[other] 5 minutes
  }
setup-odds = Voir les probabilités
less = Moins
more = Plus

# Settings

settings = Réglages
settings-theme = Thème
settings-theme-auto = Auto
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-pace = Animation
settings-pace-normal = ×1
settings-pace-fast = ×2
settings-pace-faster = ×4
settings-pace-off = Aucune
settings-sound = Son
settings-notify = M’avertir quand c’est à moi
settings-notify-refused = Le navigateur ne permet pas de notifications ici.
settings-buzz = Vibrer quand c’est mon tour
settings-keys = Raccourcis à une touche
installed-turn = Slipstream : à vous de jouer
offline-title = Pas de connexion
offline-text = La page est là, les courses sont sur le serveur. Dès qu’il sera joignable, tout sera là où vous l’avez laissé.
offline-go = Réessayer
settings-signals = Voir les signaux
language = Langue
settings-pass = Passer les étapes qui n’offrent rien d’utile
settings-single = Jeu automatique si un seul choix
settings-confirm = Demander avant un tête-à-queue

# Lobby

lobby-title = Salon
lobby-seats = Pilotes
lobby-count = { $seated } sur { $cars }
lobby-host = Hôte
lobby-ready = En place
lobby-not-ready = Pas encore
lobby-away = Ailleurs
lobby-handicap = Handicap, { $name } : Heat de moins dans le Moteur
lobby-handicap-of = { $number ->
    [0] Sans handicap
   *[other] { $number } Heat de moins
  }
lobby-leave = Quitter la table
lobby-remove = Retirer { $name }
lobby-open = { $number ->
    [one] { $number } voiture libre
   *[other] { $number } voitures libres
  }
lobby-empty-legends = Des Légendes pilotent
lobby-empty-rookie = Des débutants pilotent
lobby-empty-amateur = Des amateurs pilotent
lobby-empty-club = Des pilotes de club pilotent
lobby-empty-pro = Des pros pilotent
lobby-empty-champion = Des champions pilotent
lobby-empty-nobody = Restent aux stands
lobby-add-driver = Ajouter un pilote
lobby-colour = Couleur
colour-red = Rouge, numéro 1
colour-blue = Bleu, numéro 2
colour-yellow = Jaune, numéro 3
colour-green = Vert, numéro 4
colour-gray = Blanc, numéro 5
colour-black = Rose, numéro 6
lobby-start = Lancer la course
lobby-get-ready = C’est bon pour moi
lobby-unready = Attendez-moi
lobby-all-ready = Tout le monde est en place.
lobby-host-starts = L’hôte lance la course.
lobby-join = Prendre place
lobby-share = Inviter
lobby-share-about = Vos amis jouent depuis un téléphone ou un ordinateur, sans compte.
lobby-link = Lien vers cette table
lobby-copy = Copier le lien
lobby-copied = Lien copié.
lobby-send = Partager…
lobby-only-here = Seul cet ordinateur peut ouvrir ce lien. Pour les autres : ./slipstream serve --host 0.0.0.0
lobby-code = Code
lobby-private = Continuer sur un autre appareil
lobby-private-copied = Lien privé copié. Qui le possède pilote votre voiture.

# Messages

loading = Chargement de la course
reconnecting = Reconnexion, essai { $tries }. Vos cartes sont conservées.
broken-title = Impossible de charger cette page
broken-text = La connexion s’est interrompue, ou il existe une version plus récente. Vos courses sont conservées.
broken-go = Recharger
unknown-title = Pas de course à cette adresse
unknown-text = Elle a peut-être été effacée, ou le lien est incomplet.
unknown-go = Accueil
gone-deleted = Cette course a été effacée
gone-removed = Vous avez quitté cette course
gone-text = Un pilote automatique prend le relais.
elsewhere-title = Vous pilotez dans un autre onglet
elsewhere-text = On ne pilote que dans un seul onglet.
elsewhere-go = Piloter ici

# Garage

garage-round = Atelier, choix { $round } sur { $rounds }
garage-swap = Atelier, échange
garage-order = Ordre de choix
garage-today = Aujourd’hui : { $place }
garage-brief = Avant la course
garage-grid = Grille de départ
symbols-must = carré : obligatoire
symbols-may = rond : facultatif
garage-market = Marché
garage-your-pick = À vous de choisir.
garage-swap-about = Vous pouvez échanger une de vos Améliorations.
garage-waiting = { $name } choisit.
garage-lot = { $name }
garage-advanced = Amélioration avancée.
garage-regular = Amélioration classique.
garage-no-symbols = Pas de symbole. Seule la valeur compte.
garage-car = Votre voiture
garage-slot = Libre
garage-deck = { $cards } cartes
garage-deck-about = vos cartes sans Heat ni Stress
garage-pick = Choisissez
garage-take = Prendre { $name }
garage-do-swap = Échanger contre { $name }
garage-no-swap = Ne rien échanger

# Results

results = Résultats
results-title = Résultats
results-about = { $place }, { $laps ->
    [one] { $laps } tour de circuit
   *[other] { $laps } tours de circuit
  }, { $rounds } manches
results-record = Enregistrer la course
results-track = Piste
results-rematch = Revanche
results-join-rematch = Rejoindre la revanche
results-classification = Classement
results-chart = Graphique
results-heat = Vos Heat
results-heat-of = { $name } : Heat
results-heat-about = payés : { $paid }, refroidis : { $cooled }
results-corners = Virages
results-line = { $how ->
    [won-lane] d’une file
    [won-spaces] { $number ->
        [one] d’une case
       *[other] de { $number } cases
      }
    [won-rounds] { $number ->
        [one] d’une manche
       *[other] de { $number } manches
      }
    [alone] seul à l’arrivée
    [bunch] { $number ->
        [one] { $cars } voitures en { $number } case
       *[other] { $cars } voitures en { $number } cases
      }
    [lane] côte à côte avec { $name }
    [spaces] { $number ->
        [one] à { $number } case de { $name }
       *[other] à { $number } cases de { $name }
      }
    [rounds] { $number ->
        [one] à { $number } manche de { $name }
       *[other] à { $number } manches de { $name }
      }
   *[out] hors course
  }{ $from ->
    [last] , depuis le fond de la grille
    [grid] , parti { $grid }e
    [spin] { $spins ->
        [one] , malgré un tête-à-queue
       *[other] , malgré { $spins } tête-à-queue
      }
    [tow] , sur une dernière aspiration
   *[none] { "" }
  }
results-gap = Écart
gap-winner = { $number ->
    [one] { $number } manche
   *[other] { $number } manches
  }
gap-rounds = { $number ->
    [one] +{ $number } manche
   *[other] +{ $number } manches
  }
gap-spaces = { $number ->
    [one] +{ $number } case
   *[other] +{ $number } cases
  }
gap-lane = d’une file
gap-out = hors course
results-leads = { $number ->
    [one] { $number } changement en tête.
   *[other] { $number } changements en tête.
  }
results-chart-click = Cliquez sur une manche pour la voir sur la piste.
results-key-spin = tête-à-queue
results-key-boost = vos Boosts
results-key-engine = dans le Moteur
results-key-paid = payés
results-corners-laps = barre : les autres, trait : limite
results-corners-lap = votre vitesse et celle des autres
results-distance = Cases jusqu’à la tête
results-distance-about = Au-dessus de la ligne, vous étiez devant tout le monde.
corner-words = { $corner }, limite { $limit }, tour { $lap } : { $state ->
    [spun] tête-à-queue
    [none] pas franchi
   *[passed] vitesse { $speed }, { $due } Heat
  }.
gap-words = { $best ->
    [one] Au mieux { $best } case d’avance, au pire { $worst } de retard.
   *[other] Au mieux { $best } cases d’avance, au pire { $worst } de retard.
  }
stat-over = { $number ->
    [one] virage pris trop vite
   *[other] virages pris trop vite
  }
stat-field = autres { $mean }
place-word = { $place ->
    [1] 1re place
   *[other] { $place }e place
  }
podium-label = Podium : { $names }
place = Place
driver = Pilote
heat = Heat
spins = T.-à-q.
out = hors
lap-number = Tour { $lap }
mark-slipstream = { $name } : Aspiration
mark-boost = { $name } : Boost
mark-spin-out = { $name } : tête-à-queue
stat-top-speed = vitesse max.
stat-slipstreams = { $number ->
    [one] Aspiration
   *[other] Aspirations
  }
stat-boosts = { $number ->
    [one] Boost
   *[other] Boosts
  }
stat-stress = { $number ->
    [one] Stress joué
   *[other] Stress joués
  }
stat-adrenaline = Adrénaline

# Sharing a result

share = Partager
share-title = Partager le résultat
share-making = L’image se prépare.
share-failed = L’image n’a pas pu être créée. Réessayez dans un instant.
share-shape = Format
share-wide = Paysage
share-tall = Portrait
share-named = Mon nom
share-about = Les autres personnes n’apparaissent que par la couleur de leur voiture. Le lien mène au résultat et au replay.
share-send = Partager…
share-picture = Copier l’image
share-save = Enregistrer l’image
share-link = Copier le lien
share-line = Copier le texte
share-copied = Image copiée.
share-line-copied = Texte copié.

# Problems

problem-offline = Le serveur ne répond pas. Réessayez dans un moment.
problem-server-error = Quelque chose a mal tourné. Rien n’est perdu.
problem-no-database = La base de données ne répond pas. Ce qui a été accepté est conservé ; réessayez dans un instant.
problem-no-such-code = Aucune table ne s’appelle { $code }. Les codes ont quatre signes.
problem-not-away-yet = Ce pilote peut revenir : attendez encore { $seconds } s.
problem-nobody-removed = Il n’y a personne à rappeler.
problem-is-here = Ce pilote est à la table : personne d’autre ne peut confier sa voiture.
problem-no-such-table = Il n’y a pas de course à cette adresse.
problem-not-seated = Vous n’avez pas de voiture à cette table.
problem-not-host = Seul l’hôte peut faire cela.
problem-no-such-seat = Cette voiture n’existe pas à cette table.
problem-bad-token = Ce lien privé n’ouvre aucune voiture ici.
problem-table-full = Chaque voiture a déjà un pilote.
problem-colour-taken = Cette couleur est déjà prise.
problem-bad-name = Le nom doit compter de 1 à { $most } caractères.
problem-bad-circuit = Impossible de courir sur ce circuit : { $reason }
problem-stroke-short = C’est trop petit pour un circuit. Dessinez une boucle plus grande.
problem-print-large = Cela ferait plus de { $sheets } feuilles. Prenez un papier plus grand ou des cases plus petites.
problem-bad-setup = Cette course ne peut pas commencer : { $reason }
problem-already-started = La course a commencé.
problem-not-started = La course n’a pas encore commencé.
problem-not-over = La course n’est pas encore finie.
problem-not-ready = On attend { $names }.
problem-not-a-driver = Il n’y a pas de pilote à remplacer ici.
problem-nothing-to-undo = Il n’y a rien à annuler.
problem-no-such-option = Ce n’est pas une des réponses.
problem-stale-decision = C’était déjà décidé. L’écran est à jour maintenant.
problem-not-your-turn = Ce n’est pas à vous.
problem-malformed = Le serveur n’a pas compris. Rechargez la page.
problem-too-large = C’est trop volumineux.
problem-too-fast = Trop vite. Attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
problem-bad-origin = Ouvrez cette page à sa propre adresse.

# What to expect of a field

strength-share = { $won } fois sur { $of }
strength-newcomer = Un nouveau venu gagne environ { $share } contre eux.
strength-known = Vous gagnez environ { $share } contre eux.
strength-guess = 
    { $races ->
        [one] Après une course, notre estimation : vous gagnez environ { $share } contre eux, entre { $low } et { $high }.
       *[other] Après { $races } courses, notre estimation : vous gagnez environ { $share } contre eux, entre { $low } et { $high }.
    }
strength-nearly-always = Vous gagnez presque toujours contre eux.
strength-hardly-ever = Vous ne gagnez presque jamais contre eux.
strength-not-measured = Tous n’ont pas été mesurés ici : c’est une estimation.
