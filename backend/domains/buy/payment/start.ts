import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { GatewayRefusal, type PaymentGateway, type PaymentRequest } from '@/backend/adapters/payment/gateway';
import { declareStatement } from '@/backend/db/statement';
import { isoNow } from '@/backend/server/clock';
import { refuse } from '@/backend/server/errors';
import { Toman } from '@/contract/common';
import { mostOpenRecharges } from '@/contract/limits';
import type { PaymentPurpose, PaymentStart } from '@/contract/payment';
import { requireGateway } from './acceptedGateways';
import { openAttempt, redirectAttempt, refuseAttempt } from './attempts';
import { logText, type PaymentContext } from './context';
import { messages } from './messages';
import { attemptLifetimeMs, nextInquiry } from './schedule';

/** A payment to start at a gateway. The caller has checked that it belongs to the customer and is payable. */
export type PaymentOrder = {
  userId: number;
  purpose: PaymentPurpose;
  /** The order that is paid, or that a recharge is meant for; null for a plain recharge. */
  orderId: number | null;
  /** Numbers of the instalments, for the purpose `instalment`. */
  instalments?: readonly number[];
  /** Saving on each of them, and fee of paying each late, in toman. */
  savings?: readonly number[];
  lateFees?: readonly number[];
  /** Toman. */
  amount: number;
  /** Code of the gateway. */
  gateway: string;
};

const orderCart = declareStatement({
  name: 'payment_cart',
  text: `SELECT o.shipping_cost AS shipping, coalesce((SELECT json_agg(json_build_object('id', i.id::text, 'title', i.title,
      'category', i.slug, 'count', i.qty, 'price', i.price - i.discount) ORDER BY i.id)
      FROM order_items i WHERE i.order_id = o.id), '[]') AS items
    FROM orders o WHERE o.id = $1`,
  row: Type.Object({
    shipping: Toman,
    items: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        category: Type.String(),
        count: Type.Integer(),
        price: Toman,
      }),
    ),
  }),
});

type Cart = Pick<PaymentRequest, 'cart' | 'shipping' | 'paidElsewhere'>;

/** The cart of an order, which only instalment gateways ask for. `paidElsewhere` is not paid at the gateway. */
async function readCart(
  { db }: PaymentContext,
  { kind }: PaymentGateway,
  order: PaymentOrder,
): Promise<Cart> {
  const title = describeOrder(order);
  const single = { id: title, title, category: order.purpose, count: 1, price: order.amount };
  if (kind === 'card' || order.purpose !== 'order' || order.orderId === null)
    return { cart: [single], shipping: 0, paidElsewhere: 0 };
  const [found] = await db.query(orderCart, [order.orderId]);
  const cart = found?.items ?? [];
  const shipping = found?.shipping ?? 0;
  const worth = cart.reduce((sum, { count, price }) => sum + count * price, shipping);
  // Services are not lines of the order: the payment may be higher than what the lines and the shipping cost.
  if (worth < order.amount) cart.push({ ...single, price: order.amount - worth });
  return { cart, shipping, paidElsewhere: Math.max(0, worth - order.amount) };
}

function describeOrder({ purpose, orderId, instalments = [] }: PaymentOrder): string {
  if (purpose === 'recharge' || orderId === null) return messages.rechargeDescription;
  return purpose === 'order'
    ? messages.orderDescription(orderId)
    : messages.instalmentDescription(orderId, instalments);
}

/**
 * Stores an attempt and registers it at the gateway. Amount, gateway and purpose cannot change afterwards.
 * @throws 400 for a gateway that cannot take it, 409 when the gateway refuses or too many recharges are open, 503 when it cannot be reached
 */
export async function startPayment(context: PaymentContext, order: PaymentOrder): Promise<PaymentStart> {
  const { db, now, payment } = context;
  // A lender lends for products. Its money must not become wallet money or pay the shop's own instalments.
  const gateway = await requireGateway(
    context,
    order.gateway,
    order.amount,
    ({ kind }) => kind === 'card' || order.purpose === 'order',
  );
  const id = randomUUID();
  const moment = isoNow({ now });
  const cart = await readCart(context, gateway, order);
  const [opened] = await db.query(openAttempt, {
    id,
    customer: order.userId,
    purpose: order.purpose,
    order: order.orderId,
    instalments: order.instalments ? [...order.instalments] : null,
    savings: order.savings ? [...order.savings] : null,
    lateFees: order.lateFees ? [...order.lateFees] : null,
    amount: order.amount,
    gateway: gateway.code,
    mostRecharges: mostOpenRecharges,
    expiresAt: new Date(now() + attemptLifetimeMs).toISOString(),
    now: moment,
  });
  if (opened?.outcome !== 'done') throw refuse(409, 'too_many', messages.tooManyRecharges);
  const query = new URLSearchParams({ gateway: gateway.code, attempt: id });
  const started = await gateway
    .start({
      attemptId: id,
      amount: order.amount,
      callbackUrl: `${payment.shopUrl ?? ''}/payment/response?${query}`,
      description: describeOrder(order),
      mobile: opened.mobile ?? '',
      ...cart,
    })
    .catch(async (error: unknown) => {
      const isRefusal = error instanceof GatewayRefusal;
      const log = logText(isRefusal ? { refused: error.gatewayCode } : { error: String(error) });
      const reason = isRefusal ? error.message : messages.notStarted;
      await db.query(refuseAttempt, { id, reason, log, now: moment });
      throw isRefusal
        ? refuse(409, 'conflict', reason)
        : refuse(503, 'unavailable', messages.gatewayOutOfReach(gateway.title));
    });
  await db.query(redirectAttempt, {
    id,
    token: started.token,
    inquireAt: nextInquiry(0, now()),
    log: logText({ amount: order.amount, redirect: started.redirect.method }),
    now: moment,
  });
  return { attemptId: id, redirect: started.redirect };
}
