# Replay

replay = Replay
replay-title = Replay : { $place }
replay-none = Pas de replay ici
replay-to-race = À la course
replay-controls = Lecteur
replay-play = Lire
replay-pause = Pause
replay-scrubber = Moment de la course
replay-speed-of = { $speed }×
replay-speed = Vitesse du lecteur : { $speed }
replay-step-on = Un pas en avant
replay-step-back = Un pas en arrière
replay-turn-on = Tour de jeu suivant
replay-turn-back = Tour de jeu précédent
replay-round-on = Manche suivante
replay-round-back = Manche précédente
replay-start = Sur la grille
replay-action = { $name } : { $action }
replay-plans = { $name } prévoit { $cards }
replay-keeps = { $name } ne défausse rien
replay-words = Manche { $round }. { $action }
replay-cockpit = Cockpit : { $name }
replay-cockpits = Quel cockpit
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
replay-keys-car = Cockpit de la voiture à cette place
replay-keys-follow = Suivre la voiture, ou tout le circuit

# Records

record-open = Ouvrir un fichier
record-open-about = L’enregistrement d’une course finie devient un replay avec un lien.
record-opening = Ouverture
record-delete = Effacer { $name }
record-deleted = L’enregistrement est effacé.
record-too-large = Ce fichier est trop grand pour un enregistrement.
problem-bad-record = Ce fichier ne s’ouvre pas comme un enregistrement : { $reason }
problem-record-other-rules = Cet enregistrement suit la version { $version } des règles. Seule la version { $expected } peut être rejouée ici.
problem-record-origin = Cet enregistrement commence au milieu d’une course, après un changement de règles. Il ne peut pas être ouvert.
problem-record-not-over = La course de cet enregistrement n’est pas finie. Seules les courses finies peuvent être ouvertes.

# Spectators

setup-spectators = Spectateurs
watch = Regarder
watch-full = Chaque voiture a un pilote.
watch-closed = L’hôte a fermé la course aux spectateurs.
watch-waits = Vous regardez. La course commence ici d’elle-même.
watch-count = { $number ->
    [one] { $number } spectateur
   *[other] { $number } spectateurs
  }
watch-follow = Suivre une voiture
watch-car = Suivre { $name }
watch-link = Copier le lien public
watch-copied = Lien copié. Qui l’ouvre regarde.
private-title = Cette course n’est pas ouverte aux spectateurs
private-text = L’hôte a fermé la course aux spectateurs. Revenez quand elle est finie, ou demandez un siège avant la suivante.
problem-no-spectators = L’hôte a fermé la course aux spectateurs.
