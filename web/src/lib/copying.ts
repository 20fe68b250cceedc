/** Copying to the clipboard. */
import { toast } from './notices.svelte';

/** Copy, then show the message `told`. False if the clipboard is not available: it needs permission and TLS. */
export async function copyText(text: string, told: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  toast(told);
  return true;
}

/** Select a whole field, so that it can be copied by hand. */
export function markAll(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
