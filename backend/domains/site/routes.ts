import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheShortly } from '@/backend/caching';
import type { DomainParts } from '@/backend/parts';
import { answerOf } from '@/contract/answer';
import { Branch, Brand, FaqGroup, Province, Site, StaticsData } from '@/contract/site';
import { readBranches, readBrands, readFaq, readProvinces, readSite, readStatics } from './queries';
import { readSettings } from './settings';
import { themeCss } from './theme';

/** Public routes with data about the shop. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db }) => {
  app.addHook('onSend', cacheShortly);

  app.get('/public/site', { schema: { response: { 200: answerOf(Site) } } }, async () => ({
    data: await readSite(db),
  }));
  app.get('/public/getStaticsData', { schema: { response: { 200: answerOf(StaticsData) } } }, async () => ({
    data: await readStatics(db),
  }));
  app.get('/public/brands', { schema: { response: { 200: answerOf(Type.Array(Brand)) } } }, async () => ({
    data: await readBrands(db),
  }));
  app.get(
    '/public/provinces',
    { schema: { response: { 200: answerOf(Type.Array(Province)) } } },
    async () => ({
      data: await readProvinces(db),
    }),
  );
  app.get('/public/branchs', { schema: { response: { 200: answerOf(Type.Array(Branch)) } } }, async () => ({
    data: await readBranches(db),
  }));
  app.get('/public/faq', { schema: { response: { 200: answerOf(Type.Array(FaqGroup)) } } }, async () => ({
    data: await readFaq(db),
  }));
  // Accepts any query, because pages add a version to the address of the stylesheet (`?v=2`).
  app.get('/public/Css/theme.css', { schema: { querystring: Type.Object({}) } }, async (_request, reply) => {
    const { theme } = await readSettings(db);
    return reply.type('text/css; charset=utf-8').send(themeCss(theme));
  });
};

export default routes;
