import { STANDARD, YEARS, type TableSetup } from './protocol';

/** A first race: one lap of the first circuit, against drivers who have just begun too. */
export const RACE_NOW: TableSetup = { ...STANDARD, laps: 1, empty: 'rookie' };

/** What a race of one's own can begin with: one click each. They leave the circuit and the table's manners alone. */
export const PRESETS = {
  quick: { season: null, laps: 1, garage: null, weather: false, tournament: false, cars: 6, empty: 'rookie', pro: 0 },
  classic: { season: null, laps: null, garage: null, weather: false, tournament: false, cars: 6, empty: 'club', pro: 0 },
  full: { season: null, laps: null, garage: 'all', weather: true, tournament: false, cars: 6, empty: 'legends', pro: 0 },
  season: { season: YEARS[0], laps: null, garage: null, weather: false, tournament: false, cars: 6, empty: 'legends', pro: 0 },
} as const satisfies Record<string, Partial<TableSetup>>;
export type Preset = keyof typeof PRESETS;

/** The preset that a race follows, if it does. */
export function presetOf(setup: TableSetup): Preset | null {
  const found = (Object.keys(PRESETS) as Preset[]).find((name) =>
    Object.entries(PRESETS[name]).every(([key, value]) => setup[key as keyof TableSetup] === value),
  );
  return found ?? null;
}

const KEY = 'slipstream-race';

/** The race that was set up last on this device: what "Race now" starts without asking. */
export function remembered(): TableSetup {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<TableSetup> | null;
    const known = Object.keys(STANDARD) as (keyof TableSetup)[];
    return kept ? { ...RACE_NOW, ...Object.fromEntries(known.filter((key) => key in kept).map((key) => [key, kept[key]])) } : RACE_NOW;
  } catch {
    return RACE_NOW;
  }
}

export function remember(setup: TableSetup): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(setup));
  } catch {
    // private browsing: it lasts as long as the page
  }
}

/** What was remembered cannot be raced any more, perhaps since the server is another one now. */
export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was remembered
  }
}
