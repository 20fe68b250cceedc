/** Every sound of the table, made on the spot from oscillators and noise. Silent until somebody has touched the page. */

import type { Cues } from './cues';
import { purring, vibration } from './cues';

/** The ring of polished ceramic: for each partial its frequency (Hz) and how long it lasts (s). */
const RINGING: readonly (readonly [number, number, number])[] = [
  [2650, 0.055, 1],
  [4380, 0.035, 0.7],
  [6900, 0.02, 0.45],
];
/** s: the time constant with which the hum follows the danger. */
const SMOOTH = 0.06;

export class Sounds {
  private context: AudioContext | null = null;
  private out: GainNode | null = null;
  private hum: { gain: GainNode; low: OscillatorNode; high: OscillatorNode; filter: BiquadFilterNode } | null = null;
  private rustle: GainNode | null = null;
  private noise: AudioBuffer | null = null;
  /** When the current purr ends, in the browser's ms. */
  private purredUntil = 0;

  constructor(
    private audible: boolean,
    private readonly makeContext: () => AudioContext | null = usualContext,
  ) {}

  /** Browsers allow sound only after a press; call this from one. */
  wake(): void {
    if (!this.audible) return;
    if (!this.context) this.build();
    void this.context?.resume();
  }

  setAudible(audible: boolean): void {
    this.audible = audible;
    if (this.out && this.context) this.out.gain.setTargetAtTime(audible ? 0.8 : 0, this.context.currentTime, 0.02);
    if (!audible) navigator.vibrate?.(0);
  }

  play(cues: Cues): void {
    if (!this.audible) return;
    for (const strength of cues.clacks) this.clack(strength);
    if (cues.placed) this.clack(0.12, 0.35);
    this.setHum(cues.danger);
    this.setRustle(cues.rustle);
    this.vibrate(cues);
  }

  private build(): void {
    const context = (this.context = this.makeContext());
    if (!context) return;
    const out = (this.out = context.createGain());
    out.gain.value = 0.8;
    const limiter = context.createDynamicsCompressor();
    out.connect(limiter).connect(context.destination);
    this.noise = noise(context);
    this.hum = this.buildHum(context, out);
    this.rustle = this.buildRustle(context, out);
  }

  /** Two tones a little apart, whose beat gets faster the nearer danger is. */
  private buildHum(context: AudioContext, out: AudioNode) {
    const gain = context.createGain();
    gain.gain.value = 0;
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.value = 200;
    const tone = (shape: OscillatorType) => {
      const made = context.createOscillator();
      made.type = shape;
      made.frequency.value = 55;
      made.connect(filter);
      made.start();
      return made;
    };
    const [low, high] = [tone('sawtooth'), tone('triangle')];
    filter.connect(gain).connect(out);
    return { gain, low, high, filter };
  }

  private buildRustle(context: AudioContext, out: AudioNode): GainNode {
    const source = context.createBufferSource();
    source.buffer = this.noise;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = 2100;
    filter.Q.value = 0.6;
    const gain = context.createGain();
    gain.gain.value = 0;
    source.connect(filter).connect(gain).connect(out);
    source.start();
    return gain;
  }

  private setHum(danger: number): void {
    if (!this.context || !this.hum) return;
    const now = this.context.currentTime;
    const { gain, low, high, filter } = this.hum;
    const pitch = 52 * 2 ** (1.6 * danger);
    gain.gain.setTargetAtTime(0.16 * danger ** 1.6, now, SMOOTH);
    low.frequency.setTargetAtTime(pitch, now, SMOOTH);
    high.frequency.setTargetAtTime(2 * pitch + 1.5 + 16 * danger * danger, now, SMOOTH);
    filter.frequency.setTargetAtTime(140 + 1300 * danger ** 2, now, SMOOTH);
  }

  private setRustle(strength: number): void {
    if (this.context) this.rustle?.gain.setTargetAtTime(0.1 * strength, this.context.currentTime, 0.04);
  }

  /** A short burst of noise through the resonances of a stone; a `tone` below one is duller: wood rather than stone. */
  private clack(strength: number, tone = 1): void {
    const { context, out } = this;
    if (!context || !out) return;
    const now = context.currentTime;
    for (const [frequency, lasts, share] of RINGING) {
      const source = context.createBufferSource();
      source.buffer = this.noise;
      const filter = context.createBiquadFilter();
      filter.type = 'bandpass';
      filter.frequency.value = frequency * tone * (0.96 + 0.08 * strength);
      filter.Q.value = 14 * tone + 2;
      const gain = context.createGain();
      gain.gain.setValueAtTime(share * (0.4 + 3.2 * strength), now);
      gain.gain.exponentialRampToValueAtTime(0.0005, now + lasts / tone);
      source.connect(filter).connect(gain).connect(out);
      source.start(now, (strength * 0.37) % 0.5, lasts / tone + 0.02);
    }
  }

  /** Call once per animation frame: a tug is felt for as long as the magnet is held, even when nothing moves. */
  purr(danger: number, now: number): void {
    const pattern = purring(danger);
    if (!pattern || !this.audible || now < this.purredUntil) return;
    // A purr must not be restarted with every frame, or it becomes one long buzz.
    this.purredUntil = now + pattern.reduce((sum, part) => sum + part, 0);
    navigator.vibrate?.(pattern);
  }

  private vibrate(cues: Cues): void {
    const pattern = vibration(cues);
    if (!pattern) return;
    this.purredUntil = performance.now() + (pattern[0] ?? 0);
    navigator.vibrate?.(pattern);
  }

  dispose(): void {
    void this.context?.close();
    this.context = null;
  }
}

function usualContext(): AudioContext | null {
  return typeof AudioContext === 'undefined' ? null : new AudioContext({ latencyHint: 'interactive' });
}

function noise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = 2 * Math.random() - 1;
  return buffer;
}
