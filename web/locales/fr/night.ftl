# What happened at the table
note-handed-over = { $driver } pilote maintenant pour { $name }.
note-taken-back = { $name } a repris le volant.
note-gave-up = { $name } abandonne. { $driver } continue.
note-removed = { $by } a retiré { $name }.
note-restored = { $name } a été rappelé à la table.
note-host = { $name } est désormais l’hôte.
note-host-you = Vous êtes désormais l’hôte.
note-setup = { $by } a modifié la course. Redites que vous êtes en place.
note-undone = { $name } a annulé sa dernière réponse.
note-time-up = Temps écoulé pour { $name } : la sélection compte.
note-time-up-you = Temps écoulé : votre sélection compte.
note-time-up-driver = Temps écoulé pour { $name } : un pilote a décidé.
note-time-up-driver-you = Temps écoulé : un pilote a décidé pour vous.

# Away, removed, host
away-for = Ailleurs, { $time }
away-let = Confier à un pilote
remove-title = Retirer { $name } ?
remove-about = Vous pourrez rappeler { $name }.
remove-yes = Retirer
remove-undo = Rappeler
make-host = Faire hôte

# Clocks
seat-clock = reste { $time }
setup-clock = Pendule
setup-bank-of = { $minutes } min par course, +{ $increment } s par réponse

# Answers ahead
ahead-title = Le cas échéant
ahead-about = Choisissez pendant que les autres jouent. Modifiable jusqu’au bout ; personne ne le voit.
ahead-ask = Me demander
ahead-react = Réagir
ahead-cool = Refroidir
ahead-adrenaline = Adrénaline : +1
ahead-boost = Boost
ahead-nothing = Rien
ahead-slipstream = Aspiration
ahead-slip-yes = Le plus loin possible
ahead-slip-no = Rester
ahead-discard = Défausser
ahead-keep = Tout garder
ahead-chosen = Choisi

# Waiting
wait-plan = choisit rapport et cartes
wait-value = choisit une valeur
wait-react = réagit
wait-slipstream = décide de l’aspiration
wait-discard = défausse
wait-refresh = range ses cartes
wait-draft = choisit une pièce
wait-swap = échange une pièce
wait-mine = Votre plan : rapport { $gear }
wait-done = Votre tour est terminé.

# Signals
signals-past = Récemment
signals-none = Aucun signal pour l’instant.

# One device for several people
hot-add = Quelqu’un d’autre sur cet appareil
hot-add-about = Vous partagez cet écran. Une main reste couverte jusqu’à ce que son joueur la tienne.
hot-hand = Passez l’appareil à { $name }
hot-hold = Maintenez pour regarder
hot-keep = Glissez vers le haut pour la garder ouverte jusqu’à votre réponse.
hot-keys = Touches : maintenez Espace pour regarder, Entrée garde ouvert, Échap couvre.
hot-cover = Couvrir la main
hot-public = Tout le monde peut voir cet écran.
hot-here = Sur cet appareil
