import { Client, type Dispatcher } from 'undici';

/** The requests that a server is loaded with. */
export type Load = {
  origin: string;
  /** The connections ask for the paths of a list in turn. A function gives each request a path of its own. */
  path: string | string[] | (() => string);
  connections: number;
  /** Sent as JSON by POST. */
  body?: object;
  /** The basket that every connection names; without it a POST has one basket for each connection, as each shopper has. */
  cartId?: string;
};

type Request = Omit<Dispatcher.DispatchOptions, 'origin' | 'path'>;

/** @param place of the connection. Each has an address of its own, as each shopper has: one address is limited. */
function createRequest({ body, cartId }: Load, place: number): Request {
  const headers = {
    'accept-encoding': 'gzip, deflate, br',
    'x-forwarded-for': `10.0.0.${place + 1}`,
    ...(cartId ? { CartId: cartId } : {}),
  };
  return body
    ? {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
    : { method: 'GET', headers };
}

/** Paths one after the other, over all connections. */
function createPaths(path: Load['path']): () => string {
  if (typeof path === 'function') return path;
  const paths = [path].flat();
  let turn = 0;
  return () => paths[turn++ % paths.length] ?? '';
}

/** Sends a request and drops the answer unread, so that the load itself costs little. @returns the status */
const send = (client: Client, options: Request & { path: string }) =>
  new Promise<number>((resolve, reject) => {
    let status = 0;
    client.dispatch(options, {
      onConnect() {},
      onHeaders(code) {
        status = code;
        return true;
      },
      onData: () => true,
      onComplete: () => resolve(status),
      onError: reject,
    });
  });

/** Makes a basket by the first request of a connection, whose answer is read, so it is not compressed. */
async function openBasket(client: Client, load: Load, path: string, place: number): Promise<Load> {
  const headers = { 'content-type': 'application/json' };
  const { body } = await client.request({ ...createRequest(load, place), headers, path });
  // The backend under measurement answers a basket in this form; a wrong one would fail the first request with it.
  const { data } = (await body.json()) as { data: { cartId: string } };
  return { ...load, cartId: data.cartId };
}

/** Requests a second that a server answers. @throws when it answers one with another status than 200 */
export async function measureLoad(load: Load, ms: number): Promise<number> {
  const { origin, body, cartId, connections } = load;
  const nextPath = createPaths(load.path);
  const clients = Array.from({ length: connections }, () => new Client(origin));
  let answers = 0;
  let end = Number.POSITIVE_INFINITY;

  async function ask(client: Client, request: Request) {
    while (performance.now() < end) {
      const path = nextPath();
      const status = await send(client, { ...request, path });
      if (status !== 200) throw new Error(`${origin}${path} answered ${status}.`);
      answers += 1;
    }
  }

  try {
    const loads = await Promise.all(
      clients.map((client, place) => (body && !cartId ? openBasket(client, load, nextPath(), place) : load)),
    );
    const start = performance.now();
    end = start + ms;
    await Promise.all(
      clients.map((client, place) => ask(client, createRequest(loads[place] ?? load, place))),
    );
    return (answers * 1000) / (performance.now() - start);
  } finally {
    await Promise.all(clients.map((client) => client.destroy()));
  }
}
