import { randomInt } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { queriesIn } from '@/backend/db/transaction';
import { recordDeskChange } from '@/backend/desk/recordChange';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import { DeskCoupon, MakeCouponCodes } from '@/contract/desk/coupon';
import { mostCouponCodes } from '@/contract/limits';
import { messages } from './messages';

/** Letters and digits that nobody takes for each other. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Of the 32^9 codes a shopper finds none by guessing: see `limitCouponGuesses`. */
const codeLength = 9;
const drawCode = () => Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');

const readCoupon = declareStatement({
  name: 'desk_coupon',
  text: `SELECT
      (SELECT coalesce(json_agg(o), '[]') FROM (
        SELECT o.id, coalesce(o.coupon, '') AS code, o.coupon_discount AS discount, o.state, iso(o.placed_at) AS "placedAt"
        FROM coupon_uses c JOIN orders o ON o.id = c.order_id WHERE c.coupon_id = k.id ORDER BY o.id DESC LIMIT 100) o) AS orders,
      (SELECT coalesce(json_agg(s), '[]') FROM (
        SELECT s.code, c.order_id AS "orderId" FROM coupon_codes s LEFT JOIN coupon_uses c ON c.single_code = s.code
        WHERE s.coupon_id = k.id ORDER BY s.code LIMIT ${mostCouponCodes}) s) AS codes
    FROM coupons k WHERE k.id = $1`,
  row: DeskCoupon,
});
const lockCoupon = declareStatement({
  name: 'desk_coupon_lock',
  text: 'SELECT id FROM coupons WHERE id = $1 FOR UPDATE',
  row: Type.Object({ id: Id }),
});
const countCodes = declareStatement({
  name: 'desk_coupon_codes',
  text: 'SELECT count(*)::int AS count FROM coupon_codes WHERE coupon_id = $1',
  row: Type.Object({ count: Type.Integer() }),
});
const addCodes = declareStatement({
  name: 'desk_coupon_add_codes',
  text: `INSERT INTO coupon_codes (code, coupon_id)
    SELECT DISTINCT c, $coupon::int FROM unnest($codes::text[]) AS c WHERE NOT EXISTS (SELECT FROM coupons k WHERE k.code = c)
    ON CONFLICT DO NOTHING RETURNING code`,
  row: Type.Object({ code: Type.String() }),
});

/** The desk's calls about the use and the single codes of a coupon. Its terms are a list of the setup. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now, callers, limits }) => {
  const params = Type.Object({ id: Id });
  const unknown = () => refuse(404, 'not_found', messages.couponUnknown);

  app.get(
    '/admin/coupons/:id',
    { schema: { params, response: { 200: answerOf(DeskCoupon) } } },
    async (request) => {
      const [coupon] = await db.query(readCoupon, [request.params.id]);
      if (!coupon) throw unknown();
      return { data: coupon };
    },
  );

  app.post(
    '/admin/coupons/:id/codes',
    {
      config: limits.writes,
      schema: { params, body: MakeCouponCodes, response: { 200: answerOf(Type.Null()) } },
    },
    async (request) => {
      const { id } = request.params;
      const { count } = request.body;
      const { userId: operator } = await callers.require(request);
      await db.orm.transaction(async (tx) => {
        const queries = queriesIn(tx);
        if ((await queries.query(lockCoupon, [id])).length === 0) throw unknown();
        const [known] = await queries.query(countCodes, [id]);
        if ((known?.count ?? 0) + count > mostCouponCodes)
          throw refuse(409, 'conflict', messages.tooManyCodes, { count: messages.tooManyCodes });
        const codes = Array.from({ length: count }, drawCode);
        const added = await queries.query(addCodes, { coupon: id, codes });
        await recordDeskChange(
          { db: queries, now },
          {
            operator,
            area: 'coupon',
            subject: String(id),
            action: 'create',
            before: null,
            after: { codes: added.length },
          },
        );
      });
      return { data: null };
    },
  );
};

export default routes;
