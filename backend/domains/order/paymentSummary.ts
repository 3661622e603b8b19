import { type Static, Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { refuse } from '@/backend/errors';
import type { DomainParts } from '@/backend/parts';
import { describeGateways } from '@/backend/payment/gateways';
import { Instant, Nullable, Toman } from '@/contract/common';
import { OrderFacility, OrderState } from '@/contract/order';
import type { PaymentSummary } from '@/contract/payment';
import { messages } from './messages';

const UnpaidRow = Type.Object({
  state: OrderState,
  heldUntil: Nullable(Instant),
  goods: Toman,
  serviceTotal: Toman,
  couponDiscount: Toman,
  shippingCost: Toman,
  payToday: Toman,
  fromWallet: Toman,
  facility: Nullable(OrderFacility),
  itemCount: Type.Integer(),
  pictures: Type.Array(Type.String()),
});
type UnpaidRow = Static<typeof UnpaidRow>;

/** Pictures that the summary shows. */
const picturesShown = 4;

const unpaid = declareStatement({
  name: 'order_payment',
  text: `SELECT o.state, o.held_until AS "heldUntil", o.goods_total - o.discount_total AS goods,
      o.service_total AS "serviceTotal", o.coupon_discount AS "couponDiscount", o.shipping_cost AS "shippingCost",
      o.pay_today AS "payToday", o.from_wallet AS "fromWallet", o.facility,
      (SELECT coalesce(sum(i.qty), 0)::int FROM order_items i WHERE i.order_id = o.id) AS "itemCount",
      (SELECT coalesce(json_agg(p.image_url ORDER BY p.id), '[]') FROM (
        SELECT i.id, i.image_url FROM order_items i WHERE i.order_id = o.id ORDER BY i.id LIMIT ${picturesShown}
      ) p) AS pictures
    FROM orders o WHERE o.id = $2 AND o.user_id = $1`,
  row: UnpaidRow,
});

/** What an unpaid order of the customer asks for today. One statement. @throws 404, 409 when it awaits no payment */
export async function readPaymentSummary(
  { db, payment }: Pick<DomainParts, 'db' | 'payment'>,
  userId: number,
  orderId: number,
): Promise<PaymentSummary> {
  const [order] = await db.query(unpaid, [userId, orderId]);
  if (!order) throw refuse(404, 'not_found', messages.notFound);
  if (order.state !== 'awaitingPayment') throw refuse(409, 'conflict', messages.notPayable);
  const { heldUntil, itemCount, pictures, payToday, fromWallet } = order;
  const atGateway = payToday - fromWallet;
  return {
    orderId,
    itemCount,
    pictures,
    heldUntil,
    rows: rowsOf(order).filter(({ amount }) => amount !== 0),
    payToday,
    fromWallet,
    atGateway,
    gateways: describeGateways(payment.gateways, atGateway),
  };
}

/** The parts of today's amount; they add up to it. */
function rowsOf(order: UnpaidRow): PaymentSummary['rows'] {
  const { goods, serviceTotal, couponDiscount, shippingCost, payToday, facility } = order;
  const shipping = { title: messages.shipping, amount: shippingCost };
  if (!facility) {
    return [
      { title: messages.goods, amount: goods },
      { title: messages.services, amount: serviceTotal },
      { title: messages.coupon, amount: -couponDiscount },
      shipping,
    ];
  }
  const { prepayment, loanAmount } = facility;
  const aboveCeiling = goods + serviceTotal - couponDiscount - loanAmount - prepayment;
  return [
    { title: messages.prepayment, amount: prepayment },
    { title: messages.aboveCeiling, amount: aboveCeiling },
    { title: messages.fee, amount: payToday - shippingCost - prepayment - aboveCeiling },
    shipping,
  ];
}
