/** Bots as company: each level is an animal with a character, and who sits where has a name of their own. */
import { t } from '../i18n/index.svelte';

/** By level; one a seat, so that no two at a table share a name. They are names in every language. */
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

/** What a bot of that level is called on that seat; null for what is no level of ours. */
export function botName(level: string, seat: number): string | null {
  const some = names[level];
  const name = some?.[seat % some.length];
  if (name === undefined || !some) return null;
  const round = Math.floor(seat / some.length);
  return round === 0 ? name : `${name} ${round + 1}`;
}

/** What it is like to play with it, in a sentence. */
export const botCharacter = (level: string): string => t('web-bot-character', { level });
