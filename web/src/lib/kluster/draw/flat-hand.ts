/** What a hand shows on the flat table: fingertips, where the magnet would land, the tug, the cord it could pull. */

import { outline, reach, type Triple } from '../magnet';
import { arrowLength } from '../tug';
import { glowing } from './glowing';
import { heatStyle } from './heat';
import { type Picture, type Roster, turnOf } from './picture';

type Context = CanvasRenderingContext2D;

/** mm: half the width and half the length of a drawn fingertip. */
const THICK = 4.6;
const LONG = 11;

export function drawGlow(context: Context, { glow, cords }: Picture): void {
  const line = glow && cords[glow.cord];
  if (!line) return;
  context.globalCompositeOperation = 'lighter';
  glowing(glow, line, (x, y, strength) => {
    const spot = context.createRadialGradient(x, y, 0, x, y, 11);
    spot.addColorStop(0, `rgb(255 205 115 / ${0.55 * strength})`);
    spot.addColorStop(1, 'rgb(255 205 115 / 0)');
    context.fillStyle = spot;
    context.fillRect(x - 11, y - 11, 22, 22);
  });
  context.globalCompositeOperation = 'source-over';
}

/** The spot below the held magnet. Drawn on top of the magnet too, which would hide it when drawn larger than life. */
export function drawLanding(context: Context, { landing, heat }: Picture): void {
  if (!landing) return;
  const { long, short, along } = landing.outline;
  const ring = (width: number, colour: string) => {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.beginPath();
    context.ellipse(landing.x, landing.y, long + 2.2, short + 2.2, along, 0, 2 * Math.PI);
    context.stroke();
  };
  context.setLineDash(landing.release === 'refused' ? [5, 3] : landing.release === 'unknown' ? [1.5, 2] : []);
  ring(2.6 + (heat ?? 0), 'rgb(10 6 4 / 0.6)');
  ring(1.2 + (heat ?? 0), heatStyle(heat));
  context.setLineDash([]);
}

/** The horizontal part of the tug, against which the fingers must hold. */
export function drawTug(context: Context, { tug, heat, held, at }: Picture): void {
  const level = tug ? Math.hypot(tug[0], tug[1]) : 0;
  if (!tug || held < 0 || level <= 0.002) return;
  const length = Math.min(100, arrowLength(level));
  const [x, y] = [at[3 * held] as number, at[3 * held + 1] as number];
  const [dx, dy] = [tug[0] / level, tug[1] / level];
  const [tx, ty] = [x + dx * (10 + length), y + dy * (10 + length)];
  context.strokeStyle = context.fillStyle = heatStyle(heat);
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(x + 10 * dx, y + 10 * dy);
  context.lineTo(tx, ty);
  context.stroke();
  context.beginPath();
  context.moveTo(tx + 6 * dx, ty + 6 * dy);
  context.lineTo(tx - 3 * dy, ty + 3 * dx);
  context.lineTo(tx + 3 * dy, ty - 3 * dx);
  context.fill();
}

/** A pair of fingertips on the held magnet or on a cord. `larger`: the scale at which the held magnet is drawn. */
export function drawFingers(context: Context, picture: Picture, roster: Roster, larger: number): void {
  const { held, present, at, grabbed, handFrom } = picture;
  const cord = grabbed[0];
  if (held >= 0 && present[held]) {
    const shape = outline(roster.sizes[held] as Triple, turnOf(picture, held));
    const apart = (reach(shape, handFrom) + 0.45 * THICK) * larger;
    drawTips(context, at[3 * held] as number, at[3 * held + 1] as number, apart, handFrom);
  } else if (cord) drawTips(context, cord.x, cord.y, THICK + 1, handFrom);
}

function drawTips(context: Context, x: number, y: number, apart: number, from: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(from);
  for (const side of [-1, 1]) {
    context.save();
    context.translate(side * apart, -0.55 * LONG);
    context.rotate(side * 0.35);
    context.beginPath();
    context.ellipse(0, 0, THICK, LONG, 0, 0, 2 * Math.PI);
    context.fillStyle = 'rgb(214 158 124 / 0.85)';
    context.fill();
    context.lineWidth = 0.8;
    context.strokeStyle = 'rgb(90 48 28 / 0.8)';
    context.stroke();
    context.beginPath();
    context.ellipse(0, 0.55 * LONG, 0.6 * THICK, 0.28 * LONG, 0, 0, 2 * Math.PI);
    context.fillStyle = 'rgb(250 214 190 / 0.8)';
    context.fill();
    context.restore();
  }
  context.restore();
}
