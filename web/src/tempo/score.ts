/* What happened, set in time: events become beats, one after the other. Nothing here draws or waits. */
import type { EventRow } from '../net/connection.svelte';
import { fact, type Fact } from '../net/facts';
import { HEAT_REASONS } from '../net/protocol';
import type { Stake } from './stake';

/** Where a car stands. */
export interface Place {
  progress: number;
  spot: number;
}

export type BeatKind =
  | 'round' | 'shift' | 'cards' | 'flip' | 'boost' | 'drive' | 'tow' | 'cool' | 'pay' | 'corner' | 'spin'
  | 'finish' | 'draw' | 'photo' | 'podium'; // prettier-ignore

export interface Beat {
  kind: BeatKind;
  seat: number;
  /** Is it the car of the one who looks? */
  own: boolean;
  /** How long it takes, in milliseconds, and how long it takes when nothing else waits. */
  time: number;
  full: number;
  /** The number of its first event: when it begins, all before is told. */
  event: number;
  round: number;
  /** Of a move. */
  from?: Place;
  to?: Place;
  /** The Speed of the turn, as far as it is known. */
  speed?: number;
  /** The shares of the time between which the car is on its way; by default all. */
  drives?: [number, number];
  /** Boost drives this move. */
  flame?: boolean;
  /** The last spaces before the flag, slower. */
  slow?: boolean;
  card?: string;
  cards?: string;
  /** The card counts; else it is turned over and put away. */
  kept?: boolean;
  /** The longer way: what the card decides. */
  stake?: Stake;
  corner?: number;
  limit?: number;
  due?: number;
  /** Heat that is paid, or comes back. */
  heat?: number;
  stress?: number;
  gear?: number;
  spaces?: number;
  /** At the flag, where it is told already. */
  place?: number;
  first?: boolean;
  /** A photo finish: both seats, the winner first. */
  seats?: number[];
}

export const PER_SPACE = 60;
export const LEAST_MOVE = 150;
export const MOST_MOVE = 600;
/** A round takes no longer than this; then moments shorten to their last frame, and moves hurry. */
export const WHOLE_ROUND = 2500;
/** However much waits, no move takes less than this share of its time: faster would be a jump. */
export const HURRY = 0.45;

export const TIMES = {
  shift: 90, cards: 220, flip: 440, longFlip: 980, putAway: 160, boost: 160, lines: 120, snap: 120, cool: 200,
  pay: 280, corner: 160, bill: 240, spin: 860, finish: 900, flag: 300, draw: 220, photo: 1900, podium: 1800,
} as const; // prettier-ignore
const SLOWER = 2;

/** How long a move of some spaces takes, in milliseconds. */
export function moveTime(spaces: number): number {
  return Math.min(MOST_MOVE, Math.max(LEAST_MOVE, PER_SPACE * Math.abs(spaces)));
}

interface Given {
  events: EventRow[];
  /** The first event that is new. */
  from: number;
  /** Where the cars stand before it. */
  places: ReadonlyMap<number, Place>;
  /** The car of the one who looks. */
  own: number | null;
  stake?: Stake | null;
  /** Beats of other cars as full as one's own: a replay. */
  even?: boolean;
}

