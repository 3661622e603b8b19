import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { describeGateways, refusalOf } from '@/backend/adapters/payment/gateways';
import { acceptedGateways } from '@/backend/domains/buy/payment/acceptedGateways';
import { requireOpenShop } from '@/backend/domains/layout/site/modes';
import { cacheNever } from '@/backend/server/caching';
import { refuse } from '@/backend/server/errors';
import { idempotencyOf } from '@/backend/server/idempotency';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import {
  CheckoutChoice,
  CheckoutReview,
  IdempotencyKeyHeader,
  PlacedOrder,
  PlaceOrder,
  ShippingMethod,
  ShippingQuery,
} from '@/contract/checkout';
import { GatewayEligibility } from '@/contract/payment';
import { readTorobClick, torobClickName } from '@/rules/torobClick';
import { readCheckout, readMobile } from './context';
import { limitCouponGuesses } from './coupon';
import { payableBasket } from './lines';
import { messages } from './messages';
import { placeOrder } from './place';
import { noAddress, reviewCheckout } from './review';
import { shippingMethods } from './shipping';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, now, callers, limits } = parts;
  app.addHook('onRequest', cacheNever);
  const once = idempotencyOf(parts);

  const shipping = {
    querystring: ShippingQuery,
    response: { 200: answerOf(Type.Array(ShippingMethod)) },
  };
  app.get('/user/shippingMethods', { schema: shipping }, async (request) => {
    const { userId } = await callers.require(request);
    const choice = { addressId: request.query.addressId, coupon: null };
    const context = await readCheckout(db, userId, choice, now());
    if (!context.address) throw noAddress();
    const place = { ...context, ...context.address };
    return { data: shippingMethods(place, payableBasket(context, now()), now()) };
  });

  const writing = { config: limits.writes, preHandler: requireOpenShop(db, now, callers) };
  const review = { body: CheckoutChoice, response: { 200: answerOf(CheckoutReview) } };
  app.post('/user/checkout', { ...writing, schema: review }, async (request) => {
    const caller = await callers.require(request);
    const context = await readCheckout(db, caller.userId, request.body, now());
    parts.dailyCounts.note('checkout', request);
    if (request.body.coupon !== null) await limitCouponGuesses(parts.limiter, caller.userId, context.coupon);
    const { review } = reviewCheckout(context, request.body, caller, now());
    return {
      data: { ...review, gateways: describeGateways(await acceptedGateways(parts), review.atGateway) },
    };
  });

  const lender = {
    params: Type.Object({ code: Type.String({ maxLength: 32 }) }),
    response: { 200: answerOf(GatewayEligibility) },
  };
  /** A lender is asked at every call, so a customer cannot call often. */
  app.get('/user/gateways/:code/eligibility', { config: limits.writes, schema: lender }, async (request) => {
    const { userId } = await callers.require(request);
    const gateway = (await acceptedGateways(parts)).find(request.params.code);
    if (gateway?.kind !== 'instalment') throw refuse(404, 'not_found', messages.noLender);
    const context = await readCheckout(db, userId, { addressId: 0, coupon: null }, now());
    const amount = payableBasket(context, now());
    const { title } = gateway;
    const refusal = refusalOf(gateway, amount);
    if (refusal !== null) return { data: { eligible: false, title, text: refusal } };
    const unknown = { eligible: null, title, text: messages.lenderDecides(title) };
    if (!gateway.checkEligible) return { data: unknown };
    try {
      return { data: await gateway.checkEligible(amount, await readMobile(db, userId)) };
    } catch (err) {
      request.log.warn({ err, gateway: gateway.code }, 'a lender did not say whether a customer is eligible');
      return { data: unknown };
    }
  });

  const place = { headers: IdempotencyKeyHeader, body: PlaceOrder, response: { 200: answerOf(PlacedOrder) } };
  app.post('/user/orders', { ...writing, schema: place }, (request) =>
    once(request, async (caller) => {
      const isTracked = parts.feeds.open.has('torobOrders');
      const click = isTracked ? readTorobClick(request.cookies[torobClickName], now()) : null;
      return { data: await placeOrder(parts, caller, request.body, click) };
    }),
  );
};

export default routes;
