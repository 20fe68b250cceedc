/** Best solo scores (CO4), kept in this browser: one per set of options, since their scores do not compare. */
import { fieldsOf, hasFields } from '../fields';
import { readStored, writeStored } from '../stored';
import type { RuleValues } from './options';

export interface SoloBest {
  points: number;
  /** The best score before this one, if there was any. */
  before: number | null;
  /** Which game it was, so that looking at its end again changes nothing. */
  game: string;
  record: string | null;
  /** The options that matter in solo play. */
  rules: RuleValues;
}

/**
 * Bonuses, ties and face-down discards mean nothing in solo play (Z12); every other option makes it a different game. The
 * same options as in storage/best_results.py (`variant_of`), by which the terminal keeps its own best results. Kept scores
 * are found by these keys, so a new option must be part of the key only while it is on: otherwise all scores kept so far
 * would be lost.
 */
function soloRules(rules: RuleValues): RuleValues {
  const surface = (rules['surface'] ?? null) as Record<string, unknown> | null;
  return {
    fast: rules['fast'] === true,
    trim_drawn_only: rules['fast'] === true && rules['trim_drawn_only'] === true,
    extra_wild: ((rules['extra_wild'] ?? []) as readonly number[]).includes(0) ? [0] : [],
    surface: surface && Object.fromEntries(Object.entries(surface).sort(([one], [other]) => one.localeCompare(other))),
  };
}

const keyOf = (rules: RuleValues): string => JSON.stringify(soloRules(rules));

const isBest = (entry: [string, unknown]): entry is [string, SoloBest] => hasFields(entry[1], 'points', 'game', 'rules', 'before');

const stored = (): Record<string, SoloBest> => Object.fromEntries(Object.entries(fieldsOf(readStored('solo'))).filter(isBest));

/** The best score of every set of options, highest first. */
export const soloBests = (): SoloBest[] => Object.values(stored()).sort((one, other) => other.points - one.points);

export const soloBest = (rules: RuleValues): SoloBest | null => stored()[keyOf(rules)] ?? null;

/** A solo game is over: keep it if it is the best so far. Returns the best. */
export function keepSolo(rules: RuleValues, points: number, game: string, record: string | null): SoloBest {
  const best = soloBest(rules);
  const same = best?.game === game;
  if (best && !same && points <= best.points) return best;
  const before = same ? best.before : (best?.points ?? null);
  const kept = { points, before, game, record, rules: soloRules(rules) };
  writeStored('solo', { ...stored(), [keyOf(rules)]: kept });
  return kept;
}
