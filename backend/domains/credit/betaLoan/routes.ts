import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { cacheNever, cacheShortly } from '@/backend/server/caching';
import { refuseOtherSites } from '@/backend/server/otherSites';
import type { DomainParts } from '@/backend/server/parts';
import { logRefusals } from '@/backend/server/securityLog';
import { answerOf } from '@/contract/answer';
import { BetaProgramme, BetaRegistration, LookUpBeta, RegisterForBeta } from '@/contract/betaLoan';
import { Nullable } from '@/contract/common';
import { lookUpRegistration, readProgramme, registerForBeta } from './programme';

/** Registrations are deleted, with the names and numbers in them, after this time. */
const keptDays = 365;

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { limits, cleanUps } = parts;
  logRefusals(app, parts.signIn.secret);
  cleanUps.add({
    table: 'beta_registrations',
    isOld: `changed_at < $1::timestamptz - interval '${keptDays} days'`,
  });

  const programme = { response: { 200: answerOf(Nullable(BetaProgramme)) } };
  app.get('/public/betaLoan', { onSend: cacheShortly, schema: programme }, async () => ({
    data: await readProgramme(parts),
  }));

  const writing = {
    config: limits.writes,
    onRequest: cacheNever,
    preHandler: refuseOtherSites(parts.storefront),
  };
  const response = { 200: answerOf(BetaRegistration) };
  app.post(
    '/public/betaLoan/registrations',
    { ...writing, schema: { body: RegisterForBeta, response } },
    async (request) => ({
      data: await registerForBeta(parts, request.body, (mobile) =>
        parts.confirmByCode(request, mobile, request.body.code),
      ),
    }),
  );
  app.post(
    '/public/betaLoan/lookUp',
    { ...writing, schema: { body: LookUpBeta, response } },
    async (request) => ({
      data: await lookUpRegistration(parts, request.body, request.ip),
    }),
  );
};

export default routes;
