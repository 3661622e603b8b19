import type { Server } from 'node:net';

/** Port of a listening server. @throws for a server that does not listen on a port */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}
