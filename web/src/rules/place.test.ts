import { expect, test } from 'vitest';
import { placeNote, type Box } from './place';

const VIEWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];
const NOTES = [
  { width: 320, height: 110 },
  { width: 300, height: 260 },
];

test('a note never covers its thing and never leaves the view', () => {
  for (const view of VIEWS)
    for (const note of NOTES)
      for (let x = 0; x < view.width; x += 37)
        for (let y = 0; y < view.height; y += 41)
          for (const size of [24, 44, 120]) {
            const thing: Box = { x, y, width: Math.min(size, view.width - x), height: Math.min(size, view.height - y) };
            const at = placeNote(thing, note, view);
            const apart =
              at.x + note.width <= thing.x ||
              thing.x + thing.width <= at.x ||
              at.y + at.height <= thing.y ||
              thing.y + thing.height <= at.y;
            expect(apart, JSON.stringify({ thing, note, view, at })).toBe(true);
            expect(at.x >= 0 && at.x + note.width <= view.width).toBe(true);
            expect(at.y >= 0 && at.y + at.height <= view.height).toBe(true);
          }
});

test('above if there is room', () => {
  expect(placeNote({ x: 600, y: 500, width: 40, height: 40 }, NOTES[0]!, VIEWS[0]!).side).toBe('above');
  expect(placeNote({ x: 600, y: 20, width: 40, height: 40 }, NOTES[0]!, VIEWS[0]!).side).toBe('below');
  expect(placeNote({ x: 10, y: 40, width: 40, height: 640 }, NOTES[0]!, VIEWS[1]!).side).toBe('right');
});
