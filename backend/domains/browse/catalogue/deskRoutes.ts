import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { picturesOf } from '@/backend/domains/layout/picture/pictures';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { publishOrQueue } from '@/backend/server/publish';
import { answerOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import { BulkOutcome, ChangeOffers, ShowProducts } from '@/contract/desk/bulk';
import {
  CatalogueChoices,
  ChangeOffer,
  DeskProduct,
  DeskProductPage,
  DeskProductQuery,
  DeskVariant,
  SavedProduct,
  WriteProduct,
} from '@/contract/desk/catalogue';
import { PublishPicture, ShopPicture } from '@/contract/desk/picture';
import {
  ChangeSerial,
  DeskSerials,
  DeskStockFilter,
  DeskStockPage,
  DeskStockQuery,
  ReportStock,
} from '@/contract/desk/stock';
import { PageQuery } from '@/contract/paging';
import { changeVariants, showProducts } from './bulk';
import { changeVariant } from './changeVariant';
import { listDeskProducts, readCatalogueChoices } from './listProducts';
import { messages } from './messages';
import { readDeskProduct } from './readProduct';
import { saveProduct } from './saveProduct';
import { changeSerial, listSerials } from './serials';
import { exportStockMoves, listStockMoves, reportStock } from './stock';

const params = Type.Object({ id: Id });

/** The desk's calls about products, variants and pictures. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, now, callers, limits } = parts;
  const pictures = picturesOf(parts);

  /** Shows a change to shoppers. The worker sends the alerts that it makes due. */
  const showChange = (productId: number) =>
    publishOrQueue({ ...parts, log: app.log }, { productIds: [productId] });

  app.get(
    '/admin/products',
    { schema: { querystring: DeskProductQuery, response: { 200: answerOf(DeskProductPage) } } },
    async ({ query }) => ({ data: await listDeskProducts(db, query, now()) }),
  );
  app.get(
    '/admin/catalogue/choices',
    { schema: { response: { 200: answerOf(CatalogueChoices) } } },
    async () => ({ data: await readCatalogueChoices(db) }),
  );
  app.get(
    '/admin/products/:id',
    { schema: { params, response: { 200: answerOf(DeskProduct) } } },
    async (request) => {
      const product = await readDeskProduct(db, request.params.id);
      if (!product) throw refuse(404, 'not_found', messages.notFound);
      return { data: product };
    },
  );

  const saved = { 200: answerOf(SavedProduct) };
  app.post(
    '/admin/products',
    { config: limits.writes, schema: { body: WriteProduct, response: saved } },
    async (request) => {
      const { userId } = await callers.require(request);
      const product = await saveProduct({ db, now }, null, request.body, userId);
      await showChange(product.id);
      return { data: product };
    },
  );
  app.put(
    '/admin/products/:id',
    { config: limits.writes, schema: { params, body: WriteProduct, response: saved } },
    async (request) => {
      const { userId } = await callers.require(request);
      const product = await saveProduct({ db, now }, request.params.id, request.body, userId);
      await showChange(product.id);
      return { data: product };
    },
  );
  app.put(
    '/admin/variants/:id',
    {
      config: limits.writes,
      schema: { params, body: ChangeOffer, response: { 200: answerOf(DeskVariant) } },
    },
    async (request) => {
      const { userId } = await callers.require(request);
      const { productId, variant } = await changeVariant(
        { db, now },
        request.params.id,
        request.body,
        userId,
      );
      await showChange(productId);
      return { data: variant };
    },
  );

  app.get(
    '/admin/stock',
    { schema: { querystring: DeskStockQuery, response: { 200: answerOf(DeskStockPage) } } },
    async ({ query }) => ({ data: await listStockMoves(db, query) }),
  );
  app.get(
    '/admin/stock/export',
    { config: limits.search, schema: { querystring: DeskStockFilter } },
    (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="stock.csv"')
        .send(exportStockMoves(db, request.query)),
  );
  app.post(
    '/admin/variants/:id/stock',
    {
      config: limits.writes,
      schema: { params, body: ReportStock, response: { 200: answerOf(Type.Null()) } },
    },
    async (request) => {
      const { userId } = await callers.require(request);
      await showChange(await reportStock({ db, now }, request.params.id, request.body, userId));
      return { data: null };
    },
  );

  app.get(
    '/admin/variants/:id/serials',
    { schema: { params, querystring: PageQuery, response: { 200: answerOf(DeskSerials) } } },
    async ({ params: { id }, query }) => ({ data: await listSerials(db, id, query.cursor) }),
  );
  app.put(
    '/admin/serials/:id',
    {
      config: limits.writes,
      schema: { params, body: ChangeSerial, response: { 200: answerOf(Type.Null()) } },
    },
    async (request) => {
      const { userId } = await callers.require(request);
      await changeSerial({ db, now }, request.params.id, request.body, userId);
      return { data: null };
    },
  );

  const bulk = { 200: answerOf(BulkOutcome) };
  app.put(
    '/admin/variants',
    { config: limits.writes, schema: { body: ChangeOffers, response: bulk } },
    async (request) => {
      const { userId } = await callers.require(request);
      const { outcome, productIds } = await changeVariants({ db, now }, request.body, userId);
      if (productIds.length > 0) await publishOrQueue({ ...parts, log: app.log }, { productIds });
      return { data: outcome };
    },
  );
  app.put(
    '/admin/products',
    { config: limits.writes, schema: { body: ShowProducts, response: bulk } },
    async (request) => {
      const { userId } = await callers.require(request);
      const done = await showProducts({ db, now }, request.body, userId);
      if (done.length > 0) await publishOrQueue({ ...parts, log: app.log }, { productIds: done });
      return { data: { done, refused: [] } };
    },
  );

  app.post(
    '/admin/pictures',
    { config: limits.writes, schema: { body: PublishPicture, response: { 200: answerOf(ShopPicture) } } },
    async (request) => ({
      data: await pictures.publish(await callers.require(request), request.body),
    }),
  );
};

export default routes;
