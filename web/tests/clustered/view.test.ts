import { describe, expect, it } from 'vitest';
import { beyond, fitted, pointerSpot, reaching, sees, touchScale } from '../../src/lib/clustered/draw/camera';
import { picture } from '../../src/lib/clustered/draw/picture';
import { attributes } from '../../src/lib/clustered/draw/tile';
import { Viewing } from '../../src/lib/clustered/draw/viewing.svelte';
import { arranged } from '../../src/lib/clustered/hand/open-hand.svelte';
import { bestMove } from '../../src/lib/clustered/record/replay';
import { eventLine, logLine } from '../../src/lib/clustered/words';
import type { ClusteredReplay, TableInfo } from '../../src/lib/protocol/types';
import { botName } from '../../src/lib/table/bots';
import { usualLevels } from '../../src/lib/table/levels';
import type { GameEvent } from '../../src/lib/table/state';

const phone = { width: 340, height: 390 };

describe('the way to where a tile fits', () => {
  const whole = fitted({ left: -20, right: 20, top: -12, bottom: 12 }, phone);

  it('shows all places if they can be hit together', () => {
    const cells = [[-1, 0], [3, 2]] as const;
    const camera = reaching(whole, cells, phone);
    expect(camera.scale).toBeGreaterThanOrEqual(touchScale);
    expect(cells.every((cell) => sees(camera, cell, phone))).toBe(true);
  });

  it('stays where it is if nothing is gained by going', () => {
    const camera = { x: 100, y: 100, scale: 60 };
    expect(reaching(camera, [[0, 0], [2, 2]], phone)).toBe(camera);
  });

  it('goes where most of them are, and points at the others', () => {
    const cells = [[-18, 0], [10, 1], [11, 1], [12, 2], [10, -11]] as const;
    const camera = reaching(whole, cells, phone);
    expect(camera.scale).toBe(touchScale);
    expect(cells.filter((cell) => sees(camera, cell, phone))).toEqual([[10, 1], [11, 1], [12, 2]]);
    const further = beyond(camera, cells, phone);
    expect(further.left).toMatchObject({ count: 1, nearest: [-18, 0] });
    expect(further.up).toMatchObject({ count: 1, nearest: [10, -11] });
    expect(further.right).toBeUndefined();
  });

  it('goes where a lesson leads, however many cells are elsewhere', () => {
    const cells = [[-18, 0], [10, 1], [11, 1], [12, 2], [10, -11]] as const;
    const camera = reaching(whole, cells, phone, cells, [10, -11]);
    expect(sees(camera, [10, -11], phone)).toBe(true);
  });

  it('shows as much as possible of what lies around', () => {
    const table = Array.from({ length: 40 }, (_, x) => [x - 20, 0] as const);
    const left = reaching(whole, [[-20, 1]], phone, table);
    expect(sees(left, [-20, 1], phone)).toBe(true);
    // No empty space beyond the end of the table but for half a cell.
    expect(left.x + -20 * left.scale).toBeCloseTo(left.scale / 2);
    const middle = reaching(whole, [[3, 1]], phone, table);
    expect(middle.x + 3.5 * middle.scale).toBeCloseTo(phone.width / 2);
  });

  it('keeps pointers off the cells', () => {
    const camera = { x: 0, y: 0, scale: 44 };
    expect(pointerSpot(camera, [[1, 1]], phone, 'right')).toBe(0.5);
    const spot = pointerSpot(camera, [[7, 4]], phone, 'right');
    expect(Math.abs(spot * phone.height - 4.5 * 44)).toBeGreaterThan(22 + 22);
  });
});

