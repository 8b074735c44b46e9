import type { Box } from '../rules/place';

const EDGE = 10;
const FOOT = 16;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Between the edges of two boxes, across and down. */
const distance = (a: Box, b: Box): number =>
  Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width) + Math.max(0, b.y - a.y - a.height, a.y - b.y - b.height);

/** Where on the board the bubble hides least of what matters (`dear` most), near the thing it points at. */
export function placeBubble(
  size: { width: number; height: number },
  room: Box,
  thing: Box | null,
  dear: Box[],
  rest: Box[],
): { x: number; y: number } {
  const left = room.x + EDGE;
  const right = room.x + room.width - size.width - EDGE;
  const top = room.y + EDGE;
  const bottom = room.y + room.height - size.height - FOOT;
  const centre = thing ? thing.x + thing.width / 2 : room.x + room.width / 2;
  const middle = Math.max(left, Math.min(centre - size.width / 2, right));
  let best = { x: middle, y: bottom, cost: Infinity };
  for (const x of [middle, (left + right) / 2, left, right])
    for (const y of [bottom, top, (top + bottom) / 2]) {
      if (y < top && y !== bottom) continue;
      const box = { x, y, ...size };
      const hidden = (some: Box[]) => some.reduce((sum, one) => sum + overlap(box, one), 0);
      const cost = 6 * hidden(dear) + hidden(rest) + (thing ? distance(box, thing) : bottom - y) * 3;
      if (cost < best.cost) best = { x, y, cost };
    }
  return { x: best.x, y: best.y };
}

/** The line from the bubble to the thing: from the nearest edge to the nearest edge; null if they touch. */
export function leader(bubble: Box, thing: Box): { x1: number; y1: number; x2: number; y2: number } | null {
  const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));
  const [cx, cy] = [thing.x + thing.width / 2, thing.y + thing.height / 2];
  const x1 = clamp(bubble.x + 18, cx, bubble.x + bubble.width - 18);
  const y1 = clamp(bubble.y, cy, bubble.y + bubble.height);
  const x2 = clamp(thing.x, x1, thing.x + thing.width);
  const y2 = clamp(thing.y, y1, thing.y + thing.height);
  return overlap(bubble, thing) > 0 || Math.hypot(x2 - x1, y2 - y1) < 8 ? null : { x1, y1, x2, y2 };
}
