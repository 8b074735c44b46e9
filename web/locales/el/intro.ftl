# First race: the introduction

intro-title = Πώς παίζεται
intro-coach = Προπονητής
intro-topics = Θέματα
intro-count = { $met } από { $all }
intro-topic-gears = Ταχύτητες
intro-topic-cards = Κάρτες
intro-topic-corner = Στροφή
intro-topic-adrenaline = Αδρεναλίνη
intro-topic-slipstream = Slipstream
intro-topic-heat = Heat
intro-topic-stress = Στρες
intro-topic-boost = Boost
intro-topic-spin-out = Σπινάρισμα
intro-topic-cooldown = Cooldown
intro-topic-met = { $topic }, το είδες
intro-topic-open = { $topic }, ακολουθεί
intro-next = Επόμενο
intro-skip = Παράλειψη
intro-pick = { $count ->
    [one] Διάλεξε εσύ την κάρτα
   *[other] Διάλεξε εσύ τις { $count } κάρτες
  }
intro-back = Δείξε τον προπονητή
intro-again = Από την αρχή
intro-undo = Αναίρεση

# Turn 1: gears and cards

intro-gears-plan-1 = Κερδίζει όποιος περάσει πρώτος τη γραμμή· στην ίδια περίοδο, όποιος φτάσει πιο μακριά. { $laps ->
    [one] { $laps } γύρος
   *[other] { $laps } γύροι
  }, { $corners } στροφές, { $cars } αυτοκίνητα. Το δικό σου έχει τον διακεκομμένο κύκλο.
intro-gears-plan-2 = Είσαι στην ταχύτητα { $gear }. Η ταχύτητα λέει πόσες κάρτες παίζεις, 1 έως 4. Μία πάνω ή κάτω είναι χωρίς κόστος, δύο κοστίζουν 1 Heat.
intro-gears-plan-3 = Ταχύτητα { $shift } σημαίνει { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
  }. Διάλεξε { $cards }: Κίνηση { $speed }, άρα { $speed } Θέσεις.
intro-gears-end-react = Κίνηση { $now }, έκανες { $now } Θέσεις. Τώρα μπορείς να αντιδράσεις: Cooldown ή Boost. Δεν χρειάζεσαι κανένα ακόμη.
intro-gears-discard = Μένουν { $hand } κάρτες. Όσες δεν θέλεις μπορείς να τις ξεσκαρτάρεις τώρα· μετά τραβάς έως { $full }. Κράτα όλες.

# Turn 2: a corner within the limit

intro-corner-plan-1 = { $spaces ->
    [one] 1 Θέση
   *[other] { $spaces } Θέσεις
  } για να περάσεις τη γραμμή της στροφής { $corner }. Όριο { $limit }: με Κίνηση { $limit } ή λιγότερο δεν έχει κόστος.
intro-corner-plan-2 = Είσαι στην τελευταία θέση, άρα έχεις Αδρεναλίνη: η καρδιά στη σειρά. Όταν παίζεις δίνει 1 Θέση παραπάνω και Κίνηση +1, ή 1 Heat στο Cooldown.
intro-corner-plan-3 = Διάλεξε { $cards }: ταχύτητα { $shift }, Κίνηση { $speed }, όριο { $limit }. Η πρόβλεψη λέει τι κοστίζει: { $due } Heat. Κάθε γραμμή: Κίνηση, πού φτάνεις, κόστος, πιθανότητα.
intro-corner-adrenaline-move = Αδρεναλίνη: 1 Θέση παραπάνω, η Κίνηση από { $now } γίνεται { $speed }, ακριβώς το όριο. Πάρε την.
intro-corner-end-react = Κίνηση { $now } στη γραμμή. Η στροφή ελέγχεται μετά την Αντίδραση. Το Boost θα ανέβαζε την Κίνησή σου: άφησέ το.
intro-corner-discard = { $crossed } με Κίνηση { $crossed-speed }, όριο { $crossed-limit }: { $paid } Heat. Κράτα τις κάρτες σου.

# Turn 3: slipstream

intro-slipstream-plan-1 = { $spaces ->
    [one] 1 Θέση
   *[other] { $spaces } Θέσεις
  } ως τη γραμμή της στροφής { $corner }, όριο { $limit }. Δεν τη φτάνεις: είναι ευθεία, οδήγησε γρήγορα.
intro-slipstream-plan-2 = Slipstream: όποιος σταματά δίπλα σε αυτοκίνητο, ή ακριβώς πίσω του, μπορεί να κάνει 2 Θέσεις χωρίς κόστος.
intro-slipstream-plan-3 = Διάλεξε { $cards }: Κίνηση { $speed }. Σε φέρνει κοντά στο μπροστινό αυτοκίνητο.
intro-slipstream-adrenaline-move = Πάλι στην τελευταία θέση, άρα πάλι Αδρεναλίνη: 1 Θέση παραπάνω και καμία στροφή κοντά. Πάρε την.
intro-slipstream-end-react = { $gap ->
    [0] Δίπλα σου: { $rival }.
    [one] { $gap } Θέση μπροστά: { $rival }.
   *[other] { $gap } Θέσεις μπροστά: { $rival }.
  } Αρκετά κοντά για Slipstream. Τελείωσε πρώτα την Αντίδραση.
