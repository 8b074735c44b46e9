# Replay

replay = Replay
replay-title = Replay: { $place }
replay-none = Intet replay her
replay-to-race = Tilbage til løbet
replay-controls = Afspilning
replay-play = Afspil
replay-pause = Pause
replay-scrubber = Øjeblik i løbet
replay-speed-of = { $speed }×
replay-speed = Tempo: { $speed }
replay-step-on = Ét trin frem
replay-step-back = Ét trin tilbage
replay-turn-on = Næste tur
replay-turn-back = Forrige tur
replay-round-on = Næste runde
replay-round-back = Forrige runde
replay-start = Ved start
replay-action = { $name }: { $action }
replay-plans = { $name } planlægger { $cards }
replay-keeps = { $name } kasserer ikke noget
replay-words = Runde { $round }. { $action }
replay-cockpit = Spillerplade: { $name }
replay-cockpits = Hvis spillerplade
replay-table = På bordet
replay-plan = Planlagt
replay-hand = Hånd
replay-legend = En legende har ingen kort og ingen motor.
replay-follow = Følg { $name }
replay-link = Kopiér link
replay-copied = Link til dette øjeblik er kopieret.
replay-races = Sæsonens løb
replay-keys-play = Afspil eller pause
replay-keys-step = Ét trin tilbage eller frem
replay-keys-turn = Én tur tilbage eller frem
replay-keys-round = Én runde tilbage eller frem
replay-keys-ends = Til starten, til målet
replay-keys-car = Spillerplade for bilen på denne placering
replay-keys-follow = Følg bilen, eller se hele banen

# Records

record-open = Åbn et gemt løb
record-open-about = Hent et gemt løb ind for at se det og dele det.
record-opening = Åbner løbet
record-delete = Slet { $name }
record-deleted = Løbet er slettet.
record-too-large = Filen er for stor til at være et gemt løb.
problem-bad-record = Filen kan ikke åbnes som et gemt løb: { $reason }
problem-record-other-rules = Løbet blev gemt med version { $version } af reglerne. Kun version { $expected } kan afspilles her.
problem-record-origin = Det gemte løb begynder midt i et løb, efter en ændring af reglerne. Det kan ikke åbnes.
problem-record-not-over = Det gemte løb er ikke slut. Kun afsluttede løb kan åbnes.

# Spectators

setup-spectators = Tilskuere
watch = Se med
watch-full = Alle biler har en racerfører.
watch-closed = Værten har slået tilskuere fra.
watch-waits = Du ser med. Løbet begynder her.
watch-count = { $number ->
    [one] { $number } ser med
   *[other] { $number } ser med
  }
watch-follow = Følg en bil
watch-car = Følg { $name }
watch-link = Kopiér link til at se med
watch-copied = Linket er kopieret. Den, der åbner det, ser med.
private-title = Løbet er ikke åbent for tilskuere
private-text = Værten har slået tilskuere fra. Kom tilbage, når løbet er slut, eller bed om at være med i det næste.
problem-no-spectators = Værten har slået tilskuere fra.
