/** Where the keyboard would grab a cord. */

import { nearestCord } from './gestures';

export class CordCursor {
  at = $state.raw<{ cord: number; node: number; x: number; y: number } | null>(null);

  /** Start at the point of a cord nearest to a spot. */
  begin(cords: readonly Float32Array[], x: number, y: number): void {
    const near = nearestCord(cords, x, y);
    const line = near && cords[near.cord];
    if (line) this.point(cords, near.cord, nearestNode(line, near.x, near.y));
  }

  /** Move along the cord by so many nodes, or to another cord. */
  move(cords: readonly Float32Array[], nodes: number, by: number): void {
    if (this.at) this.point(cords, (this.at.cord + by + cords.length) % cords.length, this.at.node + nodes);
  }

  clear(): void {
    this.at = null;
  }

  private point(cords: readonly Float32Array[], cord: number, node: number): void {
    const line = cords[cord];
    if (!line) return;
    const count = line.length / 2;
    const at = (((node % count) + count) % count) | 0;
    this.at = { cord, node: at, x: line[2 * at] as number, y: line[2 * at + 1] as number };
  }
}

function nearestNode(line: Float32Array, x: number, y: number): number {
  let best = 0;
  let least = Infinity;
  for (let node = 0; node < line.length / 2; node++) {
    const away = Math.hypot((line[2 * node] as number) - x, (line[2 * node + 1] as number) - y);
    if (away < least) [best, least] = [node, away];
  }
  return best;
}
