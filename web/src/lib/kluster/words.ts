/** Things and events of the Kluster table in words. */

import { formatList, t } from '../i18n/index.svelte';
import { capitalised } from '../i18n/naming';
import type { Problem } from '../protocol/types';
import { wordsOf } from '../table/live.svelte';
import type { PullWay } from './hand/told-pull.svelte';
import type { NearMiss } from './live/near-miss';
import { levelName } from '../table/names';
import { isSpinner, type Face, type Pose } from './magnet';
import type { TurnOutcome, Taken } from './outcome';
import { dangerStep, type Felt } from './tug';

export function magnetName(magnet: string): string {
  const number = magnet.slice(1);
  return isSpinner(magnet) ? t('web-kluster-spinner', { number }) : t('web-kluster-stone', { number });
}

const list = (magnets: readonly string[]): string => formatList(magnets.map(magnetName));

export function poseName(pose: Pose, face: Face): string {
  return t('web-kluster-pose', { pose, face });
}

const LEVELS = ['calm', 'tug', 'strong', 'snap'] as const;

/** What the step of a danger is called in the catalogues. */
export const dangerLevel = (strength: number): (typeof LEVELS)[number] => LEVELS[dangerStep(strength)] ?? 'calm';

/** What the holder of a magnet feels, or what would happen here, in words. */
export function feltWords({ way, strength }: Felt): string {
  const level = dangerLevel(strength);
  if (way === 'known') return t('web-kluster-risk-level', { level });
  return way === 'push' && level !== 'calm' ? t('web-kluster-push-level', { level }) : t('web-kluster-danger-level', { level });
}

/** The name of the person on a seat. */
export type Called = (seat: number) => string;

function takenWords({ seat, magnets, cause, rule }: Taken, called: Called): string {
  return t('web-kluster-taken', { seat: called(seat), magnets: list(magnets), count: magnets.length, cause, rule });
}

/** A near miss in words: a magnet that rocked, slid or rolled, and settled. */
function closeWords({ magnet, mm }: NearMiss): string {
  return t('web-kluster-close', { magnet: magnetName(magnet), mm: Math.round(mm) });
}

/** A turn's outcome, one sentence per event. */
export function outcomeWords(outcome: TurnOutcome, called: Called): string[] {
  const said: string[] = [];
  const { placed, taken, fault, resigned, offered, close, timeUp, stoodIn } = outcome;
  if (timeUp !== null) said.push(t('web-kluster-time-up', { seat: called(timeUp) }));
  if (placed && !taken.length)
    said.push(t('web-kluster-placed', { seat: called(placed.seat), magnet: magnetName(placed.magnet) }));
  said.push(...taken.map((one) => takenWords(one, called)));
  if (close[0]) said.push(closeWords(close[0]));
  if (fault)
    said.push(
      t('web-kluster-fault', { faults: fault.faults, allowed: fault.allowed, cause: fault.time ? 'time' : 'taken' }),
    );
  if (resigned) said.push(t('web-kluster-resigned', { seat: called(resigned.seat), count: resigned.count }));
  if (offered !== null) said.push(t('web-kluster-offered', { seat: called(offered) }));
  if (stoodIn) said.push(t('web-stood-in', { who: called(stoodIn.seat), level: levelName(stoodIn.level) }));
  return said;
}

/** What somebody is doing to the cord, in words. */
export const pullWords = (way: PullWay, who: string): string => t('web-kluster-pull', { way, who });

/** Why the server refused something; magnets get the names people use. */
export function refusalWords(problem: Problem): string {
  const { magnet } = problem.args;
  const args = typeof magnet === 'string' ? { ...problem.args, magnet: magnetName(magnet) } : problem.args;
  return capitalised(wordsOf({ ...problem, args }));
}

/** A spot relative to another (`right` and `away` in mm), in words. */
export function offsetWords(right: number, away: number): string {
  const [x, y] = [Math.round(Math.abs(right)), Math.round(Math.abs(away))];
  return t('web-kluster-offset', {
    x,
    y,
    side: right < 0 ? 'left' : 'right',
    depth: away < 0 ? 'near' : 'away',
  });
}
