# Ce qui se passe dans une course, ce qu’on peut répondre, et pourquoi une réponse est refusée.
# Les phrases sur une voiture commencent par { $car } : plusieurs se suivent derrière un seul nom.

## Small parts

either = { $first } ou { $last }
both = { $first } et { $last }
series = { $first } ; { $last }
percent = { $number } %
span = { $low } à { $high }
nothing = rien
hidden = cachée
these-cards = ces cartes

## Names

card-heat = Heat
card-stress = Stress
card-number = carte { $number }
category = { $name ->
    [part-4-wheel-drive] Quatre roues motrices
    [part-body] Carrosserie
    [part-brakes] Freins
    [part-cooling-system] Système de refroidissement
    [part-rpm] Régime moteur
    [part-heat] Heat
    [part-fuel] Carburant
    [part-gas-pedal] Accélérateur
    [part-suspension] Suspension
    [part-tires] Pneus
    [part-turbo-charger] Turbocompresseur
    [part-wings] Ailerons
   *[other] { $category }
  }
colour = { $colour ->
    [black] noir
    [blue] bleu
    [green] vert
    [red] rouge
    [gray] gris
   *[yellow] jaune
  }
the-car = { $colour ->
    [black] la voiture noire
    [blue] la voiture bleue
    [green] la voiture verte
    [red] la voiture rouge
    [gray] la voiture grise
   *[yellow] la voiture jaune
  }
name-of-circuit = { $circuit ->
    [usa] USA
    [gb] Grande-Bretagne
    [france] France
    [italia] Italie
   *[other] { $name }
  }
name-of-event = { $number ->
    [1] Tribune
    [2] Record de vitesse
    [3] Grève
    [4] Bridage levé
    [5] Foule immense
    [6] Corruption au comité
    [7] Sponsor principal
    [8] En direct à la télévision
    [9] Règles de sécurité
    [10] Dernière chance
   *[other] { $label }
  }
name-of-weather = { $weather ->
    [clouds] nuages
    [fog] brouillard
    [storm] tempête
    [snow] neige
    [rain] pluie
   *[sun] soleil
  }
name-of-driver = { $driver ->
    [legend] Légende
    [you] vous
    [rookie] débutant
    [amateur] amateur
    [club] pilote de club
    [pro] pro
    [champion] champion
   *[other] { $driver }
  }
name-of-action = { $action ->
    [plan] choisir rapport et cartes
    [take-back] revenir sur le plan
    [choose-value] choisir une valeur
    [cool-gear] refroidir par le rapport
    [cool-adrenaline] refroidir par l’Adrénaline
    [cool-sector] refroidir par la météo
    [cool-card] refroidir par une carte
    [pay-heat] payer un symbole Heat
    [unpayable] déclarer qu’une carte ne peut pas être payée
    [scrap] Débris
    [reduce-stress] Réduction du stress
    [salvage] Récupération
    [direct-play] Jeu direct
    [accelerate] Accélération
    [adrenaline-move] avancer par l’Adrénaline
    [boost] Boost
    [end-react] terminer la Réaction
    [slipstream] Aspiration
    [discard] défausser
    [refresh] Renouvellement
    [take-upgrade] prendre une Amélioration
    [swap-upgrade] échanger une Amélioration
    [keep-upgrade] garder une Amélioration
   *[other] { $action }
  }
name-of-step = { $step ->
    [running] la suite
    [plan] rapport et cartes
    [value] une valeur
    [react] la Réaction
    [slipstream] l’Aspiration
    [discard] la Défausse
    [refresh] le Renouvellement
    [draft] le draft
    [swap] l’échange d’une Amélioration
    [keep] l’Amélioration à garder
    [over] plus rien : elle est finie
   *[other] { $step }
  }
place = { $where ->
    [grid] case { $space } de la grille
   *[lap] case { $space } du tour de circuit { $lap }
  }

## Events

event-round-started = Manche { $round }
event-planned = { $car } a choisi rapport et cartes
event-plan-taken-back = { $car } reprend son plan
event-gear-shifted = { $how ->
    [stays] { $car } reste au rapport { $gear }
    [pays] { $car } passe du rapport { $before } au rapport { $gear } et paie 1 Heat
   *[free] { $car } passe du rapport { $before } au rapport { $gear }
  }
event-gear-corrected = { $how ->
    [discards] { $car } ne peut pas payer deux rapports depuis le { $before } : rapport { $gear }, { $card } va à la défausse
   *[adds] { $car } ne peut pas payer deux rapports depuis le { $before } : rapport { $gear }, une carte s’ajoute
  }
event-revealed = { $car } révèle { $cards }
event-cluttered = { $car } a une main brûlante ({ $cards }) : pas de déplacement, premier rapport
event-flipped = { $kept ->
    [yes] { $car } retourne { $card }
   *[no] { $car } retourne { $card } et la défausse
  }
event-reshuffled = { $number ->
    [one] { $car } fait un nouveau paquet de { $number } carte mélangée
   *[other] { $car } fait un nouveau paquet de { $number } cartes mélangées
  }
