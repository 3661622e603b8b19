import { type Static, Type } from 'typebox';
import { type Refusal, refuse } from '@/backend/server/errors';
import type { Limiter } from '@/backend/server/limiter';
import type { CheckoutLine } from '@/contract/checkout';
import { Id, Instant, Nullable, Toman } from '@/contract/common';
import { hourMs } from '@/utils/timeUnits';
import { messages } from './messages';

export const CouponRow = Type.Object({
  id: Id,
  /** The code as the shopper entered it, folded. */
  code: Type.String(),
  /** The same code when it is one of those that a single order may use. */
  singleCode: Nullable(Type.String()),
  /** Digest of the whole row, by which `place_order` notices that an operator has changed it meanwhile. */
  terms: Type.String(),
  active: Type.Boolean(),
  /** Products of the basket, companions included, that it makes cheaper; null for all. */
  productIds: Nullable(Type.Array(Id)),
  percent: Nullable(Type.Integer()),
  amount: Toman,
  minimum: Toman,
  validFrom: Instant,
  validTo: Instant,
  usesLeft: Type.Integer(),
  usesLeftOfCustomer: Type.Integer(),
});
export type CouponRow = Static<typeof CouponRow>;

type Priced = { productId: number } & Pick<CheckoutLine, 'qty' | 'price' | 'discount' | 'services'>;

/** Whether a coupon makes a line of the order cheaper. */
export const takesCoupon = (coupon: CouponRow | null, { productId }: Priced): boolean =>
  !coupon?.productIds || coupon.productIds.includes(productId);

/** What the line costs with its services, before the coupon. */
const costOf = ({ qty, price, discount, services }: Priced) =>
  qty * (price - discount) + services.reduce((sum, one) => sum + one.count * one.price, 0);

/**
 * The money that a coupon takes off a basket, in toman. Never more than the lines cost that it makes cheaper; its minimum counts
 * these lines only.
 * @param now ms since the epoch @throws 409 with the reason, in `coupon`
 */
export function couponDiscount(coupon: CouponRow | null, lines: readonly Priced[], now: number): number {
  if (!coupon || now < Date.parse(coupon.validFrom)) throw refuseCoupon(messages.couponUnknown);
  if (!coupon.active) throw refuseCoupon(messages.couponOff);
  if (now >= Date.parse(coupon.validTo)) throw refuseCoupon(messages.couponOver);
  if (coupon.usesLeftOfCustomer <= 0) throw refuseCoupon(messages.couponUsed);
  if (coupon.usesLeft <= 0) throw refuseCoupon(messages.couponUsedUp);
  const cheaper = lines.filter((line) => takesCoupon(coupon, line));
  if (cheaper.length === 0) throw refuseCoupon(messages.couponOfOthers);
  const payable = cheaper.reduce((sum, line) => sum + costOf(line), 0);
  if (payable < coupon.minimum)
    throw refuseCoupon(
      (coupon.productIds ? messages.couponMinimumOfSome : messages.couponMinimum)(coupon.minimum),
    );
  const { percent, amount } = coupon;
  const discount = percent === null ? amount : Math.min(amount, Math.floor((payable * percent) / 100));
  return Math.min(payable, discount);
}

export function refuseCoupon(message: string): Refusal {
  return refuse(409, 'conflict', message, { coupon: message });
}

/** Unknown codes that a customer may enter in an hour. A code is short, so more of them would find one by guessing. */
const mostWrongCoupons = 10;

/**
 * Counts a code that no coupon has. A known code does not count, but is refused too once the customer may not guess any more.
 * @throws 429 with the reason, in `coupon`
 */
export async function limitCouponGuesses(
  limiter: Limiter,
  userId: number,
  coupon: CouponRow | null,
): Promise<void> {
  const key = `coupons:${userId}`;
  const seconds = await limiter.take(key, mostWrongCoupons, hourMs);
  if (seconds > 0) {
    const message = messages.couponGuesses(seconds);
    throw refuse(429, 'too_many', message, { coupon: message });
  }
  if (coupon) await limiter.giveBack(key);
}
