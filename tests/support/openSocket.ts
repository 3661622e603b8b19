import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Opens a connection to a port of this machine. `answer` resolves with all that came back when the connection is closed. */
export async function openSocket(port: number): Promise<{ socket: Socket; answer: () => Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return {
    socket,
    answer: async () => {
      // A reset closes it too.
      if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
      return text;
    },
  };
}
