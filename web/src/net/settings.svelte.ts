export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'off' | 'fast' | 'normal';

interface Values {
  name: string;
  /** Empty: as the browser asks. */
  language: string;
  theme: Theme;
  pace: Pace;
  sound: boolean;
  /** Answer by itself where there is only one legal answer. */
  single: boolean;
  /** Ask before an act that can end in a spin-out. */
  confirm: boolean;
  /** Tell by a notification that it is your turn, when the page is out of sight. */
  notify: boolean;
  /** Show what the other drivers signal. */
  signals: boolean;
}

const KEY = 'slipstream';
const DEFAULTS: Values = { name: '', language: '', theme: 'auto', pace: 'normal', sound: false, single: false, confirm: true, notify: false, signals: true };

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
