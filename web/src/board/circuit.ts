import type { CircuitInfo } from '../net/protocol';

/** A circuit as the server describes it. One unit of `path` is one space; + turns left, - right. */
export type { CircuitInfo, Corner as CircuitCorner } from '../net/protocol';
export type PathStep = CircuitInfo['path'][number];

/** The space of a progress, which may be negative (grid) or beyond one lap. */
export function spaceOf(circuit: Pick<CircuitInfo, 'length'>, progress: number): number {
  const left = Math.floor(progress) % circuit.length;
  return left < 0 ? left + circuit.length : left;
}

/** What lies ahead of a progress: the next corner and the spaces before its line, as the server has counted them. */
export function ahead(circuit: CircuitInfo, progress: number): { space: number; corner: string; distance: number } {
  const space = spaceOf(circuit, progress);
  return { space, corner: circuit.corners[circuit.next[space]!]!.name, distance: circuit.countdown[space]! };
}
