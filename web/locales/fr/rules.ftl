# Rules at hand: the reference, what things say about themselves, and why something happened.
# Two sentences at most; numbers first. The rules themselves: src/slipstream/words/locales/LANGUAGE/rules.toml.

# The reference

rules-search = Chercher une règle
rules-search-hint = Un mot, ou CORNER-5
rules-contents = Sommaire
rules-in-brief = En bref
rules-in-brief-about = Le jeu en dessins. Chaque numéro ouvre la règle qui le fonde.
rules-back = Retour
rules-chapter = Chapitre
rules-found = { $count ->
    [0] Rien pour « { $words } ». Essayez un mot plus court.
    [one] { $count } règle
   *[other] { $count } règles
  }
rules-loading = Chargement des règles…
rules-failed = Impossible de charger les règles. Vérifiez la connexion et réessayez.
rules-retry = Réessayer
rules-link = Copier le lien vers { $id }
rules-link-copied = Lien copié.
rules-clause = Règle { $id }
rules-why = pourquoi ?
rules-why-label = Pourquoi ? { $what }
rules-why-asking = Recherche de la réponse…
rules-why-failed = Pas de réponse
keys-rules = les règles de ce que vous pointez

# Steps

brief-step-gear-title = Rapport
brief-step-gear = Restez ou changez d’un rapport, c’est gratuit. Deux rapports coûtent 1 Heat, trois sont impossibles.
brief-step-cards-title = Cartes
brief-step-cards = Jouez autant de cartes que votre rapport, face cachée. Les Heat restent en main.
brief-step-move-title = Déplacement
brief-step-move = Toutes les cartes sont révélées, celles du paquet aussi. Leur somme est votre vitesse, et vous avancez d’autant de cases.
brief-step-react-title = Réaction
brief-step-react = Refroidissement, Boost, Adrénaline et symboles des cartes, dans l’ordre voulu. Les symboles carrés sont obligatoires, les ronds facultatifs.
brief-step-slipstream-title = Aspiration
brief-step-slipstream = Juste derrière ou à côté d’une voiture, vous pouvez avancer de 2 cases de plus. Votre vitesse ne change pas.
brief-step-corner-title = Virage
brief-step-corner = Pour chaque ligne de virage franchie : chaque point de vitesse au-dessus de la limite coûte 1 Heat. Trop peu de Heat, c’est le tête-à-queue. Aucun choix ici.
brief-step-discard-title = Défausse
brief-step-discard = Défaussez les cartes de votre choix, sauf Heat et Stress.
brief-step-draw-title = Reconstitution de la main
brief-step-draw = Les cartes jouées vont à la défausse. Vous piochez jusqu’à votre limite de main.

# Topics with a drawing