describe('what is looked at', () => {
  const cells = [[0, -3], [0, 0], [0, 3], [1, 0]] as const;
  const inView = (viewing: Viewing, top = 0) =>
    cells.every((cell) => sees({ ...viewing.camera, y: viewing.camera.y - top }, cell, { ...viewing.view, height: viewing.view.height - top }));

  function lookedAt(): Viewing {
    const viewing = new Viewing();
    viewing.view = phone;
    viewing.follow(cells);
    return viewing;
  }

  it('is found anew when a phone is turned, also with a tile in hand', () => {
    const viewing = lookedAt();
    expect(inView(viewing)).toBe(true);
    viewing.reach([[2, 0]]);
    viewing.view = { width: 480, height: 300 };
    viewing.turn(cells, []);
    expect(inView(viewing)).toBe(true);
    viewing.back(cells);
    expect(inView(viewing)).toBe(true);
  });

  it('keeps clear of a message', () => {
    const viewing = lookedAt();
    viewing.covered = 120;
    viewing.turn(cells, []);
    expect(inView(viewing, 120)).toBe(true);
  });

  it('stays where somebody has gone', () => {
    const viewing = lookedAt();
    viewing.pan(500, 0);
    const { camera } = viewing;
    viewing.view = { width: 480, height: 300 };
    viewing.turn(cells, []);
    expect(viewing.camera).toBe(camera);
  });

  it('holds still under somebody who taps tiles in, until one comes to the edge', () => {
    const viewing = lookedAt();
    viewing.giveRoom([[0, 0]]);
    const { camera } = viewing;
    viewing.giveRoom([[0, 0], [1, 0], [1, 1]]);
    expect(viewing.camera).toBe(camera);
    viewing.giveRoom([[0, 0], [9, 0]]);
    expect(viewing.camera.scale).toBeLessThan(camera.scale);
  });
});

describe('a hand', () => {
  it('keeps its tiles in their places and puts new ones where others have left', () => {
    expect(arranged([], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(arranged(['a', 'b', 'c'], ['a', 'c', 'd'])).toEqual(['a', 'd', 'c']);
    expect(arranged(['a', 'd', 'c'], ['a', 'c'])).toEqual(['a', 'c']);
    expect(arranged(['w', 'w', 'c'], ['w', 'c', 'x', 'y'])).toEqual(['w', 'x', 'c', 'y']);
  });
});

it('shows a first picture that follows the rules', () => {
  const goTogether = (one: string, other: string): boolean => {
    const [a, b] = [attributes(one), attributes(other)];
    return !a || !b || [a.shape === b.shape, a.fill === b.fill, a.count === b.count].filter(Boolean).length >= 2;
  };
  picture.forEach((row, y) =>
    row.forEach(([tile], x) => {
      for (const neighbour of [row[x + 1], picture[y + 1]?.[x]]) if (neighbour) expect([tile, neighbour[0], goTogether(tile, neighbour[0])]).toEqual([tile, neighbour[0], true]);
    }),
  );
});

it('gives every bot of a table a name of its own', () => {
  for (const level of Object.values(usualLevels).flat()) {
    const names = Array.from({ length: 24 }, (_, seat) => botName(level, seat));
    expect(names).not.toContain(null);
    expect(new Set(names).size).toBe(24);
  }
  expect(botName('Ada', 0)).toBeNull();
});

it('remembers a game by the move that brought most', () => {
  const turn = (move: string | null, seat: number, totals: number[]) => ({ move, turn: seat, scores: totals.map((total) => ({ total })) });
  const turns = [turn(null, 0, [0, 0]), turn('Sh1@1,0', 1, [0, 0]), turn('Sd1@2,0', 0, [0, 3]), turn('Sh2@1,1', 1, [7, 3]), turn('-Cs1', 0, [7, 12])];
  expect(bestMove({ turns } as unknown as ClusteredReplay)).toEqual({ seat: 0, tile: 'Sh2', cell: [1, 1], gain: 7 });
});

describe('the log', () => {
  const table = { seats: [{ seat: 0, kind: 'here', name: 'Ada', level: null }] } as unknown as TableInfo;
  const kept: readonly [string, GameEvent][] = [
    ['1b2@3,-1', { event: 'TilePlaced', seat: 0, tile: '1b2', cell: [3, -1] }],
    ['-1b2', { event: 'TileDiscarded', seat: 0, tile: '1b2' }],
    ['-', { event: 'TileDiscarded', seat: 0, tile: null }],
    ['back:2', { event: 'MovesTakenBack', seat: 0, count: 2 }],
    ['first_line', { event: 'BonusTaken', seat: 0, bonus: 'first_line' }],
    ['first_rectangle', { event: 'BonusTaken', seat: 0, bonus: 'first_rectangle' }],
    ['time-up', { event: 'TimeRanOut', seat: 0 }],
    ['stand-in:greedy', { event: 'BotStoodIn', seat: 0, level: 'greedy' }],
    ['resign', { event: 'SeatResigned', seat: 0 }],
  ];

  it.each(kept)('says %s as it was said when it happened', (line, event) => {
    const said = logLine([0, line], table);
    expect(said).not.toBeNull();
    expect(said).toEqual(eventLine(event, table, []));
  });

  it('passes over what it does not know', () => {
    expect(logLine([0, 'something-new'], table)).toBeNull();
  });
});
