const persian = '۰۱۲۳۴۵۶۷۸۹';

/** Persian digits for every Latin or Arabic one; everything else stays. */
export function toPersianDigits(value: string | number): string {
  return String(value).replace(/[0-9٠-٩]/g, (digit) => persian.charAt(digit.charCodeAt(0) & 15));
}

/** Latin digits for every Persian or Arabic one; everything else stays. */
export function toLatinDigits(value: string): string {
  return value.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/**
 * The whole number a person typed in any of the three digit sets, with or without separators, or null when it is
 * not one (or is too large to be exact).
 */
export function parseWholeNumber(typed: string): number | null {
  const digits = toLatinDigits(typed).replace(/[\s,٬،.\u200c\u200e\u200f]/g, '');
  if (!/^\d{1,16}$/.test(digits)) return null;
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : null;
}
