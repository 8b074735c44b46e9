import { STANDARD, type TableSetup } from './protocol';

/** One click: USA, one lap, five Legends. */
export const RACE_NOW: TableSetup = { ...STANDARD, laps: 1 };
