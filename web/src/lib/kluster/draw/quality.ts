/** How much detail a machine can draw: guessed first, then measured. */

import { readStored, writeStored } from '../../stored';

export type Tier = 'high' | 'medium' | 'low';
/** The player's choice: a tier, the flat table, or (`auto`) whatever the machine can draw. */
export type Choice = Tier | 'auto' | 'flat';

export function storedQuality(): Choice {
  const stored = readStored('kluster-quality');
  return (['high', 'medium', 'low', 'flat'] as const).find((one) => one === stored) ?? 'auto';
}

export const storeQuality = (choice: Choice): void => writeStored('kluster-quality', choice);

/** Device pixels drawn for each CSS pixel, at most. */
export const PIXELS: Record<Tier, number> = { high: 2, medium: 1.25, low: 0.5 };

/** Frames measured before a verdict, and frames ignored before that, since they include compiling shaders. */
const SAMPLE = 24;
const WARM_UP = 6;
/** ms a frame may take, as the median of the sample. */
const TOO_SLOW = 26;
/** ms: if even the lowest tier takes longer than this, the flat table is better. */
const FAR_TOO_SLOW = 70;
/** ms: a longer frame is an interruption (another tab, a sleeping laptop), not a measurement. */
const INTERRUPTED = 1500;

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** A first guess from what the graphics driver calls itself. */
export function guess(driver: string, phone: boolean): Tier {
  if (SOFTWARE.test(driver)) return 'low';
  return phone ? 'medium' : 'high';
}

/** Watches how long frames take and steps down, never up: detail that comes and goes is worse than less detail. */
export class Chooser {
  private times: number[] = [];
  private seen = 0;

  constructor(public tier: Tier) {}

  /** Note how long a frame with movement took. Returns a lower tier if needed, `flat` if even the lowest is too slow. */
  measure(ms: number): Tier | 'flat' | null {
    if (ms > INTERRUPTED || ++this.seen <= WARM_UP) return null;
    this.times.push(ms);
    if (this.times.length < SAMPLE) return null;
    const median = this.times.sort((a, b) => a - b)[SAMPLE >> 1] as number;
    this.times = [];
    if (this.tier === 'low') return median > FAR_TOO_SLOW ? 'flat' : null;
    if (median <= TOO_SLOW) return null;
    this.seen = 0;
    this.tier = this.tier === 'high' ? 'medium' : 'low';
    return this.tier;
  }
}
