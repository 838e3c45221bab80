// Calls what index.d.ts declares: node calls.js PACKAGE ENGINE.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {join} from "node:path";
import {inspect} from "node:util";
import {pathToFileURL} from "node:url";

const [folder, engine] = process.argv.slice(2);
const {load, MultimoveError} = await import(pathToFileURL(join(folder, "index.js")));
const multimove = await load({engine});
assert.equal(multimove.engine, engine);

/** Every member that the types declare is there. */
function isDeclared(name, object) {
  const declared = new RegExp(`export interface ${name}\\b[^{]*\\{(.*?)\\n\\}`, "s").exec(readFileSync(join(folder, "index.d.ts"), "utf8"))[1];
  const members = [...declared.matchAll(/^ {2}(?:readonly )?(\w+)[?(:]/gm)].map(([, member]) => member);
  assert.ok(members.length > 0);
  for (const member of members) {
    assert.ok(member in object, `${name}.${member}`);
  }
}

const refuses = (call, words) => assert.throws(call, error => error instanceof MultimoveError && error.message.includes(words)
  && !error.message.includes("class path"));

const duck = multimove.rules("duck");
const start = duck.start;
isDeclared("Multimove", multimove);
isDeclared("RuleSet", duck);
isDeclared("Position", start);
isDeclared("Turns", start.turns);
refuses(() => multimove.rules("dukc"), "the nearest is duck");
refuses(() => duck.position("8/8 w"), "expected");

assert.equal(start.turns.count, BigInt(start.turns.size));
const all = start.turns.toArray();
assert.equal(all.length, start.turns.size);
assert.deepEqual([...start.turns], all);
const mated = multimove.rules("orthodox").position("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
assert.deepEqual([...mated.turns], []);
assert.deepEqual(start.turns.page(2n ** 63n - 1n, 10), []);
assert.deepEqual(start.turns.page(500, 300), all.slice(500, 800));
assert.equal(start.turns.at(all.length - 1), all.at(-1));
assert.equal(start.turns.at(all.length), undefined);
assert.deepEqual(start.turns.from("b1"), all.filter(turn => turn.startsWith("b1")));
assert.deepEqual(start.turns.sample(3, 7), start.turns.sample(3, 7));
assert.ok(start.turns.sample(50).every(turn => start.turns.has(turn)));
assert.equal(start.turns.has("e2e5,@e6"), false);
assert.equal(start.turns.countUpTo(10), 10);
assert.equal(start.perft(1), start.turns.count);
assert.equal(start.parse("e4 @e6"), "e2e4,@e6");
refuses(() => start.play("e2e5,@e6"), "does not move like that");
refuses(() => start.turns.page(-1, 5), "expected");

for (const wrong of [-1, 2 ** 31, Infinity, NaN, 1.5, "1", null, 2n ** 31n]) {
  refuses(() => start.turns.page(0, wrong), "expected a whole number from 0 to 2147483647 as the length, found ");
  refuses(() => start.turns.sample(wrong), "as the number of turns, found ");
  refuses(() => start.perft(wrong), "as the depth, found ");
}
for (const wrong of [-1, 2 ** 53, Infinity, NaN, 1.5, "1", null, 2n ** 63n]) {
  refuses(() => start.turns.page(wrong, 1), "as the first number, found ");
  refuses(() => start.turns.at(wrong), "as the first number, found ");
  refuses(() => start.turns.countUpTo(wrong), "as the limit, found ");
}
refuses(() => start.turns.sample(1, 2 ** 31), "as the seed, found 2147483648");
assert.equal(start.turns.countUpTo(2 ** 32 + 5), start.turns.size);
assert.equal(start.turns.countUpTo(2n ** 40n), start.turns.size);
assert.deepEqual(start.turns.page(2n ** 40n, 1), []);
assert.deepEqual(start.turns.page(0n, 2n), all.slice(0, 2));
for (const wrong of [undefined, null, 7, {}]) {
  refuses(() => start.play(wrong), "expected text as a turn, found ");
  refuses(() => start.turns.has(wrong), "expected text as a turn, found ");
  refuses(() => start.begin().then(wrong), "expected text as a sub-move, found ");
  refuses(() => multimove.rules(wrong), "expected text as the id of a rule set, found ");
  refuses(() => multimove.readGame(wrong), "expected text as a game, found ");
  refuses(() => multimove.variants(wrong), "expected text as a variant file, found ");
  refuses(() => duck.game().resign(wrong), 'expected "white" or "black" as the side, found ');
}
refuses(() => multimove.rules("thereisnosuchgame"), "there is no such game");
refuses(() => multimove.rules("two-prong[base=thereisnosuchgame]"), "expected a base game");
refuses(() => start.svg({theme: "blue"}), 'expected "light" or "dark" as theme, found "blue"');
refuses(() => start.svg({seenFrom: "left"}), 'expected "white" or "black" as seenFrom, found "left"');
refuses(() => start.svg({coordinates: "no"}), "as coordinates");
refuses(() => start.svg({turn: 5}), "expected text as turn, found 5");
refuses(() => start.svg(7), "expected an object as options, found 7");
await assert.rejects(load({engine: "steam"}), MultimoveError);

assert.equal(start.turns, start.turns);
assert.equal(duck.start, start);
assert.ok(start.equals(multimove.rules("duck").start) && !start.equals(duck) && !start.equals(start.play("e4,@e6")));
assert.equal(JSON.stringify({start, duck}), JSON.stringify({start: start.text, duck: "duck"}));
assert.equal(inspect(start), `Position ${start.text}`);
assert.deepEqual([duck.width, duck.height, duck.squares.length, duck.squares[8]], [8, 8, 64, "a2"]);
assert.deepEqual(start.hands, {white: {}, black: {}});
const drops = multimove.rules("geminus").start;
assert.equal(drops.hands.white.K >= 1, true);
const drop = drops.begin().next().find(subMove => subMove.hand === "K");
assert.equal(drop.from, null);
assert.ok(drops.begin().destinations().get("K@").includes(drop.to));
const written = start.turns.withAlgebraic();
assert.deepEqual(written.map(({turn}) => turn), all);
assert.deepEqual(written.slice(0, 5).map(({algebraic}) => algebraic), all.slice(0, 5).map(turn => start.algebraic(turn)));
const promoting = multimove.rules("orthodox").position("1n5k/P7/8/8/8/8/8/K7 w - - 0 1").begin();
const [taking] = promoting.next().filter(subMove => subMove.text === "a7b8q");
assert.deepEqual({...taking}, {text: "a7b8q", from: "a7", to: "b8", hand: null, piece: "P", promotion: "Q", capture: "n"});
assert.equal(taking.label, "axb8=Q");
assert.deepEqual(promoting.destinations().get("a7"), ["a8", "b8"]);
assert.ok(promoting.then(taking).equals(promoting.then("a7b8q")));
assert.equal(promoting.position.side, "white");

const partial = start.begin();
isDeclared("PartialTurn", partial);
isDeclared("SubMove", partial.next()[0]);
assert.equal(partial.next().length, 20);
const moved = partial.then("e2e4");
assert.equal(moved.mayStop, false);
assert.equal(moved.refusal("@e4") !== null, true);
refuses(() => moved.turn, "");
assert.equal(moved.pieces.e4, "P");
assert.deepEqual(moved.back().entered, []);
assert.deepEqual(start.begin("e2e4,@e6").entered, ["e2e4", "@e6"]);
assert.equal(moved.then("@e6").turn, "e2e4,@e6");
assert.equal(moved.then("@e6").mustStop, true);
assert.ok(moved.svg({theme: "dark", seenFrom: "black"}).startsWith("<svg"));

const after = start.play("e4,@e6");
assert.equal(after.side, "black");
assert.equal(after.pieces.e4, "P");
assert.equal(after.text, duck.position(after.text).text);
assert.ok(start.svg({turn: "e2e4,@e6", coordinates: false}).length < start.svg({turn: "e2e4,@e6"}).length);

const game = duck.game().play("e4,@e6").play("e7e6,@d4".replace("e7e6", "d7d6"));
isDeclared("Game", game);
assert.equal(game.turns.length, 2);
assert.deepEqual(game.undo().turns, ["e2e4,@e6"]);
assert.equal(game.outcome, null);
assert.deepEqual(game.resign("white").outcome, {winner: "black", reason: "resignation", words: "resignation, black wins"});
assert.deepEqual(game.agreeDraw().outcome.winner, null);
assert.deepEqual(game.timeout("white").outcome, {winner: "black", reason: "time", words: "time, black wins"});
assert.equal(multimove.rules("orthodox").position("4k3/8/8/8/8/8/8/3BK3 w - - 0 1").canWin("white"), "no");
assert.deepEqual(game.claims, []);
refuses(() => game.claimDraw(), "no draw can be claimed now");
const read = multimove.readGame(game.resign("white").pgn());
assert.deepEqual(read.turns, game.turns);
assert.equal(read.rules.id, "duck");
assert.deepEqual(read.algebraic, game.algebraic);
const annotated = '[White "Ann"]\n[Black "Bob"]\n\n1. e4 {best} (1. d4 d5) e5 *';
const kept = multimove.readGame(annotated);
for (const part of ['[White "Ann"]', "{best}", "(1. d4 d5)"]) {
  assert.ok(kept.pgn().includes(part), part);
  assert.ok(kept.play("Nf3").pgn().includes(part), part);
}
assert.ok(kept.undo().undo().pgn().includes('[Black "Bob"]') && !kept.undo().undo().pgn().includes("best"));
refuses(() => multimove.readGame("[Variant \"duck\"]\n\n1. e5 *"), "line 3");
assert.deepEqual(after.game().turns, []);

const mate = multimove.rules("orthodox").position("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
assert.ok(mate.isCheckmate && mate.isCheck && !mate.isStalemate);
assert.deepEqual(mate.outcome, {winner: "black", reason: "checkmate", words: "checkmate, black wins"});
assert.deepEqual(mate.threats, ["h4e1"]);
assert.deepEqual(mate.turns.toArray(), []);
const before = multimove.rules("orthodox").start.play("f3").play("e5").play("g4");
assert.deepEqual(before.turns.mating(), ["d8h4"]);
assert.deepEqual(before.turns.givingCheck(), ["d8h4"]);
assert.ok(multimove.rules("two-prong").position("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1").constraints.length > 0);

const own = "[two-step:chess]\nturn = move, move if-possible\n[broken:chess]\nturn = mvoe\n";
const file = multimove.variants(own);
assert.deepEqual(file.names, ["two-step"]);
assert.ok(file.problems[0].startsWith("line 4"));
assert.equal(multimove.rules("two-step", {variants: own}).start.turns.has("e2e4,e4e5"), true);
assert.equal(multimove.rules("two-prong[base=gothic]", {variants: own}).id, "two-prong[base=gothic]");

const games = multimove.games();
isDeclared("GameDescription", games[0]);
assert.ok(games.some(each => each.id === "duck" && each.options.some(option => option.name === "base")));
assert.equal(JSON.parse(multimove.board("look", new URLSearchParams({rules: "duck", turns: "e2e4,@e6"}))).side, "black");
assert.ok("problem" in JSON.parse(multimove.board("look", "rules=nothing")));
console.log("all calls answered");
