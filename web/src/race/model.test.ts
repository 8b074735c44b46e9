import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import circuits from '../fixtures/circuits.json';
import { FakeSocket } from '../fixtures/socket';
import { Connection } from '../net/connection.svelte';
import type { CarState, Choice, GameInfo, Hello, Option, OptionOdds, OutcomeRow, RaceState } from '../net/protocol';
import { forecast, leastSpin, RaceModel } from './model.svelte';

const outcome = (part: Partial<OutcomeRow>): OutcomeRow => ({
  chance: 1, speed: 5, progress: 15, spot: 0, bills: [], heat: 0, paid: 0, engine: 6, spins: -1, finishes: false, tows: [], ...part,
});
const odds = (outcomes: OutcomeRow[], shift = 0): OptionOdds => ({
  gear: 1, shift, plus: 0, cluttered: false, outlooks: [{ values: [], outcomes }], reactions: [],
});
const option = (key: string, cards = '', number = 0): Option => ({ key, cards, number, card: '', given: 0 });
const plans = (...cards: string[]): Option[] => cards.map((one) => option('plan', one, one.length));
const car = (seat: number, progress: number, part: Partial<CarState> = {}): CarState =>
  ({ seat, progress, spot: 0, status: 'racing', gear: 2, engine: 6, ...part }) as CarState;

let line: Connection;
let model: RaceModel;
let setup: { odds: boolean };

/** A question to seat 1, whose car stands on space 10. */
function ask(step: string, options: Option[], told: OptionOdds[] = [], idle: number | null = null, flip: number[] = []): void {
  const choice: Choice = { decision: 4, step, options, idle };
  const state = {
    order: [1, 0],
    cars: [car(0, 8), car(1, 10), car(2, 90, { status: 'eliminated' })],
    own: { hand: '1123HS', plan: '', gear: 0, draw: '', discard: '' },
  } as unknown as RaceState;
  const hello = {
    type: 'hello',
    protocol: 1,
    table: { you: 1, setup, seats: [{ seat: 0, name: 'Ann' }, { seat: 1, name: 'Bo' }] },
    info: { circuit: circuits[0], limits: circuits[0]!.corners.map(({ limit }) => limit), colours: ['red', 'blue', 'green'], faces: [] } as unknown as GameInfo,
    game: { number: 1, state, choice, waiting: [1], undo: false, take_back: false },
    season: null,
    events: [],
  } as unknown as Hello;
  FakeSocket.all.at(-1)!.say(hello);
  if (told.length) FakeSocket.all.at(-1)!.say({ type: 'odds', decision: 4, options: told, flip, certain_only: false });
  model.reset();
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all.length = 0;
  setup = { odds: true };
  line = new Connection('abc');
  model = new RaceModel(line);
});
afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
});

describe('picks', () => {
  test('a card can be picked if some option holds it with the picked ones', () => {
    ask('plan', plans('1', '11', '12', '23'));
    const pickable = () => model.hand.map((_, at) => model.pickable(at));
    expect(pickable()).toEqual([true, true, true, true, false, false]); // Heat and Stress are in no option
    model.toggle(0);
    expect(pickable()).toEqual([true, true, true, false, false, false]); // 1 with 3 is no option
    model.toggle(1);
    expect(pickable()).toEqual([true, true, false, false, false, false]);
  });

  test('the option is the one with the picked cards, whatever their order', () => {
    ask('plan', plans('1', '11', '12', '23'));
    expect(model.chosen).toBeNull();
    model.toggle(3);
    expect(model.chosen).toBeNull(); // 3 alone is no option
    model.toggle(2);
    expect(model.pickedCards).toBe('23');
    expect(model.chosen).toBe(3);
    expect(model.gearNow).toBe(2);
    model.toggle(3);
    expect(model.picked).toEqual([2]);
  });

  test('a card too many takes the place of the first that makes room', () => {
    ask('plan', plans('12', '13', '23'));
    model.toggle(0);
    model.toggle(2);
    model.toggle(3);
    expect(model.picked).toEqual([2, 3]);
    expect(model.chosen).toBe(2);
    expect(model.hand.map((_, at) => model.playable(at))).toEqual([true, true, true, true, false, false]);
    model.toggle(4); // Heat fits nowhere
    expect(model.picked).toEqual([2, 3]);
  });

  test('when cards are thrown away, nothing is swapped', () => {
    ask('discard', [option('discard', ''), option('discard', '1'), option('discard', '2')]);
    model.toggle(0);
    model.toggle(2);
    expect(model.picked).toEqual([0]);
    expect(model.chosen).toBe(1);
  });

  test('a lone plan is picked at once', () => {
    ask('plan', plans('11'));
    expect(model.picked).toEqual([0, 1]);
    expect(model.chosen).toBe(0);
  });

  test('no card can be picked where an answer is chosen from a list', () => {
    ask('react', [option('end-react'), option('direct-play', '1')]);
    expect(model.pickable(0)).toBe(false);
    model.toggle(0);
    expect(model.picked).toEqual([]);
  });
});

