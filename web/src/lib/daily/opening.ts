/** Opening today's table, or coming back to it. */
import { postAs, RefusedRequest } from '../api';
import { t } from '../i18n/index.svelte';
import { toast } from '../notices.svelte';
import type { Created } from '../protocol/types';
import type { GameName } from '../games';
import { navigate } from '../router.svelte';
import { keepName, keepTable } from '../table/kept';
import { ownDailyToken } from './kept';

export async function openDaily(game: GameName, name: string): Promise<void> {
  const called = name.trim() || t('web-default-name');
  try {
    const created = await postAs<Created>(ownDailyToken(), `/api/dailies/${game}`, { name: called });
    if (name.trim()) keepName(called);
    keepTable(created.table, created.token, game);
    navigate(`/t/${created.table}`);
  } catch (refusal) {
    if (!(refusal instanceof RefusedRequest)) throw refusal;
    toast(refusal.message, 'problem');
  }
}
