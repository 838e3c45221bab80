// The engine as WebAssembly with garbage collection. The module is compressed text, so that it loads from every host, from a
// disk and through every bundler.
import {load} from "./runtime.js";
import {module} from "./module.js";

export async function instantiate() {
  const text = atob(module);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < bytes.length; i++) { // Uint8Array.from() takes ten times as long
    bytes[i] = text.charCodeAt(i);
  }
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  const parts = [];
  for (let part = await unpacked.read(); !part.done; part = await unpacked.read()) {
    parts.push(part.value);
  }
  const {exports} = await load(new Int8Array(await new Blob(parts).arrayBuffer()), {});
  return exports;
}
