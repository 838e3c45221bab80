// The position editor: the page tells the set-up as text and one change, Java answers the set-up and its problems.
import {ask, complain, doing, dress} from "./board.js";
import {keepSetup} from "./kept.js";
import {alone} from "./squares.js";

const by = id => document.getElementById(id);

export class Editor {
  /** game.rules(), game.position(), game.done(position) and game.leave() belong to the board. */
  constructor(squares, game) {
    this.squares = squares;
    this.game = game;
    this.setup = null;
    this.piece = null; // none is chosen yet
    this.before = Promise.resolve(); // one change after the other
    for (const button of document.querySelectorAll("[data-change]")) {
      button.addEventListener("click", doing(() => this.change(button.dataset.change)));
    }
    by("setup").addEventListener("change", doing(() => {
      return this.change("", {setup: by("setup").value});
    }));
    by("edit-done").addEventListener("click", doing(async () => {
      await this.before.catch(() => {});
      await game.done(this.answer.position); // which closes the editor
    }));
    by("edit-leave").addEventListener("click", doing(() => game.leave()));
  }

  isOpen() {
    return this.setup !== null;
  }

  async open(setup = this.game.position()) {
    const answer = await this.asks("", {setup});
    this.lock(true);
    by("editor").hidden = false;
    document.body.classList.add("editing");
    by("entered").textContent = ""; // it is about the position that is left
    by("more").replaceChildren();
    this.show(answer);
  }

  close() {
    this.setup = null;
    keepSetup("", null);
    this.lock(false);
    by("editor").hidden = true;
    document.body.classList.remove("editing");
    this.piece = null;
  }

  /** While a position is edited, only what belongs to it can be used. */
  lock(on) {
    for (const part of document.querySelectorAll(".side > :not(#editor), header form")) {
      part.inert = on;
    }
  }

  put(square) {
    if (this.piece === null) {
      throw new Error("Choose a piece to put on the board, or the cross to take one away.");
    }
    return this.change(by("stack").checked ? "add" : "put", {piece: this.piece, square});
  }

  change(change, fields = {}) {
    this.before = this.before.catch(() => {}).then(() => this.isOpen() && this.changeNow(change, fields));
    return this.before;
  }

  async changeNow(change, fields) {
    try {
      const answer = await this.asks(change, fields);
      if (this.isOpen()) { // it may have been left meanwhile
        this.show(answer);
      }
    } catch (problem) {
      this.rights(this.answer.rights); // the fields say again what is on the board
      this.hands(this.answer.hands);
      throw problem;
    }
  }

  asks(change, fields) {
    return ask("edit", {rules: this.game.rules(), setup: this.setup, change, ...fields, ...dress()});
  }

  show(answer) {
    this.answer = answer;
    this.setup = answer.setup;
    keepSetup(this.game.rules(), answer.setup);
    this.squares.siblings = [];
    this.squares.draw(answer.svg, answer.pieces, answer.neutral);
    this.squares.mark(null, new Set(), new Set(), new Set());
    by("status").textContent = `Editing: ${answer.side} to move. ${answer.problems.length ? `Not possible yet: ${answer.problems[0]}.` : "A possible position."}`;
    by("setup").value = answer.setup;
    by("edit-done").disabled = answer.position === "";
    by("problems").replaceChildren(...answer.problems.slice(1).map(problem => Object.assign(document.createElement("li"), {textContent: problem})));
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
      button.title = words;
      button.setAttribute("aria-checked", piece === this.piece);
      button.append(svg ? alone(svg) : "✕");
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
