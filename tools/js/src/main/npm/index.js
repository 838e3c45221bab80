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
    const sentence = String(refused?.message || refused).replace(/; is its module on the class path or module path.*\?$/, "; there is no such game");
    throw new MultimoveError(sentence);
  }
}

const LARGEST_INT = 2 ** 31 - 1;
const LARGEST_LONG = 2n ** 63n - 1n;

function refuse(name, expected, found) {
  const text = typeof found === "string" ? JSON.stringify(found) : typeof found === "bigint" ? `${found}n` : found === null || typeof found !== "object" ? String(found) : "an object";
  throw new MultimoveError(`expected ${expected} as ${name}, found ${text.length > 60 ? `${text.slice(0, 60)} ...` : text}`);
}

/** Returns a number of a call as an int of the engine. */
function int(name, value, least = 0) {
  const whole = typeof value === "bigint" ? value >= least && value <= LARGEST_INT : Number.isInteger(value) && value >= least && value <= LARGEST_INT;
  return whole ? Number(value) : refuse(name, `a whole number from ${least} to ${LARGEST_INT}`, value);
}

/** Returns a number of a call as the text of a long of the engine. */
function long(name, value) {
  const whole = typeof value === "bigint" ? value >= 0n && value <= LARGEST_LONG : Number.isSafeInteger(value) && value >= 0;
  return whole ? String(value) : refuse(name, "a whole number from 0 on, a bigint if it is 2 ** 53 or larger,", value);
}

const text = (name, value) => typeof value === "string" ? value : refuse(name, "text", value);

function oneOf(name, value, ...all) {
  return all.includes(value) ? value : refuse(name, `${all.slice(0, -1).map(each => JSON.stringify(each)).join(", ")} or ${JSON.stringify(all.at(-1))}`, value);
}

/** Returns the options of a call, which are left out, undefined or an object. */
const options = value => value === undefined || (typeof value === "object" && value !== null) ? value : refuse("options", "an object", value);

/** The answers to getters: an object that does not change answers with the same object again. */
const kept = new WeakMap();

function once(object, name, make) {
  let all = kept.get(object);
  if (all === undefined) {
    kept.set(object, all = {});
  }
  return all[name] ??= make();
}

/** What has a text that says all of it: equal, written as JSON and shown by consoles by that text. */
class Told {
  equals(other) { return other?.constructor === this.constructor && other.told === this.told; }
  toJSON() { return this.toString(); }
  [Symbol.for("nodejs.util.inspect.custom")]() { return `${this.constructor.name} ${this.toString()}`; }
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

function hands(lines) {
  const all = {white: {}, black: {}};
  for (const [piece, count] of lines.map(line => line.split(" "))) {
    all[piece === piece.toUpperCase() ? "white" : "black"][piece.toUpperCase()] = Number(count);
  }
  return all;
}

function dressed(given) {
  const {seenFrom = "white", theme = "light", coordinates = true} = options(given) ?? {};
  return [oneOf("seenFrom", seenFrom, "white", "black"), oneOf("theme", theme, "light", "dark"), oneOf("coordinates", coordinates, true, false)];
}

class RuleSet extends Told {
  #engine;

  constructor(engine) {
    super();
    this.#engine = engine;
  }

