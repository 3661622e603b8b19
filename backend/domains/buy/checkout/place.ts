import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { placedMessages } from '@/backend/domains/buy/order/messages';
import { requireGateway } from '@/backend/domains/buy/payment/acceptedGateways';
import { attemptLifetimeMs } from '@/backend/domains/buy/payment/schedule';
import { startPayment } from '@/backend/domains/buy/payment/start';
import { overdueBefore } from '@/backend/domains/credit/facility/rules';
import type { Caller } from '@/backend/server/callers';
import { Refusal, refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import type { CheckoutFacility, PlacedOrder, PlaceOrder } from '@/contract/checkout';
import { Id, Nullable } from '@/contract/common';
import { mostLapsedOrders, mostUnpaidOrders } from '@/contract/limits';
import { tehranDateOf } from '@/rules/jalali/jalali';
import type { TorobClick } from '@/rules/torobClick';
import { foldText } from '@/utils/searchFold';
import { type CheckoutContext, readCheckout } from './context';
import { limitCouponGuesses, refuseCoupon, takesCoupon } from './coupon';
import { refuseShipping } from './delivery';
import { messages } from './messages';
import { type Reviewed, reviewCheckout } from './review';

const writeStatement = declareStatement({
  name: 'place_order',
  text: `SELECT outcome, about, placed
    FROM place_order($customer, $unlimited, $revision, $lines::jsonb, $head::jsonb, $texts::jsonb, $mostUnpaid, $mostLapsed, $now)`,
  row: Type.Object({
    outcome: Type.Enum([
      'done',
      'paid',
      'changed',
      'unpaid',
      'lapsed',
      'stock',
      'held',
      'coupon',
      'wallet',
      'plan',
      'slot',
    ]),
    about: Nullable(Type.String()),
    placed: Nullable(Id),
  }),
});

/** Why an order was not placed although it had just been reviewed: another shopper was faster, or too many wait for payment. */
const refusals: Record<string, (about: string) => Refusal> = {
  changed: () => refuse(409, 'changed', messages.changed),
  unpaid: (numbers) =>
    refuse(409, 'too_many', messages.unpaidOrders(numbers.split(',')), { unpaidOrders: numbers }),
  lapsed: () => refuse(409, 'too_many', messages.lapsedOrders),
  held: (title) => refuse(409, 'out_of_stock', messages.heldByOrders(title)),
  stock: (title) => refuse(409, 'out_of_stock', messages.stockFell(title)),
  coupon: () => refuseCoupon(messages.couponUsedUp),
  wallet: () => refuse(409, 'changed', messages.walletChanged),
  plan: () => refuse(409, 'changed', messages.planChanged),
  slot: () => refuseShipping(messages.slotFull),
};

/**
 * Places the order that the shopper has reviewed and starts its payment. @param click at Torob that led to it
 * @throws 409 when the shop is no longer as agreed, 400 without a gateway for the rest of the amount, 503 with the order
 * when it was placed and the gateway did not start: the shopper can pay it at another one
 */
export async function placeOrder(
  parts: DomainParts,
  caller: Caller,
  { agreed, ...choice }: PlaceOrder,
  click: TorobClick | null,
): Promise<PlacedOrder> {
  const now = parts.now();
  const context = await readCheckout(parts.db, caller.userId, choice, now);
  if (choice.coupon !== null) await limitCouponGuesses(parts.limiter, caller.userId, context.coupon);
  const reviewed = reviewCheckout(context, choice, caller, now);
  if (reviewed.review.agreed !== agreed) throw refuse(409, 'changed', messages.changed);
  const { atGateway } = reviewed.review;
  const gateway = atGateway > 0 ? await requireGateway(parts, choice.gateway, atGateway) : null;
  const orderId = await writeOrder(parts.db, caller, context, reviewed, click, now);
  if (gateway === null) return { orderId, payment: null };
  const order = {
    userId: caller.userId,
    purpose: 'order' as const,
    orderId,
    amount: atGateway,
    gateway: gateway.code,
  };
  const payment = await startPayment(parts, order).catch((error: unknown) => {
    const message = error instanceof Refusal ? error.message : messages.notStarted;
    if (!(error instanceof Refusal))
      parts.payment.log.error({ err: error }, 'a payment could not be started');
    throw refuse(503, 'unavailable', `${message} ${messages.orderKept}`, { orderId: String(orderId) });
  });
  return { orderId, payment };
}

/** Writes the order, all or nothing. One statement. @throws 409 when another shopper was faster */
async function writeOrder(
  db: Database,
  { userId, noCheck }: Caller,
  { names, address }: CheckoutContext,
  { review, priced, chosen, coupon }: Reviewed,
  click: TorobClick | null,
  now: number,
): Promise<number> {
  const { facility, instalments } = splitFacility(review.facility);
  const head = {
    day: tehranDateOf(now),
    heldUntil: new Date(now + attemptLifetimeMs).toISOString(),
    goodsTotal: review.goodsTotal,
    discountTotal: review.discountTotal,
    serviceTotal: review.serviceTotal,
    couponDiscount: review.couponDiscount,
    shippingCost: review.shippingCost,
    payToday: review.payToday,
    fromWallet: review.fromWallet,
    facility,
    planId: review.facility?.planId ?? null,
    conditions: review.facility?.conditions ?? null,
    overdueBefore: review.facility ? overdueBefore(now) : null,
    instalments,
    cheques: review.facility?.cheques ?? [],
    address: review.address,
    delivery: review.delivery,
    cityId: address?.cityId ?? null,
    searchText: foldText(names.join(' ')),
    coupon: coupon?.code ?? null,
    couponId: coupon?.id ?? null,
    couponTerms: coupon?.terms ?? null,
    singleCode: coupon?.singleCode ?? null,
    slotId: chosen.slotId,
    branchId: chosen.branchId,
    torobClid: click?.clid ?? null,
    torobClickedAt: click && new Date(click.at).toISOString(),
  };
  const [row] = await db.query(writeStatement, {
    customer: userId,
    unlimited: noCheck,
    revision: priced.revision,
    lines: JSON.stringify(priced.lines.map((line) => ({ ...line, takesCoupon: takesCoupon(coupon, line) }))),
    head: JSON.stringify(head),
    texts: JSON.stringify(placedMessages),
    mostUnpaid: mostUnpaidOrders,
    mostLapsed: mostLapsedOrders,
    now: new Date(now).toISOString(),
  });
  if (row?.placed) return row.placed;
  const refusal = refusals[row?.outcome ?? '']?.(row?.about ?? '');
  throw refusal ?? new Error('place_order answered nothing.');
}

/** The plan as an order keeps it, and its instalments, which are rows of their own. */
function splitFacility(facility: CheckoutFacility | null) {
  if (!facility) return { facility: null, instalments: [] };
  const { name, method, months, annualRate, prepayment, aboveCeiling, fee } = facility;
  const { loanAmount, amountPerMonth, lateRate, instalments } = facility;
  return {
    facility: {
      name,
      method,
      months,
      annualRate,
      prepayment,
      aboveCeiling,
      fee,
      loanAmount,
      amountPerMonth,
      lateRate,
    },
    instalments,
  };
}
