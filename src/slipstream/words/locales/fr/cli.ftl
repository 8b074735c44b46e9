# Ce que dit la ligne de commande.

## Output

cli-stopped = arrêté
cli-record = Enregistrement : { $file }
cli-race-title = { $circuit }, { $laps }, graine { $seed }
cli-conditions = Météo : { $weather }. Routes : { $roads }.
cli-road = { $token ->
    [limit_up] { $corner } vitesse limite +1
    [limit_down] { $corner } vitesse limite -1
    [overheat] { $corner } surchauffe de la route
    [slipstream] { $corner } Aspiration +1
    [free_boost] { $corner } Contrôle de la chaleur
    [weather] { $corner } secteur météo
   *[other] { $corner } { $token }
  }
cli-race-length = { $rounds } manches, { $decisions } décisions
cli-race-won = { $car } (n° { $seat }, { $driver }) gagne.
cli-race-stops = L’enregistrement s’arrête à la manche { $round } ; on attend le n° { $seats }.
cli-season-details = { $laps ->
    [one] { $event }, { $laps } tour de circuit, { $weather }
   *[other] { $event }, { $laps } tours de circuit, { $weather }
  }
cli-season-standings = Classement : { $rows }
cli-season-stops = { $done ->
    [one] { $done } course sur { $races } est finie.
   *[other] { $done } courses sur { $races } sont finies.
  }
cli-season-champion = { $points ->
    [one] { $car } (n° { $seat }, { $driver }) est championne avec { $points } point.
   *[other] { $car } (n° { $seat }, { $driver }) est championne avec { $points } points.
  }
cli-season-legend = { $car } (n° { $seat }, { $driver }) remporte la saison : une Légende, donc aucun joueur n’a gagné.
cli-column-season = saison
cli-column-total = total
cli-column-name = nom
cli-column-spaces = cases
cli-column-laps = tours
cli-column-corners = virages (limite)
cli-column-corner = virage
cli-column-after = après la case
cli-column-limit = limite
cli-column-legend = Ligne de Légende après
cli-column-figure = mesure
cli-column-build = version
cli-column-value = valeur
cli-column-unit = unité
cli-column-per-calibration = par étalon
cli-circuit = { $laps ->
    [one] { $circuit } : { $spaces } cases, { $laps } tour de circuit, { $heat } Heat, { $stress } Stress
   *[other] { $circuit } : { $spaces } cases, { $laps } tours de circuit, { $heat } Heat, { $stress } Stress
  }
cli-circuit-drawn = Dessiné : { $file }
cli-circuit-written = Écrit : { $file }
cli-circuit-printed =
    Imprimé : { $file }, { $sheets ->
        [one] { $sheets } page
       *[other] { $sheets } pages
    }, { $wide } × { $high } mm une fois assemblé. Imprimez à 100 %.
cli-circuit-fine = On peut y courir : rien à redire.
cli-circuit-look = On peut y courir, mais regardez :
cli-circuit-not-yet = Pas encore :
cli-bench-compiled = mesure du noyau compilé
cli-bench-python = mesure en Python pur
cli-bench-calibration = { $runs ->
    [one] boucle étalon : { $steps } pas/s, meilleure de { $runs } mesure
   *[other] boucle étalon : { $steps } pas/s, meilleure de { $runs } mesures
  }
cli-bench-not-compiled = Le noyau n’est pas compilé ici : ce sont les chiffres de Python seul.
cli-serve-here = Slipstream est à l’adresse { $address }
cli-serve-network = Sur ce réseau :  { $address }
cli-serve-others = Pour les autres : { $address }
cli-serve-only-here = Aucun autre appareil ne peut venir : le serveur n’écoute que sur cet ordinateur, ou il n’y a pas de réseau.
cli-serve-stop = Ctrl+C pour arrêter. Toutes les courses sont conservées.
cli-serve-no-page = la page n’est pas construite ; ./slipstream la construit (avec Node et npm)

## Wrong usage

cli-no-seed = { $value } n’est pas une graine : un nombre entier de 0 à 2**128 - 1 (0x… marche aussi)
cli-no-handicap = { $value } n’est pas un handicap : écrivez numéro et Heat, p. ex. 0=1
cli-no-language = { $value } n’est pas une langue : les langues sont { $known }
cli-too-many-drivers = { $seats ->
    [one] { $drivers } pilotes sont nommés pour { $seats } siège sans Légende
   *[other] { $drivers } pilotes sont nommés pour { $seats } sièges sans Légende
  }
