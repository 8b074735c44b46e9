# The poster of a result, and what a chat shows beside a link

poster-won = { $name } gagne à { $where },
poster-placed = { $place ->
   *[other] { $name } finit { $place }e à { $where },
  }
poster-how = { $how ->
    [won-lane] d’une file
    [won-spaces] { $number ->
        [one] d’une case
       *[other] de { $number } cases
      }
    [won-rounds] { $number ->
        [one] d’une manche
       *[other] de { $number } manches
      }
    [alone] seul à l’arrivée
    [bunch] { $number ->
        [one] { $cars } voitures en { $number } case
       *[other] { $cars } voitures en { $number } cases
      }
    [lane] côte à côte avec { $name }
    [spaces] { $number ->
        [one] à { $number } case de { $name }
       *[other] à { $number } cases de { $name }
      }
    [rounds] { $number ->
        [one] à { $number } manche de { $name }
       *[other] à { $number } manches de { $name }
      }
   *[out] hors course
  }{ $origin ->
    [last] , depuis le fond de la grille
    [grid] , parti { $grid }e
    [spin] { $spins ->
        [one] , malgré un tête-à-queue
       *[other] , malgré { $spins } tête-à-queue
      }
    [tow] , sur une dernière aspiration
   *[none] { "" }
  }
poster-car = { $colour ->
    [red] Rouge
    [blue] Bleu
    [yellow] Jaune
    [green] Vert
    [gray] Blanc
   *[other] Rose
  }
poster-title = { $laps ->
    [one] { $where }, { $laps } tour
   *[other] { $where }, { $laps } tours
  }
poster-lap = Tour { $lap }
poster-leads = { $number ->
    [one] changement en tête
   *[other] changements en tête
  }
poster-gained = { $number ->
    [one] place gagnée
   *[other] places gagnées
  }
poster-tows = { $number ->
    [one] aspiration prise
   *[other] aspirations prises
  }
poster-heat = Heat payés
poster-top = vitesse maximale
poster-rounds = { $number ->
    [one] manche jusqu’à l’arrivée
   *[other] manches jusqu’à l’arrivée
  }
preview-over = { $where }, { $rounds } manches. La course est à revoir coup par coup.
preview-lobby = Course à { $where }
preview-lobby-about = { $taken ->
    [one] { $taken } voiture sur { $cars } a un pilote.
   *[other] { $taken } voitures sur { $cars } ont un pilote.
  } Rejoignez la course depuis n’importe quel téléphone ou ordinateur, sans compte.
preview-running = Une course est en cours à { $where }
preview-running-about = Regardez-la en direct.
preview-running-closed = Cette course n’est pas ouverte aux spectateurs.
preview-home = Un jeu de course dans le navigateur : sept cartes, quatre rapports, une ligne d’arrivée.
