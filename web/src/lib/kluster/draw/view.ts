/** What every way of drawing the table can do: the 3D scene and the flat canvas. */

import type { Covered, FramedDisc } from './orbit';
import type { Picture } from './picture';

export interface TableView {
  /** The element that hears pointers and has the keyboard's focus. */
  readonly canvas: HTMLCanvasElement;
  /** Show this from the next frame on. The arrays in it may be written to again; call this each time. */
  show(picture: Picture): void;
  /** Draw if anything changed. `seconds` since the last call; whether it drew. */
  draw(seconds: number): boolean;
  /** CSS pixels, and what buttons cover. */
  resize(width: number, height: number, covered?: Covered): void;
  /** The spot on the table under a point of the canvas; null beyond the horizon. */
  spot(x: number, y: number): { x: number; y: number } | null;
  /** Where on the canvas a spot is drawn, in CSS pixels. */
  onCanvas(x: number, y: number): { x: number; y: number };
  /** CSS pixels for a mm at the middle of the table. */
  readonly scale: number;
  /** Turn the eye round the table (rad), or nearer. */
  turn(around: number, above: number): void;
  zoom(factor: number): void;
  /** Look from a place round the table, in rad from seat 0 (−y), anticlockwise. */
  sit(around: number): void;
  lookFromAbove(above: boolean): void;
  readonly fromAbove: boolean;
  /** Which way the top of the screen points on the table, in rad from +y, anticlockwise. */
  readonly heading: number;
  /** Come nearer to a spot for as long as it is asked for; null: back. With reduced motion nothing moves. */
  lean(towards: { x: number; y: number } | null): void;
  /** What must be visible. */
  frame(what: FramedDisc): void;
  reduceMotion(reduced: boolean): void;
  dispose(): void;
}
