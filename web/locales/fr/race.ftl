# Cards

card-upgrade = Amélioration
card-hidden = une carte cachée

# Race feed

feed-title = Fil de course
feed-round = Manche { $round }
feed-heat = { $heat ->
    [one] { $heat } payé
   *[other] { $heat } payés
  }
event-gear-shifted = { $name } passe du rapport { $before } au { $gear }.
    .you = Vous passez du rapport { $before } au { $gear }.
event-gear-corrected = { $name } ne peut pas payer deux rapports depuis le { $before } : rapport { $gear }.
    .you = Vous ne pouvez pas payer deux rapports depuis le { $before } : rapport { $gear }.
event-cluttered = { $name } a une main brûlante et n’avance pas. Rapport 1.
    .you = Vous avez une main brûlante et n’avancez pas. Rapport 1.
event-flipped = { $name } retourne { $card }.
    .you = Vous retournez { $card }.
event-reshuffled = { $name } mélange { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  } en un nouveau paquet.
    .you = Vous mélangez { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
      } en un nouveau paquet.
event-legend-moved = { $name } ne bouge pas.
event-moved = { $distance ->
    [0] { $name } s’arrête juste avant le virage { $corner }.
    [one] { $name } est à { $distance } case du virage { $corner }.
   *[other] { $name } est à { $distance } cases du virage { $corner }.
  }
    .you = { $distance ->
        [0] Vous vous arrêtez juste avant le virage { $corner }.
        [one] Vous êtes à { $distance } case du virage { $corner }.
       *[other] Vous êtes à { $distance } cases du virage { $corner }.
      }
event-adrenaline-used = { $name } utilise l’Adrénaline. Vitesse +1.
    .you = Vous utilisez l’Adrénaline. Vitesse +1.
event-boosted = { $name } utilise le Boost.
    .you = Vous utilisez le Boost.
event-cooled-down = { $name } refroidit { $number } Heat.
    .you = Vous refroidissez { $number } Heat.
event-unpayable = { $name } n’a pas assez de Heat pour { $card }. Une carte retournée la remplace.
    .you = Vous n’avez pas assez de Heat pour { $card }. Une carte retournée la remplace.
event-scrapped = { $name } défausse { $card } (Débris).
    .you = Vous défaussez { $card } (Débris).
event-stress-reduced = { $name } défausse { $number } Stress.
    .you = Vous défaussez { $number } Stress.
event-salvaged = { $name } récupère { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  }.
    .you = Vous récupérez { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
      }.
event-directly-played = { $name } joue { $card } directement.
    .you = Vous jouez { $card } directement.
event-accelerated = { $name } accélère de { $number }.
    .you = Vous accélérez de { $number }.
event-slipstreamed = { $name } profite de l’Aspiration : +{ $spaces }.
    .you = Vous profitez de l’Aspiration : +{ $spaces }.
event-corner-passed = { $name } passe le virage { $corner } à { $speed }, limite { $limit }.
    .you = Vous passez le virage { $corner } à { $speed }, limite { $limit }.
event-spun-out = { $name } part en tête-à-queue au virage { $corner }. { $stress } Stress, rapport 1.
    .you = Vous partez en tête-à-queue au virage { $corner }. { $stress } Stress, rapport 1.
event-eliminated = { $name } est hors course.
    .you = Vous êtes hors course.
event-sponsor-gained = { $name } gagne une carte Sponsor.
    .you = Vous gagnez une carte Sponsor.
event-discarded = { $name } défausse { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  }.
    .you = Vous défaussez { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
      }.
event-refreshed = { $name } pose { $card } sur le paquet.
    .you = Vous posez { $card } sur le paquet.
event-used-up = { $name } retire { $cards } du jeu.
    .you = Vous retirez { $cards } du jeu.
event-lap-started = { $name } commence le tour de circuit { $lap }.
    .you = Vous commencez le tour de circuit { $lap }.
event-finished = { $name } franchit la ligne d’arrivée.
    .you = Vous franchissez la ligne d’arrivée.
event-race-over = La course est finie.
event-upgrade-taken = { $name } prend une Amélioration.
    .you = Vous prenez une Amélioration.
