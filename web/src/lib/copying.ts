/** Putting something where it can be pasted. */
import { toast } from './notices.svelte';

/** `told` is said once it is there. False: without permission, or without TLS, the clipboard is closed. */
export async function copyText(text: string, told: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  toast(told);
  return true;
}

/** For a field that is marked for copying by hand. */
export function markAll(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
