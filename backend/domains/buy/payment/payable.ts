import { type Static, Type } from 'typebox';
import { describeGateways } from '@/backend/adapters/payment/gateways';
import { declareStatement } from '@/backend/db/statement';
import { refuse } from '@/backend/server/errors';
import { Id, Instant, Nullable, Toman } from '@/contract/common';
import { OrderFacility, OrderState } from '@/contract/order';
import type { PaymentSummary } from '@/contract/payment';
import { acceptedGateways } from './acceptedGateways';
import type { PaymentContext } from './context';
import { messages } from './messages';

/** Pictures that the summary shows. */
const picturesShown = 4;

const UnpaidOrder = Type.Object({
  orderId: Id,
  state: OrderState,
  heldUntil: Nullable(Instant),
  itemCount: Type.Integer(),
  pictures: Type.Array(Type.String()),
  products: Toman,
  couponDiscount: Toman,
  shippingCost: Toman,
  facility: Nullable(OrderFacility),
  payToday: Toman,
  fromWallet: Toman,
});
type UnpaidOrder = Static<typeof UnpaidOrder>;

const unpaidOrder = declareStatement({
  name: 'unpaid_order',
  text: `SELECT o.id AS "orderId", o.state, o.held_until AS "heldUntil", o.facility, o.pay_today AS "payToday",
      o.goods_total - o.discount_total + o.service_total AS products, o.coupon_discount AS "couponDiscount",
      o.shipping_cost AS "shippingCost", o.from_wallet AS "fromWallet",
      (SELECT coalesce(sum(i.qty), 0)::int FROM order_items i WHERE i.order_id = o.id) AS "itemCount",
      ARRAY(SELECT i.image_url FROM order_items i WHERE i.order_id = o.id ORDER BY i.id LIMIT ${picturesShown}) AS pictures
    FROM orders o WHERE o.id = $order AND o.user_id = $customer`,
  row: UnpaidOrder,
});

/**
 * Reads an order of a customer that can be paid now.
 * @throws 404 for an order that is not the customer's, 409 when it no longer waits for its payment
 */
export async function requireUnpaid(
  { db, now }: PaymentContext,
  customer: number,
  order: number,
): Promise<UnpaidOrder> {
  const [found] = await db.query(unpaidOrder, { customer, order });
  if (!found) throw refuse(404, 'not_found', messages.orderNotFound);
  if (found.state !== 'awaitingPayment') throw refuse(409, 'conflict', messages.orderNotPayable);
  if (found.heldUntil !== null && Date.parse(found.heldUntil) <= now())
    throw refuse(409, 'conflict', messages.holdOver);
  return found;
}

/** The rows of the summary: what is due today, from the products or the plan to the part that the wallet pays. */
function rowsOf({ products, couponDiscount, shippingCost, facility, fromWallet }: UnpaidOrder) {
  const {
    prepaymentOf,
    aboveCeiling,
    fee,
    products: productsTitle,
    coupon,
    shipping,
    wallet,
  } = messages.rows;
  const ofPlan = facility
    ? [
        { title: prepaymentOf(facility.name), amount: facility.prepayment },
        { title: aboveCeiling, amount: facility.aboveCeiling },
        { title: fee, amount: facility.fee },
      ]
    : [
        { title: productsTitle, amount: products },
        { title: coupon, amount: -couponDiscount },
      ];
  return [
    ...ofPlan,
    { title: shipping, amount: shippingCost },
    { title: wallet, amount: -fromWallet },
  ].filter(({ amount }) => amount !== 0);
}

/** Summary of an unpaid order: what is due today. @throws like `requireUnpaid` */
export async function readSummary(
  context: PaymentContext,
  customer: number,
  order: number,
): Promise<PaymentSummary> {
  const unpaid = await requireUnpaid(context, customer, order);
  const { orderId, itemCount, pictures, heldUntil, payToday, fromWallet } = unpaid;
  const atGateway = payToday - fromWallet;
  const gateways = describeGateways(await acceptedGateways(context), atGateway);
  return {
    ...{ orderId, itemCount, pictures, heldUntil, rows: rowsOf(unpaid) },
    ...{ payToday, fromWallet, atGateway, gateways },
  };
}
