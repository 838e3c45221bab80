#!/usr/bin/env node
// ffish (Fairy-Stockfish in WebAssembly) as a UCI engine that counts: npm install ffish here, then
// mvn -q -Dfast -pl tools/files -am test -Dtest=LiveFairyStockfishTest -Dfairy-stockfish=.../ffish-uci.mjs
import {createRequire} from "node:module";
import {createInterface} from "node:readline";
import {readFileSync} from "node:fs";

delete globalThis.fetch; // with it, ffish takes node for a browser
const ffish = createRequire(import.meta.url)("ffish");
await new Promise(resolve => { ffish.onRuntimeInitialized = resolve; });
let variant = "chess";
let board = new ffish.Board(variant);

function moves() {
  return board.legalMoves().split(" ").filter(move => move);
}

function count(depth) {
  return depth === 0 ? 1 : moves().reduce((sum, move) => {
    board.push(move);
    const below = depth === 1 ? 1 : count(depth - 1);
    board.pop();
    return sum + below;
  }, 0);
}

for await (const line of createInterface({input: process.stdin})) {
  const [command, ...words] = line.trim().split(/\s+/);
  if (command === "uci") {
    console.log(`option name UCI_Variant type combo default chess var ${ffish.variants().split(" ").join(" var ")}\nuciok`);
  } else if (command === "isready") {
    console.log("readyok");
  } else if (command === "setoption" && words[1] === "VariantPath") {
    ffish.loadVariantConfig(readFileSync(words.slice(3).join(" "), "utf8"));
  } else if (command === "setoption" && words[1] === "UCI_Variant") {
    variant = words[3];
  } else if (command === "position") {
    const played = words.indexOf("moves");
    const text = words.slice(1, played < 0 ? words.length : played).join(" ");
    board.delete();
    board = words[0] === "fen" ? new ffish.Board(variant, text) : new ffish.Board(variant);
    words.slice(played < 0 ? words.length : played + 1).forEach(move => board.push(move));
  } else if (command === "d") {
    console.log(`Fen: ${board.fen()}`);
  } else if (command === "go" && words[0] === "perft") {
    let sum = 0;
    for (const move of moves()) {
      board.push(move);
      const below = count(words[1] - 1);
      board.pop();
      sum += below;
      console.log(`${move}: ${below}`);
    }
    console.log(`\nNodes searched: ${sum}`);
  } else if (command === "quit") {
    process.exit(0);
  }
}
