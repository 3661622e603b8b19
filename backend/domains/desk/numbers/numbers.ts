import type { Database } from '@/backend/db/connect';
import type { NumbersRange, ShopNumbers } from '@/contract/desk/numbers';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { dayMs } from '@/utils/timeUnits';
import * as statements from './statements';

/** Numbers are computed at most this often for each range. */
const cachedMs = 30_000;

const daysOf: Readonly<Record<NumbersRange, number>> = { today: 1, week: 7, month: 30, quarter: 90 };

/** Begin of a day in Tehran, ms since the epoch. Iran has no summer time any more. @param date `YYYY-MM-DD` */
const beginOf = (date: string) => Date.parse(`${date}T00:00:00+03:30`);

/** Answers the numbers of a range, computed by few statements one after the other and kept for a short time. */
export function numbersOf({ db, now }: { db: Pick<Database, 'query'>; now: () => number }) {
  const kept = new Map<NumbersRange, { until: number; numbers: Promise<ShopNumbers> }>();
  return (range: NumbersRange): Promise<ShopNumbers> => {
    const found = kept.get(range);
    if (found && now() < found.until) return found.numbers;
    const numbers = computeNumbers(db, range, now());
    kept.set(range, { until: now() + cachedMs, numbers });
    numbers.catch(() => kept.delete(range));
    return numbers;
  };
}

async function computeNumbers(
  db: Pick<Database, 'query'>,
  range: NumbersRange,
  now: number,
): Promise<ShopNumbers> {
  const days = daysOf[range];
  const today = tehranDateOf(now);
  const end = beginOf(today) + dayMs;
  const begin = end - days * dayMs;
  const iso = (time: number) => new Date(time).toISOString();
  const [from, to] = [iso(begin), iso(end)];
  const hourly = range === 'today';

  const found = await db.query(statements.steps, { from, to, hourly });
  const [previous = { orders: 0, amount: 0 }] = await db.query(statements.sales, {
    from: iso(begin - days * dayMs),
    to: from,
  });
  const states = await db.query(statements.states, { from, to });
  const [instalments] = await db.query(statements.openInstalments, { today });
  const bestSellers = await db.query(statements.bestSellers, { from, to });
  const [shelves] = await db.query(statements.shelves, { now: iso(now), firstDay: tehranDateOf(begin) });
  const [waiting] = await db.query(statements.waiting);
  if (!instalments || !shelves || !waiting) throw new Error('A statement without groups answered no row.');

  const byStep = new Map(found.map((step) => [step.at, step]));
  const keys = hourly
    ? Array.from({ length: 24 }, (_, hour) => `${today}T${String(hour).padStart(2, '0')}`)
    : Array.from({ length: days }, (_, day) => tehranDateOf(begin + day * dayMs));
  const steps = keys.map((at) => byStep.get(at) ?? { at, orders: 0, amount: 0, customers: 0 });
  const sum = (key: 'orders' | 'amount' | 'customers') => steps.reduce((all, step) => all + step[key], 0);
  const [orders, amount] = [sum('orders'), sum('amount')];
  return {
    range,
    sales: { orders, amount, averageOrder: orders > 0 ? Math.round(amount / orders) : null, previous },
    newCustomers: sum('customers'),
    steps,
    states,
    instalments,
    bestSellers,
    ...shelves,
    waiting,
  };
}
