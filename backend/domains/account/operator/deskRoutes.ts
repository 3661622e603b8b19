import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { recordDeskChange } from '@/backend/desk/recordChange';
import { requireConfirmed } from '@/backend/desk/supervisor';
import { signOutDevice } from '@/backend/domains/account/device/queries';
import { isoNow } from '@/backend/server/clock';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import { DeskOperator, mostOperators } from '@/contract/desk/operator';
import { messages } from './messages';

const list = declareStatement({
  name: 'desk_operators',
  text: `SELECT u.id, concat_ws(' ', u.f_name, u.l_name) AS name, u.mobile, u.desk_role AS "deskRole",
      u.second_step_key IS NOT NULL AS "hasSecondStep", u.blocked_at IS NOT NULL AS blocked,
      (SELECT coalesce(json_agg(json_build_object('id', s.id, 'title', s.device, 'network', s.network, 'createdAt', iso(s.created_at),
          'lastSeenAt', iso(s.last_seen_at), 'current', s.id = $session::uuid) ORDER BY s.last_seen_at DESC, s.id), '[]')
        FROM sessions s WHERE s.user_id = u.id AND s.expires_at > $now AND s.credentials = u.credentials) AS sessions
    FROM users u WHERE u.role = 'supervisor' AND u.removed_at IS NULL ORDER BY u.id LIMIT ${mostOperators}`,
  row: DeskOperator,
});
const isOperator = declareStatement({
  name: 'desk_operator_known',
  text: `SELECT EXISTS (SELECT FROM users WHERE id = $1 AND role = 'supervisor') AS known`,
  row: Type.Object({ known: Type.Boolean() }),
});

/** The desk's calls about operators and the devices on which they are signed in. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, now, callers, limits } = parts;

  app.get(
    '/admin/operators',
    { schema: { response: { 200: answerOf(Type.Array(DeskOperator)) } } },
    async (request) => {
      const { sessionId } = await callers.require(request);
      return { data: await db.query(list, { session: sessionId, now: isoNow(parts) }) };
    },
  );
  const params = Type.Object({ id: Id, session: Type.String({ format: 'uuid' }) });
  app.delete(
    '/admin/operators/:id/sessions/:session',
    { config: limits.writes, schema: { params, response: { 200: answerOf(Type.Null()) } } },
    async (request) => {
      const caller = await callers.require(request);
      requireConfirmed(caller);
      const { id, session } = request.params;
      // Devices of customers are their own business; only those of operators are ended here.
      const [found] = await db.query(isOperator, [id]);
      if (!found?.known || !(await signOutDevice(db, id, session)))
        throw refuse(404, 'not_found', messages.noSession);
      await recordDeskChange(
        { db, now },
        {
          operator: caller.userId,
          area: 'customer',
          subject: String(id),
          action: 'signOut',
          before: null,
          after: null,
        },
      );
      return { data: null };
    },
  );
};

export default routes;
