/* A circuit as the studio changes it: the data of a circuit file. Every change makes a new one; nothing here is a rule. */
import type { CircuitInfo } from '../net/protocol';
import { Spline, type Knot } from './spline';

export interface DraftCorner {
  line_after: number;
  limit: number;
  legend_line_after?: number;
  id?: string;
  name?: string;
}

export interface Draft {
  format: string;
  id: string;
  name: string;
  place?: string;
  country?: string;
  length: number;
  laps: number;
  heat: number;
  stress: number;
  grid?: string[];
  race_line?: unknown[];
  press?: Record<string, string>;
  corners: DraftCorner[];
  drawing: { start: number; points: Knot[]; badges?: string[]; land?: string; scenery?: unknown[] };
}

export const MOST_CORNERS = 12;
export const LEAST_SPACES = 20;
export const MOST_SPACES = 400;
const LANE = 0.58;
const LEAST_LANE = 0.34;

export const splineOf = (draft: Draft): Spline => new Spline(draft.drawing.points);

/** What follows from the rest is left to the server. */
function loose(draft: Draft): Draft {
  const { race_line: _sides, ...rest } = draft;
  return { ...rest, corners: draft.corners.map(({ legend_line_after: _line, ...corner }) => corner) };
}

/** Corner lines keep their place on the ground when the shape changes under them. */
export function reshaped(draft: Draft, points: Knot[], moved: (place: number) => number = (place) => place): Draft {
  const before = splineOf(draft);
  const unit = before.length / draft.length;
  const start = before.distance(draft.drawing.start);
  const after = new Spline(points);
  const first = after.distance(moved(draft.drawing.start));
  const corners = draft.corners.map((corner) => {
    const place = moved(before.place(start + (corner.line_after + 1) * unit));
    const along = (((after.distance(place) - first) % after.length) + after.length) % after.length;
    return { ...corner, line_after: Math.round((along / after.length) * draft.length) - 1 };
  });
  const drawing = { ...draft.drawing, points, start: clean(moved(draft.drawing.start) % points.length) };
  return loose({ ...draft, drawing, corners: apart(corners, draft.length) });
}

const clean = (n: number): number => Math.round(n * 10000) / 10000;
const tenth = (n: number): number => Math.round(n * 10) / 10;

/** In order, and inside of the lap. */
function apart(corners: DraftCorner[], length: number): DraftCorner[] {
  let least = 0;
  return corners.map((corner, i) => {
    const most = length - 2 - (corners.length - 1 - i);
    const line = Math.max(least, Math.min(most, corner.line_after));
    least = line + 1;
    return { ...corner, line_after: line };
  });
}

export function movePoint(draft: Draft, index: number, x: number, y: number): Draft {
  const points = draft.drawing.points.map((knot, i): Knot =>
    i === index ? [tenth(x), tenth(y), knot[2], knot[3], ...tail(knot)] : knot,
  );
  return reshaped(draft, points);
}

const tail = (knot: Knot): [number?] => (knot[4] === undefined ? [] : [knot[4]]);

/** Move the end of a handle; the other one keeps its length. */
export function moveHandle(draft: Draft, index: number, back: boolean, x: number, y: number): Draft {
  const points = draft.drawing.points.map((knot, i): Knot => {
    if (i !== index) return knot;
    const long = Math.hypot(knot[2], knot[3]);
    const other = long * (knot[4] ?? 1);
    let [hx, hy] = back ? [knot[0] - x, knot[1] - y] : [x - knot[0], y - knot[1]];
    const reach = Math.max(6, Math.hypot(hx, hy));
    if (Math.hypot(hx, hy) < 1e-6) [hx, hy] = [knot[2], knot[3]];
    const scale = (back ? Math.max(long, 6) : reach) / (Math.hypot(hx, hy) || 1);
    const ratio = back ? reach / Math.max(long, 6) : other / reach;
    return [knot[0], knot[1], tenth(hx * scale), tenth(hy * scale), Math.max(0.05, Math.min(20, Math.round(ratio * 1000) / 1000))];
  });
  return reshaped(draft, points);
}

