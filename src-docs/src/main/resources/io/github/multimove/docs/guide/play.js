// Opens the site's board where a picture stands. Without this script the picture stays and the link leads to the board.
// Where a figure is the first of the first page, the board opens by itself.
for (const link of document.querySelectorAll(".play a")) {
  const figure = link.closest("figure");
  const picture = figure.querySelector("svg");
  const words = link.textContent;
  let board;
  const open = event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) {
      return; // in a tab of its own
    }
    event.preventDefault();
    if (board) {
      board.remove();
      board = undefined;
    } else {
      board = Object.assign(document.createElement("iframe"), {src: link.href, title: "Board"});
      figure.prepend(board);
    }
    figure.classList.toggle("playing", board !== undefined);
    link.textContent = board ? "Back to the picture" : words;
    (board ?? figure).scrollIntoView({block: "nearest"}); // on a phone it has grown out of the window
  };
  if (figure.classList.contains("first") && matchMedia("(min-width: 52.01rem)").matches) {
    board = Object.assign(document.createElement("iframe"), {src: link.href, title: "Board", loading: "lazy"});
    figure.prepend(board);
    figure.classList.add("playing");
    link.textContent = "Back to the picture";
  }
  link.addEventListener("click", open);
  picture?.addEventListener("click", open);
}
