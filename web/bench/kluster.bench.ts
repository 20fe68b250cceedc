/** What a frame of the Kluster table costs in JavaScript, without a graphics driver: everything moves, one cord is dragged. */
import { Scene } from 'three';
import { bench, describe } from 'vitest';
import { emptyPicture } from '../src/lib/kluster/draw/picture';
import { Things } from '../src/lib/kluster/draw/things';
import type { Moment } from '../src/lib/kluster/live/moment';
import { Playback, TICK } from '../src/lib/kluster/live/playback';
import type { Triple } from '../src/lib/kluster/magnet';

function circle(x: number, wobble: number): Float32Array {
  return Float32Array.from({ length: 192 }, (_, k) => {
    const angle = (Math.PI * (k >> 1)) / 48;
    return k % 2 ? 160 * Math.sin(angle) : x + 160 * Math.cos(angle) + wobble;
  });
}

for (const [magnets, cords] of [
  [24, 1],
  [96, 4],
] as const) {
  const names = Array.from({ length: magnets }, (_, i) => `c${i + 1}`);
  const roster = { names, sizes: names.map((): Triple => [18, 16, 10]) };
  const at = (clock: number): Moment => ({
    clock,
    stage: 'settling',
    turn: 0,
    turns: 0,
    grip: null,
    grabbed: [0],
    resting: false,
    present: new Uint8Array(magnets).fill(1),
    trembling: new Uint8Array(magnets).fill(1),
    touches: [],
    at: Float32Array.from({ length: 3 * magnets }, (_, k) => (k % 3 === 2 ? 5 : 37 * k) % 300 + 0.01 * clock),
    turned: Float32Array.from({ length: 4 * magnets }, (_, k) => (k % 4 === 0 ? 0.8 : k % 4 === 3 ? 0.6 : 0)),
    cords: Array.from({ length: cords }, (_, c) => circle(200 * c, c ? 0 : 0.001 * clock)),
    own: null,
  });

  describe(`${magnets} magnets, ${cords} cord${cords > 1 ? 's' : ''}`, () => {
    const things = new Things(new Scene(), roster, 'high');
    const picture = emptyPicture(roster);
    const playback = new Playback();
    let now = 0;
    let told = 0;
    bench('one frame', () => {
      now += 1000 / 60;
      while (told <= now) {
        playback.push(at(told), told);
        told += TICK;
      }
      playback.sample(now, picture);
      things.show(picture, now / 1000, 2, 0.016);
    });
  });
}
