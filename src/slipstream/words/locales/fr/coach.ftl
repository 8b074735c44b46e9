# L'entraîneur : revues sur la ligne de commande, conseils dans le terminal.

## Revue

cli-help-review =
    Revoir une course ou une saison enregistrée : les choix qui ont coûté le plus, et la part de la chance.

    Chaque choix est jugé d'après ce que son siège savait à ce moment. Départ, décisions et chance donnent ensemble le résultat.
    .short = Revoir une course enregistrée : décisions et chance.
    .seat = De qui sont les choix.  [par défaut : les vôtres, sinon 0]
    .rollouts = Courses menées à leur fin pour chaque réponse ; une puissance de deux.
    .seed = La chance de ces courses.
coach-title = { $car } (siège { $seat }, { $driver })
coach-race = Course { $race }
coach-sum = Chances de victoire au départ { $start } %, décisions { $decisions } %, chance { $luck } % : résultat { $outcome } %.
coach-unfinished = L'enregistrement s'arrête avant la fin : le résultat est la chance de victoire à ce moment.
coach-no-moment = Aucun choix n'a coûté plus que le hasard ne peut l'expliquer.
coach-judged = Choix : { $choices }. Chaque réponse a été jugée par { $rollouts } courses : { $evaluator }.
coach-progress = examen de chaque choix
coach-column-race = course
coach-column-round = manche
coach-column-cause = sujet
coach-column-played = joué
coach-column-better = mieux
coach-column-loss = chances perdues
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
review-no-such-seat = il n'y a pas de pilote au siège { $seat } : les sièges vont de 0 à { $last }
review-nothing = il n'y avait rien à choisir dans cette course
review-not-a-power-of-two = { $rollouts } n'est pas une puissance de deux à partir de 2, comme 256

## Conseils

coach-hint = { $number }. { $action } : gagne à { $win } % (±{ $error }). { $reason }
coach-hint-turn = Vitesse { $speed }, tête-à-queue { $percent } %.
coach-hint-draft = Il n'y a pas de conseil pendant un draft.
coach-reason-finishes = La ligne d'arrivée est atteinte ({ $chance } %).
coach-reason-avoids-spin-out = D'autres risquent un tête-à-queue à { $corner } ({ $others } %).
coach-reason-clears-corner-free = Passe { $corner } (limite { $limit }) sans rien payer.
coach-reason-keeps-heat-for-corner = Garde { $heat } Heat pour { $corner } ; les autres { $others }.
coach-reason-cools = Refroidit { $heat } Heat.
coach-reason-sheds-stress = Se débarrasse de Stress : { $stress }.
coach-reason-uses-straight = Profite de la ligne droite : vitesse { $speed }, les autres { $others }.
coach-reason-sets-up-corner = S'arrête { $spaces } cases avant { $corner }, prêt à le passer.
coach-reason-boosts = Le Boost vaut son Heat.
coach-reason-saves-heat = Économise du Heat : { $heat }.
coach-reason-gains-spaces = Cases gratuites : { $spaces }.
coach-reason-stays-back = Reste avant { $corner }.
coach-reason-keeps-cards = Garde { $cards }.
coach-reason-draws-new-cards = De nouvelles cartes au lieu de { $cards }.
coach-reason-wins-most = Seule la chance de victoire le distingue des autres.
