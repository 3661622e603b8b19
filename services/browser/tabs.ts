/** What the tabs of one browser say to each other, and the turn they take. */

const channelName = 'pelle-basket';

/** A tab's line to the others. It hears only what others say, which is why one channel both speaks and listens. */
export type TabChannel = {
  /** Tells the other tabs that this one changed the basket. */
  announceBasketChange: () => void;
  /** Calls back when another tab changed the basket. Returns the way to stop. */
  onBasketChange: (listener: () => void) => () => void;
};

/** Opens the line; a browser without the BroadcastChannel API hears nothing. */
export function openTabChannel(): TabChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { announceBasketChange: () => {}, onBasketChange: () => () => {} };
  }
  const channel = new BroadcastChannel(channelName);
  return {
    announceBasketChange: () => channel.postMessage(null),
    onBasketChange(listener) {
      channel.onmessage = listener;
      return () => channel.close();
    },
  };
}

let lastInLine: Promise<void> = Promise.resolve();

/** The turn within this tab, for browsers without the Web Locks API. */
async function turnInTab(): Promise<() => void> {
  let release = () => {};
  const before = lastInLine;
  lastInLine = new Promise((resolve) => {
    release = resolve;
  });
  await before;
  return release;
}

/**
 * Waits for the turn to make a basket, so that two tabs (or two quick clicks) do not make two. The returned function
 * gives the turn on.
 */
export function takeTurn(): Promise<() => void> {
  if (typeof navigator === 'undefined' || !navigator.locks) return turnInTab();
  return new Promise((granted, refused) => {
    navigator.locks
      .request(channelName, () => new Promise<void>((release) => granted(() => release())))
      .catch(refused);
  });
}
