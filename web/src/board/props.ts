/* Things that stand in the landscape. Flat shapes, one light from the upper left, no information. */
import { n, random } from './random';

const at = (x: number, y: number, inner: string): string => `<g transform="translate(${n(x)} ${n(y)})">${inner}</g>`;
const rect = (cls: string, x: number, y: number, w: number, h: number): string =>
  `<rect class="${cls}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"/>`;

export const tree = (x: number, y: number, r: number): string =>
  at(
    x,
    y,
    `<ellipse class="sh" cx="${n(r * 0.5)}" cy="${n(r * 0.55)}" rx="${n(r)}" ry="${n(r * 0.8)}"/><circle class="tree" r="${n(r)}"/><path class="tree-l" d="M${n(-r)} 0A${n(r)} ${n(r)} 0 0 1 ${n(r * 0.3)} ${n(-r * 0.95)}A${n(r * 1.3)} ${n(r * 1.3)} 0 0 0 ${n(-r)} 0Z"/>`,
  );

export function cypress(x: number, y: number, r: number): string {
  const left = `M0 ${n(-r * 2.1)}C${n(-r * 0.7)} ${n(-r)} ${n(-r * 0.75)} 0 0 ${n(r * 0.4)}`;
  return at(
    x,
    y,
    `<ellipse class="sh" cx="${n(r * 0.7)}" cy="${n(r * 0.3)}" rx="${n(r * 0.9)}" ry="${n(r * 0.34)}"/><path class="cyp" d="${left}C${n(r * 0.75)} 0 ${n(r * 0.7)} ${n(-r)} 0 ${n(-r * 2.1)}Z"/><path class="cyp-l" d="${left}Z"/>`,
  );
}

/** A butte from the air: lit plateau, fluted cliff, talus, long shadow. */
export function butte(x: number, y: number, w: number, h: number): string {
  const a = w / 2;
  const shape = (...points: [number, number][]): string =>
    'M' + points.map(([px, py]) => n(px * a) + ' ' + n(py * h)).join('L') + 'Z';
  const top = shape(
    [-0.92, -0.3],
    [-0.5, -0.5],
    [0.1, -0.46],
    [0.62, -0.52],
    [0.96, -0.28],
    [0.7, -0.08],
    [0.06, -0.02],
    [-0.56, -0.08],
  );
  const cliff = shape(
    [-0.92, -0.3],
    [-0.56, -0.08],
    [0.06, -0.02],
    [0.7, -0.08],
    [0.96, -0.28],
    [1, 0.14],
    [0.72, 0.36],
    [0.06, 0.44],
    [-0.6, 0.36],
    [-0.98, 0.12],
  );
  const lit = shape([-0.92, -0.3], [-0.56, -0.08], [-0.6, 0.36], [-0.98, 0.12]);
  const talus = shape(
    [-0.98, 0.06],
    [-0.6, 0.3],
    [0.06, 0.38],
    [0.72, 0.3],
    [1, 0.08],
    [1.28, 0.4],
    [0.8, 0.62],
    [0, 0.7],
    [-0.76, 0.62],
    [-1.24, 0.38],
  );
  const shadow = shape([-1.1, 0.5], [1.1, 0.3], [2.1, 0.62], [1.2, 0.86], [-0.2, 0.82]);
  const flutes = [-0.34, -0.12, 0.12, 0.34, 0.56]
    .map((u) => `M${n(u * a)} ${n(-0.04 * h)}L${n(u * a * 1.02)} ${n(0.36 * h)}`)
    .join('');
  return at(
    x,
    y,
    `<path class="sh" d="${shadow}"/><path class="rock-4" d="${talus}"/><path class="rock-2" d="${cliff}"/><path class="rock-3" d="${lit}"/><path class="rock-l" d="${flutes}"/><path class="rock-1" d="${top}"/>`,
  );
}

