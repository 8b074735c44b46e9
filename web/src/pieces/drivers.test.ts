import { expect, test } from 'vitest';
import { DRIVERS, driverOf, PLATES } from './drivers';

test('every colour of the engine has its own number, shape, class and livery', () => {
  const colours = ['black', 'blue', 'green', 'red', 'gray', 'yellow'];
  expect(DRIVERS.map((d) => d.key).sort()).toEqual(colours.sort());
  for (const key of ['number', 'shape', 'cls', 'livery'] as const) {
    expect(new Set(DRIVERS.map((d) => d[key])).size).toBe(6);
  }
  for (const driver of DRIVERS) expect(PLATES[driver.shape]).toBeTruthy();
});

test('gray is drawn white and black is drawn rose', () => {
  expect(driverOf('gray')).toMatchObject({ number: 5, cls: 'c-white', shape: 'shield' });
  expect(driverOf('black')).toMatchObject({ number: 6, cls: 'c-rose', shape: 'octagon' });
});
