/** When a page keeps the table in the browser by itself. */
import { afterEach, expect, it, vi } from 'vitest';
import { wantsApp } from '../src/lib/app/offer';

afterEach(() => vi.unstubAllGlobals());

function at(protocol: string, stored: Readonly<Record<string, string>>, navigator: object = { serviceWorker: {} }): boolean {
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null });
  return wantsApp();
}

it('does so over HTTPS, or where somebody has asked for it', () => {
  expect(at('https:', {})).toBe(true);
  expect(at('http:', {})).toBe(false);
  expect(at('http:', { 'lodestone.app': 'true' })).toBe(true);
  expect(at('http:', { 'lodestone.app': 'false' })).toBe(false);
  expect(at('https:', { 'lodestone.app': 'true' }, {})).toBe(false); // a browser without such a thing
});
