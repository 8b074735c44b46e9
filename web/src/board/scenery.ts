/* The land around a circuit: the same for the same circuit, never near the track. */
import { toTrack, type BoardLayout, type Rect } from './layout';
import * as draw from './props';
import { n, random, seedOf } from './random';

export type Land = 'mesa' | 'vineyard' | 'airfield' | 'lake' | 'plain';

const LANDS: Record<string, Land> = { usa: 'mesa', france: 'vineyard', gb: 'airfield', italia: 'lake' };
/** As circuit files call them. */
export const LAND_NAMES: readonly Land[] = ['plain', 'mesa', 'vineyard', 'airfield', 'lake'];
const CLEAR = 60;

export function landOf(circuitId: string, land?: string | null): Land {
  return LAND_NAMES.find((name) => name === land) ?? LANDS[circuitId] ?? 'plain';
}

interface Place {
  x: number;
  y: number;
}

class Ground {
  readonly next: () => number;
  readonly seed: number;
  private readonly taken: Rect[] = [];
  private readonly points: Place[] = [];
  /** Every third sample is near enough for trees. */
  private readonly coarse: Place[];

  constructor(
    readonly layout: BoardLayout,
    keepFree: Rect[],
  ) {
    this.seed = seedOf(layout.track.circuit.id);
    this.next = random(this.seed);
    this.taken.push(...keepFree);
    this.coarse = layout.samples.filter((_, i) => i % 3 === 0);
    for (const s of [...layout.badges, ...layout.diamonds, ...layout.plates]) {
      this.taken.push({ x: s.x - s.r - 8, y: s.y - s.r - 8, width: 2 * s.r + 16, height: 2 * s.r + 16 });
    }
    const { view } = layout;
    for (let y = view.y + 10; y < view.y + view.height - 6; y += 14) {
      for (let x = view.x + 10; x < view.x + view.width - 6; x += 14) this.points.push({ x, y });
    }
  }

  private free(area: Rect): boolean {
    return this.taken.every(
      (t) =>
        area.x > t.x + t.width || t.x > area.x + area.width || area.y > t.y + t.height || t.y > area.y + area.height,
    );
  }

  /** Whether an ellipse keeps clear of the track and of what stands already. */
  fits(x: number, y: number, rx: number, ry: number, clear = CLEAR): boolean {
    if (toTrack(this.coarse, x, y) < clear) return false;
    if (!this.free({ x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry })) return false;
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * 2 * Math.PI;
      if (toTrack(this.coarse, x + rx * Math.cos(a), y + ry * Math.sin(a)) < clear) return false;
    }
    return true;
  }

  /** The place with the best score where it fits; it is taken from then on. */
  find(rx: number, ry: number, score: (place: Place) => number, whole = true): Place | null {
    const { view } = this.layout;
    const cut = ({ x, y }: Place): boolean =>
      x - rx < view.x || y - ry < view.y || x + rx > view.x + view.width || y + ry > view.y + view.height;
    let best: Place | null = null;
    let most = -Infinity;
    for (const place of this.points) {
      const value = score(place);
      if (value > most && !(whole && cut(place)) && this.fits(place.x, place.y, rx, ry)) {
        best = place;
        most = value;
      }
    }
    if (best) this.take(best.x, best.y, rx, ry);
    return best;
  }

  take(x: number, y: number, rx: number, ry: number): void {
    this.taken.push({ x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry });
  }

  /** Single small things, spread by chance. */
  scatter(count: number, margin: number, put: (x: number, y: number, chance: number, index: number) => string): string {
    const { view } = this.layout;
    const found: (Place & { chance: number })[] = [];
    for (let tries = 0; tries < count * 30 && found.length < count; tries++) {
      const x = view.x - margin + (view.width + 2 * margin) * this.next();
      const y = view.y - margin + (view.height + 2 * margin) * this.next();
      const chance = this.next();
      if (found.some((f) => (f.x - x) ** 2 + (f.y - y) ** 2 < 21 ** 2)) continue;
      if (this.fits(x, y, 11, 13, CLEAR - 6)) found.push({ x, y, chance });
    }
    found.sort((a, b) => a.y - b.y);
    return found.map((f, i) => put(f.x, f.y, f.chance, i)).join('');
  }
}

