# First race: the introduction

intro-title = Apprendre à jouer
intro-coach = Coach
intro-topics = Notions
intro-count = { $met } sur { $all }
intro-topic-gears = Rapports
intro-topic-cards = Cartes
intro-topic-corner = Virage
intro-topic-adrenaline = Adrénaline
intro-topic-slipstream = Aspiration
intro-topic-heat = Heat
intro-topic-stress = Stress
intro-topic-boost = Boost
intro-topic-spin-out = Tête-à-queue
intro-topic-cooldown = Refroidissement
intro-topic-met = { $topic }, vu
intro-topic-open = { $topic }, à venir
intro-next = Suite
intro-skip = Passer
intro-pick = { $count ->
    [one] Choisir la carte pour moi
   *[other] Choisir les { $count } cartes pour moi
  }
intro-back = Revoir le coach
intro-again = Recommencer
intro-undo = Revenir en arrière

# Turn 1: gears and cards

intro-gears-plan-1 = Pour gagner : passer l’arrivée le premier ; dans la même manche, celui qui va le plus loin. { $laps ->
    [one] { $laps } tour de circuit
   *[other] { $laps } tours de circuit
  }, { $corners } virages, { $cars } voitures. La vôtre a l’anneau en pointillé.
intro-gears-plan-2 = Vous êtes au rapport { $gear }. Le rapport dit combien de cartes vous jouez, 1 à 4. Un rapport de plus ou de moins est gratuit, deux coûtent 1 Heat.
intro-gears-plan-3 = Rapport { $shift } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }. Choisissez { $cards } : vitesse { $speed }, donc { $speed } cases.
intro-gears-end-react = Vitesse { $now }, { $now } cases parcourues. Vous pouvez maintenant réagir : Refroidissement ou Boost. Vous n’avez encore besoin d’aucun des deux.
intro-gears-discard = { $hand } cartes en main. Celles que vous ne voulez pas peuvent être défaussées ; puis vous piochez jusqu’à { $full }. Gardez tout.

# Turn 2: a corner within the limit

intro-corner-plan-1 = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  } pour franchir la ligne du virage { $corner }. Limite { $limit } : à la vitesse { $limit } ou moins, c’est gratuit.
intro-corner-plan-2 = Vous êtes dernier en piste : vous avez l’Adrénaline, le cœur dans l’ordre. À votre tour, elle donne 1 case de plus et vitesse +1, ou refroidit 1 Heat.
intro-corner-plan-3 = Choisissez { $cards } : rapport { $shift }, vitesse { $speed }, limite { $limit }. La prévision dit le prix : { $due } Heat. Chaque ligne : vitesse, arrivée, prix, probabilité.
intro-corner-adrenaline-move = Adrénaline : 1 case de plus, la vitesse passe de { $now } à { $speed }, juste la limite. Prenez-la.
intro-corner-end-react = Vitesse { $now } sur la ligne. Le virage est vérifié après votre Réaction. Un Boost augmenterait votre vitesse : laissez-le.
intro-corner-discard = { $crossed } à la vitesse { $crossed-speed }, limite { $crossed-limit } : { $paid } Heat. Gardez vos cartes.

# Turn 3: slipstream

intro-slipstream-plan-1 = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  } jusqu’à la ligne du virage { $corner }, limite { $limit }. Hors de portée : c’est une ligne droite, roulez vite.
intro-slipstream-plan-2 = Aspiration : qui finit son déplacement à côté d’une voiture, ou juste derrière, peut avancer de 2 cases gratuitement.
intro-slipstream-plan-3 = Choisissez { $cards } : vitesse { $speed }. Vous arrivez près de la voiture de devant.
intro-slipstream-adrenaline-move = Encore dernier, donc encore l’Adrénaline : 1 case de plus, et aucun virage en vue. Prenez-la.
intro-slipstream-end-react = { $gap ->
    [0] { $rival } est à côté de vous.
    [one] { $rival } est à { $gap } case devant vous.
   *[other] { $rival } est à { $gap } cases devant vous.
  } Assez près pour l’Aspiration. Finissez d’abord la Réaction.
intro-slipstream-slipstream = { $number } cases gratuites : l’Aspiration. Il faut une voiture à côté ou juste devant, et votre vitesse ne change pas.
intro-slipstream-discard = Un { $cards } ne sert à rien ici. Choisissez-le et défaussez-le : une nouvelle carte le remplace.

# Turn 4: over the limit

intro-heat-plan-1 = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  } et vous franchissez le virage { $corner }, limite { $limit }. La vitesse { $limit } serait gratuite. Au-dessus, chaque point coûte 1 Heat.
intro-heat-plan-2 = Choisissez { $cards } : vitesse { $speed }, { $due } de trop. Les cases hachurées du Moteur sont les Heat que vous paieriez.
intro-heat-end-react = Vitesse { $now }, limite { $limit-now }. Vous payez { $due } Heat en finissant la Réaction.
intro-heat-discard-1 = { $paid } Heat payés, il en reste { $engine } sur { $capacity }. Les Heat payés sont dans votre défausse et reviennent plus tard en main.
intro-heat-discard-2 = Gardez vos cartes et piochez jusqu’à { $full }.

# Turn 5: Stress and boost

intro-boost-plan-1 = { $stress ->
    [one] { $stress } carte Stress
   *[other] { $stress } cartes Stress
  }. Un Stress n’a pas de valeur : joué, il retourne des cartes jusqu’à un 1, 2, 3 ou 4.
