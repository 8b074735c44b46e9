/** How fast a race is shown: not at all, or so many times as fast as it is written. */
export const PACES = ['normal', 'fast', 'faster', 'off'] as const;
export type Pace = (typeof PACES)[number];

const FACTOR: Record<Pace, number> = { normal: 1, fast: 0.5, faster: 0.25, off: 0 };

/** What a time is multiplied by. */
export const factorOf = (pace: Pace): number => FACTOR[pace] ?? 1;
