tv-title = Soirée course
tv-about = La course à la télévision : tout le monde voit le circuit, chacun pilote sur son téléphone. Cet écran n’a pas besoin de voiture.
tv-open = Ouvrir une table sur cet écran
tv-code = Code ou lien d’une table
tv-show = Afficher ici
tv-back = Une autre table
tv-no-code = Ce code n’existe pas. Il compte quatre signes et figure à l’écran ou dans le salon.
tv-circuit = { $place }, { $laps ->
    [one] 1 tour
   *[other] { $laps } tours
 }
tv-season = Saison
tv-scan = Scannez, prenez une voiture
tv-or = ou ouvrez dans un navigateur
tv-ready-host = En place, hôte
tv-open-car = Voiture libre
tv-ready = En place : { $ready } sur { $people }
tv-host-starts = { $name } donne le départ.
tv-first-hosts = La première personne qui prend une voiture donne le départ.
tv-plans = { $plans ->
    [one] { $plans } plan posé
   *[other] { $plans } plans posés
 } sur { $drivers }
tv-choosing = Choisissent encore
tv-plans-hidden = Les plans restent secrets jusqu’au dernier.
tv-gear = Rapport { $gear }
tv-lost-phone = Téléphone perdu ?
tv-lost-about = Scannez pour regarder sur un autre. Votre lien privé vous rend votre voiture.
tv-again = Encore une course ?
tv-again-about = Touchez Revanche sur un téléphone : cet écran suit.
tv-garage = À l’atelier
tv-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
tv-next-race = { $name } lance la course suivante.
tv-lost = La connexion est coupée. La course est conservée ; cet écran revient tout seul.
tv-full = Plein écran (F)
tv-this = Afficher sur cet écran
tv-there = Sur un téléviseur : { $address }
tv-code-get = Code pour un téléviseur
tv-code-is = Code pour un téléviseur :
tv-next-round = La manche { $round } commence
