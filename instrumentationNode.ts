/** Pictures that are encoded at once; the others wait, so that pages are still answered meanwhile. */
const picturesAtOnce = 2;

/** Adds what Next has no setting for: the visitor's real address, the refusal of upgrades, a limit on encoded pictures. */
export async function prepareServer() {
  await writeVisitorAddress();
  await refuseUpgrades();
  await limitEncodedPictures();
}

/**
 * Appends the socket's address to `X-Forwarded-For`, as every proxy does. The backend believes the last address that
 * is none of its trusted proxies; without this, visitors could choose the address their requests are counted by. A
 * request whose socket is already gone loses the header, since nothing true can be written.
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
 * reach the backend with the visitor's own `X-Forwarded-For`. The shop has no web sockets; the development server has
 * its own under `/_next/`.
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
    if (running >= picturesAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
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
