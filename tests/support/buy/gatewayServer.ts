import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

/** A call that a gateway received. */
export type GatewayCall = {
  method: string;
  /** Path with its query. */
  url: string;
  headers: IncomingHttpHeaders;
  /** The body, parsed: JSON or a form. */
  body: Record<string, unknown>;
};

/** Answer of the gateway; null closes the connection without an answer. */
type Reply = { status?: number; body: object } | null;

/** A server of a gateway's documented shapes on this machine. */
export type GatewayServer = {
  base: string;
  calls: GatewayCall[];
  /** Answers of a path (without its query): the first is used up, the last one stays. */
  answer(path: string, ...replies: Reply[]): void;
  close(): void;
};

/** Starts a gateway that answers 404 until it is told otherwise. */
export async function startGatewayServer(): Promise<GatewayServer> {
  const calls: GatewayCall[] = [];
  const replies = new Map<string, Reply[]>();

  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const url = request.url ?? '';
    const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded';
    const body = isForm ? Object.fromEntries(new URLSearchParams(text)) : text ? JSON.parse(text) : {};
    calls.push({ method: request.method ?? '', url, headers: request.headers, body });
    const queue = replies.get(url.split('?')[0] ?? '') ?? [{ status: 404, body: {} }];
    const reply = queue.length > 1 ? queue.shift() : queue[0];
    if (!reply) return request.socket.destroy();
    return response
      .writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(reply.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  return {
    base: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    calls,
    answer(path, ...given) {
      replies.set(path, given);
    },
    close: () => void server.close(),
  };
}
