"""What `help` says, by step and by what is in play."""

from __future__ import annotations

from typing import Final

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
    "value": """\
VALUE. A card with several values: choose one, it holds for the whole turn. All + symbols are resolved.""",
    "refresh": """\
REFRESH. A card with this symbol may go on top of your draw pile: you draw it first. One card after the
other; the last one lies on top. Enter leaves the rest to the discard pile.""",
    "draft": """\
DRAFT. Take one Upgrade from the market: type its number. It goes into your draw pile. Who is last on
the grid picks first. list shows the market, show the whole table with what every car owns.""",
    "swap": """\
SWAP. As the last on the grid you may exchange one Upgrade you own for one left in the market. Enter keeps
what you have.""",
    "keep": """\
KEEP. The season is over: you keep one Upgrade for the next one, all others go back.""",
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
answer back, while nothing hidden was revealed. cards: your Upgrades. save FILE. quit. help or ?: this."""

HELP_UPGRADES: Final = """\
UPGRADES. a to e are your Upgrades, v to z Sponsor cards; cards explains yours. + turns a card over and adds
it. Several values: you choose one after the + symbols. MUST marks what cannot be left out."""

HELP_CARD_SYMBOLS: Final = """\
SYMBOLS. Heat: pay so much in React; if you cannot, even after cooling, the card is discarded and one turned
over replaces it. Scrap: discard so many from the top of your draw pile. Limit: changes every corner limit
for you in this turn. Single Use: the card leaves the game after its turn. These four are MUST. Cooldown:
cool so much Heat. Slipstream +: your Slipstream may be that much longer, all of it or none. Reduce Stress:
Stress from hand to your discard pile. Salvage: cards from your discard pile back into the draw pile.
Refresh: the card goes back on top of your draw pile. Direct Play: play it from hand in React besides the
gear. Accelerate: 1 space and 1 Speed for each + used so far."""

HELP_WEATHER: Final = """\
WEATHER AND ROADS. The weather changed every car before the start. Each corner has a token: limit +1 or -1;
overheat, 1 Heat more if you are too fast there; Slipstream +1, free Boost or the weather itself in the
sector behind the corner. What counts is where your car stands when you use it. Weather in a sector is one
of: no Cooldown, no Slipstream, Slipstream +2, Cooldown +1."""

HELP_MARKS: Final = """\
MARKS. Above the track a limit with + or - is changed, h is overheat, P a Press Corner; below it b is a free
Boost, s+ more Slipstream, s- none, c+ more Cooldown, c- none."""

HELP_LEGENDS: Final = """\
LEGENDS. They drive by a card turned over each round, need no Heat and never spin out. Past the Legend line
of a corner they take it at its limit plus 0 to 3; before it they drive up to the corner at most."""

HELP_TOURNAMENT: Final = """\
TOURNAMENT. Nobody names a gear: the number of your cards becomes it when your turn comes, and only then two
gears cost 1 Heat. Without Heat it is corrected: two up, one of your cards, chosen at random, is discarded;
two down, a card from the draw pile is added. Either way you change by one gear."""

HELP_SEASON: Final = """\
SEASON. Points for places: {points}. The standings make the next grid. Before each race you take one Upgrade;
Upgrades and unused Sponsor cards are kept. Sponsor cards come at the start, from the event and from Press
Corners: cross the line by Slipstream or at {press} or more over its limit, without a spin-out."""

HELP_ELIMINATION: Final = """\
ELIMINATION. In this race a car that spins out is out and scores no points."""
