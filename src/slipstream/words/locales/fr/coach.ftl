# L’entraîneur : revues sur la ligne de commande, conseils dans le terminal.

## Revue

cli-help-review =
    Revoir une course ou une saison enregistrée : les choix qui ont coûté le plus, et la part du hasard.

    Chaque choix est jugé d’après ce que le pilote savait à ce moment. Départ, choix et hasard donnent ensemble le résultat.
    .short = Revoir une course enregistrée : choix et hasard.
    .seat = De qui sont les choix.  [par défaut : les vôtres, sinon 0]
    .rollouts = Courses menées plus loin pour chaque réponse.
    .seed = La graine de ces courses.
coach-title = { $car } (n° { $seat }, { $driver })
coach-race = Course { $race }
coach-sum = Probabilité de victoire au départ { $start }, choix { $decisions }, hasard { $luck } : résultat { $outcome }.
coach-sum-places = Place attendue au départ { $start }, choix { $decisions }, hasard { $luck } : place { $place }.
coach-unfinished = L’enregistrement s’arrête avant la fin : le résultat est la probabilité de victoire à ce moment.
coach-no-moment = Aucune erreur nette : rien ne dépasse la marge du hasard.
coach-judged = Choix : { $choices }. Chaque réponse a été jugée par { $rollouts } courses : { $evaluator }.
coach-round = Manche { $round } :
coach-progress = examen de chaque choix
coach-column-race = course
coach-column-round = manche
coach-column-cause = sujet
coach-column-played = joué
coach-column-better = mieux
coach-column-loss = probabilité perdue
coach-cause = { $cause ->
    [gear] rapport
    [corner-heat] Heat aux virages
    [cards] cartes
    [value] valeur
    [boost] Boost
    [cooldown] Refroidissement
    [slipstream] Aspiration
    [discard] défausse
   *[symbol] symbole
  }
review-no-such-seat = il n’y a pas de pilote n° { $seat } : les numéros vont de 0 à { $last }
review-nothing = rien à analyser : ce pilote n’a eu aucun choix à faire
review-too-few = { $rollouts }, c’est trop peu : { $least } courses au moins

## Ce qu’on dit d’un moment

coach-told-spun-out = Vitesse { $speed } au virage { $corner }, limite { $limit } : le Moteur n’a pas pu payer, tête-à-queue.
coach-told-paid = Vitesse { $speed } au virage { $corner }, limite { $limit } : Heat payés : { $heat }.
coach-told-within = Vitesse { $speed } au virage { $corner }, sous la limite de { $limit }.
coach-told-stopped = { $spaces ->
    [0] Vitesse { $speed }, arrêt juste avant le virage { $corner }.
    [one] Vitesse { $speed }, arrêt { $spaces } case avant le virage { $corner }.
   *[other] Vitesse { $speed }, arrêt { $spaces } cases avant le virage { $corner }.
  }
coach-told-drove = Vitesse { $speed }, plus aucun virage avant l’arrivée.
coach-told-cooled = Heat refroidis : { $heat }.
coach-told-boosted = Le Boost a été utilisé.
coach-told-ended-react = La Réaction s’est arrêtée là.
coach-told-towed = { $spaces ->
    [one] Aspiration utilisée : { $spaces } case.
   *[other] Aspiration utilisée : { $spaces } cases.
  }
coach-told-not-towed = L’Aspiration était possible et n’a pas été utilisée.
coach-told-discarded = Défaussé : { $cards }.
coach-told-kept-all = Aucune carte n’a été défaussée.
coach-told-others-there = { $cars ->
    [one] { $cars } autre voiture y est passée de { $low } à { $high } et a payé { $least } à { $most } Heat.
   *[other] { $cars } autres voitures y sont passées de { $low } à { $high } et ont payé { $least } à { $most } Heat.
  }
coach-told-others-there-at = { $cars ->
    [one] { $cars } autre voiture y est passée à { $low } et a payé { $least } Heat.
   *[other] { $cars } autres voitures y sont passées à { $low } et ont payé { $least } Heat.
  }
coach-told-later = Une manche plus tard : place { $place }, { $heat } Heat dans le Moteur.
coach-told-later-before = { $spaces ->
    [0] Une manche plus tard : place { $place }, { $heat } Heat dans le Moteur, juste avant le virage { $corner }.
    [one] Une manche plus tard : place { $place }, { $heat } Heat dans le Moteur, { $spaces } case avant le virage { $corner }.
   *[other] Une manche plus tard : place { $place }, { $heat } Heat dans le Moteur, { $spaces } cases avant le virage { $corner }.
  }
coach-told-safer = La meilleure réponse risque { $spin_out } de tête-à-queue, celle jouée { $others }.
coach-told-there-farther = { $spaces ->
    [one] La meilleure réponse va { $spaces } case plus loin, sans Heat de plus.
   *[other] La meilleure réponse va { $spaces } cases plus loin, sans Heat de plus.
  }
coach-told-there-farther-for-heat = { $spaces ->
    [one] La meilleure réponse va { $spaces } case plus loin, pour { $heat } Heat de plus.
   *[other] La meilleure réponse va { $spaces } cases plus loin, pour { $heat } Heat de plus.
  }
coach-told-there-keeps-heat = { $spaces ->
    [one] La meilleure réponse garde { $heat } Heat de plus et va { $spaces } case moins loin.
   *[other] La meilleure réponse garde { $heat } Heat de plus et va { $spaces } cases moins loin.
  }
