import type { TableSetup } from '../lib/protocol';

export const STANDARD: TableSetup = {
  season: null,
  circuit: 'usa',
  circuit_file: null,
  laps: null,
  cars: 6,
  empty: 'legends',
  absent: 'club',
  pro: 0,
  garage: null,
  weather: false,
  tournament: false,
  odds: true,
  hints: true,
  spectators: true,
  seconds: null,
};

/** One click: USA, one lap, five Legends. */
export const RACE_NOW: TableSetup = { ...STANDARD, laps: 1 };