describe('gears', () => {
  test('those of the options, with the Heat of the shift', () => {
    ask('plan', plans('1', '12', '123'), [odds([], 1), odds([]), odds([], 1)]);
    expect([...model.gears]).toEqual([[1, 1], [2, 0], [3, 1]]);
  });

  test('the lever shows the lowest gear that what is picked fits', () => {
    ask('plan', plans('12', '13', '123'));
    expect(model.gearNow).toBeNull();
    model.toggle(0);
    expect(model.gearNow).toBe(2);
    model.toggle(2);
    model.toggle(3);
    expect(model.gearNow).toBe(3);
  });

  test('the lever keeps the picked cards that fit', () => {
    ask('plan', plans('1', '12', '13', '112', '123'));
    model.toggle(0);
    model.toggle(2);
    model.toggle(3);
    model.pickGear(2);
    expect(model.picked).toEqual([0, 2]);
    model.pickGear(4); // out of reach
    expect(model.picked).toEqual([0, 2]);
    model.pickGear(1); // one plan only
    expect(model.picked).toEqual([0]);
  });
});

describe('an answer', () => {
  const sent = () => FakeSocket.all[0]!.sent;

  test('is the chosen option, and is sent once', () => {
    ask('plan', plans('1', '12'));
    expect(model.gold).toBeNull();
    model.toggle(0);
    model.toggle(2);
    model.answer(model.gold!);
    model.answer(0);
    expect(sent()).toMatchObject([{ type: 'answer', decision: 4, option: 1 }]);
  });

  test('from a list is what was looked at, or the lone one', () => {
    ask('react', [option('boost'), option('end-react')], [], 1);
    expect(model.chosen).toBeNull();
    expect(model.shown).toBe(1); // doing nothing is shown, not chosen
    model.looked = 0;
    expect(model.chosen).toBe(0);
    ask('react', [option('pay-heat'), option('boost')]);
    expect(model.shown).toBeNull(); // something must be done
    model.looked = 1;
    expect(model.chosen).toBe(1);
    ask('react', [option('end-react')]);
    expect(model.chosen).toBe(0);
  });

  test('Slipstream shows staying behind first', () => {
    ask('slipstream', [option('slipstream', '', 2), option('slipstream', '', 0)], [], 1);
    expect(model.shown).toBe(1);
  });
});

describe('forecast', () => {
  const safe = [outcome({ chance: 0.5, speed: 7, heat: 2, engine: 4 }), outcome({ chance: 0.25, speed: 6, heat: 1, engine: 5 })];
  const spun = outcome({ chance: 0.25, speed: 7, heat: 9, engine: 0, spins: 2 });

  test('has a row for each Speed, the slowest first', () => {
    const { rows } = forecast({ values: [], outcomes: [...safe, spun] });
    expect(rows).toEqual([
      { speed: 6, chance: 0.25, heat: [1, 1], left: [5, 5], spin: 0, needs: 1, finishes: false },
      { speed: 7, chance: 0.75, heat: [2, 2], left: [4, 4], spin: 0.25 / 0.75, needs: 9, finishes: false },
    ]);
  });

  test('tells of a spin-out only where there is nothing else, and of the finish', () => {
    const [row] = forecast({ values: [3], outcomes: [spun, outcome({ chance: 0, speed: 7, spins: 1, heat: 8, finishes: true })] }).rows;
    expect(row).toMatchObject({ heat: [8, 9], spin: 1, finishes: true });
  });

  test('counts the choice of values with the least danger', () => {
    const both = { ...odds([]), outlooks: [{ values: [1], outcomes: [spun] }, { values: [2], outcomes: safe }] };
    expect(leastSpin(both)).toBe(0);
    expect(leastSpin(odds([spun, ...safe]))).toBe(0.25);
    expect(leastSpin(null)).toBe(0);
  });

  test('belongs to the shown option and the open decision', () => {
    ask('plan', plans('1', '12'), [odds([outcome({ speed: 1 })]), odds([spun, ...safe])]);
    expect(model.forecasts).toEqual([]);
    model.toggle(0);
    expect(model.forecasts[0]!.rows.map((row) => row.speed)).toEqual([1]);
    model.toggle(2);
    expect(model.forecasts[0]!.rows.map((row) => row.speed)).toEqual([6, 7]);
    expect(model.spin).toBe(0.25);
    FakeSocket.all[0]!.say({ type: 'odds', decision: 3, options: [odds([]), odds(safe)], flip: [], certain_only: false });
    expect(model.forecasts[0]!.rows.map((row) => row.speed)).toEqual([6, 7]); // those of another decision do not count
  });

  test('tells what the next flip brings if something is turned over', () => {
    const flip = [0, 0.25, 0, 0, 0.75];
    const turned = { ...odds([]), plus: 1 };
    ask('plan', plans('1', '12'), [turned, odds([])], null, flip);
    expect(model.flips).toEqual([]);
    model.toggle(0);
    expect(model.flips.map(({ chance }) => chance)).toEqual([0.25, 0, 0, 0.75]);
    model.toggle(2);
    expect(model.flips).toEqual([]);
    setup = { odds: false };
    ask('plan', plans('1'), [turned], null, [0, 0, 0, 0, 1]);
    expect(model.flips).toEqual([{ value: 4, chance: 1 }]);
  });

  test('says what the engine may lose', () => {
    const paying = (...paid: number[]) => odds(paid.map((one) => outcome({ paid: one, engine: 5 }))); // the rest was cooled
    ask('plan', plans('1'), [paying(2, 6, 3)]);
    expect(model.atRisk).toEqual([2, 6]);
    ask('plan', plans('1'), [odds([], 1)]);
    expect(model.atRisk).toEqual([0, 1]);
  });

  test('has no numbers at a table without odds', () => {
    ask('plan', plans('1'));
    expect(model.chanceText(0.25)).toContain('25');
    setup = { odds: false };
    ask('plan', plans('1'));
    expect(model.chanceText(0.25)).not.toContain('25');
  });
});

