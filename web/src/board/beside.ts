/* Things that come and go beside the track: landing bubbles, the call-out, the title. */
import { BADGE, TOKEN, toTrack, type BoardLayout, type Rect, type Spot } from './layout';
import type { Landing } from './types';

export const BUBBLE = 15.5;

export interface Bubble extends Spot {
  landing: Landing;
}

function lacking(distance: number, needed: number): number {
  return Math.max(0, needed - distance);
}

/** A place for every landing: beside its own space, clear of other bubbles, then of everything else. */
export function placeBubbles(
  layout: BoardLayout,
  landings: Landing[],
  cars: Spot[] = [],
  seen: Rect = layout.view,
): Bubble[] {
  const { track, samples } = layout;
  const placed: Bubble[] = [];
  for (const landing of landings) {
    const space = track.spaceAt(landing.progress);
    const half = (space.b - space.a) / 2;
    const lane = Math.sign(track.offsetOf(landing.progress, landing.spot)) || 1;
    let best: Bubble | null = null;
    let least = Infinity;
    for (const out of [22, 27, 34, 44, 56]) {
      for (const side of [-space.side, space.side]) {
        for (const along of [0, -0.35, 0.35, -0.7, 0.7]) {
          const p = track.at(space.mid + along * half, side * (track.lane + out));
          let cost = (out - 22) * 0.25 + Math.abs(along) * 3 + (side === lane ? 0 : 1);
          cost += 20 * lacking(toTrack(samples, p.x, p.y), track.lane + BUBBLE + 2);
          cost += 20 * beyond(seen, { x: p.x - BUBBLE, y: p.y - BUBBLE, width: 2 * BUBBLE, height: 2 * BUBBLE });
          for (const b of placed) cost += 20 * lacking(Math.hypot(b.x - p.x, b.y - p.y), 2 * BUBBLE + 2);
          for (const b of layout.badges) cost += 12 * lacking(Math.hypot(b.x - p.x, b.y - p.y), BADGE + BUBBLE + 2);
          for (const b of layout.legends) cost += 5 * lacking(Math.hypot(b.x - p.x, b.y - p.y), b.r + BUBBLE);
          for (const b of [...layout.diamonds, ...layout.plates]) {
            cost += 3 * lacking(Math.hypot(b.x - p.x, b.y - p.y), TOKEN + BUBBLE);
          }
          for (const b of layout.numbers) {
            if (!b.onTrack) cost += 2 * lacking(Math.hypot(b.x - p.x, b.y - p.y), b.r + BUBBLE + (b.near ? 4 : 2));
          }
          for (const c of cars) cost += 4 * lacking(Math.hypot(c.x - p.x, c.y - p.y), c.r + BUBBLE);
          if (cost < least) {
            least = cost;
            best = { x: p.x, y: p.y, r: BUBBLE, landing };
          }
        }
      }
    }
    if (best) placed.push(best);
  }
  return placed;
}

/** Numbers that a bubble would cut: they step aside while it stands there. */
export function coveredNumbers(layout: BoardLayout, bubbles: Spot[]): Set<number> {
  const cut = layout.numbers.filter((number) =>
    bubbles.some((b) => Math.hypot(b.x - number.x, b.y - number.y) < b.r + number.r + (number.near ? 4 : 2)),
  );
  return new Set(cut.map((number) => number.space));
}

export interface Placed extends Rect {
  /** Where its pointer is: the badge lies on that side. Further away, a line leads to the badge. */
  tail: 'left' | 'right' | 'up' | 'down' | 'none';
}

/** The call-out stands beside its badge, where it hides least. `seen` is what the picture shows. */
export function placeCallOut(
  layout: BoardLayout,
  corner: number,
  width: number,
  height: number,
  avoid: Spot[],
  seen: Rect,
): Placed {
  const badge = layout.badges[corner]!;
  let best: Placed | null = null;
  let least = Infinity;
  const offer = (x: number, y: number, tail: Placed['tail'], cost: number): void => {
    const place = { x, y, width, height, tail };
    const whole = cost + hidden(layout, place, avoid, seen);
    if (whole < least) {
      least = whole;
      best = place;
    }
  };
  const gap = BADGE + 13;
  const beside = badge.y - height * 0.32;
  const middle = badge.x - width / 2;
  offer(badge.x + gap, beside, 'left', 0);
  offer(badge.x - gap - width, beside, 'right', 0);
  offer(middle, badge.y - gap - height, 'down', 0);
  offer(middle, badge.y + gap, 'up', 0);
  if (least < 6) return best!;
  // Nothing near is free: anywhere on the land, the nearer the better, away from the badge itself.
  for (let y = seen.y + 8; y + height < seen.y + seen.height; y += 16) {
    for (let x = seen.x + 8; x + width < seen.x + seen.width; x += 16) {
      if (inside({ x, y, width, height }, badge.x, badge.y, BADGE + 8)) continue;
      offer(x, y, 'none', 4 + 0.03 * Math.hypot(x + width / 2 - badge.x, y + height / 2 - badge.y));
    }
  }
  return best!;
}

function inside(area: Rect, x: number, y: number, margin: number): boolean {
  return (
    x > area.x - margin && x < area.x + area.width + margin && y > area.y - margin && y < area.y + area.height + margin
  );
}

function hidden(layout: BoardLayout, area: Rect, avoid: Spot[], seen: Rect): number {
  const { track } = layout;
  let cost = 0;
  for (const p of layout.samples) if (inside(area, p.x, p.y, track.lane + 4)) cost += 1;
  for (const s of [...layout.badges, ...layout.legends]) if (inside(area, s.x, s.y, s.r)) cost += 12;
  for (const s of layout.numbers) if (!s.onTrack && inside(area, s.x, s.y, s.r)) cost += s.near ? 6 : 3;
  for (const s of avoid) if (inside(area, s.x, s.y, s.r + 4)) cost += 20;
  return cost + beyond(seen, area);
}

/** How far an area reaches over the edge of another. */
function beyond(seen: Rect, area: Rect): number {
  return (
    Math.max(0, seen.x - area.x) +
    Math.max(0, seen.y - area.y) +
    Math.max(0, area.x + area.width - seen.x - seen.width) +
    Math.max(0, area.y + area.height - seen.y - seen.height)
  );
}

export interface TitlePlace extends Rect {
  size: number;
}

/** Room for the name of the circuit: a corner of the picture, else anywhere free, else nowhere. */
export function placeTitle(layout: BoardLayout, title: string, subtitle: string): TitlePlace | null {
  const { view } = layout;
  const tokens = [...layout.diamonds, ...layout.plates];
  for (const size of [58, 46, 36, 28]) {
    const width = Math.max(title.length * size * 0.47 + size * 0.3, (subtitle.length * 11 + 60) * (size / 58) ** 0.5);
    const height = size * 1.5;
    const left = view.x + 16;
    const right = view.x + view.width - width - 16;
    const top = view.y + 14;
    const bottom = view.y + view.height - height - 10;
    const places: [number, number][] = [
      [left, top],
      [right, bottom],
      [right, top],
      [left, bottom],
    ];
    if (size <= 46) {
      for (let y = top; y <= bottom; y += 16) for (let x = left; x <= right; x += 24) places.push([x, y]);
    }
    for (const [x, y] of places) {
      const area = { x, y, width, height };
      if (hidden(layout, area, tokens, view) === 0) return { ...area, size };
    }
  }
  return null;
}
