/** The one line that says what is to be done now. */

import { t } from '../i18n/index.svelte';
import { seatName } from '../table/names';
import type { TableState } from '../table/state';
import type { Desk } from './desk.svelte';

export function promptOf(desk: Desk, known: TableState, turn: number | null, over: boolean): string {
  if (over) return '';
  if (known.table.paused) return t('web-paused');
  if (!desk.ready) return t('web-kluster-preparing');
  if (desk.stage === 'settling') return t('web-kluster-settling');
  if (turn === null || !known.seats.includes(turn)) {
    const info = turn === null ? undefined : known.table.seats[turn];
    const thinking = turn !== null && known.thinking.includes(turn) ? 'yes' : 'no';
    return t('web-kluster-waiting', { who: info ? seatName(info) : '', thinking });
  }
  if (desk.stage === 'repair') return t('web-kluster-repair');
  if (desk.stage === 'choice') return t('web-kluster-choice');
  if (desk.cursor.at) return t('web-kluster-cord-keys');
  if (desk.draggingCord) return t('web-kluster-dragging');
  return desk.holding ? t('web-kluster-carry') : t('web-kluster-choose');
}
