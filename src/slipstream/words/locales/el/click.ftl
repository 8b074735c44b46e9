# Οι λέξεις του click, της βιβλιοθήκης που διαβάζει τη γραμμή εντολών.

click-usage = Χρήση:
click-options = Επιλογές
click-commands = Εντολές
click-default = προεπιλογή: { $default }
click-error = Λάθος: { $message }
click-try = Δοκίμασε '{ $command } { $option }' για βοήθεια.
click-invalid = Άκυρη τιμή: { $message }
click-invalid-for = Άκυρη τιμή για { $param_hint }: { $message }
click-missing-argument = Λείπει το όρισμα
click-missing-option = Λείπει η επιλογή
click-missing-command = Λείπει μια εντολή.
click-no-option = Δεν υπάρχει επιλογή { $name }.
click-no-command = Δεν υπάρχει εντολή { $name }.
click-not-valid = { $value } δεν είναι έγκυρος αριθμός.
click-not-in-range = { $value } δεν είναι στο διάστημα { $range }.
click-not-choice = { $value } δεν είναι { $choice }.
click-not-choices = { $value } δεν είναι ένα από { $choices }.
click-needs-argument = Η επιλογή { $name } θέλει μια τιμή.
click-needs-arguments = Η επιλογή { $name } θέλει { $nargs } τιμές.
click-takes-no-value = Η επιλογή { $name } δεν παίρνει τιμή.
click-extra-argument = Περίσσιο όρισμα ({ $args })
click-extra-arguments = Περίσσια ορίσματα ({ $args })
click-did-you-mean = Μήπως εννοείς { $possibility };
click-possible = (Μήπως εννοείς ένα από: { $possibilities };)
