import type { Pace } from './pace';

export type Theme = 'auto' | 'light' | 'dark';

interface Values {
  name: string;
  /** Empty: as the browser asks. */
  language: string;
  theme: Theme;
  pace: Pace;
  /** What of the board is seen, where it is not as usual. */
  view: 'whole' | 'follow' | null;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Was sound offered once? */
  offered: boolean;
  /** Answer by itself where there is only one legal answer. */
  single: boolean;
  /** React and Discard pass by themselves where nothing on offer is worth a thought. */
  pass: boolean;
  /** Ask before an act that can end in a spin-out. */
  confirm: boolean;
  /** Tell by a notification that it is your turn, when the page is out of sight. */
  notify: boolean;
  /** A short buzz when it is one's turn, where the device can. */
  buzz: boolean;
  /** Single letters and numbers do something: not for those whose voice or hand types by accident. */
  keys: boolean;
  /** Show what the other drivers signal. */
  signals: boolean;
  /** A race was finished in this browser: the start page need not explain the game any more. */
  raced: boolean;
  /** Opponents are picked near the player's strength, unless somebody picked others. */
  near: boolean;
}

const KEY = 'slipstream';
const DEFAULTS: Values = { name: '', language: '', theme: 'auto', pace: 'normal', view: null, sound: false, volume: 0.6, offered: false, single: false, pass: true, confirm: true, notify: false, buzz: true, keys: true, signals: true, raced: false, near: true };

function stored(): Partial<Values> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Values>;
  } catch {
    return {};
  }
}

/** What this browser remembers. */
class Settings {
  values = $state<Values>({ ...DEFAULTS, ...stored() });

  set<K extends keyof Values>(key: K, value: Values[K]): void {
    this.values[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values));
    } catch {
      // private browsing: it lasts as long as the page
    }
    this.apply();
  }

  /** Sound on or off: it need not be offered any more. */
  hear(sound: boolean): void {
    this.set('sound', sound);
    this.set('offered', true);
  }

  /** Show the theme. */
  apply(): void {
    const { theme } = this.values;
    const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }
}

export const settings = new Settings();
settings.apply();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => settings.apply());
