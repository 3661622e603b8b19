const openChannels = new Set<BroadcastChannel>();

/** Node's own channel, remembered until the test is over. */
class RememberedChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    openChannels.add(this);
  }
}
globalThis.BroadcastChannel = RememberedChannel;

/**
 * Closes the channels that the stores of a test opened, as the browser does when a tab is closed. An open one would
 * keep the test process alive, and its store would hear the baskets of the tests that follow.
 */
export function closeTabChannels(): void {
  for (const channel of openChannels) channel.close();
  openChannels.clear();
}
