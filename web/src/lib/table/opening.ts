/** Making a table and going there. */
import { post, RefusedRequest } from '../api';
import { t } from '../i18n/index.svelte';
import { toast } from '../notices.svelte';
import type { Created, CreateTable } from '../protocol/types';
import { navigate } from '../router.svelte';
import { keepName, keepTable, keptName } from './kept';

/** The person's name: as given last time, or a default. */
export const ownName = (): string => keptName() || t('web-default-name');

export async function openTable(wish: CreateTable): Promise<void> {
  try {
    const created = await post<Created>('/api/tables', wish);
    if (wish.name && wish.name !== t('web-default-name')) keepName(wish.name);
    keepTable(created.table, created.token, wish.game);
    navigate(`/t/${created.table}`);
  } catch (refusal) {
    if (!(refusal instanceof RefusedRequest)) throw refusal;
    toast(refusal.message, 'problem', refusal.rule ? { game: wish.game, rule: refusal.rule } : null);
  }
}
