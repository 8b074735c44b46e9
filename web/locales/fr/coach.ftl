# Pilotes automatiques, par niveau

driver-legends-about = Les voitures automatiques des règles : ni cartes, ni Heat, ni tête-à-queue.
driver-rookie-about = Pilote selon des règles simples. Bien pour apprendre.
driver-club-about = Pèse chaque plan de son tour et connaît le rythme du circuit.
driver-champion-about = Court les meilleurs plans jusqu’au drapeau, maintes fois, avant de choisir.
driver-nobody-about = Les voitures libres restent aux stands.
setup-absent = Remplace les absents
setup-hints = Conseils
lobby-level = Niveau de { $name }

# Conseils

hint = Conseil
hint-note = En choisir un n’envoie rien.
hint-pending = Vos réponses courent jusqu’au drapeau.
hint-again = Redemander
hint-speed = vitesse { $speed }
hint-heat = coûte { $heat } Heat
hint-spin = tête-à-queue { $spin }
hint-safe = pas de tête-à-queue
win-chance = chances de victoire
keys-hint = conseil
problem-no-hints = Cette table joue sans conseils.
problem-no-decision = Il n’y a rien à décider maintenant.
problem-no-hint-here = Pas de conseils au garage.
problem-no-such-moment = Cette course n’a pas ce moment.
problem-nothing-to-review = Rien à analyser dans cette course : ce siège n’a pas eu de choix.
problem-nothing-to-explain = Il n’y a rien à expliquer ici.
reason-finishes = Franchit la ligne d’arrivée à ce tour : { $chance } %.
reason-avoids-spin-out = { $spin_out ->
    [0] Pas de tête-à-queue à { $corner } ; les autres risquent { $others } %.
   *[other] { $spin_out } % de tête-à-queue à { $corner } ; les autres risquent { $others } %.
  }
reason-clears-corner-free = Passe { $corner } sous la limite de { $limit }, sans Heat.
reason-keeps-heat-for-corner = Garde { $heat } Heat pour { $corner } ; les autres en gardent { $others }.
reason-cools = Refroidit { $heat } Heat.
reason-sheds-stress = Débarrasse de { $stress } Stress.
reason-uses-straight = Vitesse { $speed } dans la ligne droite ; les autres : { $others }.
reason-sets-up-corner = { $spaces ->
    [0] S’arrête juste avant { $corner }, prêt à le passer.
    [one] S’arrête { $spaces } case avant { $corner }, prêt à le passer.
   *[other] S’arrête { $spaces } cases avant { $corner }, prêt à le passer.
  }
reason-boosts = Une carte retournée ajoute de la vitesse.
reason-saves-heat = Économise { $heat } Heat.
reason-gains-spaces = { $spaces ->
    [one] Gagne { $spaces } case.
   *[other] Gagne { $spaces } cases.
  }
reason-stays-back = Reste avant { $corner }.
reason-keeps-cards = Garde { $cards }.
reason-draws-new-cards = Échange { $cards } contre de nouvelles cartes.
reason-wins-most = Rien ne ressort ; gagne { $win } % des courses d’ici.

# Analyse

review = Analyse
review-mine = Analyser ma course
review-of = Analyse de { $name }
review-page = Analyse de { $place }
review-seat = La course de qui
review-pending = La course est revue
review-pending-about = Chaque choix est couru maintes fois jusqu’au drapeau, d’après ce qu’on voyait alors.
review-done = { $moments ->
    [0] L’analyse est là. Aucun choix n’a coûté plus que le hasard ne peut le dire.
    [one] L’analyse est là. { $moments } choix a coûté des chances de victoire.
   *[other] L’analyse est là. { $moments } choix ont coûté des chances de victoire.
  }
review-failed = Pas d’analyse
review-account = Chance et choix
review-start = Chances de victoire au départ
review-luck = Chance
review-decisions = Choix
review-won = Victoire
review-lost = Pas de victoire
review-account-about = Choix : ce que de meilleurs auraient ajouté. Chance : tout le reste, les cartes et les autres voitures. Ensemble, ils mènent du départ au résultat.
review-by = { $choices } choix, chaque réponse courue { $rollouts } fois par { $evaluator }.
review-moments = Les moments les plus chers
review-none = Aucun choix n’a coûté plus que le hasard ne peut le dire.
review-round = Manche { $round }
review-place = { $distance ->
    [0] Juste avant { $corner }
    [one] { $distance } case avant { $corner }
   *[other] { $distance } cases avant { $corner }
  }, rapport { $gear }, { $heat } Heat.
review-cause-gear = rapport
review-cause-corner-heat = Heat dans le virage
review-cause-cards = cartes
review-cause-boost = boost
review-cause-cooldown = refroidissement
review-cause-slipstream = aspiration
review-cause-discard = défausse
review-cause-value = valeur d’une carte
review-cause-symbol = symbole
review-played = Joué
review-better = Mieux
review-show = Voir
review-again = Rejouer à partir d’ici
review-again-about = Une table à vous, à partir de ce choix : mêmes cartes, même chance.
