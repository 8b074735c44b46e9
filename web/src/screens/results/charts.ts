/* Arithmetic of the two charts of a result. */

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Rounds named under a chart: all of them, or every second, fifth, ... where they would crowd. */
export function ticks(last: number, room: number): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((s) => last / s <= room) ?? 100;
  const named: number[] = [];
  for (let k = step; k <= last; k += step) named.push(k);
  return named;
}

/** A smooth line through places: flat at every round, an S between two. */
export function placeLine(
  places: (number | null)[],
  x: (round: number) => number,
  y: (place: number) => number,
): string {
  let d = '';
  let before: { x: number; y: number } | null = null;
  places.forEach((place, round) => {
    if (place === null) return;
    const here = { x: x(round), y: y(place) };
    if (!before) d = `M${n(here.x)} ${n(here.y)}`;
    else {
      const half = (here.x - before.x) / 2;
      d += `C${n(before.x + half)} ${n(before.y)} ${n(here.x - half)} ${n(here.y)} ${n(here.x)} ${n(here.y)}`;
    }
    before = here;
  });
  return d;
}

/** The outline of a step chart, closed at the base. */
export function stepArea(values: number[], x0: number, width: number, base: number, unit: number): string {
  let d = `M${n(x0)} ${n(base)}`;
  values.forEach((value, k) => {
    const y = n(base - value * unit);
    d += `L${n(x0 + width * k)} ${y}L${n(x0 + width * (k + 1))} ${y}`;
  });
  return d + `L${n(x0 + width * values.length)} ${n(base)}Z`;
}