/** A grandstand with its crowd, centred, turned like the track beside it. */
export function stand(x: number, y: number, w: number, h: number, turn: number, seed: number): string {
  const rows = 3;
  const seats: string[] = ['', '', '', ''];
  const next = random(seed);
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < (w - 5) / 5.4; i++) {
      const cx = 3 + i * 5.4 + (row % 2) * 2.4;
      const cy = h * 0.52 + row * ((h * 0.46) / rows);
      seats[Math.floor(next() * 4)] += `M${n(cx)} ${n(cy)}h.01`;
    }
  }
  const crowd = seats.map((d, i) => `<path class="cr cr-${i}" d="${d}"/>`).join('');
  const stripes: [string, string] = ['', ''];
  for (let i = 0; i < w / 9; i++) {
    const wide = Math.min(9, w - i * 9);
    stripes[i % 2 ? 1 : 0] += `M${i * 9} 0h${n(wide)}v${n(h * 0.42)}h${n(-wide)}Z`;
  }
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) translate(${n(-w / 2)} ${n(-h / 2)})">${rect('sh', 4, 5, w, h)}${rect('st-base', 0, 0, w, h)}${crowd}<path class="st-b" d="${stripes[0]}"/><path class="st-a" d="${stripes[1]}"/>${rect('st-line', 0, 0, w, h)}</g>`;
}

export function pits(x: number, y: number, w: number, turn: number): string {
  const doors = Array.from({ length: 9 }, (_, i) => `M${n(((i + 1) * w) / 10)} 0V24`).join('');
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) translate(${n(-w / 2)} -12)">${rect('sh', 4, 5, w, 24)}${rect('pit', 0, 0, w, 24)}<path class="pit-l" d="${doors}"/>${rect('pit-r', 0, 0, w, 9)}</g>`;
}

export function windmill(x: number, y: number): string {
  const blades = [0, 60, 120, 180, 240, 300]
    .map((a) => `<path class="wm-b" transform="rotate(${a + 12} 0 -6)" d="M0-6 3.4-20H-1Z"/>`)
    .join('');
  return at(
    x,
    y,
    `<ellipse class="sh" cx="6" cy="18" rx="13" ry="4"/><path class="wm" d="M-5 18-1.6-4h3.2L5 18Z"/>${blades}<circle class="wm" cy="-6" r="2.6"/>`,
  );
}

