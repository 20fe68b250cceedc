/** Handing something on: by whatever the device has for that, else as a link to paste or a picture to save. */
import { getBytes } from '../api';
import { download } from '../download';
import type { ServerInfo } from '../protocol/types';

let reachable: string | null = null;

/** Where others reach this server, as far as it knows. */
export function learnAddress({ reachable: told }: ServerInfo): void {
  reachable = told?.replace(/\/$/, '') ?? null;
}

/** The whole address of something of ours. Whatever stands behind `#` is personal, and stays here. */
export function linkTo(path: string): string {
  const link = new URL(path, reachable ?? location.origin);
  link.hash = '';
  return link.href;
}

export const canShare = (): boolean => 'share' in navigator;

export async function shareLink(words: string | null, link: string): Promise<void> {
  await navigator.share({ title: 'Lodestone', ...(words ? { text: words } : {}), url: link }).catch(() => undefined); // changed their mind
}

/** A picture of the server's, to somebody else or into a file. Raises why there is none. */
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
