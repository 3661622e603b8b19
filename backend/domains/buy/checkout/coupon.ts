import { type Static, Type } from 'typebox';
import { type Refusal, refuse } from '@/backend/server/errors';
import type { Limiter } from '@/backend/server/limiter';
import { Id, Instant, Nullable, Toman } from '@/contract/common';
import { toLatinDigits } from '@/utils/digits';
import { hourMs } from '@/utils/timeUnits';
import { messages } from './messages';

export const CouponRow = Type.Object({
  id: Id,
  code: Type.String(),
  percent: Nullable(Type.Integer()),
  amount: Toman,
  minimum: Toman,
  validFrom: Instant,
  validTo: Instant,
  usesLeft: Type.Integer(),
  usesLeftOfCustomer: Type.Integer(),
});
export type CouponRow = Static<typeof CouponRow>;

/** A code as the database keeps it, from any spelling. */
export function foldCoupon(typed: string): string {
  return toLatinDigits(typed).replace(/\s/g, '').toUpperCase();
}

/**
 * The money that a coupon takes off a basket, in toman. Never more than the basket costs.
 * @param payable price of the products and services @param now ms since the epoch @throws 409 with the reason, in `coupon`
 */
export function couponDiscount(coupon: CouponRow | null, payable: number, now: number): number {
  if (!coupon || now < Date.parse(coupon.validFrom)) throw refuseCoupon(messages.couponUnknown);
  if (now >= Date.parse(coupon.validTo)) throw refuseCoupon(messages.couponOver);
  if (coupon.usesLeftOfCustomer <= 0) throw refuseCoupon(messages.couponUsed);
  if (coupon.usesLeft <= 0) throw refuseCoupon(messages.couponUsedUp);
  if (payable < coupon.minimum) throw refuseCoupon(messages.couponMinimum(coupon.minimum));
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
