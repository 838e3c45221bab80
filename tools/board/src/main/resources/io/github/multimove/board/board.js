// The page listens and asks; what may be played, what it looks like and how it is said, Java answers.
import {asked} from "./asking.js";
import {Squares, alone, picture} from "./squares.js";
import {Editor} from "./editor.js";
import {inSteps, listenToSteps, reopened, stepped, subMoves} from "./replay.js";
import {SETTINGS, keepFields, keptSetup, value} from "./kept.js";
import {packed, unpacked} from "./linked.js";

const KEY = 8; // of so many kinds of pieces the letters are shown at once
const AGAIN = 1000; // milliseconds until what has failed at the beginning is tried again
const by = id => document.getElementById(id);
/** What is on the board; it changes only in shows(), when the answer about what it is to be is there. */
const state = {rules: "two-prong", position: "", turns: [], at: 0, entered: [], end: "", seen: "white", names: [], read: ""};
let shown = null; // the last answer to a look
let told = null; // what the server has told of the game that is shown
let looking = null; // the look that has not been answered yet
let earlier = Promise.resolve(); // what a person has done before, so that nothing done quickly is lost
let chosen = null; // a square, or "hand:" and a piece
let busy = null; // stops the questions of the view that is being left
let games = [];
let published = []; // the games that the server has without a file
let variants = sessionStorage.getItem("variants") ?? ""; // a variant file as text: every request tells it
let variantsPart = ""; // the same as a part of the link
let own = []; // the names of its games

// ---- asking -----------------------------------------------------------------------------------------------------------

/** Asks a question; a refusal is thrown as an Error with its sentence. */
export async function ask(question, fields, signal) {
  const answer = await asked(question, variants ? {variants, ...fields} : fields, signal);
  if ("problem" in answer) {
    throw Object.assign(new Error(answer.problem), {refused: true});
  }
  return answer;
}

function line({rules, position, turns, at, end, entered} = state) {
  return {rules, position, turns: turns.slice(0, at).join(";"), end: at === turns.length ? end : "", entered: entered.join(",")};
}

export function dress({seen} = state) {
  return {seen, theme: theme()};
}

