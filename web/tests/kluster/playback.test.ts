import { describe, expect, it } from 'vitest';
import { emptyPicture } from '../../src/lib/kluster/draw/picture';
import { Playback, TICK } from '../../src/lib/kluster/live/playback';
import { MomentRecorder, SLOWNESS } from '../../src/lib/kluster/live/recorder';
import { SlowMotion } from '../../src/lib/kluster/live/slow-motion.svelte';
import { moment, ROSTER } from './moments';

/** A magnet that moves at 0.1 mm/ms, told over a line with this delay for each frame; what is drawn at 60 Hz. */
function watch(delayOf: (frame: number) => number, frames = 200) {
  const playback = new Playback();
  const picture = emptyPicture(ROSTER);
  const arrivals: { at: number; clock: number }[] = [];
  let latest = 0;
  for (let k = 0; k < frames; k++) {
    // A socket keeps the order.
    latest = Math.max(latest, 5000 + k * TICK + delayOf(k));
    arrivals.push({ at: latest, clock: k * TICK });
  }
  const drawn: { now: number; x: number }[] = [];
  let next = 0;
  for (let now = 5000; now < 5000 + frames * TICK; now += 1000 / 60) {
    while (next < arrivals.length && arrivals[next]!.at <= now) {
      const { at, clock } = arrivals[next++]!;
      playback.push(moment(clock, { x: clock / 10 }), at);
    }
    if (playback.latest) {
      playback.sample(now, picture);
      drawn.push({ now, x: picture.at[0]! });
    }
  }
  return { drawn, playback };
}

/** mm drawn from one animation frame to the next, once it runs. */
const steps = (drawn: { x: number }[], skip = 90) =>
  drawn.slice(skip).map(({ x }, k) => x - drawn[skip + k - 1]!.x);

describe('playback', () => {
  it('is smooth on a steady line of 75 ms each way: every step is the same', () => {
    const { drawn } = watch(() => 75);
    for (const step of steps(drawn, 30)) expect(step).toBeCloseTo(10 / 6, 1);
  });

  it('shows what happened less than 100 ms ago on a steady line', () => {
    const { drawn } = watch(() => 75);
    const { now, x } = drawn[100]!;
    const late = now - 5000 - x * 10 - 75;
    expect(late).toBeGreaterThan(TICK);
    expect(late).toBeLessThan(100);
  });

  it('never stands still, jumps or goes back while frames come with up to 50 ms of jitter', () => {
    let seed = 7;
    const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    const { drawn, playback } = watch(() => 75 + 50 * random(), 400);
    for (const step of steps(drawn, 120)) {
      expect(step).toBeGreaterThan(0.5 * (10 / 6));
      expect(step).toBeLessThan(1.5 * (10 / 6));
    }
    expect(playback.delay).toBeLessThan(200);
  });

  it('takes no notice of a frame that comes again, as after asking for everything anew', () => {
    const playback = new Playback();
    for (let k = 0; k < 5; k++) playback.push(moment(k * TICK, { x: k }), 100 + k * TICK);
    playback.push(moment(2 * TICK, { x: 2 }), 300);
    playback.push(moment(4 * TICK, { x: 4 }), 300);
    expect(playback.latest?.clock).toBe(4 * TICK);
    const picture = emptyPicture(ROSTER);
    playback.sample(100 + 3 * TICK + playback.delay, picture);
    expect(picture.at[0]).toBeCloseTo(3, 1);
  });

  it('draws nothing anew while nothing moves', () => {
    const playback = new Playback();
    const picture = emptyPicture(ROSTER);
    playback.push(moment(0, { resting: true }), 100);
    expect(playback.sample(400, picture)).toBe(true);
    expect(playback.sample(416, picture)).toBe(false);
  });

  it('starts a new movement from where all lay, without creeping there from long ago', () => {
    const playback = new Playback();
    const picture = emptyPicture(ROSTER);
    playback.push(moment(0, { x: 0, resting: true }), 0);
    playback.sample(500, picture);
    for (let k = 0; k < 20; k++) playback.push(moment(60_000 + k * TICK, { x: 10 + k }), 60_000 + k * TICK);
    playback.sample(60_010, picture);
    expect(picture.at[0]).toBe(0);
    playback.sample(60_000 + 10 * TICK, picture);
    expect(picture.at[0]).toBeGreaterThan(12);
  });

  it('blends orientations the shorter way and lets magnets appear and vanish', () => {
    const playback = new Playback();
    const picture = emptyPicture(ROSTER);
    const half = Math.SQRT1_2;
    playback.push(moment(0), 0);
    playback.push(
      moment(TICK, { turned: Float32Array.from([-half, 0, 0, -half, 1, 0, 0, 0]), present: Uint8Array.from([1, 0]) }),
      TICK,
    );
    playback.sample(TICK / 2 + playback.delay, picture);
    expect(Math.abs(picture.turn[0]!)).toBeCloseTo(Math.cos(Math.PI / 8), 3);
    expect([...picture.present]).toEqual([1, 1]);
    playback.sample(10_000, picture);
    expect([...picture.present]).toEqual([1, 0]);
  });
});

