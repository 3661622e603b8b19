import type { Readable } from 'node:stream';
import { declareStatement } from '@/backend/db/statement';
import { writeCsv } from '@/backend/domains/browse/catalogueImport/exportFile';
import { pageOf, pageSize, readIdCursor } from '@/backend/server/paging';
import type { DomainParts } from '@/backend/server/parts';
import {
  DeskPolicy,
  type DeskPolicyFilter,
  DeskPolicyPage,
  type DeskPolicyQuery,
} from '@/contract/desk/policy';
import { addJalaliMonths, dateOfJalali, jalaliOf, noonOf } from '@/rules/jalali/jalali';
import { markFormula } from '@/utils/csv';

type Parts = Pick<DomainParts, 'db' | 'outer'>;

/** A moment of the month of the filter. */
const inMonth = (column: string) =>
  `${column} >= $first::date::timestamp AT TIME ZONE 'Asia/Tehran' AND ${column} < $next::date::timestamp AT TIME ZONE 'Asia/Tehran'`;
const wasCancelled = `p.state = 'cancelled' AND p.number IS NOT NULL AND ${inMonth('p.changed_at')}`;

const list = declareStatement({
  name: 'desk_policies',
  text: `SELECT p.id, i.order_id AS "orderId", p.item_id AS "itemId", p.service_id AS "serviceId", p.title, i.title AS product, p.provider,
      p.state, p.number, p.cover_from::text AS "from", p.cover_to::text AS "to", iso(p.issued_at) AS "issuedAt", iso(p.changed_at) AS "changedAt",
      p.amount, p.returned, p.error
    FROM policies p JOIN order_items i ON i.id = p.item_id
    WHERE p.id < $below::bigint AND ($provider::text IS NULL OR p.provider = $provider) AND CASE $tab::text
      WHEN 'issued' THEN ${inMonth('p.issued_at')} WHEN 'cancelled' THEN ${wasCancelled}
      ELSE p.state IN ('waiting', 'failed') OR p.error IS NOT NULL END
    ORDER BY p.id DESC LIMIT $limit`,
  row: DeskPolicy,
});
const sumUp = declareStatement({
  name: 'desk_policy_sums',
  text: `SELECT p.provider, count(*) FILTER (WHERE ${inMonth('p.issued_at')})::int AS issued,
      coalesce(sum(p.amount) FILTER (WHERE ${inMonth('p.issued_at')}), 0)::bigint AS amount,
      count(*) FILTER (WHERE ${wasCancelled})::int AS cancelled,
      coalesce(sum(p.returned) FILTER (WHERE ${wasCancelled}), 0)::bigint AS returned
    FROM policies p WHERE p.number IS NOT NULL AND (${inMonth('p.issued_at')} OR ${wasCancelled}) GROUP BY p.provider ORDER BY p.provider`,
  row: DeskPolicyPage.properties.sums.items,
});

/** The first days of the month of a day in the Jalali calendar and of the next one. */
function daysOf(day: string) {
  const { year, month } = jalaliOf(noonOf(day));
  const first = dateOfJalali(year, month, 1);
  return { first, next: addJalaliMonths(first, 1) };
}

const readRows = (
  { db }: Pick<Parts, 'db'>,
  { tab, month, provider, cursor }: DeskPolicyQuery,
  limit: number,
) =>
  db.query(list, { ...daysOf(month), tab, provider: provider ?? null, below: readIdCursor(cursor), limit });

/** A page of policies, newest first, with the sums of the month. Two statements. @throws 400 for a broken cursor */
export async function listPolicies(parts: Parts, query: DeskPolicyQuery): Promise<DeskPolicyPage> {
  const [found, sums] = await Promise.all([
    readRows(parts, query, pageSize + 1),
    parts.db.query(sumUp, daysOf(query.month)),
  ]);
  const { rows: policies, nextCursor } = pageOf(found, ({ id }) => String(id));
  const { insurer } = parts.outer.insurer;
  return { insurer: insurer && { isDemo: insurer.isDemo }, policies, sums, nextCursor };
}

/** Rows of one statement of a file. */
const batchSize = 500;
const titles = [
  ...['سفارش', 'بیمه‌نامه', 'بیمه', 'کالا', 'شرکت', 'وضعیت', 'صدور', 'آغاز پوشش', 'پایان پوشش', 'تغییر'],
  ...['مبلغ', 'برگشت‌شده'],
];

/** All policies of a filter as CSV; amounts in toman, days of the Gregorian calendar. Lines are read as they are sent. */
export function exportPolicies(parts: Pick<Parts, 'db'>, filter: DeskPolicyFilter): Readable {
  async function* records(): AsyncGenerator<string[]> {
    for (let cursor: string | undefined; ; ) {
      const rows = await readRows(parts, { ...filter, ...(cursor ? { cursor } : {}) }, batchSize);
      for (const one of rows)
        yield [
          ...[
            String(one.orderId),
            markFormula(one.number ?? ''),
            markFormula(one.title),
            markFormula(one.product),
          ],
          ...[markFormula(one.provider ?? ''), one.state, one.issuedAt ?? '', one.from ?? '', one.to ?? ''],
          ...[one.changedAt, String(one.amount), String(one.returned)],
        ];
      const last = rows.at(-1);
      if (!last || rows.length < batchSize) return;
      cursor = String(last.id);
    }
  }
  return writeCsv(titles, records());
}
