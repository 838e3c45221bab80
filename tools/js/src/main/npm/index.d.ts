export type Side = "white" | "black";
export type Engine = "webassembly" | "javascript";

/** What the rules, a text's form or a number's bounds refuse; the message is a sentence that says what was expected and found. */
export class MultimoveError extends Error {}

/** Loads the engine: WebAssembly where it can be had, JavaScript otherwise or if asked for. */
export function load(options?: {engine?: Engine}): Promise<Multimove>;

export interface Multimove {
  readonly engine: Engine;
  /** All games in words, with their options. */
  games(): GameDescription[];
  /** The rule set of an id such as `two-prong[base=grand]`, published or of a variant file. */
  rules(id: string, options?: {variants?: string}): RuleSet;
  /** Reads a variant file: the names of its games, and what is wrong with it, line by line. */
  variants(text: string): {names: string[]; problems: string[]; warnings: string[]};
  /** Reads the first game of a PGN text. */
  readGame(pgn: string, options?: {variants?: string}): Game;
  /** Answers a question of the board's page in JSON. */
  board(question: string, form: URLSearchParams | string): string;
}

export interface GameDescription {
  id: string;
  title: string;
  called: string;
  sentence: string;
  options: {name: string; title: string; sentence: string; byDefault: string; values: string[]; titles: Record<string, string>}[];
}

/** What has a text that says all of it, which `toString()` and `toJSON()` return. */
export interface Told {
  /** Whether another object is of the same kind and says the same. */
  equals(other: unknown): boolean;
  toJSON(): string;
  toString(): string;
}

export interface RuleSet extends Told {
  readonly id: string;
  /** The number of files. */
  readonly width: number;
  /** The number of ranks. */
  readonly height: number;
  /** The names of the squares that pieces can stand on, by level, rank and file. */
  readonly squares: string[];
  readonly start: Position;
  position(text: string): Position;
  game(): Game;
}

export interface Outcome {
  winner: Side | null;
  reason: string;
  words: string;
}

export interface SvgOptions {
  seenFrom?: Side;
  theme?: "light" | "dark";
  coordinates?: boolean;
}

/** How many pieces of a kind a side has in hand, by the kind's letter, a capital. */
export type Hands = Record<Side, Record<string, number>>;

/** Immutable, as all objects here: what changes one returns another. */
export interface Position extends Told {
  readonly rules: RuleSet;
  readonly text: string;
  readonly side: Side;
  readonly isCheck: boolean;
  readonly isCheckmate: boolean;
  readonly isStalemate: boolean;
  /** Whether a side can still win, its opponent helping; "no" is never wrong. */
  canWin(side: Side): "yes" | "no" | "not known";
  readonly outcome: Outcome | null;
  /** The letters of the pieces on a square, by the names of the squares. */
  readonly pieces: Record<string, string>;
  readonly hands: Hands;
  readonly turns: Turns;
  /** The turns behind a check. */
  readonly threats: string[];
  /** What binds the side to move, in sentences. */
  readonly constraints: string[];
  /** The coordinate text of the turn that a text means, algebraic or by coordinates. */
  parse(turn: string): string;
  algebraic(turn: string): string;
  /** Why a text is no legal turn, in a sentence, or null. */
  refusal(turn: string): string | null;
  play(turn: string): Position;
  /** A turn to be entered sub-move by sub-move, with some entered already. */
  begin(entered?: string): PartialTurn;
  game(): Game;
  perft(depth: number): bigint;
  svg(options?: SvgOptions & {turn?: string}): string;
}

/**
 * The legal turns of a position in the documented order. None is made before it is asked for. Numbers are whole and not negative;
 * lengths are at most 2147483647, and what is 2 ** 53 or larger is a bigint.
 */
export interface Turns extends Iterable<string> {
  /** The number of turns; 2147483647 if there are more. */
  readonly size: number;
  /** The number of turns, exactly. */
  readonly count: bigint;
  countUpTo(limit: number | bigint): number;
  has(turn: string): boolean;
  at(index: number | bigint): string | undefined;
  page(from: number | bigint, length: number): string[];
  toArray(): string[];
  /** All turns, each with its algebraic form, by one call of the engine. */
  withAlgebraic(): {turn: string; algebraic: string}[];
  from(square: string): string[];
  givingCheck(): string[];
  mating(): string[];
  /** Turns drawn at random; one seed draws the same turns each time, and the same as in Java. */
  sample(number: number, seed?: number): string[];
}

export interface SubMove {
  text: string;
  /** The square it begins on; null for what comes from no square. */
  from: string | null;
  to: string;
  /** The letter of the piece that is dropped from the hand, a capital for White; null for other sub-moves. */
  hand: string | null;
  /** The letter of the piece that makes it; null for the neutral piece. */
  piece: string | null;
  /** The letters of the pieces that a pawn becomes, or null. */
  promotion: string | null;
  /** The letters of the pieces captured, or null. */
  capture: string | null;
  /** How it is written in algebraic form, asked for when it is read. */
  readonly label: string;
}

export interface PartialTurn extends Told {
  readonly position: Position;
  readonly entered: string[];
  readonly mayStop: boolean;
  readonly mustStop: boolean;
  /** The text of the whole turn. */
  readonly turn: string;
  readonly pieces: Record<string, string>;
  readonly hands: Hands;
  /** The sub-moves that may come next: only those that some legal turn completes. */
  next(): SubMove[];
  /** Where those sub-moves go, by where they begin: a square, a piece in hand such as `N@`, or nothing for the neutral piece. */
  destinations(): Map<string, string[]>;
  then(subMove: string | SubMove): PartialTurn;
  back(): PartialTurn;
  refusal(subMove: string): string | null;
  svg(options?: SvgOptions): string;
}

export interface Game extends Told {
  readonly rules: RuleSet;
  readonly position: Position;
  readonly turns: string[];
  readonly algebraic: string[];
  readonly outcome: Outcome | null;
  /** The draws that can be claimed now, in words. */
  readonly claims: string[];
  play(turn: string): Game;
  undo(): Game;
  resign(side: Side): Game;
  /** A side's time ran out: the other wins, or it is a draw if that cannot win. */
  timeout(side: Side): Game;
  agreeDraw(): Game;
  claimDraw(): Game;
  pgn(): string;
}
