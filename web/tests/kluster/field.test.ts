import { describe, expect, it } from 'vitest';
import { emptyPicture, type FieldLines, type Picture, type Roster } from '../../src/lib/kluster/draw/picture';
import { FieldTracer } from '../../src/lib/kluster/field';

/** Flat stones side by side; which end of each is up. */
function table(...up: readonly ('N' | 'S')[]): { roster: Roster; picture: Picture } {
  const roster: Roster = { names: up.map((_, i) => `c${i + 1}`), sizes: up.map(() => [18, 16, 10]) };
  const picture = emptyPicture(roster);
  up.forEach((end, i) => {
    picture.present[i] = 1;
    picture.north[i] = end === 'N' ? 1 : 2;
    picture.at.set([50 * i, 0, 5], 3 * i);
    picture.turn.set([1, 0, 0, 0], 4 * i);
  });
  return { roster, picture };
}

function traced(tracer: FieldTracer, picture: Picture): FieldLines {
  let lines = tracer.follow(picture);
  while (tracer.busy) lines = tracer.follow(picture);
  return lines;
}

const end = (line: Float32Array): readonly number[] => [...line.slice(-3)];

describe('field lines', () => {
  it('rise from whichever pole is on top, far enough to be seen', () => {
    for (const pole of ['N', 'S'] as const) {
      const { roster, picture } = table(pole);
      const lines = traced(new FieldTracer(roster), picture);
      expect(lines.length).toBeGreaterThan(8);
      const reach = Math.max(...lines.map((line) => Math.hypot(line.at(-3) as number, line.at(-2) as number)));
      expect(reach).toBeGreaterThan(40);
    }
  });

  it('lead from one stone to the other where unlike poles are on top, and nowhere there where like ones are', () => {
    const arriving = (...up: ('N' | 'S')[]) => {
      const { roster, picture } = table(...up);
      return traced(new FieldTracer(roster), picture).filter((line) => {
        const [x, y, z] = end(line) as [number, number, number];
        const from = line[0] as number;
        return Math.hypot(x - (from < 25 ? 50 : 0), y, z - 5) < 9;
      }).length;
    };
    expect(arriving('N', 'S')).toBeGreaterThan(3);
    expect(arriving('N', 'N')).toBe(0);
  });

  it('are followed a few at a time, and again when something has moved', () => {
    const { roster, picture } = table(...Array.from({ length: 24 }, (_, i) => (i % 3 ? 'N' : 'S') as 'N' | 'S'));
    const tracer = new FieldTracer(roster);
    expect(tracer.follow(picture)).toEqual([]);
    expect(tracer.busy).toBe(true);
    const before = traced(tracer, picture);
    expect(tracer.follow(picture)).toBe(before);
    picture.at[1] = 20;
    expect(tracer.follow(picture)).toBe(before);
    expect(traced(tracer, picture)).not.toBe(before);
    expect(tracer.forget()).toEqual([]);
    expect(tracer.busy).toBe(false);
  });
});
