import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '@/backend/db/connect';
import type { ErrorAnswer } from '@/contract/answer';
import type { Basket, BasketExtra } from '@/contract/basket';

/** A basket answer or a refusal; what the answer did not carry is undefined. */
export type Reply = { status: number; data: Basket; extraObject: BasketExtra } & ErrorAnswer;

type Method = 'GET' | 'POST' | 'DELETE';

/** A shopper without an account, who keeps the cart id of the last answer as a browser does. */
export function guestOf(app: FastifyInstance, cartId: string | null = null) {
  let current = cartId;

  async function call(method: Method, path: string, payload?: object): Promise<Reply> {
    const answer = await app.inject({
      method,
      url: `/v2/Cart/${path}`,
      headers: current === null ? {} : { CartId: current },
      ...(payload ? { payload } : {}),
    });
    const body = answer.json<Omit<Reply, 'status'>>();
    if (answer.statusCode === 200 && body.data.cartId !== null) current = body.data.cartId;
    return { ...body, status: answer.statusCode };
  }

  return {
    cartId: () => current,
    get: () => call('GET', 'Get'),
    add: (productPropertyId: number, qty = 1) => call('POST', 'AddToCart', { productPropertyId, qty }),
    set: (productPropertyId: number, qty: number) => call('POST', 'UpdateCart', { productPropertyId, qty }),
    remove: (productPropertyId: number) => call('POST', 'RemoveItem', { productPropertyId }),
    clear: () => call('DELETE', 'DeleteCart'),
  };
}

/** A cart id that was never given out. */
export const strangerId = () => randomUUID();

/** Lines the shopper chose: property → quantity. */
export function quantities({ items }: Basket): Record<number, number> {
  return Object.fromEntries(
    items.filter(({ canDelete }) => canDelete).map(({ productPropertyId, qty }) => [productPropertyId, qty]),
  );
}

/** Runs any statement, to bring the shop into the state a test is about. */
export const run = <Row>(db: Database, text: string, values: readonly unknown[] = []) =>
  db.query<Row>({ name: '', text }, values);

/** Rows of a table. */
export async function countOf(db: Database, table: 'baskets' | 'basket_items'): Promise<number> {
  const [row] = await run<{ count: number }>(db, `SELECT count(*) FROM ${table}`);
  return row?.count ?? 0;
}