/** Rows of vines on a slope, `w` x `h` around the middle. */
export function vines(x: number, y: number, w: number, h: number, turn: number): string {
  let rows = '';
  for (let i = 0; i * 9 < h; i++) rows += `M${n(-w / 2)} ${n(i * 9 - h / 2)}H${n(w / 2)}`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><rect class="vine-soil" x="${n(-w / 2 - 6)}" y="${n(-h / 2 - 6)}" width="${n(w + 12)}" height="${n(h + 10)}" rx="8"/><path class="vine-sh" d="${rows}" transform="translate(2 3)"/><path class="vine" d="${rows}"/><path class="vine-g" d="${rows}"/></g>`;
}

export const chateau = (x: number, y: number): string =>
  at(
    x,
    y,
    '<path class="sh" d="M-34 18H58L46 30H-20Z"/><path class="bl-w" d="M-34-4H34V20H-34Z"/><path class="bl-s" d="M12-4H34V20H12Z"/><path class="bl-r" d="M-38-4-26-18H26L38-4Z"/><path class="bl-w" d="M-46-10H-30V20H-46ZM30-10H46V20H30Z"/><path class="bl-r" d="M-49-10-38-34-27-10ZM27-10 38-34 49-10Z"/><path class="bl-d" d="M-4 20V8a4 4 0 0 1 8 0V20ZM-22 2h7v8h-7ZM15 2h7v8h-7ZM-41-4h6v8h-6ZM35-4h6v8h-6Z"/>',
  );

export const hangar = (x: number, y: number): string =>
  at(
    x,
    y,
    '<path class="sh" d="M-30 16H46L40 26H-18Z"/><path class="hg" d="M-32 18V-4C-32-22 32-22 32-4V18Z"/><path class="hg-l" d="M-32-4C-32-22 32-22 32-4V2C32-16-32-16-32 2Z"/><path class="hg-d" d="M-20 18V2H20V18M-10 18V2M0 18V2M10 18V2"/>',
  );

export const plane = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${n(x)} ${n(y)})"><path class="sh" transform="translate(4 6) rotate(${n(turn)})" d="M20 0 10-4H4L-4-26H-9L-6-4H-14L-18-9H-22L-20 0-22 9H-18L-14 4H-6L-9 26H-4L4 4H10Z"/><path class="pl" transform="rotate(${n(turn)})" d="M20 0 10-4H4L-4-26H-9L-6-4H-14L-18-9H-22L-20 0-22 9H-18L-14 4H-6L-9 26H-4L4 4H10Z"/></g>`;

export function runway(x: number, y: number, w: number, turn: number): string {
  const bars = [-9, -3, 3, 9].map((v) => `M${n(12 - w / 2)} ${v}h16M${n(w / 2 - 28)} ${v}h16`).join('');
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><rect class="rw" x="${n(-w / 2)}" y="-17" width="${n(w)}" height="34" rx="2"/><path class="rw-b" d="${bars}"/><path class="rw-l" d="M${n(42 - w / 2)} 0H${n(w / 2 - 42)}"/></g>`;
}

export const campanile = (x: number, y: number): string =>
  at(
    x,
    y,
    '<path class="sh" d="M-26 18H54L44 28H-14Z"/><path class="bl-w" d="M-30 0H-4V20H-30Z"/><path class="bl-r" d="M-34 0-17-12 0 0Z"/><path class="bl-w" d="M8 4H32V20H8Z"/><path class="bl-r" d="M4 4 20-8 36 4Z"/><path class="bl-w" d="M-6-34H8V20H-6Z"/><path class="bl-s" d="M2-34H8V20H2Z"/><path class="bl-r" d="M-9-34 1-50 11-34Z"/><path class="bl-d" d="M-2-26h6v8h-6ZM-24 8h5v6h-5ZM-14 8h5v6h-5ZM16 10h5v6h-5Z"/>',
  );

export const boat = (x: number, y: number): string =>
  at(x, y, '<path class="bl-d" d="M-9 3H9L5 8H-5Z"/><path class="bl-w" d="M0-14 9 1H0ZM-2-10V1H-8Z"/>');

/** Closed wobbly outlines, one inside the other. */
export function contours(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  seed: number,
  cls: string,
): string {
  const next = random(seed);
  const phase = [next() * 6, next() * 6, next() * 6] as const;
  let o = '';
  for (let k = 0; k < count; k++) {
    const size = 1 - (k / count) * 0.8;
    let d = '';
    for (let i = 0; i < 48; i++) {
      const a = (i / 48) * 2 * Math.PI;
      const r = wobble(a, phase) * size;
      d += (i ? 'L' : 'M') + n(cx + rx * r * Math.cos(a)) + ' ' + n(cy + ry * r * Math.sin(a));
    }
    o += `<path class="${cls}" d="${d}Z"/>`;
  }
  return o;
}

const wobble = (a: number, [p, q, r]: readonly [number, number, number]): number =>
  1 + 0.13 * Math.sin(2 * a + p) + 0.09 * Math.sin(3 * a + q) + 0.05 * Math.sin(5 * a + r);

export function lake(cx: number, cy: number, rx: number, ry: number, seed: number): string {
  const ripples = [
    [-0.5, -0.22, 0.4],
    [0, -0.4, 0.3],
    [-0.3, 0.1, 0.55],
    [0.4, 0.05, 0.2],
    [-0.15, 0.45, 0.42],
  ]
    .map(([x, y, w]) => `M${n(cx + x! * rx)} ${n(cy + y! * ry)}h${n(w! * rx)}`)
    .join('');
  return (
    contours(cx + 3, cy + 4, rx * 1.02, ry * 1.04, 1, seed, 'sh') +
    contours(cx, cy, rx * 1.1, ry * 1.15, 1, seed, 'shore') +
    contours(cx, cy, rx, ry, 1, seed, 'lake') +
    `<path class="rip" d="${ripples}"/>`
  );
}
