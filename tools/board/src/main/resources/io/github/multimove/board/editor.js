// The position editor: the page tells the set-up as text and one change, Java answers the set-up and its problems.
import {ask, complain, doing, dress} from "./board.js";
import {keepSetup} from "./kept.js";
import {cutOut, picture} from "./squares.js";

const by = id => document.getElementById(id);

export class Editor {
  /** game.rules(), game.position(), game.done(position) and game.leave() belong to the board. */
  constructor(squares, game) {
    this.squares = squares;
    this.game = game;
    this.setup = null;
    this.piece = "";
    this.before = Promise.resolve(); // one change after the other
    for (const button of document.querySelectorAll("[data-change]")) {
      button.addEventListener("click", doing(() => this.change(button.dataset.change)));
    }
    by("setup").addEventListener("change", doing(() => {
      this.setup = by("setup").value;
      return this.change("");
    }));
    by("edit-done").addEventListener("click", doing(async () => {
      const position = this.answer.position;
      this.close();
      await game.done(position);
    }));
    by("edit-leave").addEventListener("click", doing(async () => {
      this.close();
      await game.leave();
    }));
  }

  isOpen() {
    return this.setup !== null;
  }

  async open(setup = this.game.position()) {
    this.setup = setup;
    this.lock(true);
    by("editor").hidden = false;
    by("entering").hidden = true;
    by("more").replaceChildren(); // it is about the position that is left
    await this.change("");
  }

  close() {
    this.setup = null;
    keepSetup("", null);
    this.lock(false);
    by("editor").hidden = true;
    by("entering").hidden = false;
  }

  /** While a position is edited, only what belongs to it can be used. */
  lock(on) {
    for (const part of document.querySelectorAll(".side > *, header form")) {
      part.inert = on;
    }
  }

  put(square) {
    return this.change(by("stack").checked ? "add" : "put", {piece: this.piece, square});
  }

  change(change, fields = {}) {
    this.before = this.before.catch(() => {}).then(() => this.isOpen() && this.changeNow(change, fields));
    return this.before;
  }

  async changeNow(change, fields) {
    const answer = await ask("edit", {rules: this.game.rules(), setup: this.setup, change, ...fields, ...dress()});
    if (!this.isOpen()) {
      return; // the editor was left meanwhile
    }
    this.answer = answer;
    this.setup = answer.setup;
    keepSetup(this.game.rules(), answer.setup);
    this.squares.draw(answer.svg, answer.pieces, answer.neutral);
    this.squares.mark(null, new Set(), new Set(), new Set());
    by("status").textContent = `Editing: ${answer.side} to move. ${answer.problems.length ? "Not possible yet." : "A possible position."}`;
    by("setup").value = answer.setup;
    by("edit-done").disabled = answer.position === "";
    by("problems").replaceChildren(...answer.problems.map(problem => Object.assign(document.createElement("li"), {textContent: problem})));
    this.palette(answer.kinds);
    this.rights(answer.rights);
    this.hands(answer.hands);
    complain("");
  }

  palette(kinds) {
    by("palette").replaceChildren(...[{piece: "", words: "empty", svg: ""}, ...kinds].map(({piece, words, svg}) => {
      const button = document.createElement("button");
      button.type = "button";
      button.setAttribute("role", "radio");
      button.setAttribute("aria-label", words);
      button.setAttribute("aria-checked", piece === this.piece);
      const drawn = svg && picture(svg); // a board of one square
      if (drawn) {
        const square = drawn.querySelector("rect.square");
        const box = ["x", "y", "width", "height"].map(name => square.getAttribute(name)).join(" ");
        button.append(cutOut(drawn.querySelector("g.piece, g.neutral"), box));
      } else {
        button.append("✕");
      }
      button.addEventListener("click", () => {
        this.piece = piece;
        for (const each of by("palette").children) {
          each.setAttribute("aria-checked", each === button);
        }
      });
      return button;
    }));
  }

  rights(rights) {
    by("rights").replaceChildren(...rights.map(({text, words, on}) => {
      const box = Object.assign(document.createElement("input"), {type: "checkbox", checked: on});
      box.addEventListener("change", doing(() => this.change("right", {right: text})));
      const label = document.createElement("label");
      label.append(box, ` ${words} `);
      return label;
    }));
  }

  hands(hands) {
    by("edit-hands").replaceChildren(...[...hands.white, ...hands.black].map(({piece, name, count}) => {
      const field = Object.assign(document.createElement("input"), {type: "number", min: 0, max: 100, value: count});
      field.addEventListener("change", doing(() => this.change("hand", {piece, count: field.value})));
      const label = document.createElement("label");
      label.append(`${piece === piece.toUpperCase() ? "white" : "black"} ${name} `, field);
      return label;
    }));
  }
}
