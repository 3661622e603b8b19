import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { waitingPlanRequest } from '@/backend/domains/credit/planRequest/desk';
import { isStuck } from '@/backend/server/outbox';
import { mostCountedProducts, ShopNumbers } from '@/contract/desk/numbers';
import { mostCounted, usualLowStock } from '@/contract/limits';
import { cameBack, goodsRows, goodsSums, salesRows } from './sales';

/** Rows of the tables «best-selling», «out of stock» and «searched in vain». */
const mostListed = 10;

const Count = Type.Integer();
/** The day, or the hour of today, of an instant. */
const stepOf = (column: string) =>
  `to_char(${column} AT TIME ZONE 'Asia/Tehran', CASE WHEN $hourly::boolean THEN 'YYYY-MM-DD"T"HH24' ELSE 'YYYY-MM-DD' END)`;

/** Sales, returns and new customers of the steps that have any. */
export const steps = declareStatement({
  name: 'numbers_steps',
  text: `SELECT at, sum(orders)::int AS orders, sum(gross)::bigint AS gross, sum(returned)::bigint AS returned,
      (sum(gross) - sum(returned))::bigint AS net, sum(customers)::int AS customers FROM (
      SELECT key AS at, orders, gross, returned, 0 AS customers FROM (${salesRows({ key: stepOf('{at}') })}) sales
      UNION ALL
      SELECT ${stepOf('u.created_at')}, 0, 0, 0, 1 FROM users u WHERE u.created_at >= $from AND u.created_at < $to
    ) s GROUP BY at`,
  row: ShopNumbers.properties.steps.items,
});

/** Orders and returns from `from` to `to`. */
export const sales = declareStatement({
  name: 'numbers_sales',
  text: `SELECT coalesce(sum(orders), 0)::int AS orders, coalesce(sum(gross), 0)::bigint AS gross, coalesce(sum(returned), 0)::bigint AS returned,
      coalesce(sum(gross) - sum(returned), 0)::bigint AS net FROM (${salesRows({ key: `''` })}) s`,
  row: ShopNumbers.properties.sales.properties.previous,
});

/** Orders of which something came back, and the money that went back: into wallets, and off loans. */
export const refunds = declareStatement({
  name: 'numbers_refunds',
  text: `SELECT (SELECT count(DISTINCT r.order_id)::int FROM order_returns r WHERE ${cameBack} AND r.policy_id IS NULL) AS "returnedOrders",
      (coalesce((SELECT sum(w.amount) FROM wallet_entries w WHERE w.kind = 'refund' AND w.created_at >= $from AND w.created_at < $to), 0)
        + coalesce((SELECT sum(r.to_lender) FROM order_returns r WHERE ${cameBack}), 0))::bigint AS refunds`,
  row: Type.Object({ returnedOrders: Count, refunds: Type.Integer() }),
});

export const states = declareStatement({
  name: 'numbers_states',
  text: `SELECT state, count(*)::int AS count FROM orders WHERE placed_at >= $from AND placed_at < $to GROUP BY state ORDER BY 2 DESC, 1`,
  row: ShopNumbers.properties.states.items,
});

const moneyOf = (which: string) =>
  `json_build_object('count', count(*) FILTER (WHERE ${which}), 'amount', coalesce(sum(i.amount) FILTER (WHERE ${which}), 0))`;
/** Unpaid instalments of paid orders: all, those due within a week, and overdue ones. */
export const openInstalments = declareStatement({
  name: 'numbers_instalments',
  text: `SELECT ${moneyOf('true')} AS open, ${moneyOf('i.due_date >= $today::date AND i.due_date < $today::date + 7')} AS due,
      ${moneyOf('i.due_date < $today::date')} AS late
    FROM instalments i JOIN orders o ON o.id = i.order_id AND o.paid_at IS NOT NULL AND o.state <> 'cancelled'
    WHERE i.paid_at IS NULL`,
  row: ShopNumbers.properties.instalments,
});

