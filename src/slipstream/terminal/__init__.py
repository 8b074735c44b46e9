"""Races and seasons in the terminal: a person drives, automated drivers and Legends are the opponents.

Pure, no I/O: `preview` (with `trial`, which asks the core) and `situation` (facts from a view), `describe`,
`symbols`, `draft_words`, `results`, `plain` and `coloured` (facts as text), `telling` (events as text),
`reading` (what was typed), `words` (sentences by key, in the language spoken). `screen` writes to a console;
`table` is the loop that answers and saves, `asking` has one function for each kind of question.
"""
