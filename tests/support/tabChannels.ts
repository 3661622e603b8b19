const openChannels = new Set<BroadcastChannel>();

/** The BroadcastChannel of Node, restored after the test. */
class RememberedChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    openChannels.add(this);
  }
}
globalThis.BroadcastChannel = RememberedChannel;

/**
 * Closes the channels that the stores of a test opened, as the browser does when a tab closes. An open channel would keep
 * the test process alive, and its store would receive messages of later tests.
 */
export function closeTabChannels(): void {
  for (const channel of openChannels) channel.close();
  openChannels.clear();
}
