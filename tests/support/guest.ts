import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement } from '@/backend/db/statement';
import type { ErrorAnswer } from '@/contract/answer';
import type { AddBasketBulk, Basket, BasketImportAnswer, BasketPlan, ChoosePlan } from '@/contract/basket';
import type { AddService, RemoveService } from '@/contract/service';
import { formOf } from './customer';

type Extra = BasketImportAnswer['extraObject'];

/** A basket answer or a refusal. Fields that the answer lacks are undefined; only merges have a report. */
export type Reply = { status: number; data: Basket; extraObject: Extra } & ErrorAnswer;

type Method = 'GET' | 'POST' | 'DELETE';

/**
 * A shopper whose client stores the cart id of the last answer, as a browser does.
 * @param token null for a shopper without an account
 */
function shopperOf(app: FastifyInstance, cartId: string | null, token: string | null) {
  let current = cartId;

  async function call(method: Method, url: string, payload?: object): Promise<Reply> {
    const answer = await app.inject({
      method,
      url,
      headers: {
        ...(current === null ? {} : { CartId: current }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(payload ? { payload } : {}),
    });
    const body = answer.json<Omit<Reply, 'status'>>();
    if (answer.statusCode === 200) current = body.data.cartId ?? current;
    return { ...body, status: answer.statusCode };
  }

  return {
    cartId: () => current,
    get: () => call('GET', '/v2/Cart/Get'),
    add: (productPropertyId: number, qty = 1) =>
      call('POST', '/v2/Cart/AddToCart', { productPropertyId, qty }),
    set: (productPropertyId: number, qty: number) =>
      call('POST', '/v2/Cart/UpdateCart', { productPropertyId, qty }),
    remove: (productPropertyId: number) => call('POST', '/v2/Cart/RemoveItem', { productPropertyId }),
    /** Chooses a companion of a line, or leaves it. */
    choose: (productPropertyId: number, bundleOf: number, chosen = true) =>
      call('POST', '/v2/Cart/ChooseCompanion', { productPropertyId, bundleOf, chosen }),
    clear: () => call('DELETE', '/v2/Cart/DeleteCart'),
    importBasket: (publicBasketId: string) => call('POST', '/user/importBasket', formOf({ publicBasketId })),
    addBulk: (items: AddBasketBulk['items']) => call('POST', '/user/addBasketBulk', { items }),
    addService: (productPropertyId: number, serviceItems: AddService['serviceItems']) =>
      call('POST', '/v2/Cart/AddService', { productPropertyId, serviceItems }),
    removeService: (productPropertyId: number, serviceItems: RemoveService['serviceItems']) =>
      call('POST', '/v2/Cart/RemoveService', { productPropertyId, serviceItems }),
    removeInsurance: (basketId: string) =>
      call('POST', `/${token === null ? 'public' : 'user'}/removeInsurancefromBasket`, formOf({ basketId })),
    plans: async () => (await call('GET', '/v2/Cart/Plans')).data as unknown as BasketPlan[],
    choosePlan: (choice: ChoosePlan) => call('POST', '/v2/Cart/ChoosePlan', choice),
    undo: (id: string) => call('POST', `/user/undoImportBasket?id=${id}`),
  };
}

/** A shopper without an account. */
export const guestOf = (app: FastifyInstance, cartId: string | null = null) => shopperOf(app, cartId, null);

/** A shopper with an account, on a device that still remembers the cart id of a guest if one is given. */
export const customerOf = (app: FastifyInstance, token: string, cartId: string | null = null) =>
  shopperOf(app, cartId, token);

/** Creates a guest's basket with these lines and returns its id. */
export async function guestBasket(
  app: FastifyInstance,
  lines: [property: number, qty: number][],
): Promise<string> {
  const guest = guestOf(app);
  for (const [property, qty] of lines) await guest.add(property, qty);
  return guest.cartId() ?? '';
}

/** A cart id that does not exist. */
export const strangerId = () => randomUUID();

/** Lines that the shopper chose: variant id → quantity. */
export function quantities({ items }: Basket): Record<number, number> {
  return Object.fromEntries(
    items
      .filter(({ bundleOf }) => bundleOf === null)
      .map(({ productPropertyId, qty }) => [productPropertyId, qty]),
  );
}

/** Runs any SQL statement, to prepare the state of a test. */
export const run = async <Row>(db: Database, text: string, values: readonly unknown[] = []) =>
  (await db.query(declareStatement({ name: '', text, row: anyRow }), values)) as Row[];

/** Rows of a table. */
export async function countOf(
  db: Database,
  table: 'baskets' | 'basket_items' | 'stored_files' | 'file_uploads' | 'file_views',
): Promise<number> {
  const [row] = await run<{ count: number }>(db, `SELECT count(*) FROM ${table}`);
  return row?.count ?? 0;
}