export const bestSellers = declareStatement({
  name: 'numbers_best_sellers',
  text: `SELECT product_id AS "productId", min(title) AS title, ${goodsSums} FROM (${goodsRows}) g
    GROUP BY product_id, CASE WHEN product_id IS NULL THEN slug END HAVING sum(pieces) > 0
    ORDER BY sum(pieces) - sum(back) DESC, net DESC, 2 LIMIT ${mostListed}`,
  row: ShopNumbers.properties.bestSellers.items,
});

export const shelves = declareStatement({
  name: 'numbers_shelves',
  text: `SELECT json_build_object(
        'count', (SELECT count(*) FROM (SELECT FROM listings l WHERE NOT l.in_stock AND l.valid_from <= $now AND $now < l.valid_to
          LIMIT ${mostCountedProducts}) c),
        'products', coalesce((SELECT json_agg(json_build_object('id', p.id, 'slug', p.slug, 'title', p.title) ORDER BY s.popularity DESC, p.id)
          FROM (SELECT l.product_id, l.popularity FROM listings l WHERE NOT l.in_stock AND l.valid_from <= $now AND $now < l.valid_to
            ORDER BY l.popularity DESC, l.product_id LIMIT ${mostListed}) s JOIN products p ON p.id = s.product_id), '[]')) AS "outOfStock",
      coalesce((SELECT json_agg(json_build_object('term', m.term, 'count', m.count) ORDER BY m.count DESC, m.term)
        FROM (SELECT term, sum(count)::int AS count FROM missed_searches WHERE day BETWEEN $firstDay::date AND $lastDay::date GROUP BY term
          ORDER BY 2 DESC, 1 LIMIT ${mostListed}) m), '[]') AS "missedSearches"`,
  row: Type.Pick(ShopNumbers, ['outOfStock', 'missedSearches']),
});

/** Counts at most `mostCounted` rows. */
const atMost = (rows: string) => `(SELECT count(*)::int FROM (${rows} LIMIT ${mostCounted}) c)`;

export const waiting = declareStatement({
  name: 'numbers_waiting',
  text: `SELECT ${atMost(`SELECT FROM orders WHERE state IN ('paymentReview', 'preparing', 'shipped') AND paid_at IS NOT NULL`)} AS orders,
      ${atMost(`SELECT FROM cheques WHERE state = 'inReview' AND order_id IS NOT NULL`)} AS cheques,
      ${atMost(`SELECT FROM order_returns WHERE state IN ('requested', 'received', 'accepted')`)} AS returns,
      ${atMost(`SELECT FROM conversations c WHERE EXISTS (SELECT FROM conversation_messages m
        WHERE m.conversation_id = c.id AND m.sender = 'shopper' AND m.id > c.answered_message_id)`)} AS conversations,
      ${atMost(`SELECT FROM reviews WHERE state = 'pending'`)} AS reviews,
      ${atMost(`SELECT FROM product_questions WHERE state = 'pending' UNION ALL SELECT FROM product_answers WHERE state = 'pending'`)} AS questions,
      ${atMost(`SELECT FROM plan_requests r WHERE ${waitingPlanRequest}`)} AS "planRequests",
      ${atMost(`SELECT FROM leasing_requests r WHERE r.state = 'inReview' OR (r.state = 'approved'
        AND EXISTS (SELECT FROM cheques c WHERE c.leasing_id = r.id AND c.state = 'inReview'))`)} AS leasings,
      ${atMost(`SELECT FROM beta_registrations WHERE state = 'registered'`)} AS "betaRegistrations",
      ${atMost(`SELECT FROM cooperation_requests WHERE state IN ('submitted', 'inReview')`)} AS cooperations,
      ${atMost(`SELECT FROM desk_proposals WHERE state = 'waiting'`)} AS proposals,
      ${atMost(`SELECT FROM outbox WHERE ${isStuck('$now::timestamptz')}`)} AS "stuckJobs",
      ${atMost(`SELECT FROM product_properties v JOIN products p ON p.id = v.product_id AND p.removed_at IS NULL
        WHERE v.removed_at IS NULL AND v.stock BETWEEN 1 AND (SELECT coalesce((s.company ->> 'lowStock')::int, ${usualLowStock}) FROM settings s)`)} AS "lowStock"`,
  row: ShopNumbers.properties.waiting,
});
