import { expect, test } from 'vitest';
import { ROAD_KEYS, ROADS, WEATHER_TILES } from '../net/protocol';
import { ICONS } from '../ui/icons';
import { roadToken, weatherIcon } from './conditions';

test.each(ROAD_KEYS)('the road token %s is drawn as the tables say', (road) => {
  const { scope, icon, text } = roadToken(road);
  expect(scope).toBe(ROADS[road].scope);
  expect(ICONS[icon]).toBeTruthy();
  if (text) expect(Number(text.replace('−', '-'))).toBe(ROADS[road].amount);
});

test('two tokens are drawn as numbers', () => {
  expect(ROAD_KEYS.map((road) => roadToken(road).text).filter(Boolean)).toEqual(['+1', '−1']);
});

test('a road that has no drawing is not left out in silence', () => {
  expect(() => roadToken('gravel')).toThrow();
});

test.each(WEATHER_TILES)('the weather %s has an icon', (tile) => {
  expect(ICONS[weatherIcon(tile)]).toBeTruthy();
});