event-value-chosen = { $car } choisit { $value } sur { $card }
event-speed-set = { $car } a une vitesse de { $speed }
event-moved = { $blocked ->
    [0] { $car } avance jusqu’à la { $place }
    [one] { $car } avance jusqu’à la { $place } (bloquée { $blocked } case plus tôt)
   *[other] { $car } avance jusqu’à la { $place } (bloquée { $blocked } cases plus tôt)
  }
event-adrenaline-gained = { $car } a l’Adrénaline
event-adrenaline-used = { $car } utilise l’Adrénaline : vitesse +1
event-boosted = { $car } utilise le Boost
event-cooled-down = { $car } refroidit { $number } Heat ({ $source ->
    [gear] rapport
    [adrenaline] Adrénaline
    [sector] secteur
   *[card] carte
  })
event-heat-paid = { $car } paie { $number } Heat ({ $reason ->
    [gear] rapport
    [boost] Boost
    [corner] virage
   *[symbol] symbole
  })
event-unpayable = { $car } n’a pas assez de Heat pour { $card } : carte remplacée, maintenant à la { $place }
event-scrapped = { $car } défausse { $card } (Débris)
event-stress-reduced = { $car } défausse { $number } Stress
event-salvaged = { $shown ->
    [yes] { $car } récupère { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
      } ({ $cards })
   *[no] { $car } récupère { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
      }
  }
event-directly-played = { $car } joue { $card } directement
event-accelerated = { $car } accélère de { $number }
event-slipstreamed = { $spaces ->
    [one] { $car } profite de l’Aspiration : { $spaces } case
   *[other] { $car } profite de l’Aspiration : { $spaces } cases
  }
event-corner-passed = { $due ->
    [0] { $car } passe le virage { $corner } (limite { $limit }) à la vitesse { $speed }
   *[other] { $car } passe le virage { $corner } (limite { $limit }) à la vitesse { $speed } : { $due } Heat à payer
  }
event-spun-out = { $car } PART EN TÊTE-À-QUEUE au virage { $corner }, retour à la { $place }, { $stress } Stress
event-eliminated = { $car } est HORS COURSE à la manche { $round }
event-sponsor-gained = { $shown ->
    [yes] { $car } gagne une carte Sponsor : { $card } ({ $reason ->
        [press-corner] Virage de la presse
        [top-speed] grande vitesse
        [overtaking] dépassements
        [first-lap] premier tour de circuit
       *[start] au départ
      })
   *[no] { $car } gagne une carte Sponsor ({ $reason ->
        [press-corner] Virage de la presse
        [top-speed] grande vitesse
        [overtaking] dépassements
        [first-lap] premier tour de circuit
       *[start] au départ
      })
  }
event-discarded = { $shown ->
    [yes] { $car } défausse { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
      } ({ $cards })
   *[no] { $car } défausse { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
      } ({ $top } au-dessus)
  }
event-refreshed = { $car } pose { $card } sur le paquet
event-used-up = { $car } retire { $cards } du jeu
event-play-area-cleared = { $car } vide sa zone de jeu
event-drew = { $shown ->
    [yes] { $car } pioche { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
      } : { $cards }
   *[no] { $car } pioche { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
      }
  }
event-lap-started = { $car } commence le tour de circuit { $lap }
event-finished = { $car } FRANCHIT L’ARRIVÉE à la manche { $round }
event-ranked = { $place ->
    [1] { $car } finit à la { $place }re place
   *[other] { $car } finit à la { $place }e place
  }
event-race-over = La course est finie
event-legend-card-revealed = Les Légendes jouent la carte { $card }
event-legend-moved = { $car } (Légende) fait le déplacement { $move }
event-upgrade-taken = { $car } prend { $face }
event-upgrade-swapped = { $car } échange { $given } contre { $face }
event-upgrade-kept = { $car } garde { $face }
event-points-scored = { $points ->
    [one] { $car } marque { $points } point, { $total } en tout
   *[other] { $car } marque { $points } points, { $total } en tout
  }

## Refusals

refused = { $reason }.
refused-legal = { $reason }. Possible : { $options }.
refused-legal-more = { $more ->
    [one] { $reason }. Possible : { $options } ; et { $more } autre.
   *[other] { $reason }. Possible : { $options } ; et { $more } autres.
  }
refusal-not-your-turn = le n° { $seat } n’a rien à décider maintenant
refusal-stale-decision = la décision { $decision } n’est plus ouverte
refusal-nothing-to-undo = le n° { $seat } n’a rien à reprendre
refusal-not-in-this-step = impossible maintenant ({ $action }) : la course attend { $step }
refusal-no-such-gear = il n’y a pas de rapport { $gear } : les rapports vont de 1 à 4
refusal-gear-too-far = du rapport { $from } au rapport { $gear }, il y a plus de deux crans
refusal-gear-needs-heat = passer du rapport { $from } au rapport { $gear } coûte 1 Heat et le Moteur est vide
refusal-gear-not-filled = le rapport { $gear } demande { $gear ->
    [one] { $gear } carte jouable
   *[other] { $gear } cartes jouables
  } et la main en a { $playable }