event-upgrade-swapped = { $name } échange une Amélioration.
    .you = Vous échangez une Amélioration.
event-upgrade-kept = { $name } garde une Amélioration.
    .you = Vous gardez une Amélioration.
event-points-scored = { $points ->
    [one] { $name } marque { $points } point.
   *[other] { $name } marque { $points } points.
  }
    .you = { $points ->
        [one] Vous marquez { $points } point.
       *[other] Vous marquez { $points } points.
      }

# Race screen

car-label = { $name }, place { $place }
callout-speed = vous passez à { $speed }
callout-pay = Heat à payer
callout-free = dans la limite
race-subtitle = Grand Prix, { $country }
race-over = La course est finie
you = Vous
legend = Légende
legend-top = max. { $speed }
driver-rookie = Débutant
driver-amateur = Amateur
driver-club = Pilote de club
driver-pro = Pro
driver-champion = Champion
driver-in-manner = { $level }, { $manner }
manner-keeps = garde ses Heat
manner-dares = freine tard
manner-follows = dans l’aspiration
manner-blocks = ferme la porte
manner-gambles = encore une carte
manner-boosts = pour le public
status-choosing = Choisit
status-turn = Joue
status-ready = En place
status-waiting = Attend
status-away = Ailleurs
status-finished = Arrivé
status-out = Hors course
step-gear = Rapport
step-cards = Cartes
step-move = Déplacement
step-react = Réaction
step-slipstream = Aspiration
step-corner = Virage
step-discard = Défausse
step-draw = Main
lap = Tour
round = Manche
limit = Limite
speed = Vitesse
chance = Prob.
result = Résultat
undo = Annuler
take-back = Revenir en arrière
menu = Menu
tools = Outils
dash = Votre tableau de bord
conditions = Météo et état de la route
watching = Vous regardez.
waiting-short = En attente
waiting-for = On attend { $names }.
play-turned = retournée pour cette carte
play-area = Zone de jeu
play-empty = Aucune carte jouée.
pick-cards = Choisissez des cartes : leur nombre est le rapport.
flip = retournée
hand-label = Votre main, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
hand-card = { $card }{ $selected ->
    [yes] , choisie
   *[no] {""}
  }, touche { $key }
engine-risk = coûte { $heat } Heat
forecast-title = Si vous jouez ceci
forecast-now = positions actuelles
certain = certain
forecast-finish = Arrivée
forecast-as = avec { $values }
forecast-shift = { $heat } Heat pour le changement de rapport
forecast-hidden = { $plus ->
    [0] Probabilités masquées à cette table.
    [one] 1 carte à retourner. Probabilités masquées à cette table.
   *[other] { $plus } cartes à retourner. Probabilités masquées à cette table.
  }
needs-heat = −{ $heat }
heat-left = reste { $left }
options-title = Ce que vous pouvez faire
option-speed = Vitesse { $speed }
option-range = { $low } à { $high }
option-words = { $speed ->
        [none] { $what }
       *[other] { $what } : vitesse { $speed }
    }{ $spin ->
        [sure] , tête-à-queue
        [may] , tête-à-queue dans { $chance } des cas
       *[no] { "" }
    }
option-plan = { $cards }
option-choose-value = { $card } : vitesse { $number }
option-cool-gear = Refroidir { $number }
option-cool-adrenaline = Adrénaline : refroidir 1
option-cool-sector = Météo : refroidir { $number }
option-cool-card = { $card } : refroidir { $number }
option-pay-heat = Payer pour { $card }
option-unpayable = { $number ->
    [0] Pas assez de Heat pour { $card } : retourner une carte
   *[other] Pas assez de Heat pour { $card } (vitesse { $number }) : retourner une carte
  }
option-scrap = Débris : { $card }
option-reduce-stress = Défausser { $number } Stress
option-salvage = { $count ->
    [0] Ne rien récupérer
   *[other] Récupérer { $cards }
  }
picker-title = { $what ->
        [salvage] Récupérer jusqu’à { $count }
       *[other] Choisir jusqu’à { $count }
    }
