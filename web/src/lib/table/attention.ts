/** The tab of a table: its title and icon say when it is one's turn. */
import { t } from '../i18n/index.svelte';

const plain = { title: 'Lodestone', icon: '/favicon.svg' };

function show(title: string, icon: string): void {
  document.title = title;
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', icon);
}

/** Call attention to one's turn, or stop to. */
export function callAttention(wanted: boolean): void {
  if (wanted) show(`● ${t('web-title-your-turn')}`, '/favicon-turn.svg');
  else show(plain.title, plain.icon);
}
