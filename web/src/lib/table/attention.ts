/** Calls for attention when nobody is looking at the page: its title and icon, and the number on the app's icon. */
import { t } from '../i18n/index.svelte';

/** It is our turn at the table on this page. */
let called = false;
/** How many other tables are waiting for us to move. */
let elsewhere = 0;
/** A message that somebody has come who wants to play. */
let company: string | null = null;

function show(): void {
  const calling = company ?? (called ? t('web-title-your-turn') : null);
  const title = calling === null ? 'Lodestone' : `● ${calling}`;
  document.title = elsewhere > 0 ? `(${elsewhere}) ${title}` : title;
  const icon = calling !== null || elsewhere > 0 ? '/favicon-turn.svg' : '/favicon.svg';
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', icon);
}

/** Call attention to our turn at this table, or stop. */
export function callAttention(wanted: boolean): void {
  called = wanted;
  show();
}

/** Call attention to somebody who has come, or (null) stop. */
export function callToCompany(words: string | null): void {
  company = words;
  show();
}

/** Set how many turns are waited for in all, and how many of them at tables other than the one on this page. */
export function countTurns(all: number, others: number): void {
  elsewhere = others;
  show();
  // Only where the page can be an app; errors of systems that show no numbers are ignored.
  if ('setAppBadge' in navigator) (all > 0 ? navigator.setAppBadge(all) : navigator.clearAppBadge()).catch(() => undefined);
}