export function scenery(layout: BoardLayout, keepFree: Rect[] = []): string {
  const ground = new Ground(layout, keepFree);
  const { circuit } = layout.track;
  const land = landOf(circuit.id, circuit.land);
  return [base(ground), fields(ground), startStraight(ground), LANDMARKS[land](ground), trees(ground, land)].join('');
}

function base({ layout }: Ground): string {
  const { view } = layout;
  const x = view.x - 40;
  const y = view.y - 60;
  let rays = '';
  for (let k = 0; k < 13; k++) {
    const a = ((k * 7.2 + 2) * Math.PI) / 180;
    const b = a + (3.6 * Math.PI) / 180;
    rays += `M${n(x)} ${n(y)}L${n(x + 3000 * Math.cos(a))} ${n(y + 3000 * Math.sin(a))}L${n(x + 3000 * Math.cos(b))} ${n(y + 3000 * Math.sin(b))}Z`;
  }
  return `<rect class="l0" x="${n(view.x - 1500)}" y="${n(view.y - 1500)}" width="${n(view.width + 3000)}" height="${n(view.height + 3000)}"/><path class="ray" d="${rays}"/>`;
}

/** Large soft shapes; the track may run over them. */
function fields({ layout: { view }, next, seed }: Ground): string {
  let o = '';
  const spots: [number, number, string][] = [
    [0.24, 0.62, 'l2'],
    [0.68, 0.3, 'l2'],
    [0.9, 0.88, 'l2'],
    [0.04, 0.06, 'l1'],
    [0.54, 0.02, 'l1'],
    [-0.2, 0.8, 'l2'],
    [1.2, 0.2, 'l1'],
  ];
  spots.forEach(([u, v, cls], k) => {
    const x = view.x + view.width * (u + (next() - 0.5) * 0.06);
    const y = view.y + view.height * (v + (next() - 0.5) * 0.08);
    const rx = view.width * (0.15 + next() * 0.07);
    const ry = view.height * (0.17 + next() * 0.08);
    o += draw.contours(x, y, rx, ry, 1, seed + k, cls);
    if (k % 2 === 0 || k === 3) o += draw.contours(x, y, rx * 0.8, ry * 0.8, 4, seed + k, 'ct');
  });
  return o;
}

/** Grandstands and pits, parallel to the track near the start line, where there is room. */
function startStraight(ground: Ground): string {
  const { track } = ground.layout;
  let o = '';
  const put = (
    s: number,
    side: number,
    out: number,
    w: number,
    make: (x: number, y: number, turn: number) => string,
  ) => {
    const p = track.at(s, side * out);
    const flat = Math.abs(Math.sin((p.h * Math.PI) / 180)) < 0.5;
    const [rx, ry] = flat ? [w / 2, 18] : [18, w / 2];
    if (!ground.fits(p.x, p.y, rx, ry, 52)) return;
    ground.take(p.x, p.y, rx + 4, ry + 6);
    o += make(p.x, p.y, ((((p.h + 90) % 180) + 180) % 180) - 90);
  };
  const side = track.spaces[0]!.side;
  for (const out of [72, 84, 100]) {
    put(-5.4, side, out, 126, (x, y, turn) => draw.stand(x, y, 126, 30, turn, ground.seed + 1));
    put(-2.2, side, out, 90, (x, y, turn) => draw.stand(x, y, 90, 30, turn, ground.seed + 2));
    put(-3.4, -side, out, 168, (x, y, turn) => draw.pits(x, y, 168, turn));
    put(0.6, -side, out, 99, (x, y, turn) => draw.stand(x, y, 99, 28, turn, ground.seed + 3));
    if (o.length) break;
  }
  return o;
}

/** Far from the middle of the picture. */
const outward = (ground: Ground) => {
  const { view } = ground.layout;
  return (p: Place): number =>
    Math.hypot((p.x - view.x) / view.width - 0.5, (p.y - view.y) / view.height - 0.5) + ground.next() * 0.08;
};

const roomy =
  (ground: Ground) =>
  (p: Place): number =>
    toTrack(ground.layout.samples, p.x, p.y);

