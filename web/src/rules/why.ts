import type { EventRow } from '../lib/connection.svelte';
import { signed } from '../lib/card';
import { t } from '../lib/l10n';
import { kindOf } from '../lib/letters';
import { SPONSOR_REASONS, type GameInfo, type RaceState } from '../lib/protocol';
import { cardName, fact, type Fact, type Line, type Naming } from '../race/story';
import type { Note } from './note';

/** What an explanation is made from: what everybody at the table was told. */
export interface Told {
  events: EventRow[];
  info: GameInfo;
  state: RaceState;
  nameOf: Naming;
}

type Where = { progress: number; spot: number };
const num = (fact: Fact, name: string): number => Number(fact.args[name] ?? 0);
const letters = (fact: Fact, name: string): string => String(fact.args[name] ?? '');
const TURN = new Set(['revealed', 'legend-moved']);

/** Lines of the feed that came about by themselves, and so have a why. */
export function hasWhy(line: Line, { events, state }: Told): boolean {
  switch (line.key) {
    case 'round-started':
    case 'corner-passed':
    case 'spun-out':
    case 'adrenaline-used':
    case 'reshuffled':
    case 'cluttered':
    case 'gear-corrected':
    case 'unpayable':
    case 'finished':
    case 'sponsor-gained':
    case 'eliminated':
    case 'legend-moved':
      return true;
    case 'moved':
      return !!state.cars[line.seat]?.legend || blockedIn(events, line) !== null;
    default:
      return false;
  }
}

/** Why this line of the feed is what it is: the sum in numbers, and the clauses. */
export function why(line: Line, told: Told): Note | null {
  const it = fact(told.events[line.id] ?? []);
  switch (line.key) {
    case 'round-started':
      return order(line, told);
    case 'corner-passed':
      return corner(line.id, it, told);
    case 'spun-out':
      return spinOut(line.id, it, told);
    case 'moved':
    case 'legend-moved':
      return told.state.cars[line.seat]?.legend ? legend(line, told) : blocked(line, told);
    case 'adrenaline-used':
      return adrenaline(line, told);
    case 'reshuffled':
      return note('why-reshuffled-title', {}, [t('why-reshuffled', { number: num(it, 'number') })], 'DRAW-5 DRAW-6 DRAW-7');
    case 'cluttered': {
      const cards = letters(it, 'cards');
      const heat = [...cards].filter((letter) => kindOf(letter) === 'heat').length;
      const args = { cards: cards.length, heat, playable: cards.length - heat };
      return note('why-cluttered-title', {}, [t('why-cluttered', args), t('why-cluttered-stays', args)], 'CLUTTER-3 CLUTTER-2 CLUTTER-4 CLUTTER-5');
    }
    case 'gear-corrected': {
      const card = letters(it, 'card');
      const args = { before: num(it, 'before'), gear: num(it, 'gear'), card: card ? cardName(told.info, it.seat, card) : '' };
      const up = args.gear > args.before;
      return note('why-corrected-title', {}, [t(up ? 'why-corrected-up' : 'why-corrected-down', args)], up ? 'TOURNAMENT-4 TOURNAMENT-6' : 'TOURNAMENT-5 TOURNAMENT-6');
    }
    case 'unpayable': {
      const card = letters(it, 'card');
      const heat = told.info.faces[it.seat]?.[card]?.heat ?? 0;
      return note('why-unpayable-title', {}, [t('why-unpayable', { card: cardName(told.info, it.seat, card), heat })], 'SYM-HEAT-4 SYM-HEAT-5 SYM-HEAT-6');
    }
    case 'finished':
      return finished(line, it, told);
    case 'sponsor-gained': {
      const reason = SPONSOR_REASONS[num(it, 'reason')] ?? '';
      const name = told.info.circuit.corners[num(it, 'corner')]?.name ?? '';
      const clauses: Record<string, string> = {
        'press-corner': 'PRESS-2 PRESS-3 PRESS-4', 'top-speed': 'EVENT-4', overtaking: 'EVENT-10', 'first-lap': 'EVENT-3', start: 'CHAMP-15',
      };
      return note('why-sponsor-title', {}, [t(`why-sponsor-${reason}`, { corner: name })], clauses[reason] ?? 'SPONSOR-1');
    }
    case 'eliminated':
      return note('why-eliminated-title', {}, [t('why-eliminated')], 'EVENT-12 EVENT-14');
    default:
      return null;
  }
}

