import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { requireSupervisor } from '@/backend/desk/supervisor';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { DeskHit, DeskSearchQuery } from '@/contract/desk/search';
import { type DeskArea, maySee } from '@/rules/deskRights';
import { normalizeName } from '@/rules/personalData';
import { normalizeSerial } from '@/rules/serialNumber';
import { toLatinDigits } from '@/utils/digits';
import { foldText } from '@/utils/searchFold';

/** Hits of each kind; more words find the others. */
const mostOfKind = 5;
/** Customers whose orders and requests are looked up. */
const mostPeople = 20;
/** Fewer digits of a mobile number, and fewer letters of a name, would find nearly everybody. */
const fewestDigits = 5;
const fewestLetters = 2;

/** The matters of a table by their number or by their customer, the newest first. @param more a query for the ids of others */
const matters = (kind: DeskHit['kind'], table: string, title: string, condition = 'true', more = '') => `
  (SELECT '${kind}' AS kind, m.id, ${title} AS title, coalesce(nullif(concat_ws(' ', u.f_name, u.l_name), ''), u.mobile, '') AS note
    FROM (SELECT x.id FROM ${table} x WHERE x.id = $number::bigint AND ${condition}
      UNION SELECT l.id FROM people p CROSS JOIN LATERAL (SELECT x.id FROM ${table} x WHERE x.user_id = p.id AND ${condition}
        ORDER BY x.id DESC LIMIT ${mostOfKind}) l ${more}) f
    JOIN ${table} m ON m.id = f.id JOIN users u ON u.id = m.user_id
    WHERE '${kind}' = ANY ($kinds::text[]) ORDER BY m.id DESC LIMIT ${mostOfKind})`;

const find = declareStatement({
  name: 'desk_search',
  text: `WITH people AS (
      SELECT u.id, concat_ws(' ', u.f_name, u.l_name) AS name, u.mobile FROM users u
      WHERE u.removed_at IS NULL AND (u.mobile LIKE $mobile::text
        OR (coalesce(u.f_name, '') || ' ' || coalesce(u.l_name, '')) ILIKE $name::text)
      ORDER BY u.id DESC LIMIT ${mostPeople}
    )
    ${matters(
      'order',
      'orders',
      `coalesce((SELECT i.title FROM order_items i WHERE i.order_id = m.id ORDER BY i.id LIMIT 1), '')`,
      'true',
      `UNION SELECT i.order_id FROM serial_numbers n
      JOIN order_items i ON i.id = n.order_item_id WHERE n.serial = $serial::text`,
    )}
    UNION ALL
    (SELECT 'customer', p.id, p.name, p.mobile FROM people p WHERE 'customer' = ANY ($kinds) ORDER BY p.id DESC LIMIT ${mostOfKind})
    UNION ALL
    (SELECT 'product', p.id, p.title, p.slug FROM products p
      WHERE 'product' = ANY ($kinds) AND (p.search_n LIKE ALL ($words::text[]) OR p.id = $number
        OR p.id = (SELECT v.product_id FROM serial_numbers n JOIN product_properties v ON v.id = n.property_id WHERE n.serial = $serial))
      ORDER BY p.id = $number DESC NULLS LAST, p.id DESC LIMIT ${mostOfKind})
    UNION ALL ${matters('loan', 'plan_requests', `''`, "x.state <> 'draft'")}
    UNION ALL ${matters('leasing', 'leasing_requests', `''`)}
    UNION ALL ${matters('merchant', 'cooperation_requests', `''`, "x.state <> 'draft'")}`,
  row: DeskHit,
});

const kinds: readonly [DeskHit['kind'], DeskArea][] = [
  ['order', 'orders'],
  ['customer', 'customers'],
  ['product', 'catalogue'],
  ['loan', 'requests'],
  ['leasing', 'requests'],
  ['merchant', 'requests'],
];

/** Escapes the signs that have a meaning in LIKE. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The desk's search over orders, customers, products and requests. Each role finds what it may see. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, callers, limits }) => {
  app.get(
    '/admin/search',
    {
      config: limits.search,
      schema: { querystring: DeskSearchQuery, response: { 200: answerOf(Type.Array(DeskHit)) } },
    },
    async (request) => {
      const { deskRole } = await requireSupervisor(callers, request);
      const text = normalizeName(toLatinDigits(request.query.search));
      const digits = text.replace(/[\s-]/g, '').replace(/^(\+98|0098)/, '0');
      const isNumber = /^\d+$/.test(digits);
      if (!isNumber && text.length < fewestLetters) return { data: [] };
      const words = foldText(text).split(' ').filter(Boolean);
      const data = await db.query(find, {
        kinds: kinds.filter(([, area]) => maySee(deskRole, area)).map(([kind]) => kind),
        number: isNumber && digits.length < 10 ? Number(digits) : null,
        mobile: isNumber && digits.length >= fewestDigits ? `${digits}%` : null,
        serial: normalizeSerial(text),
        name: isNumber ? null : `%${literal(text).replace(/\s+/g, '%')}%`,
        words: isNumber || words.length === 0 ? null : words.map((word) => `%${literal(word)}%`),
      });
      return { data };
    },
  );
};

export default routes;
