import { dayMs, tehranOffsetMs } from '@/utils/timeUnits';
import { dice } from './dice';

/** 23:59:59 in Tehran on the day that is `days` after the day of `now`. @param now ms since the epoch */
export function endOfTehranDay(now: number, days = 0): number {
  const start = Math.floor((now + tehranOffsetMs) / dayMs) * dayMs - tehranOffsetMs;
  return start + (days + 1) * dayMs - 1000;
}

/** The end of the next Friday in Tehran, or of the Friday after it when less than a day is left. */
export function endOfFriday(now: number): number {
  const weekday = new Date(now + tehranOffsetMs).getUTCDay();
  const end = endOfTehranDay(now, (5 - weekday + 7) % 7);
  return end - now < dayMs ? end + 7 * dayMs : end;
}

/** Keys of the products on the stair of the home page, from the lowest step. */
export const stair = [
  'jbl-charge-5',
  'samsung-galaxy-watch7',
  'apple-airpods-pro-2',
  'apple-iphone-16',
  'apple-macbook-air-13-m3',
];

/** Products whose price the home page and the guides quote. They have no discount and are always in stock. */
const quoted: readonly string[] = [...stair, 'samsung-galaxy-s25'];

/** The reductions of a product, with the same percent for all its variants. */
export type Offer = {
  discountPercent: number;
  promotion: { percent: number; to: number } | null;
};

/** Shares of the catalogue with a running promotion, an ended promotion, and a permanent discount. */
const running = 0.105;
const ended = 0.025;
const discounted = 0.35;

/** The offer of a product at the time of seeding. @param now ms since the epoch */
export function offerOf(key: string, now: number): Offer {
  if (quoted.includes(key)) return { discountPercent: 0, promotion: null };
  const discountPercent = dice(`discount ${key}`) < discounted ? 2 + Math.floor(dice(`off ${key}`) * 9) : 0;
  const draw = dice(`promotion ${key}`);
  if (draw >= running + ended) return { discountPercent, promotion: null };
  const percent = discountPercent + 5 + Math.floor(dice(`deal ${key}`) * 12);
  const to =
    draw >= running
      ? endOfTehranDay(now, -3)
      : draw < running / 6
        ? endOfTehranDay(now, 2)
        : endOfFriday(now);
  return { discountPercent, promotion: { percent, to } };
}

/** Reduces an amount by a percent, in whole thousands of toman (ten thousands from five million up). */
export function lessPercent(price: number, percent: number): number {
  const unit = price >= 5_000_000 ? 10_000 : 1_000;
  return Math.round((price * (100 - percent)) / 100 / unit) * unit;
}

/** The stock of one variant. About 6 of 100 variants have none and about 5 have one piece. */
export function stockOf(key: string, form: string): number {
  if (quoted.includes(key)) return 6 + Math.floor(dice(`stock ${key} ${form}`) * 30);
  // All variants of some products are sold out, so that lists show sold-out products.
  if (dice(`gone ${key}`) < 0.03) return 0;
  const draw = dice(`stock ${key} ${form}`);
  if (draw < 0.03) return 0;
  if (draw < 0.08) return 1;
  return 2 + Math.floor(((draw - 0.08) / 0.92) * 38);
}

/** The number of pieces that one shopper may buy: 1 to 5, fewer of expensive products. */
export function maxBuyOf(key: string, price: number): number {
  const most = price >= 60_000_000 ? 3 : 5;
  return quoted.includes(key) ? most : 1 + Math.floor(dice(`most ${key}`) * most);
}
