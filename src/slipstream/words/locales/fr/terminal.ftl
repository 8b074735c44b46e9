# Ce que dit le jeu dans le terminal.

## The situation

terminal-title = { $circuit }, { $laps }. Manche { $round }, place { $place } sur { $cars }
terminal-laps = { $laps ->
    [one] { $laps } tour de circuit
   *[other] { $laps } tours de circuit
  }
terminal-spaces = { $number ->
    [one] { $number } case
   *[other] { $number } cases
  }
terminal-spaces-span = { $low } à { $high } { $high ->
    [one] case
   *[other] cases
  }
terminal-corner-ahead = { $ahead } avant la ligne du virage { $corner }, limite { $limit }{ $marks }
terminal-corner-after = encore { $further } jusqu’au virage { $corner }, limite { $limit }{ $marks }
terminal-corner-here = Juste avant la ligne du virage { $corner }, limite { $limit }{ $marks }
terminal-mark-limit = (route { $change })
terminal-mark-overheat = (surchauffe de la route : { $heat } Heat)
terminal-mark-press = (Virage de la presse)
terminal-mark-adjust = ({ $change } par vos cartes)
terminal-here = Ici : { $effects }.
terminal-ahead-here = Secteur dans { $ahead } : { $effects }.
terminal-beyond-finish = Au-delà de la ligne d’arrivée.
terminal-no-corner-ahead = Pas de virage avant la ligne d’arrivée : { $distance }.
terminal-car-ahead = { $number } devant
terminal-car-behind = { $number } derrière
terminal-car-beside = à côté de vous
terminal-you = vous
terminal-your-car = Votre voiture
terminal-race-line = ligne de course
terminal-outer = extérieur
terminal-on-grid = grille
terminal-finished = à l’arrivée
terminal-eliminated = hors course
terminal-legend = Légende
terminal-adrenaline = Adrénaline
terminal-road-empty = Aucune autre voiture près de vous.
terminal-road = Près de vous : { $cars }.
terminal-car-line = { $hand ->
    [one] { $place }. { $car } : { $distance }, { $where }, rapport { $gear }, { $engine } Heat, { $hand } carte{ $extra }.
   *[other] { $place }. { $car } : { $distance }, { $where }, rapport { $gear }, { $engine } Heat, { $hand } cartes{ $extra }.
  }
terminal-car-line-out = { $place }. { $car } : { $status }.
terminal-car-line-legend = { $place }. { $car } : { $distance }, { $where }, Légende.
terminal-top = dessus du paquet : { $cards }
terminal-own-adrenaline = Vous avez l’Adrénaline à cette manche.
terminal-mat = Rapport { $gear }, Moteur { $engine } Heat.
terminal-draw = Paquet ({ $number }) : { $cards }.
terminal-discard = Défausse ({ $number }), dessus : { $top }.
terminal-discard-empty = Défausse : vide.
terminal-hand = Main : { $cards }.
terminal-hand-reshuffle = Paquet épuisé : la défausse sera mélangée.

## Columns of the coloured screen

terminal-column-ahead = devant
terminal-column-race = course
terminal-column-outer = ext.
terminal-column-sector = sect.
terminal-column-me = >>
terminal-column-car = voiture
terminal-column-lap = tour
terminal-column-space = case
terminal-column-spot = place
terminal-column-on-race-line = course
terminal-column-on-outer = extérieur
terminal-column-to-you = écart
terminal-column-gear = rapp.
terminal-column-heat = Heat
terminal-column-hand = main
terminal-column-plan = plan
terminal-column-speed = vitesse
terminal-column-on-the-way = en chemin
terminal-column-risk = risque
terminal-column-driver = pilote
terminal-column-grid = grille
terminal-column-round = manche
terminal-column-reached = atteint
terminal-column-spin-outs = tête-à-queue
terminal-column-heat-paid = Heat payés
terminal-column-points = points
terminal-column-out = élim.
terminal-mat-gear = Rapport
terminal-mat-engine = Moteur
terminal-mat-heat = { $heat } Heat
terminal-mat-draw = Paquet { $number } : { $cards }
terminal-mat-discard = Défausse { $number }
terminal-mat-discard-top = Défausse { $number }, dessus { $top }
terminal-mat-hand = Main

