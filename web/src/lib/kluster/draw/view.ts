/** What every way of drawing the table can do: the 3D scene and the flat canvas. */

import type { Covered, FramedDisc } from './orbit';
import type { Picture } from './picture';

export interface TableView {
  /** The element that receives pointer events and has the keyboard focus. */
  readonly canvas: HTMLCanvasElement;
  /** Show this from the next frame on. The arrays in it may be written to again; call this each time. */
  show(picture: Picture): void;
  /** Draw if anything changed. `seconds`: since the last call. Returns whether it drew. */
  draw(seconds: number): boolean;
  /** Set the size in CSS pixels, and the parts that buttons cover. */
  resize(width: number, height: number, covered?: Covered): void;
  /** The spot on the table under a point of the canvas; null beyond the horizon. */
  spot(x: number, y: number): { x: number; y: number } | null;
  /** Where on the canvas a spot is drawn, in CSS pixels. */
  onCanvas(x: number, y: number): { x: number; y: number };
  /** CSS pixels per mm at the middle of the table. */
  readonly scale: number;
  /** Move the eye round the table and up or down (rad). */
  turn(around: number, above: number): void;
  zoom(factor: number): void;
  /** Look from a place round the table, in rad from seat 0 (−y), anticlockwise. */
  sit(around: number): void;
  lookFromAbove(above: boolean): void;
  readonly fromAbove: boolean;
  /** Which way the top of the screen points on the table, in rad from +y, anticlockwise. */
  readonly heading: number;
  /** Move nearer to a spot until called with null. With reduced motion nothing moves. */
  lean(towards: { x: number; y: number } | null): void;
  /** What must be visible. */
  frame(what: FramedDisc): void;
  reduceMotion(reduced: boolean): void;
  dispose(): void;
}
