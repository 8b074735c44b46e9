/* Where everything beside the track stands: numbers, badges, Legend marks, tokens.
   Each thing takes the first of its wished places that is clear of the track and of what stands already. */
import type { CircuitInfo } from './circuit';
import { buildTrack, extent, type Point, type Space, type Track } from './track';

/** One space is this long in board units. */
export const SPACE = 45;
export const BADGE = 21;
export const TOKEN = 18;
const PAD = 46;
const VERGE = 7;

export interface Spot {
  x: number;
  y: number;
  /** Radius it keeps free. */
  r: number;
}

export interface NumberSpot extends Spot {
  space: number;
  text: number;
  near: boolean;
  /** Painted on the asphalt where there is no room beside the track. */
  onTrack: boolean;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface BoardLayout {
  track: Track;
  badges: Spot[];
  legends: (Spot & { at: number })[];
  numbers: NumberSpot[];
  /** Per corner: places for the diamond of the corner and the plate of the sector behind it. */
  diamonds: Spot[];
  plates: Spot[];
  /** Points of the centre line, for clearance. */
  samples: Point[];
  /** Everything that must be seen. */
  view: Rect;
}

export function boardLayout(circuit: CircuitInfo): BoardLayout {
  const [across, upright] = extent(circuit);
  const track = buildTrack(circuit, {
    width: across * SPACE + 2 * PAD,
    height: upright * SPACE + 2 * PAD,
    pad: PAD,
  });
  const count = Math.max(300, track.length * 6);
  const samples = Array.from({ length: count }, (_, i) => track.at((track.whole * i) / count));
  const placer = new Placer(track, samples, viewOf(samples, track.lane + VERGE + 22, []));
  const legends = placer.legends();
  const badges = track.corners.map((corner) => placer.badge(corner.index));
  const numbers = track.spaces.filter((space) => !underBridge(track, space)).map((space) => placer.number(space));
  const fixed = viewOf(samples, track.lane + VERGE + 6, [...legends, ...badges, ...numbers]);
  placer.home = fixed;
  const diamonds = track.corners.map((corner) => placer.diamond(badges[corner.index]!));
  const plates = track.corners.map((corner) => placer.plate(corner.index));
  const view = viewOf(samples, track.lane + VERGE + 6, [...legends, ...badges, ...numbers, ...diamonds, ...plates]);
  return { track, badges, legends, numbers, diamonds, plates, samples, view };
}

/** Does the middle of a space lie under a bridge? */
function underBridge(track: Track, space: Space): boolean {
  return track.circuit.bridges.some(({ under }) => Math.abs(space.mid - under) < 0.5 + track.lane / track.scale);
}

function viewOf(samples: Point[], edge: number, spots: Spot[]): Rect {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  const cover = (x: number, y: number, r: number) => {
    x0 = Math.min(x0, x - r);
    y0 = Math.min(y0, y - r);
    x1 = Math.max(x1, x + r);
    y1 = Math.max(y1, y + r);
  };
  for (const p of samples) cover(p.x, p.y, edge);
  for (const s of spots) cover(s.x, s.y, s.r + 6);
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

/** Distance from a point to the nearest sample of the centre line. */
export function toTrack(samples: readonly { x: number; y: number }[], x: number, y: number): number {
  let least = Infinity;
  for (const p of samples) least = Math.min(least, (p.x - x) ** 2 + (p.y - y) ** 2);
  return Math.sqrt(least);
}

class Placer {
  private readonly taken: Spot[] = [];

  constructor(
    private readonly track: Track,
    private readonly samples: Point[],
    /** Things should stand within this. */
    public home: Rect,
  ) {}

  /** How much room is left around a place; negative means overlap. */
  private room(x: number, y: number, r: number, edge: number): number {
    let least = toTrack(this.samples, x, y) - this.track.lane - edge - r;
    for (const other of this.taken) {
      least = Math.min(least, Math.hypot(other.x - x, other.y - y) - other.r - r - 1);
    }
    const { home } = this;
    return Math.min(least, x - r - home.x, y - r - home.y, home.x + home.width - x - r, home.y + home.height - y - r);
  }

  /** The first place with enough room, else the one with most. */
  private choose(places: Point[], r: number, edge: number): Spot & { room: number } {
    let best: (Spot & { room: number }) | null = null;
    for (const { x, y } of places) {
      const room = this.room(x, y, r, edge);
      if (best === null || room > best.room) best = { x, y, r, room };
      if (room >= 0) break;
    }
    return best!;
  }

  private take<T extends Spot>(spot: T): T {
    this.taken.push(spot);
    return spot;
  }

  legends(): (Spot & { at: number })[] {
    const { track } = this;
    const lines = new Set(track.corners.map((corner) => corner.line));
    return track.corners.map((corner) => {
      const side = track.spaces[corner.legendLine]!.side;
      let at = track.bounds[corner.legendLine]!;
      let edge = -side;
      if (lines.has(corner.legendLine)) {
        // The line of the corner before lies here too: stand beside it, away from its limit.
        at += 6.5 / track.scale;
        edge = side;
      }
      const places = [edge, -edge].map((e) => track.at(at, e * (track.lane + 8)));
      return this.take({ ...this.choose(places, 10.5, -14), at });
    });
  }

  badge(corner: number): Spot {
    const { track } = this;
    const { at, inside, badge, out } = track.corners[corner]!;
    const asked = badge !== null || out !== null;
    const outs = asked ? [out ?? 0.74] : [0.74, 0.9, 1.1, 1.3, 1.7, 2.2];
    const ways = badge === 'in' ? [1] : badge === 'out' ? [-1] : [-1, 1];
    const places = outs.flatMap((o) => ways.map((w) => track.at(at, w * inside * (track.lane + o * track.scale))));
    const fallback = [0.9, 1.2, 1.6, 2.1].flatMap((o) =>
      [-1, 1].flatMap((w) =>
        [-0.6, 0.6].map((along) => track.at(at + along, w * inside * (track.lane + o * track.scale))),
      ),
    );
    return this.take(this.choose([...places, ...fallback], BADGE, 1));
  }

  number(space: Space): NumberSpot {
    const { track } = this;
    const near = space.distance <= 3;
    const r = near ? 8.5 : 7;
    const beside = [14.5, 18].flatMap((out) =>
      [space.side, -space.side].map((side) => track.at(space.mid, side * (track.lane + out))),
    );
    const spot = this.choose(beside, r, 4.5);
    const onTrack = spot.room < -2.5;
    const at = onTrack ? space.centre : spot;
    const number = { x: at.x, y: at.y, r, space: space.index, text: space.distance, near, onTrack };
    return onTrack ? number : this.take(number);
  }

  /** Beside the badge, where there is most room. */
  diamond(badge: Spot): Spot {
    const far = BADGE + TOKEN + 4;
    const places = [0, 180, 30, 150, -30, 210, 60, 120, -60, 240, 90, 270].map((deg) => ({
      x: badge.x + far * Math.cos((deg * Math.PI) / 180),
      y: badge.y + far * Math.sin((deg * Math.PI) / 180),
      h: 0,
    }));
    return this.take(this.choose(places, TOKEN, VERGE));
  }

  /** Beside the first half of the sector behind a corner. */
  plate(corner: number): Spot {
    const { track } = this;
    const from = track.corners[corner]!.line;
    const next = track.corners[(corner + 1) % track.corners.length]!.line;
    const count = (next - from + track.length) % track.length || track.length;
    const places: Point[] = [];
    for (const out of [30, 36, 44, 56, 70]) {
      for (let k = 0; k < count; k++) {
        // From a third of the sector outwards.
        const step = Math.floor(count / 3) + (k % 2 ? -1 : 1) * Math.ceil(k / 2);
        if (step < 1 || step >= count - 1) continue;
        const space = track.spaces[(from + step) % track.length]!;
        for (const side of [-space.side, space.side]) places.push(track.at(space.mid, side * (track.lane + out)));
      }
    }
    if (!places.length) places.push(track.at(track.bounds[from]! + 0.5, track.lane + 40));
    return this.take(this.choose(places, TOKEN, VERGE));
  }
}
