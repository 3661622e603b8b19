/** Pictures encoded at the same time. Further pictures wait, so that the server keeps answering pages. */
const maxParallelEncodings = 2;

/** Sets up what Next has no setting for: the visitor's address, refused upgrades, and a limit for encoding pictures. */
export async function prepareServer() {
  await writeVisitorAddress();
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
    if (event !== 'upgrade') return emit.apply(this, args as never);
    const [request, socket] = rest as [import('node:http').IncomingMessage, import('node:stream').Duplex];
    const development = process.env.NODE_ENV === 'development' && request.url?.startsWith('/_next/');
    if (development) return emit.apply(this, args as never);
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 426 Upgrade Required\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
      socket.destroy(),
    );
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
