import { describe, expect, it } from 'vitest';
import type { RuleBlock } from '../src/lib/protocol/types';
import { mentioning, partsOf, plain, wordsOf } from '../src/lib/rules';

const block = (kind: string, text: string, rules: string[] = []): RuleBlock => ({
  kind,
  spans: [{ text, style: 'plain' }],
  rules,
  languages: [],
  diagram: null,
});

const blocks = [
  block('paragraph', 'Magnets and a cord.'),
  block('heading', 'Your turn'),
  block('paragraph', 'Place one magnet.', ['K9', 'D9']),
  block('note', 'The leaflet says less.', ['X-K5', 'K9']),
  block('paragraph', 'Größe is no matter.', ['K10', 'K9']),
];

describe('a rulebook', () => {
  const parts = partsOf(blocks);

  it('has what stands before the first heading, then a part for each', () => {
    expect(parts.map(({ id, entries }) => [id, entries.length])).toEqual([
      [null, 1],
      ['part-1', 2],
    ]);
    expect(parts[1]!.entries[0]!.belonging.map(wordsOf)).toEqual(['The leaflet says less.']);
  });

  it('gives each rule one anchor, where it is told first', () => {
    const anchors = parts.flatMap(({ entries }) => entries.flatMap((entry) => [...entry.anchors.values()]));
    expect(anchors).toEqual([[], ['K9', 'D9'], ['X-K5'], ['K10']]);
  });

  it('finds words without regard to case and accents, numbers and notes included', () => {
    const found = (words: string) => mentioning(parts, words).flatMap(({ entries }) => entries.map(({ block }) => block.rules[0]));
    expect(found('GROSSE')).toEqual([]);
    expect(found('größe')).toEqual(['K10']);
    expect(found('grosze')).toEqual([]);
    expect(found('leaflet magnet')).toEqual(['K9']);
    expect(found('x-k5')).toEqual(['K9']);
    expect(mentioning(parts, '  ')).toHaveLength(2);
    expect(plain('Åben')).toBe('aben');
  });
});
