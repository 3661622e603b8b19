import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import { DeskView, mostViews, SaveView } from '@/contract/desk/view';
import { messages } from './messages';

const list = declareStatement({
  name: 'desk_views',
  text: `SELECT id, list, title, filters FROM desk_views WHERE operator_id = $1 ORDER BY title, id LIMIT ${mostViews}`,
  row: DeskView,
});
const save = declareStatement({
  name: 'desk_view_save',
  text: `INSERT INTO desk_views (operator_id, list, title, filters) SELECT $operator, $list, $title, $filters::jsonb
    WHERE (SELECT count(*) FROM desk_views WHERE operator_id = $operator) < ${mostViews}
      OR EXISTS (SELECT FROM desk_views WHERE operator_id = $operator AND list = $list AND title = $title)
    ON CONFLICT (operator_id, list, title) DO UPDATE SET filters = excluded.filters RETURNING id`,
  row: anyRow,
});
const remove = declareStatement({
  name: 'desk_view_remove',
  text: 'DELETE FROM desk_views WHERE operator_id = $operator AND id = $id RETURNING id',
  row: anyRow,
});

/** The saved filters of an operator. Every role has them, because they change nothing of the shop. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, callers, limits }) => {
  const config = limits.writes;
  const response = { 200: answerOf(Type.Null()) };
  app.get(
    '/admin/views',
    { schema: { response: { 200: answerOf(Type.Array(DeskView)) } } },
    async (request) => ({
      data: await db.query(list, [(await callers.require(request)).userId]),
    }),
  );
  app.post('/admin/views', { config, schema: { body: SaveView, response } }, async (request) => {
    const { userId: operator } = await callers.require(request);
    const { filters, ...view } = request.body;
    const row = { operator, ...view, title: view.title.trim(), filters: JSON.stringify(filters) };
    if ((await db.query(save, row)).length === 0) throw refuse(409, 'conflict', messages.full);
    return { data: null };
  });
  app.delete(
    '/admin/views/:id',
    { config, schema: { params: Type.Object({ id: Id }), response } },
    async (request) => {
      const { userId: operator } = await callers.require(request);
      const removed = await db.query(remove, { operator, id: request.params.id });
      if (removed.length === 0) throw refuse(404, 'not_found', messages.notFound);
      return { data: null };
    },
  );
};

export default routes;
