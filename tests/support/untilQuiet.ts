import { server } from './server';

/** Turns of the event loop within which the shop begins a call that follows from an answer or a press. */
const quietTurns = 20;

/** Calls without an answer, and the turns since one began or ended. */
let open = 0;
let quiet = 0;

server.events.on('request:start', () => {
  open += 1;
});
server.events.on('request:end', () => {
  [open, quiet] = [Math.max(0, open - 1), 0];
});
beforeEach(() => {
  open = 0;
});

/** Waits until every call is answered and no other call follows from the answers: the proof that the shop does not send one. */
export async function untilQuiet(): Promise<void> {
  const end = Date.now() + 10_000;
  for (quiet = 0; quiet < quietTurns; quiet = open > 0 ? 0 : quiet + 1) {
    if (Date.now() > end) throw new Error('A call has no answer, or the shop never stops to send calls.');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
