// Where the page's questions are answered: by the server that it comes from or, on a page without one, by workers of its own.

const LONG = ["more", "offer", "opponent"]; // what may take long, and is given up when the view is left
const PATIENCE = 10_000; // milliseconds, as with the server
const workers = {};

/** Answers a question; without a server, the page has been loaded with the engine as a function for workers. */
export function asked(question, fields, signal) {
  const form = new URLSearchParams(fields);
  return globalThis.multimoveWorker ? fromWorker(question, form, signal) : fromServer(question, form, signal);
}

async function fromServer(question, form, signal) {
  const response = await fetch(`ask/${question}`, {method: "POST", body: form, signal}).catch(problem => {
    signal?.throwIfAborted();
    throw new Error(`the board's server does not answer: ${problem.message}`);
  });
  if (!response.ok) {
    throw new Error(`the board answers with status ${response.status}`);
  }
  return response.json();
}

async function fromWorker(question, form, signal) {
  if (question === "games") {
    return structuredClone(globalThis.multimoveGames);
  }
  if (question === "solve") {
    throw new Error("Problems are solved by the board's server: multimove board.");
  }
  const name = LONG.includes(question) ? "long" : "short";
  const worker = workers[name] ??= started();
  return new Promise((resolve, reject) => {
    const id = worker.next++;
    const given = () => {
      if (worker.waiting.delete(id) && name === "long" && workers.long === worker) {
        worker.terminate(); // nothing else interrupts it
        workers.long = undefined;
        worker.waiting.forEach(other => other.reject(new Error("given up")));
      }
    };
    const timer = setTimeout(() => {
      given();
      reject(new Error(`this takes longer than ${PATIENCE / 1000} seconds`));
    }, PATIENCE + worker.grace);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      given();
      reject(signal.reason);
    }, {once: true});
    worker.waiting.set(id, {
      reject,
      resolve: answer => {
        clearTimeout(timer);
        resolve(JSON.parse(answer));
      },
    });
    worker.postMessage({id, question, form: form.toString()});
  });
}

/** Starts a worker from the text of the function: pages from a disk may not load a worker's file. */
function started() {
  const source = URL.createObjectURL(new Blob([`(${globalThis.multimoveWorker})()`], {type: "text/javascript"}));
  const worker = Object.assign(new Worker(source), {next: 0, waiting: new Map(), grace: PATIENCE});
  URL.revokeObjectURL(source);
  worker.onmessage = ({data: {id, answer}}) => {
    worker.grace = 0;
    worker.waiting.get(id)?.resolve(answer);
    worker.waiting.delete(id);
  };
  worker.onerror = event => {
    event.preventDefault();
    worker.waiting.forEach(each => each.reject(new Error(`the board's engine does not start: ${event.message}`)));
    worker.waiting.clear();
  };
  return worker;
}
