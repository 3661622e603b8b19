import { toPersianDigits } from './digits';

/** «۰۹۱۲ ۳۴۵ ۶۷۸۹» from a normalised number. Show it from left to right (`<bdi dir="ltr">`). */
export function formatMobile(mobile: string): string {
  return toPersianDigits(mobile.replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3'));
}
