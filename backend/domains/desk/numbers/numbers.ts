import type { Database } from '@/backend/db/connect';
import type { Period } from '@/contract/desk/numberReport';
import type { ShopNumbers } from '@/contract/desk/numbers';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { dayMs } from '@/utils/timeUnits';
import { boundsOf } from './period';
import * as statements from './statements';

/** Numbers are computed at most this often for each period. */
const cachedMs = 30_000;
/** Periods whose numbers are kept at once. */
const mostKept = 50;

/** Answers the numbers of a period, computed by few statements one after the other and kept for a short time. */
export function numbersOf({ db, now }: { db: Pick<Database, 'query'>; now: () => number }) {
  const kept = new Map<string, { until: number; numbers: Promise<ShopNumbers> }>();
  return (period: Period): Promise<ShopNumbers> => {
    const key = `${period.from} ${period.to}`;
    const found = kept.get(key);
    if (found && now() < found.until) return found.numbers;
    const numbers = computeNumbers(db, period, now());
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, { until: now() + cachedMs, numbers });
    numbers.catch(() => kept.delete(key));
    return numbers;
  };
}

const emptyStep = { orders: 0, gross: 0, returned: 0, net: 0, customers: 0 };

async function computeNumbers(
  db: Pick<Database, 'query'>,
  period: Period,
  now: number,
): Promise<ShopNumbers> {
  const { begin, end, days } = boundsOf(period);
  const iso = (time: number) => new Date(time).toISOString();
  const range = { from: iso(begin), to: iso(end) };
  const hourly = days === 1;

  const found = await db.query(statements.steps, { ...range, hourly });
  const [sales] = await db.query(statements.sales, range);
  const [previous] = await db.query(statements.sales, { from: iso(begin - days * dayMs), to: range.from });
  const [wentBack] = await db.query(statements.refunds, range);
  const states = await db.query(statements.states, range);
  const [instalments] = await db.query(statements.openInstalments, { today: tehranDateOf(now) });
  const bestSellers = await db.query(statements.bestSellers, range);
  const [shelves] = await db.query(statements.shelves, {
    now: iso(now),
    firstDay: period.from,
    lastDay: period.to,
  });
  const [waiting] = await db.query(statements.waiting, { now: iso(now) });
  if (!sales || !previous || !wentBack || !instalments || !shelves || !waiting)
    throw new Error('A statement without groups answered no row.');

  const byStep = new Map(found.map((step) => [step.at, step]));
  const keys = hourly
    ? Array.from({ length: 24 }, (_, hour) => `${period.from}T${String(hour).padStart(2, '0')}`)
    : Array.from({ length: days }, (_, day) => tehranDateOf(begin + day * dayMs));
  const steps = keys.map((at) => byStep.get(at) ?? { at, ...emptyStep });
  const averageOrder = sales.orders > 0 ? Math.round(sales.gross / sales.orders) : null;
  return {
    sales: { ...sales, returnedOrders: wentBack.returnedOrders, averageOrder, previous },
    refunds: wentBack.refunds,
    newCustomers: steps.reduce((all, { customers }) => all + customers, 0),
    steps,
    states,
    instalments,
    bestSellers,
    ...shelves,
    waiting,
  };
}
