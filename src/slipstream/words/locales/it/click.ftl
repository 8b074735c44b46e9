# Le parole di click, la libreria che legge la riga di comando.

click-usage = Uso:
click-options = Opzioni
click-commands = Comandi
click-default = predefinito: { $default }
click-error = Errore: { $message }
click-try = Prova '{ $command } { $option }' per un aiuto.
click-invalid = Valore non valido: { $message }
click-invalid-for = Valore non valido per { $param_hint }: { $message }
click-missing-argument = Manca l’argomento
click-missing-option = Manca l’opzione
click-missing-command = Manca un comando.
click-no-option = L’opzione { $name } non esiste.
click-no-command = Il comando { $name } non esiste.
click-not-valid = { $value } non è un numero valido.
click-not-in-range = { $value } non è nell’intervallo { $range }.
click-not-choice = { $value } non è { $choice }.
click-not-choices = { $value } non è uno fra { $choices }.
click-needs-argument = L’opzione { $name } richiede un valore.
click-needs-arguments = L’opzione { $name } richiede { $nargs } valori.
click-takes-no-value = L’opzione { $name } non prende un valore.
click-extra-argument = Un argomento di troppo ({ $args })
click-extra-arguments = Argomenti di troppo ({ $args })
click-did-you-mean = Intendevi { $possibility }?
click-possible = (Intendevi uno fra: { $possibilities }?)