/** A new point on the curve, which keeps its shape. */
export function addPoint(draft: Draft, distance: number): { draft: Draft; index: number } {
  const spline = splineOf(draft);
  const place = spline.place(distance);
  const index = Math.min(Math.floor(place), draft.drawing.points.length - 1);
  const t = Math.max(0.02, Math.min(0.98, place - index));
  const [a, b, c, d] = spline.pieces[index]!;
  const mix = (p: readonly number[], q: readonly number[]): [number, number] => [p[0]! + (q[0]! - p[0]!) * t, p[1]! + (q[1]! - p[1]!) * t];
  const [ab, bc, cd] = [mix(a, b), mix(b, c), mix(c, d)];
  const [abc, bcd] = [mix(ab, bc), mix(bc, cd)];
  const middle = mix(abc, bcd);
  const old = draft.drawing.points;
  const points = old.map((knot): Knot => [...knot]);
  const next = (index + 1) % old.length;
  const back = (knot: Knot): number => knot[4] ?? 1;
  const first = points[index]!;
  const long = Math.hypot(first[2], first[3]) || 1;
  const shorter: Knot = [first[0], first[1], tenth(first[2] * t), tenth(first[3] * t), Math.round((back(first) / t) * 1000) / 1000];
  shorter[4] = Math.max(0.02, Math.min(50, Math.hypot(shorter[2], shorter[3]) ? (back(first) * long) / Math.hypot(shorter[2], shorter[3]) : 1));
  points[index] = shorter;
  const after = points[next]!;
  points[next] = [after[0], after[1], after[2], after[3], Math.max(0.02, back(after) * (1 - t))];
  const out = [bcd[0] - middle[0], bcd[1] - middle[1]];
  const inward = Math.hypot(middle[0] - abc[0], middle[1] - abc[1]);
  const reach = Math.hypot(out[0]!, out[1]!) || 1;
  const fresh: Knot = [tenth(middle[0]), tenth(middle[1]), tenth(out[0]!), tenth(out[1]!), Math.max(0.02, Math.min(50, inward / reach))];
  points.splice(index + 1, 0, fresh);
  const moved = (p: number): number => {
    const i = Math.floor(p);
    const u = p - i;
    if (i < index) return p;
    if (i > index) return p + 1;
    return u <= t ? i + u / t : i + 1 + (u - t) / (1 - t);
  };
  return { draft: reshaped(draft, points, moved), index: index + 1 };
}

export function removePoint(draft: Draft, index: number): Draft {
  const old = draft.drawing.points;
  if (old.length <= 4) return draft;
  const before = (index + old.length - 1) % old.length;
  const moved = (p: number): number => {
    const i = Math.floor(p);
    const u = p - i;
    const to = (n: number): number => (n > index ? n - 1 : n);
    if (i === before) return to(before) + u / 2;
    if (i === index) return to(before) + 0.5 + u / 2;
    return to(i) + u;
  };
  return reshaped(draft, old.filter((_, i) => i !== index), moved);
}

/** Another number of spaces on the same road. */
export function withSpaces(draft: Draft, spaces: number): Draft {
  const length = Math.max(LEAST_SPACES, Math.min(MOST_SPACES, spaces));
  const corners = draft.corners.map((corner) => ({
    ...corner,
    line_after: Math.round(((corner.line_after + 1) * length) / draft.length) - 1,
  }));
  const { grid: _places, ...rest } = draft;
  return loose({ ...rest, length, corners: apart(corners, length) });
}

/** A corner line somewhere else; it does not pass another one. */
export function moveLine(draft: Draft, corner: number, line: number): Draft {
  const least = corner ? draft.corners[corner - 1]!.line_after + 1 : 0;
  const most = corner + 1 < draft.corners.length ? draft.corners[corner + 1]!.line_after - 1 : draft.length - 2;
  const to = Math.max(least, Math.min(most, line));
  return withCorner(draft, corner, { line_after: to });
}

export function withCorner(draft: Draft, corner: number, change: Partial<DraftCorner>): Draft {
  return loose({ ...draft, corners: draft.corners.map((one, i) => (i === corner ? { ...one, ...change } : one)) });
}

/** The corners numbered anew: letters of the press and sides of badges go along. */
function renumbered(draft: Draft, from: (number | null)[], corners: DraftCorner[]): Draft {
  const to = new Map(from.map((old, now) => [old, now]));
  const badges = draft.drawing.badges && from.map((old) => (old === null ? 'auto' : (draft.drawing.badges![old] ?? 'auto')));
  const press: Record<string, string> = {};
  for (const [letter, id] of Object.entries(draft.press ?? {})) {
    const now = to.get(Number(id.slice(1)) - 1);
    if (now !== undefined) press[letter] = `C${now + 1}`;
  }
  const rows = corners.map(({ id: _id, ...corner }) => corner);
  return loose({ ...draft, press, corners: rows, drawing: { ...draft.drawing, ...(badges && { badges }) } });
}

