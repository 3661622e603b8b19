import type { Duplex } from 'node:stream';

/** Answers an upgrade with 426 and closes its socket. The shop uses no WebSockets. */
export function refuseUpgrade(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 426 Upgrade Required\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
    socket.destroy(),
  );
}