cli-option-needs-circuit = { $option } demande un circuit, ou --random
cli-random-or-circuit = donnez un circuit ou --random, pas les deux
cli-only-with-random = { $option } va avec --random
cli-nothing-to-play = il n’y a rien à jouer : --races ou --seasons doit être plus grand que 0
cli-only-for-seasons = --players est pour une saison ; une course a --cars
cli-only-for-races = { $option } est pour une seule course ; une saison a --players et --legends
cli-not-over = { $file } contient une course ou une saison qui n’est pas finie : continuez-la avec --resume { $file }, ou nommez un autre fichier.

## Help

cli-help-slipstream =
    Slipstream : le jeu de course HEAT, à jouer, à regarder et à étudier.
    .drive = Piloter une course :
    .watch = Regarder six débutants :
    .keep = La garder et la revoir :
    .more = Chaque commande s’explique avec --help.
    .version = Montrer les versions.
cli-option =
    .help = Montrer cette aide et finir.
    .language = La langue à parler : { $languages }. SLIPSTREAM_LANGUAGE dit la même chose.
    .as_json = Écrire un objet JSON et rien d’autre.
    .drivers = Un pilote par siège ; une liste plus courte se répète : { $drivers }.
    .handicaps = 1 ou 2 Heat de moins pour un siège.
    .legends = Combien de voitures sont des Légendes.
    .pro = Vitesse maximale ajoutée à toutes les Légendes.
    .garage = Choisir des Améliorations par draft, ou les distribuer (quick).
    .weather = Météo et état de la route.
    .tournament = Mode Tournoi : le rapport n’est choisi qu’à votre tour.
    .circuit = { $circuits }, ou un fichier de circuit.
    .seed = La graine de la course ; une nouvelle si rien n’est donné.
    .story = Raconter toute la course, tour par tour.
cli-help-serve =
    Héberger le jeu : une page pour courir seul ou avec des amis, par un lien.

    Tout est conservé dans un fichier SQLite, ou dans PostgreSQL : --database postgresql://user@host/name.
    .short = Héberger le jeu : une page pour courir seul ou avec des amis, par un lien.
    .host = Adresse où écouter ; 127.0.0.1 : ici seulement.
    .port = Port.  [défaut : { $port }, ou le premier libre ensuite]
    .database = Fichier SQLite ou URL PostgreSQL.  [défaut : dans le dossier de données de l’utilisateur]
    .origins = Adresse de la page derrière un proxy ; les liens vers les courses portent la première. Peut se répéter.
    .behind_proxy = Croire X-Forwarded-For et -Proto : il y a un proxy devant.
    .proxies = Adresse ou réseau du proxy placé devant, si ce n’est pas cette machine ; peut se répéter.
    .workers = Processus qui servent ensemble ; à plusieurs, il faut PostgreSQL.
    .keep_days = Effacer les courses auxquelles personne n’a touché depuis tant de jours ; 0 : jamais.
    .no_limits = Pas de limites de débit : pour les essais de charge et les réseaux de confiance.
    .no_browser = Ne pas ouvrir la page.
    .quiet = Ni adresse ni code QR ; seulement le journal.
cli-help-play =
    Piloter soi-même une course ou une saison, dans le terminal.

    Tapez help à n’importe quelle question. Avec --record, tout est enregistré après chaque réponse.
    .short = Piloter soi-même une course ou une saison, dans le terminal.
    .terminal = Jouer dans le terminal (il n’y a pas encore d’autre façon).
    .cars = Combien de voitures, 2 à 6, la vôtre et les Légendes comprises.
    .laps = Tours de circuit, si ce n’est pas le nombre imprimé ; 1 est une course courte.
    .season = Tout un Championnat au lieu d’une course.
    .players = Dans une saison : sièges avec un pilote ; des Légendes complètent jusqu’à 6.
    .drivers = Les pilotes des autres joueurs ; une liste plus courte se répète : { $drivers }.
    .seat = Votre siège, à partir de 0 ; votre couleur aussi, si vous n’en choisissez pas.  [défaut : 0]
    .colour = La couleur de votre voiture ; les autres prennent ce qui reste.
    .record_file = Garder ici l’enregistrement de la course ou de la saison.
    .resume = Reprendre depuis ce fichier ; la suite y est enregistrée aussi.
    .plain = Des lignes à lire dans l’ordre : ni couleurs ni colonnes.
