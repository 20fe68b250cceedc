/** What is special about a listed table, in words. */
import { optionsInForce, type RuleValues } from '../clustered/options';
import { t } from '../i18n/index.svelte';
import type { Listing } from '../protocol/types';

type Named = Readonly<Record<string, unknown>>;

function klusterOptions(about: Named): string[] {
  const { boxes = {}, options = {}, table = {} } = about as { boxes?: Named; options?: Named; table?: Named };
  const box = (count: unknown, name: string): string[] => (Number(count) > 0 ? [Number(count) > 1 ? `${count} × ${name}` : name] : []);
  const on: [unknown, string][] = [
    [options['expert'], t('web-option-expert')],
    [table['cord_after_release'], t('web-option-after')],
    [table['show_poles'], t('web-option-poles')],
    [options['play_on'], t('web-option-play-on')],
    [table['no_sliding'], t('web-option-no-sliding')],
    [table['cord_by_magnet'], t('web-option-cord')],
    [options['one_group'], t('web-option-group')],
    [options['rounds'], t('web-option-rounds')],
    [options['handicap'], t('web-option-handicap')],
  ];
  return [...box(boxes['classic'], t('web-box-classic')), ...box(boxes['duo'], t('web-box-duo')), ...on.flatMap(([wanted, name]) => (wanted ? [name] : []))];
}

type ListedOptions = Pick<Listing, 'game' | 'seats' | 'turn_seconds' | 'about'>;

export function optionsListed(listing: ListedOptions): string[] {
  const about = listing.about as Named;
  const chosen =
    listing.game === 'clustered'
      ? optionsInForce((about['rules'] ?? {}) as RuleValues, listing.seats).map(({ name }) => name)
      : klusterOptions(about);
  const clock = listing.turn_seconds === null ? [] : [t('web-clock-seconds', { seconds: listing.turn_seconds })];
  const days = typeof about['turn_days'] === 'number' ? [t('web-days-a-turn', { days: about['turn_days'] })] : [];
  return [...chosen, ...clock, ...days];
}
