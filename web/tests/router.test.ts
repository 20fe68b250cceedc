import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRoute } from '../src/lib/router.svelte';

const at = (address: string) => parseRoute(new URL(address, 'http://table.test'));

describe('addresses', () => {
  it.each([
    ['/', { screen: 'lobby' }],
    ['/new/clustered', { screen: 'new', game: 'clustered' }],
    ['/new/chess', { screen: 'unknown' }],
    ['/t/abcDEF12', { screen: 'table', table: 'abcDEF12', key: null }],
    ['/t/abcDEF12#0123456789-abc_DEF', { screen: 'table', table: 'abcDEF12', key: '0123456789-abc_DEF' }],
    ['/t/abcDEF12#top', { screen: 'table', table: 'abcDEF12', key: null }],
    ['/t', { screen: 'unknown' }],
    ['/r/abc?turn=12', { screen: 'record', record: 'abc', turn: 12, review: false }],
    ['/r/abc?turn=12&review', { screen: 'record', record: 'abc', turn: 12, review: true }],
    ['/r/abc?turn=soon', { screen: 'record', record: 'abc', turn: null, review: false }],
    ['/rules/kluster', { screen: 'rules', game: 'kluster' }],
    ['/learn', { screen: 'learn', game: null }],
    ['/learn/clustered', { screen: 'learn', game: 'clustered' }],
    ['/learn/chess', { screen: 'unknown' }],
    ['/score', { screen: 'score' }],
    ['/score/more', { screen: 'unknown' }],
  ])('%s', (address, route) => {
    expect(at(address)).toEqual(route);
  });

  // The server answers with the page at these, and nowhere else.
  const known = JSON.parse(readFileSync('../tests/vectors/addresses.json', 'utf8')) as Record<'pages' | 'nothing', string[]>;
  it.each(known.pages)('%s is a screen', (address) => expect(at(address).screen).not.toBe('unknown'));
  it.each(known.nothing)('%s is none', (address) => expect(at(address).screen).toBe('unknown'));
});
