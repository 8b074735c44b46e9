export type Colour = 'black' | 'blue' | 'green' | 'red' | 'gray' | 'yellow';
export type PlateShape = 'circle' | 'square' | 'diamond' | 'hexagon' | 'shield' | 'octagon';
export type Livery = 'plain' | 'stripe' | 'nose' | 'tail' | 'twin' | 'chevron';

/** How a driver is told apart: colour, number and plate shape say the same thing three times. */
export interface Driver {
  key: Colour;
  /** Class that sets the colour variables. */
  cls: string;
  number: number;
  shape: PlateShape;
  livery: Livery;
}

const driver = (key: Colour, cls: string, number: number, shape: PlateShape, livery: Livery): Driver => ({
  key,
  cls,
  number,
  shape,
  livery,
});

/** In order of their numbers. Gray is drawn white and black is drawn rose: both must stand off the asphalt. */
export const DRIVERS: readonly Driver[] = [
  driver('red', 'c-red', 1, 'circle', 'plain'),
  driver('blue', 'c-blue', 2, 'square', 'stripe'),
  driver('yellow', 'c-yellow', 3, 'diamond', 'nose'),
  driver('green', 'c-green', 4, 'hexagon', 'tail'),
  driver('gray', 'c-white', 5, 'shield', 'twin'),
  driver('black', 'c-rose', 6, 'octagon', 'chevron'),
];

const BY_COLOUR = new Map<string, Driver>(DRIVERS.map((d) => [d.key, d]));

export function driverOf(colour: string): Driver {
  return BY_COLOUR.get(colour) ?? DRIVERS[0]!;
}

/** Plate outlines of radius 1 and equal optical area. */
export const PLATES: Record<PlateShape, string> = {
  circle: 'M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z',
  square: 'M-.72-.9H.72Q.9-.9 .9-.72V.72Q.9 .9 .72 .9H-.72Q-.9 .9-.9 .72V-.72Q-.9-.9-.72-.9Z',
  diamond: 'M0-1.24L1.24 0L0 1.24L-1.24 0Z',
  hexagon: 'M-.56-1H.56L1.12 0L.56 1H-.56L-1.12 0Z',
  shield: 'M-.95-.95H.95V.1C.95 .72 .5 1 0 1.22C-.5 1-.95 .72-.95 .1Z',
  octagon: 'M-.42-1.02H.42L1.02-.42V.42L.42 1.02H-.42L-1.02 .42V-.42Z',
};
