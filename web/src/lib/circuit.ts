/** A circuit as the server describes it. One unit of `path` is one space; + turns left, - right. */
export type { CircuitInfo, Corner as CircuitCorner } from './protocol';
export type PathStep = import('./protocol').CircuitInfo['path'][number];
