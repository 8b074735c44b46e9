/* The track itself, from the shadow to the corner lines, as one piece of SVG. */
import { ICONS } from '../ui/icons';
import type { Bridge } from '../net/protocol';
import type { Track } from './track';
import type { BoardLayout } from './layout';
import { n } from './random';

export function surface(layout: BoardLayout): string {
  const { track } = layout;
  const { lane } = track;
  const loop = track.loop();
  return [
    `<path class="t-shadow" d="${loop}" stroke-width="${n(2 * lane + 16)}"/>`,
    `<path class="t-verge" d="${loop}" stroke-width="${n(2 * lane + 14)}"/>`,
    kerbs(track),
    `<path class="t-asphalt" d="${loop}" stroke-width="${n(2 * lane)}"/>`,
    ...[1, -1].map((s) => `<path class="t-grain" d="${track.loop(s * lane * 0.5)}" stroke-width="${n(lane * 0.42)}"/>`),
    cells(track),
    ...[1, -1].map((s) => `<path class="t-edge" d="${track.loop(s * (lane - 1))}"/>`),
    `<path class="t-race" d="${track.loop((s) => track.raceSide(s) * (lane - 5.2), 0.08)}"/>`,
    ...layout.legends.map((mark) => `<path class="t-legend" data-about="legend-line" d="${track.across(mark.at, 1 - lane, lane - 1)}"/>`),
    ...track.circuit.bridges.map((bridge) => overpass(track, bridge)),
    startLine(track),
    grid(track),
    ...track.corners.map((c) => `<path class="t-corner" d="${track.across(c.at, -lane - 7, lane + 7)}"/>`),
    ...layout.legends.map(legendMark),
  ].join('');
}

function kerbs(track: Track): string {
  let o = '';
  const kerb = (from: number, to: number, offset: number) => {
    const d = track.line(from, to, offset);
    o += `<path class="t-kerb-b" d="${d}"/><path class="t-kerb" d="${d}"/>`;
  };
  for (const { at, inside } of track.corners) {
    const bend = track.bendAt(at) ?? { from: at - 1.3, to: at + 1.3 };
    const edge = inside * (track.lane + 3.2);
    kerb(Math.max(bend.from - 0.35, at - 2.1), Math.min(bend.to + 0.35, at + 2.1), -edge);
    kerb(Math.max(bend.from, at - 0.9), Math.min(bend.to, at + 0.9), edge);
  }
  return o;
}

/** The upper road once more where the lap crosses itself, with parapets. */
function overpass(track: Track, { start: from, end: to }: Bridge): string {
  const { lane } = track;
  const middle = track.line(from, to);
  const starts = track.spaces.map((space) => space.a).filter((at) => at > from && at < to);
  return [
    `<path class="t-parapet" d="${middle}" stroke-width="${n(2 * lane + 12)}"/>`,
    ...[1, -1].map((s) => `<path class="t-rail" d="${track.line(from, to, s * (lane + 6))}"/>`),
    `<path class="t-asphalt" d="${middle}" stroke-width="${n(2 * lane)}"/>`,
    `<path class="t-cell" d="${starts.map((at) => track.across(at, 2 - lane, lane - 2)).join('')}"/><path class="t-lane" d="${middle}"/>`,
    ...[1, -1].map((s) => `<path class="t-edge" d="${track.line(from, to, s * (lane - 1))}"/>`),
    `<path class="t-race" d="${track.line(from, to, (s) => track.raceSide(s) * (lane - 5.2), 0.08)}"/>`,
  ].join('');
}

function cells(track: Track): string {
  const { lane, spaces } = track;
  const lines = spaces.map((s) => track.across(s.a, 2 - lane, lane - 2)).join('');
  const dashes = spaces.map((s) => track.line(s.a + (s.b - s.a) * 0.2, s.b - (s.b - s.a) * 0.2)).join('');
  return `<path class="t-cell" d="${lines}"/><path class="t-lane" d="${dashes}"/>`;
}

function startLine(track: Track): string {
  const { lane } = track;
  const p = track.at(0);
  const high = (2 * lane - 2) / 8;
  const wide = track.scale * 0.14;
  let white = '';
  let black = '';
  for (let row = 0; row < 2; row++) {
    for (let k = 0; k < 8; k++) {
      const square = `M${n((row - 1) * wide)} ${n(1 - lane + k * high)}h${n(wide)}v${n(high)}h${n(-wide)}Z`;
      if ((row + k) % 2) black += square;
      else white += square;
    }
  }
  const line = `<g transform="translate(${n(p.x)} ${n(p.y)}) rotate(${n(p.h)})"><path class="sf-b" d="${white}"/><path class="sf-a" d="${black}"/></g>`;
  const arrows = [0.62, 0.86, 1.1].map((s) => {
    const a = track.at(s);
    return `<path class="t-dir" transform="translate(${n(a.x)} ${n(a.y)}) rotate(${n(a.h)})" d="M-7-9H0L7 0 0 9H-7L0 0Z"/>`;
  });
  return line + arrows.join('');
}

function grid(track: Track): string {
  const long = track.scale * 0.34;
  const wide = track.lane * 0.36;
  return track.circuit.grid
    .map((place) => {
      const [space, spot] = place as [number, number];
      const p = track.at(track.spaces[space]!.mid + (spot ? -0.12 : 0.08), track.offsetOf(space, spot));
      return `<path class="t-grid" transform="translate(${n(p.x)} ${n(p.y)}) rotate(${n(p.h)})" d="M${n(-long)} ${n(-wide)}H${n(long)}V${n(wide)}H${n(-long)}"/>`;
    })
    .join('');
}

function legendMark({ x, y }: { x: number; y: number }): string {
  return `<g class="legend-mark" data-about="legend-line" transform="translate(${n(x)} ${n(y)})"><rect x="-10.5" y="-10.5" width="21" height="21" rx="6"/><g transform="translate(-8 -8) scale(.667)">${ICONS.legend}</g></g>`;
}

/** Distances to the next corner. Their size follows `--k`, which grows when the board is small. */
export function numbers(layout: BoardLayout, hidden: ReadonlySet<number> = new Set()): string {
  return layout.numbers
    .filter((number) => !hidden.has(number.space))
    .map(({ x, y, text, near, onTrack }) => {
      const cls = near ? 'n-near' : onTrack ? 'n-far on' : 'n-far';
      const box = near ? '<rect class="n-box" x="-7.6" y="-7.6" width="15.2" height="15.2" rx="3"/>' : '';
      return `<g transform="translate(${n(x)} ${n(y)})"><g class="n-k">${box}<text class="${cls}" y="4">${text}</text></g></g>`;
    })
    .join('');
}
