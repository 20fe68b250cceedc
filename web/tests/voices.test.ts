import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notices } from '../src/lib/notices.svelte';
import type { ChatLine } from '../src/lib/protocol/types';
import { reactionWords, strokes } from '../src/lib/table/reactions';
import { Voices } from '../src/lib/table/voices.svelte';

const line = (number: number, person: number, text: string | null, reaction: string | null = null): ChatLine => ({
  number,
  person,
  name: person === 0 ? 'Ada' : 'Ben',
  text,
  reaction,
});

describe('what people say', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is read out and counted when others say it', () => {
    const voices = new Voices();
    voices.hear([line(0, 1, 'said before')], 0);
    expect(voices.unread).toBe(0);
    voices.hear([line(0, 1, 'said before'), line(1, 1, 'hello'), line(2, 0, 'hi')], 0);
    expect(voices.unread).toBe(1);
    expect(notices.polite).toBe('Ben: hello');
  });

  it('shows as a reaction for a moment', () => {
    const voices = new Voices();
    voices.hear([], 0);
    voices.hear([line(0, 1, null, 'clap')], 0);
    expect(voices.reactions[1]).toBe('clap');
    expect(notices.polite).toBe('Ben: Applause');
    vi.advanceTimersByTime(6000);
    expect(voices.reactions).toEqual({});
  });

  it('calls a reaction that only a later server has by its name', () => {
    expect(reactionWords('wave')).toBe('Waving');
    expect(reactionWords('no_such_reaction')).toBe('no_such_reaction');
  });

  it('has a drawing for each reaction of the server', async () => {
    const { readFileSync } = await import('node:fs');
    const source = readFileSync('../src/lodestone/server/protocol/common.py', 'utf8');
    const listed = /^REACTIONS = \(([^)]*)\)/m.exec(source)?.[1] ?? '';
    const named = listed.matchAll(/"([a-z_]+)"/g);
    expect([...named].map(([, name]) => name).sort()).toEqual(Object.keys(strokes).sort());
  });
});