coach-told-there-keeps-heat-as-far = La meilleure réponse garde { $heat } Heat de plus et va aussi loin.
coach-told-there-plays-stress = La meilleure réponse joue { $stress } Stress de plus et va aussi loin.
coach-told-there-holds-back = { $spaces ->
    [one] La meilleure réponse s’arrête { $spaces } case plus tôt, pour autant de Heat.
   *[other] La meilleure réponse s’arrête { $spaces } cases plus tôt, pour autant de Heat.
  }
coach-told-chances = À partir d’ici, elle gagne { $better } des courses, celle jouée { $win }.
coach-told-places = La victoire était hors de portée. La meilleure réponse arrive en moyenne à la place { $better }, celle jouée à la place { $place }.
coach-told-only-good = Elle gagne { $win } des courses à partir d’ici ; la suivante en gagne { $less ->
    [one] { $less } point de moins
   *[other] { $less } points de moins
  }.
coach-told-only-good-place = Elle arrive en moyenne à la place { $place } ; la suivante perd { $places } places.
coach-told-luck-spin-out = Un tête-à-queue au virage { $corner }.
coach-told-luck-flip = La carte retournée : { $cards }.
coach-told-luck-rivals = Ce que les autres ont fait a tout changé.
coach-told-luck-rivals-spun = { $cars ->
    [one] { $cars } autre a fait un tête-à-queue.
   *[other] { $cars } autres ont fait un tête-à-queue.
  }
coach-told-luck-cards = Les cartes piochées ont tout changé.
coach-told-became = Les chances de victoire sont passées de { $before } à { $after }.
coach-told-places-became = La place attendue est passée de { $before } à { $after }.

## Conseils

coach-hint = { $number }. { $action } : gagne { $win } des courses (± { $error }). { $reason }
coach-hint-place = { $number }. { $action } : place { $place } en moyenne. { $reason }
coach-hint-by-place = La victoire est hors de portée : les places comptent.
coach-hint-turn = Vitesse { $speed }, risque de tête-à-queue { $percent }.
coach-hint-draft = Pas de conseils pendant un draft.
coach-reason-finishes = La ligne d’arrivée est atteinte ({ $chance }).
coach-reason-avoids-spin-out = Les autres réponses risquent un tête-à-queue au virage { $corner } ({ $others } en moyenne).
coach-reason-clears-corner-free = Passe le virage { $corner } (limite { $limit }) sans rien payer.
coach-reason-keeps-heat-for-corner = Garde { $heat } Heat pour le virage { $corner } ; les autres { $others } en moyenne.
coach-reason-cools = Refroidit { $heat } Heat.
coach-reason-sheds-stress = Vous débarrasse de { $stress } Stress.
coach-reason-uses-straight = Profite de la ligne droite : vitesse { $speed }, les autres { $others } en moyenne.
coach-reason-sets-up-corner = { $spaces ->
    [0] S’arrête juste avant le virage { $corner }, bien placé pour le passer.
    [one] S’arrête { $spaces } case avant le virage { $corner }, bien placé pour le passer.
   *[other] S’arrête { $spaces } cases avant le virage { $corner }, bien placé pour le passer.
  }
coach-reason-boosts = { $heat ->
    [0] Une carte retournée ajoute de la vitesse, sans Heat.
    [one] Une carte retournée ajoute de la vitesse, pour { $heat } Heat.
   *[other] Une carte retournée ajoute de la vitesse, pour { $heat } Heat.
  }
coach-reason-saves-heat = Économise des Heat : { $heat }.
coach-reason-gains-spaces = Cases gratuites : { $spaces }.
coach-reason-stays-back = Reste avant le virage { $corner }.
coach-reason-keeps-cards = Garde { $cards }.
coach-reason-draws-new-cards = De nouvelles cartes au lieu de { $cards }.
coach-reason-only-answer = Les règles ne laissent rien d’autre.
coach-reason-farther = { $spaces ->
    [one] { $spaces } case plus loin que la meilleure des autres, sans Heat de plus.
   *[other] { $spaces } cases plus loin que la meilleure des autres, sans Heat de plus.
  }
coach-reason-farther-for-heat = { $spaces ->
    [one] { $spaces } case plus loin que la meilleure des autres, pour { $heat } Heat de plus.
   *[other] { $spaces } cases plus loin que la meilleure des autres, pour { $heat } Heat de plus.
  }
coach-reason-keeps-heat = { $spaces ->
    [one] Garde { $heat } Heat de plus que la meilleure des autres, et va { $spaces } case moins loin.
   *[other] Garde { $heat } Heat de plus que la meilleure des autres, et va { $spaces } cases moins loin.
  }
coach-reason-keeps-heat-as-far = Garde { $heat } Heat de plus que la meilleure des autres, et va aussi loin.
coach-reason-plays-stress = Joue { $stress } Stress de plus que la meilleure des autres, et va aussi loin.
coach-reason-holds-back = { $spaces ->
    [one] S’arrête { $spaces } case avant la meilleure des autres, pour autant de Heat.
   *[other] S’arrête { $spaces } cases avant la meilleure des autres, pour autant de Heat.
  }
coach-reason-even = { $own } et { $other } : trop serré pour trancher. Prenez celle qui laisse la meilleure main pour la suite.
coach-reason-even-by-place = Place { $own } et { $other } en moyenne : trop serré pour trancher. Prenez celle qui laisse la meilleure main pour la suite.
coach-reason-wins = Gagne { $own } des courses à partir d’ici, la meilleure des autres { $other }.
coach-reason-wins-by-place = Arrive en moyenne à la place { $own }, la meilleure des autres à la place { $other }.
