/** What somebody else is doing to the cord, to be put in words. */

import { farthestNode, type Moment } from '../live/moment';

/** The direction in which most of a moving cord goes, as seen from its middle. */
export type PullWay = 'in' | 'out' | 'along';

/** mm: with less movement the cord was only touched. */
const NOTICED = 6;
/** Share of a movement that goes in or out; below this it counts as going along. */
const STRAIGHT = 0.4;
/** ms that the words stay after the fingers have opened, so that a quick pull can be read, too. */
const LINGERING = 1800;

export class ToldPull {
  way = $state<PullWay | null>(null);
  private began: { cord: number; line: Float32Array } | null = null;
  private soon: ReturnType<typeof setTimeout> | undefined;

  /** `ours`: whoever is pulling is at this screen and need not be told. */
  see({ grabbed, cords }: Moment, ours: boolean): void {
    const cord = grabbed[0];
    const line = cord === undefined ? undefined : cords[cord];
    if (ours) {
      this.forget();
    } else if (cord === undefined || !line) {
      if (this.began) this.soon = setTimeout(() => (this.way = null), LINGERING);
      this.began = null;
    } else {
      clearTimeout(this.soon);
      if (this.began?.cord !== cord || this.began.line.length !== line.length) this.began = { cord, line };
      this.way = wayOf(this.began.line, line) ?? this.way;
    }
  }

  forget(): void {
    clearTimeout(this.soon);
    this.began = this.way = null;
  }
}

/** Judged by the spot that has moved farthest; null while none has moved far enough. */
export function wayOf(before: Float32Array, now: Float32Array): PullWay | null {
  const { node, mm } = farthestNode(before, now);
  if (mm <= NOTICED) return null;
  const nodes = before.length / 2;
  let [x, y] = [0, 0];
  for (let k = 0; k + 1 < before.length; k += 2) {
    x += before[k] as number;
    y += before[k + 1] as number;
  }
  const at = 2 * node;
  const [outX, outY] = [(before[at] as number) - x / nodes, (before[at + 1] as number) - y / nodes];
  const [dx, dy] = [(now[at] as number) - (before[at] as number), (now[at + 1] as number) - (before[at + 1] as number)];
  const out = (dx * outX + dy * outY) / (mm * Math.hypot(outX, outY) || 1);
  return out < -STRAIGHT ? 'in' : out > STRAIGHT ? 'out' : 'along';
}
