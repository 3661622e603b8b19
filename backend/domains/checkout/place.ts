import { Type } from 'typebox';
import type { Caller } from '@/backend/callers';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { type Refusal, refuse } from '@/backend/errors';
import { Id, Nullable } from '@/contract/common';
import { foldText } from '@/utils/searchFold';
import type { CheckoutContext } from './context';
import { refuseCoupon } from './coupon';
import { refuseShipping } from './delivery';
import { messages } from './messages';
import type { Reviewed } from './review';

/** How long (ms) the goods of an unpaid order are kept: the time of one try to pay. */
export const heldMs = 20 * 60_000;

const placeOrder = declareStatement({
  name: 'place_order',
  text: `SELECT outcome, about, placed, sold_out AS "soldOut"
    FROM place_order($customer, $unlimited, $revision, $lines::jsonb, $head::jsonb, $now)`,
  row: Type.Object({
    outcome: Type.Enum(['done', 'paid', 'changed', 'stock', 'coupon', 'wallet', 'slot']),
    about: Nullable(Type.String()),
    placed: Nullable(Id),
    soldOut: Nullable(Type.Array(Id)),
  }),
});

/** Why an order was not placed although it had just been reviewed: another shopper was faster. */
const refusals: Record<string, (about: string) => Refusal> = {
  changed: () => refuse(409, 'changed', messages.changed),
  stock: (title) => refuse(409, 'out_of_stock', messages.stockFell(title)),
  coupon: () => refuseCoupon(messages.couponUsedUp),
  wallet: () => refuse(409, 'changed', messages.walletChanged),
  slot: () => refuseShipping(messages.slotFull),
};

/**
 * Places the order that was reviewed, all or nothing. One statement. Refresh the listings of `soldOut` afterwards.
 * @param now ms since the epoch @throws 409 when the shop is no longer as reviewed
 */
export async function writeOrder(
  db: Database,
  { userId, noCheck }: Caller,
  { names }: CheckoutContext,
  { review, goods, chosen, couponId }: Reviewed,
  couponCode: string | null,
  now: number,
): Promise<{ orderId: number; soldOut: number[] }> {
  const { facility, goodsTotal, discountTotal, serviceTotal, couponDiscount, shippingCost } = review;
  const head = {
    heldUntil: new Date(now + heldMs).toISOString(),
    goodsTotal,
    discountTotal,
    serviceTotal,
    couponDiscount,
    shippingCost,
    payToday: review.payToday,
    fromWallet: review.fromWallet,
    facility: facility && {
      name: facility.name,
      months: facility.months,
      annualRate: facility.annualRate,
      prepayment: facility.prepayment,
      loanAmount: facility.loanAmount,
      amountPerMonth: facility.amountPerMonth,
    },
    instalments: facility?.instalments ?? [],
    address: review.address,
    delivery: review.delivery,
    searchText: foldText(names.join(' ')),
    coupon: couponId === null ? null : couponCode,
    couponId,
    slotId: chosen.slotId,
    branchId: chosen.branchId,
  };
  const [row] = await db.query(placeOrder, {
    customer: userId,
    unlimited: noCheck,
    revision: goods.revision,
    lines: JSON.stringify(goods.lines),
    head: JSON.stringify(head),
    now: new Date(now).toISOString(),
  });
  if (row?.placed) return { orderId: row.placed, soldOut: row.soldOut ?? [] };
  const refusal = refusals[row?.outcome ?? '']?.(row?.about ?? '');
  throw refusal ?? new Error('place_order answered nothing.');
}
