# Home

home-nav = Slipstream
home-name = Nom
driver-default = Pilote
home-hero-1 = Sept cartes,
home-hero-2 = quatre rapports,
home-hero-3 = une ligne d’arrivée.
race-now = En course
race-now-about = Vous contre 5 Légendes, Red Mesa, 1 tour de circuit
invite-friends = Inviter des amis
invite-about = Un lien, pas de compte
resume-lobby = , au salon.
resume-race = , tour de circuit { $lap } sur { $laps }, manche { $round }.
resume-your-turn = C’est à vous.
resume-go = Reprendre la course
home-pick = Choisir un circuit
home-race = Votre course
home-start = Partir
home-lobby = Ouvrir un salon
home-join = Rejoindre
home-join-about = Collez le lien ou le code que vous avez reçu.
home-join-code = Lien ou code
home-join-go = Aller à la table
home-bad-code = Ce n’est ni un lien ni un code de course.
home-mine = Vos courses
mine-over = Finie
mine-lobby = Au salon
mine-race = Tour { $lap } sur { $laps }, manche { $round }
mine-your-turn = À vous
mine-none = Pas encore de course. « En course » est à un clic.
home-footer = Non officiel, gratuit et libre. Dessins et code originaux ; les règles appartiennent à leurs auteurs.
circuit-country = { $circuit ->
    [usa] USA
    [gb] Grande-Bretagne
    [france] France
    [italia] Italie
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
setup-empty-legends = Légendes
setup-empty-rookie = Rookies
setup-empty-club = Pilotes de club
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
setup-seconds = Temps par décision
setup-seconds-of = { $seconds ->
    [0] Sans limite
    [30] 30 secondes
    [60] 1 minute
    [120] 2 minutes
   *[other] 5 minutes
  }
setup-odds = Voir les chances
less = Moins
more = Plus

# Settings

settings = Réglages
settings-theme = Thème
settings-theme-auto = Auto
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-pace = Animation
settings-pace-off = Sans
settings-pace-fast = Vite
settings-pace-normal = Normale
settings-sound = Son
settings-notify = M’avertir quand c’est à moi
settings-signals = Voir les signaux
language = Langue
settings-single = Jouer pour moi les choix uniques
settings-confirm = Demander avant un tête-à-queue

# Lobby

lobby-title = Salon
lobby-seats = Pilotes
lobby-count = { $seated } sur { $cars }
lobby-host = Hôte
lobby-ready = Prêt
lobby-not-ready = Pas prêt
lobby-away = Absent
lobby-handicap = Handicap, { $name } : Heat de moins dans le Moteur
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
lobby-empty-rookie = Des rookies pilotent
lobby-empty-club = Des pilotes de club pilotent
lobby-empty-champion = Des champions pilotent
lobby-empty-nobody = Restent aux stands
lobby-add-driver = Ajouter un pilote
lobby-colour = Votre voiture
colour-red = Rouge, numéro 1
colour-blue = Bleu, numéro 2
colour-yellow = Jaune, numéro 3
colour-green = Vert, numéro 4
colour-gray = Blanc, numéro 5
colour-black = Rose, numéro 6
lobby-start = Lancer la course
lobby-get-ready = Je suis prêt
lobby-unready = Attendez-moi
lobby-all-ready = Tout le monde est prêt.
lobby-host-starts = L’hôte lance la course.
lobby-join = Prendre place
lobby-share = Inviter
lobby-share-about = Vos amis arrivent de tout téléphone ou ordinateur, sans compte.
lobby-link = Lien vers cette table
lobby-copy = Copier le lien
lobby-copied = Lien copié.
lobby-code = Code
lobby-private = Continuer sur un autre appareil
lobby-private-copied = Lien privé copié. Qui le possède conduit votre voiture.

# Messages

loading = Chargement de la course
reconnecting = Reconnexion, essai { $tries }. Vos cartes sont en sécurité.
unknown-title = Pas de course à cette adresse
unknown-text = Elle a peut-être été effacée, ou le lien est incomplet.
unknown-go = Accueil
gone-deleted = Cette course a été effacée
gone-removed = Vous avez quitté cette course
gone-text = Un pilote automatique continue là où il en faut un.
elsewhere-title = Vous conduisez dans un autre onglet
elsewhere-text = Un onglet conduit. L’autre attend ici.
elsewhere-go = Conduire ici

# Garage

garage-round = Atelier, manche { $round } sur { $rounds }
garage-swap = Atelier, échange
garage-order = Ordre de choix
garage-today = Aujourd’hui : { $place }
garage-grid = Grille de départ
symbols-must = carré : obligatoire
symbols-may = rond : facultatif
garage-market = Marché
garage-your-pick = Prenez une carte.
garage-swap-about = Vous pouvez échanger une de vos Améliorations.
garage-waiting = { $name } choisit.
garage-lot = { $name }
garage-advanced = Amélioration avancée.
garage-regular = Amélioration classique.
garage-no-symbols = Pas de symbole. La carte fait ce qu’elle montre.
garage-car = Votre voiture
garage-slot = Libre
garage-deck = { $cards } cartes
garage-deck-about = vos cartes sans Heat ni Stress
garage-pick = Choisissez
garage-take = Prendre { $name }
garage-do-swap = Échange : { $name }
garage-no-swap = Ne rien échanger

# Results

results = Résultats
results-title = Résultats
results-about = { $place }, { $laps ->
    [one] { $laps } tour de circuit
   *[other] { $laps } tours de circuit
  }, { $rounds } manches
results-record = Fichier
results-track = Piste
results-rematch = Revanche
results-join-rematch = Rejoindre la revanche
results-classification = Classement
results-chart = Graphique
results-chart-about = Place après chaque manche.
results-heat = Vos Heat
results-heat-of = { $name } : Heat
results-heat-about = payé { $paid }, refroidi { $cooled }
results-corners = Virages
results-corners-about = La vitesse dans chaque virage, et son prix.
results-won = { $gap ->
    [0] côte à côte
    [one] avec { $gap } case d’avance
   *[other] avec { $gap } cases d’avance
  }
results-behind = { $gap ->
    [0] côte à côte avec { $name }
    [one] { $gap } case derrière { $name }
   *[other] { $gap } cases derrière { $name }
  }
results-out = hors course
place-word = { $place ->
    [1] Premier
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
   *[other] Sixième
  }
podium-label = Podium : { $names }
place = Place
driver = Pilote
rounds = Manches
heat = Heat
spins = Tête-à-queue
out = hors
lap-number = Tour { $lap }
mark-slipstream = { $name } : Aspiration
mark-boost = { $name } : Boost
mark-spin-out = { $name } : tête-à-queue
stat-top-speed = vitesse max.
stat-slipstreams = { $number ->
    [one] Aspiration
   *[other] Aspirations
  }
stat-boosts = { $number ->
    [one] Boost
   *[other] Boosts
  }
stat-stress = Stress joués
stat-adrenaline = Adrénaline

# Problems

problem-offline = Le serveur ne répond pas. Réessayez dans un moment.
problem-server-error = Quelque chose a mal tourné ici. La course est en sécurité.
problem-no-such-table = Il n’y a pas de course à cette adresse.
problem-not-seated = Vous n’avez pas de siège à cette table.
problem-not-host = Seul l’hôte peut faire cela.
problem-no-such-seat = Ce siège n’existe pas.
problem-bad-token = Ce lien privé n’ouvre aucun siège ici.
problem-table-full = Chaque voiture a déjà un pilote.
problem-colour-taken = Cette couleur est déjà prise.
problem-bad-name = Un nom a de 1 à { $most } lettres.
problem-bad-circuit = Impossible de courir sur ce circuit : { $reason }
problem-bad-setup = Cette course ne peut pas partir : { $reason }
problem-already-started = La course a commencé.
problem-not-started = La course n’a pas encore commencé.
problem-not-over = La course n’est pas encore finie.
problem-not-ready = On attend { $names }.
problem-not-a-driver = Il n’y a personne à remplacer ici.
problem-nothing-to-undo = Il n’y a rien à reprendre.
problem-no-such-option = Ce n’est pas une des réponses.
problem-stale-decision = C’était déjà décidé. L’écran est à jour maintenant.
problem-not-your-turn = Ce n’est pas à vous.
problem-malformed = Le serveur n’a pas compris. Rechargez la page.
problem-too-large = C’est trop à la fois.
problem-too-fast = Trop vite. Attendez { $seconds } secondes.
problem-bad-origin = Cette page appartient à un autre serveur.
