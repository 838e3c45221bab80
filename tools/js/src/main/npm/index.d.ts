export type Side = "white" | "black";
export type Engine = "webassembly" | "javascript";

/** What the rules or a text's form refuse; the message is a sentence that says what was expected and what was found. */
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

export interface RuleSet {
  readonly id: string;
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

/** Immutable, as all objects here: what changes one returns another. */
export interface Position {
  readonly rules: RuleSet;
  readonly text: string;
  readonly side: Side;
  readonly isCheck: boolean;
  readonly isCheckmate: boolean;
  readonly isStalemate: boolean;
  readonly outcome: Outcome | null;
  /** The letters of the pieces on a square, by the names of the squares. */
  readonly pieces: Record<string, string>;
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

/** The legal turns of a position in the documented order. None is made before it is asked for. */
export interface Turns extends Iterable<string> {
  /** The number of turns; 2147483647 if there are more. */
  readonly size: number;
  /** The number of turns, exactly. */
  readonly count: bigint;
  countUpTo(limit: number): number;
  has(turn: string): boolean;
  at(index: number | bigint): string | undefined;
  page(from: number | bigint, length: number): string[];
  toArray(): string[];
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
  /** What tells it from the others in a list. */
  label: string;
}

export interface PartialTurn {
  readonly entered: string[];
  readonly mayStop: boolean;
  readonly mustStop: boolean;
  /** The text of the whole turn. */
  readonly turn: string;
  readonly pieces: Record<string, string>;
  /** The sub-moves that may come next: only those that some legal turn completes. */
  next(): SubMove[];
  then(subMove: string): PartialTurn;
  back(): PartialTurn;
  refusal(subMove: string): string | null;
  svg(options?: SvgOptions): string;
}

export interface Game {
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
  agreeDraw(): Game;
  claimDraw(): Game;
  pgn(): string;
}