function note(title: string, args: Record<string, string | number>, lines: string[], clauses: string): Note {
  return { title: t(title, args), lines, clauses: clauses.split(' ') };
}

/** The events of the seat's turn up to this one, from its reveal on. */
function turnUpTo(events: EventRow[], id: number, seat: number): Fact[] {
  const found: Fact[] = [];
  for (let at = id; at >= 0; at -= 1) {
    const one = fact(events[at]!);
    if (one.key === 'round-started') break;
    if (one.seat === seat) found.unshift(one);
    if (one.seat === seat && one.key === 'revealed') break;
  }
  return found;
}

/** What the Speed of a turn is made of; empty if the parts do not make the sum. */
export function speedParts(turn: Fact[], speed: number, info: GameInfo): string[] {
  const parts: { text: string; value: number; card: string }[] = [];
  const valueOf = (seat: number, letter: string): number | null => {
    if (kindOf(letter) === 'basic') return Number(letter);
    if (kindOf(letter) === 'stress' || kindOf(letter) === 'heat') return null;
    const values = info.faces[seat]?.[letter]?.values ?? [];
    return values.length === 1 ? values[0]! : null;
  };
  const play = (seat: number, letter: string, value: number | null): void => {
    if (value === null) return;
    const plain = kindOf(letter) === 'basic';
    parts.push({ text: plain ? letter : t('why-part-card', { card: cardName(info, seat, letter), value }), value, card: letter });
  };
  let boosting = false;
  for (const one of turn) {
    const card = letters(one, 'card');
    if (one.key === 'revealed') for (const letter of letters(one, 'cards')) play(one.seat, letter, valueOf(one.seat, letter));
    else if (one.key === 'directly-played') play(one.seat, card, valueOf(one.seat, card));
    else if (one.key === 'value-chosen') play(one.seat, card, num(one, 'value'));
    else if (one.key === 'flipped' && num(one, 'kept')) {
      const value = Number(card);
      parts.push({ text: t(boosting ? 'why-part-boost' : 'why-part-flip', { value }), value, card: '' });
      boosting = false;
    } else if (one.key === 'boosted') boosting = true;
    else if (one.key === 'adrenaline-used') parts.push({ text: t('why-part-adrenaline'), value: 1, card: '' });
    else if (one.key === 'accelerated')
      parts.push({ text: t('why-part-accelerate', { value: num(one, 'number') }), value: num(one, 'number'), card: '' });
    else if (one.key === 'unpayable' || one.key === 'gear-corrected') {
      const at = parts.findIndex((part) => part.card && part.card === card);
      if (at >= 0) parts.splice(at, 1);
    }
  }
  return parts.reduce((sum, part) => sum + part.value, 0) === speed ? parts.map((part) => part.text) : [];
}

function cornerLines(id: number, it: Fact, { events, info }: Told): string[] {
  const [speed, limit, due] = [num(it, 'speed'), num(it, 'limit'), num(it, 'due')];
  const at = num(it, 'corner');
  const printed = info.circuit.corners[at]?.limit ?? limit;
  const road = (info.limits[at] ?? printed) - printed;
  const cards = limit - printed - road;
  const surcharge = due > 0 ? (info.surcharges[at] ?? 0) : 0;
  const parts = speedParts(turnUpTo(events, id, it.seat), speed, info);
  const args = { speed, limit, due, printed, road: signed(road), cards: signed(cards), surcharge, over: due - surcharge };
  const from = road && cards ? 'both' : road ? 'road' : cards ? 'cards' : 'printed';
  return [
    parts.length > 1 ? t('why-speed', { speed, sum: parts.join(' + ') }) : t('why-speed-plain', { speed }),
    t(`why-limit-${from}`, args),
    t(surcharge ? 'why-corner-due-hot' : 'why-corner-due', args),
  ];
}

function cornerClauses(it: Fact, { info }: Told): string[] {
  const at = num(it, 'corner');
  const printed = info.circuit.corners[at]?.limit ?? 0;
  const found = ['CORNER-5', 'CORNER-2'];
  if (num(it, 'limit') !== printed) found.push('CORNER-3');
  if (info.surcharges[at]) found.push('ROAD-6');
  return found;
}

function corner(id: number, it: Fact, told: Told): Note {
  const name = told.info.circuit.corners[num(it, 'corner')]?.name ?? '';
  return {
    title: t('why-corner-title', { corner: name, due: num(it, 'due') }),
    lines: cornerLines(id, it, told),
    clauses: cornerClauses(it, told),
  };
}

