// Compares the answers of the package with those that Java has written: node fingerprints.js PACKAGE FILE ENGINE. Prints how many
// positions were compared, and the first that differ.
import {readFileSync} from "node:fs";
import {join} from "node:path";
import {pathToFileURL} from "node:url";

const MOST_COUNTED = 20000;
const [folder, file, engine] = process.argv.slice(2);
const {load} = await import(pathToFileURL(join(folder, "index.js")));
const multimove = await load({engine});
const known = new Map();

function rules(id) {
  if (!known.has(id)) {
    known.set(id, multimove.rules(id));
  }
  return known.get(id);
}

const spoilt = text => [
  text.slice(0, -1),
  text.replace("4", "5").replace("a", "b"),
  `${text.slice(text.indexOf(",") + 1)},${text.replace(/,.*/, "")}`,
];

function line(id, text, seed) {
  const position = rules(id).position(text);
  const {turns} = position;
  const count = turns.countUpTo(MOST_COUNTED);
  const asked = count === 0 ? [] : [turns.at(0), turns.sample(1, Number(seed))[0]];
  if (count > 0 && count < MOST_COUNTED) {
    asked.push(turns.at(Math.floor(count / 2)), turns.at(count - 1));
  }
  const answers = [id, position.text, seed, count, position.isCheck, position.isCheckmate, position.isStalemate,
    position.outcome?.words ?? "", position.threats.join(";")];
  for (const turn of asked) {
    answers.push(turn, position.algebraic(turn), position.play(turn).text, ...spoilt(turn).map(each => position.refusal(each) ?? "legal"));
  }
  return answers.join("\t");
}

let compared = 0;
let different = 0;
for (const expected of readFileSync(file, "utf8").trimEnd().split("\n")) {
  let found;
  try {
    found = line(...expected.split("\t", 3));
  } catch (error) {
    found = String(error?.stack ?? error);
  }
  compared++;
  if (found !== expected && different++ < 5) {
    console.log(`expected ${expected}\nfound    ${found}`);
  }
}
console.log(`${compared} positions compared, ${different} different, ${multimove.engine}`);
process.exitCode = different ? 1 : 0;
