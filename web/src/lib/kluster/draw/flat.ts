/** The table drawn flat, from above, on a plain canvas: where there is no WebGL, and for whoever prefers it. */

import { character, isSpinner, outline, rotation, type Quaternion, type Triple } from '../magnet';
import { danger, LIFT_OFF } from '../tug';
import type { Framed } from './orbit';
import { paintTop } from './flat-top';
import type { Picture, Roster, Surface } from './picture';
import type { TableView } from './view';

const BACKGROUND = '#120d0a';
const CORDS: readonly [string, string][] = [
  ['#efe2bd', '#a97f3d'],
  ['#d8dde2', '#5d7486'],
  ['#e9c9b4', '#8e4a3a'],
  ['#d6e0c4', '#667a45'],
];
const SMALLEST = 0.4;
const LARGEST = 4;

export class FlatTable implements TableView {
  readonly fromAbove = true;
  readonly heading = 0;
  private readonly context: CanvasRenderingContext2D;
  private size = { width: 1, height: 1, ratio: 1 };
  private covered = { bottom: 0, top: 0 };
  private framed: Framed = { x: 0, y: 0, radius: 200 };
  private nearer = 1;
  private picture: Picture | null = null;
  private top: { canvas: HTMLCanvasElement; key: string } | null = null;
  private changed = true;
  private time = 0;
  private reduced = false;

  constructor(
    readonly canvas: HTMLCanvasElement,
    private readonly roster: Roster,
    private readonly surface: Surface,
  ) {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw.');
    this.context = context;
  }

  show(picture: Picture): void {
    this.picture = picture;
    this.changed = true;
  }

  resize(width: number, height: number, covered = this.covered): void {
    this.size = { width, height, ratio: Math.min(2, globalThis.devicePixelRatio) };
    this.covered = covered;
    this.canvas.width = Math.round(width * this.size.ratio);
    this.canvas.height = Math.round(height * this.size.ratio);
    this.changed = true;
  }

  frame(what: Framed): void {
    this.framed = what;
    this.changed = true;
  }

  get scale(): number {
    const high = this.size.height * (1 - this.covered.bottom - this.covered.top);
    return (Math.min(this.size.width, high) / (2 * this.framed.radius)) * this.nearer;
  }

  private get middle(): { x: number; y: number } {
    return {
      x: this.size.width / 2,
      y: this.size.height * (0.5 + (this.covered.top - this.covered.bottom) / 2),
    };
  }

  spot(x: number, y: number): { x: number; y: number } {
    const { middle, scale, framed } = this;
    return { x: framed.x + (x - middle.x) / scale, y: framed.y - (y - middle.y) / scale };
  }

  onCanvas(x: number, y: number): { x: number; y: number } {
    const { middle, scale, framed } = this;
    return { x: middle.x + (x - framed.x) * scale, y: middle.y - (y - framed.y) * scale };
  }

  turn(): void {
    // Flat is flat: the eye stays above.
  }

  sit(): void {
    // North stays up: a plan is read the same way by everybody.
  }

  zoom(factor: number): void {
    this.nearer = Math.min(LARGEST, Math.max(SMALLEST, this.nearer / factor));
    this.changed = true;
  }

  lookFromAbove(): void {
    this.nearer = 1;
    this.changed = true;
  }

  reduceMotion(reduced: boolean): void {
    this.reduced = reduced;
  }

  draw(seconds: number): boolean {
    this.time += seconds;
    if (!this.changed) return false;
    this.changed = false;
    const { context, picture } = this;
    const { ratio, width, height } = this.size;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = BACKGROUND;
    context.fillRect(0, 0, width, height);
    // From here on one unit is a mm, x to the right and y away.
    const { scale, middle, framed } = this;
    context.setTransform(
      ratio * scale, 0, 0, -ratio * scale,
      ratio * (middle.x - framed.x * scale), ratio * (middle.y + framed.y * scale),
    ); // prettier-ignore
    this.drawTop();
    if (picture) {
      this.drawDanger(picture);
      picture.cords.forEach((cord, i) => this.drawCord(cord, i));
      this.drawMagnets(picture);
      this.drawLines(picture);
      this.drawHand(picture);
      if (!this.reduced && picture.trembling.includes(1)) this.changed = true;
    }
    return true;
  }