brief-gears-title = Rapports
brief-gears = Le rapport est le nombre de cartes que vous jouez. Les petits rapports refroidissent : 3 Heat au rapport 1, 1 Heat au rapport 2.
brief-gears-drawn = Depuis le rapport 2 : 1, 2 et 3 sont gratuits, 4 coûte 1 Heat.
brief-cards-title = Cartes et vitesse
brief-cards = Votre vitesse est la somme des cartes que vous jouez. La voiture avance exactement d’autant.
brief-cards-drawn = Rapport 3, cartes 4, 2 et 1 : vitesse 7, 7 cases.
brief-corner-title = Prix d’un virage
brief-corner = Un virage compare toute votre vitesse à sa limite. Chaque point au-dessus coûte 1 Heat du Moteur.
brief-corner-drawn = Vitesse 7 pour une limite de 5 : 2 Heat.
brief-spin-out-title = Tête-à-queue
brief-spin-out = Si le Moteur ne peut pas payer, vous payez tous ses Heat et revenez avant la ligne. Vous prenez des Stress, 1 aux rapports 1 et 2, 2 aux rapports 3 et 4, et repartez au rapport 1.
brief-spin-out-drawn = Vitesse 8, limite 4, 4 à payer. Moteur 2 : tête-à-queue, le rapport 3 donne 2 Stress.
brief-slipstream-title = Aspiration
brief-slipstream = Après la Réaction, à côté d’une voiture ou juste derrière, vous pouvez avancer de 2 cases de plus. La vitesse ne change pas, mais une ligne de virage franchie ainsi compte.
brief-slipstream-drawn = Juste derrière une voiture : 2 cases de plus à la même vitesse.
brief-boost-title = Boost et cartes retournées
brief-boost = Une fois par tour, payez 1 Heat et retournez des cartes jusqu’à une carte de base (1 à 4) : avancez d’autant. Votre vitesse augmente.
brief-boost-drawn = Un Stress vient d’abord et est défaussé, puis un 3 : vitesse +3, 3 cases.
brief-cooldown-title = Refroidissement
brief-cooldown = Des Heat repartent de votre main dans le Moteur. On peut les payer à nouveau tout de suite.
brief-cooldown-drawn = Le rapport 1 refroidit 3 : trois Heat quittent la main.
brief-engine-title = Heat et Moteur
brief-engine = Les Heat du Moteur sont ce que vous payez. Payés, ils vont à la défausse, reviennent en main et l’encombrent jusqu’au Refroidissement.
brief-engine-drawn = Moteur, défausse, paquet, main, Moteur : le chemin des Heat.
brief-stress-title = Stress
brief-stress = Un Stress fait retourner des cartes jusqu’à une carte de base (1 à 4). Il ne se défausse pas : on s’en défait en le jouant.
brief-stress-drawn = Stress et 3 : la carte retournée est un 2, vitesse 5.
brief-adrenaline-title = Adrénaline
brief-adrenaline = La dernière voiture (les deux dernières à cinq voitures ou plus) peut ajouter 1 à sa vitesse et refroidir 1 Heat. Chaque effet une fois, à cette manche seulement.
brief-adrenaline-drawn = Dernière au début de la manche : +1 case, 1 Heat refroidi, ou les deux.
brief-blocking-title = Blocage
brief-blocking = Deux voitures remplissent une case. Vous pouvez traverser les cases pleines, mais pas vous y arrêter : vous vous arrêtez sur la case libre la plus proche en arrière. Votre vitesse ne change pas.
brief-blocking-drawn = Vitesse 4, la quatrième case est pleine : 3 cases, toujours vitesse 4.
brief-legend-a-title = Légendes : déplacement A
brief-legend-a = Après la Ligne de Légende, une Légende franchit le virage : la limite plus son losange. Elle ne franchit jamais deux lignes de virage.
brief-legend-a-drawn = Limite 3, losange 2 : 5 cases.
brief-legend-b-title = Légendes : déplacement B
brief-legend-b = Avant la Ligne de Légende, elle avance de sa vitesse maximale. Si cela franchit la ligne de virage, elle s’arrête plutôt sur la case de son losange.
brief-legend-b-drawn = La vitesse maximale 9 franchirait la ligne : arrêt au losange 1.
brief-conditions-title = Météo et route
brief-conditions = Un jeton en losange change un virage ; un jeton rectangulaire, le secteur jusqu’au virage suivant. La météo n’agit que là où il y a un jeton météo.
brief-conditions-drawn = Ce virage : limite +1. Le secteur qui suit : Boost sans Heat.
brief-symbols-title = Symboles de l’Atelier
brief-symbols = Les symboles carrés à double bord sont obligatoires, les ronds facultatifs. Utilisez-les dans l’ordre voulu pendant la Réaction.
brief-symbols-drawn = Obligatoires : Heat, Débris, limite, usage unique. Facultatifs : Refroidissement, Aspiration, et les autres.
brief-finish-title = Arrivée
brief-finish = Finir une manche plus tôt l’emporte. À la même manche, la voiture la plus avancée est devant ; sur la même case, celle de la ligne de course.
brief-finish-drawn = Les deux à la même manche : 4 devance 2. Elle est allée plus loin.
brief-order-title = Ordre de jeu
brief-order = La voiture la plus avancée joue d’abord ; sur une case partagée, celle de la ligne de course. L’ordre vaut pour toute la manche.
brief-order-drawn = 1 mène. 2 et 3 partagent une case : 2 est sur la ligne de course.
brief-cluttered-title = Main brûlante
brief-cluttered = Trop peu de cartes jouables pour tous les rapports possibles ? Complétez avec des Heat de votre main. La voiture n’avance pas, ces cartes sont défaussées et vous passez au rapport 1.
brief-cluttered-drawn = Rapport 3, une carte jouable, deux Heat : pas de déplacement.

# Dashboard

brief-gear-title = Rapport { $gear }
brief-gear = { $gear ->
    [one] Jouez { $gear } carte.
   *[other] Jouez { $gear } cartes.
  } { $cooldown ->
    [0] Pas de Refroidissement.
   *[other] Refroidit jusqu’à { $cooldown } Heat.
  } { $cost ->
    [-2] {""}
    [-1] Hors de portée : un rapport est gratuit, deux coûtent 1 Heat, trois sont impossibles.
    [0] Gratuit.
   *[other] Le changement coûte { $cost } Heat.
  }
