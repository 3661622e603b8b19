import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** An address that leads to one of several ports, as a load balancer in front of databases does. */
export type TcpSwitch = {
  port: number;
  /** Sends new connections to another port; null refuses them. Open connections stay. */
  lead: (port: number | null) => void;
  /** Lets open connections hang without a byte or an end, as a machine without power does. */
  silence: () => void;
  close: () => Promise<void>;
};

export async function openTcpSwitch(target: number): Promise<TcpSwitch> {
  let current: number | null = target;
  const open = new Set<Socket>();
  const server = createServer((incoming) => {
    if (current === null) return void incoming.destroy();
    const outgoing = connect(current, '127.0.0.1');
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    lead(port) {
      current = port;
    },
    silence() {
      for (const socket of open) {
        socket.unpipe();
        socket.pause();
      }
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
