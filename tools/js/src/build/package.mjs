// Puts together, from what the compiler has written: the npm package in MODULE/target/npm, and in MODULE/target/board the board
// as a page without a server. node package.mjs MODULE VERSION
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {pathToFileURL} from "node:url";
import {gzipSync} from "node:zlib";

const [module, version] = process.argv.slice(2);
const compiled = name => join(module, "target/compiled", name);
const packed = name => join(module, "target/npm", name);
const board = name => join(module, "target/board", name);
const page = name => join(module, "../board/src/main/resources/io/github/multimove/board", name);
const text = file => readFileSync(file, "utf8");

for (const folder of [packed(""), board("")]) {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
}

// ---- the package --------------------------------------------------------------------------------------------------------

cpSync(join(module, "src/main/npm"), packed(""), {recursive: true});
cpSync(join(module, "README.md"), packed("README.md"));
cpSync(join(module, "../../LICENSE"), packed("LICENSE"));
cpSync(compiled("javascript.js"), packed("javascript.js"));
// The compiler's runtime asks for a Response to learn what WebAssembly can do; in node that loads all there is for requests.
const asksForResponse = /const (\w+)=new Response\((\w+),\{headers:\{"Content-Type":"application\/wasm"\}\}\);const (\w+)=await WebAssembly\.compileStreaming\(\1,/;
const runtime = text(compiled("runtime.js"));
if (!asksForResponse.test(runtime)) {
  throw new Error("expected a Response to learn what WebAssembly can do in runtime.js, found none");
}
writeFileSync(packed("runtime.js"), runtime.replace(asksForResponse, "const $3=await WebAssembly.compile($2,"));
const wasm = gzipSync(readFileSync(compiled("multimove.wasm")), {level: 9});
writeFileSync(packed("module.js"), `export const module = "${wasm.toString("base64")}";\n`);
writeFileSync(packed("package.json"), text(packed("package.json")).replace("VERSION", version));

// ---- the board ----------------------------------------------------------------------------------------------------------

/** Returns modules as one text without imports and exports; a name that two of them have must mean the same. */
function joined(...files) {
  const declared = new Map();
  return files.map(text).join("\n").split("\n").filter(line => {
    const name = /^(?:export )?(?:async )?(?:function|class|const|let) (\w+)/.exec(line)?.[1];
    const again = name !== undefined && declared.has(name);
    if (again && declared.get(name) !== line) {
      throw new Error(`expected one meaning of ${name}, found ${declared.get(name)} and ${line}`);
    }
    declared.set(name, line);
    return !again && !/^import .* from ".*";$/.test(line);
  }).map(line => line.replace(/^export (?!\{)/, "")).join("\n");
}

/** Returns a compiled module of the package as a function; what it exports becomes what the function returns. */
function called(name, answer) {
  const exported = /export ?\{([^}]*)\};?\s*$/;
  const module = text(packed(name));
  return `(() => {\n${module.replace(exported, "")}return ${answer(exported.exec(module)[1])};\n})`;
}

const webassembly = `const loadModule = ${called("runtime.js", names => /(\w+) as load\b/.exec(names)[1])}();
${joined(packed("module.js"), packed("webassembly.js")).replace("await load(", "await loadModule(")}
const load = instantiate;`;
const javascript = `const load = async () => ${called("javascript.js", names =>
  `{${names.replace(/(\w+) as (\w+)/g, "$2: $1")}}`)}();`;
for (const [name, engine] of Object.entries({webassembly, javascript})) {
  writeFileSync(board(`${name}.js`), `// The rules, as a function that becomes a worker.
function multimoveWorker() {
"use strict";
${engine}
${text(join(module, "src/main/board/worker.js"))}
}
`);
}
const modules = ["squares", "kept", "linked", "replay", "asking", "editor", "board"].map(name => page(`${name}.js`));
writeFileSync(board("board.js"), `(() => {\n"use strict";\n${joined(...modules)}\n})();\n`);
cpSync(page("board.css"), board("board.css"));
const script = '<script type="module" src="board.js"></script>';
const html = text(page("board.html"));
if (!html.includes(script)) {
  throw new Error(`expected ${script} in board.html, found none`);
}
// The games in words, and the rules: WebAssembly where there is one of the kind that is needed, as in the package, and
// JavaScript elsewhere.
const {load} = await import(pathToFileURL(packed("index.js")));
const games = (await load()).games();
const chosen = /function hasWebAssembly\(\) \{.*?\n\}\n/s.exec(text(packed("index.js")))[0];
writeFileSync(board("engine.js"), `globalThis.multimoveGames = ${JSON.stringify({games})};
${chosen}
document.write(\`<script src="\${hasWebAssembly() ? "webassembly" : "javascript"}.js" defer><\\/script>\`);
`);
writeFileSync(board("index.html"), html.replace(script, '<script src="engine.js"></script>\n<script src="board.js" defer></script>'));
