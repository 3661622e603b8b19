import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { messages as facilityMessages } from '@/backend/domains/credit/facility/messages';
import { planRefusal } from '@/backend/domains/credit/facility/rules';
import { requireOpenShop } from '@/backend/domains/layout/site/modes';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf, answerWithExtraOf } from '@/contract/answer';
import { Basket, BasketExtra, BasketPlan, CartIdHeader, ChoosePlan } from '@/contract/basket';
import { payableOf } from '@/rules/facility/basket';
import { messages } from './messages';
import { choosePlan, readBasketPlans } from './plans';
import type { CartCall, Settled, Shopper } from './queries';
import { type BasketAnswer, basketAnswer } from './rules';

type Basics = {
  /** The whole basket, as every basket call answers it. */
  answer: (settled: Settled) => BasketAnswer;
  shopperOf: (request: CartCall) => Promise<Shopper>;
};

/** The plans of a basket and the shopper's choice of one. */
export function planRoutes(
  app: FastifyInstance,
  { db, now, limits, callers }: DomainParts,
  { answer, shopperOf }: Basics,
): void {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();

  typed.get(
    '/v2/Cart/Plans',
    { schema: { headers: CartIdHeader, response: { 200: answerOf(Type.Array(BasketPlan)) } } },
    async (request) => {
      const { basket, plans } = await readBasketPlans(db, await shopperOf(request));
      if (!basket || !plans) return { data: [] };
      const payable = payableOf(basketAnswer(basket, [], now()).data);
      const reasonOf = ({ plan, facts }: (typeof plans)[number]) =>
        planRefusal({ plan, facts, months: plan.defaultMonths, prepaymentPercent: null }, payable, now());
      return { data: plans.map((row) => ({ ...row.plan, debt: row.facts.debt, reason: reasonOf(row) })) };
    },
  );

  typed.post(
    '/v2/Cart/ChoosePlan',
    {
      config: limits.writes,
      preHandler: requireOpenShop(db, now, callers),
      schema: {
        headers: CartIdHeader,
        body: ChoosePlan,
        response: { 200: answerWithExtraOf(Basket, BasketExtra) },
      },
    },
    async (request) => {
      const shopper = await shopperOf(request);
      const months = await monthsOf(shopper, request.body);
      const chosen = await choosePlan(db, shopper, request.body, months, now());
      if (chosen.outcome !== 'done') throw refuse(404, 'not_found', messages.noBasket);
      return answer(chosen);
    },
  );

  /** The months of the choice, null for cash. @throws Refusal when the basket cannot be bought on the plan */
  async function monthsOf(shopper: Shopper, { planId, months, prepaymentPercent }: ChoosePlan) {
    if (planId === null) return null;
    const { basket, plans } = await readBasketPlans(db, shopper);
    if (!basket) throw refuse(404, 'not_found', messages.noBasket);
    const found = plans?.find(({ plan }) => plan.id === planId);
    if (!found) throw refuse(404, 'not_found', facilityMessages.noPlan);
    const terms = {
      months: months ?? found.plan.defaultMonths,
      prepaymentPercent: prepaymentPercent ?? null,
    };
    const reason = planRefusal(
      { ...found, ...terms },
      payableOf(basketAnswer(basket, [], now()).data),
      now(),
    );
    if (reason !== null) throw refuse(409, 'conflict', reason);
    return terms.months;
  }
}
