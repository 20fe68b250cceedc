/** What the keys do on the table; buttons use the same commands. */

export type HandCommand =
  | 'left'
  | 'right'
  | 'away'
  | 'near'
  | 'raise'
  | 'lower'
  | 'turn-left'
  | 'turn-right'
  | 'flip'
  | 'stand'
  | 'let-go'
  | 'put-back'
  | 'cord'
  | 'top-view'
  | 'read';

const KEYS: Readonly<Record<string, HandCommand>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'away',
  ArrowDown: 'near',
  PageUp: 'raise',
  PageDown: 'lower',
  '+': 'raise',
  '=': 'raise',
  '-': 'lower',
  q: 'turn-left',
  e: 'turn-right',
  f: 'flip',
  s: 'stand',
  Enter: 'let-go',
  ' ': 'let-go',
  Escape: 'put-back',
  Backspace: 'put-back',
  c: 'cord',
  v: 'top-view',
  r: 'read',
};

/** mm and degrees per press: fine with Shift, far with Control. */
export const STEPS = { fine: { mm: 1, degrees: 3 }, usual: { mm: 6, degrees: 15 }, far: { mm: 30, degrees: 45 } } as const;

export interface KeyCommand {
  command: HandCommand;
  step: { readonly mm: number; readonly degrees: number };
}

/** The command of a key; null if it has none here. */
export function commandOf(key: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>): KeyCommand | null {
  if (key.altKey || key.metaKey) return null;
  const command = KEYS[key.key.length === 1 ? key.key.toLowerCase() : key.key];
  if (!command || (key.ctrlKey && !key.key.startsWith('Arrow'))) return null;
  return { command, step: key.ctrlKey ? STEPS.far : key.shiftKey ? STEPS.fine : STEPS.usual };
}

/**
 * Whether a key is for the table: not in fields and menus, nor under a dialog; a focused button keeps the keys that press it.
 */
export function isForTheTable({ target, key, altKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || metaKey || document.querySelector('dialog[open]')) return false;
  if (!(target instanceof Element)) return true;
  if (target.closest('input, textarea, select, [contenteditable]')) return false;
  return !((key === 'Enter' || key === ' ') && target.closest('button, a[href], summary'));
}
