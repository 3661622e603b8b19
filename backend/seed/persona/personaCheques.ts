import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';
import { cheques } from '@/backend/db/schema/cheque';
import { facilityPlans } from '@/backend/db/schema/facility';
import { instalments, orderDocuments, orderEvents, orderItems, orders } from '@/backend/db/schema/order';
import { orderSearchText } from '@/backend/domains/buy/order/searchText';
import type { OrderAddress } from '@/contract/order';
import { listCheques } from '@/rules/facility/cheques';
import { listInstalments } from '@/rules/facility/instalments';
import { lateRateOf } from '@/rules/facility/lateFee';
import { quotePlan } from '@/rules/facility/quote';
import { annualRateOf, effectiveAnnualRate } from '@/rules/facility/rate';
import { addJalaliMonths, tehranDateOf } from '@/rules/jalali/jalali';
import { dayMs, minuteMs } from '@/utils/timeUnits';
import type { PersonaVariant } from './personaProducts';

/** The order bought by cheque. Its number is that of a day before the shopper's newest orders. */
const chequeOrder = 1_048_205;

/** How far each cheque is. The second one was refused, so that the shopper of the demo can correct it. */
const handedIn = [
  { state: 'accepted', reason: null },
  { state: 'refused', reason: 'در تصویر، شمارهٔ صیاد خوانا نیست.' },
  { state: 'inReview', reason: null },
  { state: 'inReview', reason: null },
] as const;

/** Writes an order of the shopper on the plan with cheques, which is in review. @param now ms since the epoch */
export async function seedChequeOrder(
  orm: Orm,
  { userId, address, now }: { userId: number; address: OrderAddress; now: number },
  variant: PersonaVariant,
): Promise<void> {
  const [stored] = await orm.select().from(facilityPlans).where(eq(facilityPlans.name, 'طرح چک صیادی'));
  if (!stored?.cheque) throw new RangeError('The demo shop has no plan with cheques.');
  const { latePercent: _usual, cheque, ...plan } = stored;
  const terms = { ...plan, parentTitle: '', parentGalleryId: null };
  const { propertyId, otherNames, price, discount, ...item } = variant;
  const quote = quotePlan(terms, price - discount);
  const placedAt = now - 2 * dayMs;
  const parts = listInstalments(terms, quote.loan, quote.months).map(({ number, amount, interest }) => ({
    number,
    amount,
    interest,
    dueDate: addJalaliMonths(tehranDateOf(placedAt), number),
  }));
  const id = chequeOrder;
  await orm.insert(orders).values({
    id,
    userId,
    state: 'paymentReview',
    goodsTotal: price,
    discountTotal: discount,
    payToday: quote.payToday,
    paidAt: new Date(placedAt + 2 * minuteMs),
    facility: {
      name: plan.name,
      method: plan.method,
      months: quote.months,
      annualRate: annualRateOf(
        plan,
        effectiveAnnualRate(
          quote.loan - quote.fee,
          parts.map(({ amount }) => amount),
        ),
      ),
      prepayment: quote.prepayment,
      aboveCeiling: quote.aboveCeiling,
      fee: quote.fee,
      loanAmount: quote.loan,
      amountPerMonth: quote.amountPerMonth,
      lateRate: lateRateOf(plan),
    },
    planId: plan.id,
    conditions: { documents: plan.documents, cheque },
    address,
    delivery: { title: 'پیک پله', slot: null, trackingCode: null },
    searchText: orderSearchText(id, [item.title, ...otherNames]),
    placedAt: new Date(placedAt),
  });
  await orm.insert(orderItems).values({ ...item, orderId: id, propertyId, qty: 1, price, discount });
  await orm.insert(orderEvents).values([
    { orderId: id, kind: 'placed', at: new Date(placedAt) },
    { orderId: id, kind: 'paid', at: new Date(placedAt + 2 * minuteMs) },
  ]);
  await orm.insert(instalments).values(parts.map((part) => ({ ...part, orderId: id })));
  await orm.insert(orderDocuments).values(
    plan.documents.map((title, place) => ({
      orderId: id,
      number: place + 1,
      title,
      changedAt: new Date(placedAt),
    })),
  );
  await orm.insert(cheques).values(
    listCheques(cheque, parts).map((part, place) => ({
      ...part,
      orderId: id,
      ...(handedIn[place] ?? handedIn[0]),
      sayadNumber: `60370000000000${10 + place}`,
      ownerName: 'مریم احمدی',
      ownerNationalCode: '0080028942',
      changedAt: new Date(now - dayMs),
    })),
  );
}
