/** The options of a game in words: those of the rulebook, and those that are house rules. */
import { formatList, t } from '../i18n/index.svelte';
import { seatLetter } from '../seats';

export type RuleValues = Readonly<Record<string, unknown>>;

interface OptionInForce {
  key: string;
  name: string;
  what: string;
  /** A house rule, not in the rulebook. */
  house: boolean;
}

/** Everything that differs from the base game, in the order of the form. */
export function optionsInForce(rules: RuleValues, seats: number): OptionInForce[] {
  const wilds = (rules['extra_wild'] ?? []) as readonly number[];
  const letters = formatList(wilds.map(seatLetter));
  const wild = wilds.length === seats ? t('web-option-wild') : t('web-option-wild-for', { seats: letters });
  const all: (OptionInForce & { on: boolean })[] = [
    { key: 'fast', on: rules['fast'] === true, name: t('web-option-fast'), what: t('web-option-fast-what'), house: false },
    { key: 'first', on: rules['first_bonus'] === true, name: t('web-option-first'), what: t('web-option-first-what'), house: false },
    { key: 'largest', on: rules['largest_bonus'] === true, name: t('web-option-largest'), what: t('web-option-largest-what'), house: false },
    { key: 'wild', on: wilds.length > 0, name: wild, what: t('web-option-wild-what'), house: false },
    { key: 'surface', on: (rules['surface'] ?? null) !== null, name: t('web-surface-edges'), what: t('web-surface-edges-what'), house: false },
    { key: 'tie', on: rules['tie_break'] === true, name: t('web-option-tie'), what: t('web-option-tie-what'), house: true },
    { key: 'hidden', on: rules['hidden_discards'] === true, name: t('web-option-hidden'), what: t('web-option-hidden-what'), house: true },
    { key: 'trim', on: rules['trim_drawn_only'] === true, name: t('web-option-trim'), what: t('web-option-trim-what'), house: true },
  ];
  return all.filter(({ on }) => on);
}
