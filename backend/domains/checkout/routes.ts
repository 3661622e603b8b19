import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheNever } from '@/backend/caching';
import { refuse } from '@/backend/errors';
import type { DomainParts } from '@/backend/parts';
import { answerOf } from '@/contract/answer';
import { ShippingMethod, ShippingQuery } from '@/contract/checkout';
import { type CheckoutContext, readCheckout } from './context';
import { payableBasket } from './lines';
import { messages } from './messages';
import { shippingMethods } from './shipping';
import { openSlots } from './slots';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now, callers }) => {
  app.addHook('onRequest', cacheNever);

  /** What a checkout depends on, with the slots of the next days opened. */
  async function readShipping(userId: number, addressId: number): Promise<CheckoutContext> {
    const read = () => readCheckout(db, userId, { addressId, coupon: null }, now());
    const context = await read();
    return (await openSlots(db, context, now())) ? read() : context;
  }

  const shipping = {
    querystring: ShippingQuery,
    response: { 200: answerOf(Type.Array(ShippingMethod)) },
  };
  app.get('/user/shippingMethods', { schema: shipping }, async (request) => {
    const { userId } = await callers.require(request);
    const context = await readShipping(userId, request.query.addressId);
    if (!context.address) throw refuse(404, 'not_found', messages.noAddress);
    const place = { ...context, cityId: context.address.cityId };
    return { data: shippingMethods(place, payableBasket(context, now()), now()) };
  });
};

export default routes;
