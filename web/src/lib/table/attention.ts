/** What calls for attention where nobody looks at the page: its title and icon, and the number on the icon of an app. */
import { t } from '../i18n/index.svelte';

/** It is one's turn at the table on this page. */
let called = false;
/** Turns at other tables that somebody waits for. */
let elsewhere = 0;
/** Somebody has come who wants to play, in words. */
let company: string | null = null;

function show(): void {
  const calling = company ?? (called ? t('web-title-your-turn') : null);
  const title = calling === null ? 'Lodestone' : `● ${calling}`;
  document.title = elsewhere > 0 ? `(${elsewhere}) ${title}` : title;
  const icon = calling !== null || elsewhere > 0 ? '/favicon-turn.svg' : '/favicon.svg';
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', icon);
}

/** Call attention to one's turn at this table, or stop to. */
export function callAttention(wanted: boolean): void {
  called = wanted;
  show();
}

/** Call attention to somebody who has come, or stop to. */
export function callToCompany(words: string | null): void {
  company = words;
  show();
}

/** So many turns are waited for, of which so many at other tables than this page shows. */
export function countTurns(all: number, others: number): void {
  elsewhere = others;
  show();
  // Only where the page may be an app; a system that shows no numbers is no reason to complain.
  if ('setAppBadge' in navigator) (all > 0 ? navigator.setAppBadge(all) : navigator.clearAppBadge()).catch(() => undefined);
}