intro-boost-plan-2 = Choisissez { $cards }. Vitesse { $slowest } à { $speed } : la prévision donne chaque vitesse avec sa probabilité.
intro-boost-boost = Vitesse { $now } ; votre Stress a retourné un { $flip }. Boost : payez 1 Heat pour une carte de plus, une fois par tour, quel que soit le rapport.
intro-boost-end-react = Le Boost donne un { $flip } : vitesse { $now }. Moteur { $engine } sur { $capacity }.
intro-boost-discard = { $heat ->
    [0] Rien à jeter.
   *[other] Les Heat de votre main ne se défaussent pas, les Stress non plus.
  } Gardez le reste et piochez jusqu’à { $full }.

# Turn 6: a spin-out

intro-spin-out-plan-1 = { $engine } Heat dans le Moteur, limite { $limit } au virage { $corner }. Si vous ne pouvez pas payer chaque point au-dessus, c’est le tête-à-queue.
intro-spin-out-plan-2 = Une fois, exprès : choisissez { $cards }. Vitesse { $speed }, { $due } de trop, { $engine } Heat. Une confirmation vous sera demandée.
intro-spin-out-end-react = Vitesse { $now }, { $due } Heat à payer, { $engine } en réserve. Finissez et voyez le prix.
intro-spin-out-discard-1 = Vous êtes parti en tête-à-queue. Tous les Heat payés, retour avant le virage { $crossed }, rapport { $gear }, { $spin-stress } Stress de plus en main. Cela ne coûte jamais plus.
intro-spin-out-discard-2 = { $stress } Stress en main maintenant. Gardez le reste et piochez.

# Turn 7: cooldown

intro-cooldown-plan-1 = { $heat } Heat dans votre main. Un Heat ne se joue pas, ne se défausse pas : il prend la place des cartes utiles.
intro-cooldown-plan-2 = Le rapport 1 refroidit { $cool-1 } Heat, le rapport 2 en refroidit { $cool-2 }. Les rapports 3 et 4, aucun. Restez au rapport 1.
intro-cooldown-plan-3 = Choisissez { $cards }. Le Stress ne quitte la main qu’une fois joué ; de la défausse il revient plus tard. Vitesse { $speed } au plus, limite { $limit } : sans risque.
intro-cooldown-cool-gear = Refroidir { $number } : { $number } Heat repartent de votre main dans le Moteur.
intro-cooldown-end-react = { $adrenaline ->
    [yes] Moteur { $engine } à nouveau. La dernière voiture a l’Adrénaline : 1 case de plus ou 1 Heat refroidi de plus. Prenez-la ou finissez.
   *[no] Moteur { $engine } à nouveau, et { $engine } cartes utiles de plus à piocher. Finissez la Réaction.
  }
intro-cooldown-discard = { $finish } cases jusqu’à l’arrivée. D’ici, vous pilotez sans coach, avec des conseils. Gardez vos cartes.

# Free driving

intro-free-plan = { $last ->
    [yes] { $finish ->
       [one] { $finish } case
      *[other] { $finish } cases
    } jusqu’à l’arrivée, plus de virage.
   *[no] { $spaces ->
       [one] { $spaces } case
      *[other] { $spaces } cases
    } jusqu’à la ligne du virage { $corner }, limite { $limit }. Moteur { $engine }.
  }
intro-free-advice = Un bon plan : { $cards }. { $reason }
intro-free-cool = { $number } Heat à refroidir. C’est gratuit.
intro-free-adrenaline = Adrénaline : 1 case de plus, et vitesse +1. Attention à la prochaine limite.
intro-free-react = Rien d’obligatoire. Un Boost coûte 1 Heat.
intro-free-slipstream = { $number } cases gratuites. Regardez où est la prochaine ligne.
intro-free-discard = Défaussez ce qui n’aide pas au prochain virage, ou gardez tout.
intro-off = Vous avez quitté le plan de la leçon. Continuez avec des conseils, revenez en arrière, ou recommencez.

# Skip

intro-skip-title = Quitter l’introduction ?
intro-skip-text = Notions vues : { $met } sur { $all }. On peut recommencer à tout moment.
intro-skip-no = Continuer avec le coach
intro-skip-alone = Continuer sans coach
intro-skip-leave = Quitter

# Summary

intro-done-title = { $place ->
    [1] 1re place
    [2] 2e place
   *[other] 3e place
  }, notions vues : { $met } sur { $all }
intro-done-text = { $rounds } manches, Heat payés : { $heat }, { $spins ->
    [0] pas de tête-à-queue
    [one] { $spins } tête-à-queue
   *[other] { $spins } tête-à-queue
  }. Le tout, une ligne par sujet :
intro-sum-gears = 1 à 4. Le rapport est le nombre de cartes. Un cran est gratuit, deux coûtent 1 Heat.
intro-sum-cards = Les valeurs s’ajoutent : c’est la vitesse. La vitesse, ce sont les cases parcourues.
intro-sum-corner = À la limite ou en dessous en franchissant la ligne : gratuit.
intro-sum-adrenaline = Pour le dernier en piste : 1 case de plus et vitesse +1, ou 1 Heat refroidi de plus.
intro-sum-slipstream = 2 cases, à côté d’une voiture ou juste derrière. La vitesse ne change pas.
intro-sum-heat = 1 par point au-dessus de la limite. Les Heat payés reviennent en main.
intro-sum-stress = Retourne une carte au hasard, de 1 à 4. Joué, il va à la défausse et revient.
intro-sum-boost = 1 Heat pour une carte de plus. Une fois par tour.
intro-sum-spin-out = Trop peu de Heat : retour avant la ligne, rapport 1, Stress.
intro-sum-cooldown = Le rapport 1 refroidit { $cool-1 }, le rapport 2 refroidit { $cool-2 }.
intro-home = Accueil
