import { describe, expect, it } from 'vitest';
import { changeSettings, readSettings, settings } from '../src/lib/settings.svelte';

describe('settings', () => {
  it('survive whatever was stored before', () => {
    const usual = { language: null, sound: true, motion: 'system', theme: 'system' };
    expect(readSettings(null)).toEqual(usual);
    expect(readSettings({ theme: 'pink', sound: 'loud', motion: 7, language: 3 })).toEqual(usual);
    expect(readSettings({ theme: 'dark', sound: false })).toEqual({ ...usual, theme: 'dark', sound: false });
  });

  it('show on the page and are kept', () => {
    changeSettings({ theme: 'dark', motion: 'reduced' });
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', motion: 'reduced' });
    expect(readSettings(JSON.parse(localStorage.getItem('lodestone.settings') ?? ''))).toEqual(settings);
  });
});
