import { toPersianDigits } from '@/utils/digits';

/** «یک کالای دیگر», «۲ کالای دیگر»: the number of products of an order that are not named or shown. */
export const otherProducts = (count: number): string =>
  `${count === 1 ? 'یک' : toPersianDigits(count)} کالای دیگر`;