/** The beats of what is new, at full length. */
export function score({ events, from, places, own, stake = null, even = false }: Given): Beat[] {
  const facts = events.map(fact);
  const at = new Map([...places].map(([seat, place]) => [seat, { ...place }]));
  const beats: Beat[] = [];
  const speeds = new Map<number, number>();
  const flames = new Set<number>();
  let towed: Fact | null = null;
  let round = 0;
  for (const one of facts.slice(0, from)) {
    if (one.key === 'round-started') round = one.args.round as number;
    if (one.key === 'speed-set') speeds.set(one.seat, one.args.speed as number);
  }
  const winner = facts.findIndex((one) => one.key === 'finished');

  facts.slice(from).forEach((now, offset) => {
    const event = from + offset;
    const { key, seat, args } = now;
    const number = (name: string): number => Number(args[name] ?? 0);
    const mine = seat === own;
    const full = even || mine;
    const add = (kind: BeatKind, time: number, more: Partial<Beat> = {}): void => {
      beats.push({ kind, seat, own: mine, time, full: time, event, round, speed: speeds.get(seat), ...more });
    };
    switch (key) {
      case 'round-started':
        round = number('round');
        speeds.clear();
        add('round', 0);
        break;
      case 'gear-shifted':
        if (number('before') !== number('gear')) add('shift', mine ? TIMES.shift : 0, { gear: number('gear'), heat: number('heat') });
        break;
      case 'revealed':
        add('cards', full ? TIMES.cards : 0, { cards: String(args.cards ?? '') });
        break;
      case 'flipped': {
        const kept = !!number('kept');
        const long = mine && kept ? stake : null;
        const short = kept && !flames.has(seat) ? TIMES.flip : TIMES.putAway;
        const time = long ? TIMES.longFlip : full ? short : 0;
        add('flip', time, { card: String(args.card), kept, stake: long ?? undefined });
        break;
      }
      case 'speed-set':
        speeds.set(seat, number('speed'));
        // what led to it: back to the last move
        for (const beat of [...beats].reverse()) {
          if (beat.seat !== seat || beat.to) break;
          beat.speed = number('speed');
        }
        break;
      case 'boosted':
        flames.add(seat);
        add('boost', TIMES.boost, { heat: number('heat') });
        break;
      case 'slipstreamed':
        towed = number('spaces') ? now : null;
        break;
      case 'moved': {
        const before = at.get(seat) ?? { progress: number('start'), spot: 0 };
        const to = { progress: number('progress'), spot: number('spot') };
        const far = to.progress - before.progress;
        at.set(seat, to);
        if (!far && to.spot === before.spot) break;
        const slow = winner >= 0 && facts[winner]!.seat === seat && isLast(facts, event, winner);
        const drive = moveTime(far) * (slow ? SLOWER : 1);
        const tow = TIMES.lines + drive + TIMES.snap;
        const drives: [number, number] = [TIMES.lines / tow, 1 - TIMES.snap / tow];
        if (towed?.seat === seat) add('tow', tow, { drives, from: before, to, spaces: number('progress') - number('start'), slow });
        else add('drive', drive, { from: before, to, flame: flames.has(seat), slow });
        towed = null;
        flames.delete(seat);
        break;
      }
      case 'cooled-down':
        if (number('number')) add('cool', full ? TIMES.cool : 0, { heat: number('number') });
        break;
      case 'heat-paid': {
        // the bill of a corner is paid while its badge shakes, that of a Boost while the flame starts
        const reason = HEAT_REASONS[number('reason')];
        const asked = beats.findLast((beat) => beat.seat === seat && beat.kind === reason);
        if (asked && asked.event >= from) asked.heat = number('number');
        else if (reason !== 'gear') add('pay', full ? TIMES.pay : 0, { heat: number('number') });
        break;
      }
      case 'corner-passed': {
        const due = number('due');
        add('corner', full ? (due ? TIMES.pay : TIMES.corner) : 0, { corner: number('corner'), due, limit: number('limit'), speed: number('speed') });
        break;
      }
      case 'spun-out':
      case 'unpayable': {
        const before = at.get(seat) ?? { progress: number('progress'), spot: 0 };
        const to = { progress: number('progress'), spot: number('spot') };
        at.set(seat, to);
        const due = beats.findLast((beat) => beat.seat === seat && beat.kind === 'corner')?.due;
        add('spin', TIMES.bill + TIMES.spin, { from: before, to, corner: key === 'spun-out' ? number('corner') : undefined, due, stress: number('stress') });
        break;
      }
      case 'finished': {
        const first = event === winner;
        const ranked = facts.slice(event).find((one) => one.key === 'ranked' && one.seat === seat);
        add('finish', first || mine ? TIMES.finish : TIMES.flag, { first, place: ranked && Number(ranked.args.place) });
        break;
      }
      case 'drew':
        if (mine && number('number')) add('draw', TIMES.draw, { spaces: number('number') });
        break;
      case 'race-over': {
        const close = photo(facts);
        if (close) add('photo', TIMES.photo, { seats: close });
        add('podium', TIMES.podium, { seats: podium(facts) });
        break;
      }
    }
  });
  return beats;
}

/** Is this move the last one of a car before it finishes? */
function isLast(facts: Fact[], event: number, finish: number): boolean {
  return event < finish && !facts.slice(event + 1, finish).some((one) => one.key === 'moved' && one.seat === facts[finish]!.seat);
}

/** Seats by their places, where they are told. */
function podium(facts: Fact[]): number[] {
  const places = facts.filter((one) => one.key === 'ranked').map(({ seat, args }) => [Number(args.place), seat] as const);
  return places.sort(([a], [b]) => a - b).slice(0, 3).map(([, seat]) => seat);
}

/** The first two, if they came in together: in one round, in the same space or one apart. */
export function photo(facts: Fact[]): number[] | null {
  const [first, second] = podium(facts);
  const [one, other] = [first, second].map((seat) => facts.find((row) => row.key === 'finished' && row.seat === seat));
  if (!one || !other || one.args.round !== other.args.round) return null;
  return Math.abs(Number(one.args.progress) - Number(other.args.progress)) <= 1 ? [first!, second!] : null;
}

const MOVES: ReadonlySet<BeatKind> = new Set(['drive', 'tow', 'spin']);
/** Once a race, after its last round: not part of a round. */
export const CEREMONY: ReadonlySet<BeatKind> = new Set(['photo', 'podium']);
/** What goes first when time is short. */
const SPARED: BeatKind[] = ['draw', 'cards', 'cool', 'pay', 'corner', 'shift', 'boost', 'flip', 'finish'];

const sum = (beats: readonly Beat[]): number => beats.reduce((all, beat) => all + beat.time, 0);

/** The length of the beats so that all together take at most `budget`: others' moments first, then one's own, then the moves. */
export function fit(beats: Beat[], budget: number): void {
  const inRound = beats.filter((beat) => !CEREMONY.has(beat.kind));
  const over = (): number => sum(inRound) - budget;
  for (const own of [false, true])
    for (const kind of SPARED)
      for (const beat of inRound) if (over() > 0 && beat.kind === kind && beat.own === own) beat.time = Math.max(0, beat.time - over());
  const moves = inRound.filter((beat) => MOVES.has(beat.kind));
  const all = sum(moves);
  if (over() <= 0 || !all) return;
  const share = Math.max(HURRY, (all - over()) / all);
  for (const beat of moves) beat.time *= share;
}