  get id() { return this.#engine.id(); }
  get told() { return this.id; }
  get width() { return this.#engine.width(); }
  get height() { return this.#engine.height(); }
  get squares() { return lines(this.#engine.squares()); }
  get start() { return once(this, "start", () => new Position(this, this.#engine.start())); }
  position(position) { return new Position(this, answer(() => this.#engine.position(text("a position", position)))); }
  game() { return new Game(this, this.#engine.game()); }
  toString() { return this.id; }
}

class Position extends Told {
  #engine;

  constructor(rules, engine) {
    super();
    this.rules = rules;
    this.#engine = engine;
  }

  get text() { return this.#engine.text(); }
  get side() { return this.#engine.side(); }
  get isCheck() { return this.#engine.isCheck(); }
  get isCheckmate() { return this.#engine.isCheckmate(); }
  get isStalemate() { return this.#engine.isStalemate(); }
  canWin(side) { return this.#engine.canWin(oneOf("the side", side, "white", "black")); }
  get told() { return `${this.rules.id} ${this.text}`; }
  get outcome() { return outcome(this.#engine.outcome()); }
  get pieces() { return pieces(this.#engine.pieces()); }
  get hands() { return hands(lines(this.#engine.hands())); }
  get turns() { return once(this, "turns", () => new Turns(this.#engine)); }
  get threats() { return lines(this.#engine.threats()); }
  get constraints() { return lines(this.#engine.constraints()); }
  parse(turn) { return answer(() => this.#engine.parse(text("a turn", turn))); }
  algebraic(turn) { return answer(() => this.#engine.algebraic(text("a turn", turn))); }
  refusal(turn) { return orNull(answer(() => this.#engine.refusal(text("a turn", turn)))); }
  play(turn) { return new Position(this.rules, answer(() => this.#engine.play(text("a turn", turn)))); }
  begin(entered = "") { return new PartialTurn(this, answer(() => this.#engine.begin(text("what is entered", entered)))); }
  game() { return new Game(this.rules, this.#engine.game()); }
  perft(depth) { return BigInt(answer(() => this.#engine.perft(int("the depth", depth)))); }
  svg(given) { return answer(() => this.#engine.svg(text("turn", options(given)?.turn ?? ""), ...dressed(given))); }
  toString() { return this.text; }
}

class Turns {
  static #page = 256; // so many turns are asked for at once while they are gone through
  #engine;

  constructor(engine) {
    this.#engine = engine;
  }

  get size() { return this.countUpTo(LARGEST_INT); }
  get count() { return BigInt(answer(() => this.#engine.count())); }
  countUpTo(limit) { return Number(answer(() => this.#engine.countUpTo(long("the limit", limit)))); }
  has(turn) { return answer(() => this.#engine.isLegal(text("a turn", turn))); }
  toArray() { return lines(answer(() => this.#engine.turns())); }
  page(from, length) { return lines(answer(() => this.#engine.page(long("the first number", from), int("the length", length)))); }
  at(index) { return this.page(index, 1)[0]; }
  from(square) { return lines(answer(() => this.#engine.turnsFrom(text("a square", square)))); }

  sample(number, seed = Math.floor(Math.random() * 2 ** 31)) {
    return lines(answer(() => this.#engine.sample(int("the number of turns", number), int("the seed", seed, -(2 ** 31)))));
  }

  givingCheck() { return lines(answer(() => this.#engine.givingCheck())); }
  mating() { return lines(answer(() => this.#engine.mating())); }

  withAlgebraic() {
    return lines(answer(() => this.#engine.withAlgebraic())).map(line => {
      const at = line.indexOf("\t");
      return {turn: line.slice(0, at), algebraic: line.slice(at + 1)};
    });
  }

  * [Symbol.iterator]() {
    const walk = answer(() => this.#engine.walk());
    for (let page = null; page === null || page.length === Turns.#page;) {
      page = lines(answer(() => walk.next(Turns.#page)));
      yield* page;
    }
  }

  [Symbol.for("nodejs.util.inspect.custom")]() { return `Turns (${this.size})`; }
}

/** A sub-move that may come next; how it is written is asked for when it is read. */
class SubMove {
  #engine;

  constructor(engine, line) {
    const [text, from, to, actor, promotion, capture] = line.split("\t");
    this.text = text;
    this.from = orNull(from);
    this.to = to;
    this.hand = from === "" ? orNull(actor) : null;
    this.piece = orNull(actor);
    this.promotion = orNull(promotion);
    this.capture = orNull(capture);
    this.#engine = engine;
  }

  get label() { return once(this, "label", () => this.#engine.label(this.text)); }
  toString() { return this.text; }
}

class PartialTurn extends Told {
  #engine;

  constructor(position, engine) {
    super();
    this.position = position;
    this.#engine = engine;
  }

  get told() { return `${this.position.told} ${this.toString()}`; }
  get entered() { return lines(this.#engine.entered()); }
  get mayStop() { return this.#engine.mayStop(); }
  get mustStop() { return this.#engine.mustStop(); }
  get turn() { return answer(() => this.#engine.turn()); }
  get pieces() { return pieces(this.#engine.pieces()); }
  get hands() { return hands(lines(this.#engine.hands())); }
  then(subMove) { return new PartialTurn(this.position, answer(() => this.#engine.then(text("a sub-move", subMove instanceof SubMove ? subMove.text : subMove)))); }
  back() { return new PartialTurn(this.position, answer(() => this.#engine.back())); }
  refusal(subMove) { return orNull(answer(() => this.#engine.refusal(text("a sub-move", subMove)))); }
  svg(given) { return answer(() => this.#engine.svg(...dressed(given))); }
  next() { return lines(answer(() => this.#engine.next())).map(line => new SubMove(this.#engine, line)); }

  destinations() {
    const all = new Map();
    for (const {from, hand, to} of this.next()) {
      const source = from ?? (hand === null ? "" : `${hand}@`);
      const squares = all.get(source) ?? [];
      if (!squares.includes(to)) {
        squares.push(to);
      }
      all.set(source, squares);
    }
    return all;
  }

  toString() { return this.entered.join(","); }
}

class Game extends Told {
  #engine;

  constructor(rules, engine) {
    super();
    this.rules = rules;
    this.#engine = engine;
  }

  get told() { return this.pgn(); }
  get position() { return once(this, "position", () => new Position(this.rules, this.#engine.position())); }
  get turns() { return lines(this.#engine.turns()); }
  get algebraic() { return lines(this.#engine.algebraic()); }
  get outcome() { return outcome(this.#engine.outcome()); }
  get claims() { return lines(this.#engine.claims()); }
  play(turn) { return new Game(this.rules, answer(() => this.#engine.play(text("a turn", turn)))); }
  undo() { return new Game(this.rules, answer(() => this.#engine.undo())); }
  timeout(side) { return new Game(this.rules, answer(() => this.#engine.timeout(oneOf("the side", side, "white", "black")))); }
  resign(side) { return new Game(this.rules, answer(() => this.#engine.resign(oneOf("the side", side, "white", "black")))); }
  agreeDraw() { return new Game(this.rules, answer(() => this.#engine.agreeDraw())); }
  claimDraw() { return new Game(this.rules, answer(() => this.#engine.claimDraw())); }
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

  rules(id, given) {
    return new RuleSet(answer(() => this.#engine.rules(text("the id of a rule set", id), file(given))));
  }

  readGame(pgn, given) {
    const game = answer(() => this.#engine.readGame(text("a game", pgn), file(given)));
    return new Game(new RuleSet(game.ruleSet()), game);
  }

  variants(file) {
    return answer(() => ({
      names: lines(this.#engine.variantNames(text("a variant file", file))),
      problems: lines(this.#engine.variantProblems(file)),
      warnings: lines(this.#engine.variantWarnings(file)),
    }));
  }

  board(question, form) { return answer(() => this.#engine.board(text("a question", question), String(form))); }
}

/** Returns the variant file of a call. */
const file = given => text("variants", options(given)?.variants ?? "");

/** Whether WebAssembly with garbage collection is there: a module of one structure type is valid. */
function hasWebAssembly() {
  return typeof WebAssembly === "object"
    && WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]));
}

/** Loads the engine: WebAssembly where it can be had, JavaScript otherwise or if asked for. */
export async function load(given) {
  const {engine = hasWebAssembly() ? "webassembly" : "javascript"} = options(given) ?? {};
  oneOf("engine", engine, "webassembly", "javascript");
  if (engine === "javascript") {
    return new Multimove(await import("./javascript.js"), engine);
  }
  const {instantiate} = await import("./webassembly.js");
  return new Multimove(await instantiate(), engine);
}
