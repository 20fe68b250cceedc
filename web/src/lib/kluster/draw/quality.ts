/** How much detail a machine can draw: guessed first, then measured. */

import { readStored, writeStored } from '../../stored';

export type Tier = 'high' | 'medium' | 'low';
/** What somebody has chosen: a tier, the flat table, or whatever the machine can draw. */
export type Choice = Tier | 'auto' | 'flat';

export function storedQuality(): Choice {
  const stored = readStored('kluster-quality');
  return (['high', 'medium', 'low', 'flat'] as const).find((one) => one === stored) ?? 'auto';
}

export const storeQuality = (choice: Choice): void => writeStored('kluster-quality', choice);

/** Device pixels drawn for each CSS pixel, at most. */
export const PIXELS: Record<Tier, number> = { high: 2, medium: 1.25, low: 0.5 };

/** Frames that are looked at before a verdict; the first ones compile shaders and do not count. */
const SAMPLE = 24;
const WARM_UP = 6;
/** ms a frame may take, as the median of the sample. */
const TOO_SLOW = 26;
/** The same for the plainest table in space: what takes longer is better drawn flat. */
const FAR_TOO_SLOW = 70;
/** A frame longer than this is an interruption (another tab, a sleeping laptop), not a measurement. */
const INTERRUPTED = 1500;

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** A first guess from what the graphics driver calls itself. */
export function guess(driver: string, phone: boolean): Tier {
  if (SOFTWARE.test(driver)) return 'low';
  return phone ? 'medium' : 'high';
}

/** Watches how long frames take and steps down, never up: detail that comes and goes is worse than less of it. */
export class Chooser {
  private times: number[] = [];
  private seen = 0;

  constructor(public tier: Tier) {}

  /** Take note of how long a frame took while something moved. Returns a new tier when it is time for one, `flat` if none will do. */
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
