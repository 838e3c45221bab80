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
    const isName = inTitle.replace(/\(.*/, "").split(".").at(-1) === phrase;
    let sum = (isName ? 40 : 0) + (places(inTitle, phrase).length ? 60 : 0) + (places(inText, phrase).length ? 30 : 0);
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

  let known; // every word of the site
  /** How many letters have to be changed, added, left out or swapped with the next; more than most is one more than most. */
  function slips(a, b, most) {
    if (Math.abs(a.length - b.length) > most) {
      return most + 1;
    }
    let before = [];
    let row = [...Array(b.length + 1).keys()];
    for (let i = 1; i <= a.length; i++) {
      const next = [i];
      for (let j = 1; j <= b.length; j++) {
        next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
          next[j] = Math.min(next[j], before[j - 2] + 1);
        }
      }
      [before, row] = [row, next];
    }
    return row[b.length];
  }

  /** The word of the site that a word is a slip of, or the word itself if the site has one that begins like it. */
  function mended(word) {
    known ??= [...new Set([...SECTIONS, ...NAMES].flatMap(([, title, text]) => `${title} ${text}`.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []))];
    if (word.length < 4 || known.some(each => each.startsWith(word))) {
      return word;
    }
    const most = word.length < 8 ? 1 : 2;
    const near = known.map(each => [slips(word, each, most), each]).filter(([number]) => number <= most).sort((a, b) => a[0] - b[0]);
    return near[0]?.[1] ?? word;
  }

  /** The API and the guide come before lists of games and the changelog. */
  function weight([address]) {
    return /^(?:all-games|games|changelog)\b/.test(address) ? 0.2 : /^rules\//.test(address) ? 0.8 : 1;
  }

  function show() {
    const typed = field.value.toLowerCase().trim().replace(/\s+/g, " ");
    const words = typed.split(" ").filter(word => word.length > 1).map(mended);
    const phrase = words.join(" ");
    const hits = words.length === 0 ? [] : [...SECTIONS, ...NAMES].map(section => [rank(section, words, phrase) * weight(section), section])
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
