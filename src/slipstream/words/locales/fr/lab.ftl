# Le laboratoire : commandes, refus, tableaux et rapports.

cli-help-lab =
    Le laboratoire : beaucoup de courses à chance contrôlée, et ce qu’on peut en dire.

    docs/laboratory.md explique d’où viennent les chiffres et jusqu’où s’y fier.
    .short = Tournois, comparaisons et études de circuits.
cli-help-lab-tournament =
    Faire courir des pilotes les uns contre les autres : taux de victoire, places et cotes avec intervalles à 95 %.

    Les courses vont par blocs : un circuit et une graine, une fois pour chaque rotation de la grille. Les chiffres ne dépendent ni des processus ni des interruptions : avec --out, le travail reprend où il s’est arrêté.
    .short = Faire courir des pilotes les uns contre les autres.
    .drivers = Qui occupe les sièges ; une liste plus courte se répète : { $drivers }, legend, legend+2 ; 5*legend répète un nom.
    .races = Nombre de courses, par blocs entiers.
    .circuit = all, ou des noms et fichiers de circuit séparés par des virgules.
    .seed = La graine dont vient tout le hasard.
    .cars = Nombre de voitures, de 2 à 6, Légendes comprises.
    .laps = Tours, si ce n’est comme imprimé.
    .workers = Processus ; autant que de cœurs.
    .engine = Sur cette machine ou sur une grappe Ray (extra : ray).
    .out = Dossier des blocs, tableaux et rapport ; ce qui s’y trouve est continué.
cli-help-lab-compare =
    Le pilote A est-il meilleur que le pilote B ? Trois contre trois, jusqu’à ce qu’un test séquentiel le sache.

    Les deux courent avec la même chance depuis chaque grille, et échangent les sièges. Le test (SPRT, alpha = bêta = 5 %) tranche entre --h0 et --h1, en places gagnées par A. Code de sortie 0 si A est meilleur, 1 sinon, ou si la question reste ouverte après --max-races.
    .short = Un pilote est-il meilleur qu’un autre ?
    .circuit = all, ou des noms et fichiers de circuit séparés par des virgules.
    .seed = La graine dont vient tout le hasard.
    .max_races = Abandonner après tant de courses.
    .h0 = Places gagnées par A s’il n’est pas meilleur.
    .h1 = Places gagnées par A s’il est meilleur.
    .laps = Tours, si ce n’est comme imprimé.
    .workers = Processus ; autant que de cœurs.
    .engine = Sur cette machine ou sur une grappe Ray (extra : ray).
    .out = Dossier des blocs ; ce qui s’y trouve est continué.
cli-help-lab-train =
    Entraîner le modèle d’allure de club et champion sur un circuit.

    Il court contre des Légendes et en tire des leçons ; de plusieurs essais, le meilleur est retenu, départagé par des courses à graines égales. Les tables vont dans le dossier de données, où les pilotes les trouvent dès qu’ils courent sur ce circuit. Sur un circuit sans tables, ils suivent un modèle général ; --circuit general entraîne celui-ci.
    .short = Apprendre un circuit aux pilotes.
    .circuit = Nom d’un circuit, ou fichier de circuit.
    .races = Courses de chaque essai.
    .tries = Nombre de modèles entraînés.
    .seed = La graine dont vient tout le hasard.
    .out = Fichier des tables, si ce n’est pas dans le dossier de données.
cli-help-lab-circuit =
    Étudier un circuit : manches, changements de leader, tête-à-queue par virage, avantage de la grille.

    CIRCUIT est un nom ou un fichier à vous ; docs/circuits.md explique comment l’écrire.
    .short = Comment on court sur un circuit.
    .drivers = Qui occupe les sièges ; une liste plus courte se répète : { $drivers }, legend, legend+2.
    .races = Nombre de courses, par blocs entiers.
    .seed = La graine dont vient tout le hasard.
    .cars = Nombre de voitures, de 2 à 6, Légendes comprises.
    .laps = Tours, si ce n’est comme imprimé.
    .workers = Processus ; autant que de cœurs.

lab-blocks = blocs
lab-races = { $races ->
    [one] { $races } course
   *[other] { $races } courses
  } en { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
  }
lab-seed = graine { $seed }
lab-garage = Atelier { $garage }
lab-module-weather = météo
lab-module-tournament = mode tournoi
lab-written = report.html, races.csv et summary.json sont dans { $folder }
lab-column-entries = départs
lab-column-wins = victoires
lab-column-place = place moyenne
lab-column-rounds = manches
lab-column-rating = cote
lab-column-ahead = devant