## Asking

terminal-ask-plan = Rapport et cartes
terminal-gears = Rapports : { $gears }.
terminal-gear-free = { $gear }
terminal-gear-heat = { $gear } (pour { $heat } Heat)
terminal-gear-corrected = { $gear } (pas de Heat : sera corrigé)
terminal-ask-plan-hint = Tapez des cartes, p. ex. { $example } ; ou list, help, quit.
terminal-ask-commit = Entrée joue ce plan ; ou tapez-en un autre
terminal-ask-number-hint = Tapez un numéro ; Entrée : { $default }.
terminal-ask-number-must = Tapez un numéro ; ce qui est marqué OBLIGATOIRE vient avant la fin de la Réaction.
terminal-ask-number-only = Tapez un numéro.
terminal-ask-salvage = { $number ->
    [one] Récupération. Tapez { $number } carte au plus, - pour rien, ou Entrée pour revenir
   *[other] Récupération. Tapez { $number } cartes au plus, - pour rien, ou Entrée pour revenir
  }
terminal-ask-salvage-hint = Votre défausse : { $cards }.
terminal-ask-discard-hint = Vous pouvez défausser { $cards }. Tapez des cartes, ou Entrée pour tout garder.
terminal-forced = ({ $step } : une seule réponse, { $action }.)
terminal-forced-react = (Réaction : rien à utiliser.)
terminal-step-plan = Rapport et cartes
terminal-step-value = Valeur
terminal-step-react = Réaction
terminal-step-slipstream = Aspiration
terminal-step-discard = Défausse
terminal-step-refresh = Renouvellement
terminal-step-draft = Draft
terminal-step-swap = Échange
terminal-step-keep = Garder une Amélioration

## What an answer would do

terminal-speed = Vitesse { $speed }
terminal-from-pile = { $number ->
    [one] { $number } carte du paquet
   *[other] { $number } cartes du paquet
  }
terminal-shift-cost = changer de rapport coûte { $heat } Heat
terminal-shift-later = changer de rapport coûtera { $heat } Heat à votre tour
terminal-speed-choice = vous choisissez { $values } pour { $card }
terminal-symbols-cost = les symboles Heat coûtent { $heat } Heat
terminal-crosses = Franchit le virage { $corner }, limite { $limit }{ $marks } : { $due } à payer.
terminal-may-cross = Franchit peut-être le virage { $corner }, limite { $limit }{ $marks } : { $due } à payer.
terminal-sponsor = Virage de la presse : une carte Sponsor, sauf tête-à-queue.
terminal-sponsor-maybe = Virage de la presse : peut-être une carte Sponsor, sauf tête-à-queue.
terminal-corrected-up = Pas de Heat pour deux rapports : une de ces cartes, tirée au hasard, est défaussée ; rapport { $gear }.
terminal-corrected-down = Pas de Heat pour deux rapports : une carte du paquet s’ajoute ; rapport { $gear }.
terminal-cool-for-symbols = Seulement si vous refroidissez d’abord des Heat en Réaction : sinon un symbole Heat ne peut pas être payé.
terminal-unpayable-ahead = ATTENTION : pas assez de Heat pour les symboles Heat. Une carte qui ne peut pas être payée est défaussée et remplacée par une carte retournée : les chiffres ci-dessus en tiennent compte.
terminal-no-heat = aucun Heat
terminal-heat = { $heat } Heat
terminal-engine-then = Moteur { $engine }
terminal-stops-before = S’arrête { $left } avant le virage { $corner } (limite { $limit }).
terminal-stops-at = S’arrête juste avant la ligne du virage { $corner } (limite { $limit }).
terminal-cooldown-of-gear = rapport { $gear } jusqu’à { $heat }
terminal-reaches-finish = Atteint la ligne d’arrivée.
terminal-may-finish = Atteint la ligne d’arrivée : { $percent }.
terminal-must-cool = Seulement si vous refroidissez d’abord des Heat en Réaction : sinon, tête-à-queue.
terminal-spin-sure = ATTENTION : TÊTE-À-QUEUE au virage { $corner } (sauf si une voiture devant vous retient) : { $stress }.
terminal-spin-risk = ATTENTION : risque de tête-à-queue { $percent } au virage { $corner } : { $stress }.
terminal-stress = { $stress } Stress, premier rapport, Moteur vide
terminal-stress-out = { $stress } Stress, premier rapport, Moteur vide, et HORS de la course
terminal-can-cool = La Réaction peut refroidir { $heat } Heat de votre main.
terminal-no-move = Main brûlante : la voiture n’avance pas ; premier rapport, ces cartes sont défaussées.
terminal-list-spin-sure = TÊTE-À-QUEUE
terminal-list-spin-risk = tête-à-queue { $percent }
terminal-list-cool = refroidir d’abord
terminal-list-shift = rapport { $heat } Heat
terminal-list-corner = { $corner } { $due }
terminal-list-finish = arrivée
terminal-list-symbols = symboles { $heat } Heat
terminal-list-corrected = corrigé au rapport { $gear }
terminal-list-unpayable = pas assez de Heat
terminal-list-sponsor = carte Sponsor
terminal-list-none = pas de plan au rapport { $gear } ; les rapports sont { $gears }
terminal-now = Maintenant : { $place }, vitesse { $speed }, Moteur { $engine } Heat.

