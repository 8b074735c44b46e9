# The words of click, the library that reads the command line. In English they are its own.

click-usage = Usage:
click-options = Options
click-commands = Commands
click-default = default: { $default }
click-error = Error: { $message }
click-try = Try '{ $command } { $option }' for help.
click-invalid = Invalid value: { $message }
click-invalid-for = Invalid value for { $param_hint }: { $message }
click-missing-argument = Missing argument
click-missing-option = Missing option
click-missing-command = Missing command.
click-no-option = No such option { $name }.
click-no-command = No such command { $name }.
click-not-valid = { $value } is not a valid { $number_type }.
click-not-in-range = { $value } is not in the range { $range }.
click-not-choice = { $value } is not { $choice }.
click-not-choices = { $value } is not one of { $choices }.
click-needs-argument = Option { $name } requires an argument.
click-needs-arguments = Option { $name } requires { $nargs } arguments.
click-takes-no-value = Option { $name } does not take a value.
click-extra-argument = Got unexpected extra argument ({ $args })
click-extra-arguments = Got unexpected extra arguments ({ $args })
click-did-you-mean = Did you mean { $possibility }?
click-possible = (Did you mean one of: { $possibilities }?)
