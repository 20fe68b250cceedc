/** The table drawn flat, from above, on a plain canvas: where there is no WebGL, and for those who prefer it. */

import { clamp } from '../../clamp';
import { axisOf, outline, poleAxis, type Quaternion, type Triple } from '../magnet';
import { revealedAt } from '../pole-reveal';
import { paintDanger } from './flat-danger';
import { drawFingers, drawGlow, drawLanding, drawTug } from './flat-hand';
import { HeldSize } from './held-size';
import { Leaning, type Covered, type FramedDisc } from './orbit';
import { paintTop } from './flat-top';
import { type DangerMap, type Picture, type Roster, type Surface, turnOf } from './picture';
import type { TableView } from './view';

const BACKGROUND = '#120d0a';
const CORDS: readonly [string, string][] = [
  ['#efe2bd', '#a97f3d'],
  ['#d8dde2', '#5d7486'],
  ['#e9c9b4', '#8e4a3a'],
  ['#d6e0c4', '#667a45'],
];
/** How far the view zooms out and in; 1 just shows everything. */
const SMALLEST = 0.4;
const LARGEST = 4;

export class FlatTable implements TableView {
  readonly fromAbove = true;
  readonly heading = 0;
  private readonly context: CanvasRenderingContext2D;
  private size = { width: 1, height: 1, ratio: 1 };
  private covered: Covered = { bottom: 0, top: 0 };
  private framed: FramedDisc = { x: 0, y: 0, radius: 200 };
  private nearer = 1;
  private readonly leaning = new Leaning();
  private picture: Picture | null = null;
  private top: { canvas: HTMLCanvasElement; key: string } | null = null;
  private danger: { map: DangerMap; canvas: HTMLCanvasElement } | null = null;
  private changed = true;
  private time = 0;
  private reduced = false;
  private readonly heldSize: HeldSize;

