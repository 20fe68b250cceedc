/** Putting a result where it can be pasted. */
import { t } from '../i18n/index.svelte';
import { toast } from '../notices.svelte';

/** False: without permission, or without TLS, the clipboard is closed. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  toast(t('web-daily-copied'));
  return true;
}

/** For a field that is marked for copying by hand. */
export function markAll(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
