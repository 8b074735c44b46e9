import { spaceOf, type CircuitInfo } from './circuit';

/** A point of the picture, y downwards; `h` is the heading in degrees, clockwise from east. */
export interface Point {
  x: number;
  y: number;
  h: number;
}

export interface Space {
  index: number;
  /** Both ends and the middle, as distances along the drawing. */
  a: number;
  b: number;
  mid: number;
  /** +1 race line left of travel, -1 right. */
  side: number;
  centre: Point;
  /** Race-line spot, outer spot. */
  spots: [Point, Point];
  /** Index of the next corner and the number of spaces before its line. */
  next: number;
  distance: number;
}

export interface TrackCorner {
  index: number;
  /** Distance of the line along the drawing. */
  at: number;
  line: number;
  legendLine: number;
  limit: number;
  name: string;
  /** Inside of the bend: +1 left, -1 right. */
  inside: number;
  badge: 'in' | 'out' | null;
  out: number | null;
}

export interface Box {
  width: number;
  height: number;
  /** Room between the box and the middle of the track. */
  pad?: number;
  /** Width of one lane in picture units; by default it follows from the circuit. */
  lane?: number;
}

export type Offset = number | ((distance: number) => number);

interface Piece {
  at: number;
  length: number;
  x: number;
  y: number;
  heading: number;
  curvature: number;
}

const RAD = Math.PI / 180;
/** A wider bend, in spaces, looks like a straight. */
const GENTLE = 8;
const round = (n: number): string => String(Math.round(n * 100) / 100);

function follow(x: number, y: number, heading: number, curvature: number, distance: number) {
  if (curvature === 0) {
    return { x: x + distance * Math.cos(heading), y: y + distance * Math.sin(heading), heading };
  }
  const after = heading + curvature * distance;
  return {
    x: x + (Math.sin(after) - Math.sin(heading)) / curvature,
    y: y + (Math.cos(heading) - Math.cos(after)) / curvature,
    heading: after,
  };
}

/** The last index whose start does not lie beyond `value`. */
function lastBefore(starts: number[], value: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= value + 1e-9) low = middle;
    else high = middle;
  }
  return low;
}

const smooth = (u: number): number => u * u * (3 - 2 * u);

/** The centre line in units of one space, y upwards; a closing error is spread over the lap. */
class Course {
  readonly pieces: Piece[] = [];
  readonly marks: { corner: number; badge: 'in' | 'out' | null; out: number | null; at: number }[] = [];
  readonly bounds: number[] = [];
  readonly length: number;
  readonly gap: number;
  private readonly starts: number[];
  private readonly shift: [number, number];

  constructor(circuit: CircuitInfo) {
    let at = 0;
    let here = { x: 0, y: 0, heading: circuit.heading * RAD };
    for (const step of circuit.path) {
      if ('corner' in step) {
        this.marks.push({ ...step, at });
        continue;
      }
      const curvature = 'go' in step ? 0 : Math.sign(step.turn) / step.r;
      const length = 'go' in step ? step.go : Math.abs(step.turn * RAD) * step.r;
      this.pieces.push({ at, length, ...here, curvature });
      here = follow(here.x, here.y, here.heading, curvature, length);
      at += length;
    }
    this.length = at;
    this.gap = Math.hypot(here.x, here.y);
    this.shift = [-here.x / at, -here.y / at];
    this.starts = this.pieces.map((piece) => piece.at);
    const cuts = [0, ...this.marks.map((mark) => mark.at), at];
    circuit.sections.forEach((spaces, k) => {
      const start = cuts[k]!;
      const end = cuts[k + 1]!;
      for (let i = 0; i < spaces; i++) this.bounds.push(start + ((end - start) * i) / spaces);
    });
    this.bounds.push(at);
  }

  wrap(distance: number): number {
    const left = distance % this.length;
    return left < 0 ? left + this.length : left;
  }

  pieceAt(distance: number): Piece {
    return this.pieces[lastBefore(this.starts, this.wrap(distance))]!;
  }

