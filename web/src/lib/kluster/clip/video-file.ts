/** Makes a video file from pictures: encoded one by one where the browser can, otherwise recorded as they are shown. */

import { BufferTarget, CanvasSource, getFirstEncodableVideoCodec, Mp4OutputFormat, Output, QUALITY_HIGH, WebMOutputFormat } from 'mediabunny';
import { RATE } from './clocks';
import { SIZE, type DrawnClip } from './drawn-clip';

interface VideoFile {
  blob: Blob;
  /** The file name extension, without the dot. */
  extension: string;
}

/** Called after each picture with the share that is done, 0 to 1. */
type Progress = (share: number) => void;

/** Rejects with the signal's reason when it is aborted, and with an Error where no video can be made. */
export async function videoFile(clip: DrawnClip, progress: Progress, signal: AbortSignal): Promise<VideoFile> {
  const size = { width: SIZE, height: SIZE };
  const encodes = typeof VideoEncoder !== 'undefined';
  const codec = encodes ? await getFirstEncodableVideoCodec(['avc', 'vp9', 'vp8'], size) : null;
  return codec ? encode(clip, codec, progress, signal) : record(clip, progress, signal);
}

async function encode(clip: DrawnClip, codec: 'avc' | 'vp9' | 'vp8' | string, progress: Progress, signal: AbortSignal): Promise<VideoFile> {
  const target = new BufferTarget();
  // Phones and messengers play H.264 in MP4; where that cannot be encoded, WebM at least plays in every browser.
  const format = codec === 'avc' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const output = new Output({ format, target });
  const source = new CanvasSource(clip.canvas, { codec: codec as 'avc' | 'vp9' | 'vp8', quality: QUALITY_HIGH });
  output.addVideoTrack(source, { frameRate: RATE });
  await output.start();
  try {
    for (let k = 0; k < clip.length; k++) {
      clip.draw(k);
      await source.add(k / RATE, 1 / RATE);
      progress((k + 1) / clip.length);
      // Yield, so that the live table is drawn between two pictures of the video.
      await new Promise((next) => setTimeout(next));
      signal.throwIfAborted();
    }
    await output.finalize();
  } catch (reason) {
    await output.cancel();
    throw reason;
  }
  if (!target.buffer) throw new Error('no video was written');
  return { blob: new Blob([target.buffer], { type: format.mimeType }), extension: format.fileExtension.slice(1) };
}

/** Record in real time: takes as long as the video lasts. */
async function record(clip: DrawnClip, progress: Progress, signal: AbortSignal): Promise<VideoFile> {
  const type = ['video/mp4', 'video/webm'].find((one) => typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(one));
  if (!type) throw new Error('this browser makes no videos');
  clip.draw(0);
  const recorder = new MediaRecorder(clip.canvas.captureStream(RATE), { mimeType: type, videoBitsPerSecond: 4e6 });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((stopped) => (recorder.onstop = stopped));
  recorder.start();
  const from = performance.now();
  for (let k = 0; k < clip.length && !signal.aborted; k++) {
    clip.draw(k);
    progress((k + 1) / clip.length);
    await new Promise((next) => setTimeout(next, Math.max(0, from + ((k + 1) * 1000) / RATE - performance.now())));
  }
  recorder.stop();
  await ended;
  signal.throwIfAborted();
  return { blob: new Blob(parts, { type }), extension: type.slice(6) };
}