brief-pile-draw-title = Paquet
brief-pile-draw = Personne ne connaît son ordre. S’il est vide quand il faut une carte, la défausse est mélangée.
brief-pile-discard-title = Défausse
brief-pile-discard = Seule la carte du dessus est visible, pour vous aussi. Les Heat payés attendent ici le prochain mélange.
brief-play-area-title = Zone de jeu
brief-play-area = La somme de ces cartes est votre vitesse. Elle compte pour chaque virage franchi ce tour.
brief-flip-odds-title = Probabilités de la carte retournée
brief-flip-odds = Ce que peut donner la prochaine carte retournée, d’après les cartes que vous n’avez pas vues. Les autres cartes qui viennent avant sont défaussées.
brief-forecast-title = Prévision
brief-forecast = La vitesse, sa probabilité, et les Heat qu’elle coûte. Valable pour les positions actuelles.
brief-forecast-row-title = Vitesse { $speed }
brief-forecast-row = { $spins ->
    [yes] Le virage coûte { $needs } Heat. Le Moteur en a moins : c’est le tête-à-queue.
   *[no] Heat à payer ce tour : { $heat }. Il en reste { $left } dans le Moteur.
  }
brief-limit-title = Vitesse limite { $limit }
brief-limit = Jusqu’à la vitesse { $limit }, c’est gratuit ici. Chaque point au-dessus coûte 1 Heat.
brief-commit-title = Valider
brief-commit = Rapport et cartes restent secrets jusqu’à ce que tous soient en place. D’ici là, vous pouvez les reprendre.
brief-undo-title = Annuler
brief-undo = Possible tant qu’aucune carte n’est révélée et que personne d’autre n’agit.

# Cards

brief-card-basic-title = Carte de base
brief-card-basic = Ajoute son nombre à votre vitesse. Vous avez trois cartes de chaque : 1, 2, 3 et 4.
brief-card-stress-title = Stress
brief-card-stress = La première carte de base (1 à 4) retournée de votre paquet compte. Il ne se défausse pas.
brief-card-heat-title = Heat
brief-card-heat = Ne se joue pas, ne se défausse pas. Refroidissez-le pour le remettre dans le Moteur.
brief-card-upgrade-title = Amélioration
brief-card-upgrade = Sa valeur compte pour votre vitesse. Ce n’est pas une carte de base : retournée, elle est défaussée.
brief-card-sponsor-title = Carte Sponsor
brief-card-sponsor = Se joue comme une Amélioration, une fois : puis elle quitte le jeu.

# Symbols

brief-sym-heat-title = Heat (obligatoire)
brief-sym-heat = Payez ce nombre de Heat pendant la Réaction. Si le Moteur en a moins, la carte est défaussée et une carte retournée la remplace.
brief-sym-scrap-title = Débris (obligatoire)
brief-sym-scrap = Défaussez ce nombre de cartes du dessus de votre paquet. Elles ne font rien d’autre.
brief-sym-limit-title = Limite (obligatoire)
brief-sym-limit = La limite de chaque virage franchi ce tour change de ce nombre.
brief-sym-once-title = Usage unique (obligatoire)
brief-sym-once = Jouée une fois, la carte quitte le jeu à la fin du tour.
brief-sym-flip-title = Carte à retourner (obligatoire)
brief-sym-flip = Retournez des cartes jusqu’à une carte de base (1 à 4), et ajoutez-la.
brief-sym-cooldown-title = Refroidissement (facultatif)
brief-sym-cooldown = Remettez jusqu’à ce nombre de Heat de votre main dans le Moteur.
brief-sym-slipstream-title = Aspiration (facultatif)
brief-sym-slipstream = Si vous profitez de l’Aspiration, elle peut aller d’autant plus loin.
brief-sym-stress-title = Réduction du stress (facultatif)
brief-sym-stress = Défaussez jusqu’à ce nombre de Stress de votre main.
brief-sym-salvage-title = Récupération (facultatif)
brief-sym-salvage = Regardez votre défausse et mélangez jusqu’à ce nombre de cartes dans le paquet.
brief-sym-refresh-title = Renouvellement (facultatif)
brief-sym-refresh = À la fin du tour, la carte peut aller sur votre paquet.
brief-sym-direct-title = Jeu direct (facultatif)
brief-sym-direct = Jouez la carte depuis votre main pendant la Réaction. Vous avancez aussitôt.
brief-sym-accelerate-title = Accélération (facultatif)
brief-sym-accelerate = Vitesse +1 pour chaque carte retournée ce tour jusqu’ici, et avancez d’autant.
brief-sym-adrenaline-title = Adrénaline (facultatif)
brief-sym-adrenaline = Une case de plus. Votre vitesse augmente de 1, ce qui compte aussi dans les virages.
brief-sym-boost-title = Boost (facultatif)
brief-sym-boost = Une fois par tour, 1 Heat pour une carte retournée : avancez d’autant. Votre vitesse augmente.

