// Enough of Clustered for boardgame.io: hands, a stack, tiles that must fit their neighbours, a move of the same size.
const tiles = [];
for (const shape of 'STC') for (const fill of 'hds') for (const count of '123') tiles.push(shape + fill + count);
const around = [[1, 0], [-1, 0], [0, 1], [0, -1]];

const shared = (a, b) => [0, 1, 2].filter((at) => a[at] === b[at]).length;

function fits(G, tile, x, y) {
  if (G.board[`${x},${y}`] !== undefined) return false;
  let neighbours = 0;
  for (const [dx, dy] of around) {
    const other = G.board[`${x + dx},${y + dy}`];
    if (other === undefined) continue;
    neighbours += 1;
    if (other.tile !== '###' && shared(other.tile, tile) < 1) return false;
  }
  return neighbours > 0;
}

function openings(G, hand) {
  const found = [];
  for (const cell of Object.keys(G.board)) {
    const [x, y] = cell.split(',').map(Number);
    for (const [dx, dy] of around) {
      for (const tile of hand) if (fits(G, tile, x + dx, y + dy)) found.push([tile, x + dx, y + dy]);
    }
  }
  return found;
}

const Clustered = {
  name: 'clustered',
  setup: ({ random }) => {
    const stacks = [0, 1].map(() => random.Shuffle([...tiles]));
    return { board: { '0,0': { tile: '###', owner: null } }, stacks, hands: stacks.map((stack) => stack.splice(0, 5)) };
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    stacks: G.stacks.map((stack) => stack.length),
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, ctx }, tile, x, y) => {
        const hand = G.hands[ctx.currentPlayer];
        if (!hand.includes(tile)) return 'INVALID_MOVE';
        if (x !== null && !fits(G, tile, x, y)) return 'INVALID_MOVE';
        hand.splice(hand.indexOf(tile), 1);
        if (x !== null) G.board[`${x},${y}`] = { tile, owner: ctx.currentPlayer };
        if (G.stacks[ctx.currentPlayer].length) hand.push(G.stacks[ctx.currentPlayer].shift());
      },
    },
  },
  endIf: ({ G }) => (G.hands.every((hand) => hand.length === 0) ? { done: true } : undefined),
};

module.exports = { Clustered, openings };
