import { describe, expect, it, test } from 'vitest';

/** The rooms of the page, the lowest first: a room may use what stands before it. */
const ROOMS = [
  'fixtures', // circuits and a server for the tests
  'net', // the line to the server, its messages, the address bar, what the browser remembers
  'words', // texts in the language of the reader
  'ui', // buttons, dialogs, icons: nothing of the game
  'strength', // how strong the player is, and what to expect of a field
  'pieces', // cards, cars and signs as they are drawn
  'rules', // the reference and the notes that explain a thing
  'tempo', // what happened, set in time: one queue for all that moves and sounds
  'sound', // what the beats sound like; loaded when sound is wanted
  'board', // the circuit and the cars on it
  'race', // what goes on in a race: model, order, feed, top bar
  'cockpit', // what a driver sees of the own car: hand, gears, engine, options
  'replay',
  'review',
  'intro',
  'studio', // circuits of one's own
  'hotseat', // one device for several people
  'screens',
  'tv', // the race on a screen that everybody sees
];

const sources = import.meta.glob<string>('./*/**/*.{ts,svelte,css}', { query: '?raw', import: 'default', eager: true });
const SPECIFIER = /(?:\bfrom|\bimport|@import)\s*\(?\s*['"](\.[^'"]+)['"]|url\(['"]?(\.[^'")]+)/g;

interface Use {
  file: string;
  from: string;
  to: string;
}

const roomOf = (path: string): string => path.split('/')[1]!;
/** Where a relative address leads from a file: './ui/x.ts' and '../net/api' give './net/api'. */
const target = (file: string, address: string): string => {
  const at = new URL(address, `file:///src/${file.slice(2)}`).pathname;
  return at.startsWith('/src/') ? `.${at.slice(4)}` : '';
};

function usesOf(files: Record<string, string>): Use[] {
  return Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(SPECIFIER)]
      .map(([, module, picture]) => target(file, (module ?? picture)!))
      .filter((found) => found && roomOf(found) !== roomOf(file))
      .map((found) => ({ file, from: roomOf(file), to: roomOf(found) })),
  );
}

const against = (uses: Use[]): string[] =>
  uses.filter(({ from, to }) => ROOMS.indexOf(to) >= ROOMS.indexOf(from)).map(({ file, to }) => `${file} uses ${to}`);

/** Rooms that lead back to themselves, one way for each. */
function cycles(uses: Use[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of uses) next.set(from, (next.get(from) ?? new Set()).add(to));
  const found = new Set<string>();
  const walk = (room: string, way: string[]): void => {
    if (way.includes(room)) found.add([...way.slice(way.indexOf(room)), room].join(' > '));
    else for (const to of next.get(room) ?? []) walk(to, [...way, room]);
  };
  for (const room of next.keys()) walk(room, []);
  return [...found];
}

describe('rooms', () => {
  const uses = usesOf(sources);

  it('are all in the written order', () => {
    expect(uses.length).toBeGreaterThan(100);
    expect(Object.keys(sources).filter((file) => !ROOMS.includes(roomOf(file)))).toEqual([]);
  });

  it('use only rooms below', () => {
    expect(against(uses)).toEqual([]);
  });

  it('have no cycle', () => {
    expect(cycles(uses)).toEqual([]);
  });

  it('would be caught in the wrong', () => {
    const wrong = usesOf({
      './ui/a.svelte': "import type { R } from '../race/model.svelte';",
      './race/b.ts': "const x = await import('../ui/a.svelte');",
    });
    expect(against(wrong)).toEqual(['./ui/a.svelte uses race']);
    expect(cycles(wrong)).toContain('ui > race > ui');
  });
});

/**
 * The page draws: what the rules say it reads from the server. Each pattern is a rule that once stood in the page;
 * in its `home` the same words are only drawing.
 */
const RULES: { rule: string; pattern: RegExp; home?: RegExp }[] = [
  { rule: 'wraps progress', pattern: /%\s*(?:(?:[\w.]+\.)?(?:circuit|track)\.)?length\b/, home: /^\.\/board\// },
  { rule: 'looks for the next corner', pattern: /\.line\s*(?:>|<|-\s*1\s*-)/ },
  { rule: 'counts laps', pattern: /progress\s*\/|length\s*\*\s*[\w.]*laps|laps\s*\*\s*[\w.]*length/ },
  { rule: 'finds a place', pattern: /(?:order|results)\.indexOf\([^)]*\)\s*\+\s*1/ },
  { rule: 'takes a number of cards for the gear', pattern: /gear\b[^;\n]*cards\.length|cards\.length\s*===\s*gear/ },
  { rule: 'lists the gears', pattern: /\[1, 2, 3, 4\]/ },
  { rule: 'knows a kind of card by its letter', pattern: /[=!]==?\s*'[HS]'|>=\s*'[1v]'|includes\('[HS]'\)/ },
  { rule: 'knows the answer that does nothing', pattern: /[=!]==\s*'(?:end-react|refresh|swap-upgrade)'|!\s*option\.(?:number|card)\b/ },
  { rule: 'knows what must be used', pattern: /must:\s*true/ },
  { rule: 'knows the deck', pattern: /\b12\s*\+\s*\w+\.length|1234HS|BASIC_CARDS|filter\([^\n]*heat_card\)\.length/ },
  { rule: 'knows what an engine holds', pattern: /circuit\.heat\b/ },
  { rule: 'knows what a corner costs', pattern: /limit\s*\+\s*[\w.]*engine/ },
  { rule: 'counts what is drawn', pattern: /hand_limit\s*-/ },
  { rule: 'knows the last corner', pattern: /finish\s*<=?\s*[\w.]*countdown/ },
  { rule: 'counts the Heat that is paid', pattern: /engine\s*-\s*[\w.]+\.engine/ },
  { rule: 'lists the steps that have odds', pattern: /===\s*'plan'\s*\|\|[^;\n]*===\s*'react'/ },
  { rule: 'lists who has finished', pattern: /'finished'\s*\|\|[^;\n]*'classified'/ },
  { rule: 'lists seasons or garages', pattern: /'1961'|'regular',/ },
  { rule: 'lists seats', pattern: /\[1-6\]/ },
  { rule: 'knows the values of Basic cards', pattern: />1–4</ },
  { rule: 'knows what a road token changes', pattern: /scope:\s*'(?:corner|sector)'\s*[,}]/ },
];
/** What the server generates. */
const APART = /^\.\/(net\/protocol|fixtures\/)|\.test\.ts$/;

