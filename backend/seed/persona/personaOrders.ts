import { sql } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';
import { orderReservations } from '@/backend/db/schema/checkout';
import { instalments, orderEvents, orderItems, orders } from '@/backend/db/schema/order';
import { orderSearchText } from '@/backend/domains/buy/order/searchText';
import { knownHolidays } from '@/backend/seed/holidays';
import { endOfTehranDay } from '@/backend/seed/offers';
import type { FacilityPlan } from '@/contract/facility';
import type { OrderAddress, OrderDelivery, OrderEvent, OrderState } from '@/contract/order';
import { listInstalments } from '@/rules/facility/instalments';
import { lateRateOf } from '@/rules/facility/lateFee';
import { type FacilityQuote, quotePlan } from '@/rules/facility/quote';
import { addJalaliMonths, noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { addWorkingDays } from '@/rules/workingDays';
import { formatDay } from '@/utils/dates';
import { formatWeekday } from '@/utils/firstLoad/weekday';
import { formatToman } from '@/utils/money';
import { dayMs, minuteMs } from '@/utils/timeUnits';
import type { PastOrder } from './personaHistory';
import type { PersonaVariant } from './personaProducts';

/** Months of the plan, instalments already paid, and days until the next. */
const [months, paidCount, daysLeft] = [12, 4, 9];

/** The calendar date on which an instalment of the running plan is due. @param now ms since the epoch */
const dueDateOf = (now: number, number: number) =>
  addJalaliMonths(tehranDateOf(now + daysLeft * dayMs), number - paidCount - 1);

/** The instant at which an instalment of the running plan is due, ms, noon UTC of its date. @param now ms since the epoch */
export const dueAt = (now: number, number: number) => noonOf(dueDateOf(now, number));

/** Facts of an order that its wallet entries and messages need. */
export type WrittenOrder = PastOrder & {
  placedAt: number;
  total: number;
  quote: FacilityQuote | null;
  titles: string[];
  steps: Step[];
};
type Step = { kind: OrderEvent['kind']; at: number; note: string | null };

const carriers: Record<PastOrder['carrier'], { title: string; cost: number }> = {
  courier: { title: 'پیک پله', cost: 0 },
  post: { title: 'پست پیشتاز', cost: 85_000 },
  tipax: { title: 'تیپاکس', cost: 140_000 },
};

/** Writes the demo shopper's orders with their lines, steps and instalments. @param now ms since the epoch */
export async function seedOrders(
  orm: Orm,
  history: readonly PastOrder[],
  {
    plan,
    now,
    ...buyer
  }: { userId: number; address: OrderAddress; cityId: number; plan: FacilityPlan; now: number },
  variants: ReadonlyMap<string, PersonaVariant[]>,
): Promise<WrittenOrder[]> {
  const rows = history.map((past) => rowsOf(past, variants, plan, now));
  await orm.insert(orders).values(rows.map(({ order }) => ({ ...order, ...buyer })));
  await orm.insert(orderItems).values(rows.flatMap(({ items }) => items));
  await orm
    .insert(orderEvents)
    .values(
      rows.flatMap(({ written: { id, steps } }) =>
        steps.map(({ kind, at, note }) => ({ orderId: id, kind, at: new Date(at), note })),
      ),
    );
  await orm.insert(instalments).values(rows.flatMap(({ parts }) => parts));
  for (const { id, state } of history) if (state === 'awaitingPayment') await reserveStock(orm, id);
  await orm.execute(
    sql`SELECT setval(pg_get_serial_sequence('orders', 'id'), ${Math.max(...history.map(({ id }) => id))})`,
  );
  return rows.map(({ written }) => written);
}

/** Reserves the stock of an unpaid order, so that it can be paid, or given up, like one that was placed in the shop. */
async function reserveStock(orm: Orm, orderId: number): Promise<void> {
  await orm.execute(sql`SELECT take_stock(${orderId}::int)`);
  await orm.insert(orderReservations).values({ orderId });
}

function rowsOf(
  past: PastOrder,
  variants: ReadonlyMap<string, PersonaVariant[]>,
  plan: FacilityPlan,
  now: number,
) {
  const { id, state, lines, carrier, unit } = past;
  const items = lines.map(([key, place, qty]) => {
    const variant = variants.get(key)?.[place];
    if (!variant) throw new RangeError(`${key} has no variant ${place}.`);
    return { ...variant, orderId: id, qty, units: unit ? [unit] : [] };
  });
  const goodsTotal = items.reduce((sum, { price, qty }) => sum + price * qty, 0);
  const discountTotal = items.reduce((sum, { discount, qty }) => sum + discount * qty, 0);
  const shippingCost = carriers[carrier].cost;
  const total = goodsTotal - discountTotal + shippingCost;
  const placedAt =
    past.daysAgo === null
      ? dueAt(now, 0)
      : now - past.daysAgo * dayMs - (past.daysAgo === 0 ? 40 * minuteMs : 0);
  const terms = past.onPlan ? quotePlan(plan, total, { months }) : null;
  const steps = stepsOf(state, placedAt, total);
  const paid = steps.find(({ kind }) => kind === 'paid');
  const titles = items.map(({ title }) => title);
  const order = {
    id,
    state,
    heldUntil: state === 'awaitingPayment' ? new Date(endOfTehranDay(now, 2)) : null,
    goodsTotal,
    discountTotal,
    shippingCost,
    payToday: terms?.payToday ?? total,
    paidAt: paid ? new Date(paid.at) : null,
    // The order that awaits its payment counts as no debt, so that the shopper of the demo can try the plan.
    planId: terms && state !== 'awaitingPayment' ? plan.id : null,
    facility: terms && {
      name: plan.name,
      method: plan.method,
      months,
      annualRate: plan.rate,
      prepayment: terms.prepayment,
      aboveCeiling: terms.aboveCeiling,
      fee: terms.fee,
      loanAmount: terms.loan,
      amountPerMonth: terms.amountPerMonth,
      lateRate: lateRateOf(plan),
    },
    delivery: deliveryOf(past, placedAt),
    searchText: orderSearchText(
      id,
      items.flatMap(({ title, otherNames }) => [title, ...otherNames]),
    ),
    placedAt: new Date(placedAt),
  };
  const runs = terms !== null && state === 'delivered';
  const contractDate = runs ? dueDateOf(now, 0) : tehranDateOf(placedAt);
  const parts = terms ? partsOf(id, terms.loan, plan, contractDate, runs ? paidCount : 0) : [];
  const written: WrittenOrder = { ...past, placedAt, total, quote: terms, titles, steps };
  return { order, items, parts, written };
}

const holidayDates = new Set(knownHolidays.map(({ date }) => date));

function deliveryOf({ id, carrier, state }: PastOrder, placedAt: number): OrderDelivery {
  const arrives = noonOf(addWorkingDays(tehranDateOf(placedAt), 3, holidayDates));
  const open = state === 'preparing' || state === 'shipped' || state === 'awaitingPayment';
  return {
    title: carriers[carrier].title,
    slot: open ? `${formatWeekday(arrives)} ${formatDay(arrives)}، ۱۵ تا ۱۸` : null,
    trackingCode: state === 'preparing' || state === 'awaitingPayment' ? null : `IP-${id + 903_312}`,
  };
}

/** The steps of an order up to its state, with some minutes or days between them. */
function stepsOf(state: OrderState, placedAt: number, total: number): Step[] {
  const step = (kind: Step['kind'], after: number, note: string | null = null): Step => ({
    kind,
    at: placedAt + after,
    note,
  });
  const placed = step('placed', 0);
  if (state === 'awaitingPayment') return [placed];
  const paid = [placed, step('paid', 2 * minuteMs)];
  if (state === 'cancelled') {
    return [...paid, step('cancelled', dayMs, 'به درخواست شما لغو شد و مبلغ آن به کیف پول برگشت.')];
  }
  const prepared = [...paid, step('preparing', 16 * 60 * minuteMs)];
  if (state === 'preparing') return prepared;
  const shipped = [...prepared, step('shipped', 2 * dayMs)];
  if (state === 'shipped') return shipped;
  const delivered = [...shipped, step('delivered', 3 * dayMs)];
  if (state === 'delivered') return delivered;
  const note = `کالا رسید و بررسی شد. ${formatToman(total)} به کیف پول برگشت.`;
  return [...delivered, step('returned', 6 * dayMs), step('refunded', 8 * dayMs, note)];
}

/** The instalments of a plan, of which the first `paid` were paid on their day. */
function partsOf(orderId: number, loan: number, plan: FacilityPlan, contractDate: string, paid: number) {
  return listInstalments(plan, loan, months).map(({ number, amount, interest }) => {
    const dueDate = addJalaliMonths(contractDate, number);
    const paidAt = number <= paid ? new Date(noonOf(dueDate)) : null;
    return { orderId, number, dueDate, amount, interest, paidAt };
  });
}
