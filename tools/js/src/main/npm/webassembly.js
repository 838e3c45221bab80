// The engine as WebAssembly with garbage collection. The module is compressed text, so that it loads from every host, from a
// disk and through every bundler.
import {load} from "./runtime.js";
import {module} from "./module.js";

export async function instantiate() {
  const bytes = Uint8Array.from(atob(module), c => c.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const {exports} = await load(new Int8Array(await new Response(unpacked).arrayBuffer()), {});
  return exports;
}
