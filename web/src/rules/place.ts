export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Place {
  x: number;
  y: number;
  side: 'above' | 'below' | 'right' | 'left';
  /** Room there is; a longer note scrolls. */
  height: number;
}

const GAP = 10;
const EDGE = 8;
const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)));

/** Beside the thing, never over it: above if there is room, else below, right or left; else where most room is. */
export function placeNote(thing: Box, note: { width: number; height: number }, view: { width: number; height: number }): Place {
  const room = {
    above: thing.y - GAP - EDGE,
    below: view.height - thing.y - thing.height - GAP - EDGE,
    right: view.width - thing.x - thing.width - GAP - EDGE,
    left: thing.x - GAP - EDGE,
  };
  const whole = view.height - 2 * EDGE;
  const fits = {
    above: room.above >= note.height,
    below: room.below >= note.height,
    right: room.right >= note.width && whole >= note.height,
    left: room.left >= note.width && whole >= note.height,
  };
  const order = ['above', 'below', 'right', 'left'] as const;
  const side = order.find((one) => fits[one]) ?? (room.above >= room.below ? 'above' : 'below');
  const across = side === 'above' || side === 'below';
  const height = Math.min(note.height, across ? Math.max(60, room[side]) : whole);
  if (across)
    return {
      side,
      height,
      x: between(EDGE, thing.x + thing.width / 2 - note.width / 2, view.width - note.width - EDGE),
      y: side === 'above' ? thing.y - GAP - height : thing.y + thing.height + GAP,
    };
  return {
    side,
    height,
    x: side === 'right' ? thing.x + thing.width + GAP : thing.x - GAP - note.width,
    y: between(EDGE, thing.y + thing.height / 2 - height / 2, view.height - height - EDGE),
  };
}
