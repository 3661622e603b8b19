import { createApi } from '@/services/http/api';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { run } from '@/tests/support/guest';
import { portOf } from '@/tests/support/portOf';
import { recordingSender } from '@/tests/support/sms';

/** From which the opening code follows. */
export const authSecret = 'a secret of at least thirty-two signs';
/** Phone to which codes are sent. */
export const phone = recordingSender();
/** Identity that the browser keeps of the shopper, and the clock that the last answer carried. */
export const identity: { cartId: string | null; token: string | null; serverTime: number } = {
  cartId: null,
  token: null,
  serverTime: 0,
};
/**
 * A variant of which three can be bought, a sold-out one, the product and an insurance of the first, and a variant with its
 * companion.
 */
export const ids = {
  variant: 0,
  soldOut: 0,
  product: 0,
  service: 0,
  review: 0,
  reviewed: 0,
  bought: 0,
  asked: 0,
  bundled: 0,
  companion: 0,
};
/** Paths of all calls so far. */
export const called = new Set<string>();

/** The database of the backend, for what an operator does at the desk. */
export const shop = {
  db(): TestApp['db'] {
    if (!opened) throw new Error('Call `listenForCalls` first.');
    return opened.db;
  },
};
let opened: TestApp | null = null;

/** The storefront's own axios; `listenForCalls` tells it the address of the backend. */
export const api = createApi('', {
  cartId: () => identity.cartId,
  token: () => identity.token,
  onServerTime: (time) => {
    identity.serverTime = time;
  },
});
api.interceptors.request.use((config) => {
  called.add(String(config.url));
  // Browsers send no content type with an empty body, but axios names one under Node.
  if (config.data === undefined) config.headers.setContentType(null);
  return config;
});

/** The last call, and the body of its answer before the call gives it the names that the shop uses. */
export const last = { method: '', path: '', body: undefined as unknown };
api.interceptors.response.use((response) => {
  const { method = '', url = '' } = response.config;
  Object.assign(last, { method, path: url, body: response.data });
  return response;
});

/** Opens the demo shop on a free port of this machine. */
export async function listenForCalls() {
  const backend = await openTestApp({
    seed: 'demo',
    sms: phone.sender,
    authSecret,
    isSecretKept: true,
    simulated: true,
  });
  opened = backend;
  await backend.app.listen({ host: '127.0.0.1', port: 0 });
  api.defaults.baseURL = `http://127.0.0.1:${portOf(backend.app.server)}`;
  const variants = await backend.run<{ id: number; productId: number; most: number }>(
    'SELECT id, product_id AS "productId", least(stock, max_buy) AS most FROM product_properties ORDER BY id',
  );
  const variant = variants.find(({ most }) => most > 2);
  ids.variant = variant?.id ?? 0;
  ids.product = variant?.productId ?? 0;
  ids.soldOut = variants.find(({ most }) => most === 0)?.id ?? 0;
  const [offer] = await backend.run<{ serviceId: number }>(
    `SELECT o.service_id AS "serviceId" FROM product_properties p JOIN products t ON t.id = p.product_id
      CROSS JOIN service_offers(p.price, t.category_path) o WHERE p.id = $1`,
    [ids.variant],
  );
  ids.service = offer?.serviceId ?? 0;
  const [review] = await backend.run<{
    id: number;
    productId: number;
    bought: number;
  }>(`SELECT r.id, r.product_id AS "productId", (SELECT min(i.product_id) FROM users u JOIN orders o ON o.user_id = u.id
        JOIN order_items i ON i.order_id = o.id WHERE u.mobile = '09123456789' AND o.state = 'delivered') AS bought
      FROM reviews r ORDER BY r.id LIMIT 1`);
  Object.assign(ids, { review: review?.id, reviewed: review?.productId, bought: review?.bought });
  const [pair] = await backend.run<{
    bundled: number;
    companion: number;
  }>(`SELECT c.property_id AS bundled, c.companion_property_id AS companion FROM companions c
      JOIN product_properties p ON p.id = c.property_id JOIN product_properties o ON o.id = c.companion_property_id
      WHERE least(p.stock, o.stock) > 0 ORDER BY 1 LIMIT 1`);
  Object.assign(ids, pair);
  const [question] = await backend.run<{ productId: number }>(
    'SELECT product_id AS "productId" FROM product_questions ORDER BY id LIMIT 1',
  );
  ids.asked = question?.productId ?? 0;
  return backend;
}

/** The id of a product that is offered no longer. It is the newest one, which no other case needs. */
export async function removedProduct(): Promise<number> {
  const [removed] = await run<{ id: number }>(
    shop.db(),
    'UPDATE products SET removed_at = now() WHERE id = (SELECT max(id) FROM products) RETURNING id',
  );
  return removed?.id ?? 0;
}

/** The id of a new published question about a product. */
export async function publishedQuestion(product: number): Promise<number> {
  const [question] = await run<{ id: number }>(
    shop.db(),
    `INSERT INTO product_questions (product_id, author, text, state, asked_at)
      VALUES ($1, 'مریم ر.', 'کابل در جعبه هست؟', 'published', now()) RETURNING id`,
    [product],
  );
  return question?.id ?? 0;
}
