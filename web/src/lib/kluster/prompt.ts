/** The one line that says what to do now. */

import { t } from '../i18n/index.svelte';
import { seatName, seatNameAt } from '../table/names';
import type { TableState } from '../table/state';
import type { KlusterDesk } from './desk.svelte';
import { pullWords } from './words';

export function promptOf(desk: KlusterDesk, known: TableState, turn: number | null, over: boolean): string {
  if (over) return '';
  if (known.table.paused) return t('web-paused');
  if (!desk.ready) return t('web-kluster-preparing');
  if (desk.stage === 'settling') return t('web-kluster-settling');
  if (turn !== null && desk.public.by_clock) return t('web-kluster-time-up', { seat: seatNameAt(known.table, turn) });
  if (turn === null || !known.seats.includes(turn) || known.table.seats[turn]?.standing_in) {
    const who = turn === null ? '' : seatNameAt(known.table, turn);
    if (desk.pull.way !== null) return pullWords(desk.pull.way, who);
    const thinking = turn !== null && known.thinking.includes(turn) ? 'yes' : 'no';
    return t('web-kluster-waiting', { who, thinking });
  }
  if (desk.stage === 'repair') {
    const game = known.game?.game === 'kluster' ? known.game.public : null;
    if (game?.table['cord_after_release'] !== true) return t('web-kluster-repair');
    return game.cord_lengths.length > 1 ? t('web-kluster-after-cords') : t('web-kluster-after');
  }
  // Several people at one screen are called by their names: “you” would be ambiguous.
  const info = known.seats.length > 1 ? known.table.seats[turn] : undefined;
  const who = info ? seatName(info) : null;
  if (desk.stage === 'choice') return who === null ? t('web-kluster-choice') : t('web-kluster-choice-named', { who });
  if (desk.cursor.at) return t('web-kluster-cord-keys');
  if (desk.draggingCord) return who === null ? t('web-kluster-dragging') : t('web-kluster-dragging-named', { who });
  if (desk.holding) return t('web-kluster-carry');
  if (who !== null) return t('web-kluster-choose-named', { who });
  return desk.nudging ? t('web-kluster-choose-first') : t('web-kluster-choose');
}
