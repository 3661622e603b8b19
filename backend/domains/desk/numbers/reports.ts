import { declareStatement, pickValues } from '@/backend/db/statement';
import type { DomainParts } from '@/backend/server/parts';
import {
  mostReportRows,
  NumberReport,
  type ReportName,
  type ReportQuery,
} from '@/contract/desk/numberReport';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { pageReports } from './pageReports';
import { boundsOf } from './period';
import { cameBack, goodsRows, goodsSums, salesRows, sold } from './sales';

const salesSums = `sum(orders)::int AS orders, sum(gross)::bigint AS gross, sum(returned)::bigint AS returned,
  (sum(gross) - sum(returned))::bigint AS net`;
const inPeriod = (column: string) => `${column} >= $from AND ${column} < $to`;

const salesBy = (key: string, joins?: string) =>
  `SELECT key, ${salesSums} FROM (${salesRows(joins === undefined ? { key } : { key, joins })}) s GROUP BY key ORDER BY net DESC, key`;
/** By the titles of a table that a product names. A product that was deleted has none. */
const goodsBy = (table: 'categories' | 'brands', column: string) =>
  `SELECT coalesce(t.title, '') AS key, ${goodsSums} FROM (${goodsRows}) g
    LEFT JOIN products p ON p.id = g.product_id LEFT JOIN ${table} t ON t.id = p.${column} GROUP BY 1 ORDER BY net DESC, key`;

const counted = (step: string) =>
  `(SELECT coalesce(sum(c.count), 0) FROM daily_counts c WHERE c.step = '${step}' AND c.day BETWEEN $firstDay::date AND $lastDay::date)`;

