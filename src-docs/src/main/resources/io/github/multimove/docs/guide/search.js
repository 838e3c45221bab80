// Searches the sections of the site; search-index.js lists them. Works from disk.
(() => {
  const field = document.getElementById("search");
  const found = document.getElementById("found");
  const top = field.dataset.top;

  /** Where a word begins in a text. */
  function places(text, word) {
    const all = [];
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1])) {
        all.push(at);
      }
    }
    return all;
  }

  /** How well a section fits: one that has every word comes first; the words as they stand, and those of a title, count most. */
  function rank([, title, text], words, phrase) {
    const inTitle = title.toLowerCase();
    const inText = text.toLowerCase();
    let missing = 0;
    let sum = (places(inTitle, phrase).length ? 60 : 0) + (places(inText, phrase).length ? 30 : 0);
    for (const word of words) {
      const titled = places(inTitle, word).length;
      const times = places(inText, word).length;
      missing += titled + times === 0 ? 1 : 0;
      sum += (titled ? 20 : 0) + Math.min(times, 10);
    }
    return missing === words.length ? 0 : missing ? sum / 1000 ** missing : sum;
  }

  /** The text around the words, or around the first that is in it. */
  function excerpt(text, words, phrase) {
    const at = [phrase, ...words].flatMap(word => places(text.toLowerCase(), word).slice(0, 1))[0];
    if (at === undefined) {
      return "";
    }
    const begin = at < 30 ? 0 : text.lastIndexOf(" ", at - 20) + 1;
    return `${begin > 0 ? "… " : ""}${text.slice(begin, begin + 100)}…`;
  }

  function show() {
    const phrase = field.value.toLowerCase().trim().replace(/\s+/g, " ");
    const words = phrase.split(" ").filter(word => word.length > 1);
    const hits = words.length === 0 ? [] : [...SECTIONS, ...NAMES].map(section => [rank(section, words, phrase), section])
      .filter(([sum]) => sum > 0).sort((a, b) => b[0] - a[0]).slice(0, 12);
    found.replaceChildren(...hits.map(([, [address, title, text]]) => {
      const item = document.createElement("li");
      const link = Object.assign(document.createElement("a"), {href: top + address, textContent: title});
      link.append(Object.assign(document.createElement("small"), {textContent: excerpt(text, words, phrase)}));
      item.append(link);
      return item;
    }));
    if (words.length && hits.length === 0) {
      found.append(Object.assign(document.createElement("li"), {textContent: "Nothing found."}));
    }
  }
  field.addEventListener("input", show);
  field.addEventListener("keydown", event => {
    const first = found.querySelector("a");
    if (event.key === "Enter" && first) {
      first.click();
    }
  });
  if (matchMedia("(max-width: 52rem)").matches) {
    document.getElementById("contents").open = false; // the page itself is to be seen first
  }
  for (const block of document.querySelectorAll("pre")) {
    const button = Object.assign(document.createElement("button"), {type: "button", textContent: "Copy"});
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(block.querySelector("code").textContent);
      button.textContent = "Copied";
    });
    block.append(button);
  }
})();
