import { formatNumber } from './money';

/** Texts of the specification, byte for byte, double spaces and typing slips included. */
export const messages = {
  maxBuyReached: 'محدودیت حداکثر تعداد',
  stockReached: 'محدودیت در تعداد',
  basketEmpty: 'سبد خرید شما خالی است',
  noSearchResult: 'نتیجه ای یافت نشد',
  noOption: 'گزینه ای یافت نشد',
  tryAgain: 'خطایی رخ داده است مجدد تلاش کنید',
} as const;

/** The question before the whole basket is emptied. */
export function clearBasketQuestion(count: number): string {
  return `آیا از حذف همه ${formatNumber(count)} محصول از سبد خرید اطمینان دارید ؟`;
}
