/** Messages of the page: toasts to be seen, live regions for screen readers. */
import { untrack } from 'svelte';

import type { RuleAt } from './rules';

interface Toast {
  id: number;
  text: string;
  kind: 'news' | 'problem';
  /** The rule behind a refusal. */
  rule: RuleAt | null;
}

/** How long a toast is shown (ms), and how many are shown at once. */
const toastTime = 6000;
const mostToasts = 3;

let nextId = 0;
const state = $state<{ toasts: Toast[]; polite: string; assertive: string }>({ toasts: [], polite: '', assertive: '' });

export const notices: { readonly toasts: readonly Toast[]; readonly polite: string; readonly assertive: string } = state;

/** Have screen readers say something; `assertive` interrupts them. A repeated text is said again. */
export function announce(text: string, manner: 'polite' | 'assertive' = 'polite'): void {
  // Screen readers speak when the text of a region changes; the invisible mark turns a repetition into a change.
  // An effect that announces something must not depend on what was announced before.
  const before = untrack(() => state[manner]);
  state[manner] = before === text ? `${text}\u200b` : text;
}

/** A short message at the edge of the page, also read out. Problems interrupt, news does not. */
export function toast(text: string, kind: Toast['kind'] = 'news', rule: RuleAt | null = null): void {
  const id = nextId++;
  const others = untrack(() => state.toasts).filter((one) => one.text !== text);
  state.toasts = [...others, { id, text, kind, rule }].slice(-mostToasts);
  announce(text, kind === 'problem' ? 'assertive' : 'polite');
  setTimeout(() => dismiss(id), toastTime);
}

export function dismiss(id: number): void {
  state.toasts = state.toasts.filter((one) => one.id !== id);
}
