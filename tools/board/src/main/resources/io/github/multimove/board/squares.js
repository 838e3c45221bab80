// The squares: Java's picture with a button over every square, so that mouse, finger, keyboard and screen reader find them.

const NAME = /^([A-Z]|\d(?=[a-z]))?([a-z])(\d+)$/;
const HALF = 6; // levels of so many files stand two beside each other on a phone
const SLIDE = 160; // milliseconds
const DRAG = 6; // a pointer that moves less far has clicked
const SVG = "http://www.w3.org/2000/svg";

/** Returns a picture that the server has drawn, as an element that says nothing to screen readers: the buttons do. */
export function picture(text) {
  const svg = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  svg.querySelector("title")?.remove();
  svg.removeAttribute("role");
  svg.removeAttribute("width"); // the page says how large it is
  svg.removeAttribute("height");
  svg.setAttribute("aria-hidden", "true");
  return svg;
}

/** Returns one piece, cut out of a picture. */
export function cutOut(piece, box) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", box);
  svg.setAttribute("aria-hidden", "true");
  for (const each of [piece].flat()) {
    svg.append(each.cloneNode(true));
  }
  return svg;
}

/** Returns the piece of a picture of a board with one square. */
export function alone(text) {
  const drawn = picture(text);
  const square = drawn.querySelector("rect.square");
  return cutOut(drawn.querySelector("g.piece, g.neutral"), ["x", "y", "width", "height"].map(name => square.getAttribute(name)).join(" "));
}

function without(element, attribute) {
  const copy = element.cloneNode(true);
  copy.removeAttribute(attribute);
  return copy;
}

/** Puts a button over a square of the picture. */
function place(button, square, box) {
  button.style.left = `${(square.x - box.x) / box.width * 100}%`;
  button.style.top = `${(square.y - box.y) / box.height * 100}%`;
  button.style.width = `${square.size / box.width * 100}%`;
  button.style.height = `${square.size / box.height * 100}%`;
}

export class Squares {
  /** listener.click(square), drag(from, to), hold(piece), let(), back() and point(words); from is a square or "hand:" and a piece. */
  constructor(root, listener) {
    this.root = root;
    this.listener = listener;
    this.buttons = new Map();
    this.siblings = []; // sets of squares
    this.current = null;
    root.addEventListener("click", event => {
      const button = event.target.closest(".cell");
      if (button) {
        this.buttons.get(this.current).tabIndex = -1;
        this.current = button.dataset.square;
        button.tabIndex = 0;
        listener.click(this.current);
      }
    });
    root.addEventListener("keydown", event => this.key(event));
    for (const event of ["pointerover", "focusin"]) {
      root.addEventListener(event, ({target, pointerType}) => pointerType !== "touch" && (event !== "focusin" || target.matches(":focus-visible")) && listener.point(target.closest(".cell, .held")?.getAttribute("aria-label") ?? ""));
    }
    for (const event of ["pointerover", "focusin"]) {
      root.addEventListener(event, ({target}) => this.twins(target.closest(".cell")?.dataset.square));
    }
    root.addEventListener("pointerleave", () => { listener.point(""); this.twins(null); });
    root.addEventListener("contextmenu", event => event.preventDefault());
    document.addEventListener("pointerdown", event => this.down(event));
  }

