import { toPersianDigits } from './digits';

/** The minus sign, after a mark that keeps it on the left of the number in Persian text. */
const minusSign = '\u200e\u2212';

/**
 * Formats an amount like `Intl.NumberFormat('fa-IR')`. Every page formats amounts, and a slow phone needs a quarter of a
 * second to create that formatter.
 */
function writeAmount(size: number, tenth: number, isNegative: boolean): string {
  const whole = String(size).replace(/\B(?=(\d{3})+$)/g, '٬');
  return (
    (isNegative && (size || tenth) ? minusSign : '') + toPersianDigits(tenth ? `${whole}٫${tenth}` : whole)
  );
}

/** «۱۲٬۳۴۵٬۰۰۰»: a whole number with Persian digits and separators. */
export function formatNumber(value: number): string {
  return writeAmount(Math.round(Math.abs(value)), 0, value < 0);
}

/** «۱۲٬۳۴۵٬۰۰۰ تومان». */
export function formatToman(amount: number): string {
  return `${formatNumber(amount)} تومان`;
}

/** Number with one decimal, truncated: 12.39 → «۱۲٫۳». */
export function formatOneDecimal(value: number): string {
  const tenths = Math.trunc(Math.abs(value) * 10);
  return writeAmount(Math.trunc(tenths / 10), tenths % 10, value < 0);
}

/** «۶٪». */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent)}٪`;
}

/** «۴۲٫۹ میلیون», rounded up, so that a due amount is never shown as less than it is. */
export function formatMillions(amount: number): string {
  const tenths = Math.ceil(amount / 100_000);
  return `${writeAmount(Math.trunc(tenths / 10), tenths % 10, false)} میلیون`;
}
