import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { customerColumn } from '@/backend/desk/action';
import { writeCsv } from '@/backend/domains/browse/catalogueImport/exportFile';
import { pageOf, pageSize, readCursor } from '@/backend/server/paging';
import { Nullable } from '@/contract/common';
import {
  DeskInstalment,
  type DeskInstalmentFilter,
  DeskInstalmentPage,
  type DeskInstalmentQuery,
} from '@/contract/desk/instalment';
import { withLateFees } from '@/rules/facility/lateFee';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { addDays } from '@/rules/workingDays';
import { markFormula } from '@/utils/csv';

type Parts = { db: Pick<Database, 'query'>; now: () => number };

const Row = Type.Object({ ...DeskInstalment.properties, lateRate: Nullable(Type.Number()) });
const listOf = (name: string, by: string, chosen: string, beyond: string, order: string) =>
  declareStatement({
    name,
    text: `SELECT i.order_id AS "orderId", i.number, o.facility ->> 'name' AS plan,
        (SELECT count(*)::int FROM instalments n WHERE n.order_id = i.order_id) AS "of",
        i.due_date::text AS "dueDate", i.amount, i.late_fee AS "lateFee", i.fee_waived_at IS NOT NULL AS "feeWaived",
        i.saving, iso(i.paid_at) AS "paidAt", (o.facility ->> 'lateRate')::float8 AS "lateRate", ${customerColumn}
      FROM instalments i JOIN orders o ON o.id = i.order_id JOIN users u ON u.id = o.user_id
      WHERE ${chosen} AND o.facility IS NOT NULL AND ($plan::int IS NULL OR o.plan_id = $plan)
        AND o.state IN ('preparing', 'shipped', 'delivered', 'partlyReturned') AND ${beyond}
      ORDER BY ${['i.order_id', 'i.number'].reduce((all, one) => `${all}, ${one} ${order}`, `${by} ${order}`)} LIMIT $limit`,
    row: Row,
  });

const open = listOf(
  'desk_instalments_open',
  'i.due_date',
  'i.paid_at IS NULL AND i.due_date BETWEEN $from::date AND $to::date',
  '(i.due_date, i.order_id, i.number) > ($at::date, $order::int, $number::int)',
  'ASC',
);
const paid = listOf(
  'desk_instalments_paid',
  'i.paid_at',
  `i.paid_at >= $from::date::timestamp AT TIME ZONE 'Asia/Tehran'`,
  '(i.paid_at, i.order_id, i.number) < ($at::timestamptz, $order::int, $number::int)',
  'DESC',
);
const plans = declareStatement({
  name: 'desk_instalment_plans',
  text: 'SELECT p.id, p.name AS title FROM facility_plans p ORDER BY p.name, p.id LIMIT 200',
  row: DeskInstalmentPage.properties.plans.items,
});

const firstDay = '1900-01-01';
const lastDay = '9999-12-31';
const cursorShape = /^([\dTZ.:-]{10,30})_(\d{1,9})_(\d{1,9})$/;

/** The days, in Tehran, of the instalments of a filter. */
function daysOf({ tab, days }: DeskInstalmentFilter, today: string) {
  if (tab === 'due') return { from: today, to: days ? addDays(today, days) : lastDay };
  return { from: days ? addDays(today, -days) : firstDay, to: addDays(today, -1) };
}

async function readRows(
  { db, now }: Parts,
  { cursor, ...filter }: DeskInstalmentQuery,
  limit: number,
): Promise<DeskInstalment[]> {
  const today = tehranDateOf(now());
  const { from, to } = daysOf(filter, today);
  const isPaid = filter.tab === 'paid';
  const [at, order, number] =
    cursor === undefined
      ? isPaid
        ? [lastDay, 0, 0]
        : [firstDay, 0, 0]
      : readCursor(cursor, isPaid ? cursorShape : /^(\d{4}-\d\d-\d\d)_(\d{1,9})_(\d{1,9})$/);
  const values = {
    from,
    at,
    order: Number(order),
    number: Number(number),
    plan: filter.planId ?? null,
    limit,
  };
  const rows = isPaid ? await db.query(paid, values) : await db.query(open, { ...values, to });
  return rows.flatMap(({ lateRate, ...row }) => withLateFees([row], lateRate ?? undefined, today));
}

const cursorOf = ({ dueDate, paidAt, orderId, number }: DeskInstalment) =>
  `${paidAt ?? dueDate}_${orderId}_${number}`;

/** A page of the instalments of all customers. Two statements. @throws 400 for a broken cursor */
export async function listInstalments(parts: Parts, query: DeskInstalmentQuery): Promise<DeskInstalmentPage> {
  const [found, known] = await Promise.all([readRows(parts, query, pageSize + 1), parts.db.query(plans)]);
  const { rows: instalments, nextCursor } = pageOf(found, cursorOf);
  return { instalments, nextCursor, plans: known };
}

/** Rows of one statement of a file. */
const batchSize = 500;
const titles = ['سفارش', 'قسط', 'طرح', 'مشتری', 'موبایل', 'سررسید', 'مبلغ', 'دیرکرد', 'زمان پرداخت'];

/** All instalments of a filter as CSV; amounts in toman, days of the Gregorian calendar. Lines are read as they are sent. */
export function exportInstalments(parts: Parts, filter: DeskInstalmentFilter): Readable {
  async function* records(): AsyncGenerator<string[]> {
    for (let cursor: string | undefined; ; ) {
      const rows = await readRows(parts, { ...filter, ...(cursor ? { cursor } : {}) }, batchSize);
      for (const { orderId, number, plan, customer, dueDate, amount, lateFee, paidAt } of rows)
        yield [
          ...[String(orderId), String(number), markFormula(plan), markFormula(customer.name)],
          ...[customer.mobile ?? '', dueDate, String(amount), String(lateFee), paidAt ?? ''],
        ];
      const last = rows.at(-1);
      if (!last || rows.length < batchSize) return;
      cursor = cursorOf(last);
    }
  }
  return writeCsv(titles, records());
}