lab-column-corner-spin-outs = tête-à-queue en 100 départs
lab-study-winner-rounds = manches du vainqueur
lab-study-car-rounds = manches d’une voiture
lab-study-lead-changes = changements de leader par course
lab-study-spin-outs = tête-à-queue d’une voiture
lab-study-overtakes = dépassements par course
lab-column-corner-spins = pour 100 passages
lab-column-corner-heat = Heat par passage
lab-column-corner-free = passages gratuits %
study-early = Pas de conseil avant { $races } courses.
study-spins = Le virage { $corner } donne { $spins } têtes-à-queue pour 100 passages ; dans la boîte, aucun n’en a plus de { $most }. Essayez la limite { $limit }.
study-long =
    { $laps ->
        [one] Une course dure { $rounds } manches ; celles de la boîte, de { $low } à { $high }. Essayez { $laps } tour de circuit.
       *[other] Une course dure { $rounds } manches ; celles de la boîte, de { $low } à { $high }. Essayez { $laps } tours de circuit.
    }
study-short =
    { $laps ->
        [one] Une course ne dure que { $rounds } manches ; celles de la boîte, de { $low } à { $high }. Essayez { $laps } tour de circuit.
       *[other] Une course ne dure que { $rounds } manches ; celles de la boîte, de { $low } à { $high }. Essayez { $laps } tours de circuit.
    }
study-easy = Le virage { $corner } ne coûte presque rien : { $heat } Heat par passage. Essayez la limite { $limit }.
study-fine = Se court comme { $name }.
lab-llr = { $races } courses : { $difference } places, LLR { $llr }
lab-verdict-accepted = { $a } est meilleur que { $b } : { $difference } places en { $races } courses, LLR { $llr }
lab-verdict-rejected = { $a } n’est pas meilleur que { $b } : { $difference } places en { $races } courses, LLR { $llr }
lab-verdict-undecided = Reste à savoir si { $a } est meilleur que { $b } : { $difference } places en { $races } courses, LLR { $llr }
lab-title = Tournoi
lab-title-drivers = Pilotes
lab-title-wins = Victoires par départ
lab-title-places = Places
lab-title-matrix = Qui arrive devant qui
lab-title-circuit = Circuit { $circuit }
lab-title-rounds = Manches du vainqueur
lab-title-leads = Changements de leader par course
lab-note-chance = La ligne en tirets est le seul hasard : { $share }.
lab-note-matrix = La part des rencontres où le pilote de la ligne arrive devant celui de la colonne.
lab-note-intervals = Entre crochets : intervalles à 95 % par bootstrap des blocs. Les courses d’un bloc partagent leur chance et comptent pour une observation.
lab-rules-version = version des règles { $version }
lab-drivers-version = données de rythme { $version }

lab-too-many-drivers = { $drivers } pilotes sont nommés pour { $seats } sièges
lab-pro-out-of-range = une Légende a une vitesse max de +0 à +{ $most }, pas +{ $pro }
lab-mixed-legends = toutes les Légendes d’une course ont le même niveau, pas { $levels } : nommez-en un, ou faites deux tournois
lab-circuit-twice = un circuit est nommé deux fois : { $circuits }
lab-no-openskill = les cotes demandent le paquet openskill : pip install "slipstream[lab]"
lab-no-ray = --engine ray demande le paquet ray : pip install "slipstream[ray]"
lab-ray-not-started = Ray ne démarre pas : { $reason }
lab-no-folder = { $folder } est inutilisable : { $reason }
lab-busy = un autre processus travaille dans { $folder }
lab-damaged = le fichier des blocs dans { $folder } est abîmé à la ligne { $line } ; prenez un autre dossier, ou supprimez-le
lab-other-job = { $folder } contient un autre travail (différent : { $differs }) ; prenez un autre dossier
lab-compare-legend = { $name } ne peut pas échanger son siège avec un pilote : contre les Légendes, prenez lab tournament
lab-bad-hypotheses = --h0 doit être plus petit que --h1, et les deux entre -5 et 5 : pas { $h0 } et { $h1 }
lab-training = entraînement
lab-trained = Entraîné sur { $circuit } : { $percent } de courses gagnées contre cinq Légendes. Tables : { $file }
weights-broken-weights = { $file } n’est pas un fichier de tables d’allure
