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