  /**
   * Shows a picture; pieces are words by square, neutral the squares of neutral pieces, held the words of pieces in hand. The buttons of
   * a board that looks the same stay: nothing is lost under a finger, and a screen reader does not begin anew.
   */
  draw(text, pieces, neutral, held = {}, numbered = true) {
    const svg = picture(text);
    if (!numbered) { // the sub-moves of the turn have no order
      svg.querySelectorAll("g.arrow > :is(circle, text)").forEach(number => number.remove());
    }
    const panels = this.panels(svg);
    const looks = JSON.stringify(panels);
    const before = this.looks;
    if (looks !== before) {
      this.build(panels);
      this.looks = looks;
    }
    const heldPiece = document.activeElement?.closest?.(".held")?.dataset.piece;
    panels.forEach(({box}, i) => {
      const drawn = svg.cloneNode(true);
      drawn.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
      const panel = this.root.children[i];
      panel.querySelector(":scope > svg")?.remove();
      panel.querySelectorAll(".held").forEach(button => button.remove());
      panel.prepend(drawn, ...[...drawn.querySelectorAll("g.hand")].flatMap(piece => this.held(piece, box, held)));
    });
    const came = [];
    const gone = [];
    for (const [name, button] of this.buttons) {
      const words = pieces[name] ?? (neutral.includes(name) ? "duck" : "empty");
      const sets = this.siblings.filter(set => set.includes(name)); // a stack may have a set to itself
      const twins = [...new Set(sets.flatMap(set => set.filter((_, i) => i !== set.indexOf(name))))];
      if (looks === before && words !== button.dataset.piece) {
        came.push([name, words]);
        gone.push([name, button.dataset.piece]);
      }
      button.dataset.piece = words;
      button.dataset.words = twins.length ? `${words}, sibling of ${twins.join(" and ")}` : words;
    }
    this.svg = svg;
    this.slide(came, gone);
    if (heldPiece) {
      this.root.querySelector(`.held[data-piece="${heldPiece}"]`)?.focus();
    }
  }

  /** Lets pieces that have come slide from where the same pieces have gone. */
  slide(came, gone) {
    if (this.dropped || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.dropped = false;
      return;
    }
    const middle = name => this.svg.querySelector(`rect.square[data-square="${name}"]`);
    for (const [to, words] of came) {
      const at = words === "empty" ? -1 : gone.findIndex(([, piece]) => piece === words);
      if (at >= 0) {
        const [[from]] = gone.splice(at, 1);
        const [x, y] = ["x", "y"].map(name => middle(from).getAttribute(name) - middle(to).getAttribute(name));
        for (const piece of this.root.querySelectorAll(`svg :is(g.piece, g.neutral)[data-square="${to}"]`)) {
          piece.animate([{translate: `${x}px ${y}px`}, {translate: "0 0"}], {duration: SLIDE, easing: "ease-out"});
        }
      }
    }
  }

  /** Shows where a piece could go that may not move now, until the squares are marked again. */
  goes(squares) {
    for (const [name, button] of this.buttons) {
      button.classList.toggle("goes", squares.includes(name));
    }
  }

  /** Shows which pieces are siblings of the one on a square. */
  twins(name) {
    const twins = name ? this.siblings.filter(set => set.includes(name)).flat() : [];
    for (const [square, button] of this.buttons) {
      button.classList.toggle("twin", twins.includes(square) && square !== name);
    }
  }

  /** Draws a person's own arrow from square to square, or a circle on one; drawn again, it is taken away. */
  scribble(from, to) {
    const key = `${from}-${to}`;
    const old = this.root.querySelector(`.own[data-key="${key}"]`);
    if (old) {
      return old.remove();
    }
    const svg = this.buttons.get(from).closest(".panel").querySelector(":scope > svg");
    const rect = name => svg.querySelector(`rect.square[data-square="${name}"]`);
    const [[x, y], [tipX, tipY]] = [from, to].map(name => ["x", "y"].map(axis => +rect(name).getAttribute(axis) + rect(name).getAttribute("width") / 2));
    const size = +rect(from).getAttribute("width");
    const own = document.createElementNS(SVG, "path");
    own.classList.add("own");
    own.dataset.key = key;
    const angle = Math.atan2(tipY - y, tipX - x);
    const head = turn => `M${tipX} ${tipY}l${-size * 0.35 * Math.cos(angle + turn)} ${-size * 0.35 * Math.sin(angle + turn)}`;
    const r = size * 0.45;
    own.setAttribute("d", from === to ? `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0` : `M${x} ${y}L${tipX} ${tipY}${head(0.5)}${head(-0.5)}`);
    own.setAttribute("stroke-width", size * 0.08);
    svg.append(own);
  }