picker-cards = Choisissez les cartes
option-direct-play = Jeu direct : { $card }
option-accelerate = Accélération
option-adrenaline-move = Adrénaline : +1
option-boost = Boost
option-end-react = Fin de Réaction
option-slipstream = { $number ->
    [0] Sans Aspiration
   *[other] Aspiration { $number }
  }
option-discard = Défausser { $cards }
option-refresh = { $none ->
    [yes] Ne plus renouveler
   *[no] Renouveler { $card }
  }
commit-pick = Choisissez vos cartes
commit-picked = { $count ->
    [one] { $count } choisie
   *[other] { $count } choisies
  }
commit-plan = { $count ->
    [one] Valider { $count } carte
   *[other] Valider { $count } cartes
  }
commit-hidden = secret tant que tous ne sont pas prêts
commit-speed = vitesse { $speed }
commit-speed-spin = vitesse { $speed }, tête-à-queue { $spin }
commit-discard = { $count ->
    [0] Tout garder
    [one] Défausser { $count }
   *[other] Défausser { $count }
  }
commit-discard-note = puis piocher jusqu’à { $hand }
commit-react = Fin de Réaction
commit-must-note = les symboles carrés sont obligatoires
commit-stay = Sans Aspiration
commit-stay-note = vous restez où vous êtes
commit-no-refresh = Ne plus renouveler
commit-thinking = un instant
turn-title-waiting = En attente
turn-title-value = Choisir une valeur
turn-title-react = Si vous vous arrêtez ici
turn-title-slipstream = Si vous n’en profitez pas
turn-title-discard = Défausse
turn-title-refresh = Renouvellement
turn-plan = À vous : rapport et cartes.
turn-value = À vous : choisissez une valeur.
turn-react = À vous : Réaction.
turn-slipstream = À vous : profiter de l’Aspiration ?
turn-discard = À vous : Défausse.
turn-refresh = À vous : Renouvellement.
title-your-turn = À vous, { $place }
title-race = { $place }, Slipstream
confirm-spin-title = Tête-à-queue { $spin }
confirm-spin-certain = Le tête-à-queue est certain.
confirm-spin-text = Tête-à-queue dans { $spin } des cas.
confirm-spin-bill = Le virage { $corner } peut demander { $needs } Heat et vous en auriez { $engine }. Alors tout est perdu : vous reculez avant le virage, repassez en rapport 1 et prenez du Stress.
confirm-yes = Prendre le risque
confirm-no = Changer de choix
key-enter = Entrée

# Signals and clock

clock = { $seconds ->
    [one] reste { $seconds } seconde
   *[other] reste { $seconds } secondes
  }
signals = Signaux
signal-hello = Bonjour
signal-nice = Bien piloté
signal-thanks = Merci
signal-sorry = Désolé
signal-wow = Ouah
signal-hurry = À vous

# The track in words

twin = Description de la piste
twin-cars = Voitures par place
twin-car = { $place }. { $name } : case { $space }, tour de circuit { $lap }, { $distance ->
    [0] juste avant le virage { $corner }
    [one] { $distance } case avant le virage { $corner }
   *[other] { $distance } cases avant le virage { $corner }
  }.
twin-corners = Virages depuis la ligne de départ
twin-corner = { $name } : limite { $limit }, ligne après la case { $space }.
twin-forecast = Si vous jouez ce qui est choisi : vitesse { $speed }, { $distance ->
    [0] juste avant le virage { $corner }
    [one] { $distance } case avant le virage { $corner }
   *[other] { $distance } cases avant le virage { $corner }
  }, probabilité { $chance }, Heat { $heat }{ $spin ->
    [yes] , tête-à-queue
   *[no] {""}
  }.

# Keys

keys-title = Touches
keys-cards = choisir une carte, ou une réponse de la liste
keys-gears = rapports 1 à 4
keys-enter = le bouton doré
keys-undo = annuler ou revenir en arrière
keys-boost = Boost
keys-cooldown = Refroidissement
keys-slipstream = Aspiration
keys-leave = en rester là
keys-skip = passer l’animation
keys-help = ces touches
keys-close = fermer

# Menu of the race