## Refusing

terminal-not-cards = { $tried } : { $part } n’est pas une carte. Votre main : { $cards }. Tapez p. ex. { $example }.
terminal-too-many = { $tried } : personne n’a autant de { $card }. Votre main : { $cards }.
terminal-no-cards = { $tried } : aucune carte n’est nommée. Tapez rapport et cartes, p. ex. { $example }.
terminal-gear-mismatch = { $gear ->
    [one] { $tried } : le rapport { $gear } demande { $gear } carte, pas { $number }. Rapports possibles : { $gears }.
   *[other] { $tried } : le rapport { $gear } demande { $gear } cartes, pas { $number }. Rapports possibles : { $gears }.
  }
terminal-not-an-option = { $tried } n’est pas une des réponses. Tapez 1 à { $last }.
terminal-not-an-option-enter = { $tried } n’est pas une des réponses. Tapez 1 à { $last }, ou Entrée pour : { $default }.
terminal-refused = { $tried } : { $reason }
terminal-refused-plan = { $tried } : { $reason } Tapez list pour tous les plans possibles.
terminal-nothing-planned = Tapez d’abord rapport et cartes, p. ex. { $example }.
terminal-no-undo = Impossible de revenir en arrière : depuis votre dernière réponse, quelque chose de caché a été révélé.
terminal-undone = Annulé.
terminal-save-where = save demande un nom de fichier : save race.json
terminal-saved = Enregistré dans { $file }.
terminal-continue = Pour continuer : slipstream play --resume { $file }
terminal-keep = Garder l’enregistrement ? Tapez un nom de fichier, ou Entrée pour non
terminal-not-saved = Pas enregistré : { $reason }

## Leaving

terminal-quit-recorded = Quitter la course ? Elle est enregistrée dans { $file }. Tapez o pour quitter, autre chose pour continuer
terminal-quit-unrecorded = Quitter la course ? Elle n’est PAS enregistrée (save FICHIER le ferait). Tapez o pour quitter, autre chose pour continuer
terminal-yes = o, oui
terminal-on = On continue.
terminal-left = Vous quittez la course.
terminal-stopped = Arrêt.

## Beginning and end

