import { expect, test } from 'vitest';
import { has, t } from '../words/l10n';
import { LESSON_TOPICS } from '../net/protocol';
import { BUBBLES, topicsMet } from './lesson';
import { leader, placeBubble } from './place';

test('every bubble of the script has its text', () => {
  const keys = Object.entries(BUBBLES).flatMap(([key, targets]) =>
    targets.length > 1 ? targets.map((_, at) => `intro-${key}-${at + 1}`) : [`intro-${key}`],
  );
  expect(keys.filter((key) => !has(key))).toEqual([]);
  for (const topic of LESSON_TOPICS) expect(has(`intro-topic-${topic}`) && has(`intro-sum-${topic}`)).toBe(true);
});

test('numbers come from what is told', () => {
  expect(t('intro-corner-plan-1', { spaces: 3, corner: 'Barn', limit: 4 })).toBe(
    '3 spaces to cross the line of Barn. Limit 4: at Speed 4 or less it is free.',
  );
});

test('topics are met by what happened to the own car only', () => {
  expect([...topicsMet([[5, 1, '12S']], 0)]).toEqual([]);
  expect([...topicsMet([[5, 0, '12S']], 0)]).toEqual(['gears', 'cards', 'stress']);
  expect([...topicsMet([[24, 0, 1, 6, 4, 2]], 0)]).toEqual(['heat']);
});

test('the bubble stays in its room and off the car', () => {
  const room = { x: 0, y: 50, width: 390, height: 300 };
  const car = { x: 150, y: 280, width: 60, height: 60 };
  const size = { width: 370, height: 120 };
  const { x, y } = placeBubble(size, room, null, [car], []);
  expect(x).toBe(10);
  expect(y + size.height).toBeLessThanOrEqual(car.y);
  expect(leader({ x, y, ...size }, { x: 100, y: 500, width: 50, height: 50 })).toMatchObject({ x2: expect.any(Number), y2: 500 });
  expect(leader({ x, y, ...size }, { x, y, ...size })).toBeNull();
});
