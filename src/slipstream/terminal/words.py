"""Every sentence of the terminal, by key: the one place to translate. Plain ASCII, for every terminal."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # the situation
    "title": "{circuit}, {laps}. Round {round}, place {place} of {cars}",
    "laps-1": "1 lap",
    "laps": "{laps} laps",
    "corner-ahead": "{ahead} before the line of {corner}, limit {limit}",
    "corner-after": "{further} more to {corner}, limit {limit}",
    "corner-here": "Right before the line of {corner}, limit {limit}",
    "beyond-finish": "Beyond the finish line.",
    "no-corner-ahead": "No corner before the finish line",
    "spaces": "{number} spaces",
    "spaces-1": "1 space",
    "car-ahead": "{number} ahead",
    "car-behind": "{number} behind",
    "car-beside": "beside you",
    "you": "you",
    "your-car": "Your car",
    "race-line": "race line",
    "outer": "outer",
    "on-grid": "grid",
    "finished": "finished",
    "road-empty": "No other car near you.",
    "road": "Near you: {cars}.",
    "car-line": "{place}. {car}: {distance}, {where}, gear {gear}, {engine} Heat, {hand} cards{extra}.",
    "car-line-out": "{place}. {car}: finished.",
    "adrenaline": "Adrenaline",
    "own-adrenaline": "You have Adrenaline in this round.",
    "mat": "Gear {gear}, engine {engine} Heat.",
    "draw": "Draw pile ({number}): {cards}.",
    "discard": "Discard pile ({number}), top: {top}.",
    "discard-empty": "Discard pile: empty.",
    "hand": "Hand: {cards}.",
    "hand-reshuffle": "Draw pile empty: the discard pile will be shuffled.",
    # asking
    "ask-plan": "Gear and cards",
    "gears": "Gears: {gears}.",
    "gear-free": "{gear}",
    "gear-heat": "{gear} (for {heat} Heat)",
    "ask-plan-hint": "Type cards, e.g. {example}; or list, help, quit.",
    "ask-commit": "Enter drives this plan; or type another one",
    "ask-number-hint": "Type a number; Enter: {default}.",
    "ask-discard-hint": "You may discard {cards}. Type cards, or Enter to keep all.",
    "forced": "({step}: only one answer, {action}.)",
    "forced-react": "(React: nothing to use.)",
    # previews
    "speed": "Speed {speed}",
    "speed-plus": "Speed {speed} ({plus} from the draw pile)",
    "plus-1": "1 card",
    "plus": "{number} cards",
    "shift-cost": "shifting costs {heat} Heat",
    "crosses": "Crosses {corner}, limit {limit}: {due} due.",
    "may-cross": "May cross {corner}, limit {limit}: {due} due.",
    "no-heat": "no Heat",
    "heat": "{heat} Heat",
    "engine-then": "engine {engine}",
    "stops-before": "Stops {left} before {corner} (limit {limit}).",
    "stops-at": "Stops right before the line of {corner} (limit {limit}).",
    "cooldown-of-gear": "gear {gear} up to {heat}",
    "reaches-finish": "Reaches the finish line.",
    "may-finish": "Reaches the finish line with {percent} %.",
    "must-cool": "Only if you cool Heat in React first: otherwise a spin-out.",
    "spin-sure": "WARNING: SPIN-OUT at {corner} (unless a car in front holds you up): {stress}.",
    "spin-risk": "WARNING: spin-out with {percent} % at {corner}: {stress}.",
    "stress": "{stress} Stress, first gear, engine empty",
    "can-cool": "React can cool {heat} Heat from your hand.",
    "no-move": "Cluttered hand: the car does not move; first gear, these cards are discarded.",
    "list-spin-sure": "SPIN-OUT",
    "list-spin-risk": "spin-out {percent} %",
    "list-cool": "cool first",
    "list-shift": "shift {heat} Heat",
    "list-corner": "{corner} {due}",
    "list-finish": "finish",
    "list-none": "no plan in gear {gear}; gears are {gears}",
    "now": "Now at {place}, Speed {speed}, engine {engine} Heat.",
    # refusing
    "not-cards": "{tried}: {part} is no card. Your hand: {cards}. Type e.g. {example}.",
    "too-many": "{tried}: nobody has that many of {card}. Your hand: {cards}.",
    "no-cards": "{tried}: no cards are named. Type the gear and cards, e.g. {example}.",
    "gear-mismatch": "{tried}: gear {gear} needs {gear} cards, not {number}. Gears within reach: {gears}.",
    "not-an-option": "{tried} is not one of the answers. Type 1 to {last}{enter}.",
    "or-enter": ", or Enter for: {default}",
    "refused": "{tried}: {reason}",
    "see-list": "Type list for every legal plan.",
    "nothing-planned": "Type gear and cards first, e.g. {example}.",
    "no-undo": "Nothing can be taken back: since your last answer something hidden was revealed.",
    "undone": "Taken back.",
    "save-where": "save needs a file name: save race.json",
    "saved": "Saved in {file}.",
    "continue": "Continue with: slipstream play --resume {file}",
    "keep": "Keep the record? Type a file name, or Enter for no",
    "not-saved": "Not saved: {reason}",
    # leaving
    "quit-recorded": "Leave the race? It is kept in {file}. Type y to leave, anything else to drive on",
    "quit-unrecorded": (
        "Leave the race? It is NOT saved (save FILE would). Type y to leave, anything else to drive on"
    ),
    "on": "Drive on.",
    "left": "You leave the race.",
    "stopped": "Stopped.",
    # beginning and end
    "welcome": "You drive the {colour} car ({code}) against {drivers}.",
    "welcome-help": "Type help any time.",
    "resumed": "The race goes on in round {round}.",
    "log-empty": "Nothing has happened yet.",
    "you-finish": "You finish {place} of {cars}.",
    "place-line": "{place}. {car}, {driver}: round {round}, {over} beyond the line{extra}",
    "place-spins-1": ", 1 spin-out",
    "place-spins": ", {number} spin-outs",
    "seed": "Seed {seed}. {rounds} rounds.",
    "replay": "Look at it again: slipstream replay {file} --story",
    "already-over": "This race is over; it can be replayed: slipstream replay {file}",
}

STEP_WORDS: Final = {
    "plan": "Gear and cards",
    "react": "React",
    "slipstream": "Slipstream",
    "discard": "Discard",
}

HELP: Final = {
    "plan": """\
