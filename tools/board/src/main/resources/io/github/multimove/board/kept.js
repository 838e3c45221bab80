// What the browser keeps when the page is loaded again: settings, half-written texts and the position that is being edited.

export const SETTINGS = ["white", "black", "last", "threats", "checks", "confirm", "theme"];
const TEXTS = ["typed", "pgn", "variants"];
const by = id => document.getElementById(id);
export const value = field => field.type === "checkbox" ? "checked" : "value";

/** Whether this page has been here before in this tab: it was loaded again, or gone back to. */
function again() {
  return ["reload", "back_forward"].includes(performance.getEntriesByType("navigation")[0]?.type);
}

/** Brings back what was kept if the page is loaded again, and keeps what is changed from now on. */
export function keepFields() {
  for (const id of [...SETTINGS, ...TEXTS]) {
    const field = by(id);
    const kept = again() ? sessionStorage.getItem(`field-${id}`) : null;
    if (kept !== null) {
      field[value(field)] = JSON.parse(kept);
    }
    if (kept === null) {
      sessionStorage.removeItem(`field-${id}`);
    }
    field.addEventListener(TEXTS.includes(id) ? "input" : "change", () =>
      sessionStorage.setItem(`field-${id}`, JSON.stringify(field[value(field)])));
  }
}

/** Keeps the position that is being edited, or forgets it. */
export function keepSetup(rules, setup) {
  if (setup === null) {
    sessionStorage.removeItem("setup");
  } else {
    sessionStorage.setItem("setup", JSON.stringify({rules, setup}));
  }
}

/** Returns the game and the position that was being edited when this page was loaded again, or null. */
export function keptSetup() {
  return again() ? JSON.parse(sessionStorage.getItem("setup") ?? "null") : null;
}
