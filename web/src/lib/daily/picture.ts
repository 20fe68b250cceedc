/** The picture of a result, to paste: game, day, points and what each move brought. No tile, no magnet, no name. */
import { gameTitles } from '../games';
import { formatDay } from '../i18n/index.svelte';
import { barsOf } from './gains';
import { type Finished, resultWords } from './words';

/** px; all lengths in this file are. */
export const width = 800;
export const height = 420;

const paper = '#f7f1e6';
const ink = '#2a2119';
const soft = '#5f5142';
const accents = { clustered: '#8a3f14', kluster: '#3a4a5f' } as const;
const problem = '#a3211b';
const margin = 48;
const bars = { top: 216, bottom: 352 };

/** Write a line, at most `size` px high, in the largest size that fits the width. */
function write(pen: CanvasRenderingContext2D, words: string, y: number, size: number, font: string, colour: string): void {
  pen.fillStyle = colour;
  for (let at = size; at > 12; at -= 2) {
    pen.font = `${at}px ${font}`;
    if (pen.measureText(words).width <= width - 2 * margin) break;
  }
  pen.fillText(words, margin, y);
}

function drawBars(pen: CanvasRenderingContext2D, gains: readonly number[], colour: string): void {
  const each = (width - 2 * margin) / Math.max(gains.length, 12);
  const wide = Math.min(each * 0.72, 34);
  barsOf(gains).forEach(({ height: share, lost }, at) => {
    const x = margin + at * each;
    const high = lost ? wide : Math.max(5, share * (bars.bottom - bars.top));
    pen.fillStyle = lost ? problem : colour;
    pen.fillRect(x, bars.bottom - high, wide, high);
    if (!lost) return;
    // A cross, so that colour alone does not carry the meaning.
    pen.strokeStyle = paper;
    pen.lineWidth = 3;
    pen.beginPath();
    pen.moveTo(x + wide * 0.25, bars.bottom - high * 0.75);
    pen.lineTo(x + wide * 0.75, bars.bottom - high * 0.25);
    pen.moveTo(x + wide * 0.75, bars.bottom - high * 0.75);
    pen.lineTo(x + wide * 0.25, bars.bottom - high * 0.25);
    pen.stroke();
  });
}

export function drawPicture(canvas: HTMLCanvasElement, finished: Finished): void {
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const colour = accents[finished.game];
  const style = getComputedStyle(document.documentElement);
  const [display, body] = [style.getPropertyValue('--display') || 'serif', style.getPropertyValue('--body') || 'sans-serif'];
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, width, 10);
  write(pen, `${gameTitles[finished.game]} · ${formatDay(finished.day)}`, 84, 40, display, ink);
  write(pen, resultWords(finished.game, finished.points), 164, 64, display, colour);
  drawBars(pen, finished.gains, colour);
  write(pen, `Lodestone · ${location.host}/daily`, 396, 22, body, soft);
}

export const pictureFile = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, 'image/png'));
