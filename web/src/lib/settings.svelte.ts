/** Settings of this browser: language, sound, motion, theme. Kept here and sent nowhere. */
import { fieldsOf } from './fields';
import { readStored, writeStored } from './stored';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'reduced';

interface PersonalSettings {
  /** A language code, or null to follow the browser. */
  language: string | null;
  sound: boolean;
  motion: Motion;
  theme: Theme;
}

const defaults: PersonalSettings = { language: null, sound: true, motion: 'system', theme: 'system' };

function oneOf<T extends string>(value: unknown, known: readonly T[], otherwise: T): T {
  return known.find((one) => one === value) ?? otherwise;
}

/** Valid settings from whatever any version has stored. */
export function readSettings(stored: unknown): PersonalSettings {
  const { language, sound, motion, theme } = fieldsOf(stored);
  return {
    language: typeof language === 'string' ? language : defaults.language,
    sound: typeof sound === 'boolean' ? sound : defaults.sound,
    motion: oneOf(motion, ['system', 'full', 'reduced'], defaults.motion),
    theme: oneOf(theme, ['system', 'light', 'dark'], defaults.theme),
  };
}

export const settings = $state<PersonalSettings>(readSettings(readStored('settings')));

export function changeSettings(change: Partial<PersonalSettings>): void {
  Object.assign(settings, change);
  writeStored('settings', settings);
  showSettings();
}

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
reducedMotion.addEventListener('change', showSettings);

export function motionIsReduced(): boolean {
  return settings.motion === 'system' ? reducedMotion.matches : settings.motion === 'reduced';
}

/** Theme and motion are attributes of the page, so that style sheets can follow them. */
export function showSettings(): void {
  document.documentElement.dataset['theme'] = settings.theme;
  document.documentElement.dataset['motion'] = motionIsReduced() ? 'reduced' : 'full';
}
