# Pilotes automatiques, par niveau

driver-near-about = Choisis d’après vos courses sur cet appareil, pour une course ouverte.
driver-legends-about = Les adversaires automatiques du jeu : ni cartes, ni Heat, ni tête-à-queue.
driver-rookie-about = Prévoit un tour à l’avance et choisit souvent un plan un peu moins bon. Bien pour apprendre.
driver-amateur-about = Connaît le rythme du circuit. De temps en temps, il prend un plan un peu moins bon.
driver-club-about = Compare toutes ses options et connaît le rythme du circuit.
driver-pro-about = Essaie ses meilleurs plans dans de nombreuses courses courtes avant de choisir.
driver-champion-about = Simule la fin de la course de nombreuses fois avant de choisir.
driver-nobody-about = Les voitures libres restent aux stands.
setup-absent = Remplace les absents
setup-hints = Conseils
lobby-level = Niveau : { $name }
lobby-manner = Style : { $name }
manner-keeps-about = Sait ce qui reste dans son paquet et garde des Heat pour la fin.
manner-dares-about = Paie dans les virages, refroidit en ligne droite et ne se plaint jamais.
manner-follows-about = Une case derrière vous depuis le départ. Attention au dernier virage.
manner-blocks-about = Aime la case à côté d’une autre voiture. Passer, c’est votre problème.
manner-gambles-about = Joue le Stress comme un cadeau. Parfois, c’en est un.
manner-boosts-about = Booste quand la tribune regarde. La tribune regarde toujours.

# Conseils

hint = Conseil
hint-note = Touchez un conseil pour l’essayer : rien n’est encore joué.
hint-pending = Recherche du meilleur coup…
hint-again = Redemander
hint-speed = vitesse { $speed }
hint-heat = coûte { $heat } Heat
hint-spin = tête-à-queue { $spin }
hint-safe = pas de tête-à-queue
hint-place = place
hint-by-place = La victoire est hors de portée : les places comptent.
win-chance = probabilité de victoire
keys-hint = conseil
problem-no-hints = Cette table joue sans conseils.
problem-no-decision = Vous n’avez rien à décider pour l’instant.
problem-no-hint-here = Pas de conseils à l’Atelier.
problem-no-such-moment = Ce moment n’existe pas dans cette course.
problem-nothing-to-review = Rien à analyser : ce pilote n’a eu aucun choix à faire.
problem-nothing-to-explain = Il n’y a rien à expliquer ici.
reason-finishes = Franchit la ligne d’arrivée pendant ce tour de jeu : { $chance } %.
reason-avoids-spin-out = { $spin_out ->
    [0] Pas de tête-à-queue au virage { $corner } ; les autres réponses risquent { $others } % en moyenne.
   *[other] { $spin_out } % de tête-à-queue au virage { $corner } ; les autres réponses risquent { $others } % en moyenne.
  }
reason-clears-corner-free = Passe le virage { $corner } sous la limite de { $limit }, sans Heat.
reason-keeps-heat-for-corner = Garde { $heat } Heat pour le virage { $corner } ; les autres en gardent { $others } en moyenne.
reason-cools = Refroidit { $heat } Heat.
reason-sheds-stress = Vous débarrasse de { $stress } Stress.
reason-uses-straight = Vitesse { $speed } dans la ligne droite ; les autres : { $others } en moyenne.
reason-sets-up-corner = { $spaces ->
    [0] S’arrête juste avant le virage { $corner }, bien placé pour le passer.
    [one] S’arrête { $spaces } case avant le virage { $corner }, bien placé pour le passer.
   *[other] S’arrête { $spaces } cases avant le virage { $corner }, bien placé pour le passer.
  }
reason-boosts = { $heat ->
    [0] Une carte retournée ajoute de la vitesse, sans Heat.
    [one] Une carte retournée ajoute de la vitesse, pour { $heat } Heat.
   *[other] Une carte retournée ajoute de la vitesse, pour { $heat } Heat.
  }
reason-saves-heat = Économise { $heat } Heat.
reason-gains-spaces = { $spaces ->
    [one] Gagne { $spaces } case.
   *[other] Gagne { $spaces } cases.
  }
