import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { DomainParts } from '@/backend/server/parts';
import { publishOrQueue } from '@/backend/server/publish';
import { answerOf } from '@/contract/answer';
import { Strict } from '@/contract/common';
import { DeskSetup, SavedSetup, type SetupFields, type SetupTable, setupFields } from '@/contract/desk/setup';
import { keysOf } from '@/utils/keysOf';
import { readSetup, removeSetup, saveSetup } from './setup';
import { setupTables } from './tables';

/** The desk's calls about the simple lists of the shop: categories, brands, deliveries, branches, tax rates and the like. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, now, callers, limits } = parts;
  /** Menus, filters, deliveries and prices of every page show these lists. */
  const showChange = async (...versions: SetupFields[SetupTable][]) => {
    const publisher = { ...parts, log: app.log };
    await publishOrQueue(publisher, { site: true });
    // A bundle is shown by the products that it is offered with.
    for (const fields of versions)
      if ('offers' in fields) await publishOrQueue(publisher, { productIds: fields.productIds });
  };

  app.get('/admin/setup', { schema: { response: { 200: answerOf(DeskSetup) } } }, async () => ({
    data: await readSetup(db),
  }));

  const saved = { 200: answerOf(SavedSetup) };
  for (const table of keysOf(setupFields)) {
    const fields = setupFields[table];
    const params = Type.Object({ id: setupTables[table].id });
    const path = `/admin/setup/${table}`;
    app.post(
      path,
      { config: limits.writes, schema: { body: Strict({ fields }), response: saved } },
      async (request) => {
        const { userId } = await callers.require(request);
        const change = { table, id: null, before: null, fields: request.body.fields };
        const data = await saveSetup({ db, now }, change, userId);
        await showChange(change.fields);
        return { data };
      },
    );
    app.put(
      `${path}/:id`,
      {
        config: limits.writes,
        schema: { params, body: Strict({ before: fields, fields }), response: saved },
      },
      async (request) => {
        const { userId } = await callers.require(request);
        const data = await saveSetup({ db, now }, { table, id: request.params.id, ...request.body }, userId);
        await showChange(request.body.before, request.body.fields);
        return { data };
      },
    );
    app.delete(
      `${path}/:id`,
      { config: limits.writes, schema: { params, response: { 200: answerOf(Type.Null()) } } },
      async (request) => {
        const { userId } = await callers.require(request);
        const before = await removeSetup({ db, now }, { table, id: request.params.id }, userId);
        await showChange(before);
        return { data: null };
      },
    );
  }
};

export default routes;
