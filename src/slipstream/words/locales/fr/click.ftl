# Les mots de click, la bibliothèque qui lit la ligne de commande.

click-usage = Usage :
click-options = Options
click-commands = Commandes
click-default = défaut : { $default }
click-error = Erreur : { $message }
click-try = Essayez '{ $command } { $option }' pour de l’aide.
click-invalid = Valeur incorrecte : { $message }
click-invalid-for = Valeur incorrecte pour { $param_hint } : { $message }
click-missing-argument = Il manque l’argument
click-missing-option = Il manque l’option
click-missing-command = Il manque une commande.
click-no-option = Il n’y a pas d’option { $name }.
click-no-command = Il n’y a pas de commande { $name }.
click-not-valid = { $value } n’est pas un nombre correct.
click-not-in-range = { $value } n’est pas dans l’intervalle { $range }.
click-not-choice = { $value } n’est pas { $choice }.
click-not-choices = { $value } doit être l’une de ces valeurs : { $choices }.
click-needs-argument = L’option { $name } demande une valeur.
click-needs-arguments = L’option { $name } demande { $nargs } valeurs.
click-takes-no-value = L’option { $name } ne prend pas de valeur.
click-extra-argument = Argument de trop ({ $args })
click-extra-arguments = Arguments de trop ({ $args })
click-did-you-mean = Vouliez-vous dire { $possibility } ?
click-possible = (Vouliez-vous dire : { $possibilities } ?)
