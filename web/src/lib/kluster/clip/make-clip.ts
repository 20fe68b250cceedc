/** Turns moments into a video file to download. Loaded only when somebody asks for one. */

import { download } from '../../download';
import { FlatTable } from '../draw/flat';
import { guess, storedQuality } from '../draw/quality';
import { driver, TableScene } from '../draw/scene';
import type { TableView } from '../draw/view';
import { DrawnClip, type ClipSource } from './drawn-clip';
import { videoFile } from './video-file';

/** Make a video and offer it as a download. */
export async function makeClip(source: ClipSource, name: string, progress: (share: number) => void, signal: AbortSignal): Promise<void> {
  const view = viewFor(source);
  try {
    const { blob, extension } = await videoFile(new DrawnClip(source, view), progress, signal);
    download(blob, `${name}.${extension}`);
  } finally {
    view.dispose();
  }
}

/** A view of the kind in use on this machine. */
function viewFor({ roster, surface }: ClipSource): TableView {
  const canvas = document.createElement('canvas');
  const [choice, graphics] = [storedQuality(), driver()];
  if (choice === 'flat' || graphics === null) return new FlatTable(canvas, roster, surface);
  const tier = choice === 'auto' ? guess(graphics, matchMedia('(pointer: coarse)').matches) : choice;
  return new TableScene(canvas, { roster, surface, tier });
}