  constructor(
    readonly canvas: HTMLCanvasElement,
    private readonly roster: Roster,
    private readonly surface: Surface,
  ) {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw.');
    this.context = context;
    this.heldSize = new HeldSize(roster);
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

  frame(what: FramedDisc): void {
    this.framed = what;
    this.changed = true;
  }

  get scale(): number {
    const high = this.size.height * (1 - this.covered.bottom - this.covered.top);
    const wide = this.size.width * (1 - 2 * (this.covered.sides ?? 0));
    return ((Math.min(wide, high) / (2 * this.framed.radius)) * this.nearer) / this.leaning.distance;
  }

  /** The spot that is drawn in the middle. */
  private get centre(): { x: number; y: number } {
    return this.leaning.centre(this.framed);
  }

  private get middle(): { x: number; y: number } {
    return {
      x: this.size.width / 2,
      y: this.size.height * (0.5 + (this.covered.top - this.covered.bottom) / 2),
    };
  }

  spot(x: number, y: number): { x: number; y: number } {
    const { middle, scale, centre } = this;
    return { x: centre.x + (x - middle.x) / scale, y: centre.y - (y - middle.y) / scale };
  }

  onCanvas(x: number, y: number): { x: number; y: number } {
    const { middle, scale, centre } = this;
    return { x: middle.x + (x - centre.x) * scale, y: middle.y - (y - centre.y) * scale };
  }

  turn(): void {
    // The flat table is always seen from straight above.
  }

  sit(): void {
    // A plan is not turned: +y points up for everybody.
  }

  lean(towards: { x: number; y: number } | null): void {
    this.leaning.lean(this.reduced ? null : towards);
  }

  zoom(factor: number): void {
    this.nearer = clamp(this.nearer / factor, SMALLEST, LARGEST);
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
    if (this.leaning.advance(seconds)) this.changed = true;
    if (!this.changed) return false;
    this.changed = false;
    const { context, picture } = this;
    const { ratio, width, height } = this.size;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = BACKGROUND;
    context.fillRect(0, 0, width, height);
    // From here on one unit is a mm, x to the right and y away.
    const { scale, middle, centre } = this;
    context.setTransform(
      ratio * scale, 0, 0, -ratio * scale,
      ratio * (middle.x - centre.x * scale), ratio * (middle.y + centre.y * scale),
    ); // prettier-ignore
    this.drawTop();
    if (picture) {
      this.drawDanger(picture);
      const changing = this.heldSize.advance(picture, scale, this.reduced ? 1 : seconds);
      picture.cords.forEach((cord, i) => this.drawCord(cord, i));
      drawGlow(context, picture);
      drawLanding(context, picture);
      this.drawMagnets(picture);
      if (this.heldSize.factor > 1) drawLanding(context, picture);
      this.drawLines(picture);
      drawTug(context, picture);
      drawFingers(context, picture, this.roster, this.heldSize.factor);
      if (changing || (!this.reduced && picture.trembling.includes(1))) this.changed = true;
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
    if (this.danger?.map !== map) this.danger = { map, canvas: paintDanger(map) };
    const half = map.step / 2;
    this.context.drawImage(this.danger.canvas, map.x - half, map.y - half, map.columns * map.step, map.rows * map.step);
  }

  /** Field lines, seen from above. */
  private drawLines({ lines }: Picture): void {
    if (!lines.length) return;
    const path = new Path2D();
    for (const points of lines)
      for (let i = 0; i + 2 < points.length; i += 3) path[i ? 'lineTo' : 'moveTo'](points[i] as number, points[i + 1] as number);
    this.context.lineJoin = 'round';
    for (const [width, colour] of [[2.2, 'rgb(6 14 28 / 0.55)'], [1.1, '#bfe4ff']] as const) {
      this.context.lineWidth = width;
      this.context.strokeStyle = colour;
      this.context.stroke(path);
    }
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
    // The held magnet is drawn last, over what lies below it.
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
    const turn = turnOf(picture, i);
    const larger = this.heldSize.of(i);
    const shape = outline((this.roster.sizes[i] as Triple).map((extent) => larger * extent) as unknown as Triple, turn);
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
    // A grey mirror: it reflects the room above, and the wood near its foot.
    const body = context.createRadialGradient(-0.2, 0.3, 0.05, 0, 0, 1);
    body.addColorStop(0, '#c9cacd');
    body.addColorStop(0.28, '#8b8d92');
    body.addColorStop(0.6, '#3c3d41');
    body.addColorStop(0.86, '#161618');
    body.addColorStop(1, '#5f3b27');
    context.fillStyle = body;
    context.beginPath();
    context.arc(0, 0, 1, 0, 2 * Math.PI);
    context.fill();
    context.restore();
    this.drawPole(picture, i, turn, [x, y], poleAxis(this.roster.names[i] as string));
  }

  /** Training aid: N or S where that pole can be seen. */
  private drawPole(picture: Picture, i: number, turn: Quaternion, [x, y]: [number, number], axis: 0 | 2): void {
    const north = picture.north[i];
    if (!north) return;
    const toA = north === 1 ? 1 : -1;
    const [ax, ay, az] = axisOf(turn, axis).map((part) => part * toA) as unknown as Triple;
    const half = ((this.roster.sizes[i] as Triple)[axis] ?? 0) / 2;
    const { context } = this;
    const revealed = revealedAt(picture.revealed, x, y);
    const letter = (text: string, dx: number, dy: number) => {
      context.save();
      context.translate(x + dx, y + dy);
      context.scale(revealed, -revealed);
      context.globalAlpha = revealed;
      context.fillStyle = text === 'N' ? '#ff8f7a' : '#9dc1ff';
      context.font = 'bold 7px system-ui, sans-serif';
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillText(text, 0, 0);
      // North is red with a ring, as on the 3D table, so that poles can be told apart without colour.
      if (text === 'N') {
        context.lineWidth = 0.9;
        context.strokeStyle = context.fillStyle;
        context.beginPath();
        context.arc(0, 0, 4.4, 0, 2 * Math.PI);
        context.stroke();
      }
      context.restore();
    };
    if (Math.abs(az) > 0.5) letter(az > 0 ? 'N' : 'S', 0, 0);
    else {
      letter('N', 0.6 * half * ax, 0.6 * half * ay);
      letter('S', -0.6 * half * ax, -0.6 * half * ay);
    }
  }

  private outlined([x, y]: Triple, shape: { long: number; short: number; along: number }, colour: string): void {
    this.context.fillStyle = colour;
    this.context.beginPath();
    this.context.ellipse(x, y, shape.long, shape.short, shape.along, 0, 2 * Math.PI);
    this.context.fill();
  }

  dispose(): void {
    this.picture = null;
    this.top = this.danger = null;
  }
}