menu-title = La table
menu-here = Au volant
menu-gave-up = Vous avez abandonné. Un pilote automatique a pris le relais.
menu-hand-over = Confier le volant
menu-hand-over-sure = { $driver } pilote votre voiture, manche après manche, jusqu’à ce que vous repreniez le volant. Appuyez encore pour confier le volant.
wheel-note = { $driver } pilote votre voiture
wheel-take = Reprendre le volant
menu-give-back = Rendre le volant
menu-link = Copier le lien
menu-home = Accueil
menu-give-up = Abandonner
menu-give-up-sure = Abandonner pour de bon
menu-delete = Effacer la course
menu-delete-sure = L’effacer pour tous
menu-back = Retour à la course

# Weather and roads

weather-clouds = Nuages
weather-fog = Brouillard
weather-storm = Tempête
weather-snow = Neige
weather-rain = Pluie
weather-sun = Soleil
weather-sector-no_cooldown = pas de Refroidissement dans les secteurs météo
weather-sector-no_slipstream = pas d’Aspiration depuis un secteur météo
weather-sector-slipstream_boost = Aspiration +{ $amount } depuis un secteur météo
weather-sector-cooldown_bonus = Refroidissement +{ $amount } dans les secteurs météo
weather-setup-stress = { $amount ->
    [-1] 1 Stress de moins pour tous
   *[other] { $amount } Stress de plus pour tous
  }
weather-setup-engine_heat = { $amount ->
    [-1] 1 Heat de moins dans le Moteur
   *[other] { $amount } Heat de plus dans le Moteur
  }
weather-setup-heat_to_deck = { $amount } Heat commencent dans le paquet
weather-setup-heat_to_discard = { $amount } Heat commencent dans la défausse
road-limit_up = limite +1
road-limit_down = limite −1
road-overheat = 1 Heat de plus au-dessus de la limite
road-slipstream = Aspiration +1 dans le secteur après le virage
road-free_boost = Boost sans Heat dans le secteur après le virage
road-weather = météo dans le secteur après le virage
road-after = après le virage { $corner }

# Symbols, one sentence each

symbol-heat = Payez { $amount } Heat en Réaction. Si vous ne pouvez pas, une carte retournée remplace celle-ci.
symbol-scrap = { $amount ->
    [one] Défaussez la carte du dessus de votre paquet.
   *[other] Défaussez les { $amount } cartes du dessus de votre paquet.
  }
symbol-limit = { $sign ->
    [minus] La limite de chaque virage franchi ce tour baisse de { $amount }.
   *[plus] La limite de chaque virage franchi ce tour monte de { $amount }.
  }
symbol-cooldown = Vous pouvez remettre { $amount } Heat de votre main dans le Moteur.
symbol-slipstream = Votre Aspiration peut aller { $amount ->
    [one] { $amount } case
   *[other] { $amount } cases
  } plus loin.
symbol-stress = Vous pouvez défausser { $amount } Stress de votre main.
symbol-salvage = Vous pouvez mélanger jusqu’à { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
  } de votre défausse dans votre paquet.
symbol-refresh = Vous pouvez reposer la carte sur votre paquet à la fin du tour.
symbol-direct = Vous pouvez jouer cette carte depuis votre main en Réaction.
symbol-accelerate = Vous pouvez ajouter 1 à votre vitesse pour chaque carte retournée ce tour.
symbol-once = Usage unique : elle quitte le jeu après ce tour.
symbol-flip = Retournez une carte et ajoutez sa valeur.
card-about-value = Ajoute { $value } à votre vitesse.{ $plus ->
    [0] {""}
    [one] {" "}Puis retournez une carte et ajoutez sa valeur.
   *[other] {" "}Puis retournez { $plus } cartes et ajoutez leurs valeurs.
  }
card-about-values = Choisissez { $values } en la révélant.{ $plus ->
    [0] {""}
   *[other] {" "}Puis retournez une carte et ajoutez sa valeur.
  }
card-about-heat = Ne se joue pas, ne se défausse pas. Refroidissez-la pour la remettre dans le Moteur.
card-about-stress = Retournez des cartes jusqu’à une carte de base (1 à 4), et ajoutez sa valeur. Ne se défausse pas.

road-title = La route devant vous
hand-look = Regardez la télé
hand-track = Voir la piste ici
hand-tv = La piste est sur la télé : seulement les cartes