  /** Returns which part of the picture each panel shows, with the squares of each level: one panel, or on a phone one for each level. */
  panels(svg) {
    const {x, y, width, height} = svg.viewBox.baseVal;
    const levels = new Map();
    for (const rect of svg.querySelectorAll("rect.square")) {
      const name = rect.dataset.square;
      const level = NAME.exec(name)?.[1] ?? "";
      const place = {name, x: +rect.getAttribute("x"), y: +rect.getAttribute("y"), size: +rect.getAttribute("width")};
      levels.set(level, [...levels.get(level) ?? [], place]);
    }
    const narrow = matchMedia("(max-width: 60rem)").matches;
    if (levels.size === 1 && narrow && !svg.querySelector("g.hand")) {
      const [places] = levels.values(); // the mark of the side to move is left out: the status says it
      const end = Math.max(...places.map(place => place.x)) + 1.06 * places[0].size;
      return [{box: {x, y, width: end - x, height}, levels: [...levels]}];
    }
    if (levels.size === 1 || !narrow) {
      return [{box: {x, y, width, height}, levels: [...levels]}];
    }
    return [...levels].map(([level, places]) => {
      const size = places[0].size;
      const xs = places.map(place => place.x);
      return {
        box: {x: Math.min(...xs) - size / 2, y, width: Math.max(...xs) - Math.min(...xs) + 1.6 * size, height},
        half: new Set(xs).size <= HALF,
        levels: [[level, places]],
      };
    });
  }

  /** Makes the panels with a button for each square. */
  build(panels) {
    const focused = this.root.contains(document.activeElement);
    this.buttons.clear();
    document.documentElement.style.setProperty("--shape", panels[0].box.width / panels[0].box.height);
    this.root.replaceChildren(...panels.map(({box, levels, half}) => {
      const panel = document.createElement("div");
      panel.className = half ? "panel half" : "panel";
      panel.append(...levels.map(([level, places]) => this.grid(level, places, box)));
      return panel;
    }));
    document.body.classList.toggle("wide", panels.length > 1 || panels[0].levels.length > 1);
    if (!this.buttons.has(this.current)) {
      this.current = this.buttons.keys().next().value;
    }
    const current = this.buttons.get(this.current);
    current.tabIndex = 0;
    if (focused) {
      current.focus();
    }
  }

  /** Returns a button over a piece in hand, if it has words. */
  held(piece, box, held) {
    const letter = piece.dataset.piece;
    if (!(letter in held)) {
      return [];
    }
    const [x, y, scale] = piece.getAttribute("transform").match(/[\d.]+/g).map(Number);
    const button = document.createElement("button");
    button.type = "button";
    button.className = "held";
    button.dataset.piece = letter;
    button.setAttribute("aria-label", held[letter]);
    place(button, {x, y, size: 48 * scale}, box);
    button.append(cutOut(without(piece, "transform"), "0 0 48 48"));
    button.firstChild.style.visibility = "hidden"; // it is what is dragged
    button.addEventListener("click", () => this.listener.hold(letter));
    return [button];
  }

  grid(level, places, box) {
    let rows = 0;
    const grid = document.createElement("div");
    grid.setAttribute("role", "grid");
    grid.setAttribute("aria-label", level ? `level ${level}` : "board");
    let row = null;
    let at = null;
    for (const square of [...places].sort((a, b) => a.y - b.y || a.x - b.x)) {
      if (square.y !== at) {
        at = square.y;
        row = document.createElement("div");
        row.setAttribute("role", "row");
        row.setAttribute("aria-rowindex", ++rows);
        grid.append(row);
      }
      const button = document.createElement("button");
      button.type = "button";
      button.className = "cell";
      button.setAttribute("role", "gridcell");
      button.setAttribute("aria-colindex", row.children.length + 1);
      button.tabIndex = -1;
      button.dataset.square = square.name;
      place(button, square, box);
      row.append(button);
      this.buttons.set(square.name, button);
    }
    return grid;
  }