# Answers

brief-cool-gear-title = Refroidissement du rapport
brief-cool-gear = Le rapport 1 refroidit jusqu’à 3 Heat, le rapport 2 en refroidit 1. Ce que vous n’utilisez pas est perdu.
brief-cool-adrenaline-title = Refroidissement de l’Adrénaline
brief-cool-adrenaline = 1 Heat de votre main au Moteur. La vitesse ne change pas.
brief-cool-sector-title = Refroidissement de la météo
brief-cool-sector = 1 Heat de plus tant que votre voiture est dans ce secteur. Une fois par tour et par secteur.
brief-unpayable-title = Heat insuffisants
brief-unpayable = Le Moteur a trop peu pour cette carte. Elle va à la défausse, une carte retournée la remplace, et le déplacement est corrigé.
brief-choose-value-title = Choisir une valeur
brief-choose-value = Après toutes les cartes retournées, choisissez une des valeurs imprimées. Elle vaut pour ce tour.
brief-end-react-title = Fin de Réaction
brief-end-react = Les symboles facultatifs que vous laissez sont perdus. Les obligatoires viennent d’abord.
brief-refresh-title = Renouvellement
brief-refresh = La carte va sur votre paquet : vous la piochez en premier.
brief-stay-title = Sans Aspiration
brief-stay = Vous restez où vous êtes, et le virage est vérifié.

# Board and order

brief-badge-title = { $corner }, limite { $limit }
brief-badge = { $changed ->
    [yes] { $printed } imprimé, maintenant { $limit } par le jeton de la route.
   *[no] Jusqu’à la vitesse { $limit }, c’est gratuit.
  } { $surcharge ->
    [0] Chaque point au-dessus coûte 1 Heat.
   *[other] Chaque point au-dessus coûte 1 Heat, et la surchauffe de la route { $surcharge } de plus.
  }{ $press ->
    [yes] {" "}Virage de la presse : franchissez-le par Aspiration ou à 2 au-dessus de la limite pour une carte Sponsor.
   *[no] {""}
  }
brief-legend-line-title = Ligne de Légende
brief-legend-line = Après cette ligne, une Légende franchit le virage ; avant, elle ne fait que s’en approcher. Les joueurs l’ignorent.
brief-order-lap-title = Tour de circuit
brief-order-lap = Le tour de circuit 1 commence quand la voiture franchit la ligne de départ pour la première fois.
brief-order-gear-title = Rapport
brief-order-gear = Les rapports sont publics quand tous les plans sont validés.
brief-order-heat-title = Heat dans le Moteur
brief-order-heat = Ce que le pilote peut encore payer. Tout le monde le voit.
brief-order-hand-title = Cartes en main
brief-order-hand = Leur nombre est public, les cartes non.
brief-legend-title = Légende
brief-legend = Une voiture automatique sans cartes ni Heat. Une carte Légende par manche donne à chaque Légende sa vitesse maximale et un losange.

# Weather and roads

