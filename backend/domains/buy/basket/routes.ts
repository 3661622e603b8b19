import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { requireOpenShop } from '@/backend/domains/layout/site/modes';
import { type Refusal, refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { answerWithExtraOf } from '@/contract/answer';
import {
  AddToCart,
  Basket,
  BasketExtra,
  CartIdHeader,
  ChooseCompanion,
  RemoveItem,
  UpdateCart,
} from '@/contract/basket';
import { mostBasketLines } from '@/contract/limits';
import { abandonedBaskets } from './abandoned';
import { mergeRoutes } from './mergeRoutes';
import { messages } from './messages';
import { countNewBasket } from './newBaskets';
import { planRoutes } from './planRoutes';
import {
  type BasketChange,
  type CartCall,
  changeBasket,
  type Outcome,
  openBasket,
  type Settled,
  type Shopper,
} from './queries';
import { type BasketAnswer, basketAnswer, emptyBasket } from './rules';
import { serviceRoutes } from './serviceRoutes';

const refusals: Record<Exclude<Outcome, 'done'>, () => Refusal> = {
  no_basket: () => refuse(404, 'not_found', messages.noBasket),
  no_line: () => refuse(404, 'not_found', messages.noLine),
  no_property: () => refuse(404, 'not_found', messages.noProperty),
  max_buy: () => refuse(409, 'max_buy', messages.maxBuy),
  out_of_stock: () => refuse(409, 'out_of_stock', messages.outOfStock),
  no_offer: () => refuse(409, 'changed', messages.noOffer),
  full: () => refuse(409, 'conflict', messages.full(mostBasketLines)),
};

const response = { 200: answerWithExtraOf(Basket, BasketExtra) };

/**
 * The basket: a customer's own when the call carries a token, else the one a guest names by the header `CartId`. Every
 * call answers the whole basket at current prices.
 */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, now, limits, callers, limiter } = parts;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  parts.cleanUps.add(abandonedBaskets);
  mergeRoutes(app, parts, answer);
  serviceRoutes(app, parts, { answer, shopperOf });
  planRoutes(app, parts, { answer, shopperOf });

  function answer({ basket, notices }: Settled): BasketAnswer {
    return basket ? basketAnswer(basket, notices ?? [], now()) : emptyBasket;
  }

  async function shopperOf(request: CartCall): Promise<Shopper> {
    const caller = await callers.find(request);
    return caller
      ? { userId: caller.userId, cartId: null, noCheck: caller.noCheck }
      : { userId: null, cartId: request.headers.cartid ?? null, noCheck: false };
  }

  async function change(request: CartCall, wanted: BasketChange): Promise<BasketAnswer> {
    const shopper = await shopperOf(request);
    const freshId = randomUUID();
    const mayMakeOne = shopper.userId === null && wanted.kind === 'add';
    const counted = mayMakeOne ? await countNewBasket(limiter, request.ip, limits.baskets) : null;
    const id = counted?.isAllowed === false ? null : freshId;
    const changed = await changeBasket(db, shopper, id, wanted, now());
    if (changed.basket?.cartId !== freshId) await counted?.giveBack();
    if (changed.outcome === 'no_basket' && id === null)
      throw refuse(429, 'too_many', messages.tooManyBaskets);
    if (changed.outcome !== 'done') throw refusals[changed.outcome]();
    return answer(changed);
  }

  const reading = { schema: { headers: CartIdHeader, response } };
  app.get('/v2/Cart/Get', reading, async (request) => {
    const shopper = await shopperOf(request);
    if (shopper.userId === null && shopper.cartId === null) return emptyBasket;
    return answer(await openBasket(db, shopper, now()));
  });

  const writing = { config: limits.writes, preHandler: requireOpenShop(db, now, callers) };
  const schema = { headers: CartIdHeader, response };
  app.post('/v2/Cart/AddToCart', { ...writing, schema: { ...schema, body: AddToCart } }, async (request) => {
    const added = await change(request, { kind: 'add', ...request.body });
    parts.dailyCounts.note('basket', request);
    return added;
  });
  app.post('/v2/Cart/UpdateCart', { ...writing, schema: { ...schema, body: UpdateCart } }, (request) =>
    change(request, { kind: 'set', ...request.body }),
  );
  app.post('/v2/Cart/RemoveItem', { ...writing, schema: { ...schema, body: RemoveItem } }, (request) =>
    change(request, { kind: 'take', ...request.body }),
  );
  app.post(
    '/v2/Cart/ChooseCompanion',
    { ...writing, schema: { ...schema, body: ChooseCompanion } },
    (request) => change(request, { kind: 'choose', ...request.body }),
  );
  app.delete('/v2/Cart/DeleteCart', { ...writing, schema }, (request) =>
    change(request, { kind: 'take', productPropertyId: null }),
  );
};

export default routes;