reason-stays-back = Reste avant le virage { $corner }.
reason-keeps-cards = Garde { $cards }.
reason-draws-new-cards = Échange { $cards } contre de nouvelles cartes.
reason-only-answer = Les règles ne laissent rien d’autre.
reason-farther = { $spaces ->
    [one] { $spaces } case plus loin que la meilleure des autres, sans Heat de plus.
   *[other] { $spaces } cases plus loin que la meilleure des autres, sans Heat de plus.
  }
reason-farther-for-heat = { $spaces ->
    [one] { $spaces } case plus loin que la meilleure des autres, pour { $heat } Heat de plus.
   *[other] { $spaces } cases plus loin que la meilleure des autres, pour { $heat } Heat de plus.
  }
reason-keeps-heat = { $spaces ->
    [one] Garde { $heat } Heat de plus que la meilleure des autres, et va { $spaces } case moins loin.
   *[other] Garde { $heat } Heat de plus que la meilleure des autres, et va { $spaces } cases moins loin.
  }
reason-keeps-heat-as-far = Garde { $heat } Heat de plus que la meilleure des autres, et va aussi loin.
reason-plays-stress = Joue { $stress } Stress de plus que la meilleure des autres, et va aussi loin.
reason-holds-back = { $spaces ->
    [one] S’arrête { $spaces } case avant la meilleure des autres, pour autant de Heat.
   *[other] S’arrête { $spaces } cases avant la meilleure des autres, pour autant de Heat.
  }
reason-even = { $own } % et { $other } % : trop serré pour trancher. Prenez celle qui laisse la meilleure main pour la suite.
reason-even-by-place = Place { $own } et { $other } en moyenne : trop serré pour trancher. Prenez celle qui laisse la meilleure main pour la suite.
reason-wins = Gagne { $own } % des courses à partir d’ici, la meilleure des autres { $other } %.
reason-wins-by-place = Arrive en moyenne à la place { $own }, la meilleure des autres à la place { $other }.

# Analyse

review = Analyse
review-mine = Analyser ma course
review-of = Analyse : { $name }
review-page = Analyse : { $place }
review-seat = Pilote
review-pending = Analyse en cours
review-pending-about = Chaque choix est rejoué de nombreuses fois jusqu’à l’arrivée, avec ce que vous saviez alors.
review-done = { $moments ->
    [0] L’analyse est prête. Aucune erreur nette.
    [one] L’analyse est prête. { $moments } choix a coûté des chances de victoire.
   *[other] L’analyse est prête. { $moments } choix ont coûté des chances de victoire.
  }
review-failed = Pas d’analyse
review-account = Hasard et choix
review-start = Départ
review-luck = Hasard
review-decisions = Choix
review-won = Victoire
review-lost = Défaite
review-by = { $choices } choix analysés, chaque réponse jouée { $rollouts } fois jusqu’à l’arrivée.
review-moments = Moments
review-none = Aucune erreur nette : rien ne dépasse la marge du hasard.
review-round = Manche { $round }
review-played = Joué
review-better = Mieux
review-show = Voir
review-again = Rejouer à partir d’ici
review-again-about = Une table à vous, à partir de ce choix : mêmes cartes, même hasard.
review-title-corner = Manche { $round }, { $corner }
review-graph = Probabilité de victoire
review-graph-places = Place attendue
review-graph-label = Probabilité de victoire, manche par manche : { $start } au départ ; moments : { $moments }. Le tableau des manches donne tous les chiffres.
review-band = Bande : ce que disent { $rollouts } courses depuis chaque moment.
review-out-of-reach = La victoire était hors de portée : les places comptent.
review-by-place = Par place
review-mark-good = seule bonne réponse
review-mark-mistake = erreur
review-mark-blunder = grosse erreur
review-mark-luck = hasard
review-counts = Choix : { $choices }, hasard : { $luck }
review-done-so-far = Choix examinés : { $done }
review-accuracy = Précision { $accuracy } %
review-pays = Paie
review-left = Reste
review-before = Moment précédent
review-next = Moment suivant
review-field = Face aux autres
review-over = virages trop vite
review-of-all = { $count } sur { $all }
review-twin = Tableau des manches
review-go-on = Continuer
review-deciders = Ce qui a décidé la course

# Ce qu’on dit d’un moment

told-spun-out = Vitesse { $speed } au virage { $corner }, limite { $limit } : le Moteur n’a pas pu payer, tête-à-queue.
told-paid = Vitesse { $speed } au virage { $corner }, limite { $limit } : Heat payés : { $heat }.
told-within = Vitesse { $speed } au virage { $corner }, sous la limite de { $limit }.
told-stopped = { $spaces ->
    [0] Vitesse { $speed }, arrêt juste avant le virage { $corner }.
    [one] Vitesse { $speed }, arrêt { $spaces } case avant le virage { $corner }.
   *[other] Vitesse { $speed }, arrêt { $spaces } cases avant le virage { $corner }.
  }
