type Listener = (now: number) => void;

const listeners = new Set<Listener>();
let offset = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Waits for the server's next whole second, so that everything that counts changes in the same moment. */
function schedule() {
  clearTimeout(timer);
  if (listeners.size > 0) timer = setTimeout(tick, 1000 - ((Date.now() + offset) % 1000));
}

function tick() {
  schedule();
  const now = Date.now() + offset;
  for (const listener of listeners) listener(now);
}

/**
 * Calls back at every whole second of the server's clock, all listeners from one timer. Returns the way to stop.
 * @param serverOffset the server's time less the browser's, ms
 */
export function followServerSeconds(serverOffset: number, listener: Listener): () => void {
  offset = serverOffset;
  listeners.add(listener);
  schedule();
  return () => {
    listeners.delete(listener);
    schedule();
  };
}