function spinOut(id: number, it: Fact, told: Told): Note {
  const { events, info } = told;
  const corner = info.circuit.corners[num(it, 'corner')];
  const lines: string[] = [];
  let engine = 0;
  for (let at = id - 1; at >= 0; at -= 1) {
    const one = fact(events[at]!);
    if (one.seat !== it.seat) continue;
    if (one.key === 'heat-paid') engine = num(one, 'number');
    if (one.key === 'corner-passed') {
      lines.push(...cornerLines(at, one, told));
      lines.push(t('why-spin-engine', { due: num(one, 'due'), engine }));
      break;
    }
  }
  const gear = gearAt(events, id, it.seat);
  const [stress, wanted] = [num(it, 'stress'), info.stress_by_gear[gear] ?? 0];
  lines.push(t(stress < wanted ? 'why-spin-supply' : 'why-spin-stress', { gear, stress, wanted }));
  const length = info.circuit.length;
  const before = corner ? corner.line - 1 : 0;
  const steps = (((before - num(it, 'progress')) % length) + length) % length;
  lines.push(t('why-spin-place', { corner: corner?.name ?? '', steps }));
  return { title: t('why-spin-title', { corner: corner?.name ?? '' }), lines, clauses: ['SPIN-1', 'SPIN-2', 'SPIN-3', 'CORNER-5'] };
}

/** The gear of a seat when something happened. */
function gearAt(events: EventRow[], id: number, seat: number): number {
  for (let at = id - 1; at >= 0; at -= 1) {
    const one = fact(events[at]!);
    if (one.seat !== seat) continue;
    if (one.key === 'gear-shifted' || one.key === 'gear-corrected') return num(one, 'gear');
    if (one.key === 'spun-out' || one.key === 'cluttered') return 1;
  }
  return 1;
}

/** Where the cars stood before an event; those that have not moved are not in it. */
function placesBefore(events: EventRow[], id: number): Map<number, Where> {
  const found = new Map<number, Where>();
  for (let at = 0; at < id; at += 1) {
    const one = fact(events[at]!);
    if ('progress' in one.args && 'spot' in one.args) found.set(one.seat, { progress: num(one, 'progress'), spot: num(one, 'spot') });
  }
  return found;
}

/** The order of a round as the engine fixed it: in force now, or as the cars took their turns. */
export function orderOf(round: number, from: number, { events, state }: Told): number[] {
  if (round === state.round && state.order.length) return state.order;
  const found: number[] = [];
  for (let at = from + 1; at < events.length; at += 1) {
    const one = fact(events[at]!);
    if (one.key === 'round-started') break;
    if (TURN.has(one.key) && !found.includes(one.seat)) found.push(one.seat);
  }
  return found;
}

function roundStart(events: EventRow[], id: number): number {
  for (let at = id; at >= 0; at -= 1) if (fact(events[at]!).key === 'round-started') return at;
  return 0;
}

function order(line: Line, told: Told): Note {
  const { events, info, state, nameOf } = told;
  const places = placesBefore(events, line.id);
  const length = info.circuit.length;
  const lines = [t(line.round === 1 ? 'why-order-grid' : 'why-order-rule')];
  orderOf(line.round, line.id, told).forEach((seat, at) => {
    const where = places.get(seat);
    const name = nameOf(seat);
    if (!where) lines.push(t('why-order-row-grid', { place: at + 1, name, grid: state.cars[seat]?.grid ?? at + 1 }));
    else {
      const lap = Math.min(info.laps, Math.floor(Math.max(0, where.progress) / length) + 1);
      lines.push(t('why-order-row', { place: at + 1, name, lap, space: ((where.progress % length) + length) % length, spot: where.spot }));
    }
  });
  const names: string[] = [];
  for (let at = line.id + 1; at < events.length; at += 1) {
    const one = fact(events[at]!);
    if (one.key !== 'adrenaline-gained') break;
    names.push(nameOf(one.seat));
  }
  if (names.length) lines.push(t('why-order-adrenaline', { names: names.join(', ') }));
  return { title: t('why-order-title', { round: line.round }), lines, clauses: ['ROUND-5', 'TRACK-7', 'ADR-2'] };
}

