import { collapseErrors } from './services/server/collapseErrors';
import { refuseUpgrade } from './services/server/refuseUpgrade';

/** Pictures encoded at the same time. Further pictures wait, so that the server keeps answering pages. */
const maxParallelEncodings = 2;

/** Sets up what Next has no setting for: the visitor's address, refused upgrades, a limit for encoding pictures, and repeated errors. */
export async function prepareServer() {
  if (process.env.NODE_ENV === 'production') collapseErrors();
  // Behind the front server the socket is the front's, which has written the visitor's address already.
  if (process.env.BEHIND_FRONT !== 'on') await writeVisitorAddress();
  await refuseUpgrades();
  await limitEncodedPictures();
}

/**
 * Appends the socket's address to `X-Forwarded-For`, as proxies do. The backend trusts the last address that does not
 * belong to its trusted proxies; without this, visitors could choose the address by which they are rate limited. A request
 * whose socket is already closed loses the header, because its address is unknown.
 */
async function writeVisitorAddress() {
  const { subscribe } = await import('node:diagnostics_channel');
  subscribe('http.server.request.start', (message) => {
    // Node documents the message of this channel as `{ request, response, socket, server }`; its type is `unknown`.
    const { request } = message as { request: import('node:http').IncomingMessage };
    const claimed = request.headers['x-forwarded-for'];
    const { remoteAddress } = request.socket;
    if (remoteAddress === undefined) delete request.headers['x-forwarded-for'];
    else
      request.headers['x-forwarded-for'] =
        claimed === undefined ? remoteAddress : `${claimed}, ${remoteAddress}`;
  });
}

/**
 * Answers every upgrade with 426 and closes its socket. Node publishes no `request.start` for upgrades, so they would
 * reach the backend with the visitor's own `X-Forwarded-For`. The shop uses no WebSockets; the development server uses
 * some under `/_next/`.
 */
async function refuseUpgrades() {
  const { Server } = await import('node:http');
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (
    this: import('node:http').Server,
    ...args: [event: string, ...unknown[]]
  ) {
    const [event, ...rest] = args;
    // `emit` has a signature for each event; these arguments came through one of them.
    if (event !== 'upgrade') return emit.apply(this, args as never);
    // Node emits `upgrade` with the request, its socket and the first bytes.
    const [request, socket] = rest as [import('node:http').IncomingMessage, import('node:stream').Duplex];
    const development = process.env.NODE_ENV === 'development' && request.url?.startsWith('/_next/');
    if (development) return emit.apply(this, args as never);
    refuseUpgrade(socket);
    return true;
  };
}

/** Lets Next's image optimiser encode two pictures at once; each takes up to 2 s of a processor. */
async function limitEncodedPictures() {
  const { default: sharp } = await import('sharp');
  const encode = sharp.prototype.toBuffer;
  const waiting: (() => void)[] = [];
  let running = 0;
  sharp.prototype.toBuffer = async function (this: import('sharp').Sharp, ...args: unknown[]) {
    if (running >= maxParallelEncodings) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await encode.apply(this, args);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
