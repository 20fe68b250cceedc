import { expect, it } from 'vitest';
import { dangerSheet } from '../../src/lib/kluster/draw/danger-sheet';

it('what is told of danger is carried on beyond the cord, where it is not drawn', () => {
  const map = { x: 0, y: 0, step: 8, columns: 3, rows: 2, values: Uint8Array.from([0, 100, 200, 0, 0, 0]) };
  const sheet = dangerSheet(map);
  const risks = [...sheet].filter((_, k) => k % 2 === 0);
  const told = [...sheet].filter((_, k) => k % 2 === 1);
  expect(risks).toEqual([100, 100, 200, 100, 150, 150]);
  expect(told).toEqual([0, 255, 255, 0, 0, 0]);
});
