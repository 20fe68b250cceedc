// People at tables of a boardgame.io server: node load.js URL TABLES SECONDS
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Clustered, openings } = require('./game.js');

const [url, tables, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
let moves = 0;
let going = false;

function sit(matchID, playerID, again) {
  const client = Client({
    game: Clustered, numPlayers: 2, matchID, playerID, debug: false, multiplayer: SocketIO({ server: url }),
  });
  let last = -1;
  const act = (state) => {
    if (!going || state === null || state._stateID === last) return;
    if (state.ctx.gameover) { if (playerID === '0') again(); return; }
    if (state.ctx.currentPlayer !== playerID) return;
    last = state._stateID;
    moves += 1;
    const hand = state.G.hands[Number(playerID)];
    const found = openings(state.G, hand);
    const chosen = found.length ? found[Math.floor(Math.random() * found.length)] : [hand[0], null, null];
    client.moves.play(...chosen);
  };
  client.subscribe(act);
  client.start();
  return { client, poke: () => act(client.getState()) };
}

function table(number, game) {
  const matchID = `t${number}-${game}`;
  const people = [];
  const again = () => {
    const gone = people.splice(0);
    if (gone.length === 0) return;
    setTimeout(() => gone.forEach(({ client }) => client.stop()), 0);
    table(number, game + 1);
  };
  people.push(...['0', '1'].map((id) => sit(matchID, id, again)));
  everybody.push(...people);
}

const everybody = [];
for (let number = 0; number < tables; number += 1) table(number, 0);
setTimeout(() => {
  console.log(JSON.stringify({ ready: everybody.length }));
  process.stdin.once('data', () => {
    going = true;
    everybody.forEach(({ poke }) => poke());
    setTimeout(() => {
      console.log(JSON.stringify({ moves }));
      process.stdin.once('data', () => process.exit(0));
    }, seconds * 1000);
  });
}, 5000);
