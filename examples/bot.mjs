// A bot for both games: lodestone play --bot "node examples/bot.mjs". Needs nothing but Node.
// docs/bots-in-any-language.md explains every message.

import { createInterface } from 'node:readline';

/** Stay close to one's own tiles; wilds last. */
function clustered(view, legal) {
  const mine = view.board.filter((tile) => tile.owner === view.seat);
  const worth = (move) => {
    const [tile, cell] = move.split('@');
    if (!cell) return 0; // a discard
    const [x, y] = cell.split(',').map(Number);
    const beside = mine.filter((other) => Math.abs(x - other.x) + Math.abs(y - other.y) === 1).length;
    return beside - (tile === '***' ? 2 : 0);
  };
  return { move: best(legal, worth) };
}

/** The largest magnet, flat, where it is farthest from everything else. */
function kluster(view) {
  const { stage, cords, lying } = view.frame;
  if (stage === 'choice') return { move: 'stop' };
  if (stage === 'repair') return { plan: {} }; // no idea here: the fallback repairs the cords
  const [cord] = cords;
  const middle = [0, 1].map((axis) => cord.reduce((sum, node) => sum + node[axis], 0) / cord.length);
  const others = [...cord, ...lying.map((magnet) => magnet.at)];
  const room = (at) => Math.min(...others.map((other) => Math.hypot(at[0] - other[0], at[1] - other[1])));
  // Between the middle and the cord, never beyond it.
  const spots = cord.flatMap((node) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => [0, 1].map((axis) => middle[axis] + 0.1 * step * (node[axis] - middle[axis]))),
  );
  const size = (magnet) => view.sizes[magnet].reduce((product, length) => product * length);
  return { plan: { magnet: best(view.pools[view.seat], size), face: 'a', at: best(spots, room) } };
}

function best(list, worth) {
  return list.reduce((champion, rival) => (worth(rival) > worth(champion) ? rival : champion));
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.view) {
    console.log(JSON.stringify(message.legal ? clustered(message.view, message.legal) : kluster(message.view)));
  } else if (message.over) {
    console.error('I have seen how it ended:', message.over.winners);
  }
}
