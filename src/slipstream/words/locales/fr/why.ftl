# Pourquoi c’est arrivé, comme la page le dit aussi. Les faits d’abord, puis la règle.

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
why-corner-due = { $speed } - { $limit } = { $over } : { $due } Heat.
why-corner-due-hot = { $speed } - { $limit } = { $over }, et { $surcharge } pour la surchauffe de la route : { $due } Heat.
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
