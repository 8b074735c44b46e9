export interface BoardCar {
  seat: number;
  colour: string;
  number?: number;
  /** Spaces since the start line, never wrapped. */
  progress: number;
  /** 0 race line, 1 beside it. */
  spot: number;
  label: string;
  name?: string;
  finished?: boolean;
}

/** A place where a car may come to rest. */
export interface Landing {
  key: string;
  progress: number;
  spot: number;
  /** 0 to 1. */
  chance: number;
  /** What the bubble says: the speed. */
  label: string;
  bad: boolean;
  tow?: boolean;
}

export interface PlanLine {
  from: number;
  to: number;
  kind: 'plan' | 'tow' | 'hint';
}

/** The bill of the next corner, beside its badge. */
export interface CallOut {
  corner: number;
  title: string;
  note?: string;
  pay?: { value: string; label: string };
  spin?: { value: string; label: string };
  /** Shown instead of a bill when nothing is to pay. */
  free?: string;
}

/** What of the board is seen. */
export type View = 'whole' | 'follow' | 'free';