intro-slipstream-slipstream = { $number } Θέσεις χωρίς κόστος: Slipstream. Θέλει αυτοκίνητο δίπλα ή ακριβώς μπροστά σου και δεν ανεβάζει την Κίνηση.
intro-slipstream-discard = Η κάρτα { $cards } δεν βοηθά εδώ. Διάλεξέ την και ξεσκάρταρέ την: θα τραβήξεις μια νέα.

# Turn 4: over the limit

intro-heat-plan-1 = { $spaces ->
    [one] 1 Θέση
   *[other] { $spaces } Θέσεις
  } και περνάς τη στροφή { $corner }, όριο { $limit }. Με Κίνηση { $limit } δεν θα είχε κόστος. Πάνω από αυτό, κάθε μονάδα κοστίζει 1 Heat.
intro-heat-plan-2 = Διάλεξε { $cards }: Κίνηση { $speed }, { $due } πάνω. Τα ραβδωτά Heat της Μηχανής είναι όσα θα πληρώσεις.
intro-heat-end-react = Κίνηση { $now }, όριο { $limit-now }. Πληρώνεις { $due } Heat στο τέλος της Αντίδρασης.
intro-heat-discard-1 = Πλήρωσες { $paid } Heat, μένουν { $engine } από { $capacity }. Τα πληρωμένα Heat είναι στα σκάρτα σου και γυρίζουν αργότερα στο χέρι.
intro-heat-discard-2 = Κράτα τις κάρτες σου και τράβηξε έως { $full }.

# Turn 5: Stress and boost

intro-boost-plan-1 = { $stress ->
    [one] { $stress } κάρτα Στρες
   *[other] { $stress } κάρτες Στρες
  }. Το Στρες δεν έχει δική του αξία: όταν παίζεται, ανοίγουν κάρτες ώσπου να βγει 1, 2, 3 ή 4.
intro-boost-plan-2 = Διάλεξε { $cards }. Κίνηση { $slowest } έως { $speed }: η πρόβλεψη δείχνει κάθε Κίνηση με την πιθανότητά της.
intro-boost-boost = Κίνηση { $now }· το Στρες σου άνοιξε { $flip }. Boost: πλήρωσε 1 Heat για μία κάρτα ακόμη, μία φορά στη σειρά σου, με όποια ταχύτητα.
intro-boost-end-react = Το Boost έβγαλε { $flip }: Κίνηση { $now }. Μηχανή { $engine } από { $capacity }.
intro-boost-discard = { $heat ->
    [0] Τίποτα για ξεσκαρτάρισμα.
   *[other] Τα Heat στο χέρι σου δεν ξεσκαρτάρονται, ούτε τα Στρες.
  } Κράτα τα υπόλοιπα και τράβηξε έως { $full }.

# Turn 6: a spin-out

intro-spin-out-plan-1 = Τα Heat της Μηχανής: { $engine }. Όριο { $limit } στη στροφή { $corner }. Αν δεν μπορείς να πληρώσεις κάθε μονάδα πάνω από αυτό, σπινάρεις.
intro-spin-out-plan-2 = Μία φορά, επίτηδες: διάλεξε { $cards }. Κίνηση { $speed }, { $due } πάνω, { $engine } Heat. Θα σου ζητηθεί επιβεβαίωση.
intro-spin-out-end-react = Κίνηση { $now }, { $due } Heat για πληρωμή, υπάρχουν { $engine }. Τελείωσε την Αντίδραση και δες τι κοστίζει.
intro-spin-out-discard-1 = Σπινάρισες. Όλα τα Heat πληρώθηκαν, πίσω πριν από τη στροφή { $crossed }, ταχύτητα { $gear }, { $spin-stress } Στρες παραπάνω στο χέρι. Ποτέ δεν κοστίζει περισσότερο.
intro-spin-out-discard-2 = { $stress } Στρες στο χέρι τώρα. Κράτα τα υπόλοιπα και τράβηξε.

# Turn 7: cooldown