refusal-cards-not-in-hand = pas dans la main : { $cards }
refusal-wrong-number-of-cards = le nombre de cartes doit être celui du rapport
refusal-heat-not-playable = Heat ne se joue pas ({ $cards })
refusal-not-discardable = Stress et Heat ne se défaussent pas ({ $cards })
refusal-play-all-then-heat = { $playable ->
    [one] avec une main brûlante, on joue la seule carte jouable ({ $playable }), puis des Heat
   *[other] avec une main brûlante, on joue les { $playable } cartes jouables, puis des Heat
  }
refusal-not-an-action = cette réponse nomme quelque chose qui n’y a pas sa place : { $action }
refusal-symbol-used = { $action } : ce symbole a déjà servi dans ce tour
refusal-symbol-not-open = { $action } : aucun symbole de ce genre n’est ouvert maintenant
refusal-mandatory-symbol-open = la Réaction ne peut pas finir tant qu’un symbole Heat ou Débris est ouvert
refusal-no-cooldown-here = pas de Refroidissement dans ce secteur
refusal-symbol-needs-heat = { $card } demande plus de Heat qu’il n’y en a
refusal-symbol-is-payable = le Moteur peut payer { $card }
refusal-stress-out-of-range = { $number } Stress : ce nombre ne peut pas être défaussé ({ $stress } en main)
refusal-cards-not-in-discard-pile = pas dans la défausse : { $cards }
refusal-too-many-salvaged = { $card } ne peut pas récupérer autant de cartes : { $cards }
refusal-no-direct-play = { $card } ne se joue pas directement
refusal-no-plus-used = aucun symbole + n’a servi dans ce tour
refusal-no-value-to-choose = ce n’est pas la valeur de { $card } qui est demandée
refusal-value-not-printed = { $number } n’est pas imprimé sur { $card }
refusal-value-not-in-play = { $number } n’est pas une des vitesses possibles de { $card } en ce moment
refusal-no-refresh = { $card } n’a pas de Renouvellement
refusal-no-slipstream-here = aucune Aspiration ne peut commencer dans ce secteur
refusal-not-in-the-market = cette carte n’est pas au marché
refusal-not-your-upgrade = cette Amélioration n’est pas à vous
refusal-no-cooldown-in-gear = le rapport { $gear } ne donne pas de Refroidissement
refusal-no-heat-in-hand = il n’y a pas de Heat à refroidir dans la main
refusal-cooldown-out-of-range = { $number } Heat : ce nombre ne peut pas être refroidi ({ $heat } en main)
refusal-no-adrenaline = cette voiture n’a pas l’Adrénaline à cette manche
refusal-no-room-ahead = la case devant est pleine
refusal-boost-needs-heat = un Boost coûte 1 Heat et le Moteur est vide
refusal-slipstream-distance = { $number ->
    [one] une Aspiration de { $number } case n’est pas possible
   *[other] une Aspiration de { $number } cases n’est pas possible
  }
refusal-slipstream-over-finish = une Aspiration ne peut pas atteindre la ligne d’arrivée
refusal-slipstream-no-car = il n’y a de voiture ni à côté ni juste devant

## Answers

action-plan = rapport { $gear } : { $cards }
action-take-back = revenir sur le plan
action-choose-value = { $card } : vitesse { $number }
action-cool-gear = refroidir { $number } Heat par le rapport
action-cool-adrenaline = refroidir 1 Heat par l’Adrénaline
action-cool-sector = refroidir { $number } Heat par la météo
action-cool-card = refroidir { $number } Heat avec { $card }
action-pay-heat = payer les Heat de { $card }
action-unpayable = { $number ->
    [0] pas assez de Heat pour { $card } : une carte retournée la remplace
   *[other] pas assez de Heat pour { $card } (vitesse { $number }) : une carte retournée la remplace
  }
action-scrap = subir les Débris de { $card }
action-reduce-stress = défausser { $number } Stress avec { $card }
action-salvage = récupérer { $cards } avec { $card }
action-direct-play = jouer { $card } directement
action-accelerate = accélérer avec { $card }
action-adrenaline-move = Adrénaline : vitesse +1 et une case
action-boost = Boost : retourner une carte et avancer de sa valeur
action-end-react = terminer la Réaction
action-slipstream = { $number ->
    [one] Aspiration de { $number } case
   *[other] Aspiration de { $number } cases
  }
action-no-slipstream = sans Aspiration
action-discard = défausser { $cards }
action-no-discard = garder toutes les cartes
action-refresh = poser { $card } sur le paquet
action-no-refresh = ne plus rien renouveler
action-take-upgrade = prendre { $face }
action-swap-upgrade = échanger { $given } contre { $face }
action-no-swap = ne rien échanger
action-keep-upgrade = garder { $face }
