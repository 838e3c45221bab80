// Rules of chess variants in which a turn may be more than one move: the Java library multimove, compiled.
// What is here gives its answers the form that JavaScript expects.

/** What the rules or a text's form refuse; the message is a sentence that says what was expected and what was found. */
export class MultimoveError extends Error {
  name = "MultimoveError";
}

/** Calls the engine; what it throws is thrown on with its sentence alone. */
function answer(call) {
  try {
    return call();
  } catch (refused) {
    throw new MultimoveError(refused.message);
  }
}

const lines = text => text === "" ? [] : text.split("\n");
const orNull = text => text === "" ? null : text;

function outcome(text) {
  const [winner, reason, words] = lines(text);
  return words === undefined ? null : {winner: winner === "none" ? null : winner, reason, words};
}

function pieces(text) {
  return Object.fromEntries(lines(text).map(line => line.split(" ")));
}

const dressed = ({seenFrom = "white", theme = "light", coordinates = true} = {}) => [seenFrom, theme, coordinates];

class RuleSet {
  #engine;

  constructor(engine) {
    this.#engine = engine;
  }

  get id() { return this.#engine.id(); }
  get start() { return new Position(this, this.#engine.start()); }
  position(text) { return new Position(this, answer(() => this.#engine.position(text))); }
  game() { return new Game(this.#engine.game()); }
  toString() { return this.id; }
}

class Position {
  #engine;

  constructor(rules, engine) {
    this.rules = rules;
    this.#engine = engine;
  }

  get text() { return this.#engine.text(); }
  get side() { return this.#engine.side(); }
  get isCheck() { return this.#engine.isCheck(); }
  get isCheckmate() { return this.#engine.isCheckmate(); }
  get isStalemate() { return this.#engine.isStalemate(); }
  get outcome() { return outcome(this.#engine.outcome()); }
  get pieces() { return pieces(this.#engine.pieces()); }
  get turns() { return new Turns(this.#engine); }
  get threats() { return lines(this.#engine.threats()); }
  get constraints() { return lines(this.#engine.constraints()); }
  parse(turn) { return answer(() => this.#engine.parse(turn)); }
  algebraic(turn) { return answer(() => this.#engine.algebraic(turn)); }
  refusal(turn) { return orNull(answer(() => this.#engine.refusal(turn))); }
  play(turn) { return new Position(this.rules, answer(() => this.#engine.play(turn))); }
  begin(entered = "") { return new PartialTurn(answer(() => this.#engine.begin(entered))); }
  game() { return new Game(this.#engine.game()); }
  perft(depth) { return BigInt(answer(() => this.#engine.perft(depth))); }
  svg(options = {}) { return answer(() => this.#engine.svg(options.turn ?? "", ...dressed(options))); }
  toString() { return this.text; }
}

class Turns {
  static #page = 256; // so many turns are asked for at once while they are gone through
  #engine;

  constructor(engine) {
    this.#engine = engine;
  }

  get size() { return this.#engine.countUpTo(2 ** 31 - 1); }
  get count() { return BigInt(answer(() => this.#engine.count())); }
  countUpTo(limit) { return this.#engine.countUpTo(limit); }
  has(turn) { return this.#engine.isLegal(turn); }
  toArray() { return lines(this.#engine.turns()); }
  page(from, length) { return lines(answer(() => this.#engine.page(String(from), length))); }
  at(index) { return this.page(index, 1)[0]; }
  from(square) { return lines(answer(() => this.#engine.turnsFrom(square))); }
  sample(number, seed = Math.floor(Math.random() * 2 ** 31)) { return lines(answer(() => this.#engine.sample(number, seed))); }
  givingCheck() { return lines(answer(() => this.#engine.givingCheck())); }
  mating() { return lines(answer(() => this.#engine.mating())); }

  * [Symbol.iterator]() {
    for (let from = 0, page = []; from === 0 || page.length === Turns.#page; from += page.length) {
      page = this.page(from, Turns.#page);
      yield* page;
    }
  }
}

class PartialTurn {
  #engine;

  constructor(engine) {
    this.#engine = engine;
  }

  get entered() { return lines(this.#engine.entered()); }
  get mayStop() { return this.#engine.mayStop(); }
  get mustStop() { return this.#engine.mustStop(); }
  get turn() { return answer(() => this.#engine.turn()); }
  get pieces() { return pieces(this.#engine.pieces()); }
  then(subMove) { return new PartialTurn(answer(() => this.#engine.then(subMove))); }
  back() { return new PartialTurn(answer(() => this.#engine.back())); }
  refusal(subMove) { return orNull(answer(() => this.#engine.refusal(subMove))); }
  svg(options) { return answer(() => this.#engine.svg(...dressed(options))); }

  next() {
    return lines(this.#engine.next()).map(line => {
      const [text, from, to, label] = line.split("\t");
      return {text, from: orNull(from), to, label};
    });
  }
}

class Game {
  #engine;

  constructor(engine) {
    this.#engine = engine;
  }

  get rules() { return this.position.rules; }
  get position() { return new Position(new RuleSet(this.#engine.ruleSet()), this.#engine.position()); }
  get turns() { return lines(this.#engine.turns()); }
  get algebraic() { return lines(this.#engine.algebraic()); }
  get outcome() { return outcome(this.#engine.outcome()); }
  get claims() { return lines(this.#engine.claims()); }
  play(turn) { return new Game(answer(() => this.#engine.play(turn))); }
  undo() { return new Game(answer(() => this.#engine.undo())); }
  resign(side) { return new Game(answer(() => this.#engine.resign(side))); }
  agreeDraw() { return new Game(answer(() => this.#engine.agreeDraw())); }
  claimDraw() { return new Game(answer(() => this.#engine.claimDraw())); }
  pgn() { return this.#engine.pgn(); }
  toString() { return this.pgn(); }
}

class Multimove {
  #engine;

  constructor(engine, name) {
    this.#engine = engine;
    this.engine = name;
  }

  games() { return JSON.parse(this.#engine.board("games", "")).games; }
  rules(id, {variants = ""} = {}) { return new RuleSet(answer(() => this.#engine.rules(id, variants))); }
  readGame(pgn, {variants = ""} = {}) { return new Game(answer(() => this.#engine.readGame(pgn, variants))); }

  variants(text) {
    return answer(() => ({
      names: lines(this.#engine.variantNames(text)),
      problems: lines(this.#engine.variantProblems(text)),
      warnings: lines(this.#engine.variantWarnings(text)),
    }));
  }

  board(question, form) { return this.#engine.board(question, String(form)); }
}

/** Whether WebAssembly with garbage collection is there: a module of one structure type is valid. */
function hasWebAssembly() {
  return typeof WebAssembly === "object"
    && WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]));
}

/** Loads the engine: WebAssembly where it can be had, JavaScript otherwise or if asked for. */
export async function load({engine = hasWebAssembly() ? "webassembly" : "javascript"} = {}) {
  if (engine === "javascript") {
    return new Multimove(await import("./javascript.js"), engine);
  }
  const {instantiate} = await import("./webassembly.js");
  return new Multimove(await instantiate(), engine);
}
