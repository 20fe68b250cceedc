/** Sharing: by the device's own share sheet, or else as a link to paste or a picture to save. */
import { getBytes } from '../api';
import { download } from '../download';
import type { ServerInfo } from '../protocol/types';

let reachable: string | null = null;

/** Remember the address at which others reach this server, as far as it knows. */
export function learnAddress({ reachable: told }: ServerInfo): void {
  reachable = told?.replace(/\/$/, '') ?? null;
}

/** The full address of one of our pages. Whatever follows the `#` is personal, and stays here. */
export function linkTo(path: string): string {
  const link = new URL(path, reachable ?? location.origin);
  link.hash = '';
  return link.href;
}

export const canShare = (): boolean => 'share' in navigator;

export async function shareLink(words: string | null, link: string): Promise<void> {
  await navigator.share({ title: 'Lodestone', ...(words ? { text: words } : {}), url: link }).catch(() => undefined); // changed their mind
}

/** Share or save a picture made by the server. Throws the reason if there is none. */
export async function sharePicture(address: string, name: string): Promise<void> {
  const file = new File([await getBytes(address)], name, { type: 'image/png' });
  if (canShare() && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === 'AbortError') return; // changed their mind
    }
  }
  download(file, name);
}
