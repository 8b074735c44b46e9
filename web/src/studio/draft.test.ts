import { describe, expect, it } from 'vitest';
import { boardLayout } from '../board/layout';
import samples from '../fixtures/studio.json';
import type { CircuitInfo } from '../net/protocol';
import { addCorner, addPoint, moveLine, moveStart, movePoint, removeCorner, removePoint, roughly, splineOf, withSpaces, type Draft } from './draft';
import { packed, unpacked } from './shelf';

/** Written by the server for the same circuits: `tests/server/test_studio.py` says when they are old. */
const SAMPLES = samples as unknown as { circuit: Draft; info: CircuitInfo }[];

describe.each(SAMPLES.map((sample) => [sample.circuit.id, sample] as const))('%s', (_, { circuit, info }) => {
  it('is drawn at once as the server draws it', () => {
    const drawn = roughly(circuit, info);
    expect(drawn.heading).toBeCloseTo(info.heading, 3);
    expect(drawn.sections).toEqual(info.sections);
    expect(drawn.next).toEqual(info.next);
    expect(drawn.countdown).toEqual(info.countdown);
    expect(drawn.sides).toEqual(info.sides);
    expect(drawn.lane).toBeCloseTo(info.lane, 3);
    const [mine, theirs] = [boardLayout(drawn), boardLayout(info)];
    for (const space of theirs.track.spaces) {
      const at = mine.track.spaces[space.index]!.centre;
      expect(Math.hypot(at.x - space.centre.x, at.y - space.centre.y)).toBeLessThan(1);
    }
  });

  it('keeps its road when a point is added, and its corners on the ground', () => {
    const spline = splineOf(circuit);
    const { draft, index } = addPoint(circuit, spline.length * 0.37);
    expect(draft.drawing.points).toHaveLength(circuit.drawing.points.length + 1);
    expect(Math.abs(splineOf(draft).length / spline.length - 1)).toBeLessThan(0.003);
    expect(draft.corners.map((corner) => corner.line_after)).toEqual(circuit.corners.map((corner) => corner.line_after));
    const back = removePoint(draft, index);
    expect(back.drawing.points).toHaveLength(circuit.drawing.points.length);
    expect(back.corners).toHaveLength(circuit.corners.length);
  });

  it('never lets two corner lines pass each other', () => {
    const last = circuit.corners.length - 1;
    const moved = moveLine(circuit, last, 0);
    expect(moved.corners[last]!.line_after).toBe(last ? circuit.corners[last - 1]!.line_after + 1 : 0);
    expect(moveLine(circuit, last, 9999).corners[last]!.line_after).toBe(circuit.length - 2);
  });

  it('has other spaces on the same road', () => {
    const longer = withSpaces(circuit, circuit.length + 10);
    expect(longer.length).toBe(circuit.length + 10);
    expect(longer.drawing.points).toEqual(circuit.drawing.points);
    const lines = longer.corners.map((corner) => corner.line_after);
    expect([...new Set(lines)].sort((a, b) => a - b)).toEqual(lines);
    expect(withSpaces(circuit, 5).length).toBe(20);
  });

  it('moves its start line, not its corners', () => {
    const moved = moveStart(circuit, 2);
    const expected = circuit.corners.map((corner) => (corner.line_after - 2 + circuit.length) % circuit.length).sort((a, b) => a - b);
    expect(moved.corners.map((corner) => corner.line_after)).toEqual(expected);
    const there = moveStart(moved, -2);
    const [a, b] = [splineOf(circuit).distance(circuit.drawing.start), splineOf(there).distance(there.drawing.start)];
    const apart = Math.abs(a - b);
    expect(Math.min(apart, splineOf(circuit).length - apart)).toBeLessThan(0.5);
  });

  it('numbers corners anew', () => {
    const added = addCorner(circuit, circuit.corners[0]!.line_after - 2, 6)!;
    expect(added.index).toBe(0);
    expect(added.draft.corners).toHaveLength(circuit.corners.length + 1);
    expect(removeCorner(added.draft, 0).corners.map((corner) => corner.line_after)).toEqual(
      circuit.corners.map((corner) => corner.line_after),
    );
    expect(addCorner(circuit, circuit.corners[0]!.line_after, 6)).toBeNull();
  });

  it('leaves what follows to the server when it changes', () => {
    const [x, y] = circuit.drawing.points[2]!;
    const moved = movePoint(circuit, 2, x + 3, y - 2);
    expect(moved.race_line).toBeUndefined();
    expect(moved.corners.every((corner) => corner.legend_line_after === undefined)).toBe(true);
    expect(circuit.corners[0]!.legend_line_after).toBeDefined();
  });
});

it('a circuit fits into an address, and comes out of it byte for byte', async () => {
  const text = JSON.stringify(SAMPLES[0]!.circuit);
  const letters = await packed(text);
  expect(letters.length).toBeLessThan(2000);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(await unpacked(letters)).toBe(text);
});

it('an address with something else in it is refused', async () => {
  await expect(unpacked('AAAA')).rejects.toThrow();
  const bomb = await packed('x'.repeat(59_000));
  expect((await unpacked(bomb)).length).toBe(59_000);
});
