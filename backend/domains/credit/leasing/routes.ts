import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheShortly } from '@/backend/server/caching';
import { idempotencyOf } from '@/backend/server/idempotency';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { IdempotencyKeyHeader } from '@/contract/checkout';
import { HandInCheques } from '@/contract/cheque';
import { Nullable } from '@/contract/common';
import { LeasingPlan, LeasingRequest, RequestLeasing } from '@/contract/leasing';
import { handInLeasingCheques } from './cheques';
import { cleanUpsOfLeasing } from './cleanUps';
import { readLeasingPlans, readRequest, requireRequest, showRequest } from './queries';
import { cancelRequest, sendRequest } from './request';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, callers, limits, cleanUps } = parts;
  const once = idempotencyOf(parts);
  for (const cleanUp of cleanUpsOfLeasing) cleanUps.add(cleanUp);

  const list = { response: { 200: answerOf(Type.Array(LeasingPlan)) } };
  app.get('/public/leasingPlans', { onSend: cacheShortly, schema: list }, async () => ({
    data: await readLeasingPlans(parts),
  }));

  const newest = { response: { 200: answerOf(Nullable(LeasingRequest)) } };
  app.get('/user/leasing', { schema: newest }, async (request) => {
    const { userId } = await callers.require(request);
    const row = await readRequest(db, userId);
    return { data: row && showRequest(parts, userId, row) };
  });

  const response = { 200: answerOf(LeasingRequest) };
  const answer = async (userId: number) => ({
    data: showRequest(parts, userId, await requireRequest(db, userId)),
  });

  const config = limits.writes;
  const send = { headers: IdempotencyKeyHeader, body: RequestLeasing, response };
  app.post('/user/leasing', { config, schema: send }, (request) =>
    once(request, async ({ userId }) => {
      await sendRequest(parts, userId, request.body);
      return answer(userId);
    }),
  );

  app.post('/user/leasing/cancel', { config, schema: { response } }, async (request) => {
    const { userId } = await callers.require(request);
    await cancelRequest(parts, userId);
    return answer(userId);
  });

  const handIn = { headers: IdempotencyKeyHeader, body: HandInCheques, response };
  app.post('/user/leasing/cheques', { config, schema: handIn }, (request) =>
    once(request, async ({ userId }) => {
      await handInLeasingCheques(parts, userId, request.body.cheques);
      return answer(userId);
    }),
  );
};

export default routes;
