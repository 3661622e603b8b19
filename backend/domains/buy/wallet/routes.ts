import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheNever } from '@/backend/server/caching';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf, answerWithExtraOf } from '@/contract/answer';
import { PageExtra } from '@/contract/paging';
import { Wallet, WalletEntry, WalletQuery } from '@/contract/wallet';
import { readEntries, readWallet } from './queries';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, callers }) => {
  app.addHook('onRequest', cacheNever);

  app.get('/user/wallet', { schema: { response: { 200: answerOf(Wallet) } } }, async (request) => {
    const { userId } = await callers.require(request);
    return { data: await readWallet(db, userId) };
  });

  const list = {
    querystring: WalletQuery,
    response: { 200: answerWithExtraOf(Type.Array(WalletEntry), PageExtra) },
  };
  app.get('/user/walletEntries', { schema: list }, async (request) => {
    const { userId } = await callers.require(request);
    return readEntries(db, userId, request.query);
  });
};

export default routes;