intro-cooldown-plan-1 = { $heat } Heat στο χέρι σου. Τα Heat ούτε παίζονται ούτε ξεσκαρτάρονται: πιάνουν τον χώρο χρήσιμων καρτών.
intro-cooldown-plan-2 = Η ταχύτητα 1 επιστρέφει { $cool-1 } Heat στη Μηχανή, η ταχύτητα 2 επιστρέφει { $cool-2 }. Οι ταχύτητες 3 και 4 κανένα. Μείνε στην ταχύτητα 1.
intro-cooldown-plan-3 = Διάλεξε { $cards }. Το Στρες φεύγει μόνο όταν το παίξεις· από τα σκάρτα γυρίζει αργότερα. Κίνηση το πολύ { $speed }, όριο { $limit }: ασφαλές.
intro-cooldown-cool-gear = Cooldown { $number }: { $number } Heat γυρίζουν από το χέρι στη Μηχανή.
intro-cooldown-end-react = { $adrenaline ->
    [yes] Μηχανή { $engine } ξανά. Το τελευταίο αυτοκίνητο έχει Αδρεναλίνη: 1 Θέση παραπάνω ή Cooldown 1 ακόμη. Χρησιμοποίησέ την ή τελείωσε.
   *[no] Μηχανή { $engine } ξανά, και { $engine } χρήσιμες κάρτες παραπάνω για τράβηγμα. Τελείωσε την Αντίδραση.
  }
intro-cooldown-discard = { $finish } Θέσεις ως τον τερματισμό. Από εδώ οδηγείς χωρίς προπονητή, με συμβουλές. Κράτα τις κάρτες σου.

# Free driving

intro-free-plan = { $last ->
    [yes] { $finish ->
       [one] { $finish } Θέση
      *[other] { $finish } Θέσεις
    } ως τον τερματισμό, καμία στροφή πια.
   *[no] { $spaces ->
       [one] { $spaces } Θέση
      *[other] { $spaces } Θέσεις
    } ως τη γραμμή της στροφής { $corner }, όριο { $limit }. Μηχανή { $engine }.
  }
intro-free-advice = Ένα καλό σχέδιο: { $cards }. { $reason }
intro-free-cool = { $number } Heat για Cooldown. Δεν κοστίζει τίποτα.
intro-free-adrenaline = Αδρεναλίνη: 1 Θέση παραπάνω και Κίνηση +1. Πρόσεξε το επόμενο όριο.
intro-free-react = Τίποτα υποχρεωτικό. Ένα Boost κοστίζει 1 Heat.
intro-free-slipstream = { $number } Θέσεις χωρίς κόστος. Δες πού είναι η επόμενη γραμμή.
intro-free-discard = Ξεσκάρταρε ό,τι δεν βοηθά στην επόμενη στροφή, ή κράτα όλες.
intro-off = Βγήκες από το μάθημα. Συνέχισε με συμβουλές, κάνε αναίρεση ή ξεκίνα από την αρχή.

# Skip

intro-skip-title = Φεύγεις από το μάθημα;
intro-skip-text = Έμαθες { $met } από τα { $all } θέματα. Μπορείς να αρχίσεις ξανά όποτε θέλεις.
intro-skip-no = Συνέχεια με προπονητή
intro-skip-alone = Συνέχεια χωρίς προπονητή
intro-skip-leave = Φύγε

# Summary

intro-done-title = { $place ->
    [1] 1η θέση
    [2] 2η θέση
   *[other] 3η θέση
  }, και έμαθες { $met } από τα { $all } θέματα
intro-done-text = { $rounds } περίοδοι, πληρωμένα Heat: { $heat }, { $spins ->
    [0] κανένα σπινάρισμα
    [one] { $spins } σπινάρισμα
   *[other] { $spins } σπιναρίσματα
  }. Όλα, σε μία γραμμή το καθένα:
intro-sum-gears = 1 έως 4. Η ταχύτητα είναι ο αριθμός των καρτών. Μία πάνω ή κάτω χωρίς κόστος, δύο κοστίζουν 1 Heat.
intro-sum-cards = Οι αξίες αθροίζονται σε Κίνηση. Κίνηση είναι οι Θέσεις που κάνεις.
intro-sum-corner = Στο όριο ή κάτω από αυτό όταν περνάς τη γραμμή: χωρίς κόστος.
intro-sum-adrenaline = Για τον τελευταίο στη σειρά: 1 Θέση παραπάνω και Κίνηση +1, ή 1 Heat παραπάνω στο Cooldown.
intro-sum-slipstream = 2 Θέσεις δίπλα ή ακριβώς πίσω από αυτοκίνητο. Η Κίνηση μένει.
intro-sum-heat = 1 για κάθε μονάδα πάνω από το όριο. Τα πληρωμένα Heat γυρίζουν στο χέρι.
intro-sum-stress = Ανοίγει κάρτες: 1 έως 4 στην τύχη. Όταν παιχτεί, πάει στα σκάρτα και ξαναγυρίζει.
intro-sum-boost = 1 Heat για μία κάρτα ακόμη. Μία φορά στη σειρά σου.
intro-sum-spin-out = Λίγα Heat: πίσω πριν από τη γραμμή, ταχύτητα 1, Στρες.
intro-sum-cooldown = Ταχύτητα 1: Cooldown { $cool-1 }, ταχύτητα 2: Cooldown { $cool-2 }.
intro-home = Αρχική σελίδα