  /** Position and heading (radians); `offset` to the left of the driving direction. */
  at(distance: number, offset = 0) {
    const s = this.wrap(distance);
    const piece = this.pieces[lastBefore(this.starts, s)]!;
    const p = follow(piece.x, piece.y, piece.heading, piece.curvature, s - piece.at);
    return {
      x: p.x + this.shift[0] * s - offset * Math.sin(p.heading),
      y: p.y + this.shift[1] * s + offset * Math.cos(p.heading),
      heading: p.heading,
    };
  }

  boundingBox() {
    const count = Math.max(600, 4 * this.bounds.length);
    let left = Infinity;
    let right = -Infinity;
    let bottom = Infinity;
    let top = -Infinity;
    for (let i = 0; i < count; i++) {
      const p = this.at((this.length * i) / count);
      left = Math.min(left, p.x);
      right = Math.max(right, p.x);
      bottom = Math.min(bottom, p.y);
      top = Math.max(top, p.y);
    }
    return { left, right, bottom, top };
  }
}

/** A circuit fitted into a box. Everything drawn on the board derives from `at`. */
export class Track {
  readonly scale: number;
  readonly lane: number;
  readonly length: number;
  /** Length of the lap along the drawing. */
  readonly whole: number;
  readonly gap: number;
  readonly bounds: number[];
  readonly spaces: Space[];
  readonly corners: TrackCorner[];
  readonly width: number;
  readonly height: number;
  private readonly course: Course;
  private readonly origin: [number, number];
  private readonly mids: number[];

  constructor(
    readonly circuit: CircuitInfo,
    box: Box,
  ) {
    const course = new Course(circuit);
    const pad = box.pad ?? 34;
    const { left, right, bottom, top } = course.boundingBox();
    const scale = Math.min(
      Math.max(box.width - 2 * pad, 1) / Math.max(right - left, 1e-6),
      Math.max(box.height - 2 * pad, 1) / Math.max(top - bottom, 1e-6),
    );
    this.course = course;
    this.scale = scale;
    this.width = box.width;
    this.height = box.height;
    this.origin = [
      (box.width - scale * (right - left)) / 2 - left * scale,
      (box.height - scale * (top - bottom)) / 2 + top * scale,
    ];
    this.lane = box.lane ?? circuit.lane * scale;
    this.length = circuit.length;
    this.whole = course.length;
    this.gap = course.gap;
    this.bounds = course.bounds;
    this.corners = circuit.corners.map((corner, index) => {
      const mark = course.marks.find((m) => m.corner === index);
      return {
        index,
        at: this.bounds[corner.line]!,
        line: corner.line,
        legendLine: corner.legend_line,
        limit: corner.limit,
        name: corner.name,
        inside: circuit.sides[corner.line % circuit.length] ?? 1,
        badge: mark?.badge ?? null,
        out: mark?.out ?? null,
      };
    });
    this.spaces = circuit.sides.map((side, index) => this.makeSpace(index, side));
    this.mids = this.spaces.map((space) => space.mid);
  }

  private makeSpace(index: number, side: number): Space {
    const a = this.bounds[index]!;
    const b = this.bounds[index + 1]!;
    const mid = (a + b) / 2;
    const off = (side * this.lane) / 2;
    return {
      index,
      a,
      b,
      mid,
      side,
      centre: this.at(mid),
      spots: [this.at(mid, off), this.at(mid, -off)],
      next: this.circuit.next[index]!,
      distance: this.circuit.countdown[index]!,
    };
  }

  /** The point `distance` along the drawing, `offset` picture units to the left of its middle. */
  at(distance: number, offset = 0): Point {
    const p = this.course.at(distance, offset / this.scale);
    return {
      x: this.origin[0] + p.x * this.scale,
      y: this.origin[1] - p.y * this.scale,
      h: -p.heading / RAD,
    };
  }

  /** The space of a progress, which may be negative (grid) or beyond one lap. */
  spaceAt(progress: number): Space {
    return this.spaces[this.indexOf(progress)]!;
  }

  indexOf(progress: number): number {
    return spaceOf(this.circuit, progress);
  }

