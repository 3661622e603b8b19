import autocannon from 'autocannon';

/** The requests that a server is loaded with. */
export type Load = {
  origin: string;
  /** Each connection asks for the paths of a list in turn. A function gives each request a path of its own. */
  path: string | string[] | (() => string);
  connections: number;
  /** Sent as JSON by POST. */
  body?: object;
  /** The basket that every connection names; without it a POST has one basket for each connection. */
  cartId?: string;
};

type Basket = { cartId?: string };

const headers = { 'accept-encoding': 'gzip, deflate, br' };

/** The requests of a load. One that never changes is written once, so that the load itself costs little. */
function createRequests({ path, body, cartId }: Load): autocannon.Request[] {
  if (typeof path === 'function')
    return [{ method: 'GET', headers, setupRequest: (request) => ({ ...request, path: path() }) }];
  const paths = [path].flat();
  const named = cartId ? { ...headers, CartId: cartId } : headers;
  if (!body) return paths.map((each) => ({ method: 'GET', path: each, headers: named }));
  return [
    {
      method: 'POST',
      path: paths[0],
      body: JSON.stringify(body),
      headers: { ...headers, 'content-type': 'application/json' },
      // Each connection has its own basket, as each shopper has.
      setupRequest: (request, { cartId }: Basket) =>
        cartId ? { ...request, headers: { ...request.headers, CartId: cartId } } : request,
      onResponse: (_status, answer, context: Basket) => {
        context.cartId ??= answer.match(/"cartId":"([\w-]+)"/)?.[1];
      },
    },
  ];
}

/** Requests a second that a server answers. @throws when it answers one with another status than 200 */
export async function measureLoad(load: Load, ms: number): Promise<number> {
  const { non2xx, errors, requests } = await autocannon({
    url: load.origin,
    connections: load.connections,
    duration: Math.ceil(ms / 1000),
    requests: createRequests(load),
  });
  if (non2xx + errors > 0)
    throw new Error(`${load.origin} failed ${non2xx + errors} times at ${[load.path].flat()[0]}.`);
  return requests.average;
}