/** The first size that fits, largest first. */
function largest(
  ground: Ground,
  sizes: [number, number][],
  score: (p: Place) => number,
  put: (p: Place, rx: number, ry: number) => string,
): string {
  for (const [rx, ry] of sizes) {
    const place = ground.find(rx, ry, score);
    if (place) return put(place, rx, ry);
  }
  return '';
}

const water = (ground: Ground, sizes: [number, number][]): string =>
  largest(ground, sizes, roomy(ground), (p, rx, ry) => draw.lake(p.x, p.y, rx * 0.86, ry * 0.82, ground.seed + 31));

const LANDMARKS: Record<Land, (ground: Ground) => string> = {
  mesa(ground) {
    const mill = ground.find(
      16,
      26,
      (p) => -Math.hypot(p.x - ground.layout.badges[1]!.x, p.y - ground.layout.badges[1]!.y),
    );
    let o = water(ground, [
      [96, 52],
      [70, 40],
      [50, 28],
    ]);
    for (const [w, h] of [
      [82, 74],
      [60, 56],
      [56, 44],
      [48, 40],
      [44, 36],
      [30, 24],
      [30, 24],
    ] as const) {
      const place = ground.find(w * 0.66, h * 0.66, outward(ground), false);
      if (place) o += draw.butte(place.x, place.y - h * 0.1, w, h);
    }
    return o + (mill ? draw.windmill(mill.x, mill.y) : '');
  },
  vineyard(ground) {
    let o = largest(ground, [[56, 40]], roomy(ground), (p) => draw.chateau(p.x, p.y + 6));
    for (const [w, h, turn] of [
      [150, 80, -8],
      [120, 62, 6],
      [104, 54, -4],
      [90, 48, 10],
      [80, 44, 0],
      [60, 34, -6],
      [60, 34, 4],
    ] as const) {
      const place = ground.find(w / 2 + 8, h / 2 + 12, roomy(ground));
      if (place) o += draw.vines(place.x, place.y, w, h, turn);
    }
    return o;
  },
  airfield(ground) {
    let o = largest(
      ground,
      [
        [170, 26],
        [130, 24],
        [100, 22],
        [74, 20],
      ],
      roomy(ground),
      (p, rx) => draw.runway(p.x, p.y, 2 * rx - 8, -2),
    );
    for (let i = 0; i < 3; i++) {
      const place = ground.find(40, 26, i ? roomy(ground) : outward(ground));
      if (place) o += draw.hangar(place.x, place.y);
    }
    for (const turn of [-30, 20]) {
      const place = ground.find(28, 30, roomy(ground));
      if (place) o += draw.plane(place.x, place.y, turn);
    }
    return o;
  },
  lake(ground) {
    const sizes: [number, number][] = [
      [170, 74],
      [130, 64],
      [100, 52],
      [70, 40],
    ];
    let o = largest(
      ground,
      sizes,
      roomy(ground),
      (p, rx, ry) =>
        draw.lake(p.x, p.y, rx * 0.86, ry * 0.82, ground.seed + 31) +
        draw.boat(p.x + rx * 0.3, p.y) +
        draw.boat(p.x - rx * 0.38, p.y + ry * 0.3),
    );
    o += water(ground, [[70, 40]]);
    o += largest(ground, [[46, 46]], roomy(ground), (p) => draw.campanile(p.x, p.y + 12));
    return o;
  },
  plain(ground) {
    const mill = ground.find(16, 26, roomy(ground));
    const o = water(ground, [
      [96, 52],
      [64, 36],
    ]);
    return o + (mill ? draw.windmill(mill.x, mill.y) : '');
  },
};

function trees(ground: Ground, land: Land): string {
  const every = land === 'lake' ? 2 : land === 'airfield' ? 9 : 3;
  const { view } = ground.layout;
  const density = land === 'vineyard' || land === 'airfield' ? 7000 : 5000;
  const count = Math.round(((view.width + 320) * (view.height + 320)) / density);
  return ground.scatter(count, 160, (x, y, chance, i) =>
    i % every === 0 ? draw.cypress(x, y + 4, 6 + chance * 5) : draw.tree(x, y, 6 + chance * 5),
  );
}