describe('the board', () => {
  test('shows the cars that are on it', () => {
    ask('plan', plans('1'));
    expect(model.cars.map(({ seat, colour, progress, finished }) => ({ seat, colour, progress, finished }))).toEqual([
      { seat: 0, colour: 'red', progress: 8, finished: false },
      { seat: 1, colour: 'blue', progress: 10, finished: false },
    ]);
    expect(model.cars[1]!.label).toContain('Bo');
  });

  test('says what is in a space, and what lies ahead of it', () => {
    ask('plan', plans('1'));
    model.state.cars.forEach((one) => Object.assign(one, { space: one.progress }));
    expect(model.describe(10)).toBe('Space 10. 1 space before Eagle Crest, limit 7. Bo.');
    expect(model.describe(60)).toBe('Space 60. 20 spaces before Eagle Crest, limit 7. Empty.');
    expect(model.describe(90 % 69)).toContain('Empty.'); // who is out is not there
  });

  test('marks where the car may come to rest, once for each place', () => {
    ask('plan', plans('1'), [
      odds([
        outcome({ chance: 0.5, progress: 15, speed: 5 }),
        outcome({ chance: 0.25, progress: 15, speed: 6 }),
        outcome({ chance: 0.125, progress: 15, spot: 1 }),
        outcome({ chance: 0.125, progress: 12, spins: 0 }),
      ]),
    ]);
    expect(model.landings.map(({ progress, spot, chance, label, bad }) => [progress, spot, chance, label, bad])).toEqual([
      [15, 0, 0.75, '5', false],
      [15, 1, 0.125, '5', false],
      [12, 0, 0.125, '5', true],
    ]);
  });

  test('has no mark where the car stands', () => {
    ask('react', [option('end-react')], [odds([outcome({ progress: 10 }), outcome({ progress: 10, spot: 1 })])]);
    expect(model.landings.map(({ progress, spot }) => [progress, spot])).toEqual([[10, 1]]);
  });

  test('shows every Slipstream at once, as buttons with the number of their option', () => {
    ask(
      'slipstream',
      [option('slipstream', '', 0), option('slipstream', '', 1), option('slipstream', '', 2)],
      [odds([outcome({ progress: 10 })]), odds([outcome({ progress: 11 })]), odds([outcome({ progress: 12 })])],
      0,
    );
    expect(model.landings.map(({ key, progress, tow }) => [key.split(':')[0], progress, tow])).toEqual([
      ['1', 11, true],
      ['2', 12, true],
    ]);
  });

  test('tells the bill of the first corner', () => {
    const bill = (due: number) => [{ corner: 1, limit: 4, due }];
    ask('plan', plans('1'), [odds([outcome({ chance: 0.5, speed: 5, bills: bill(1) }), outcome({ chance: 0.5, speed: 7, bills: bill(3), spins: 1 })])]);
    expect(model.callout).toMatchObject({ corner: 1, title: circuits[0]!.corners[1]!.name, pay: { value: '1–3' }, free: undefined });
    expect(model.callout!.spin!.value).toContain('50');
    ask('plan', plans('1'), [odds([outcome({ bills: bill(0) })])]);
    expect(model.callout).toMatchObject({ pay: undefined, spin: undefined });
    expect(model.callout!.free).toBeTruthy();
    ask('plan', plans('1'), [odds([outcome({})])]);
    expect(model.callout).toBeNull();
  });
});