GEAR AND CARDS. The number of cards is the gear: 4 4 S is third gear; 3: 4 4 S says the same.
One gear up or down is free, two cost 1 Heat. You move as many spaces as the cards add up to.
You see what a plan costs before it counts; Enter then drives it. 4 4 S! drives it at once.
list shows every legal plan, list 3 those in third gear.""",
    "react": """\
REACT. Use what your car offers, one after the other, then end React.
Cooling puts Heat from your hand back into the engine: {cooldown}.
Boost, once a turn: pay 1 Heat, turn a card over and move by it; it counts for the corner too.
Adrenaline, for the last cars: 1 space more at Speed +1, and 1 more Heat to cool.""",
    "slipstream": """\
SLIPSTREAM. Behind or beside another car you may move {slipstream} more spaces. Your Speed stays the same,
but a corner line crossed this way counts.""",
    "discard": """\
DISCARD. Put cards you do not want on the discard pile: 1 1 2, or Enter for none.
Heat and Stress cannot be discarded. Then your hand is filled up to {hand}.""",
}

HELP_SYMBOLS: Final = """\
CARDS. 0 to 5: Speed. S, Stress: turns over cards until a 1 to 4 comes. H, Heat: blocks your hand
until it is cooled. Heat in the engine is what you pay with."""

HELP_CORNERS: Final = """\
CORNERS. Crossing a corner line faster than its limit costs 1 Heat for each point too much. If the
engine does not hold that much, you spin out: back before the line, first gear, Stress into your hand."""

HELP_STRIP: Final = """\
TRACK. ME is you; | is a corner line with its limit above, ! the finish line, : the start of a lap.
The numbers count spaces from your car. Two cars fit side by side; the race line is ahead."""

HELP_COMMANDS: Final = """\
COMMANDS. show: the screen again. log: what happened in this round and the last. undo: take an
answer back, while nothing hidden was revealed. save FILE. quit. help or ?: this."""


def say(key: str, **facts: object) -> str:
    """The sentence of a key with its facts."""
    return WORDS[key].format(**facts)


def spaces(number: int) -> str:
    """A distance in words."""
    return say("spaces-1") if number == 1 else say("spaces", number=number)


def span(low: int, high: int) -> str:
    """A number or a range."""
    return str(low) if low == high else f"{low} to {high}"
