import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PoleReveal, revealedAt } from '../../src/lib/kluster/pole-reveal';
import { stillAfter } from '../../src/lib/kluster/record/written';
import { bestKluster, turnMarks } from '../../src/lib/kluster/record/turn-marks';
import { around, readTrack } from '../../src/lib/kluster/record/track';
import type { KlusterReplay } from '../../src/lib/protocol/types';
import { moment } from './moments';

describe('a track', () => {
  it('is live frames with their lengths before them', () => {
    const vectors = JSON.parse(readFileSync('../tests/vectors/live_frames.json', 'utf8')) as { hex: string }[];
    const keyframe = vectors.find(({ hex }) => hex.startsWith('01'))?.hex ?? '';
    const frame = Uint8Array.from(keyframe.match(/../g) ?? [], (byte) => parseInt(byte, 16));
    const track = new Uint8Array(2 * (frame.length + 2));
    for (const at of [0, frame.length + 2]) {
      new DataView(track.buffer).setUint16(at, frame.length, true);
      track.set(frame, at + 2);
    }
    expect(readTrack(track.buffer)).toHaveLength(2);
  });

  it('is shown between the two moments around a clock', () => {
    const moments = [moment(0), moment(64), moment(96)];
    expect(around(moments, 80)).toMatchObject({ from: { clock: 64 }, to: { clock: 96 }, share: 0.5 });
    expect(around(moments, 500)).toMatchObject({ from: { clock: 96 }, share: 1 });
    expect(around(moments, -5)).toMatchObject({ from: { clock: 0 }, share: 0 });
  });
});

it('a record tells where everything lay, though its movement is lost', () => {
  const circle = [[0, 0], [10, 0], [0, 10]] as [number, number][]; // prettier-ignore
  const replay = {
    magnets: ['c1', 'c2'],
    turns: [{ pools: [['c1', 'c2']] }, { pools: [['c2']] }, { pools: [['c1']] }],
    record: {
      turns: [
        { lying: { c1: [5, 6, 7, 1, 0, 0, 0] }, cords: [circle] },
        { lying: { c2: [1, 2, 3, 0, 1, 0, 0] }, cords: null },
      ],
    },
  } as unknown as KlusterReplay;
  const empty = moment(0, { present: new Uint8Array(2) });
  const first = stillAfter(replay, 1, empty);
  expect([...first.present]).toEqual([1, 0]);
  expect([...first.at.slice(0, 3)]).toEqual([5, 6, 7]);
  const second = stillAfter(replay, 2, empty);
  expect([...second.present]).toEqual([0, 1]);
  expect([...second.turned.slice(4)]).toEqual([0, 1, 0, 0]);
  expect([...(second.cords[0] ?? [])]).toEqual([0, 0, 10, 0, 0, 10]);
});

describe('marks of a record', () => {
  const taken = (...magnets: string[]) => [{ event: 'MagnetsTaken', seat: 0, magnets, rule: 'K10' }];
  const put = (magnet: string) => [{ event: 'MagnetPlaced', seat: 0, magnet }];
  const at = (x: number) => [x, 0, 5, 1, 0, 0, 0];
  const grab = [[3, 0, { do: 'grab' }]];
  const replay = {
    turns: [{}, ...[put('c1'), put('c2'), put('c3'), taken('c3', 'c4'), taken('c1', 'c2', 'c5'), taken('c6', 'c7')].map((events) => ({ events }))],
    record: {
      turns: [
        { inputs: [], lying: { c1: at(0) } },
        { inputs: [], lying: { c1: at(2.2), c2: at(60) } },
        { inputs: grab, lying: { c1: at(9), c3: at(90) } },
        { inputs: [], lying: { c1: at(12) } },
        { inputs: [], lying: {} },
        { inputs: [], lying: {} },
      ],
    },
  } as unknown as KlusterReplay;

  it('are klusters and magnets that moved by others, not what a cord has pushed', () => {
    expect(turnMarks(replay)).toEqual([
      { turn: 2, kind: 'close', much: 2 },
      { turn: 4, kind: 'kluster', much: 2 },
      { turn: 5, kind: 'kluster', much: 3 },
      { turn: 6, kind: 'kluster', much: 2 },
    ]);
  });

  it('tell which kluster was the best one: the largest', () => {
    expect(bestKluster(turnMarks(replay))?.turn).toBe(5);
    expect(bestKluster([])).toBeNull();
  });
});

describe('poles', () => {
  it('are revealed from the middle outwards once the game is over', () => {
    const reveal = new PoleReveal();
    expect(reveal.share(false, 0, false)).toBe(1);
    const begun = reveal.share(true, 1000, false);
    expect(begun).toBe(0);
    const half = reveal.share(true, 1800, false);
    expect(revealedAt(half, 0, 0)).toBe(1);
    expect(revealedAt(half, 160, 0)).toBe(0);
    expect(reveal.share(true, 5000, false)).toBe(1);
  });

  it('are there at once where they were shown from the beginning, or where motion is not welcome', () => {
    expect(new PoleReveal().share(true, 0, false)).toBe(1);
    const calm = new PoleReveal();
    calm.share(false, 0, true);
    expect(calm.share(true, 10, true)).toBe(1);
  });
});
