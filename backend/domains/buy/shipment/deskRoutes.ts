import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import { AskCarrier, CarrierPrice, DeskShipment } from '@/contract/desk/shipment';
import { askPrice, cancelCarriage, orderCarriage, readShipment } from './desk';

const params = Type.Object({ id: Id });
const path = '/admin/orders/:id/shipment';

/** The desk's calls about parcels at carriers with a web service. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { callers, limits } = parts;
  const config = limits.writes;
  const done = { 200: answerOf(Type.Null()) };
  app.get(path, { schema: { params, response: { 200: answerOf(DeskShipment) } } }, async (request) => ({
    data: await readShipment(parts, request.params.id),
  }));
  const price = { params, body: AskCarrier, response: { 200: answerOf(CarrierPrice) } };
  app.post(`${path}/price`, { config, schema: price }, async (request) => ({
    data: await askPrice(parts, request.params.id, request.body),
  }));
  app.post(path, { config, schema: { params, body: AskCarrier, response: done } }, async (request) => {
    const { userId } = await callers.require(request);
    await orderCarriage(parts, request.params.id, request.body, userId);
    return { data: null };
  });
  app.post(`${path}/cancel`, { config, schema: { params, response: done } }, async (request) => {
    const { userId } = await callers.require(request);
    await cancelCarriage(parts, request.params.id, userId);
    return { data: null };
  });
};

export default routes;
