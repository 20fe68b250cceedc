/**
 * What the holder of a magnet learns about danger.
 *
 * With poles hidden, it follows from what the fingers feel (the force on the held magnet) and what the eyes see (where the
 * others lie): the force pulls towards them or pushes away from them. With poles shown, the server says what would happen.
 */

import { clamp } from '../clamp';
import type { Moment, Own } from './live/moment';
import type { Triple } from './magnet';

/** N: about the weight of a stone (half axes 9 × 8 × 5 mm, 5 g/cm³). A pull this strong lifts other stones off the table. */
export const LIFT_OFF = 0.074;
/** mm: the length of the arrow on the table for a tug of that strength. */
const ARROW = 42;
/** N: a weaker force is not felt. */
const FAINT = 0.0008;
/** The cosine between the force and the direction of the others below which it is purely a push. */
const PUSH = -0.7;

export interface Felt {
  /** A pull or a push that is felt, or the danger as known to the server. */
  way: 'pull' | 'push' | 'known';
  /** 0 to 1: how strong it is. */
  strength: number;
  /** 0 to 1: how likely it is to snap. A push, however strong, is not dangerous. */
  danger: number;
}

/** A danger from 0 to 1 in four even steps, 0 to 3. Magnets begin to move at half of the server's scale (`STAYS` in match/kluster/live/danger.py). */
export const dangerStep = (danger: number): number => Math.min(3, Math.floor(4 * danger));

export const CALM: Felt = { way: 'pull', strength: 0, danger: 0 };

/** mm: the length of the arrow on the table for a tug of so many N. */
export const arrowLength = (newtons: number): number => (ARROW * newtons) / LIFT_OFF;

/** What the player's own hand feels; null: it is empty, or the holding hand is somebody else's. */
export function feltIn(moment: Moment): Felt | null {
  const { own, grip } = moment;
  if (!own?.force || !grip) return null;
  if (own.danger !== null) return { way: 'known', strength: own.danger, danger: own.danger };
  const pulling = pullShare(own.force, moment, grip.magnet);
  const force = Math.hypot(...own.force);
  return { way: pulling < 0.5 ? 'push' : 'pull', strength: level(force), danger: level(force * pulling) };
}

/** 0: nothing is felt; 1: a stone's weight or more. Logarithmic in between, like the senses. */
export function level(newtons: number): number {
  if (newtons <= FAINT) return 0;
  return Math.min(1, Math.log(newtons / FAINT) / Math.log(LIFT_OFF / FAINT));
}

/**
 * How much of a force is dangerous: 1 if it points towards a neighbour or across, 0 if away from all of them.
 *
 * Neighbours are weighted by the inverse fourth power of distance, like the force of magnets, so only the nearest count. Of
 * one that pulls and one behind it that pushes, the pull counts.
 */
function pullShare(force: NonNullable<Own['force']>, { present, at }: Moment, held: number): number {
  const strength = Math.hypot(...force) || 1;
  const to = (i: number): Triple => [0, 1, 2].map((k) => (at[3 * i + k] as number) - (at[3 * held + k] as number)) as unknown as Triple;
  const others = [...present.keys()].filter((i) => present[i] && i !== held).map(to);
  const nearest = Math.min(...others.map((way) => Math.hypot(...way)));
  let [towards, away] = [0, 0];
  for (const way of others) {
    const far = Math.hypot(...way) || 1;
    const counts = (nearest / far) ** 4;
    const along = (counts * (force[0] * way[0] + force[1] * way[1] + force[2] * way[2])) / (far * strength);
    towards = Math.max(towards, along);
    away = Math.max(away, -along);
  }
  return clamp((towards - away - PUSH) / -PUSH, 0, 1);
}