describe('recorder', () => {
  it('plays the snap again, slowly, with its touches', () => {
    const recorder = new MomentRecorder();
    for (let k = 0; k < 100; k++)
      recorder.push(
        moment(k * TICK, { x: k, stage: k < 40 ? 'preparing' : 'settling', touches: k === 50 ? [[0, 1]] : [] }),
      );
    const replay = recorder.replay()!;
    const picture = emptyPicture(ROSTER);
    expect(replay.length).toBeGreaterThan(1.2 * SLOWNESS);
    expect(replay.length).toBeLessThan(1.6 * SLOWNESS);
    replay.show(0, picture);
    expect(picture.at[0]).toBeGreaterThan(33);
    const heard = [];
    for (let s = 0.1; s < replay.length; s += 0.1) heard.push(...replay.show(s, picture, s - 0.1));
    expect(heard).toEqual([[0, 1]]);
    expect(picture.at[0]).toBeGreaterThan(70);
  });

  it('keeps the turn that ended when the next one has begun, and forgets it after that', () => {
    const recorder = new MomentRecorder();
    recorder.push(moment(0, { stage: 'settling', touches: [[0, 1]] }));
    recorder.push(moment(TICK, { turns: 1 }));
    expect(recorder.replay()).not.toBeNull();
    recorder.push(moment(2 * TICK, { turns: 2 }));
    expect(recorder.replay()).toBeNull();
  });
});

/** Two magnets that snap together 1 s in; the recorder saw it all. */
function snapped(): MomentRecorder {
  const recorder = new MomentRecorder();
  for (let k = 0; k < 60; k++)
    recorder.push(moment(k * TICK, { x: k, stage: k < 20 ? 'preparing' : 'settling', touches: k === 30 ? [[0, 1]] : [] }));
  return recorder;
}

describe('slow motion', () => {
  it('comes to its end although the next turn is over before', () => {
    const slowly = new SlowMotion(snapped());
    slowly.keep(true);
    slowly.start();
    const picture = emptyPicture(ROSTER);
    slowly.draw(picture, 0.1);
    slowly.keep(false);
    expect(slowly.running).toBe(true);
    let frames = 0;
    for (; slowly.running && frames < 1000; frames++) slowly.draw(picture, 0.016);
    expect(frames * 0.016).toBeLessThan(8);
    expect(slowly.replay).toBeNull();
  });

  it('begins only when it is asked for', () => {
    const slowly = new SlowMotion(snapped());
    slowly.keep(true);
    expect(slowly.running).toBe(false);
    slowly.start();
    for (let k = 0; k < 120; k++) slowly.draw(emptyPicture(ROSTER), 0.016);
    expect(slowly.running).toBe(true);
    slowly.stop();
    expect(slowly.running).toBe(false);
  });
});

it('draws the table again after the picture was used for something else', () => {
  const playback = new Playback();
  const picture = emptyPicture(ROSTER);
  playback.push(moment(0, { x: 7, resting: true }), 0);
  playback.sample(1000, picture);
  picture.at[0] = 99;
  expect(playback.sample(1016, picture)).toBe(false);
  playback.forget();
  expect(playback.sample(1032, picture)).toBe(true);
  expect(picture.at[0]).toBe(7);
});
