// Steps through a game by sub-moves: buttons, arrow keys and the wheel; and a turn shown sub-move by sub-move.

const PAUSE = 450; // milliseconds that a sub-move of an opponent's turn is seen
const WHEEL = 120; // milliseconds in which the wheel steps once

/** Returns the sub-moves of a turn as text. */
export function subMoves(turn) {
  return turn.split(",");
}

/** Returns the place after one sub-move more (1) or fewer (-1) of the game in the state, or null at either end. */
export function stepped(state, by) {
  if (by < 0) {
    return state.entered.length ? {at: state.at, entered: state.entered.slice(0, -1)} : reopened(state);
  }
  if (state.at === state.turns.length) {
    return null;
  }
  const next = subMoves(state.turns[state.at]);
  const begun = state.entered.length + 1 < next.length && state.entered.every((subMove, i) => subMove === next[i]);
  return begun ? {at: state.at, entered: next.slice(0, state.entered.length + 1)} : {at: state.at + 1, entered: []};
}

/** Returns the place at which the last turn is open again, without its last sub-move. */
export function reopened(state) {
  return state.at === 0 ? null : {at: state.at - 1, entered: subMoves(state.turns[state.at - 1]).slice(0, -1)};
}

/** Listens to arrow keys outside of fields and of the board, and to the wheel over the board. */
export function listenToSteps(board, step, canStep) {
  document.addEventListener("keydown", event => {
    const steps = {ArrowLeft: -1, ArrowRight: 1};
    if (event.key in steps && !event.altKey && !event.target.closest("input, select, textarea, dialog, #squares, #palette")) {
      event.preventDefault();
      step(steps[event.key]);
    }
  });
  let last = 0;
  board.addEventListener("wheel", event => {
    if (!canStep() || event.ctrlKey || event.deltaY === 0) {
      return;
    }
    event.preventDefault();
    if (event.timeStamp - last > WHEEL) {
      last = event.timeStamp;
      step(Math.sign(event.deltaY));
    }
  }, {passive: false});
}

/** Shows the sub-moves of a turn one after the other, but its last; nothing where less motion is wanted. */
export async function inSteps(turn, draw) {
  const all = subMoves(turn);
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    return;
  }
  for (let i = 1; i < all.length; i++) {
    await draw(all.slice(0, i));
    await new Promise(resolve => { setTimeout(resolve, PAUSE); });
  }
}
