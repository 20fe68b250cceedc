import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FrameReader } from '../../src/lib/kluster/live/frames';
import type { Moment } from '../../src/lib/kluster/live/moment';

interface Vector {
  name: string;
  hex: string;
  seen: Record<string, unknown> | null;
}

/** The same bytes that the server's own reader is tested with; one stream, in order. */
const vectors = JSON.parse(readFileSync('../tests/vectors/live_frames.json', 'utf8')) as Vector[];

function bytes(hex: string): ArrayBuffer {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16)).buffer;
}

/** A moment in the words of the vectors. */
function meaning(moment: Moment): Record<string, unknown> {
  const { at, turned, cords, own, present, trembling } = moment;
  const where = (bits: Uint8Array) => [...bits.keys()].filter((i) => bits[i]);
  const round = (values: Float32Array) => [...values].map((value) => expect.closeTo(value, 4) as unknown);
  return {
    clock: moment.clock,
    stage: moment.stage,
    turn: moment.turn,
    turns: moment.turns,
    resting: moment.resting,
    held: moment.grip,
    grabbed: moment.grabbed,
    poses: Object.fromEntries(
      where(present).map((i) => [String(i), [...round(at.subarray(3 * i, 3 * i + 3)), ...round(turned.subarray(4 * i, 4 * i + 4))]]),
    ),
    cords: cords.map((line) => Array.from({ length: line.length / 2 }, (_, k) => [line[2 * k], line[2 * k + 1]])),
    trembling: where(trembling),
    touches: moment.touches,
    own: own && { tug: own.force, may_release: own.mayRelease, heard: own.heard, danger: own.danger },
  };
}

/** What the browser does not need: the number of a frame, the keyframe's clock, the torque. */
function needed(seen: Record<string, unknown>): Record<string, unknown> {
  const told = seen['own'] as { tug: number[] | null } | null;
  const kept = Object.entries(seen).filter(([name]) => name !== 'keyframe' && name !== 'number');
  return { ...Object.fromEntries(kept), own: told && { ...told, tug: told.tug && told.tug.slice(0, 3) } };
}

describe('live frames', () => {
  const reader = new FrameReader();
  for (const { name, hex, seen } of vectors)
    it(`reads ${name}`, () => {
      const moment = reader.read(bytes(hex));
      if (seen === null) expect(moment).toBeNull();
      else expect(needed(seen)).toEqual(moment && meaning(moment));
    });

  it('does not let one frame write into another', () => {
    const alone = new FrameReader();
    const [key, ...later] = vectors.filter(({ seen }) => seen !== null).map(({ hex }) => bytes(hex));
    const first = alone.read(key!)!;
    const before = structuredClone(first);
    const deltas = later.filter((frame) => new DataView(frame).getUint8(0) === 2);
    const moved = deltas.filter((frame) => alone.read(frame)!.cords.some((cord, k) => cord !== first.cords[k]));
    expect(moved).not.toHaveLength(0);
    expect(first).toEqual(before);
  });

  it('refuses what is no frame', () => {
    expect(() => new FrameReader().read(new ArrayBuffer(3))).toThrow(RangeError);
    expect(() => new FrameReader().read(bytes('09'.repeat(40)))).toThrow(RangeError);
    const cut = bytes(vectors[1]!.hex).slice(0, 60);
    expect(() => new FrameReader().read(cut)).toThrow(RangeError);
  });
});