/** SQL of each report: its first column is `key`, the others are those of `reportColumns`. */
const texts: Readonly<Record<ReportName, string>> = {
  categories: goodsBy('categories', 'category_id'),
  brands: goodsBy('brands', 'brand_id'),
  plans: salesBy(`coalesce(p.name, '')`, 'LEFT JOIN facility_plans p ON p.id = o.plan_id'),
  cities: salesBy(`coalesce(c.title, '')`, 'LEFT JOIN cities c ON c.id = o.city_id'),
  gateways: `SELECT a.gateway AS key, count(*)::int AS attempts, count(*) FILTER (WHERE a.state IN ('verified', 'settled'))::int AS paid,
      coalesce(sum(a.amount) FILTER (WHERE a.state IN ('verified', 'settled')), 0)::bigint AS amount
    FROM payment_attempts a WHERE ${inPeriod('a.created_at')} GROUP BY a.gateway ORDER BY amount DESC, key`,
  funnel: `SELECT key, count, round(100.0 * count / nullif(lag(count) OVER (ORDER BY place), 0), 1)::float AS percent FROM (VALUES
      (1, 'productView', ${counted('productView')}), (2, 'basket', ${counted('basket')}), (3, 'checkout', ${counted('checkout')}),
      (4, 'placed', (SELECT count(*) FROM orders o WHERE ${inPeriod('o.placed_at')})),
      (5, 'paid', (SELECT count(*) FROM orders o WHERE ${inPeriod('o.placed_at')} AND o.paid_at IS NOT NULL))
    ) f (place, key, count) ORDER BY place`,
  searches: `SELECT m.term AS key, sum(m.count)::int AS count FROM missed_searches m
    WHERE m.day BETWEEN $firstDay::date AND $lastDay::date GROUP BY m.term ORDER BY 2 DESC, 1`,
  // The price of purchase is the weighted average of the receipts until the end of the period (IAS 2, paragraph 27).
  profit: `SELECT key, sum(pieces)::int AS pieces, coalesce(sum(net) FILTER (WHERE average IS NOT NULL), 0)::bigint AS costed,
      coalesce(round(sum(pieces * average)), 0)::bigint AS cost,
      coalesce(round(sum(net - pieces * average)), 0)::bigint AS profit, coalesce(sum(pieces) FILTER (WHERE average IS NULL), 0)::int AS uncosted
    FROM (SELECT max(title) AS key, product_id, property_id, sum(pieces - back) AS pieces, sum(gross - returned) AS net FROM (${goodsRows}) g
        GROUP BY product_id, property_id) s
      CROSS JOIN LATERAL (SELECT sum(m.change * m.cost) / nullif(sum(m.change), 0)::numeric AS average FROM stock_moves m
        WHERE m.property_id = s.property_id AND m.reason = 'receipt' AND m.cost IS NOT NULL AND m.at < $to) c
    GROUP BY key, product_id ORDER BY profit DESC, key`,
  stock: `SELECT concat_ws('، ', p.title, v.colour_title, v.option_title) AS key, v.stock, s.pieces, floor(v.stock * $days::int / s.pieces)::int AS "daysLeft"
    FROM (SELECT i.property_id, sum(i.qty)::int AS pieces FROM orders o JOIN order_items i ON i.order_id = o.id
        WHERE ${sold} GROUP BY i.property_id) s
      JOIN product_properties v ON v.id = s.property_id AND v.removed_at IS NULL
      JOIN products p ON p.id = v.product_id AND p.removed_at IS NULL
    ORDER BY 4, 3 DESC, 1`,
  instalments: `SELECT i.due_date::text AS key, count(*)::int AS count, sum(i.amount)::bigint AS amount,
      coalesce(sum(i.amount - i.saving + i.late_fee) FILTER (WHERE i.paid_at IS NOT NULL), 0)::bigint AS "paidAmount",
      coalesce(sum(i.amount) FILTER (WHERE i.paid_at IS NULL), 0)::bigint AS "openAmount",
      coalesce(sum(i.amount) FILTER (WHERE i.paid_at IS NULL AND i.due_date < $today::date), 0)::bigint AS "lateAmount"
    FROM instalments i JOIN orders o ON o.id = i.order_id AND o.paid_at IS NOT NULL AND o.state <> 'cancelled'
    WHERE i.due_date BETWEEN $firstDay::date AND $lastDay::date GROUP BY i.due_date ORDER BY i.due_date`,
  returns: `SELECT r.reason AS key, count(*)::int AS count, coalesce(sum((SELECT sum(l.qty) FROM order_return_lines l WHERE l.return_id = r.id)), 0)::int AS pieces,
      sum(r.worth)::bigint AS returned, sum(r.to_wallet + r.to_lender)::bigint AS refunds
    FROM order_returns r WHERE ${cameBack} GROUP BY r.reason ORDER BY 2 DESC, 1`,
  ...pageReports,
};

const declareReport = (name: ReportName) =>
  declareStatement({
    name: `numbers_report_${name}`,
    text: `SELECT r.key, to_jsonb(r) - 'key' AS values FROM (${texts[name]}) r LIMIT ${mostReportRows + 1}`,
    row: NumberReport.properties.rows.items,
  });
const statements = Object.fromEntries(
  (Object.keys(texts) as ReportName[]).map((name) => [name, declareReport(name)]),
) as Record<ReportName, ReturnType<typeof declareReport>>;

/** Computes a report by one statement. @throws 422 for a period that is none or too long */
export async function readReport(
  { db, now, payment }: Pick<DomainParts, 'db' | 'now' | 'payment'>,
  { report, from, to }: ReportQuery,
): Promise<NumberReport> {
  const { begin, end, days } = boundsOf({ from, to });
  const values = {
    from: new Date(begin).toISOString(),
    to: new Date(end).toISOString(),
    firstDay: from,
    lastDay: to,
    days,
    today: tehranDateOf(now()),
  };
  const statement = statements[report];
  /** The title of a gateway; its code when the shop accepts it no more. */
  const nameOf = (key: string) =>
    report === 'gateways' ? (payment.gateways.known.find(({ code }) => code === key)?.title ?? key) : key;
  const rows = await db.query(statement, pickValues(statement, values));
  const named = rows.slice(0, mostReportRows).map(({ key, values }) => ({ key: nameOf(key), values }));
  return { rows: named, isCut: rows.length > mostReportRows };
}
