import { connect } from 'node:net';

/** Pause between two questions, and the longest wait for an answer (ms). */
const [pauseMs, patienceMs] = [300, 1000];

/** Whether something listens at an address. What it would answer may come from another machine, and says nothing about this one. */
function isListening(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), timeout: patienceMs });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

/**
 * The address that visitors come to: that of the first machine until nothing listens there, then that of the other one, as a floating
 * address (VRRP) moves between two machines.
 */
export function floatAddress(addresses: readonly [string, string]) {
  let place = 0;
  let isOpen = true;
  const current = () => addresses[place] ?? addresses[0];
  async function watch(): Promise<void> {
    while (isOpen) {
      if (!(await isListening(current()))) place = 1 - place;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  void watch();
  return {
    current,
    close: () => {
      isOpen = false;
    },
  };
}