terminal-welcome = Vous pilotez { $car } ({ $code }) contre { $drivers }. Tapez help à tout moment.
terminal-welcome-alone = Vous pilotez { $car } ({ $code }). Tapez help à tout moment.
terminal-welcome-legends = { $number } x Légende
terminal-welcome-season = { $races ->
    [one] Saison { $year }, { $races } course : { $circuits }.
   *[other] Saison { $year }, { $races } courses : { $circuits }.
  }
terminal-more = Et encore (Légendes, Atelier, météo, Tournoi, saisons) : slipstream play --help
terminal-resumed = La course reprend à la manche { $round }.
terminal-resumed-draft = Vous revoilà dans le draft.
terminal-draft-race = { $circuit } : Améliorations avant la course.
terminal-draft-season = Saison { $season }, course { $race } sur { $races } : { $circuit }.
terminal-draft-draft = À vous : prenez une carte.
terminal-draft-swap = Vous êtes en dernière position sur la grille : vous pouvez échanger une Amélioration.
terminal-draft-keep = Gardez une Amélioration pour la saison suivante.
terminal-draft-grid = Grille : { $places }.
terminal-draft-owns = { $car } possède { $cards }.
terminal-draft-give = donner { $given } -> prendre { $face }
terminal-draft-copies = { $card } ({ $copies } exemplaires)
terminal-season-race = { $season }, course { $race } : { $circuit }
terminal-no-upgrades = Vous n’avez pas d’Améliorations à symboles.
terminal-pause-help = Entrée continue ; log, cards, save FICHIER et quit marchent ici aussi.
terminal-race-begins = { $circuit } : la course commence.
terminal-log-empty = Il ne s’est encore rien passé.
terminal-why-nothing = Rien ne s’est passé tout seul à votre dernier tour.
terminal-you-finish = { $place ->
    [1] Vous finissez à la { $place }re place sur { $cars }.
   *[other] Vous finissez à la { $place }e place sur { $cars }.
  }
terminal-place-line = { $place }. { $car }, { $driver } : manche { $round }, { $over } après la ligne{ $extra }.
terminal-place-line-out = { $place }. { $car }, { $driver } : hors course à la manche { $round }{ $extra }.
terminal-place-spins = { $number ->
    [one] { $number } tête-à-queue
   *[other] { $number } tête-à-queue
  }
terminal-place-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
terminal-seed = { $rounds ->
    [one] Graine { $seed }. { $rounds } manche.
   *[other] Graine { $seed }. { $rounds } manches.
  }
terminal-seed-season = Graine { $seed }.
terminal-replay = Pour la revoir : slipstream replay { $file } --story
terminal-standings = Classement après la course { $race } sur { $races } : { $rows }.
terminal-standing = { $place }. { $car } { $points }
terminal-next-race = Ensuite : { $circuit }, { $event }. Entrée continue
terminal-champion = { $points ->
    [one] { $car } est championne avec { $points } point.
   *[other] { $car } est championne avec { $points } points.
  }
terminal-you-champion = { $points ->
    [one] Le TITRE est à vous, avec { $points } point.
   *[other] Le TITRE est à vous, avec { $points } points.
  }
terminal-legend-champion = { $car } remporte la saison : une Légende, donc aucun joueur n’a gagné.
terminal-already-over = C’est fini ; on peut le revoir : slipstream replay { $file }

## Cards: what their symbols are and do

terminal-must = OBLIGATOIRE
terminal-value = Vitesse { $values }
terminal-value-plus = Vitesse { $values } et { $pluses }
terminal-symbol-heat = Heat { $n }
    .does = payer { $n } Heat
terminal-symbol-scrap = Débris { $n }
    .does = défausser { $n } du dessus du paquet
terminal-symbol-limit = Vitesse limite { $n }
    .does = vitesses limites { $n } pour vous
terminal-symbol-cooldown = Refroidissement { $n }
    .does = refroidir { $n } Heat
terminal-symbol-slipstream = Aspiration +{ $n }
    .does = { $n } de plus en Aspiration
terminal-symbol-stress = Réduction du stress { $n }
    .does = { $n } Stress de la main à la défausse
