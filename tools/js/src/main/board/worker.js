// Answers the questions of the board's page in a worker, one after the other. The function load comes with the engine.
const engine = load();
self.onmessage = async ({data: {id, question, form}}) => {
  let answer;
  try {
    answer = (await engine).board(question, form);
  } catch (fault) {
    answer = JSON.stringify({problem: `internal error of the board: ${fault?.message ?? fault}`});
  }
  self.postMessage({id, answer});
};
