import { ahead } from '../board/circuit';
import { t, has, toYou } from '../words/l10n';
import { COOLDOWN_SOURCES, HEAT_REASONS, SPONSOR_REASONS, type GameInfo } from '../net/protocol';
import type { EventRow } from '../net/connection.svelte';
import { fact, type Fact } from '../net/facts';
import { kindOf } from '../pieces/letters';
import { titleOf } from '../pieces/sentences';

/** What the feed leaves out: it is seen, or says nothing yet. */
export const UNTOLD: ReadonlySet<string> = new Set([
  'planned', 'plan-taken-back', 'play-area-cleared', 'revealed', 'speed-set', 'adrenaline-gained', 'drew',
  'legend-moved', 'heat-paid', 'ranked', 'value-chosen', 'legend-card-revealed',
]);
const CARDS = ['card', 'cards', 'top'];

export interface Line {
  id: number;
  /** The last event told by this line, if it tells several. */
  last?: number;
  round: number;
  seat: number;
  key: string;
  text: string;
  heat: number;
  loud: boolean;
}

export type Naming = (seat: number) => string;

export function cardName(info: GameInfo | null, seat: number, letter: string): string {
  const kind = kindOf(letter);
  if (kind === 'basic') return letter;
  if (kind === 'heat') return t('card-heat');
  if (kind === 'stress') return t('card-stress');
  const face = info?.faces[seat]?.[letter];
  return face ? titleOf(face) : t('card-upgrade');
}

export const cardNames = (info: GameInfo | null, seat: number, letters: string): string =>
  [...letters].map((letter) => cardName(info, seat, letter)).join(', ');

/** The lines of the feed, oldest first; a round begins with a divider. What the reader's own car does is said to "you". */
export function story(events: EventRow[], info: GameInfo, nameOf: Naming, own: number | null = null): Line[] {
  const lines: Line[] = [];
  let round = 0;
  let moved: Line | null = null;
  events.forEach((row, id) => {
    const { key, seat, args } = fact(row);
    if (key === 'round-started') {
      round = args.round as number;
      lines.push({ id, round, seat: -1, key, text: t('feed-round', { round }), heat: 0, loud: false });
      return;
    }
    if (key === 'heat-paid') {
      // the bill belongs to the line before: corner, shift or boost
      const last = lines.at(-1);
      if (last && last.seat === seat) last.heat += args.number as number;
      return;
    }
    if (UNTOLD.has(key) && !(key === 'legend-moved' && !args.distance)) return;
    if (key === 'slipstreamed' && !args.spaces) return;
    if (key === 'discarded' && !args.number) return;
    if (key === 'gear-shifted' && args.before === args.gear) return;
    if (key === 'lap-started' && args.lap === 1) return;
    if (key === 'corner-passed' && (args.due as number) === 0) return;
    const text = sentence({ key, seat, args }, info, nameOf, own);
    if (key === 'moved') {
      // several moves of one turn are one line, the last place counts
      if (moved && lines.at(-1) === moved && moved.seat === seat) {
        moved.text = text;
        moved.last = id;
        return;
      }
    }
    const line: Line = {
      id, round, seat, key, text, heat: 0,
      loud: key === 'spun-out' || key === 'finished' || key === 'eliminated',
    };
    moved = key === 'moved' ? line : null;
    lines.push(line);
  });
  return lines;
}

export function sentence({ key, seat, args }: Fact, info: GameInfo, nameOf: Naming, own: number | null = null): string {
  const told: Record<string, number | string> = { ...args, name: seat >= 0 ? nameOf(seat) : '' };
  for (const name of CARDS)
    if (typeof args[name] === 'string') told[name] = cardNames(info, seat, args[name]) || t('card-hidden');
  const corners = info.circuit.corners;
  if ('corner' in args) told.corner = corners[args.corner as number]?.name ?? '';
  if ('progress' in args) {
    const next = ahead(info.circuit, args.progress as number);
    told.distance = next.distance;
    told.corner = 'corner' in args ? told.corner! : next.corner;
  }
  if (key === 'heat-paid') told.reason = HEAT_REASONS[args.reason as number] ?? '';
  if (key === 'cooled-down') told.source = COOLDOWN_SOURCES[args.source as number] ?? '';
  if (key === 'sponsor-gained') told.reason = SPONSOR_REASONS[args.reason as number] ?? '';
  const id = `event-${key}`;
  return has(id) ? (seat >= 0 && seat === own ? toYou : t)(id, told) : '';
}
