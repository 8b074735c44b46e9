import { cardNames, fact } from '../race/story';
import { leastSpin, type RaceModel } from '../race/model.svelte';
import type { EventRow } from '../lib/connection.svelte';
import type { LessonStep, Option } from '../lib/protocol';

/** What the first race teaches, in the order in which it comes. */
export const TOPICS = ['gears', 'cards', 'corner', 'slipstream', 'heat', 'stress', 'boost', 'spin-out', 'cooldown'] as const;
export type Topic = (typeof TOPICS)[number];

/** Things that a bubble can point at; `answer` is what is suggested now. */
export type Target = 'car' | 'gears' | 'engine' | 'badge' | 'forecast' | 'discard-pile' | 'stress' | 'heat' | 'answer';

/** For every moment of the script: its bubbles, each with what it points at. The last one asks for the answer. */
export const BUBBLES: Record<string, Target[]> = {
  'gears-plan': ['car', 'gears', 'answer'],
  'gears-end-react': ['answer'],
  'gears-discard': ['answer'],
  'corner-plan': ['badge', 'answer'],
  'corner-end-react': ['answer'],
  'corner-discard': ['answer'],
  'slipstream-plan': ['badge', 'answer'],
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

/** The number of the suggested answer among the options. */
export function optionOf(answer: Option, options: readonly Option[]): number | null {
  const at = options.findIndex(
    (one) => one.key === answer.key && one.cards === answer.cards && one.number === answer.number && one.card === answer.card,
  );
  return at < 0 ? null : at;
}

/** Topics that the player has met, whatever line was driven. */
export function topicsMet(events: EventRow[], seat: number): Set<Topic> {
  const met = new Set<Topic>();
  let boosted = false;
  for (const { key, seat: whose, args } of events.map(fact)) {
    if (whose !== seat) continue;
    if (key === 'revealed') {
      met.add('gears').add('cards');
      boosted = false;
      if (String(args.cards).includes('S')) met.add('stress');
    } else if (key === 'corner-passed') met.add(Number(args.due) > 0 ? 'heat' : 'corner');
    else if (key === 'slipstreamed') met.add('slipstream');
    else if (key === 'boosted') {
      boosted = true;
      met.add('boost');
    } else if (key === 'cooled-down') met.add('cooldown');
    else if (key === 'spun-out') met.add('spin-out');
    else if (key === 'flipped' && !boosted) met.add('stress');
  }
  return met;
}

export type Facts = Record<string, string | number>;

/** Everything that a sentence of the coach may name, as it is now. `option` is what is suggested. */
export function factsOf(model: RaceModel, option: number | null): Facts {
  const car = model.car!;
  const { info, state } = model;
  const seat = model.seat!;
  const { circuit, limits } = info;
  const ahead = circuit.corners.findIndex((corner) => corner.line > Math.max(0, car.space) && car.progress >= 0);
  const index = car.progress < 0 ? 0 : ahead < 0 ? 0 : ahead;
  const finish = circuit.length * info.laps;
  const corner = circuit.corners[index]!;
  const last = ahead < 0 && car.progress >= 0 && car.progress + circuit.length > finish;
  const distance = (corner.line - 1 - car.space + circuit.length) % circuit.length;
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
  const count = (letter: string) => model.hand.filter((one) => one === letter).length;
  const crossed = passed.corner === undefined ? null : circuit.corners[Number(passed.corner)]!.name;
  return {
    laps: info.laps,
    corners: circuit.corners.length,
    cars: info.cars,
    place: state.order.indexOf(seat) + 1,
    gear: car.gear,
    shift: chosen ? chosen.cards.length : car.gear,
    engine: car.engine,
    capacity: circuit.heat,
    corner: corner.name,
    limit: limits[index]!,
    most: limits[index]! + car.engine,
    distance,
    spaces: distance + 1,
    last: last ? 'yes' : 'no',
    finish: finish - car.progress,
    hand: model.hand.length,
    full: info.hand_limit,
    draws: Math.max(0, info.hand_limit - model.hand.length),
    heat: count('H'),
    stress: count('S'),
    cards: chosen?.cards ? cardNames(info, seat, chosen.cards) : '',
    count: chosen?.cards.length ?? 0,
    number: chosen?.number ?? 0,
    speed: speeds.length ? Math.max(...speeds) : state.turn.speed,
    slowest: speeds.length ? Math.min(...speeds) : state.turn.speed,
    due: bill?.due ?? Number(passed.due ?? 0),
    now: state.turn.speed,
    'limit-now': bill?.limit ?? limits[index]!,
    crossed: crossed ?? corner.name,
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

export interface Hint {
  key: string;
  option: number | null;
}

/** A light hint for free driving: what is fast and safe now. */
export function hintOf(model: RaceModel): Hint | null {
  const { choice, odds } = model;
  if (!choice) return null;
  const find = (...keys: string[]) => choice.options.findLastIndex((one) => keys.includes(one.key));
  if (choice.step === 'plan') {
    let best: { at: number; worth: number } | null = null;
    choice.options.forEach((_, at) => {
      const row = odds?.options[at];
      const outcomes = row?.outlooks[0]?.outcomes ?? [];
      if (!row || !outcomes.length || leastSpin(row) > 0) return;
      const worth =
        outcomes.reduce((sum, one) => sum + one.chance * (one.progress - 1.3 * one.heat), 0) - 1.3 * row.shift;
      if (!best || worth > best.worth) best = { at, worth };
    });
    const found = best as { at: number; worth: number } | null;
    return found ? { key: 'free-plan', option: found.at } : { key: 'free-plan-risk', option: null };
  }
  if (choice.step === 'react') {
    const cool = find('cool-gear', 'cool-adrenaline');
    if (cool >= 0) return { key: 'free-cool', option: cool };
    const move = find('adrenaline-move');
    if (move >= 0) return { key: 'free-adrenaline', option: move };
    return { key: 'free-react', option: find('end-react') };
  }
  if (choice.step === 'slipstream') return { key: 'free-slipstream', option: find('slipstream') };
  return { key: 'free-discard', option: null };
}
