type Event = { at: number; order: number; run: () => void };

/** Largest number of events in a test. More mean an endless loop. */
const mostEvents = 5_000;

/** Runs all pending promises and sagas. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A virtual clock. Due events run in order, and all their effects settle before the next event. */
export function createTimeline() {
  const events: Event[] = [];
  let now = 0;
  let order = 0;

  /** Returns a function that cancels the event. */
  function after(delay: number, run: () => void): () => void {
    order += 1;
    const event = { at: now + delay, order, run };
    events.push(event);
    return () => {
      const place = events.indexOf(event);
      if (place >= 0) events.splice(place, 1);
    };
  }

  /** Runs until no event is left. */
  async function rest(): Promise<void> {
    await settled();
    for (let count = 0; events.length > 0; count += 1) {
      if (count > mostEvents) throw new Error('The shop never comes to rest.');
      events.sort((one, other) => other.at - one.at || other.order - one.order);
      const event = events.pop();
      if (!event) return;
      now = event.at;
      event.run();
      await settled();
    }
  }

  return { after, rest };
}

export type Timeline = ReturnType<typeof createTimeline>;