  /** Distance along the drawing of a progress that may lie between the middles of two spaces. */
  distanceOf(progress: number): number {
    const i = this.indexOf(progress);
    const here = this.mids[i]!;
    const part = progress - Math.floor(progress);
    if (part === 0) return here;
    const ahead = i + 1 < this.length ? this.mids[i + 1]! : this.mids[0]! + this.whole;
    return here + (ahead - here) * part;
  }

  /** Lateral offset of a spot: 0 race line, 1 beside it. */
  offsetOf(progress: number, spot: number): number {
    const side = this.spaceAt(progress).side;
    return ((spot === 0 ? side : -side) * this.lane) / 2;
  }

  carPoint(progress: number, spot: number): Point {
    return this.at(this.distanceOf(progress), this.offsetOf(progress, spot));
  }

  /** Where a car is on its way: fractional progress, any lateral offset on the asphalt. */
  pose(progress: number, offset: number): Point {
    return this.at(this.distanceOf(progress), offset);
  }

  /** -1 to 1: the side of the race line, changing over one space after a corner. */
  raceSide(distance: number): number {
    const s = this.course.wrap(distance);
    const space = this.spaces[Math.min(lastBefore(this.bounds, s), this.length - 1)]!;
    const before = this.spaces[(space.index + this.length - 1) % this.length]!;
    if (before.side === space.side) return space.side;
    return before.side + (space.side - before.side) * smooth((s - space.a) / (space.b - space.a));
  }

  /** The bend around a point: its ends, direction (+1 left) and radius; null on a straight. */
  bendAt(distance: number): { from: number; to: number; side: number; radius: number } | null {
    const { pieces } = this.course;
    const s = this.course.wrap(distance);
    const bends = (p: Piece) => Math.abs(p.curvature) > 1 / GENTLE;
    const touches = (p: Piece) => bends(p) && s >= p.at - 1e-6 && s <= p.at + p.length + 1e-6;
    const i = pieces.findIndex(touches);
    if (i < 0) return null;
    const side = Math.sign(pieces[i]!.curvature);
    let first = i;
    let last = i;
    const goes = (p: Piece | undefined) => p !== undefined && bends(p) && Math.sign(p.curvature) === side;
    while (goes(pieces[first - 1])) first--;
    while (goes(pieces[last + 1])) last++;
    return {
      from: pieces[first]!.at,
      to: pieces[last]!.at + pieces[last]!.length,
      side,
      radius: this.scale / Math.abs(pieces[i]!.curvature),
    };
  }

  /** An SVG path from one distance to another (backwards too). */
  line(from: number, to: number, offset: Offset = 0, step = 0.12): string {
    const count = Math.max(2, Math.ceil(Math.abs(to - from) / step));
    let d = '';
    for (let i = 0; i <= count; i++) {
      const s = from + ((to - from) * i) / count;
      const p = this.at(s, typeof offset === 'function' ? offset(s) : offset);
      d += (i ? 'L' : 'M') + round(p.x) + ' ' + round(p.y);
    }
    return d;
  }

  loop(offset: Offset = 0, step = 0.12): string {
    return this.line(0, this.whole - 1e-6, offset, step) + 'Z';
  }

  across(distance: number, from: number, to: number): string {
    const p = this.at(distance, from);
    const q = this.at(distance, to);
    return `M${round(p.x)} ${round(p.y)}L${round(q.x)} ${round(q.y)}`;
  }

  /** The outline of one space. */
  cell(space: Space, inset = 2): string {
    const gap = inset / 60;
    const edge = this.lane - inset;
    const there = this.line(space.a + gap, space.b - gap, edge);
    return there + this.line(space.b - gap, space.a + gap, -edge).replace('M', 'L') + 'Z';
  }
}

export function buildTrack(circuit: CircuitInfo, box: Box): Track {
  return new Track(circuit, box);
}

/** Width and height of the centre line, in spaces. */
export function extent(circuit: CircuitInfo): [number, number] {
  const { left, right, bottom, top } = new Course(circuit).boundingBox();
  return [right - left, top - bottom];
}
