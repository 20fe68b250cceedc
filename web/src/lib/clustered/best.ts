/** The best score of games alone (CO4), kept in this browser: one for each way of playing, since they do not compare. */
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
  /** Those options that matter to somebody alone. */
  rules: RuleValues;
}

/**
 * Bonuses, ties and face-down discards mean nothing to somebody alone (Z12); everything else makes another game of it.
 * The same options as in storage/best_results.py (`variant_of`), by which the terminal keeps its own best results.
 * What is kept is found by these keys: a new option is one only while it is on, or all scores kept so far are lost.
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

/** The best of every way of playing, the highest first. */
export const soloBests = (): SoloBest[] => Object.values(stored()).sort((one, other) => other.points - one.points);

export const soloBest = (rules: RuleValues): SoloBest | null => stored()[keyOf(rules)] ?? null;

/** A game alone is over: keep it if it is the best so far. The best is returned. */
export function keepSolo(rules: RuleValues, points: number, game: string, record: string | null): SoloBest {
  const best = soloBest(rules);
  const same = best?.game === game;
  if (best && !same && points <= best.points) return best;
  const before = same ? best.before : (best?.points ?? null);
  const kept = { points, before, game, record, rules: soloRules(rules) };
  writeStored('solo', { ...stored(), [keyOf(rules)]: kept });
  return kept;
}
