import { toPersianDigits } from '@/utils/digits';

/** «یک کالای دیگر», «۲ کالای دیگر»: the goods of an order that are not named or shown. */
export const otherGoods = (count: number): string =>
  `${count === 1 ? 'یک' : toPersianDigits(count)} کالای دیگر`;
