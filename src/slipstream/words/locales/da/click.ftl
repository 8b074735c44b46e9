# Ordene fra click, biblioteket, der læser kommandolinjen.

click-usage = Brug:
click-options = Tilvalg
click-commands = Kommandoer
click-default = standard: { $default }
click-error = Fejl: { $message }
click-try = Prøv '{ $command } { $option }' for hjælp.
click-invalid = Ugyldig værdi: { $message }
click-invalid-for = Ugyldig værdi for { $param_hint }: { $message }
click-missing-argument = Der mangler argumentet
click-missing-option = Der mangler tilvalget
click-missing-command = Der mangler en kommando.
click-no-option = Ukendt tilvalg { $name }.
click-no-command = Der er ingen kommando { $name }.
click-not-valid = { $value } er ikke et gyldigt tal.
click-not-in-range = { $value } er ikke i området { $range }.
click-not-choice = { $value } er ikke { $choice }.
click-not-choices = { $value } er ikke en af { $choices }.
click-needs-argument = Tilvalget { $name } kræver en værdi.
click-needs-arguments = Tilvalget { $name } kræver { $nargs } værdier.
click-takes-no-value = Tilvalget { $name } tager ingen værdi.
click-extra-argument = Et argument for meget ({ $args })
click-extra-arguments = For mange argumenter ({ $args })
click-did-you-mean = Mente du { $possibility }?
click-possible = (Mente du en af: { $possibilities }?)
