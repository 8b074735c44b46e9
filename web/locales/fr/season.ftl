# Seasons

season-title = { $year ->
    [custom] Saison personnalisée
    [goat] Saison GOAT
   *[other] Saison { $year }
  }
season-race-of = course { $race } sur { $races }
season-standings = Classement
season-champion = Champion
season-legend-wins = Une Légende a remporté la saison : { $name }.
season-after = après : { $place }
season-next = Course suivante
season-drawn = Le circuit et l’événement sont tirés quand vous continuez.
season-go = Course suivante
season-host-goes-on = L’hôte lance la course suivante.
season-thanks = La saison est finie. Merci d’avoir couru.
season-drivers = Qui pilote à la course suivante
points = Points
place-short = P{ $place }
event-sponsors = { $cards ->
    [0] Pas de carte Sponsor au départ.
    [one] { $cards } carte Sponsor au départ.
   *[other] { $cards } cartes Sponsor au départ.
  }
event-card-1 = Tribune
event-card-1-text = Les trois premières voitures à finir le premier tour de circuit gagnent chacune une carte Sponsor.
event-card-2 = Record de vitesse
event-card-2-text = Chaque tour à la vitesse 15 ou plus rapporte une carte Sponsor.
event-card-3 = Grève
event-card-3-text = Un tour de circuit de moins. Le vainqueur marque 2 points de plus.
event-card-4 = Bridage levé
event-card-4-text = 1 Heat de plus dans chaque Moteur.
event-card-5 = Foule immense
event-card-5-text = Un tour de circuit de plus. La limite de main est 8.
event-card-6 = Corruption au comité
event-card-6-text = Les trois premiers marquent chacun 1 point de plus.
event-card-7 = Sponsor principal
event-card-7-text = Pas de règle spéciale aujourd’hui.
event-card-8 = En direct à la télévision
event-card-8-text = Dépassez 3 voitures pendant votre tour et gagnez une carte Sponsor.
event-card-9 = Règles de sécurité
event-card-9-text = 2 Heat et 1 Stress de moins pour tous. La limite de main est 6.
event-card-10 = Dernière chance
event-card-10-text = 1 Stress de plus dans chaque paquet. Qui part en tête-à-queue est hors course.
event-press = Virage de la presse : { $corners }. Franchissez-le à 2 ou plus au-dessus de la limite, ou par Aspiration, et gagnez une carte Sponsor.
garage-keep = Atelier, une Amélioration à garder
garage-keep-about = La saison est finie. Gardez une Amélioration pour la suivante.
garage-do-keep = Garder { $name }
setup-season = Saison
setup-season-none = Une seule course
setup-season-1961 = 1961, 3 courses
setup-season-1962 = 1962, 3 courses
setup-season-1963 = 1963, 4 courses
setup-season-custom = Personnalisée, 4 tirées
setup-season-goat = GOAT, les 10 courses
setup-season-about = La saison décide des circuits, de la météo et des drafts.
