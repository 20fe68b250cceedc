/** The table in words, for those who listen instead of looking. */

import { t } from '../i18n/index.svelte';
import type { KlusterDesk } from './desk.svelte';
import { framing } from './draw/orbit';
import { feltWords, magnetName, offsetWords, poseName } from './words';

/** How many neighbouring magnets are mentioned. */
const NEIGHBOURS = 3;

/** Convert a direction on the table into one on the screen. */
function onScreen(dx: number, dy: number, heading: number): [number, number] {
  const [cosine, sine] = [Math.cos(heading), Math.sin(heading)];
  return [dx * cosine + dy * sine, dy * cosine - dx * sine];
}

/** The magnets on the table with their distances from a spot, nearest first. */
function around({ moment, roster, hand }: KlusterDesk, x: number, y: number): { magnet: string; dx: number; dy: number; away: number }[] {
  if (!moment) return [];
  return roster.names
    .flatMap((magnet, i) => {
      if (!moment.present[i] || i === moment.grip?.magnet || magnet === hand.holding?.magnet) return [];
      const [dx, dy] = [(moment.at[3 * i] as number) - x, (moment.at[3 * i + 1] as number) - y];
      return [{ magnet, dx, dy, away: Math.hypot(dx, dy) }];
    })
    .sort((a, b) => a.away - b.away);
}

/** Where the held magnet is, whether it may be let go, what is near and how it tugs. */
export function heldWords(desk: KlusterDesk, heading: number): string {
  const { holding } = desk.hand;
  if (!holding) return '';
  const middle = framing(desk.picture.cords);
  const [right, away] = onScreen(holding.x - middle.x, holding.y - middle.y, heading);
  const near = around(desk, holding.x, holding.y)
    .slice(0, NEIGHBOURS)
    .map(({ magnet, dx, dy, away: distance }) =>
      t('web-kluster-neighbour', {
        magnet: magnetName(magnet),
        distance: Math.round(distance),
        where: offsetWords(...onScreen(dx, dy, heading)),
      }),
    );
  return [
    t('web-kluster-here', {
      magnet: magnetName(holding.magnet),
      how: poseName(holding.pose, holding.face),
      where: offsetWords(right, away),
      height: Math.round(holding.height),
    }),
    t('web-kluster-allowed', { allowed: desk.mayRelease === null ? 'unknown' : desk.mayRelease ? 'yes' : 'no' }),
    feltWords(desk.felt),
    ...near,
  ].join(' ');
}

/** What lies on the table, in words, from the middle outwards. */
export function tableWords(desk: KlusterDesk, heading: number): string {
  const middle = framing(desk.picture.cords);
  const lying = around(desk, middle.x, middle.y);
  return [
    t('web-kluster-on-table', { count: lying.length }),
    ...lying.map(({ magnet, dx, dy }) =>
      t('web-kluster-lies', { magnet: magnetName(magnet), where: offsetWords(...onScreen(dx, dy, heading)) }),
    ),
  ].join(' ');
}
