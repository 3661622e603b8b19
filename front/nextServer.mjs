// Serves Next on a free loopback port for the front server, which starts this process and gets the port by a message.
import { once } from 'node:events';
import { createServer } from 'node:http';
import next from 'next';

// The front server has ended, perhaps while this process still prepares itself.
process.on('disconnect', () => process.exit(0));

const hostname = '127.0.0.1';
const server = createServer();
await once(server.listen(0, hostname), 'listening');
// Next compares the addresses of rewrites with its own, in which it writes every loopback address as localhost. Otherwise it would
// ask itself for the maintenance screen by another request, whose connection can break off.
const { port } = server.address();
const app = next({ dev: false, hostname: 'localhost', port });
await app.prepare();
server.on('request', app.getRequestHandler());
process.send?.({ port });

process.once('SIGTERM', () => {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
});
// A terminal sends SIGINT to both processes; the front server decides when this one ends.
process.on('SIGINT', () => undefined);
