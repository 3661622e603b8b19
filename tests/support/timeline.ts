type Event = { at: number; order: number; run: () => void };

/** More events than this mean that the shop never comes to rest. */
const mostEvents = 5_000;

/** Lets every promise and saga that can go on do so. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Time that passes only when asked to: what is due runs in order, and everything it sets off settles before the next. */
export function createTimeline() {
  const events: Event[] = [];
  let now = 0;
  let order = 0;

  /** Returns the way to call it off. */
  function after(delay: number, run: () => void): () => void {
    order += 1;
    const event = { at: now + delay, order, run };
    events.push(event);
    return () => {
      const place = events.indexOf(event);
      if (place >= 0) events.splice(place, 1);
    };
  }

  /** Runs until nothing is left to happen. */
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
