import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheShortly } from '@/backend/server/caching';
import type { DomainParts } from '@/backend/server/parts';
import {
  type AnswerText,
  PublicValues,
  type ReadPublic,
  readStamp,
  sendAnswer,
  writeAnswer,
} from '@/backend/server/publicAnswers';
import { answerOf } from '@/contract/answer';
import { Branch, Brand, FaqGroup, Province, ShippingCompany, Site, StaticsData } from '@/contract/site';
import { Sitemap } from '@/contract/sitemap';
import {
  readBranches,
  readBrands,
  readFaq,
  readProvinces,
  readShippingCompanies,
  readSite,
  readStatics,
} from './queries';
import { readSettings } from './settings';
import { readSitemap } from './sitemap';
import { themeCss } from './theme';

/** Public routes with data about the shop. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now }) => {
  app.addHook('onSend', cacheShortly);

  app.get('/public/site', { schema: { response: { 200: answerOf(Site) } } }, async () => ({
    data: await readSite(db, now()),
  }));
  const siteMaps = new PublicValues<AnswerText>(1);
  app.get(
    '/public/sitemap',
    { schema: { response: { 200: answerOf(Sitemap) } } },
    async (_request, reply) => {
      const at = now();
      const make = async (read: ReadPublic) => {
        const { stamp, data } = await read(async (from) => ({
          stamp: await readStamp(from, at),
          data: await readSitemap(from, at),
        }));
        return { stamp, value: writeAnswer(reply, { data }) };
      };
      return sendAnswer(reply, await siteMaps.read(db, 'sitemap', at, make));
    },
  );
  const statics = new PublicValues<AnswerText>(1);
  app.get(
    '/public/getStaticsData',
    { schema: { response: { 200: answerOf(StaticsData) } } },
    async (_request, reply) => {
      const at = now();
      const make = async () => {
        const stamp = await readStamp(db, at);
        return { stamp, value: writeAnswer(reply, { data: await readStatics(db) }) };
      };
      return sendAnswer(reply, await statics.read(db, 'statics', at, make));
    },
  );
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
  app.get(
    '/public/shippingCompanies',
    { schema: { response: { 200: answerOf(Type.Array(ShippingCompany)) } } },
    async () => ({ data: await readShippingCompanies(db) }),
  );
  app.get('/public/faq', { schema: { response: { 200: answerOf(Type.Array(FaqGroup)) } } }, async () => ({
    data: await readFaq(db),
  }));
  // Accepts any query, because pages add a version to the address of the stylesheet (`?v=2`).
  app.get('/public/Css/theme.css', { schema: { querystring: Type.Object({}) } }, async (_request, reply) => {
    const { theme, themeDark } = await readSettings(db);
    return reply.type('text/css; charset=utf-8').send(themeCss(theme, themeDark));
  });
};

export default routes;
