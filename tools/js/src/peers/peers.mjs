// The package beside chess.js and ffish in one run: npm install here, then node peers.mjs. Prints milliseconds of CPU time, the
// least of twenty, after both have found the same numbers.
import assert from "node:assert/strict";
import {createRequire} from "node:module";
import {load} from "../../target/npm/index.js";

const starts = {};

/** Loads a library and asks it for the first moves of chess; what that takes is printed later. */
async function started(who, loading, first) {
  const before = process.cpuUsage();
  const loaded = await loading();
  first(loaded);
  const {user, system} = process.cpuUsage(before);
  starts[who] = (user + system) / 1000;
  return loaded;
}

const {Chess} = await started("chess.js", () => import("chess.js"), loaded => new loaded.Chess().moves());
delete globalThis.fetch; // with it, ffish takes node for a browser
const ffish = await started("ffish", async () => {
  const loading = createRequire(import.meta.url)("ffish");
  await new Promise(resolve => { loading.onRuntimeInitialized = resolve; });
  return loading;
}, loaded => new loaded.Board("chess").legalMoves());
const ours = [];
for (const engine of ["webassembly", "javascript"]) {
  try {
    ours.push(await started(`multimove ${engine}`, () => load({engine}), loaded => loaded.rules("orthodox").start.turns.toArray()));
  } catch (error) {
    console.log(`${engine}: NOT RUN, ${error.message}`);
  }
}

/** Returns the milliseconds that work takes, the least of twenty; short work is repeated, since the clock has ticks. */
function least(work) {
  let times = 1;
  let least = Infinity;
  let result;
  for (let i = 0; i < 20;) {
    const before = process.cpuUsage().user;
    for (let j = 0; j < times; j++) {
      result = work();
    }
    const time = (process.cpuUsage().user - before) / 1000;
    if (time < 40 && times < 1000) {
      times *= 2;
    } else {
      least = Math.min(least, time / times);
      i++;
    }
  }
  return [least, result];
}

function ffishPerft(board, depth) {
  const moves = board.legalMoves().split(" ").filter(move => move);
  return depth === 1 ? moves.length : moves.reduce((sum, move) => {
    board.push(move);
    const below = ffishPerft(board, depth - 1);
    board.pop();
    return sum + below;
  }, 0);
}

/** The positions of a game of random moves, as text. */
function positions(variant) {
  const board = new ffish.Board(variant);
  const all = [];
  for (let i = 1; i < 80 && !board.isGameOver(); i++) {
    all.push(board.fen());
    const moves = board.legalMoves().split(" ");
    board.push(moves[i * 7919 % moves.length]);
  }
  return all;
}

const orthodoxBoard = new ffish.Board("chess");
const duckBoard = new ffish.Board("duck");

function moves(board, fen) {
  board.setFen(fen);
  return board.legalMoves().split(" ").filter(move => move).length;
}

const chess = positions("chess");
// without those in which a king can be captured: that ends the turn here, and ffish counts the squares of the duck even then
const duck = positions("duck").filter(fen => ours[0].rules("duck").position(fen).turns.toArray().every(turn => turn.includes(",")));
const rows = [
  ["orthodox perft 4", 197281, {
    "chess.js": () => new Chess().perft(4),
    ffish: () => ffishPerft(new ffish.Board("chess"), 4),
  }, engine => { const {start} = engine.rules("orthodox"); return () => Number(start.perft(4)); }],
  ["duck perft 2", 379440, {
    ffish: () => ffishPerft(new ffish.Board("duck"), 2),
  }, engine => { const {start} = engine.rules("duck"); return () => Number(start.perft(2)); }],
  ["orthodox moves as text", null, {
    "chess.js": () => chess.reduce((sum, fen) => sum + new Chess(fen).moves({verbose: false}).length, 0),
    ffish: () => chess.reduce((sum, fen) => sum + moves(orthodoxBoard, fen), 0),
  }, engine => {
    const rules = engine.rules("orthodox");
    return () => chess.reduce((sum, fen) => sum + rules.position(fen).turns.toArray().length, 0);
  }],
  ["orthodox moves in algebraic form", null, {
    "chess.js": () => chess.reduce((sum, fen) => sum + new Chess(fen).moves().length, 0),
  }, engine => {
    const rules = engine.rules("orthodox");
    return () => chess.reduce((sum, fen) => sum + rules.position(fen).turns.withAlgebraic().length, 0);
  }],
  ["orthodox moves with squares and pieces", null, {
    "chess.js": () => chess.reduce((sum, fen) => sum + new Chess(fen).moves({verbose: true}).length, 0),
  }, engine => {
    const rules = engine.rules("orthodox");
    return () => chess.reduce((sum, fen) => sum + rules.position(fen).begin().next().length, 0);
  }],
  ["duck turns as text", null, {
    ffish: () => duck.reduce((sum, fen) => sum + moves(duckBoard, fen), 0),
  }, engine => {
    const rules = engine.rules("duck");
    return () => duck.reduce((sum, fen) => sum + rules.position(fen).turns.toArray().length, 0);
  }],
];
console.log(`node ${process.version}, ${chess.length} positions of chess, ${duck.length} of Duck`);
const printed = (who, time, result) => console.log(`  ${who.padEnd(24)} ${time.toFixed(1).padStart(8)} ms  ${result}`);
console.log("loaded, with the first moves of chess");
Object.entries(starts).forEach(([who, time]) => printed(who, time, ""));
for (const [name, expected, peers, own] of rows) {
  const all = {...peers, ...Object.fromEntries(ours.map(engine => [`multimove ${engine.engine}`, own(engine)]))};
  const found = new Set();
  console.log(name);
  for (const [who, work] of Object.entries(all)) {
    const [time, result] = least(work);
    found.add(result);
    printed(who, time, result);
  }
  assert.equal(found.size, 1, `one number, found ${[...found]}`);
  assert.ok(expected === null || found.has(expected));
}
process.exit();
