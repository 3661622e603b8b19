import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { waitingPlanRequest } from '@/backend/domains/credit/planRequest/desk';
import { mostCountedProducts, ShopNumbers } from '@/contract/desk/numbers';
import { mostCounted } from '@/contract/limits';

/** Rows of the tables «best-selling», «out of stock» and «searched in vain». */
const mostListed = 10;

const Count = Type.Integer();
const total = 'o.goods_total - o.discount_total + o.service_total - o.coupon_discount + o.shipping_cost';
const sold = `o.paid_at >= $from AND o.paid_at < $to AND o.state <> 'cancelled'`;
/** The day, or the hour of today, of an instant. */
const stepOf = (column: string) =>
  `to_char(${column} AT TIME ZONE 'Asia/Tehran', CASE WHEN $hourly::boolean THEN 'YYYY-MM-DD"T"HH24' ELSE 'YYYY-MM-DD' END)`;

/** Sales and new customers of the steps that have any. */
export const steps = declareStatement({
  name: 'numbers_steps',
  text: `SELECT at, sum(orders)::int AS orders, sum(amount)::bigint AS amount, sum(customers)::int AS customers FROM (
      SELECT ${stepOf('o.paid_at')} AS at, count(*) AS orders, sum(${total}) AS amount, 0 AS customers
        FROM orders o WHERE ${sold} GROUP BY 1
      UNION ALL
      SELECT ${stepOf('u.created_at')}, 0, 0, count(*) FROM users u WHERE u.created_at >= $from AND u.created_at < $to GROUP BY 1
    ) s GROUP BY at`,
  row: Type.Object({ at: Type.String(), orders: Count, amount: Type.Integer(), customers: Count }),
});

/** Orders and their amount from `from` to `to`. */
export const sales = declareStatement({
  name: 'numbers_sales',
  text: `SELECT count(*)::int AS orders, coalesce(sum(${total}), 0)::bigint AS amount FROM orders o WHERE ${sold}`,
  row: ShopNumbers.properties.sales.properties.previous,
});

export const states = declareStatement({
  name: 'numbers_states',
  text: `SELECT state, count(*)::int AS count FROM orders WHERE placed_at >= $from AND placed_at < $to GROUP BY state ORDER BY 2 DESC, 1`,
  row: ShopNumbers.properties.states.items,
});

/** Unpaid instalments of paid orders that are overdue, or due within a week. */
export const openInstalments = declareStatement({
  name: 'numbers_instalments',
  text: `SELECT json_build_object('count', count(*) FILTER (WHERE i.due_date >= $today::date),
        'amount', coalesce(sum(i.amount) FILTER (WHERE i.due_date >= $today::date), 0)) AS due,
      json_build_object('count', count(*) FILTER (WHERE i.due_date < $today::date),
        'amount', coalesce(sum(i.amount) FILTER (WHERE i.due_date < $today::date), 0)) AS late
    FROM instalments i JOIN orders o ON o.id = i.order_id AND o.paid_at IS NOT NULL AND o.state <> 'cancelled'
    WHERE i.paid_at IS NULL AND i.due_date < $today::date + 7`,
  row: ShopNumbers.properties.instalments,
});

export const bestSellers = declareStatement({
  name: 'numbers_best_sellers',
  text: `SELECT i.product_id AS "productId", min(i.title) AS title, sum(i.qty)::int AS pieces,
      sum(i.qty * (i.price - i.discount))::bigint AS amount
    FROM orders o JOIN order_items i ON i.order_id = o.id WHERE ${sold}
    GROUP BY i.product_id, CASE WHEN i.product_id IS NULL THEN i.slug END ORDER BY 3 DESC, 4 DESC, 2 LIMIT ${mostListed}`,
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
        FROM (SELECT term, sum(count)::int AS count FROM missed_searches WHERE day >= $firstDay::date GROUP BY term
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
      ${atMost(`SELECT FROM cooperation_requests WHERE state IN ('submitted', 'inReview')`)} AS cooperations`,
  row: ShopNumbers.properties.waiting,
});
