/** The one line that says what to do now. */
import { t } from '../i18n/index.svelte';
import { capitalised } from '../i18n/naming';
import type { ClusteredPublic } from '../protocol/types';
import { seatCalled } from '../table/names';
import type { TableState } from '../table/state';
import type { ClusteredDesk, Trial } from './desk.svelte';
import { tileWords } from './words';

/** `trial`: the points that the tile on trial would bring. */
export function promptOf(desk: ClusteredDesk, known: TableState, { turn, phase }: ClusteredPublic, trial: Trial | null): string {
  if (known.table.paused) return t('web-paused');
  if (turn === null) return '';
  if (!known.seats.includes(turn)) {
    const who = seatCalled(known.table, turn);
    return known.thinking.includes(turn) ? t('web-prompt-thinking', { who }) : t('web-prompt-waiting', { who });
  }
  if (desk.sending) return t('web-prompt-sending');
  if (phase === 'discard') return desk.chosen ? t('web-prompt-discard-confirm') : t('web-prompt-discard');
  if (phase === 'trim') return desk.chosen ? t('web-prompt-discard-confirm') : t('web-prompt-trim');
  if (desk.chosen === null) return t('web-prompt-choose');
  if (trial && desk.ghost) return `${t('web-prompt-gain', { points: trial.gain })} ${t('web-prompt-confirm')}`;
  if (trial) return t('web-prompt-gain', { points: trial.gain });
  // The sentence may begin with the name of the tile.
  return desk.ghost ? t('web-prompt-confirm') : capitalised(t('web-prompt-place', { tile: tileWords(desk.chosen) }));
}
