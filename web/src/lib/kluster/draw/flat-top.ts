/** The table top of the flat table. */

import { character } from '../magnet';
import type { Surface } from './picture';

const TOPS: Record<Surface, [string, string]> = {
  wood: ['#8a4f2d', '#5d2f18'],
  glass: ['#1d2f33', '#101c1f'],
  felt: ['#1f5a40', '#143c2b'],
};
/** mm: how wide a plank is; the same in grain.ts. */
const PLANK = 74;

/** A round table top, painted once. */
export function paintTop(surface: Surface, radius: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const size = (canvas.width = canvas.height = 1024);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const [light, dark] = TOPS[surface];
  context.beginPath();
  context.arc(size / 2, size / 2, size / 2, 0, 2 * Math.PI);
  context.clip();
  context.fillStyle = light;
  context.fillRect(0, 0, size, size);
  if (surface === 'wood') paintPlanks(context, size, (PLANK * size) / (2 * radius), dark);
  const shade = context.createRadialGradient(size * 0.45, size * 0.4, size * 0.1, size / 2, size / 2, size / 2);
  shade.addColorStop(0, 'rgb(255 240 215 / 0.10)');
  shade.addColorStop(0.6, 'rgb(0 0 0 / 0)');
  shade.addColorStop(1, 'rgb(0 0 0 / 0.55)');
  context.fillStyle = shade;
  context.fillRect(0, 0, size, size);
  return canvas;
}

function paintPlanks(context: CanvasRenderingContext2D, size: number, wide: number, dark: string): void {
  const next = character('planks');
  for (let left = (size / 2 - wide / 2) % wide - wide; left < size; left += wide) {
    context.fillStyle = `rgb(${next() < 0.5 ? '0 0 0' : '255 190 130'} / ${0.1 * next()})`;
    context.fillRect(left, 0, wide, size);
    context.strokeStyle = dark;
    for (let streak = 0; streak < 90; streak++) {
      const [x, y, length] = [left + wide * next(), size * next(), size * (0.05 + 0.3 * next())];
      context.globalAlpha = 0.05 + 0.22 * next();
      context.lineWidth = 0.5 + 1.6 * next();
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(x + 4 * next() - 2, y + length / 2, x, y + length);
      context.stroke();
    }
    context.globalAlpha = 0.8;
    context.fillStyle = '#2a130a';
    context.fillRect(left, 0, 2, size);
    context.globalAlpha = 1;
  }
}
