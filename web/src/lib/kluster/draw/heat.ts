/** The colours of danger on the ring and the arrow: calm green, yellow, orange, red. */

import { clamp } from '../../clamp';

const STEPS: readonly (readonly [number, number, number])[] = [
  [0.42, 0.95, 0.74],
  [0.98, 0.86, 0.3],
  [1.0, 0.55, 0.16],
  [1.0, 0.2, 0.1],
];
/** The colour where the danger is not known: only the holder feels it. */
const NEUTRAL = [0.95, 0.93, 0.86] as const;

/** Red, green and blue, 0 to 1, of a danger from 0 to 1; null: neutral. */
export function heatColour(danger: number | null): readonly [number, number, number] {
  if (danger === null) return NEUTRAL;
  const along = clamp(danger, 0, 1) * (STEPS.length - 1);
  const step = Math.min(STEPS.length - 2, Math.floor(along));
  const [from, to] = [STEPS[step] ?? NEUTRAL, STEPS[step + 1] ?? NEUTRAL];
  const share = along - step;
  return [0, 1, 2].map((k) => (from[k] ?? 0) + share * ((to[k] ?? 0) - (from[k] ?? 0))) as unknown as readonly [number, number, number];
}

/** The same for a canvas. */
export function heatStyle(danger: number | null): string {
  const [r, g, b] = heatColour(danger).map((part) => Math.round(255 * part));
  return `rgb(${r} ${g} ${b})`;
}
