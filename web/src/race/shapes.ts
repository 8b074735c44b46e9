/* Shapes of what the cockpit shows. */
import type { CardLike } from '../pieces/card';

export type StepState = 'done' | 'now' | 'maybe' | 'later';

export interface StepInfo {
  key: string;
  label: string;
  state: StepState;
}

export interface GearOption {
  gear: number;
  /** Heat to pay for the shift; null when out of reach. */
  cost: number | null;
  /** Cooldown this gear gives. */
  cooldown?: number;
}

export interface OrderRow {
  seat: number;
  place: number;
  colour: string;
  number?: number;
  name: string;
  me?: boolean;
  legend?: boolean;
  /** Of the automated driver at the wheel. */
  level?: string | null;
  /** "Choosing", "Ready", ... */
  status: string;
  ready?: boolean;
  /** An answer of theirs is waited for. */
  asked?: boolean;
  /** Not connected. */
  away?: boolean;
  adrenaline?: boolean;
  lap: number;
  gear?: number | null;
  heat?: number | null;
  hand?: number | null;
  /** Instead of gear, Heat and hand. */
  note?: string;
  finished?: boolean;
  clock?: { left: number; running: boolean; at: number };
}

export interface PileInfo {
  count: number;
  /** The card on top, where it is known. */
  top?: CardLike | null;
}