terminal-symbol-salvage = Récupération { $n }
    .does = { $n ->
        [one] { $n } carte défaussée revient
       *[other] { $n } cartes défaussées reviennent
      }
terminal-symbol-refresh = Renouvellement
    .does = revient sur le paquet
terminal-symbol-direct = Jeu direct
    .does = aussi depuis la main en Réaction
terminal-symbol-accelerate = Accélération
    .does = vitesse +1 par + utilisé
terminal-symbol-once = Usage unique
    .does = puis elle quitte le jeu
terminal-heat-card = une carte Heat supplémentaire pour votre paquet : une fois refroidie, c’est un Heat pour le Moteur
terminal-use-pay-heat = OBLIGATOIRE : payer { $heat } Heat pour { $card }
terminal-use-unpayable = { $number ->
    [0] OBLIGATOIRE, sauf si vous refroidissez d’abord des Heat : pas assez de Heat pour { $card } (Heat { $heat }), elle est défaussée et une carte retournée la remplace
   *[other] OBLIGATOIRE, sauf si vous refroidissez d’abord des Heat : pas assez de Heat pour { $card } (vitesse { $number }, Heat { $heat }), elle est défaussée et une carte retournée la remplace
  }
terminal-use-scrap = OBLIGATOIRE : Débris { $number }, le dessus de votre paquet est défaussé ({ $card })
terminal-use-reduce-stress = défausser { $number } Stress de la main ({ $card })
terminal-use-salvage = { $number ->
    [one] récupérer { $number } carte de la défausse au plus ({ $card }) ; vous la tapez ensuite
   *[other] récupérer { $number } cartes de la défausse au plus ({ $card }) ; vous les tapez ensuite
  }
terminal-use-direct-play = jouer { $card } maintenant, en plus du rapport : { $said }
terminal-use-accelerate = accélérer de { $number }, 1 par + utilisé ({ $card })
terminal-use-refresh = { $card } sur votre paquet : vous la piochez en premier

## Weather, roads, events

terminal-weather = Météo : { $weather } ({ $before } ; dans les secteurs météo, { $sector }).
terminal-tile-stress = { $n } Stress pour chaque voiture
terminal-tile-engine_heat = { $n } Heat dans chaque Moteur
terminal-tile-heat_to_deck = { $n } Heat commencent dans le paquet
terminal-tile-heat_to_discard = { $n } Heat commencent dans la défausse
terminal-sector-no_cooldown = pas de Refroidissement
terminal-sector-no_slipstream = pas d’Aspiration
terminal-sector-slipstream_boost = Aspiration +{ $n }
terminal-sector-cooldown_bonus = Refroidissement +{ $n }
terminal-sector-free_boost = Boost gratuit
terminal-roads = Routes : { $roads }.
terminal-token-limit = vitesse limite { $n }
terminal-token-extra_heat = surchauffe de la route : { $n } Heat si trop vite
terminal-token-sector = après lui, { $effect }
terminal-token-weather = après lui, la météo, { $effect }
terminal-event = Événement : { $event }.
terminal-event-sponsors = { $number ->
    [one] { $number } carte Sponsor au départ
   *[other] { $number } cartes Sponsor au départ
  }
terminal-event-press = Virage de la presse { $corners }
terminal-event-first_cars = les { $n } premières voitures à finir le premier tour de circuit gagnent une carte Sponsor
terminal-event-speed_at_least = un tour à la vitesse { $n } ou plus rapporte une carte Sponsor
terminal-event-cars_passed_at_least = dépasser { $n } voitures en un tour rapporte une carte Sponsor
terminal-event-laps = { $signed } tour de circuit
terminal-event-heat = { $signed } Heat dans chaque Moteur
terminal-event-stress = { $signed } Stress dans chaque paquet
terminal-event-hand_limit = limite de main { $n }
terminal-event-spin_out_eliminates = une voiture qui part en tête-à-queue est éliminée et ne marque rien
terminal-event-points = points de la place { $place } : { $signed }
