/* `src/slipstream/circuits/spline.py` line by line, for what is drawn while a finger drags. A test holds them together. */

const SAMPLES = 48;
const STRAIGHT = 0.02;
const SHARPEST = 2.6;
const DIGITS = 1e5;

/** x, y, the handle it leaves by, and how many times as long the other one is. */
export type Knot = [number, number, number, number, number?];
export interface Arc {
  length: number;
  degrees: number;
}
type Spot = [number, number];
type Piece = [Spot, Spot, Spot, Spot];

const round = (n: number): number => Math.round(n * DIGITS) / DIGITS;

export class Spline {
  readonly pieces: Piece[];
  readonly measures: number[] = [0];
  readonly length: number;

  constructor(readonly knots: readonly Knot[]) {
    this.pieces = knots.map((one, i) => piece(one, knots[(i + 1) % knots.length]!));
    let [x, y] = knots[0]!;
    for (const part of this.pieces) {
      for (let step = 1; step <= SAMPLES; step++) {
        const [nx, ny] = on(part, step / SAMPLES);
        this.measures.push(this.measures.at(-1)! + Math.hypot(nx - x, ny - y));
        [x, y] = [nx, ny];
      }
    }
    this.length = this.measures.at(-1)!;
  }

  /** How far along the curve a place lies: the number of a point and the part of the way to the next. */
  distance(place: number): number {
    const count = this.pieces.length;
    const at = (((place % count) + count) % count) * SAMPLES;
    const low = Math.min(Math.floor(at), this.measures.length - 2);
    return this.measures[low]! + (this.measures[low + 1]! - this.measures[low]!) * (at - low);
  }

  /** The place that lies so far along the curve. */
  place(distance: number): number {
    const s = ((distance % this.length) + this.length) % this.length;
    let low = 0;
    let high = this.measures.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.measures[middle]! <= s) low = middle;
      else high = middle;
    }
    low = Math.min(low, this.measures.length - 2);
    const step = this.measures[low + 1]! - this.measures[low]!;
    return (low + (step > 0 ? (s - this.measures[low]!) / step : 0)) / SAMPLES;
  }

  /** x, y and direction (radians, y upwards) so far along the curve. */
  at(distance: number): [number, number, number] {
    const place = this.place(distance);
    const index = Math.min(Math.floor(place), this.pieces.length - 1);
    const part = place - index;
    const [x, y] = on(this.pieces[index]!, part);
    const ahead = on(this.pieces[index]!, Math.min(part + 0.002, 1));
    const behind = on(this.pieces[index]!, Math.max(part - 0.002, 0));
    return [x, y, Math.atan2(behind[1] - ahead[1], ahead[0] - behind[0])];
  }

  /** The lap from the start line on: its heading there in degrees, and two arcs for every space. */
  arcs(start: number, spaces: number): { heading: number; arcs: Arc[] } {
    const first = this.distance(start);
    const unit = this.length / spaces;
    const bounds = Array.from({ length: spaces }, (_, space) => this.at(first + unit * space));
    bounds.push(bounds[0]!);
    const arcs: Arc[] = [];
    for (let i = 0; i < spaces; i++) {
      const [x0, y0, h0] = bounds[i]!;
      const [x1, y1, h1] = bounds[i + 1]!;
      arcs.push(...biarc((x1 - x0) / unit, (y0 - y1) / unit, h0, h1));
    }
    return { heading: round((bounds[0]![2] * 180) / Math.PI), arcs };
  }

  /** The distance along the curve of the place nearest to a point, and how far away that is. */
  nearest(x: number, y: number): { distance: number; away: number } {
    let best = Infinity;
    let found = 0;
    this.pieces.forEach((part, index) => {
      for (let step = 0; step < SAMPLES; step++) {
        const [px, py] = on(part, step / SAMPLES);
        const away = (px - x) ** 2 + (py - y) ** 2;
        if (away < best) {
          best = away;
          found = this.measures[index * SAMPLES + step]!;
        }
      }
    });
    return { distance: found, away: Math.sqrt(best) };
  }
}

function piece(one: Knot, two: Knot): Piece {
  const back = two[4] ?? 1;
  return [
    [one[0], one[1]],
    [one[0] + one[2], one[1] + one[3]],
    [two[0] - two[2] * back, two[1] - two[3] * back],
    [two[0], two[1]],
  ];
}

function on([a, b, c, d]: Piece, t: number): Spot {
  const u = 1 - t;
  const [ka, kb, kc, kd] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
  return [ka * a[0] + kb * b[0] + kc * c[0] + kd * d[0], ka * a[1] + kb * b[1] + kc * c[1] + kd * d[1]];
}

/** Two arcs of equal tangents from (0, 0) to (x, y), y upwards, from one direction into another. */
function biarc(x: number, y: number, start: number, end: number): Arc[] {
  const [ux, uy, vx, vy] = [Math.cos(start), Math.sin(start), Math.cos(end), Math.sin(end)];
  const chord = x * x + y * y;
  const both = x * (ux + vx) + y * (uy + vy);
  const even = 2 * (1 - (ux * vx + uy * vy));
  let reach: number;
  if (even < 1e-9) {
    const along = x * vx + y * vy;
    reach = along > 1e-9 ? chord / (4 * along) : Math.sqrt(chord) / 2;
  } else {
    reach = (Math.sqrt(both * both + even * chord) - both) / even;
  }
  reach = Math.max(reach, 1e-6);
  const mx = (x + reach * (ux - vx)) / 2;
  const my = (y + reach * (uy - vy)) / 2;
  return [
    told(Math.hypot(mx, my), 2 * between(Math.atan2(my, mx) - start)),
    told(Math.hypot(x - mx, y - my), 2 * between(end - Math.atan2(y - my, x - mx))),
  ];
}

function told(chord: number, turned: number): Arc {
  const half = Math.max(-SHARPEST, Math.min(SHARPEST, turned / 2));
  const length = Math.abs(half) < 1e-6 ? chord : (chord * half) / Math.sin(half);
  const degrees = (2 * half * 180) / Math.PI;
  return { length: round(length), degrees: Math.abs(degrees) < STRAIGHT ? 0 : round(degrees) };
}

function between(angle: number): number {
  const turn = 2 * Math.PI;
  return ((((angle + Math.PI) % turn) + turn) % turn) - Math.PI;
}
