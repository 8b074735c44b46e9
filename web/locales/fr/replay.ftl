# Replay

replay = Replay
replay-title = Replay : { $place }
replay-none = Pas de replay ici
replay-to-race = Retour à la course
replay-controls = Lecteur
replay-play = Lire
replay-pause = Pause
replay-scrubber = Moment de la course
replay-speed-of = { $speed }×
replay-speed = Vitesse du lecteur : { $speed }
replay-step-on = Un pas en avant
replay-step-back = Un pas en arrière
replay-turn-on = Tour de jeu suivant
replay-turn-back = Tour de jeu précédent
replay-round-on = Manche suivante
replay-round-back = Manche précédente
replay-start = Sur la grille
replay-action = { $name } : { $action }
replay-plans = { $name } prévoit { $cards }
replay-keeps = { $name } ne défausse rien
replay-words = Manche { $round }. { $action }
replay-cockpit = Tableau de bord : { $name }
replay-cockpits = Quel tableau de bord
replay-table = Sur la table
replay-plan = Prévu
replay-hand = Main
replay-legend = Une Légende n’a ni cartes ni Moteur.
replay-follow = Suivre { $name }
replay-link = Copier le lien
replay-copied = Lien vers ce moment copié.
replay-races = Courses de la saison
replay-keys-play = Lire ou pause
replay-keys-step = Un pas en arrière ou en avant
replay-keys-turn = Un tour de jeu en arrière ou en avant
replay-keys-round = Une manche en arrière ou en avant
replay-keys-ends = Au départ, à l’arrivée
replay-keys-car = Tableau de bord de la voiture à cette place
replay-keys-follow = Suivre la voiture, ou tout le circuit

# Records

record-open = Ouvrir une course enregistrée
record-open-about = Ouvrez une course enregistrée pour la revoir et la partager.
record-opening = Ouverture de la course
record-delete = Effacer { $name }
record-deleted = La course est effacée.
record-too-large = Ce fichier est trop volumineux pour une course enregistrée.
problem-bad-record = Ce fichier n’est pas une course enregistrée lisible : { $reason }
problem-record-other-rules = Cette course a été enregistrée avec la version { $version } des règles. Seule la version { $expected } peut être revue ici.
problem-record-origin = Cette course enregistrée commence au milieu, après un changement de règles. Elle ne peut pas être ouverte.
problem-record-not-over = Cette course enregistrée n’est pas finie. Seules les courses finies peuvent être ouvertes.

# Spectators

setup-spectators = Spectateurs
watch = Regarder
watch-full = Chaque voiture a un pilote.
watch-closed = L’hôte a fermé la course aux spectateurs.
watch-waits = Vous regardez. La course commencera ici.
watch-count = { $number ->
    [one] { $number } spectateur
   *[other] { $number } spectateurs
  }
watch-follow = Suivre une voiture
watch-car = Suivre { $name }
watch-link = Copier le lien public
watch-copied = Lien copié. Qui l’ouvre regarde.
private-title = Cette course n’est pas ouverte aux spectateurs
private-text = L’hôte a fermé la course aux spectateurs. Revenez quand elle est finie, ou demandez une voiture pour la suivante.
problem-no-spectators = L’hôte a fermé la course aux spectateurs.