  private drawTop(): void {
    const { x, y, radius } = this.framed;
    const far = radius * 1.16;
    const key = `${x},${y},${radius}`;
    if (this.top?.key !== key) this.top = { canvas: paintTop(this.surface, far), key };
    this.context.drawImage(this.top.canvas, x - far, y - far, 2 * far, 2 * far);
  }

  private drawDanger({ danger: map }: Picture): void {
    if (!map) return;
    for (let row = 0, i = 0; row < map.rows; row++)
      for (let column = 0; column < map.columns; column++, i++) {
        const risk = (map.values[i] ?? 0) / 255;
        if (risk < 0.05) continue;
        this.context.fillStyle = `rgb(240 ${Math.round(190 * (1 - risk))} 40 / ${0.15 + 0.35 * risk})`;
        const half = (map.step / 2) * Math.sqrt(risk);
        this.context.fillRect(map.x + column * map.step - half, map.y + row * map.step - half, 2 * half, 2 * half);
      }
  }

  /** Lines of the field, seen from above. */
  private drawLines({ lines }: Picture): void {
    if (!lines.length) return;
    const path = new Path2D();
    for (const points of lines)
      for (let i = 0; i + 2 < points.length; i += 3) path[i ? 'lineTo' : 'moveTo'](points[i] as number, points[i + 1] as number);
    this.context.lineWidth = 0.7;
    this.context.strokeStyle = 'rgb(159 208 255 / 0.45)';
    this.context.stroke(path);
  }

