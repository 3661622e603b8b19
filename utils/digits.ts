const persianDigits = '۰۱۲۳۴۵۶۷۸۹';

/** Replaces every Latin or Arabic digit with the Persian one. */
export function toPersianDigits(value: string | number): string {
  return String(value).replace(/[0-9٠-٩]/g, (digit) => persianDigits.charAt(digit.charCodeAt(0) & 15));
}

/** Replaces every Persian or Arabic digit with the Latin one. */
export function toLatinDigits(value: string): string {
  return value.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/**
 * Reads a whole number that was typed in any of the three digit sets, with or without separators. Null when the text is
 * not a whole number or the number is above `Number.MAX_SAFE_INTEGER`.
 */
export function parseWholeNumber(typed: string): number | null {
  const digits = toLatinDigits(typed).replace(/[\s,٬،.\u200c\u200e\u200f]/g, '');
  if (!/^\d{1,16}$/.test(digits)) return null;
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : null;
}
