// Searches the sections of the site; search-index.js lists them. Works from disk.
(() => {
  const field = document.getElementById("search");
  const found = document.getElementById("found");
  const top = field.dataset.top;
  /** The text around the first word that is in it. */
  function excerpt(text, words) {
    const places = words.map(word => text.toLowerCase().indexOf(word)).filter(place => place >= 0);
    const at = Math.max(0, Math.min(...places, text.length) - 30);
    return places.length === 0 ? "" : `${at > 0 ? "…" : ""}${text.slice(at, at + 100)}…`;
  }
  function show() {
    const words = field.value.toLowerCase().split(/\s+/).filter(word => word.length > 1);
    const rank = ([, title, text]) => {
      const inTitle = title.toLowerCase();
      const inText = text.toLowerCase();
      let sum = 0;
      for (const word of words) {
        const times = inText.split(word).length - 1;
        if (!inTitle.includes(word) && times === 0) {
          return 0;
        }
        sum += (inTitle.includes(word) ? 20 : 0) + Math.min(times, 10);
      }
      return sum;
    };
    const hits = words.length === 0 ? [] : SECTIONS.map(section => [rank(section), section])
      .filter(([sum]) => sum > 0).sort((a, b) => b[0] - a[0]).slice(0, 12);
    found.replaceChildren(...hits.map(([, [address, title, text]]) => {
      const item = document.createElement("li");
      const link = Object.assign(document.createElement("a"), {href: top + address, textContent: title});
      link.append(Object.assign(document.createElement("small"), {textContent: excerpt(text, words)}));
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
})();
