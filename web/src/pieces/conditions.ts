import { ROADS, type Road, type WeatherTile } from '../net/protocol';
import type { IconName } from '../ui/icons';
import { signed } from './card';

/** How a road token is drawn: as its icon, or as the number that it adds. */
const LOOKS: Record<Road, { icon: IconName; number?: true }> = {
  limit_up: { icon: 'road-limit-plus', number: true },
  limit_down: { icon: 'road-limit-minus', number: true },
  overheat: { icon: 'heat' },
  slipstream: { icon: 'slipstream' },
  free_boost: { icon: 'boost' },
  weather: { icon: 'weather-cloud' },
};

export interface RoadToken {
  /** A diamond stands for one corner, a plate for the sector up to the next corner. */
  scope: 'corner' | 'sector';
  icon: IconName;
  /** Printed instead of the icon. */
  text?: string;
}

export function roadToken(key: string): RoadToken {
  const { icon, number } = LOOKS[key as Road];
  const { scope, amount } = ROADS[key as Road];
  return { scope, icon, text: number && signed(amount) };
}

const WEATHER: Record<WeatherTile, IconName> = {
  clouds: 'weather-cloud',
  fog: 'weather-fog',
  storm: 'weather-storm',
  snow: 'weather-snow',
  rain: 'weather-rain',
  sun: 'weather-sun',
};

export const weatherIcon = (tile: string): IconName => WEATHER[tile as WeatherTile];
