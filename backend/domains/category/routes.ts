import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheShortly } from '@/backend/caching';
import type { DomainParts } from '@/backend/parts';
import { answerOf } from '@/contract/answer';
import { Category } from '@/contract/category';
import { readCategories } from './queries';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db }) => {
  app.get(
    '/public/categories',
    { schema: { response: { 200: answerOf(Type.Array(Category)) } }, onSend: cacheShortly },
    async () => ({ data: await readCategories(db) }),
  );
};

export default routes;
