import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stillAfter } from '../../src/lib/kluster/record/stills';
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