/** A new corner line after a space; null where there is one, or no room. */
export function addCorner(draft: Draft, line: number, limit: number): { draft: Draft; index: number } | null {
  const taken = draft.corners.some((corner) => corner.line_after === line);
  if (taken || line < 0 || line > draft.length - 2 || draft.corners.length >= MOST_CORNERS) return null;
  const index = draft.corners.filter((corner) => corner.line_after < line).length;
  const corners = [...draft.corners];
  corners.splice(index, 0, { line_after: line, limit });
  const from: (number | null)[] = draft.corners.map((_, i) => i);
  from.splice(index, 0, null);
  return { draft: renumbered(draft, from, corners), index };
}

export function removeCorner(draft: Draft, corner: number): Draft {
  if (draft.corners.length < 2) return draft;
  const from = draft.corners.map((_, i) => i).filter((i) => i !== corner);
  return renumbered(draft, from, draft.corners.filter((_, i) => i !== corner));
}

/** The start line so many spaces farther on; corner lines stay on the ground. */
export function moveStart(draft: Draft, spaces: number): Draft {
  const spline = splineOf(draft);
  const unit = spline.length / draft.length;
  const start = clean(spline.place(spline.distance(draft.drawing.start) + spaces * unit));
  const lines = draft.corners
    .map((corner, i) => ({ corner, i, line: (((corner.line_after - spaces) % draft.length) + draft.length) % draft.length }))
    .map((row) => ({ ...row, line: Math.min(row.line, draft.length - 2) }))
    .sort((a, b) => a.line - b.line);
  const corners = apart(lines.map(({ corner, line }) => ({ ...corner, line_after: line })), draft.length);
  return { ...renumbered(draft, lines.map(({ i }) => i), corners), drawing: { ...draft.drawing, start } };
}

export function withPress(draft: Draft, corner: number): Draft {
  const press: Record<string, string> = { ...draft.press };
  const id = `C${corner + 1}`;
  const letter = Object.entries(press).find(([, at]) => at === id)?.[0];
  if (letter) delete press[letter];
  else press[['A', 'B', 'C', 'D', 'E'].find((one) => !(one in press)) ?? 'A'] = id;
  return { ...draft, press };
}

/** Drawn at once, with what the server told of the circuit before: numbers and sides are right again when it answers. */
export function roughly(draft: Draft, known: CircuitInfo): CircuitInfo {
  const { heading, arcs } = splineOf(draft).arcs(draft.drawing.start, draft.length);
  const lines = draft.corners.map((corner) => corner.line_after + 1);
  const path: CircuitInfo['path'] = [];
  let tightest = Infinity;
  arcs.forEach((arc, i) => {
    const corner = i % 2 ? -1 : lines.indexOf(i / 2);
    const badge = draft.drawing.badges?.[corner];
    if (corner >= 0) path.push({ corner, badge: badge === 'in' || badge === 'out' ? badge : null, out: null });
    if (arc.degrees) {
      const r = arc.length / Math.abs((arc.degrees * Math.PI) / 180);
      tightest = Math.min(tightest, r);
      path.push({ turn: arc.degrees, r });
    } else path.push({ go: arc.length });
  });
  const next: number[] = [];
  const countdown: number[] = [];
  const sides: number[] = [];
  const inside = lines.map((line) => {
    let turned = 0;
    for (let i = -3; i < 3; i++) turned += arcs[(2 * line + i + arcs.length) % arcs.length]!.degrees;
    return turned > 0 ? 1 : -1;
  });
  for (let space = 0; space < draft.length; space++) {
    const ahead = lines.findIndex((line) => line > space);
    const corner = ahead < 0 ? 0 : ahead;
    next.push(corner);
    countdown.push((lines[corner]! - 1 - space + draft.length) % draft.length);
    sides.push(inside[(corner + lines.length - 1) % lines.length]!);
  }
  const cuts = [0, ...lines, draft.length];
  const same = known.length === draft.length && known.corners.length === draft.corners.length;
  return {
    ...known,
    length: draft.length,
    corners: draft.corners.map((corner, i) => ({
      name: corner.name ?? `C${i + 1}`,
      line: lines[i]!,
      limit: corner.limit,
      legend_line: same ? known.corners[i]!.legend_line : lines[(i + lines.length - 1) % lines.length]!,
    })),
    grid: same ? known.grid : known.grid.map((place, i): [unknown, unknown] => [draft.length - 1 - (i >> 1), place[1]]),
    next,
    countdown,
    sides,
    heading,
    lane: Math.max(LEAST_LANE, Math.min(LANE, 0.75 * tightest)),
    sections: cuts.slice(1).map((cut, i) => cut - cuts[i]!),
    path,
    land: draft.drawing.land ?? null,
    bridges: [],
  };
}
