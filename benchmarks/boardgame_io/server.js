// A boardgame.io server with its usual storage, which is memory.
const { Server, Origins } = require('boardgame.io/server');
const { Clustered } = require('./game.js');

const server = Server({ games: [Clustered], origins: [Origins.LOCALHOST] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}/`);
});