cli-help-race =
    Laisser courir des pilotes automatiques et donner le résultat.

    La même graine donne la même course, sur toute machine.
    .short = Laisser courir des pilotes automatiques et donner le résultat.
    .cars = Combien de voitures, 2 à 6, Légendes comprises.
    .laps = Tours de circuit, si ce n’est pas le nombre imprimé (un sur usa est la partie d’apprentissage).
    .record_file = Écrire ici l’enregistrement de la course.
cli-help-season =
    Jouer un Championnat avec des pilotes automatiques, ou continuer une saison enregistrée.

    Le classement est donné après chaque course. Une saison enregistrée continue où elle s’est arrêtée ; sans --seed elle garde la sienne, et elle est refusée si autre chose était convenu.
    .short = Jouer un Championnat avec des pilotes automatiques.
    .year = Quelle saison.
    .players = Sièges avec un pilote.
    .legends = Sièges avec une Légende.
    .garage = La pile d’Améliorations.
    .seed = La graine de la saison ; une nouvelle si rien n’est donné.
    .save = Enregistrer la saison ici ; la continuer si le fichier existe.
    .races = S’arrêter après tant de courses.
cli-help-replay = Rejouer une course ou une saison enregistrée et donner son résultat.
    .short = Rejouer une course ou une saison enregistrée.
cli-help-circuit =
    Lister les circuits, ou en vérifier et décrire un.

    CIRCUIT est un nom ou un fichier à vous ; docs/circuits.md explique comment l’écrire.
    .short = Lister les circuits, ou en vérifier et dessiner un.
    .svg = Dessiner le circuit dans ce fichier.
    .random = Créer au hasard un circuit qui passe tous les contrôles.
    .seed = Lequel : la même graine donne le même circuit.
    .like = Aussi long et avec de tels virages que ce circuit.
    .out = Écrire le circuit dans ce fichier.
    .pdf = L’imprimer en taille réelle dans ce fichier.
    .paper = Format du papier ; poster : une seule grande page.
    .space = Longueur d’une case en millimètres.
    .ink = Couleurs, peu d’encre, ou lignes.
cli-help-vectors =
    Exécuter des exemples des règles.

    La notation est décrite dans docs/rules.md, "Worked examples". Code de sortie 1 si l’un échoue.
    .short = Exécuter des exemples des règles.
cli-help-clauses =
    Lister les règles qu’aucun test ne nomme, une par ligne ; code de sortie 1 s’il y en a.

    Un test nomme ses règles avec @pytest.mark.clause("CORNER-5"). Demande une copie du projet avec ses tests.
    .short = Lister les règles qu’aucun test ne nomme.
cli-help-bench =
    Mesurer le moteur de jeu : débits par seconde de calcul d’un cœur, les deux versions à la suite.

    Six voitures, USA, deux tours de circuit, jeu au hasard. Un tour de voiture, c’est une voiture qui fait une fois les étapes 1 à 9. Chaque débit est donné à côté d’une boucle étalon en Python pur : comparez ce rapport d’une machine à l’autre.
    .short = Mesurer le moteur de jeu.
    .runs = Meilleur de tant de mesures.
cli-help-fuzz =
    Jouer des courses et des saisons au hasard et vérifier chaque invariant après chaque décision.

    Tous les circuits, 2 à 6 voitures, toutes les combinaisons de modules. Une partie qui brise un invariant est écrite dans un fichier que `slipstream replay` sait lire. Code de sortie 1 s’il y en a.
    .short = Jouer des courses et des saisons au hasard et vérifier chaque invariant.
    .races = Combien de courses ; 10000 si rien n’est dit.
    .seasons = Combien de saisons ; 500 si rien n’est dit.
    .drivers = Pilotes qui jouent à la place du hasard, l’un après l’autre : { $drivers }.
    .seed = La graine dont vient tout le hasard.
    .workers = Processus ; autant que de cœurs.
    .keep = Dossier pour les parties qui échouent.
cli-help-rules =
    Chercher dans les règles : un mot, un numéro, un chapitre.

    Sans mot, les chapitres sont listés. Cela marche aussi pendant une course : help MOTS.
    .short = Chercher dans les règles.
rules-how = Nommez des mots, un chapitre ou un numéro : slipstream rules aspiration virage ; rules CORNER ; rules CORNER-5.
rules-nothing = Rien pour « { $words } ». Essayez un mot plus court.
rules-more = { $number ->
    [one] Encore une règle avec ces mots : ajoutez un mot.
   *[other] Encore { $number } règles avec ces mots : ajoutez un mot.
  }
