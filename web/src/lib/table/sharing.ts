/** Handing something on: by whatever the device has for that, else as a link to paste. */
import { t } from '../i18n/index.svelte';
import { toast } from '../notices.svelte';

export async function share(words: string, path: string): Promise<void> {
  const url = `${location.origin}${path}`;
  if ('share' in navigator) {
    await navigator.share({ title: 'Lodestone', text: words, url }).catch(() => undefined); // changed their mind
    return;
  }
  try {
    await (navigator as Navigator).clipboard.writeText(`${words} ${url}`);
    toast(t('web-invite-copied'));
  } catch {
    toast(url); // without permission, or without TLS, the clipboard is closed
  }
}