  /** Marks the square chosen, those that can be gone to, those a piece can go from, and those for a click by itself. */
  mark(chosen, targets, movable, loose) {
    this.goes([]);
    for (const [name, button] of this.buttons) {
      const full = button.dataset.words !== "empty";
      button.classList.toggle("chosen", name === chosen);
      button.classList.toggle("target", targets.has(name));
      button.classList.toggle("full", full);
      button.classList.toggle("movable", movable.has(name));
      button.classList.toggle("loose", !targets.has(name) && loose.has(name));
      let words = `${name}, ${button.dataset.words}`;
      words += name === chosen ? ", chosen" : "";
      words += targets.has(name) ? ", can be gone to" : movable.has(name) ? ", can move" : loose.has(name) ? ", can be set" : "";
      button.setAttribute("aria-label", words);
      button.setAttribute("aria-selected", name === chosen ? "true" : "false");
    }
  }

  key(event) {
    const steps = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
    if (event.key === "Escape") {
      this.listener.let();
    } else if (event.key === "Backspace") {
      this.listener.back();
    } else if (event.key in steps && this.buttons.has(this.current)) {
      this.move(...steps[event.key]);
    } else {
      return;
    }
    event.preventDefault();
  }

  /** Moves the focus to the next square in a direction, as it is seen; from level to level too. */
  move(dx, dy) {
    const here = this.buttons.get(this.current).getBoundingClientRect();
    let best = null;
    let least = Infinity;
    for (const [name, button] of this.buttons) {
      const there = button.getBoundingClientRect();
      const along = dx * (there.x - here.x) + dy * (there.y - here.y);
      const aside = Math.abs(dx ? there.y - here.y : there.x - here.x);
      if (along > 1 && aside < here.width / 2 && along + aside < least) {
        least = along + aside;
        best = name;
      }
    }
    if (best) {
      this.buttons.get(this.current).tabIndex = -1;
      this.current = best;
      this.buttons.get(best).tabIndex = 0;
      this.buttons.get(best).focus();
    }
  }

  down(event) {
    const drawn = event.button === 2 && event.target.closest?.(".cell");
    if (drawn) {
      document.addEventListener("pointerup", ended => {
        const under = document.elementFromPoint(ended.clientX, ended.clientY)?.closest(".cell");
        if (under && under.closest(".panel") === drawn.closest(".panel")) {
          this.scribble(drawn.dataset.square, under.dataset.square);
        }
      }, {once: true});
      return;
    }
    if (this.root.contains(event.target)) {
      this.root.querySelectorAll(".own").forEach(own => own.remove());
    }
    const source = event.target.closest?.(".cell.full, .held");
    if (!source || event.button > 0) {
      return;
    }
    const from = source.dataset.square ?? `hand:${source.dataset.piece}`;
    const start = [event.clientX, event.clientY];
    let ghost = null;
    const move = moved => {
      if (!ghost && Math.hypot(moved.clientX - start[0], moved.clientY - start[1]) > DRAG) {
        ghost = this.ghost(source);
      }
      if (ghost) {
        ghost.style.left = `${moved.clientX}px`;
        ghost.style.top = `${moved.clientY}px`;
      }
    };
    const up = let_go => {
      document.removeEventListener("pointermove", move);
      document.removeEventListener("pointerup", up);
      document.removeEventListener("pointercancel", up);
      ghost?.remove();
      const under = document.elementFromPoint(let_go.clientX, let_go.clientY)?.closest(".cell");
      if (ghost && let_go.type === "pointerup" && under && under !== source) {
        this.dropped = true;
        this.listener.drag(from, under.dataset.square);
      }
    };
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerup", up);
    document.addEventListener("pointercancel", up);
  }

  ghost(source) {
    const box = source.getBoundingClientRect();
    const name = source.dataset.square;
    let ghost;
    if (name) {
      const rect = this.svg.querySelector(`rect.square[data-square="${name}"]`);
      const size = rect.getAttribute("width");
      ghost = cutOut([...this.svg.querySelectorAll(`:is(g.piece, g.neutral)[data-square="${name}"]`)], `${rect.getAttribute("x")} ${rect.getAttribute("y")} ${size} ${size}`);
      ghost.style.width = `${box.width}px`;
    } else {
      ghost = source.querySelector("svg").cloneNode(true);
      ghost.style.visibility = "visible";
      ghost.style.width = `${box.width}px`;
    }
    ghost.classList.add("ghost");
    document.body.append(ghost);
    return ghost;
  }
}
