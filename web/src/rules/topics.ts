import { CARD_SYMBOLS, type ActionKey, type Step } from '../net/protocol';
import { usedBy } from '../pieces/card';
import type { ExampleName } from './examples';

/** What can be explained in a sentence or two, and the clauses that stand behind it. */
export interface Topic {
  /** The first is the one to read on; the chapter it stands in shows the topic. */
  clauses: readonly string[];
  /** A small drawing in the reference. */
  drawn?: ExampleName;
}

const topic = (clauses: string, drawn?: ExampleName): Topic => ({ clauses: clauses.split(' '), drawn });

export const TOPICS: Record<string, Topic> = {
  // steps
  'step-gear': topic('GEAR-2 GEAR-3 GEAR-5'),
  'step-cards': topic('PLAY-1 PLAY-2'),
  'step-move': topic('MOVE-1 MOVE-2 PLUS-5'),
  'step-react': topic('REACT-1 REACT-5 COOL-4 BOOST-1'),
  'step-slipstream': topic('SLIP-2 SLIP-3 SLIP-5'),
  'step-corner': topic('CORNER-5 CORNER-8 SPIN-1'),
  'step-discard': topic('DISCARD-1 DISCARD-2'),
  'step-draw': topic('DRAW-1 DRAW-2'),
  // with a drawing
  gears: topic('GEAR-2 GEAR-3 COOL-1 COOL-2', 'gears'),
  cards: topic('PLAY-1 MOVE-1 MOVE-2', 'cards'),
  corner: topic('CORNER-5 CORNER-2 CORNER-6', 'corner'),
  'spin-out': topic('SPIN-1 SPIN-2 SPIN-3 SPIN-4', 'spin-out'),
  slipstream: topic('SLIP-2 SLIP-3 SLIP-5 SLIP-6', 'slipstream'),
  boost: topic('BOOST-1 BOOST-4 PLUS-1 PLUS-3', 'boost'),
  cooldown: topic('COOL-4 COOL-1 COOL-2 COOL-7', 'cooldown'),
  engine: topic('HEAT-1 HEAT-2 HEAT-3', 'engine'),
  stress: topic('PLUS-1 CARD-6 PLAY-3 DISCARD-2', 'stress'),
  adrenaline: topic('ADR-2 ADR-1 ADR-5 ADR-8', 'adrenaline'),
  blocking: topic('MOVE-5 MOVE-4 MOVE-8', 'blocking'),
  'legend-a': topic('LEGEND-9 LEGEND-8 LEGEND-11', 'legend-a'),
  'legend-b': topic('LEGEND-13 LEGEND-8 LEGEND-12', 'legend-b'),
  conditions: topic('ROAD-2 ROAD-4 ROAD-8 WEATHER-9', 'conditions'),
  symbols: topic('SYM-1 SYM-2 REACT-5', 'symbols'),
  finish: topic('FINISH-3 FINISH-2 FINISH-8', 'finish'),
  order: topic('ROUND-5 TRACK-7 ROUND-6', 'order'),
  cluttered: topic('CLUTTER-3 CLUTTER-4 CLUTTER-5', 'cluttered'),
  // dashboard
  gear: topic('GEAR-2 GEAR-3 COOL-1 PLAY-1'),
  'pile-draw': topic('DRAW-5 DRAW-6 INFO-3'),
  'pile-discard': topic('CARD-10 DRAW-5'),
  'play-area': topic('MOVE-1 CORNER-2'),
  'flip-odds': topic('PLUS-1 PLUS-3 INFO-4'),
  forecast: topic('CORNER-5 SPIN-1'),
  'forecast-row': topic('CORNER-5 SPIN-1'),
  limit: topic('CORNER-3 CORNER-5'),
  commit: topic('GEAR-8 PLAY-4'),
  undo: topic('GEAR-8'),
  // cards
  'card-basic': topic('CARD-2 MOVE-1'),
  'card-stress': topic('CARD-6 PLUS-1 DISCARD-2'),
  'card-heat': topic('CARD-7 COOL-4'),
  'card-upgrade': topic('GARAGE-14 GARAGE-16 CARD-4'),
  'card-sponsor': topic('SPONSOR-2 CARD-11'),
  // symbols: the first clause of each, and more where one does not say it all
  ...Object.fromEntries(CARD_SYMBOLS.map(({ key, short }) => [`sym-${key}`, topic(`SYM-${short.toUpperCase()}-1`)])),
  'sym-heat': topic('SYM-HEAT-1 SYM-HEAT-4 SYM-HEAT-5'),
  'sym-scrap': topic('SYM-SCRAP-1 SYM-SCRAP-3'),
  'sym-limit': topic('SYM-LIMIT-1 CORNER-3'),
  'sym-flip': topic('PLUS-1 PLUS-2'),
  'sym-cooldown': topic('SYM-COOL-1 COOL-4'),
  'sym-slipstream': topic('SYM-SLIP-1 SLIP-12'),
  'sym-refresh': topic('SYM-REFRESH-1 SYM-REFRESH-2'),
  'sym-direct': topic('SYM-DIRECT-1 SYM-DIRECT-2'),
  'sym-accelerate': topic('SYM-ACCEL-1 SYM-ACCEL-2'),
  'sym-adrenaline': topic('ADR-5 ADR-7'),
  'sym-boost': topic('BOOST-1 BOOST-4 BOOST-5'),
  // answers
  'cool-gear': topic('COOL-4 COOL-1 COOL-2 REACT-6'),
  'cool-adrenaline': topic('ADR-5 ADR-7'),
  'cool-sector': topic('WEATHER-12 WEATHER-16'),
  unpayable: topic('SYM-HEAT-4 SYM-HEAT-5 SYM-HEAT-6'),
  'choose-value': topic('GARAGE-15'),
  'end-react': topic('REACT-5 REACT-6'),
  refresh: topic('SYM-REFRESH-1 SYM-REFRESH-2'),
  stay: topic('SLIP-1 CORNER-1'),
  // board and order
  badge: topic('CORNER-5 CORNER-3 ROAD-6'),
  'legend-line': topic('TRACK-11 LEGEND-8'),
  'order-lap': topic('TRACK-6'),
  'order-gear': topic('GEAR-8'),
  'order-heat': topic('INFO-1 HEAT-1'),
  'order-hand': topic('INFO-1 INFO-2'),
  legend: topic('LEGEND-7 LEGEND-4 LEGEND-15'),
  // weather and roads
  'weather-clouds': topic('WEATHER-14 WEATHER-4 WEATHER-13'),
  'weather-fog': topic('WEATHER-14 WEATHER-5 WEATHER-11'),
  'weather-storm': topic('WEATHER-14 WEATHER-3 WEATHER-10'),
  'weather-snow': topic('WEATHER-14 WEATHER-6 WEATHER-12'),
  'weather-rain': topic('WEATHER-14 WEATHER-7 WEATHER-12'),
  'weather-sun': topic('WEATHER-14 WEATHER-8 WEATHER-10'),
  'road-limit_up': topic('ROAD-4 ROAD-3'),
  'road-limit_down': topic('ROAD-5 ROAD-3'),
  'road-overheat': topic('ROAD-6 ROAD-12'),
  'road-slipstream': topic('ROAD-7 SLIP-12'),
  'road-free_boost': topic('ROAD-8 BOOST-6'),
  'road-weather': topic('ROAD-9 WEATHER-9 WEATHER-15'),
  // garage
  lot: topic('GARAGE-5 GARAGE-9 GARAGE-14'),
  'draft-order': topic('GARAGE-6 GARAGE-7'),
  must: topic('SYM-1 REACT-5'),
  may: topic('SYM-1 REACT-5 REACT-6'),
  deck: topic('GARAGE-9 SETUP-4'),
};

/** The topics of answers that use no symbol of a card, by the key of the option. */
const ANSWERS: Partial<Record<ActionKey, string>> = {
  plan: 'commit',
  'choose-value': 'choose-value',
  'cool-gear': 'cool-gear',
  'cool-adrenaline': 'cool-adrenaline',
  'cool-sector': 'cool-sector',
  unpayable: 'unpayable',
  'adrenaline-move': 'sym-adrenaline',
  boost: 'sym-boost',
  'end-react': 'end-react',
  slipstream: 'slipstream',
  discard: 'step-discard',
  refresh: 'refresh',
};
export const topicOfAnswer = (key: string): string => {
  const symbol = usedBy(key);
  return ANSWERS[key as ActionKey] ?? (symbol ? `sym-${symbol}` : 'step-react');
};

/** The topic of the gold button, by the step that asks. */
const STEPS: Partial<Record<Step, string>> = {
  plan: 'commit',
  value: 'choose-value',
  react: 'end-react',
  slipstream: 'stay',
  discard: 'step-discard',
  refresh: 'refresh',
};
export const topicOfStep = (step: string | null): string => STEPS[step as Step] ?? 'order';
