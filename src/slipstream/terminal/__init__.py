"""A race in the terminal: a person drives, automated drivers are the opponents.

Pure, no I/O: `preview` and `situation` (facts from a view), `describe`, `plain` and `coloured` (facts as
text), `telling` (events as text), `reading` (what was typed), `words` (every sentence, to translate).
`screen` writes to a console; `table` is the loop that asks, answers and saves.
"""
