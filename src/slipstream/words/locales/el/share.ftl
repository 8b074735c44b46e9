# The poster of a result, and what a chat shows beside a link

poster-won = Νίκη στην πίστα { $where }: { $name },
poster-placed = { $place ->
   *[other] { $place }η θέση στην πίστα { $where }: { $name },
  }
poster-how = { $how ->
    [won-lane] για μια λωρίδα
    [won-spaces] { $number ->
        [one] για { $number } Θέση
       *[other] για { $number } Θέσεις
      }
    [won-rounds] { $number ->
        [one] για { $number } περίοδο
       *[other] για { $number } περιόδους
      }
    [alone] χωρίς αντίπαλο στο τέρμα
    [bunch] { $number ->
        [one] { $cars } αυτοκίνητα σε { $number } Θέση
       *[other] { $cars } αυτοκίνητα σε { $number } Θέσεις
      }
    [lane] πλάι πλάι ({ $name })
    [spaces] { $number ->
        [one] { $number } Θέση πίσω ({ $name })
       *[other] { $number } Θέσεις πίσω ({ $name })
      }
    [rounds] { $number ->
        [one] { $number } περίοδο πίσω ({ $name })
       *[other] { $number } περιόδους πίσω ({ $name })
      }
   *[out] εκτός κούρσας
  }{ $origin ->
    [last] , από την τελευταία θέση εκκίνησης
    [grid] , από τη θέση εκκίνησης { $grid }
    [spin] { $spins ->
        [one] , παρά το σπινάρισμα
       *[other] , παρά τα { $spins } σπιναρίσματα
      }
    [tow] , με Slipstream στο τέλος
   *[none] { "" }
  }
poster-car = { $colour ->
    [red] Κόκκινο
    [blue] Μπλε
    [yellow] Κίτρινο
    [green] Πράσινο
    [gray] Λευκό
   *[other] Ροζ
  }
poster-title = { $laps ->
    [one] { $where }, { $laps } γύρος
   *[other] { $where }, { $laps } γύροι
  }
poster-lap = Γύρος { $lap }
poster-leads = { $number ->
    [one] αλλαγή στην πρώτη θέση
   *[other] αλλαγές στην πρώτη θέση
  }
poster-gained = { $number ->
    [one] θέση κερδισμένη
   *[other] θέσεις κερδισμένες
  }
poster-tows = { $number ->
    [one] φορά Slipstream
   *[other] φορές Slipstream
  }
poster-heat = Heat πληρωμένα
poster-top = μέγιστη Κίνηση
poster-rounds = { $number ->
    [one] περίοδος ως το τέρμα
   *[other] περίοδοι ως το τέρμα
  }
preview-over = { $where }, { $rounds } περίοδοι. Δες την κούρσα κίνηση προς κίνηση.
preview-lobby = Κούρσα στην πίστα { $where }
preview-lobby-about = { $taken } από { $cars } αυτοκίνητα έχουν οδηγό. Μπες από κάθε κινητό ή υπολογιστή, χωρίς εγγραφή.
preview-running = Τρέχει κούρσα στην πίστα { $where }
preview-running-about = Δες τη ζωντανά.
preview-running-closed = Αυτή η κούρσα δεν είναι ανοιχτή σε θεατές.
preview-home = Ένα παιχνίδι αγώνων στον browser: επτά κάρτες, τέσσερις ταχύτητες, ένας τερματισμός.
