/** The rulebook, split into parts that can be searched. */
import type { RuleBlock } from './protocol/types';
import type { GameName } from './games';

/** A rule of a game, to point at. */
export interface RuleAt {
  game: GameName;
  rule: string;
}

/** A paragraph with the notes and diagrams that belong to it; `anchors`: the rules that links lead here for. */
interface RuleEntry {
  block: RuleBlock;
  belonging: RuleBlock[];
  anchors: Map<RuleBlock, string[]>;
}

interface RulePart {
  /** A running number, so that it is the same in every language; the introduction has none. */
  id: string | null;
  title: RuleBlock | null;
  entries: RuleEntry[];
}

export const wordsOf = ({ spans }: RuleBlock): string => spans.map(({ text }) => text).join('');

/** A book in parts: what stands under each heading. */
export function partsOf(blocks: readonly RuleBlock[]): RulePart[] {
  const parts: RulePart[] = [{ id: null, title: null, entries: [] }];
  const anchored = new Set<string>();
  for (const block of blocks) {
    if (block.kind === 'heading') {
      parts.push({ id: `part-${parts.length}`, title: block, entries: [] });
      continue;
    }
    const part = parts.at(-1);
    if (block.kind === 'paragraph') part?.entries.push({ block, belonging: [], anchors: new Map() });
    const entry = part?.entries.at(-1);
    if (block.kind !== 'paragraph') entry?.belonging.push(block);
    const fresh = block.rules.filter((rule) => !anchored.has(rule));
    for (const rule of fresh) anchored.add(rule);
    entry?.anchors.set(block, fresh);
  }
  return parts;
}

/** Text normalised for comparison: no case, no accents. */
export const plain = (words: string): string => words.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/** The parts and entries in which all the words occur; everything if there are no words. */
export function mentioning(parts: readonly RulePart[], words: string): RulePart[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...parts];
  const hit = ({ block, belonging }: RuleEntry): boolean => {
    const said = plain([block, ...belonging].map((one) => `${one.rules.join(' ')} ${wordsOf(one)}`).join(' '));
    return wanted.every((word) => said.includes(word));
  };
  return parts.map((part) => ({ ...part, entries: part.entries.filter(hit) })).filter(({ entries }) => entries.length > 0);
}
