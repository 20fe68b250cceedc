/** The cells of a bounded table, for drawing. The server says which of them are legal. */
import type { CellAt } from './marks';

/** A surface as the rules of a game write it; null, or anything unknown, is a table without edges. */
export function surfaceCells(surface: unknown, starts: readonly CellAt[]): CellAt[] | null {
  if (typeof surface !== 'object' || surface === null) return null;
  if ('cells' in surface) return (surface.cells as [number, number][]).map(([x, y]) => [x, y]);
  if ('radius' in surface) return roundCells(surface.radius as number, starts);
  if (!('left' in surface && 'right' in surface && 'top' in surface && 'bottom' in surface)) return null;
  const { left, right, top, bottom } = surface as Record<'left' | 'right' | 'top' | 'bottom', number>;
  return cellsBetween(left, right, top, bottom);
}

function cellsBetween(left: number, right: number, top: number, bottom: number): CellAt[] {
  const cells: CellAt[] = [];
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) cells.push([x, y]);
  return cells;
}

/** A round table around the start tile, or around the middle between two of them. */
function roundCells(radius: number, starts: readonly CellAt[]): CellAt[] {
  const middle = starts.reduce((sum, [x]) => sum + x, 0) / Math.max(1, starts.length);
  const around = cellsBetween(Math.floor(middle - radius), Math.ceil(middle + radius), Math.floor(-radius), Math.ceil(radius));
  return around.filter(([x, y]) => Math.hypot(x - middle, y) <= radius);
}
