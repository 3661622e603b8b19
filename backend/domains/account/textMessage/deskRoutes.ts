import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { queriesIn } from '@/backend/db/transaction';
import { recordDeskChange } from '@/backend/desk/recordChange';
import { refuse } from '@/backend/server/errors';
import { pageOf, pageSize, readIdCursor } from '@/backend/server/paging';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { Id, Nullable } from '@/contract/common';
import {
  DeskTemplate,
  DeskText,
  DeskTextPage,
  DeskTextQuery,
  WriteTemplate,
} from '@/contract/desk/textMessage';
import { TextKind } from '@/contract/textMessage';
import { findTemplateError } from '@/rules/textTemplates';
import { oldTextMessages, retryText } from './jobs';
import { messages } from './messages';

const page = declareStatement({
  name: 'desk_texts',
  text: `SELECT m.id, m.kind, left(m.mobile, 4) || '•••' || right(m.mobile, 3) AS mobile, m.user_id AS "customerId", m.state, m.tries,
      m.error, iso(m.created_at) AS "createdAt", iso(m.sent_at) AS "sentAt"
    FROM text_messages m WHERE m.id < $beyond::bigint AND ($state::text IS NULL OR m.state = $state)
      AND ($kind::text IS NULL OR m.kind = $kind) ORDER BY m.id DESC LIMIT ${pageSize + 1}`,
  row: DeskText,
});
const templates = declareStatement({
  name: 'desk_templates',
  text: `SELECT k.kind, o.text AS own FROM unnest($kinds::text[]) WITH ORDINALITY AS k (kind, place)
    LEFT JOIN own_texts o ON o.kind = k.kind ORDER BY k.place`,
  row: DeskTemplate,
});
const lock = declareStatement({
  name: 'own_texts_lock',
  text: 'SELECT o.text FROM (SELECT pg_advisory_xact_lock(hashtext($1))) l LEFT JOIN own_texts o ON o.kind = $1',
  row: Type.Object({ text: Nullable(Type.String()) }),
});
const write = declareStatement({
  name: 'own_texts_write',
  text: `WITH gone AS (DELETE FROM own_texts WHERE kind = $kind::text AND $text::text IS NULL)
    INSERT INTO own_texts (kind, text) SELECT $kind::text, $text::text WHERE $text::text IS NOT NULL
    ON CONFLICT (kind) DO UPDATE SET text = excluded.text`,
  row: anyRow,
});

/** The desk's calls about text messages and their texts. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, now, callers, limits, cleanUps } = parts;
  cleanUps.add(oldTextMessages);

  const list = { querystring: DeskTextQuery, response: { 200: answerOf(DeskTextPage) } };
  app.get('/admin/textMessages', { schema: list }, async ({ query: { cursor, state, kind } }) => {
    const values = { beyond: readIdCursor(cursor), state: state ?? null, kind: kind ?? null };
    const { rows: texts, nextCursor } = pageOf(await db.query(page, values), ({ id }) => String(id));
    return { data: { texts, nextCursor } };
  });

  const response = { 200: answerOf(Type.Null()) };
  const one = { params: Type.Object({ id: Id }), response };
  app.post('/admin/textMessages/:id/retry', { config: limits.writes, schema: one }, async (request) => {
    const { userId: operator } = await callers.require(request);
    const { id } = request.params;
    if (!(await retryText(parts, id))) throw refuse(409, 'conflict', messages.notFailed);
    const record = { operator, area: 'textMessage', subject: String(id), action: 'resend' };
    await recordDeskChange(parts, { ...record, before: null, after: null });
    return { data: null };
  });

  const all = { response: { 200: answerOf(Type.Array(DeskTemplate)) } };
  app.get('/admin/textTemplates', { schema: all }, async () => ({
    data: await db.query(templates, { kinds: [...TextKind.enum] }),
  }));

  const changed = { body: WriteTemplate, response };
  app.put('/admin/textTemplates', { config: limits.writes, schema: changed }, async (request) => {
    const { userId: operator } = await callers.require(request);
    const { kind, before, text } = request.body;
    const error = text === null ? null : findTemplateError(kind, text);
    if (error) throw refuse(400, 'bad_input', messages.wrong, { text: error });
    await db.orm.transaction(async (tx) => {
      const queries = queriesIn(tx);
      const [known] = await queries.query(lock, [kind]);
      if ((known?.text ?? null) !== before) throw refuse(409, 'changed', messages.changed);
      await queries.query(write, { kind, text });
      const record = { operator, area: 'textTemplate', subject: kind, action: 'change' };
      await recordDeskChange({ db: queries, now }, { ...record, before: { text: before }, after: { text } });
    });
    return { data: null };
  });
};

export default routes;
