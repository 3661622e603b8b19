/**
 * Runs once when the shop's server starts. A visitor may send any `X-Forwarded-For` and Next would pass it on, so that
 * everybody could choose the address they are counted by: whom the request really came from is written behind it, as
 * every proxy does. The backend believes the last address that is none of its trusted proxies.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'edge') return;
  const { subscribe } = await import('node:diagnostics_channel');
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: import('node:http').IncomingMessage };
    const said = request.headers['x-forwarded-for'];
    const came = request.socket.remoteAddress;
    if (came) request.headers['x-forwarded-for'] = said === undefined ? came : `${said}, ${came}`;
  });
}
