/** Small synthesised sounds: a tile is set down, points, your turn, a win. */
import { clamp } from './clamp';
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** ms: a sound delayed for longer than this would only confuse. */
const tooLate = 250;

/** Browsers stay silent until somebody has touched the page; that is not an error. */
function whenReady(begin: (audio: AudioContext) => void): void {
  if (!settings.sound || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  const audio = (context ??= new AudioContext());
  if (audio.state === 'running') {
    begin(audio);
    return;
  }
  // The first sound wakes the audio up, which takes some milliseconds.
  const asked = performance.now();
  audio.resume().then(
    () => {
      if (performance.now() - asked < tooLate) begin(audio);
    },
    () => undefined,
  );
}

interface Note {
  /** Hz; `to`: the pitch it slides to. */
  pitch: number;
  to?: number;
  /** s from now, and the duration in s. */
  at: number;
  long: number;
  loud: number;
  type: OscillatorType;
}

function sound(notes: readonly Note[]): void {
  whenReady((audio) => play(audio, notes));
}

function play(audio: AudioContext, notes: readonly Note[]): void {
  for (const { pitch, to = pitch, at, long, loud, type } of notes) {
    const start = audio.currentTime + at;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = type;
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + long * 0.55);
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(loud, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.001, start + long);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + long + 0.02);
  }
}

/** A short wooden tap. */
export const tock = (): void => sound([{ pitch: 520, to: 150, at: 0, long: 0.11, loud: 0.25, type: 'triangle' }]);

// Hz: a pentatonic scale, in which any notes sound well together.
const scale = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51];
const bell = (pitch: number, at: number, loud = 0.12): Note => ({ pitch, at, long: 0.42, loud, type: 'sine' });

/** A run of bells, longer for more points; other people's points sound farther away. */
export function chime(points: number, own: boolean): void {
  const steps = clamp(points, 2, scale.length);
  sound(scale.slice(0, steps).map((pitch, place) => bell(pitch, 0.12 + place * 0.07, own ? 0.12 : 0.045)));
}

/** Two soft tones: it is your turn. */
export const yourTurn = (): void => sound([bell(659.25, 0, 0.08), bell(987.77, 0.13, 0.08)]);

/** A dry tap for each of the last seconds. */
export const hurry = (): void => sound([{ pitch: 880, to: 660, at: 0, long: 0.06, loud: 0.1, type: 'square' }]);

/** A tone for each piece as it is counted, rising. */
export const tick = (place: number): void => sound([bell(scale[place % scale.length] ?? 523.25, 0, 0.06)]);

/** Somebody has won. */
export const fanfare = (): void =>
  sound([523.25, 659.25, 783.99, 1046.5].flatMap((pitch, place) => [bell(pitch, place * 0.14, 0.14), bell(pitch * 1.5, place * 0.14 + 0.42, 0.06)]));
