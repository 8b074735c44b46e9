import { describe, expect, test } from 'vitest';
import type { Beat } from '../tempo/score';
import { pitchOf } from './sounds';
import { heard } from './track';

/** A context that only counts what is started in it. */
function counting() {
  const started: string[] = [];
  const param = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {}, linearRampToValueAtTime() {} });
  const node = (kind: string) => ({
    frequency: param(), gain: param(), Q: param(), connect: (to: unknown) => to, start: () => started.push(kind), stop() {},
  }); // prettier-ignore
  const context = {
    sampleRate: 8,
    createGain: () => node('gain'),
    createBiquadFilter: () => node('filter'),
    createOscillator: () => node('tone'),
    createBufferSource: () => node('noise'),
    createBuffer: () => ({ getChannelData: () => new Float32Array(8) }),
  };
  return { started, place: { context: context as unknown as BaseAudioContext, out: node('out') as unknown as AudioNode, at: 0, loud: 1 } };
}
const beat = (kind: Beat['kind'], more: Partial<Beat> = {}) => ({ kind, seat: 0, own: true, time: 400, full: 400, event: 0, round: 1, ...more });
const sound = (one: Beat): string[] => {
  const { started, place } = counting();
  heard(one, place);
  return started;
};

test('the pitch of an engine follows its Speed', () => {
  const pitches = Array.from({ length: 16 }, (_, speed) => pitchOf(speed));
  expect(pitches.every((pitch, at) => !at || pitch > pitches[at - 1]!)).toBe(true);
});

describe('a beat', () => {
  test.each(['shift', 'cards', 'flip', 'drive', 'tow', 'boost', 'cool', 'spin', 'finish', 'photo', 'podium'] as const)('%s is heard', (kind) => {
    expect(sound(beat(kind)).length).toBeGreaterThan(0);
  });

  test('of others is quieter in kind: no cards, no steam, no flag but the first', () => {
    for (const kind of ['cards', 'flip', 'cool', 'corner', 'finish'] as const) expect(sound(beat(kind, { own: false, due: 2 }))).toEqual([]);
    expect(sound(beat('drive', { own: false }))).not.toEqual([]);
    expect(sound(beat('finish', { own: false, first: true }))).not.toEqual([]);
  });

  test('a corner is silent where nothing is paid', () => {
    expect(sound(beat('corner', { due: 0 }))).toEqual([]);
    expect(sound(beat('corner', { due: 2 }))).toEqual(['noise']);
  });
});
