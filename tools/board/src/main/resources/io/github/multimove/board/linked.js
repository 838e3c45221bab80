// A variant file as a part of a link: compressed, in letters that an address may have.

const LONGEST_FILE = 20_000; // letters, as the page accepts them
const LONGEST_PART = 6_000; // letters of a link, which mail and chat programs pass on whole

async function through(bytes, transform) {
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  const parts = [];
  let length = 0;
  for (let {value, done} = await reader.read(); !done; {value, done} = await reader.read()) {
    parts.push(value);
    length += value.length;
    if (length > 4 * LONGEST_FILE) { // of as many bytes as letters can have
      await reader.cancel();
      throw new RangeError(tooLong());
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function tooLong() {
  return `expected a link whose variant file has at most ${LONGEST_FILE.toLocaleString("en")} letters, found more`;
}

/** Returns a variant file as a part of a link; nothing if it is too long to be read again. */
export async function packed(file) {
  if (!file || file.length > LONGEST_FILE) {
    return "";
  }
  const bytes = await through(new TextEncoder().encode(file), new CompressionStream("deflate-raw"));
  const part = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return part.length <= LONGEST_PART ? part : "";
}

/** Returns the variant file that is a part of a link. */
export async function unpacked(part) {
  let file;
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll("-", "+").replaceAll("_", "/")), c => c.charCodeAt(0));
    file = new TextDecoder("utf-8", {fatal: true}).decode(await through(bytes, new DecompressionStream("deflate-raw")));
  } catch (problem) {
    throw problem instanceof RangeError ? problem : new Error("the link's variant file cannot be read: it has been cut short or changed");
  }
  if (file.length > LONGEST_FILE) {
    throw new RangeError(tooLong());
  }
  return file;
}
