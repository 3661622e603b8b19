import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { requireOpenShop } from '@/backend/domains/layout/site/modes';
import { type Refusal, refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { answerWithExtraOf } from '@/contract/answer';
import { Basket, BasketExtra, CartIdHeader } from '@/contract/basket';
import { AddService, RemoveInsurance, RemoveService } from '@/contract/service';
import { messages } from './messages';
import type { CartCall, Settled, Shopper } from './queries';
import type { BasketAnswer } from './rules';
import { putServices, type ServiceChange, takeInsurance } from './services';

const refusals: Record<Exclude<ServiceChange['outcome'], 'done'>, () => Refusal> = {
  no_basket: () => refuse(404, 'not_found', messages.noBasket),
  no_line: () => refuse(404, 'not_found', messages.noLine),
  no_service: () => refuse(404, 'not_found', messages.noService),
  too_many: () => refuse(409, 'conflict', messages.tooManyServices),
};

type Basics = {
  /** The whole basket, as every basket call answers it. */
  answer: (settled: Settled) => BasketAnswer;
  shopperOf: (request: CartCall) => Promise<Shopper>;
};

/** Insurance and services on the lines of a basket. The prices that a call carries are not read. */
export function serviceRoutes(
  app: FastifyInstance,
  { db, now, limits, callers }: DomainParts,
  { answer, shopperOf }: Basics,
): void {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const writing = { config: limits.writes, preHandler: requireOpenShop(db, now, callers) };
  const schema = { headers: CartIdHeader, response: { 200: answerWithExtraOf(Basket, BasketExtra) } };

  function answerChange(change: ServiceChange): BasketAnswer {
    if (change.outcome !== 'done') throw refusals[change.outcome]();
    return answer(change);
  }

  typed.post(
    '/v2/Cart/AddService',
    { ...writing, schema: { ...schema, body: AddService } },
    async (request) => {
      const { productPropertyId, serviceItems } = request.body;
      const shopper = await shopperOf(request);
      return answerChange(await putServices(db, shopper, productPropertyId, serviceItems, now()));
    },
  );
  typed.post(
    '/v2/Cart/RemoveService',
    { ...writing, schema: { ...schema, body: RemoveService } },
    async (request) => {
      const { productPropertyId, serviceItems } = request.body;
      const shopper = await shopperOf(request);
      const removed = serviceItems.map(({ serviceId }) => ({ serviceId, count: 0 }));
      return answerChange(await putServices(db, shopper, productPropertyId, removed, now()));
    },
  );
  typed.post(
    '/user/removeInsurancefromBasket',
    { ...writing, schema: { ...schema, body: RemoveInsurance } },
    async (request) => {
      const { userId, noCheck } = await callers.require(request);
      const shopper = { userId, noCheck, cartId: null };
      return answerChange(await takeInsurance(db, shopper, request.body.basketId, now()));
    },
  );
  typed.post(
    '/public/removeInsurancefromBasket',
    { ...writing, schema: { ...schema, body: RemoveInsurance } },
    async (request) =>
      answerChange(await takeInsurance(db, await shopperOf(request), request.body.basketId, now())),
  );
}
