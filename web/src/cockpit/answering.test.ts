import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSocket } from '../fixtures/socket';
import { Connection } from '../net/connection.svelte';
import type { Choice, GameInfo, Hello, Option, OptionOdds, RaceState } from '../net/protocol';
import { settings } from '../net/settings.svelte';
import { RaceModel } from '../race/model.svelte';
import { Answering } from './answering.svelte';
import { drivenBy } from './keys';
import { passing } from './passing';

const option = (key: string, number = 0, cards = ''): Option => ({ key, cards, number, card: '', given: 0 });
/** An answer after which the car spins out with this chance. */
const spinning = (chance: number): OptionOdds => {
  const rest = { spot: 0, bills: [], heat: 0, paid: 0, engine: 3, finishes: false, tows: [] };
  const outcomes = [
    { ...rest, chance, speed: 6, progress: 16, spins: 0, heat: 5, paid: 3 },
    { ...rest, chance: 1 - chance, speed: 5, progress: 15, spins: -1 },
  ];
  return { gear: 0, shift: 0, plus: 0, cluttered: false, outlooks: [{ values: [], outcomes }], reactions: [] };
};

let line: Connection;
let answering: Answering;

function ask(step: string, options: Option[], idle: number | null, told: OptionOdds[] = [], best = idle): void {
  const choice: Choice = { decision: 4, step, options, idle };
  const state = { cars: [{ seat: 0, status: 'racing' }], own: { hand: '12', plan: '' } } as unknown as RaceState;
  const socket = FakeSocket.all.at(-1)!;
  line.sending = false; // what was sent before is settled
  socket.say({
    type: 'hello', protocol: 1, table: { you: 0, setup: { odds: true }, seats: [{ seat: 0, name: 'Ann' }] },
    info: { colours: ['red'], faces: [], hand_limit: 6, circuit: { corners: [{ name: 'Canyon Loop' }] } } as unknown as GameInfo,
    game: { number: 1, state, choice, waiting: [0], undo: false, take_back: false }, season: null, events: [],
  } as unknown as Hello);
  socket.say({ type: 'odds', decision: 4, options: told, flip: [], certain_only: false, best, useful: true });
  answering.model.reset();
}
const sent = () => FakeSocket.all[0]!.sent.map((message) => (message as { option?: number }).option);
const press = (key: string): boolean => {
  const event = new KeyboardEvent('keydown', { key });
  Object.defineProperty(event, 'target', { value: document.body });
  return drivenBy(event, answering, { h: () => void helped++ });
};
let helped = 0;

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all.length = 0;
  settings.set('confirm', true);
  helped = 0;
  line = new Connection('abc');
  answering = new Answering(new RaceModel(line), line);
});
afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
});

describe('the gold button', () => {
  test('gives what the server calls sensible; leaving it is the second button', () => {
    ask('react', [option('boost'), option('end-react'), option('cool-gear', 1)], 1);
    expect([answering.primary.at, answering.decline]).toEqual([1, null]);
    ask('slipstream', [option('slipstream', 0), option('slipstream', 2)], 0, [], 1);
    expect([answering.primary.at, answering.primary.text, answering.decline?.at]).toEqual([1, 'Slipstream 2', 0]);
    ask('react', [option('pay-heat')], null, [], 0);
    expect([answering.primary.at, answering.decline]).toEqual([0, null]);
  });

  test('is not turned by a look, but by what was picked', () => {
    ask('react', [option('boost'), option('end-react')], 1);
    answering.model.looked = 0;
    expect([answering.primary.at, answering.model.shown]).toEqual([1, 0]);
    answering.model.looked = null;
    answering.model.taken = 0; // a hint, or a key
    expect([answering.primary.at, answering.decline?.at]).toEqual([0, 1]);
  });

  test('waits for what is sensible, but not for ever', () => {
    ask('react', [option('boost'), option('end-react')], 1);
    line.odds = null;
    expect(answering.primary.at).toBeNull();
    answering.model.late = true;
    expect(answering.primary.at).toBe(1);
  });

  test('waits while nothing is picked', () => {
    ask('plan', [option('plan', 1, '1'), option('plan', 2, '12')], null);
    expect(answering.primary.at).toBeNull();
    answering.model.toggle(0);
    expect(answering.primary.at).toBe(0);
  });

  test('means nothing just after another question came', () => {
    vi.useFakeTimers();
    ask('react', [option('boost'), option('end-react')], 1);
    answering.unsettle();
    answering.give(0);
    vi.advanceTimersByTime(1000);
    expect(sent()).toEqual([]);
    answering.give(0);
    expect(sent()).toEqual([0]);
    vi.useRealTimers();
  });
});