function theme() {
  const wanted = by("theme").value;
  return wanted !== "auto" ? wanted : matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function complain(problem) {
  if (problem?.name !== "AbortError") {
    by("problem").textContent = problem?.message ?? problem ?? "";
  }
}

/** Does something that asks; what is refused is shown. */
export function doing(work) {
  return async event => {
    event?.preventDefault?.();
    complain("");
    try {
      await work(event);
    } catch (problem) {
      complain(problem);
    }
  };
}

/** Does something that goes on from what is shown: one after the other, each when the look of the one before is there. */
function goingOn(work) {
  return doing(event => {
    const done = earlier.then(() => looking).then(() => work(event));
    earlier = done.catch(() => {});
    return done;
  });
}

// ---- showing ----------------------------------------------------------------------------------------------------------

/**
 * Shows the state with what is to change; nothing has changed if this is refused or fails. Another game, or the end of the editor, comes
 * with what is told about the game. A view that is left meanwhile is not an error.
 */
function show(change = {}, about = null) {
  if (editor.isOpen() && !about) {
    return editor.change(""); // what is edited stays on the board, whatever else is asked for
  }
  busy?.abort(); // the server notices that no page waits any longer
  busy = new AbortController();
  const {signal} = busy;
  const left = problem => {
    if (!signal.aborted) {
      throw problem;
    }
  };
  const look = asksFor({...state, ...change}, about, signal)
    .then(answer => { after(answer, signal).catch(left).catch(complain); })
    .catch(left);
  looking = look.catch(() => {});
  return look;
}

/** Asks for the picture, and makes what was wanted the state. */
async function asksFor(wanted, about, signal) {
  const answer = await ask("look", {...line(wanted), ...dress(wanted), threats: by("threats").checked, last: by("last").checked}, signal);
  signal.throwIfAborted();
  if (answer.mustStop && !by("confirm").checked) {
    return asksFor({...wanted, ...withTurn(wanted, answer.turn)}, about, signal);
  }
  const isAnother = about && about !== told;
  if (isAnother || JSON.stringify(line(wanted)) !== JSON.stringify(line())) {
    chosen = null;
  }
  Object.assign(state, wanted);
  shown = answer;
  if (state.at > 0) {
    state.names[state.at - 1] = answer.played.last;
  }
  if (about) {
    told = about;
    editor.close();
  }
  if (isAnother) {
    rulesForm(told); // before the board, so that nothing moves under a hand
  }
  squares.siblings = answer.siblings;
  squares.draw(answer.svg, answer.pieces, answer.neutral, held(answer), state.entered.length > 0 || (answer.ordered && state.turns[state.at - 1]?.includes(",")));
  words(answer);
  mark();
  keep();
  return answer;
}

/** Asks for what takes longer, then for the opponent's turn. */
async function after(answer, signal) {
  await more(signal);
  const player = by(answer.side).value;
  if (player !== "person" && answer.outcome === null && state.at === state.turns.length && state.entered.length === 0) {
    const reply = await ask("opponent", {...line(), who: player}, signal);
    await inSteps(reply.turn, async entered => {
      const part = await ask("look", {...line(), ...dress(), entered: entered.join(",")}, signal);
      signal.throwIfAborted();
      squares.draw(part.svg, part.pieces, part.neutral);
    });
    signal.throwIfAborted();
    play(reply.turn).catch(complain); // another view than this one
  }
}

function words(answer) {
  document.documentElement.dataset.theme = theme();
  const side = answer.side === "white" ? "White" : "Black";
  const looking = !answer.outcome && state.at < state.turns.length ? ` Looking at an earlier position: turn ${state.at} of ${state.turns.length}.${by("white").value === "person" || by("black").value === "person" ? "" : " The players wait until you go to the end, or play on from here."}` : "";
  let status = answer.outcome ? `The game is over: ${answer.outcome}.` : `${side} to move${answer.check ? ", in check" : ""}.`;
  if (answer.past.length) {
    status += ` It was played on past a draw: ${answer.past.join(", ")}.`;
  }
  if (answer.played.last) {
    const ended = answer.played.ended ? ` ${answer.played.ended}` : "";
    status = `${numbered(state.at - 1).label} ${answer.played.last}.${ended} ${status}`;
  }
  const line = now(answer, side);
  const heard = Object.assign(document.createElement("span"), {className: "heard", textContent: ` ${line}`});
  by("status").replaceChildren(status + looking, heard); // one live region says both
  by("entered").textContent = line;
  by("stop").disabled = !answer.mayStop;
  by("stop").textContent = answer.mayStop ? `Play ${answer.entered.join(", ")}` : "Play turn";
  by("back").disabled = state.entered.length === 0;
  by("undo").disabled = by("first").disabled = state.at === 0 && state.end === "";
  by("redo").disabled = by("step-on").disabled = by("last-turn").disabled = state.at === state.turns.length;
  by("step-back").disabled = state.at === 0 && state.entered.length === 0;
  by("undo").disabled &&= state.entered.length === 0;
  by("resign").disabled = by("agree").disabled = answer.outcome !== null;
  by("claim").disabled = answer.claims.length === 0;
  by("claim").textContent = answer.claims.length ? `Claim: ${answer.claims[0]}` : "Claim a draw";
  by("position").value = answer.position;
  by("captured").textContent = answer.captured.length ? `Captured: ${answer.captured.join(", ")}.` : "";
  turns();
}

/** Says what the person may do now. */
function now(answer, side) {
  if (answer.outcome || !person()) {
    return "";
  }
  const complete = answer.mustStop ? " Play it, or take a sub-move back." : "";
  const entered = answer.entered.length ? ` Entered: ${answer.entered.join(", ")}.` : "";
  return `${side}: ${answer.instruction}${complete}${entered}`;
}

/** Returns how a turn is numbered, as the players of the game do: each by itself, or one number for a turn of either side. */
function numbered(i) {
  const {number, side, each} = shown.start;
  const half = 2 * (number - 1) + (side === "black" ? 1 : 0) + i;
  const white = half % 2 === 0;
  const text = each ? half + 1 : Math.floor(half / 2) + 1;
  return {white, each, text: `${text}.`, label: each || white ? `${text}.` : `${text}...`};
}

/** Returns words for the pieces in hand that may be dropped now. */
function held(answer) {
  const drops = new Set(answer.next.map(subMove => subMove.hand));
  return Object.fromEntries(answer.hands[answer.side]
    .filter(({piece}) => drops.has(piece))
    .map(({piece, name, count}) => [piece, `drop ${answer.side} ${name}, ${count} in hand`]));
}

function turns() {
  const list = by("turns");
  list.replaceChildren();
  state.turns.forEach((turn, i) => {
    const item = document.createElement("li");
    const number = numbered(i);
    if (number.each || number.white || i === 0) {
      item.append(Object.assign(document.createElement("span"), {textContent: number.text}));
    }
    if (!number.each && !number.white && i === 0) {
      item.append(Object.assign(document.createElement("span"), {textContent: "..."}));
    }
    const button = document.createElement("button");
    button.type = "button";
    button.append(...subMoves(state.names[i] || turn).map((part, n, all) =>
      Object.assign(document.createElement("span"), {textContent: n + 1 < all.length ? `${part},` : part})));
    button.title = turn;
    button.setAttribute("aria-label", `${number.text} ${number.white ? "White" : "Black"}: ${state.names[i] || turn}`);
    button.classList.toggle("wide", number.each);
    if (i === state.at - 1) {
      button.setAttribute("aria-current", "step");
    }
    button.addEventListener("click", doing(() => go(i + 1)));
    item.append(button);
    list.append(item);
  });
  const current = list.querySelector("[aria-current]");
  if (current) {
    list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
  }
}

async function more(signal) {
  const place = by("more");
  place.replaceChildren();
  const told = await ask("more", line(), signal);
  const parts = [];
  if (told.turns !== undefined) {
    const number = /^\d+$/.test(told.turns) ? Number(told.turns).toLocaleString("en") : told.turns;
    parts.push(heading(`${number} legal ${told.turns === "1" ? "turn" : "turns"}`));
  }
  parts.push(...listed("Behind the check", told.threats), ...listed("What binds", told.constraints));
  if (told.ending) {
    parts.push(...offer(told.ending, told.best));
  }
  place.replaceChildren(...parts);
  if (by("checks").checked && told.turns !== undefined) {
    await offered("Turns that mate", {mating: true}, place, signal);
    await offered("Turns that give check", {}, place, signal);
  }
}

function heading(text) {
  const element = document.createElement("h2");
  element.textContent = text;
  return element;
}

function listed(title, sentences) {
  if (!sentences?.length) {
    return [];
  }
  const list = document.createElement("ul");
  list.append(...sentences.map(sentence => Object.assign(document.createElement("li"), {textContent: sentence})));
  return [heading(title), list];
}

/** Offers turns of a kind; that they are not found in time is told where they would stand. */
async function offered(title, which, place, signal) {
  const waiting = heading(`${title}: looking for them ...`);
  place.append(waiting);
  let parts;
  try {
    parts = offer(title, (await ask("offer", {...line(), ...which}, signal)).turns);
  } catch (problem) {
    if (signal.aborted) {
      throw problem;
    }
    parts = [heading(`${title}: ${problem.message}`)];
  }
  waiting.replaceWith(...parts);
}

function offer(title, all) {
  const place = document.createElement("div");
  place.append(...all.map(({turn, algebraic}) => {
    const button = Object.assign(document.createElement("button"), {type: "button", className: "turn", textContent: algebraic});
    button.addEventListener("click", doing(() => play(turn)));
    return button;
  }));
  return [heading(all.length ? title : `${title}: none`), place];
}

// ---- entering a turn ----------------------------------------------------------------------------------------------------

/** The sub-moves that may come next from where a piece has been chosen; the duck may be chosen where it stands. */
function from(source) {
  if (source?.startsWith("hand:")) {
    return shown.next.filter(subMove => subMove.hand === source.slice(5));
  }
  return shown.next.filter(subMove => subMove.from === source || (isPlacement(subMove) && shown.neutral.includes(source)));
}

/** Those sub-moves that go to a square; castling is meant by the rook's square too, if nothing else is. */
function to(subMoves, square) {
  const there = subMoves.filter(subMove => subMove.to === square);
  return there.length ? there : subMoves.filter(subMove => subMove.rook === square);
}

/** Whether a sub-move sets the duck, the neutral piece, which comes from no square and from no hand. */
function isPlacement(subMove) {
  return subMove.from === null && subMove.hand === null;
}

/** Asks why a piece, a piece in hand or the duck does not go to a square. */
async function why(source, square) {
  const held = source?.startsWith("hand:");
  const fields = held ? {hand: source.slice(5)} : source === null || shown.neutral.includes(source) ? {} : {from: source};
  throw new Error((await ask("why", {...line(), ...fields, to: square})).why);
}

/** The sub-moves that a click on a square means by itself: the neutral piece set there, or a piece there becomes another. */
function byItself(square) {
  return shown.next.filter(subMove => subMove.to === square && (isPlacement(subMove) || subMove.from === square));
}

function mark() {
  const mine = person();
  const targets = new Set(mine && chosen ? from(chosen).flatMap(subMove => [subMove.to, subMove.rook ?? subMove.to]) : []);
  const movable = new Set(mine ? shown.next.map(subMove => subMove.from).filter(square => square !== null) : []);
  const placements = mine ? shown.next.filter(isPlacement).map(subMove => subMove.to) : [];
  if (placements.length) {
    shown.neutral.forEach(square => movable.add(square));
  }
  const loose = new Set(chosen ? [] : placements);
  squares.mark(chosen, targets, movable, loose);
  by("squares").classList.toggle("entering", mine && state.entered.length > 0 && !chosen);
  for (const button of document.querySelectorAll(".held")) {
    button.classList.toggle("chosen", chosen === `hand:${button.dataset.piece}`);
    button.setAttribute("aria-pressed", chosen === `hand:${button.dataset.piece}`);
  }
}

/** Whether a person moves: whose side it is, or anybody who looks at an earlier position. */
function person() {
  return shown && (by(shown.side).value === "person" || state.at < state.turns.length);
}

function choose(source) {
  chosen = chosen === source ? null : source;
  complain("");
  mark();
}

const click = goingOn(async square => {
  if (editor.isOpen()) {
    return editor.put(square);
  }
  if (!shown || !person()) {
    return shown && show(); // the opponent is asked again
  }
  const candidates = chosen ? to(from(chosen), square) : [];
  if (candidates.length) {
    return enter(candidates);
  }
  if (chosen === square) {
    return choose(square);
  }
  const here = from(square);
  if (here.length && here.some(subMove => subMove.to !== square)) {
    return choose(square);
  }
  const itself = byItself(square);
  if (itself.length) {
    return enter(itself);
  }
  const source = chosen;
  chosen = null;
  mark();
  if (source || (shown.next.length && shown.next.every(isPlacement))) {
    return why(source, square);
  }
  return whyNot(square);
});

/** Tells why nothing can be begun on a square. */
async function whyNot(square) {
  const side = shown.side === "white" ? "White" : "Black";
  const piece = shown.pieces[square];
  if (piece) { // told besides the reason, so that the reason comes also if this fails
    const seen = shown;
    ask("goes", {...line(), square}).then(({goes}) => seen === shown && !chosen && squares.goes(goes)).catch(() => {});
  }
  if (shown.outcome) {
    throw new Error("The game is over.");
  }
  if (!piece && !shown.neutral.includes(square)) {
    throw new Error(`No piece stands on ${square}.`);
  }
  if (piece && !piece.includes(shown.side)) {
    throw new Error(`${side} is to move: the ${piece} on ${square} does not.`);
  }
  throw new Error((await ask("why", {...line(), from: square})).why);
}

const drag = goingOn(async ([source, square]) => {
  if (editor.isOpen() || !shown || !person()) {
    return;
  }
  const candidates = to(from(source), square);
  chosen = null;
  mark();
  if (candidates.length) {
    return enter(candidates);
  }
  const own = shown.pieces[source]?.includes(shown.side) || shown.neutral.includes(source);
  return !shown.outcome && (source.startsWith("hand:") || own) ? why(source, square) : whyNot(source);
});

/** Enters one of several sub-moves between the same squares; a person says which. */
async function enter(candidates) {
  const subMove = candidates.length === 1 ? candidates[0] : await which(candidates);
  if (subMove) {
    await go(state.at, [...state.entered, subMove.text]);
  }
}

/** Returns the one of several sub-moves that a person chooses: of promotions by pictures at the square, the queen first. */
function which(candidates) {
  return new Promise(resolve => {
    const dialog = by("choice");
    const pictures = candidates.every(subMove => subMove.picture);
    const first = subMove => Number(!/[=+]?q$/i.test(subMove.text));
    by("choices").replaceChildren(...[...candidates].sort((a, b) => pictures ? first(a) - first(b) : 0).map(subMove => {
      const words = `${subMove.words} (${subMove.text})`;
      const button = Object.assign(document.createElement("button"), {type: "button", textContent: pictures ? "" : words});
      if (pictures) {
        button.append(alone(subMove.picture));
        button.title = words;
        button.setAttribute("aria-label", words);
      }
      button.addEventListener("click", () => done(subMove));
      return button;
    }));
    dialog.classList.toggle("pictures", pictures);
    if (pictures) {
      const box = document.querySelector(`.cell[data-square="${candidates[0].to}"]`).getBoundingClientRect();
      dialog.style.setProperty("--size", `${Math.max(box.width, 44)}px`);
      dialog.style.setProperty("--left", `${box.left}px`);
      dialog.style.setProperty("--top", `${Math.max(0, Math.min(box.top, innerHeight - 6 * Math.max(box.height, 44)))}px`);
    }
    const done = subMove => {
      dialog.onclose = null;
      dialog.close();
      resolve(subMove);
    };
    by("choice-none").onclick = () => done(null);
    dialog.onclose = () => resolve(null);
    dialog.showModal();
  });
}

/** Returns what changes by a whole turn. */
function withTurn({turns, at, names}, turn) {
  return {turns: [...turns.slice(0, at), turn], at: at + 1, entered: [], end: "", names: [...names.slice(0, at), ""]};
}

/** Plays a whole turn. */
function play(turn) {
  return show(withTurn(state, turn));
}

function go(at, entered = []) {
  return show({at, entered});
}

/** Goes to a place within a turn, or to the turn's beginning where its sub-moves are not entered in the order of its text. */
async function goWithin({at, entered}) {
  try {
    await go(at, entered);
  } catch (problem) {
    if (!problem.refused) {
      throw problem;
    }
    await go(at);
  }
}

async function step(by) {
  const place = stepped(state, by);
  if (place && !editor.isOpen()) {
    await goWithin(place);
  }
}

/** Opens the last turn again without its last sub-move: against an opponent, the person's last turn. */
async function undo() {
  if (state.end !== "" && state.at === state.turns.length) {
    return show({end: ""});
  }
  if (state.entered.length) {
    return go(state.at);
  }
  const other = shown.side === "white" ? "black" : "white";
  const reply = by(shown.side).value === "person" && by(other).value !== "person" && state.at > 1;
  return goWithin(reopened({...state, at: state.at - (reply ? 1 : 0)}));
}

const back = () => go(state.at, state.entered.slice(0, -1));

const end = how => show({turns: state.turns.slice(0, state.at), names: state.names.slice(0, state.at), entered: [], end: how});

/** Begins another game, or goes on with one from elsewhere. */
export async function begin(fields) {
  const wanted = {position: "", turns: [], at: 0, entered: [], end: "", read: "", ...fields};
  const about = await ask("rules", {rules: wanted.rules ?? state.rules});
  await show({...wanted, rules: about.id, names: fields.names ?? wanted.turns.map(() => "")}, about);
  if (wanted.turns.length > 1 && !fields.names && told === about) {
    const {list} = await ask("turns", {...line(), turns: wanted.turns.join(";"), entered: "", end: ""});
    if (told === about && wanted.turns.every((turn, i) => turn === state.turns[i])) {
      state.names = [...list, ...state.names.slice(list.length)];
      turns();
    }
  }
}

/** Begins another game; the browser's Back returns to the one that is left. */
async function beginAnew(fields) {
  const left = state.turns.length || state.entered.length || state.position ? location.href : null;
  await begin(fields);
  if (left !== null && left !== location.href) {
    const now = location.href;
    history.replaceState(null, "", left);
    history.pushState(null, "", now);
  }
}

/** Begins another game as a choice says; if that fails, the choice is again what is shown. */
async function chosenGame(begun) {
  try {
    await begun;
  } catch (problem) {
    rulesForm(told);
    throw problem;
  }
}

// ---- the link -----------------------------------------------------------------------------------------------------------

/** Keeps the state in the fragment of the address, which is the link to what is shown. */
function keep() {
  const fields = new URLSearchParams();
  for (const name of ["rules", "position", "end"]) {
    if (state[name]) {
      fields.set(name, state[name]);
    }
  }
  if (state.turns.length) {
    fields.set("turns", state.turns.join(";"));
    fields.set("at", state.at);
  }
  if (state.entered.length) {
    fields.set("entered", state.entered.join(","));
  }
  if (state.seen === "black") {
    fields.set("seen", "black");
  }
  if (variantsPart && isFromFile()) {
    fields.set("variants", variantsPart);
  }
  history.replaceState(null, "", `#${fields}`);
}

/** Whether the game needs the variant file: it is one of its games, or stands on the board of one. */
function isFromFile() {
  return state.rules.split(/[[\],=]/).some(name => own.includes(name));
}

const LINKED = ["rules", "position", "turns", "at", "entered", "end", "seen", "variants"];

/** Reads a link; the variant file that it carries is used. */
async function linked(address) {
  const fields = new URLSearchParams(new URL(address).hash.slice(1));
  const strange = [...fields.keys()].find(name => !LINKED.includes(name));
  if (strange !== undefined) {
    throw new Error(`expected ${LINKED.slice(0, -1).join(", ")} or variants in the link, found ${JSON.stringify(strange)}`);
  }
  const part = fields.get("variants");
  if (part && part !== variantsPart && (await useVariants(await unpacked(part))).length === 0) {
    throw new Error("the link's variant file has no game that can be played");
  }
  const all = fields.get("turns")?.split(";") ?? [];
  const at = Number(fields.get("at") ?? all.length);
  return {
    rules: fields.get("rules") ?? state.rules,
    position: fields.get("position") ?? "",
    turns: all,
    at: Number.isInteger(at) && at >= 0 && at <= all.length ? at : all.length,
    entered: fields.get("entered")?.split(",") ?? [],
    end: fields.get("end") ?? "",
    seen: fields.get("seen") === "black" ? "black" : "white",
  };
}

// ---- the choice of a game -----------------------------------------------------------------------------------------------

function rulesForm(rules) {
  games = [...games.filter(game => game.id !== rules.game.id), rules.game];
  listGames();
  const [, name, bracket] = /^([^[]*)(?:\[(.*)\])?$/.exec(state.rules) ?? [];
  by("rules").value = state.rules;
  by("begin").classList.remove("strong");
  by("game").value = name;
  const said = new Map((bracket ?? "").split(/,(?![^[]*\])/).filter(part => part).map(part => part.split(/=(.*)/s)));
  const options = games.find(game => game.id === name)?.options ?? [];
  by("options").replaceChildren(...options.map(option => {
    const select = document.createElement("select");
    select.dataset.option = option.name;
    const value = said.get(option.name) ?? option.byDefault;
    select.append(...[...new Set([...option.values, value])].map(each => new Option(option.titles[each] ?? each, each, false, each === value)));
    select.addEventListener("change", doing(optionChosen));
    const label = document.createElement("label");
    label.title = option.sentence;
    label.append(`${option.title} `, select);
    return label;
  }));
  about(games.find(game => game.id === name), rules);
}

/** Tells what the game is, what each option decides, and which letters the pieces have. */
function about(game, {kinds, words}) {
  by("about-game").textContent = game ? `${game.called}. ${game.sentence}` : "";
  by("about-words").textContent = game?.sentence === words ? "" : words;
  by("about").open ||= kinds.length > KEY; // so many letters are not known by heart
  const told = [...(game?.options ?? []).map(option => [option.title, [option.sentence]]), ["Pieces", kinds.map(pieceButton)]];
  by("about-options").replaceChildren(...told.flatMap(([title, content]) => {
    const said = document.createElement("dd");
    said.append(...content);
    return [Object.assign(document.createElement("dt"), {textContent: title}), said];
  }));
  by("about-moves").replaceChildren();
}

/** A button with the letter and name of a kind of piece, which shows how it moves. */
function pieceButton(kind) {
  const button = Object.assign(document.createElement("button"), {type: "button", textContent: kind, title: "How it moves"});
  button.addEventListener("click", doing(async () => {
    const {svg, words} = await ask("moves", {rules: state.rules, piece: [...kind][0], ...dress()});
    const caption = Object.assign(document.createElement("figcaption"), {textContent: words});
    by("about-moves").replaceChildren(picture(svg), caption);
  }));
  return button;
}

/** Another option is another game: it begins at once if nothing has been played yet. */
async function optionChosen() {
  writeId();
  if (state.turns.length || state.entered.length || state.position || editor.isOpen()) {
    by("begin").classList.add("strong");
  } else {
    await chosenGame(begin({rules: by("rules").value}));
  }
}

function writeId() {
  const name = by("game").value;
  const options = games.find(game => game.id === name).options;
  const said = [...by("options").querySelectorAll("select")]
    .filter(select => select.value !== options.find(option => option.name === select.dataset.option).byDefault)
    .map(select => `${select.dataset.option}=${select.value}`);
  by("rules").value = said.length ? `${name}[${said.join(",")}]` : name;
}

// ---- the beginning ------------------------------------------------------------------------------------------------------

const squares = new Squares(by("squares"), {
  click,
  drag: (source, square) => drag([source, square]),
  hold: piece => choose(`hand:${piece}`),
  point: words => { by("pointed").textContent = words; },
  let: () => { chosen = null; complain(""); mark(); },
  back: goingOn(async () => { if (state.entered.length) { await back(); } }),
});
const editor = new Editor(squares, {
  rules: () => state.rules,
  position: () => shown?.position ?? "",
  done: position => begin({position}),
  leave: () => show({}, told),
});

keepFields();

function listen(id, work, event = "click") {
  by(id).addEventListener(event, doing(work));
}

const buttons = {
  stop: () => play(shown.turn),
  back,
  undo,
  redo: () => go(state.at + 1),
  first: () => go(0),
  "last-turn": () => go(state.turns.length),
  "step-back": () => step(-1),
  "step-on": () => step(1),
};
for (const [id, work] of Object.entries(buttons)) {
  by(id).addEventListener("click", goingOn(async () => by(id).disabled || work()));
}
listenToSteps(by("squares"), by => goingOn(() => step(by))(), () => state.turns.length > 0 && !editor.isOpen());
for (const id of ["turn-round", "edit-turn-round"]) {
  listen(id, () => {
    const seen = state.seen === "white" ? "black" : "white";
    if (editor.isOpen()) {
      state.seen = seen;
    }
    return show({seen});
  });
}
listen("resign", () => end(`${shown.side}-resigns`));
listen("agree", () => end("agreed"));
listen("claim", () => end("claimed"));
for (const id of SETTINGS) {
  const field = by(id);
  const name = value(field);
  let before = field[name];
  listen(id, async () => {
    try {
      const people = ["white", "black"].filter(side => by(side).value === "person");
      await show(["white", "black"].includes(id) && people.length === 1 ? {seen: people[0]} : {});
      before = field[name];
    } catch (problem) {
      field[name] = before; // as is shown
      throw problem;
    }
  }, "change");
}
listen("typed-form", async () => {
  const {turn} = await ask("turn", {...line(), entered: "", text: by("typed").value});
  await play(turn);
  by("typed").value = "";
}, "submit");
listen("rules-form", () => beginAnew({rules: by("rules").value}), "submit");
listen("game", () => {
  by("rules").value = by("game").value;
  return chosenGame(beginAnew({rules: by("game").value}));
}, "change");
listen("link", async () => {
  if (isFromFile() && !variantsPart) {
    throw new Error("The link cannot carry this variant file, which is too long for an address: send the file and the link without it.");
  }
  await navigator.clipboard.writeText(location.href);
  by("status").textContent = "The link has been copied.";
});
listen("edit", () => editor.open());
listen("rules-show", () => {
  by("about").open = true;
  by("about").scrollIntoView({block: "center"});
  by("about").querySelector("summary").focus();
});
listen("solve-form", () => solve(), "submit");
listen("solve-stop", () => { solving = null; });
listen("pgn-write", async () => {
  const {pgn} = await ask("pgn", {...line(), read: state.read, white: name("white"), black: name("black")});
  by("pgn").value = pgn;
  URL.revokeObjectURL(by("pgn-save").href);
  by("pgn-save").href = URL.createObjectURL(new Blob([pgn], {type: "application/x-chess-pgn"}));
  by("pgn-save").hidden = false;
});
/** Returns the name of a player that is no person. */
function name(side) {
  const player = by(side);
  return player.value === "person" ? "" : player.selectedOptions[0].text;
}

// ---- problems -----------------------------------------------------------------------------------------------------------

let solving = null; // the name of the work that the page waits for

/** Solves the position on the board, and tells how far it is until it is solved or stopped. */
async function solve() {
  const work = {...line(), entered: "", stipulation: by("stipulation").value, name: `${Date.now()}-${Math.random()}`};
  solving = work.name;
  by("solve-stop").disabled = false;
  by("solution").textContent = "Solving ...";
  try {
    let answer = await ask("solve", work);
    while ("progress" in answer && solving === work.name) {
      by("solution").textContent = `Solving: ${answer.progress}`;
      answer = await ask("solve", work);
    }
    if ("progress" in answer) {
      await ask("solve", {...work, stop: true});
    }
    by("solution").textContent = answer.solution || "No solution.";
  } catch (problem) {
    by("solution").textContent = problem.message;
  } finally {
    if (solving === work.name || solving === null) {
      solving = null;
      by("solve-stop").disabled = true;
    }
  }
}

const read = async text => {
  const game = await ask("read", {pgn: text});
  const {list, turns, ...fields} = game;
  await begin({...fields, turns: turns ? turns.split(";") : [], at: list.length, names: list, read: text});
};
listen("pgn-read", () => read(by("pgn").value));
listen("pgn-open", async event => {
  by("pgn").value = await event.target.files[0].text();
  await read(by("pgn").value);
}, "change");
/** Reads a variant file: its problems are listed, and its games stand first among the games. */
async function useVariants(text) {
  const file = text ? await ask("file", {variants: text}) : {games: [], problems: []};
  by("variants").value = text;
  by("variants-problems").replaceChildren(...file.problems.map(problem =>
    Object.assign(document.createElement("li"), {textContent: problem})));
  if (text && file.games.length === 0) {
    return []; // the games that were there stay
  }
  const ids = file.games.map(game => game.id);
  useGames({
    variants: text,
    variantsPart: await packed(text),
    own: ids,
    games: [...file.games, ...published.filter(game => !ids.includes(game.id))],
  });
  return file.games;
}
/** Does what uses another variant file; if that fails, the file before is used again. */
async function withVariants(work) {
  const before = {variants, variantsPart, own, games};
  try {
    await work();
  } catch (problem) {
    useGames(before);
    throw problem;
  }
}

function useGames(file) {
  ({variants, variantsPart, own, games} = file);
  sessionStorage.setItem("variants", variants);
  listGames();
}

function listGames() {
  games.sort((a, b) => own.includes(b.id) - own.includes(a.id) || a.title.localeCompare(b.title, "en"));
  by("game").replaceChildren(...games.map(game => new Option(game.title, game.id)));
  by("game").value = state.rules.replace(/\[.*/, "");
}

const useAndBegin = text => withVariants(async () => {
  const [first] = await useVariants(text);
  if (first) {
    await begin({rules: first.id});
  }
});
listen("variants-use", () => useAndBegin(by("variants").value));
listen("variants-open", async event => useAndBegin(await event.target.files[0].text()), "change");
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", doing(() => show()));
matchMedia("(max-width: 60rem)").addEventListener("change", doing(() => show()));
addEventListener("hashchange", doing(async event => withVariants(async () => begin(await linked(event.newURL)))));

new ResizeObserver(([header]) => {
  document.documentElement.style.setProperty("--header", `${header.borderBoxSize[0].blockSize}px`);
}).observe(document.querySelector("header"));

/** Does what the page cannot begin without, a second time if it has failed. */
async function persistent(work) {
  try {
    return await work();
  } catch (problem) {
    if (problem.refused) {
      throw problem;
    }
    complain(problem);
    await new Promise(resolve => { setTimeout(resolve, AGAIN); });
    const result = await work();
    complain("");
    return result;
  }
}

by("solve-part").hidden = Boolean(globalThis.multimoveWorker); // without a server nothing is solved

doing(async () => {
  document.documentElement.dataset.theme = theme();
  const written = by("variants").value;
  if (variants) {
    await persistent(() => useVariants(variants));
  }
  by("variants").value = written || variants;
  try {
    const kept = keptSetup();
    await persistent(async () => begin(await linked(location.href)));
    if (kept?.rules === state.rules) {
      await editor.open(kept.setup);
    }
  } catch (problem) {
    if (!shown) {
      await begin({rules: "two-prong"});
    }
    complain(problem);
  }
  ({games: published} = await persistent(() => ask("games", {}))); // the first board does not need them
  games = [...games.filter(game => own.includes(game.id)), ...published.filter(game => !own.includes(game.id))];
  listGames();
})();
