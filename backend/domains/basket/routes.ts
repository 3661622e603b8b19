import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { requireOpenShop } from '@/backend/domains/site/modes';
import { type Refusal, refuse } from '@/backend/errors';
import type { DomainParts } from '@/backend/parts';
import { answerWithExtraOf } from '@/contract/answer';
import { AddToCart, Basket, BasketExtra, CartIdHeader, RemoveItem, UpdateCart } from '@/contract/basket';
import { removeAbandonedBaskets } from './abandoned';
import { messages } from './messages';
import {
  type BasketChange,
  changeBasket,
  mostLines,
  type Outcome,
  readBasket,
  settleBasket,
} from './queries';
import { type BasketAnswer, basketAnswer, emptyBasket } from './rules';

const refusals: Record<Exclude<Outcome, 'done'>, () => Refusal> = {
  no_basket: () => refuse(404, 'not_found', messages.noBasket),
  no_line: () => refuse(404, 'not_found', messages.noLine),
  no_property: () => refuse(404, 'not_found', messages.noProperty),
  max_buy: () => refuse(409, 'max_buy', messages.maxBuy),
  out_of_stock: () => refuse(409, 'out_of_stock', messages.outOfStock),
  full: () => refuse(409, 'conflict', messages.full(mostLines)),
};

const response = { 200: answerWithExtraOf(Basket, BasketExtra) };

/** The guest's basket, named by the header `CartId`. Every call answers the whole basket in the prices of now. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now, limits }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.addHook('onListen', async () => {
    await removeAbandonedBaskets(db, now());
  });

  async function change(cartId: string | undefined, wanted: BasketChange): Promise<BasketAnswer> {
    const { outcome, cart, notices } = await changeBasket(db, cartId ?? null, randomUUID(), wanted, now());
    if (outcome !== 'done') throw refusals[outcome]();
    const basket = cart === null ? null : await readBasket(db, cart);
    // Only a clean-up that ran in between could have taken the basket away.
    return basket ? basketAnswer(basket, notices ?? [], now()) : emptyBasket;
  }

  const reading = { schema: { headers: CartIdHeader, response } };
  app.get('/v2/Cart/Get', reading, async ({ headers: { cartid } }) => {
    if (cartid === undefined) return emptyBasket;
    const notices = await settleBasket(db, cartid, now());
    const basket = await readBasket(db, cartid);
    return basket ? basketAnswer(basket, notices, now()) : emptyBasket;
  });

  const writing = { config: limits.writes, preHandler: requireOpenShop(db, now) };
  const schema = { headers: CartIdHeader, response };
  app.post(
    '/v2/Cart/AddToCart',
    { ...writing, schema: { ...schema, body: AddToCart } },
    ({ headers, body }) => change(headers.cartid, { kind: 'add', ...body }),
  );
  app.post(
    '/v2/Cart/UpdateCart',
    { ...writing, schema: { ...schema, body: UpdateCart } },
    ({ headers, body }) => change(headers.cartid, { kind: 'set', ...body }),
  );
  app.post(
    '/v2/Cart/RemoveItem',
    { ...writing, schema: { ...schema, body: RemoveItem } },
    ({ headers, body }) => change(headers.cartid, { kind: 'take', ...body }),
  );
  app.delete('/v2/Cart/DeleteCart', { ...writing, schema }, ({ headers }) =>
    change(headers.cartid, { kind: 'take', productPropertyId: null }),
  );
};

export default routes;