  private drawCord(cord: Float32Array, index: number): void {
    const { context } = this;
    const [light, dark] = CORDS[index % CORDS.length] as [string, string];
    const path = new Path2D();
    for (let i = 0; i + 1 < cord.length; i += 2) path.lineTo(cord[i] as number, cord[i + 1] as number);
    path.closePath();
    context.lineJoin = 'round';
    for (const [colour, width, dash] of [
      ['rgb(0 0 0 / 0.35)', 5.4, []],
      [light, 4, []],
      [dark, 3.2, [2.4, 2.8]],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.setLineDash([...dash]);
      context.stroke(path);
    }
    context.setLineDash([]);
  }

  private drawMagnets(picture: Picture): void {
    // What is in the hand covers what lies below it.
    this.roster.names.forEach((_, i) => i !== picture.held && picture.present[i] && this.drawMagnet(picture, i));
    for (const { magnet, at, turn } of picture.advised) {
      const shape = outline(this.roster.sizes[magnet] as Triple, turn);
      this.outlined(at, shape, 'rgb(125 255 180 / 0.5)');
      this.context.lineWidth = 1.4;
      this.context.strokeStyle = '#7dffb4';
      this.context.stroke();
    }
    const { ghost, held } = picture;
    if (ghost) this.outlined(ghost.at, outline(this.roster.sizes[ghost.magnet] as Triple, ghost.turn), 'rgb(190 208 255 / 0.4)');
    if (held >= 0 && picture.present[held]) this.drawMagnet(picture, held);
  }

  private drawMagnet(picture: Picture, i: number): void {
    const { context } = this;
    const name = this.roster.names[i] as string;
    const turn = Array.from(picture.turn.subarray(4 * i, 4 * i + 4)) as unknown as Quaternion;
    const shape = outline(this.roster.sizes[i] as Triple, turn);
    let [x, y] = [picture.at[3 * i] as number, picture.at[3 * i + 1] as number];
    const z = picture.at[3 * i + 2] as number;
    if (picture.trembling[i] && !this.reduced) {
      x += 0.4 * Math.sin(97 * this.time + i);
      y += 0.4 * Math.cos(113 * this.time + i);
    }
    const lift = i === picture.held ? Math.min(12, z / 6) : 0.8;
    this.outlined([x + lift, y - lift, 0], { ...shape, long: shape.long + 0.8, short: shape.short + 0.8 }, 'rgb(0 0 0 / 0.45)');
    context.save();
    context.translate(x, y);
    context.rotate(shape.along);
    context.scale(shape.long, shape.short);
    const body = context.createRadialGradient(-0.25, 0.35, 0.05, 0, 0, 1);
    body.addColorStop(0, '#5d5f66');
    body.addColorStop(0.3, '#1d1e22');
    body.addColorStop(0.85, '#08080a');
    body.addColorStop(1, '#34363c');
    context.fillStyle = body;
    context.beginPath();
    context.arc(0, 0, 1, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = 'rgb(255 246 230 / 0.85)';
    const own = character(name)();
    context.beginPath();
    context.ellipse(-0.22, 0.42, 0.26, 0.08, 0.3 * own, 0, 2 * Math.PI);
    context.fill();
    context.restore();
    this.drawPole(picture, i, turn, [x, y], isSpinner(name));
  }

  /** Training aid: N or S where that pole can be seen. */
  private drawPole(picture: Picture, i: number, turn: Quaternion, [x, y]: [number, number], spinner: boolean): void {
    const north = picture.north[i];
    if (!north) return;
    const r = rotation(turn);
    const axis = spinner ? 0 : 2;
    const toA = north === 1 ? 1 : -1;
    const [ax, ay, az] = [(r[axis] ?? 0) * toA, (r[3 + axis] ?? 0) * toA, (r[6 + axis] ?? 0) * toA];
    const half = ((this.roster.sizes[i] as Triple)[axis] ?? 0) / 2;
    const { context } = this;
    const letter = (text: string, dx: number, dy: number) => {
      context.save();
      context.translate(x + dx, y + dy);
      context.scale(1, -1);
      context.fillStyle = text === 'N' ? '#ff8f7a' : '#9dc1ff';
      context.font = 'bold 7px system-ui, sans-serif';
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillText(text, 0, 0);
      context.restore();
    };
    if (Math.abs(az) > 0.5) letter(az > 0 ? 'N' : 'S', 0, 0);
    else {
      letter('N', 0.6 * half * ax, 0.6 * half * ay);
      letter('S', -0.6 * half * ax, -0.6 * half * ay);
    }
  }

  private drawHand({ landing, tug, held, at, grabbed }: Picture): void {
    const { context } = this;
    if (landing) {
      const { long, short, along } = landing.outline;
      context.lineWidth = 1.1;
      context.strokeStyle = landing.allowed === null ? '#fff2cf' : landing.allowed ? '#8dffb8' : '#ff6c4d';
      context.setLineDash(landing.allowed === false ? [5, 3] : landing.allowed ? [] : [1.5, 2]);
      context.beginPath();
      context.ellipse(landing.x, landing.y, long + 1.8, short + 1.8, along, 0, 2 * Math.PI);
      context.stroke();
      context.setLineDash([]);
    }
    const level = tug ? Math.hypot(tug[0], tug[1]) : 0;
    if (tug && held >= 0 && level > 0.002) {
      const length = Math.min(100, (42 * level) / LIFT_OFF);
      const [x, y] = [at[3 * held] as number, at[3 * held + 1] as number];
      const [dx, dy] = [tug[0] / level, tug[1] / level];
      const [tx, ty] = [x + dx * (10 + length), y + dy * (10 + length)];
      context.strokeStyle = context.fillStyle = `hsl(${Math.round(43 * (1 - danger(tug)))} 100% 55%)`;
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
    for (const spot of grabbed) this.outlined([spot.x, spot.y, 0], { long: 5, short: 5, along: 0 }, 'rgb(255 217 160 / 0.6)');
  }

  private outlined([x, y]: Triple, shape: { long: number; short: number; along: number }, colour: string): void {
    this.context.fillStyle = colour;
    this.context.beginPath();
    this.context.ellipse(x, y, shape.long, shape.short, shape.along, 0, 2 * Math.PI);
    this.context.fill();
  }

  dispose(): void {
    this.picture = null;
    this.top = null;
  }
}
