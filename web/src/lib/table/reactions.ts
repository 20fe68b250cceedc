/** Reactions, drawn as strokes in a square of 24 × 24 SVG units. The server says which ones there are. */
import { t } from '../i18n/index.svelte';

const face = 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z';

export const strokes: Readonly<Record<string, string>> = {
  thumbs_up: 'M3 11h4v9H3zM7 11l4-8c1.7.2 2.7 1.4 2.4 3L12.8 9H19a2 2 0 0 1 2 2.4l-1.3 7A2 2 0 0 1 17.700 20H7',
  clap: 'M5 14l5-6 2 2-3 4M12 10l3-3 2 2-6 8a4 4 0 0 1-6 0 3 3 0 0 1 0-3M17 9l2 2-5 7a4 4 0 0 1-3 1M12 2v2M17 2l-1 2M7 2l1 2',
  laugh: `${face}M7 10l2-1.500 2 1.500M13 10l2-1.500 2 1.500M7 13.500h10a5 5 0 0 1-10 0z`,
  wow: `${face}M9 9v.5M15 9v.5M12 13a2.200 2.500 0 1 0 0 5a2.200 2.500 0 1 0 0-5z`,
  think: 'M8 15a5 5 0 1 1 2-9.500 5.500 5.500 0 0 1 9 3.500 3.500 3.500 0 0 1-1.500 6.500zM8.500 10.500v.2M12 10.500v.2M15.500 10.500v.2M7 19v.3M4 21.500v.2',
  oops: `${face}M8.500 9.500v.5M15.500 9.500v.5M8 16c1.300-2 2.600 1 4 0s2.700-2 4 0`,
  heart: 'M12 20C5 15 3 12 3 8.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500C21 12 19 15 12 20z',
  wave: 'M8 13L5 8.500M10.500 11L7 5M13 9.500L10 4.500M15.500 10L13.500 6.500M5 8.500l4 8a6 6 0 0 0 10-5L17.500 9l-2 1M17 3a4 4 0 0 1 3 3M3 15a5 5 0 0 0 3 5',
};

/** A newer server may have reactions unknown to this page: then the bare name is better than the words of another one. */
export const reactionWords = (reaction: string): string => (reaction in strokes ? t('web-reaction', { reaction }) : reaction);
