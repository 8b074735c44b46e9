"""Every sentence of the terminal, by key: the one place to translate. Plain ASCII, for every terminal."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # the situation
    "title": "{circuit}, {laps}. Round {round}, place {place} of {cars}",
    "laps-1": "1 lap",
    "laps": "{laps} laps",
    "corner-ahead": "{ahead} before the line of {corner}, limit {limit}{marks}",
    "corner-after": "{further} more to {corner}, limit {limit}{marks}",
    "corner-here": "Right before the line of {corner}, limit {limit}{marks}",
    "mark-limit": " (road {change:+d})",
    "mark-overheat": " (overheat: {heat:+d} Heat)",
    "mark-press": " (Press Corner)",
    "here": "Here: {effects}.",
    "ahead-here": "Sector in {ahead}: {effects}.",
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
    "car-line-out": "{place}. {car}: {status}.",
    "car-line-legend": "{place}. {car}: {distance}, {where}, Legend.",
    "legend": "Legend",
    "eliminated": "eliminated",
    "top": "top of the draw pile: {cards}",
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
    "gear-corrected": "{gear} (no Heat: will be corrected)",
    "ask-plan-hint": "Type cards, e.g. {example}; or list, help, quit.",
    "ask-commit": "Enter drives this plan; or type another one",
    "ask-number-hint": "Type a number; Enter: {default}.",
    "ask-number-must": "Type a number; what is marked MUST comes before the end of React.",
    "ask-number-only": "Type a number.",
    "ask-salvage": "Salvage. Type up to {number} cards, or Enter to go back",
    "ask-salvage-hint": "Your discard pile: {cards}.",
    "ask-discard-hint": "You may discard {cards}. Type cards, or Enter to keep all.",
    "forced": "({step}: only one answer, {action}.)",
    "forced-react": "(React: nothing to use.)",
    # previews
    "speed": "Speed {speed}",
    "from-pile": "{plus} from the draw pile",
    "plus-1": "1 card",
    "plus": "{number} cards",
    "shift-cost": "shifting costs {heat} Heat",
    "speed-choice": "you choose {values} for {card}",
    "symbol-cost": "Heat symbols cost {heat} Heat",
    "shift-later": "shifting costs {heat} Heat when your turn comes",
    "crosses": "Crosses {corner}, limit {limit}{marks}: {due} due.",
    "may-cross": "May cross {corner}, limit {limit}{marks}: {due} due.",
    "mark-adjust": " ({change} by your cards)",
    "sponsor": "Press Corner: a Sponsor card, unless you spin out.",
    "sponsor-maybe": "Press Corner: perhaps a Sponsor card, unless you spin out.",
    "corrected-up": (
        "No Heat for two gears: one of these cards, chosen at random, is discarded; gear {gear}."
    ),
    "corrected-down": "No Heat for two gears: a card from the draw pile is added; gear {gear}.",
    "cool-for-symbols": "Only if you cool Heat in React first: otherwise a Heat symbol cannot be paid.",
    "unpayable-ahead": (
        "WARNING: not enough Heat for the Heat symbols. A card that cannot be paid is discarded and "
        "replaced by one turned over: the numbers above count on it."
    ),
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
    "spin-sure-now": "WARNING: SPIN-OUT at {corner}: {stress}.",
    "spin-out-race": "and OUT of the race",
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
    "list-symbols": "symbols {heat} Heat",
    "list-corrected": "corrected to gear {gear}",
    "list-unpayable": "symbol unpayable",
    "list-sponsor": "Sponsor card",
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
    "welcome-alone": "You drive the {colour} car ({code}).",
    "welcome-season": "Season {year}, {races} races: {circuits}.",
    "more": "More (Legends, garage, weather, tournament, seasons): slipstream play --help",
    "resumed-draft": "You are back in the draft.",
    "draft-race": "{circuit}: Upgrades before the race.",
    "draft-season": "Season {season}, race {race} of {races}: {circuit}.",
    "draft-draft": "Your turn: take one card.",
    "draft-swap": "You are last on the grid: you may swap one Upgrade.",
    "draft-keep": "Keep one Upgrade for the next season.",
    "season-race": "{season}, race {race}: {circuit}",
    "no-upgrades": "You have no Upgrades with symbols.",
    "pause-help": "Enter goes on; log, cards, save FILE and quit work here too.",
    "race-begins": "{circuit}: the race begins.",
    "resumed": "The race goes on in round {round}.",
    "log-empty": "Nothing has happened yet.",
    "you-finish": "You finish {place} of {cars}.",
    "place-line": "{place}. {car}, {driver}: round {round}, {over} beyond the line{extra}",
    "place-spins-1": ", 1 spin-out",
    "place-spins": ", {number} spin-outs",
    "seed": "Seed {seed}. {rounds} rounds.",
    "replay": "Look at it again: slipstream replay {file} --story",
    "place-line-out": "{place}. {car}, {driver}: eliminated in round {round}{extra}",
    "place-points-1": ", 1 point",
    "place-points": ", {points} points",
    "standings": "Standings after race {race} of {races}: {rows}.",
    "standing": "{place}. {car} {points}",
    "next-race": "Next: {circuit}, {event}. Enter goes on",
    "champion": "The {car} is champion with {points} points.",
    "you-champion": "You are CHAMPION with {points} points.",
    "legend-champion": "The {car} is on top: a Legend, so no player has won.",
    "seed-season": "Seed {seed}.",
    "already-over": "This is over; it can be replayed: slipstream replay {file}",
}

STEP_WORDS: Final = {
    "plan": "Gear and cards",
    "value": "Value",
    "react": "React",
    "slipstream": "Slipstream",
    "discard": "Discard",
    "refresh": "Refresh",
    "draft": "Draft",
    "swap": "Swap",
    "keep": "Keep one Upgrade",
}

#: symbols of cards, by the action that uses them
SYMBOL_WORDS: Final = {
    "pay-heat": "MUST: pay {heat} Heat for {card}",
    "unpayable": "MUST, unless you cool Heat first: {card} (Heat {heat}) is unpayable, discarded, and a card "
    "turned over replaces it",
    "scrap": "MUST: scrap {number}, the top of your draw pile is discarded ({card})",
    "reduce-stress": "put {number} Stress from hand on your discard pile ({card})",
    "salvage": "salvage up to {number} cards of your discard pile ({card}); you type them next",
    "direct-play": "play {card} now, besides your gear: {said}",
    "accelerate": "accelerate by {number}, 1 for each + used ({card})",
    "refresh": "{card} on top of your draw pile: you draw it first",
}


def say(key: str, **facts: object) -> str:
    """The sentence of a key with its facts."""
    return WORDS[key].format(**facts)


def spaces(number: int) -> str:
    """A distance in words."""
    return say("spaces-1") if number == 1 else say("spaces", number=number)


def span(low: int, high: int) -> str:
    """A number or a range."""
    return str(low) if low == high else f"{low} to {high}"