told-drove = Vitesse { $speed }, plus aucun virage avant l’arrivée.
told-cooled = Heat refroidis : { $heat }.
told-boosted = Le Boost a été utilisé.
told-ended-react = La Réaction s’est arrêtée là.
told-towed = { $spaces ->
    [one] Aspiration utilisée : { $spaces } case.
   *[other] Aspiration utilisée : { $spaces } cases.
  }
told-not-towed = L’Aspiration était possible et n’a pas été utilisée.
told-discarded = Défaussé : { $cards }.
told-kept-all = Aucune carte n’a été défaussée.
told-others-there = { $cars ->
    [one] { $cars } autre voiture y est passée de { $low } à { $high } et a payé { $least } à { $most } Heat.
   *[other] { $cars } autres voitures y sont passées de { $low } à { $high } et ont payé { $least } à { $most } Heat.
  }
told-others-there-at = { $cars ->
    [one] { $cars } autre voiture y est passée à { $low } et a payé { $least } Heat.
   *[other] { $cars } autres voitures y sont passées à { $low } et ont payé { $least } Heat.
  }
told-later = Une manche plus tard : place { $place }, { $heat } Heat dans le Moteur.
told-later-before = { $spaces ->
    [0] Une manche plus tard : place { $place }, { $heat } Heat dans le Moteur, juste avant le virage { $corner }.
    [one] Une manche plus tard : place { $place }, { $heat } Heat dans le Moteur, { $spaces } case avant le virage { $corner }.
   *[other] Une manche plus tard : place { $place }, { $heat } Heat dans le Moteur, { $spaces } cases avant le virage { $corner }.
  }
told-safer = La meilleure réponse risque { $spin_out } % de tête-à-queue, celle jouée { $others } %.
told-there-farther = { $spaces ->
    [one] La meilleure réponse va { $spaces } case plus loin, sans Heat de plus.
   *[other] La meilleure réponse va { $spaces } cases plus loin, sans Heat de plus.
  }
told-there-farther-for-heat = { $spaces ->
    [one] La meilleure réponse va { $spaces } case plus loin, pour { $heat } Heat de plus.
   *[other] La meilleure réponse va { $spaces } cases plus loin, pour { $heat } Heat de plus.
  }
told-there-keeps-heat = { $spaces ->
    [one] La meilleure réponse garde { $heat } Heat de plus et va { $spaces } case moins loin.
   *[other] La meilleure réponse garde { $heat } Heat de plus et va { $spaces } cases moins loin.
  }
told-there-keeps-heat-as-far = La meilleure réponse garde { $heat } Heat de plus et va aussi loin.
told-there-plays-stress = La meilleure réponse joue { $stress } Stress de plus et va aussi loin.
told-there-holds-back = { $spaces ->
    [one] La meilleure réponse s’arrête { $spaces } case plus tôt, pour autant de Heat.
   *[other] La meilleure réponse s’arrête { $spaces } cases plus tôt, pour autant de Heat.
  }
told-chances = À partir d’ici, elle gagne { $better } % des courses, celle jouée { $win } %.
told-places = La victoire était hors de portée. La meilleure réponse arrive en moyenne à la place { $better }, celle jouée à la place { $place }.
told-only-good = Elle gagne { $win } % des courses à partir d’ici ; la suivante en gagne { $less ->
    [one] { $less } point de moins
   *[other] { $less } points de moins
  }.
told-only-good-place = Elle arrive en moyenne à la place { $place } ; la suivante perd { $places } places.
told-luck-spin-out = Un tête-à-queue au virage { $corner }.
told-luck-flip = La carte retournée : { $cards }.
told-luck-rivals = Ce que les autres ont fait a tout changé.
told-luck-rivals-spun = { $cars ->
    [one] { $cars } autre a fait un tête-à-queue.
   *[other] { $cars } autres ont fait un tête-à-queue.
  }
told-luck-cards = Les cartes piochées ont tout changé.
told-became = Les chances de victoire sont passées de { $before } % à { $after } %.
told-places-became = La place attendue est passée de { $before } à { $after }.
