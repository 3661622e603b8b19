type Listener = (now: number) => void;

const listeners = new Set<Listener>();
let offsetMs = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Starts the timer for the server's next whole second, so that all countdowns change at the same moment. */
function scheduleTick() {
  clearTimeout(timer);
  if (listeners.size > 0) timer = setTimeout(tick, 1000 - ((Date.now() + offsetMs) % 1000));
}

function tick() {
  scheduleTick();
  const now = Date.now() + offsetMs;
  for (const listener of listeners) listener(now);
}

/**
 * Calls back at every whole second of the server's clock. All listeners share one timer. Returns a function that stops it.
 * @param serverOffset server time minus browser time, ms
 */
export function followServerSeconds(serverOffset: number, listener: Listener): () => void {
  offsetMs = serverOffset;
  listeners.add(listener);
  scheduleTick();
  return () => {
    listeners.delete(listener);
    scheduleTick();
  };
}
