# What happened at the table
note-handed-over = { $driver } kører nu for { $name }.
note-taken-back = { $name } kører selv igen.
note-gave-up = { $name } har givet op. { $driver } kører videre.
note-removed = { $by } fjernede { $name }.
note-restored = { $name } blev kaldt tilbage.
note-host = { $name } er vært nu.
note-host-you = Du er vært nu.
note-setup = { $by } har ændret løbet. Sig igen, at du er klar.
note-undone = { $name } fortrød det sidste svar.
note-time-up = Tiden er gået for { $name }: det valgte gælder.
note-time-up-you = Tiden er gået: det, du havde valgt, gælder.
note-time-up-driver = Tiden er gået for { $name }: en automatisk kører bestemte.
note-time-up-driver-you = Tiden er gået: en automatisk kører bestemte for dig.

# Away, removed, host
away-for = Fraværende, { $time }
away-let = Lad en anden køre videre
remove-title = Fjern { $name }?
remove-about = Du kan kalde { $name } tilbage.
remove-yes = Fjern
remove-undo = Kald tilbage
make-host = Gør til vært

# Clocks
seat-clock = { $time } tilbage
setup-clock = Ur
setup-bank-of = { $minutes } min pr. løb, +{ $increment } s pr. svar

# Answers ahead
ahead-title = Hvis det bliver aktuelt
ahead-about = Vælg, mens andre kører. Du kan ændre det, til det bruges; ingen ser det.
ahead-ask = Spørg mig
ahead-react = Reagér
ahead-cool = Afkøl
ahead-adrenaline = Adrenalin: +1
ahead-boost = Boost
ahead-nothing = Intet
ahead-slipstream = Slipstrøm
ahead-slip-yes = Så langt det rækker
ahead-slip-no = Bliv
ahead-discard = Kassér
ahead-keep = Behold alle
ahead-chosen = Valgt

# Waiting
wait-plan = vælger gear og kort
wait-value = vælger en værdi
wait-react = reagerer
wait-slipstream = tager stilling til slipstrøm
wait-discard = kasserer
wait-refresh = ordner kortene
wait-draft = vælger en del
wait-swap = bytter en del
wait-mine = Din plan: gear { $gear }
wait-done = Din tur er forbi.

# Signals
signals-past = For nylig
signals-none = Ingen signaler endnu.

# One device for several people
hot-add = En anden ved denne enhed
hot-add-about = I deler skærmen. En hånd er dækket, til dens spiller holder den.
hot-hand = Giv den til { $name }
hot-hold = Hold nede for at se
hot-keep = Skub op for at holde den åben, til du har svaret.
hot-keys = Taster: hold Mellemrum for at se, Enter holder den åben, Esc dækker.
hot-cover = Dæk hånden
hot-public = Alle må se skærmen nu.
hot-here = Ved denne enhed