brief-weather-clouds-title = Nuages
brief-weather-clouds = 1 Stress de moins dans chaque paquet. Pas de Refroidissement dans les secteurs météo.
brief-weather-fog-title = Brouillard
brief-weather-fog = 1 Heat de plus dans chaque Moteur. Pas d’Aspiration depuis un secteur météo.
brief-weather-storm-title = Tempête
brief-weather-storm = 1 Stress de plus dans chaque paquet. Une Aspiration qui part d’un secteur météo peut aller 2 cases plus loin.
brief-weather-snow-title = Neige
brief-weather-snow = 1 Heat de moins dans chaque Moteur. Refroidissement +1 dans les secteurs météo.
brief-weather-rain-title = Pluie
brief-weather-rain = 3 Heat de chaque Moteur commencent dans le paquet. Refroidissement +1 dans les secteurs météo.
brief-weather-sun-title = Soleil
brief-weather-sun = 3 Heat de chaque Moteur commencent dans la défausse. Une Aspiration qui part d’un secteur météo peut aller 2 cases plus loin.
brief-road-limit_up-title = Bonne route
brief-road-limit_up = La limite de ce virage monte de 1, pour chaque voiture.
brief-road-limit_down-title = Mauvaise route
brief-road-limit_down = La limite de ce virage baisse de 1, pour chaque voiture.
brief-road-overheat-title = Surchauffe de la route
brief-road-overheat = Au-dessus de la limite, ce virage coûte 1 Heat de plus. À la limite ou en dessous, rien.
brief-road-slipstream-title = Aspiration +1
brief-road-slipstream = Une Aspiration qui commence dans ce secteur peut aller 1 case plus loin.
brief-road-free_boost-title = Contrôle de la chaleur
brief-road-free_boost = Le Boost ne coûte pas de Heat dans ce secteur, même avec un Moteur vide.
brief-road-weather-title = Secteur météo
brief-road-weather = L’effet de la tuile Météo agit dans ce secteur.

# Garage

brief-lot-title = Marché
brief-lot = Prenez une Amélioration à chacun des trois choix. Elle va dans votre paquet.
brief-draft-order-title = Ordre du draft
brief-draft-order = Les choix 1 et 3 commencent au fond de la grille, le choix 2 à l’avant.
brief-must-title = Carré : obligatoire
brief-must = À faire avant la fin de la Réaction.
brief-may-title = Rond : facultatif
brief-may = Utilisable une fois, dans l’ordre voulu, ou pas du tout.
brief-deck-title = Votre paquet
brief-deck = 12 cartes de base, vos Améliorations et les Stress sont mélangés ensemble.

# Why it happened. Facts first, then the rule.

why-corner-title = Virage { $corner } : { $due } Heat
why-spin-title = Tête-à-queue au virage { $corner }
why-order-title = Ordre de la manche { $round }
why-legend-title = { $name } : déplacement { $move }
why-blocked-title = Blocage
why-adrenaline-title = Adrénaline
why-reshuffled-title = Nouveau paquet
why-cluttered-title = Main brûlante
why-corrected-title = Rapport corrigé
why-unpayable-title = Heat insuffisants
why-finished-title = { $place ->
    [0] Arrivée
    [1] 1re place
   *[other] { $place }e place
  }
why-sponsor-title = Carte Sponsor
why-eliminated-title = Hors course
why-speed = Vitesse { $speed } : { $sum }.
why-speed-plain = Vitesse { $speed }.
why-part-flip = carte retournée : { $value }
why-part-boost = Boost { $value }
why-part-adrenaline = Adrénaline 1
why-part-accelerate = Accélération { $value }
why-part-card = { $card } { $value }
why-part-named = { $card }
why-part-value = { $value }
why-limit-printed = Limite { $limit }, comme imprimé.
why-limit-road = Limite { $limit } : imprimé { $printed }, route { $road }.
why-limit-cards = Limite { $limit } : imprimé { $printed }, cartes du pilote { $own }.
why-limit-both = Limite { $limit } : imprimé { $printed }, route { $road }, cartes du pilote { $own }.
why-corner-free = { $speed } ne dépasse pas { $limit } : pas de Heat.
why-corner-due = { $speed } − { $limit } = { $over } : { $due } Heat.
why-corner-due-hot = { $speed } − { $limit } = { $over }, et { $surcharge } pour la surchauffe de la route : { $due } Heat.
why-spin-engine = { $due } Heat à payer, le Moteur en avait { $engine } : tête-à-queue.
why-spin-stress = Rapport { $gear } : { $stress } Stress. Puis rapport 1.
why-spin-supply = Le rapport { $gear } donne { $wanted } Stress, la réserve en avait { $stress }. Puis rapport 1.
why-spin-place = { $steps ->
    [0] Retour à l’emplacement libre le plus proche avant la ligne du virage { $corner }.
    [one] Retour à l’emplacement libre le plus proche avant la ligne du virage { $corner }, 1 case plus loin en arrière : la première était pleine.
   *[other] Retour à l’emplacement libre le plus proche avant la ligne du virage { $corner }, { $steps } cases plus loin en arrière : les autres étaient pleines.
  }
why-order-rule = La voiture la plus avancée au début de la manche joue en premier.
why-order-grid = La grille décide de la première manche.
why-order-row = { $place }. { $name } : tour de circuit { $lap }, case { $space }, { $spot ->
    [0] ligne de course.
   *[1] emplacement extérieur.
  }
