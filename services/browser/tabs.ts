// Messages between the tabs of one browser, and a lock that they share.

const channelName = 'pelle-basket';

/** The channel of a tab to the other tabs. A tab does not receive its own messages. */
export type TabChannel = {
  /** Tells the other tabs that this tab changed the basket. */
  announceBasketChange: () => void;
  /** Calls back when another tab changes the basket. Returns a function that stops listening. */
  onBasketChange: (listener: () => void) => () => void;
};

/** Opens the channel. In a browser without the BroadcastChannel API it does nothing. */
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

let lastTurn: Promise<void> = Promise.resolve();

/** Waits for the turn within this tab only, for browsers without the Web Locks API. */
async function takeTurnInTab(): Promise<() => void> {
  let release = () => {};
  const before = lastTurn;
  lastTurn = new Promise((resolve) => {
    release = resolve;
  });
  await before;
  return release;
}

/**
 * Waits for the turn to create a basket, so that two tabs or two quick clicks do not create two baskets. Returns the
 * function that ends the turn.
 */
export function takeTurn(): Promise<() => void> {
  if (typeof navigator === 'undefined' || !navigator.locks) return takeTurnInTab();
  return new Promise((granted, refused) => {
    navigator.locks
      .request(channelName, () => new Promise<void>((release) => granted(() => release())))
      .catch(refused);
  });
}
