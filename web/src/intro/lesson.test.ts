import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import circuits from '../fixtures/circuits.json';
import { FakeSocket } from '../fixtures/socket';
import { Connection } from '../net/connection.svelte';
import type { CarState, GameInfo, Hello, Option } from '../net/protocol';
import { RaceModel } from '../race/model.svelte';
import { factsOf, tipOf } from './lesson';

const option = (key: string, number = 0, cards = ''): Option => ({ key, cards, number, card: '', given: 0 });
const FINISH = 138;
let line: Connection;
let model: RaceModel;

/** A question to the driver of the car, which stands here as the server says. */
function ask(step: string, options: Option[], idle: number | null, car: Partial<CarState> = {}): void {
  const mine = { seat: 0, status: 'racing', gear: 2, engine: 4, progress: 40, space: 40, place: 2, corner: 2, countdown: 8, corner_left: true, ...car };
  const other = { seat: 1, status: 'racing', progress: 43, space: 43, place: 1 };
  const circuit = circuits[0]!;
  FakeSocket.all.at(-1)!.say({
    type: 'hello', protocol: 1, table: { you: 0, setup: { odds: true }, seats: [{ seat: 0, name: 'Ann' }, { seat: 1, name: 'Bo' }] },
    info: {
      circuit, limits: circuit.corners.map(({ limit }) => limit), laps: 2, finish: FINISH, heat: 5, cars: 2, hand_limit: 7,
      cooldown_by_gear: [0, 3, 1, 0, 0], colours: ['red', 'blue'], faces: [{}, {}],
    } as unknown as GameInfo,
    game: {
      number: 1, state: { cars: [mine, other], own: { hand: '12HHS', plan: '' }, turn: { speed: 0 }, order: [1, 0] },
      choice: { decision: 4, step, options, idle }, waiting: [0], undo: false, take_back: false,
    },
    season: null, events: [],
  } as unknown as Hello);
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all.length = 0;
  line = new Connection('abc');
  model = new RaceModel(line);
});
afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
});

test('facts are those of the server', () => {
  ask('plan', [option('plan', 1, '1'), option('plan', 2, '12')], null);
  const { name, limit } = circuits[0]!.corners[2]!;
  expect(factsOf(model, 1)).toMatchObject({
    place: 2, corner: name, limit, distance: 8, spaces: 9, capacity: 5, finish: 98, last: 'no',
    full: 7, heat: 2, stress: 1, shift: 2, count: 2, rival: 'Bo', gap: 3,
  });
  ask('plan', [option('plan', 1, '1')], null, { progress: FINISH - 4, corner: 0, countdown: 2, corner_left: false });
  expect(factsOf(model, null)).toMatchObject({ finish: 4, last: 'yes' });
  ask('plan', [option('plan', 1, '1')], null, { progress: FINISH - 4, corner: 0, countdown: 15 });
  expect(factsOf(model, null)).toMatchObject({ last: 'no' }); // the server says it, not the distance
});

test('a tip speaks of what is offered, and judges no plan', () => {
  ask('plan', [option('plan', 1, '1'), option('plan', 2, '12')], null);
  expect(tipOf(model)).toEqual({ key: 'free-plan', option: null });
  ask('react', [option('cool-gear', 1), option('cool-gear', 2), option('boost'), option('end-react')], 3);
  expect(tipOf(model)).toEqual({ key: 'free-cool', option: 1 });
  ask('react', [option('boost'), option('end-react')], 1);
  expect(tipOf(model)).toEqual({ key: 'free-react', option: 1 });
  ask('slipstream', [option('slipstream', 0), option('slipstream', 2)], 0);
  expect(tipOf(model)).toEqual({ key: 'free-slipstream', option: 1 });
});