why-order-row-grid = { $place }. { $name } : position { $grid } sur la grille.
why-order-adrenaline = Adrénaline : { $names }.
why-legend-card = Carte Légende, { $name } : vitesse maximale { $top }, losange { $diamond }.
why-legend-a = Après la Ligne de Légende du virage { $corner }. Limite { $limit } + losange { $diamond }: avance de { $distance }.
why-legend-a-short = Après la Ligne de Légende du virage { $corner }. Limite { $limit } + losange { $diamond } = { $sum }, mais jamais deux lignes de virage : avance de { $distance }.
why-legend-b = Avant la Ligne de Légende. Aucune ligne de virage à portée de sa vitesse maximale : avance de { $distance }.
why-legend-b-last = Plus de ligne de virage avant l’arrivée : sa vitesse maximale, avance de { $distance }.
why-legend-b-diamond = Avant la Ligne de Légende du virage { $corner }, { $away ->
    [one] { $away } case
   *[other] { $away } cases
  } avant le virage. La vitesse maximale { $top } le franchirait : jusqu’au losange { $diamond }, avance de { $distance }.
why-legend-stays = Elle est plus près de la ligne que ne le dit son losange et ne recule jamais : elle reste.
why-blocked = { $wanted ->
    [one] { $wanted } case
   *[other] { $wanted } cases
  } plus loin, les deux emplacements étaient pris : arrêt après { $driven }.
why-blocked-stays = { $wanted ->
    [one] { $wanted } case
   *[other] { $wanted } cases
  } plus loin, et tout le long, les deux emplacements étaient pris : pas de déplacement.
why-blocked-speed = Toute la vitesse compte quand même pour le virage.
why-adrenaline = { $cars } voitures au départ : { $last ->
    [one] la dernière d’une manche a l’Adrénaline.
   *[other] les { $last } dernières d’une manche ont l’Adrénaline.
  }
why-adrenaline-place = { $name } : place { $place } sur { $racing } au début de la manche { $round }.
why-adrenaline-gives = Vitesse +1 et une case, 1 Heat refroidi, ou les deux.
why-reshuffled = Il fallait une carte et le paquet était vide. { $number ->
    [one] { $number } carte de la défausse est devenue le nouveau paquet.
   *[other] { $number } cartes de la défausse sont devenues le nouveau paquet.
  }
why-cluttered = Rapport { $cards } : { $playable ->
    [one] { $playable } carte jouable
   *[other] { $playable } cartes jouables
  }, { $heat } Heat de la main. Aucun rapport possible ne pouvait être rempli.
why-cluttered-stays = Pas de déplacement, { $cards } à la défausse, rapport 1.
why-corrected-up = Deux rapports de plus depuis le { $before }, sans Heat pour payer : une carte au hasard ({ $card }) est défaussée, et le rapport est { $gear }.
why-corrected-down = Deux rapports de moins depuis le { $before }, sans Heat pour payer : une carte retournée s’ajoute, et le rapport est { $gear }.
why-unpayable = { $card } demande { $heat } Heat et le Moteur en avait moins. Une carte retournée la remplace, et le déplacement est refait avec cette valeur.
why-finished-round = Manche { $round }, { $beyond ->
    [0] juste après la ligne
    [one] 1 case après la ligne
   *[other] { $beyond } cases après la ligne
  }, { $spot ->
    [0] ligne de course.
   *[1] emplacement extérieur.
  }
why-finished-other = Même manche : { $name }, { $beyond ->
    [0] juste après la ligne
    [one] 1 case après
   *[other] { $beyond } cases après
  }, { $spot ->
    [0] ligne de course.
   *[1] emplacement extérieur.
  }
why-finished-rule = D’abord la manche la plus tôt, puis la voiture la plus avancée, puis la ligne de course.
why-sponsor-press-corner = Virage de la presse { $corner } : franchi par Aspiration, ou à { $least } au moins au-dessus de la limite.
why-sponsor-top-speed = L’événement de cette course : vitesse { $least } ou plus en un tour.
why-sponsor-overtaking = L’événement de cette course : { $least ->
    [one] { $least } voiture dépassée
   *[other] { $least } voitures dépassées
  } en un tour.
why-sponsor-first-lap = L’événement de cette course : { $cars ->
    [one] la première
   *[other] parmi les { $cars } premières
  } à finir le tour de circuit 1.
why-sponsor-start = La carte Événement donne des cartes Sponsor au départ.
why-eliminated = L’événement de cette course : qui part en tête-à-queue est éliminé.