/** Code without comments and styles: rules may be spoken of. */
const bare = (text: string): string =>
  text.replace(/<style[\s\S]*?<\/style>/g, '').replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<!:)\/\/.*/g, '');

function rulesIn(files: Record<string, string>): string[] {
  return Object.entries(files)
    .filter(([file]) => /\.(ts|svelte)$/.test(file) && !APART.test(file))
    .flatMap(([file, text]) =>
      RULES.filter(({ pattern, home }) => !home?.test(file) && pattern.test(bare(text))).map(({ rule }) => `${file} ${rule}`),
    );
}

describe('the page', () => {
  it('knows no rules', () => {
    expect(rulesIn(sources)).toEqual([]);
  });

  it.each([
    ['wraps progress', 'const space = progress % circuit.length;'],
    ['looks for the next corner', 'const next = corners.find((corner) => corner.line > space);'],
    ['counts laps', 'const finish = circuit.length * info.laps;'],
    ['finds a place', 'const place = state.order.indexOf(seat) + 1;'],
    ['takes a number of cards for the gear', 'const gear = option.cards.length;'],
    ['lists the gears', 'const rows = [1, 2, 3, 4].map(rowOf);'],
    ['knows a kind of card by its letter', "const heat = hand.filter((letter) => letter === 'H');"],
    ['knows the answer that does nothing', "const idle = options.findIndex((option) => option.key === 'end-react');"],
    ['knows what must be used', "heat: { icon: 'heat', must: true },"],
    ['knows the deck', 'const deck = 12 + owned.length;'],
    ['knows the deck', 'const deck = kept + owned.filter((face) => !face.heat_card).length;'],
    ['knows what an engine holds', 'const capacity = info.circuit.heat;'],
    ['knows what a corner costs', 'const most = limit + car.engine;'],
    ['counts what is drawn', 'const draws = Math.max(0, info.hand_limit - hand.length);'],
    ['knows the last corner', "const last = finish <= car.countdown ? 'yes' : 'no';"],
    ['counts the Heat that is paid', 'const spent = Math.max(0, engine - one.engine);'],
    ['lists the steps that have odds', "const told = model.step === 'plan' || model.step === 'react';"],
    ['lists who has finished', "const isIn = car.status === 'finished' || car.status === 'classified';"],
    ['lists seasons or garages', "const SEASONS = ['none', '1961', '1962'];"],
    ['lists seats', 'const isSeat = /^[1-6]$/.test(event.key);'],
    ['knows the values of Basic cards', '<span>1–4</span>'],
    ['knows what a road token changes', "const road = { scope: 'corner', icon: 'heat' };"],
  ])('would be caught where it %s', (rule, text) => {
    expect(rulesIn({ './race/a.ts': text })).toEqual([`./race/a.ts ${rule}`]);
    expect(rulesIn({ './race/a.ts': `// ${text}`, './race/a.test.ts': text })).toEqual([]);
  });
});

test('one place writes to the clipboard', () => {
  const writing = Object.entries(sources).filter(([file, text]) => text.includes('clipboard') && !file.endsWith('.test.ts'));
  expect(writing.map(([file]) => file)).toEqual(['./ui/copy.ts']);
});
