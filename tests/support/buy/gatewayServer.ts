import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { portOf } from '@/tests/support/portOf';

/** A call that a gateway received. */
type GatewayCall = {
  method: string;
  /** Path with its query. */
  url: string;
  headers: IncomingHttpHeaders;
  /** The body, parsed: JSON or a form. */
  body: Record<string, unknown>;
};

/** Answer of the gateway: its JSON, or a status with its JSON. Null closes the connection without an answer. */
type Reply = object | [status: number, body: object] | null;

/** The account of the shop at a lender. */
export const account = { clientId: 'shop', clientSecret: 's3cret', username: 'user', password: 'pass' };

/** A purchase of 60,085,000 toman, of which 2,085,000 are paid elsewhere. */
export const request = {
  attemptId: '5b6cf5f0-6f0e-4d5c-9f0a-4b8f8a1c2d3e',
  amount: 58_000_000,
  callbackUrl: 'https://shop.example/payment/response',
  description: 'سفارش',
  mobile: '09123456789',
  cart: [{ id: '17', title: 'گوشی', category: 'موبایل', count: 1, price: 60_000_000 }],
  shipping: 85_000,
  paidElsewhere: 2_085_000,
};

/** The same purchase after it was started. */
export const payment = { attemptId: request.attemptId, token: 'T-1', amount: request.amount, tracking: null };

/** A gateway on this machine for the tests of a file. In each test it answers 404 until it is told otherwise. */
export function openGatewayServer() {
  const calls: GatewayCall[] = [];
  const replies = new Map<string, Reply[]>();
  const server = createServer(async (incoming, response) => {
    let text = '';
    for await (const chunk of incoming) text += String(chunk);
    const { url = '', method = '', headers } = incoming;
    const isForm = headers['content-type'] === 'application/x-www-form-urlencoded';
    const body = isForm ? Object.fromEntries(new URLSearchParams(text)) : text ? JSON.parse(text) : {};
    calls.push({ method, url, headers, body });
    const queue = replies.get(url.split('?')[0] ?? '') ?? [[404, {}]];
    const reply = queue.length > 1 ? queue.shift() : queue[0];
    if (!reply) return incoming.socket.destroy();
    const [status, answer] = Array.isArray(reply) ? reply : [200, reply];
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  beforeEach(() => {
    calls.length = 0;
    replies.clear();
  });
  afterAll(() => void server.close());
  return {
    calls,
    base: () => `http://127.0.0.1:${portOf(server)}`,
    /** Answers of a path (without its query): the first is used up, the last one stays. */
    answer: (path: string, ...given: Reply[]) => void replies.set(path, given),
    last: () => calls.at(-1),
  };
}
