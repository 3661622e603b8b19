import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { recordDeskChange } from '@/backend/desk/recordChange';
import { acceptBytes, readBytes } from '@/backend/server/bodies';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { BeginImport, CatalogueImport, ExportQuery, ImportReport } from '@/contract/desk/catalogueImport';
import { PartQuery } from '@/contract/file';
import { uploadPart } from '@/contract/limits';
import { exportFile, writeErrors } from './exportFile';
import { importsOf, oldImports } from './imports';
import { messages } from './messages';

const params = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** The desk's calls about files of products. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, callers, limits, cleanUps } = parts;
  const imports = importsOf(parts);
  cleanUps.add(oldImports);

  const response = { 200: answerOf(CatalogueImport) };
  app.get(
    '/admin/imports',
    { schema: { response: { 200: answerOf(Type.Array(CatalogueImport)) } } },
    async () => ({ data: await imports.list() }),
  );
  app.get(
    '/admin/imports/:id',
    { schema: { params, response: { 200: answerOf(ImportReport) } } },
    async ({ params: { id } }) => ({ data: await imports.read(id) }),
  );
  app.get('/admin/imports/:id/errors', { schema: { params } }, async ({ params: { id } }, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="import-errors.csv"')
      .send(writeErrors(await imports.readErrors(id))),
  );
  app.get(
    '/admin/catalogue/export',
    { config: limits.search, schema: { querystring: ExportQuery } },
    async (request, reply) => {
      const { format } = request.query;
      const { userId: operator } = await callers.require(request);
      const record = { operator, area: 'catalogue', subject: 'products', action: 'export', before: null };
      await recordDeskChange(parts, { ...record, after: { format } });
      return reply
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8')
        .header('content-disposition', `attachment; filename="products.${format}"`)
        .send(exportFile(db, format));
    },
  );

  app.post(
    '/admin/imports',
    { config: limits.writes, schema: { body: BeginImport, response } },
    async (request) => {
      const { userId } = await callers.require(request);
      return { data: await imports.begin(userId, request.body) };
    },
  );
  acceptBytes(app);
  app.put(
    '/admin/imports/:id/parts',
    {
      config: { ...limits.writes, readsBytes: true },
      schema: { params, querystring: PartQuery, consumes: ['application/octet-stream'], response },
    },
    async (request, reply) => {
      const { offset } = request.query;
      const readPart = () => readBytes(request, reply, { longest: uploadPart, ...messages });
      return { data: await imports.addPart(request.params.id, offset, readPart) };
    },
  );
  app.post(
    '/admin/imports/:id/start',
    { config: limits.writes, schema: { params, response } },
    async ({ params: { id } }) => ({ data: await imports.start(id) }),
  );
  app.post(
    '/admin/imports/:id/cancel',
    { config: limits.writes, schema: { params, response } },
    async (request) => {
      const { userId } = await callers.require(request);
      return { data: await imports.cancel(userId, request.params.id) };
    },
  );
};

export default routes;
