// boardgame.io: moves a second of its client in one process, on a game of three in a row (its own tutorial's choice).
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const wins = (cells, player) => LINES.some((line) => line.every((cell) => cells[cell] === player));
const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (wins(G.cells, ctx.currentPlayer)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};
process.env.NODE_ENV = "production";
const client = Client({ game, debug: false });
client.start();
const limit = Number(process.argv[3]) * 1000;
let decisions = 0, games = 0;
const began = performance.now();
while (performance.now() - began < limit) {
  client.reset();
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const free = state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
    client.moves.mark(free[Math.floor(Math.random() * free.length)]);
    decisions += 1;
  }
  games += 1;
}
const seconds = (performance.now() - began) / 1000;
console.log(JSON.stringify({ decisions: decisions / seconds, games: games / seconds }));
