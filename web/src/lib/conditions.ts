import type { IconName } from './icons';

export interface Road {
  /** A diamond stands for one corner, a plate for the sector up to the next corner. */
  scope: 'corner' | 'sector';
  icon: IconName;
  /** Printed instead of the icon. */
  text?: string;
}

export const ROADS: Record<string, Road> = {
  limit_up: { scope: 'corner', icon: 'road-limit-plus', text: '+1' },
  limit_down: { scope: 'corner', icon: 'road-limit-minus', text: '−1' },
  overheat: { scope: 'corner', icon: 'heat' },
  slipstream: { scope: 'sector', icon: 'slipstream' },
  free_boost: { scope: 'sector', icon: 'boost' },
  weather: { scope: 'sector', icon: 'weather-cloud' },
};

const WEATHER: Record<string, IconName> = {
  clouds: 'weather-cloud',
  fog: 'weather-fog',
  storm: 'weather-storm',
  snow: 'weather-snow',
  rain: 'weather-rain',
  sun: 'weather-sun',
};

export function weatherIcon(id: string | null | undefined): IconName {
  return WEATHER[id ?? ''] ?? 'weather-cloud';
}
