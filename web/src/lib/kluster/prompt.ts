/** The one line that says what is to be done now. */

import { t } from '../i18n/index.svelte';
import { seatLetter } from '../seats';
import { seatName } from '../table/names';
import type { TableState } from '../table/state';
import type { Desk } from './desk.svelte';

export function promptOf(desk: Desk, known: TableState, turn: number | null, over: boolean): string {
  if (over) return '';
  if (known.table.paused) return t('web-paused');
  if (!desk.ready) return t('web-kluster-preparing');
  if (desk.stage === 'settling') return t('web-kluster-settling');
  if (turn !== null && desk.public.by_clock) return t('web-kluster-time-up', { seat: seatLetter(turn) });
  if (turn === null || !known.seats.includes(turn)) {
    const info = turn === null ? undefined : known.table.seats[turn];
    const thinking = turn !== null && known.thinking.includes(turn) ? 'yes' : 'no';
    return t('web-kluster-waiting', { who: info ? seatName(info) : '', thinking });
  }
  if (desk.stage === 'repair') {
    const game = known.game?.game === 'kluster' ? known.game.public : null;
    if (game?.table['cord_after_release'] !== true) return t('web-kluster-repair');
    return game.cord_lengths.length > 1 ? t('web-kluster-after-cords') : t('web-kluster-after');
  }
  // Several people at one screen: each is called by name, nobody is “you” twice.
  const info = known.seats.length > 1 ? known.table.seats[turn] : undefined;
  const who = info ? seatName(info) : null;
  if (desk.stage === 'choice') return who === null ? t('web-kluster-choice') : t('web-kluster-choice-named', { who });
  if (desk.cursor.at) return t('web-kluster-cord-keys');
  if (desk.draggingCord) return who === null ? t('web-kluster-dragging') : t('web-kluster-dragging-named', { who });
  if (desk.holding) return t('web-kluster-carry');
  if (who !== null) return t('web-kluster-choose-named', { who });
  return desk.nudging ? t('web-kluster-choose-first') : t('web-kluster-choose');
}
