import { fact } from '../net/facts';
import { cardNames } from '../race/story';
import type { RaceModel } from '../race/model.svelte';
import type { EventRow } from '../net/connection.svelte';
import type { ActionKey, LessonStep, LessonTopic } from '../net/protocol';
import { countOf } from '../pieces/letters';

/** Things that a bubble can point at; `answer` is what is suggested now. */
export type Target = 'car' | 'order' | 'gears' | 'engine' | 'badge' | 'forecast' | 'discard-pile' | 'stress' | 'heat' | 'answer';

/** For every moment of the script: its bubbles, each with what it points at. The last one asks for the answer. */
export const BUBBLES: Record<string, Target[]> = {
  'gears-plan': ['car', 'gears', 'answer'],
  'gears-end-react': ['answer'],
  'gears-discard': ['answer'],
  'corner-plan': ['badge', 'order', 'answer'],
  'corner-adrenaline-move': ['answer'],
  'corner-end-react': ['answer'],
  'corner-discard': ['answer'],
  'slipstream-plan': ['badge', 'car', 'answer'],
  'slipstream-adrenaline-move': ['answer'],
  'slipstream-end-react': ['answer'],
  'slipstream-slipstream': ['answer'],
  'slipstream-discard': ['answer'],
  'heat-plan': ['badge', 'answer'],
  'heat-end-react': ['answer'],
  'heat-discard': ['engine', 'answer'],
  'boost-plan': ['stress', 'answer'],
  'boost-boost': ['answer'],
  'boost-end-react': ['answer'],
  'boost-discard': ['answer'],
  'spin-out-plan': ['engine', 'answer'],
  'spin-out-end-react': ['answer'],
  'spin-out-discard': ['car', 'answer'],
  'cooldown-plan': ['heat', 'gears', 'answer'],
  'cooldown-cool-gear': ['answer'],
  'cooldown-end-react': ['answer'],
  'cooldown-discard': ['answer'],
};

export interface Moment {
  /** Key of its texts; with more than one bubble they are numbered from 1. */
  key: string;
  targets: Target[];
  step: LessonStep;
}

/** The moment of the script that this is, or null: the player drives another line. */
export function momentOf(steps: LessonStep[], model: RaceModel): Moment | null {
  const { state, car, own, choice } = model;
  if (!car || !own || !choice) return null;
  const step = steps.find(
    (one) =>
      one.round === state.round &&
      one.step === choice.step &&
      one.progress === car.progress &&
      one.engine === car.engine &&
      one.hand === own.hand,
  );
  if (!step) return null;
  const key = `${step.topic}-${step.answer.key}`;
  return { key, targets: BUBBLES[key] ?? ['answer'], step };
}

/** Topics that the player has met, whatever line was driven. */
export function topicsMet(events: EventRow[], seat: number): Set<LessonTopic> {
  const met = new Set<LessonTopic>();
  for (const { key, seat: whose, args } of events.map(fact)) {
    if (whose !== seat) continue;
    if (key === 'revealed') {
      met.add('gears').add('cards');
      if (countOf(String(args.cards), 'stress')) met.add('stress');
    } else if (key === 'corner-passed') met.add(Number(args.due) > 0 ? 'heat' : 'corner');
    else if (key === 'adrenaline-used') met.add('adrenaline');
    else if (key === 'slipstreamed') met.add('slipstream');
    else if (key === 'boosted') met.add('boost');
    else if (key === 'cooled-down') met.add('cooldown');
    else if (key === 'spun-out') met.add('spin-out');
  }
  return met;
}

export type Facts = Record<string, string | number>;

/** Everything that a sentence of the coach may name, as it is now. `option` is what is suggested. */
export function factsOf(model: RaceModel, option: number | null): Facts {
  const car = model.car!;
  const { info, state } = model;
  const seat = model.seat!;
  const { circuit } = info;
  const { name: corner, limit } = model.nextCorner!;
  const finish = info.finish - car.progress;
  const chosen = option === null ? null : (model.choice?.options[option] ?? null);
  const outcomes = option === null ? [] : (model.odds?.options[option]?.outlooks.flatMap((one) => one.outcomes) ?? []);
  const speeds = outcomes.map((one) => one.speed);
  const bill = outcomes[0]?.bills[0];
  const mine = model.line.events.map(fact).filter((one) => one.seat === seat);
  const latest = (key: string) => mine.findLast((one) => one.key === key)?.args ?? {};
  const [passed, spun, flipped] = [latest('corner-passed'), latest('spun-out'), latest('flipped')];
  const others = state.cars.filter((one) => one.seat !== seat && one.status === 'racing');
  const near = others
    .map((one) => ({ name: model.nameOf(one.seat), gap: one.progress - car.progress }))
    .filter(({ gap }) => gap >= 0)
    .sort((a, b) => a.gap - b.gap)[0];
  const crossed = passed.corner === undefined ? null : circuit.corners[Number(passed.corner)]!.name;
  return {
    laps: info.laps,
    corners: circuit.corners.length,
    cars: info.cars,
    place: car.place,
    gear: car.gear,
    shift: chosen?.key === 'plan' ? chosen.number : car.gear,
    engine: car.engine,
    capacity: info.heat,
    corner,
    limit,
    distance: car.countdown,
    spaces: car.countdown + 1,
    last: car.corner_left ? 'no' : 'yes',
    finish,
    hand: model.hand.length,
    full: info.hand_limit,
    heat: countOf(model.hand, 'heat'),
    stress: countOf(model.hand, 'stress'),
    cards: chosen?.cards ? cardNames(info, seat, chosen.cards) : '',
    count: chosen?.cards.length ?? 0,
    number: chosen?.number ?? 0,
    speed: speeds.length ? Math.max(...speeds) : state.turn.speed,
    slowest: speeds.length ? Math.min(...speeds) : state.turn.speed,
    due: bill?.due ?? Number(passed.due ?? 0),
    now: state.turn.speed,
    'limit-now': bill?.limit ?? limit,
    crossed: crossed ?? corner,
    'crossed-speed': Number(passed.speed ?? 0),
    'crossed-limit': Number(passed.limit ?? 0),
    paid: Number(passed.due ?? 0),
    'spin-stress': Number(spun.stress ?? 0),
    flip: String(flipped.card ?? ''),
    rival: near?.name ?? '',
    gap: near?.gap ?? -1,
    'cool-1': info.cooldown_by_gear[1] ?? 0,
    'cool-2': info.cooldown_by_gear[2] ?? 0,
    adrenaline: model.optionsOf('adrenaline-move', 'cool-adrenaline').length ? 'yes' : 'no',
  };
}

/** What is said in free driving, and the answer that it speaks of. */
export interface Tip {
  key: string;
  option: number | null;
}

/** In free driving: what there is to do now. Which plan is good is for the server to say. */
export function tipOf(model: RaceModel): Tip | null {
  const { choice } = model;
  if (!choice) return null;
  const find = (...keys: ActionKey[]) => model.optionsOf(...keys).at(-1)?.at ?? null;
  if (choice.step === 'react') {
    const cool = find('cool-gear', 'cool-adrenaline');
    if (cool !== null) return { key: 'free-cool', option: cool };
    const move = find('adrenaline-move');
    if (move !== null) return { key: 'free-adrenaline', option: move };
    return { key: 'free-react', option: choice.idle };
  }
  if (choice.step === 'slipstream') return { key: 'free-slipstream', option: find('slipstream') };
  return { key: choice.step === 'plan' ? 'free-plan' : 'free-discard', option: null };
}
