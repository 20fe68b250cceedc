/** Bots as company: each level is an animal with a character, and has a different name on each seat. */
import { t } from '../i18n/index.svelte';

/** By level, one name per seat, so that no two at a table share one. The same in every language. */
const names: Readonly<Record<string, readonly string[]>> = {
  random: ['Pip', 'Fizz', 'Momo', 'Bibi', 'Kiki', 'Lolo', 'Nuki', 'Zaza'],
  clumsy: ['Bumba', 'Gruff', 'Olo', 'Tumba', 'Bodo', 'Mumba', 'Urso', 'Brum'],
  greedy: ['Gazza', 'Pica', 'Skata', 'Raffa', 'Zilla', 'Kraka', 'Tiko', 'Corva'],
  casual: ['Mio', 'Minka', 'Loki', 'Tilda', 'Nala', 'Puck', 'Ziggy', 'Luna'],
  club: ['Fenn', 'Reno', 'Vixa', 'Rusta', 'Todd', 'Rufa', 'Koda', 'Saga'],
  montecarlo: ['Tako', 'Okto', 'Inka', 'Kala', 'Pulpo', 'Nemi', 'Oona', 'Kraki'],
  neural: ['Tembo', 'Hathi', 'Rani', 'Olifa', 'Suri', 'Elfa', 'Mamu', 'Baro'],
  steady: ['Tarta', 'Molo', 'Gaia', 'Ambo', 'Lenta', 'Dino', 'Pazi', 'Toga'],
  expert: ['Strix', 'Minerva', 'Ulula', 'Bubo', 'Athena', 'Otus', 'Sova', 'Noctua'],
};

/** The name of a bot of that level on that seat; null for an unknown level. */
export function botName(level: string, seat: number): string | null {
  const some = names[level];
  const name = some?.[seat % some.length];
  if (name === undefined || !some) return null;
  const round = Math.floor(seat / some.length);
  return round === 0 ? name : `${name} ${round + 1}`;
}

/** A sentence about what it is like to play with it. */
export const botCharacter = (level: string): string => t('web-bot-character', { level });
