import { describe, expect, it } from 'vitest';
import { cordsApart } from '../../src/lib/kluster/draw/rope';
import { centreOf, cordLengths, freeLine, moved, outlineOf, reshaped, type PlanShape, type Spot, usualPlans } from '../../src/lib/kluster/plans';

const perimeter = (line: readonly Spot[]) =>
  line.reduce((sum, [x, y], k) => sum + Math.hypot(line[(k + 1) % line.length]![0] - x, line[(k + 1) % line.length]![1] - y), 0);

describe('plans for cords', () => {
  it('keep the length of the cord in every shape', () => {
    const [length] = cordLengths(1, 0, 320, 200) as [number];
    for (const shape of ['circle', 'oval', 'eight', 'free'] as PlanShape[])
      expect(perimeter(outlineOf(reshaped({ shape: 'circle', centre: [10, 20] }, shape), length))).toBeCloseTo(length, 3);
  });

  it('lie where the server would lay them: one in the middle, of two the larger one nearer to it', () => {
    expect(usualPlans(cordLengths(1, 0, 320, 200))).toEqual([{ shape: 'circle', centre: [0, 0] }]);
    expect(usualPlans(cordLengths(1, 1, 320, 200)).map(centreOf)).toEqual([[-78, 0], [124.8, 0]]);
  });

  it('all cross a neighbour, however many there are', () => {
    for (const [classic, duo] of [[2, 0], [1, 2], [4, 4]] as const) {
      const lengths = cordLengths(classic, duo, 320, 200);
      const lines = usualPlans(lengths).map((plan, k) => Float32Array.from(outlineOf(plan, lengths[k]!).flat()));
      expect(cordsApart(lines)).toEqual([]);
    }
  });

  it('are told apart when one is moved away', () => {
    const lengths = cordLengths(3, 0, 320, 200);
    const plans = usualPlans(lengths).map((plan, k) => (k === 1 ? moved(plan, 900, 0) : plan));
    expect(cordsApart(plans.map((plan, k) => Float32Array.from(outlineOf(plan, lengths[k]!).flat())))).toEqual([1]);
  });

  it('take a line drawn by hand, thinned, and none that is too short', () => {
    const circle = Array.from({ length: 2000 }, (_, k): Spot => [150 * Math.cos(k / 318), 150 * Math.sin(k / 318)]);
    const plan = freeLine(circle)!;
    expect(plan.shape === 'free' && plan.points.length).toBeLessThanOrEqual(120);
    expect(centreOf(plan)[0]).toBeCloseTo(0, 0);
    expect(freeLine(circle.slice(0, 20))).toBeNull();
  });
});