function adrenaline(line: Line, told: Told): Note {
  const { events, info, nameOf } = told;
  const start = roundStart(events, line.id);
  const round = num(fact(events[start]!), 'round');
  const racing = orderOf(round, start, told);
  const lines = [t('why-adrenaline', { cars: info.cars, last: info.adrenaline_cars })];
  const place = racing.indexOf(line.seat) + 1;
  if (place) lines.push(t('why-adrenaline-place', { name: nameOf(line.seat), place, racing: racing.length, round }));
  lines.push(t('why-adrenaline-gives'));
  return note('why-adrenaline-title', {}, lines, 'ADR-1 ADR-2 ADR-5 ADR-7');
}

function legend(line: Line, { events, info, nameOf }: Told): Note | null {
  let moved: Fact | null = null;
  let start = 0;
  let card = -1;
  for (let at = line.id; at >= 0; at -= 1) {
    const one = fact(events[at]!);
    if (one.key === 'moved' && one.seat === line.seat && !moved) start = num(one, 'start');
    if (one.key === 'legend-moved' && one.seat === line.seat && !moved) moved = one;
    if (one.key === 'legend-card-revealed') {
      card = num(one, 'card');
      break;
    }
  }
  if (!moved || card < 0) return null;
  const top = info.legend_top_speed[card]?.[line.seat] ?? 0;
  const diamond = info.legend_diamond[card]?.[line.seat] ?? 0;
  const distance = num(moved, 'distance');
  if (!distance) start = placesBefore(events, line.id).get(line.seat)?.progress ?? 0;
  const length = info.circuit.length;
  const space = ((start % length) + length) % length;
  const found = info.circuit.corners.findIndex((one) => one.line > space);
  const at = found < 0 ? 0 : found;
  const corner = info.circuit.corners[at]!;
  const limit = info.limits[at] ?? corner.limit;
  const away = (corner.line - 1 - space + length) % length;
  const isA = num(moved, 'move') === 0;
  const args = { corner: corner.name, limit, diamond, distance, top, away, sum: limit + diamond, name: nameOf(line.seat) };
  const lines = [t('why-legend-card', args)];
  if (isA) lines.push(t(distance < limit + diamond ? 'why-legend-a-short' : 'why-legend-a', args));
  else if (!distance) lines.push(t('why-legend-stays'));
  else lines.push(t(distance < top ? 'why-legend-b-diamond' : 'why-legend-b', args));
  const stop = blockedIn(events, line);
  if (stop) lines.push(blockedLine(stop));
  return {
    title: t('why-legend-title', { name: args.name, move: isA ? 'A' : 'B' }),
    lines,
    clauses: isA ? ['LEGEND-9', 'LEGEND-8', 'LEGEND-11'] : distance < top ? ['LEGEND-13', 'LEGEND-8'] : ['LEGEND-12', 'LEGEND-8'],
  };
}

/** The movement of a line that was cut short, if one was. */
function blockedIn(events: EventRow[], line: Line): Fact | null {
  for (let at = line.id; at <= (line.last ?? line.id); at += 1) {
    const one = fact(events[at]!);
    if (one.key === 'moved' && one.seat === line.seat && num(one, 'blocked') > 0) return one;
  }
  return null;
}

function blockedLine(it: Fact): string {
  const driven = num(it, 'progress') - num(it, 'start');
  return t(driven ? 'why-blocked' : 'why-blocked-stays', { wanted: driven + num(it, 'blocked'), driven });
}

function blocked(line: Line, { events }: Told): Note | null {
  const it = blockedIn(events, line);
  if (!it) return null;
  return note('why-blocked-title', {}, [blockedLine(it), t('why-blocked-speed')], 'MOVE-5 MOVE-8 MOVE-9');
}

function finished(line: Line, it: Fact, { events, info, nameOf }: Told): Note {
  const goal = info.laps * info.circuit.length;
  let place = 0;
  const lines = [t('why-finished-round', { round: num(it, 'round'), beyond: num(it, 'progress') - goal, spot: num(it, 'spot') })];
  for (const row of events) {
    const one = fact(row);
    if (one.key === 'ranked' && one.seat === line.seat) place = num(one, 'place');
    if (one.key === 'finished' && one.seat !== line.seat && num(one, 'round') === num(it, 'round'))
      lines.push(t('why-finished-other', { name: nameOf(one.seat), beyond: num(one, 'progress') - goal, spot: num(one, 'spot') }));
  }
  lines.push(t('why-finished-rule'));
  return note('why-finished-title', { place }, lines, 'FINISH-3 FINISH-2 FINISH-1');
}
