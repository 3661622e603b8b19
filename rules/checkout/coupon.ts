import { toLatinDigits } from '@/utils/digits';

/** A coupon's code as the database keeps it, from any spelling. */
export function foldCoupon(typed: string): string {
  return toLatinDigits(typed).replace(/\s/g, '').toUpperCase();
}
