/**
 * How cords are laid before the game: plans in the server's format, and their outlines. Millimetres and degrees.
 * Repeats match/kluster/live/layout.py, since a form has no table to ask. Only the plan is sent; the server lays the cord.
 */

export type Spot = readonly [number, number];

export type CordPlan =
  | { shape: 'circle'; centre: Spot }
  | { shape: 'oval'; centre: Spot; ratio: number; yaw: number }
  | { shape: 'eight'; centre: Spot; ratio: number; yaw: number }
  | { shape: 'free'; points: readonly Spot[] };

export type PlanShape = CordPlan['shape'];

/** The distance of neighbouring cords as a share of the sum of their radii. */
const OVERLAP = 0.78;
/** The number of points of an outline. */
const FINE = 96;
/** The most points of a free line that are sent, and the least distance (mm) between two of them. */
const MOST_POINTS = 120;
const APART = 6;

/** mm: the length of each cord, Classic boxes first. A loop's size is the diameter of its circle. */
export function cordLengths(classic: number, duo: number, loopClassic: number, loopDuo: number): number[] {
  return [...Array<number>(classic).fill(Math.PI * loopClassic), ...Array<number>(duo).fill(Math.PI * loopDuo)];
}

/** The default layout: one cord in the middle, two side by side, more in a ring. */
export function usualPlans(lengths: readonly number[]): CordPlan[] {
  const radii = lengths.map((length) => length / (2 * Math.PI));
  const [first = 0, second = 0] = radii;
  if (radii.length < 2) return radii.map(() => ({ shape: 'circle', centre: [0, 0] }));
  if (radii.length === 2) {
    return [
      { shape: 'circle', centre: [round(-OVERLAP * second), 0] },
      { shape: 'circle', centre: [round(OVERLAP * first), 0] },
    ];
  }
  const chords = radii.map((radius, k) => OVERLAP * (radius + (radii[(k + 1) % radii.length] ?? 0)));
  const ring = ringRadius(chords);
  let angle = 0;
  return chords.map((chord) => {
    const centre: Spot = [round(ring * Math.cos(angle)), round(ring * Math.sin(angle))];
    angle += 2 * Math.asin(Math.min(1, chord / (2 * ring)));
    return { shape: 'circle', centre };
  });
}

/** The radius of the circle on which these chords form a closed ring. */
function ringRadius(chords: readonly number[]): number {
  let low = Math.max(...chords) / 2;
  let high = chords.reduce((sum, chord) => sum + chord, 0);
  while (high - low > 1e-6 * high) {
    const middle = (low + high) / 2;
    const turned = chords.reduce((sum, chord) => sum + 2 * Math.asin(Math.min(1, chord / (2 * middle))), 0);
    [low, high] = turned > 2 * Math.PI ? [middle, high] : [low, middle];
  }
  return high;
}

/** The same cord in another shape, where it lies now. */
export function reshaped(plan: CordPlan, shape: PlanShape): CordPlan {
  const centre = centreOf(plan);
  switch (shape) {
    case 'circle':
      return { shape, centre };
    case 'oval':
      return { shape, centre, ratio: 0.6, yaw: 0 };
    case 'eight':
      return { shape, centre, ratio: 0.5, yaw: 0 };
    case 'free':
      return { shape, points: outlineOf(plan, 1000).filter((_, k) => k % 4 === 0) };
  }
}

export function moved(plan: CordPlan, dx: number, dy: number): CordPlan {
  if (plan.shape === 'free') return { shape: 'free', points: plan.points.map(([x, y]): Spot => [round(x + dx), round(y + dy)]) };
  return { ...plan, centre: [round(plan.centre[0] + dx), round(plan.centre[1] + dy)] };
}

export function turned(plan: CordPlan, degrees: number): CordPlan {
  return plan.shape === 'oval' || plan.shape === 'eight' ? { ...plan, yaw: (plan.yaw + degrees) % 360 } : plan;
}

export function centreOf(plan: CordPlan): Spot {
  if (plan.shape !== 'free') return plan.centre;
  const count = Math.max(1, plan.points.length);
  const sum = plan.points.reduce(([x, y], [px, py]): [number, number] => [x + px, y + py], [0, 0] as [number, number]);
  return [round(sum[0] / count), round(sum[1] / count)];
}

/** The closed line of a plan, scaled about its middle to the length of the cord. */
export function outlineOf(plan: CordPlan, length: number): Spot[] {
  const raw = plan.shape === 'free' ? [...plan.points] : unscaled(plan);
  if (raw.length < 3) return [];
  const perimeter = raw.reduce((sum, [x, y], k) => {
    const [nx, ny] = raw[(k + 1) % raw.length] as Spot;
    return sum + Math.hypot(nx - x, ny - y);
  }, 0);
  const scale = perimeter ? length / perimeter : 1;
  const [cx, cy] = centreOf(plan);
  return raw.map(([x, y]): Spot => [cx + scale * (x - cx), cy + scale * (y - cy)]);
}

function unscaled(plan: Exclude<CordPlan, { shape: 'free' }>): Spot[] {
  const yaw = plan.shape === 'circle' ? 0 : (plan.yaw * Math.PI) / 180;
  const ratio = plan.shape === 'circle' ? 1 : plan.ratio;
  return Array.from({ length: FINE }, (_, k): Spot => {
    const angle = (2 * Math.PI * k) / FINE;
    const along = 100 * Math.cos(angle);
    const across = 100 * ratio * Math.sin(plan.shape === 'eight' ? 2 * angle : angle);
    return [
      plan.centre[0] + along * Math.cos(yaw) - across * Math.sin(yaw),
      plan.centre[1] + along * Math.sin(yaw) + across * Math.cos(yaw),
    ];
  });
}

/** A plan from a line drawn by hand, with no more points than needed. */
export function freeLine(points: readonly Spot[]): CordPlan | null {
  const kept: Spot[] = [];
  for (const [x, y] of points) {
    const last = kept[kept.length - 1];
    if (!last || Math.hypot(x - last[0], y - last[1]) >= APART) kept.push([round(x), round(y)]);
  }
  const every = Math.ceil(kept.length / MOST_POINTS);
  const thinned = kept.filter((_, k) => k % every === 0);
  return thinned.length >= 6 ? { shape: 'free', points: thinned } : null;
}

const round = (value: number): number => Math.round(value * 10) / 10;