describe('a step passes by itself', () => {
  const passes = () => passing(answering.model, line);
  const asked = (best: number, useful: boolean, undone = false) => {
    ask('react', [option('boost'), option('end-react')], 1, [], best);
    line.odds = { ...line.odds!, useful };
    line.news = { from: 0, undone, fresh: false };
  };

  test('where nothing is worth a thought, unless somebody thinks', () => {
    asked(1, false);
    expect(passes()).toBe(1);
    answering.model.taken = 0;
    expect(passes()).toBeNull();
    asked(1, true);
    expect(passes()).toBeNull();
  });

  test('not after an undo, and not for who does not want it', () => {
    asked(1, false, true);
    expect(passes()).toBeNull();
    asked(1, false);
    settings.set('pass', false);
    expect(passes()).toBeNull();
    settings.set('pass', true);
  });

  test('a plan never does, but a lone one if that is wanted', () => {
    ask('plan', [option('plan', 1, '1')], null, [], 0);
    line.odds = { ...line.odds!, useful: false };
    expect(passes()).toBeNull();
    settings.set('single', true);
    expect(passes()).toBe(0);
    settings.set('single', false);
  });
});

test('the note of a discard names the hand limit of this race', () => {
  ask('discard', [option('discard')], 0);
  expect(answering.primary.note).toBe('then draw up to 6');
});

describe('a second word', () => {
  test('is asked for what may spin the car out where doing nothing does not', () => {
    ask('react', [option('boost'), option('end-react')], 1, [spinning(0.5), spinning(0)]);
    answering.give(0);
    expect([answering.asked, answering.askedSpin, sent()]).toEqual([0, 0.5, []]);
    expect(answering.askedBill).toEqual({ corner: 'Canyon Loop', needs: 5, engine: 3 });
    answering.give(0);
    expect([answering.asked, sent()]).toEqual([null, [0]]);
  });

  test('is not asked for doing nothing, for what is no worse, or if nobody wants it', () => {
    ask('react', [option('boost'), option('end-react')], 1, [spinning(0.5), spinning(0.5)]);
    answering.give(1);
    expect(sent()).toEqual([1]);
    ask('react', [option('boost'), option('end-react')], 1, [spinning(0.5), spinning(0.5)]);
    answering.give(0);
    ask('react', [option('boost'), option('end-react')], 1, [spinning(0.5), spinning(0)]);
    settings.set('confirm', false);
    answering.give(0);
    expect(sent()).toEqual([1, 0, 0]);
  });
});

describe('keys', () => {
  test('pick cards and gears of a plan, and give it', () => {
    ask('plan', [option('plan', 1, '1'), option('plan', 2, '12')], null);
    expect(press('w')).toBe(true);
    expect(answering.model.picked).toEqual([0, 1]);
    press('2');
    expect(answering.model.picked).toEqual([0]);
    press('Enter');
    expect(sent()).toEqual([0]);
  });

  test('choose the most of what they stand for, and nothing that is not there; Enter gives it', () => {
    ask('react', [option('cool-gear', 1), option('cool-gear', 2), option('end-react')], 2);
    press('x');
    expect(answering.primary.at).toBe(2);
    press('c');
    expect([answering.primary.at, sent()]).toEqual([1, []]);
    press('n');
    expect(answering.primary.at).toBe(2);
    press('2');
    press('Enter');
    expect(sent()).toEqual([1]);
    expect([press('h'), helped, press('k')]).toEqual([true, 1, false]);
  });

  test('that are held do nothing twice', () => {
    ask('react', [option('boost'), option('end-react')], 1);
    const event = new KeyboardEvent('keydown', { key: 'Enter', repeat: true });
    Object.defineProperty(event, 'target', { value: document.body });
    expect([drivenBy(event, answering, {}), sent()]).toEqual([true, []]);
  });
});
