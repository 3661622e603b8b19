import { toLatinDigits } from './digits';
import { formatNumber } from './money';

/** More digits than any amount of the shop has are not accepted, so that the number stays exact. */
const mostDigits = 12;

const isDigit = (character: string) => /[0-9۰-۹٠-٩]/.test(character);

/** The position after `count` digits of a text. */
function positionAfter(text: string, count: number): number {
  let seen = 0;
  for (let position = 0; position < text.length; position += 1) {
    if (seen === count) return position;
    if (isDigit(text.charAt(position))) seen += 1;
  }
  return text.length;
}

/**
 * Groups an amount while it is typed, in any of the three digit sets. The caret stays behind the digit it was behind.
 * `amount` is null for a text without digits.
 */
export function groupTyped(
  text: string,
  caret: number,
): { text: string; caret: number; amount: number | null } {
  const all = toLatinDigits(text).replace(/\D/g, '');
  if (all === '') return { text: '', caret: 0, amount: null };
  const digits = all.slice(0, mostDigits);
  const amount = Number(digits);
  const grouped = formatNumber(amount);
  // Zeros at the start disappear.
  const dropped = digits.length - String(amount).length;
  const before = [...text.slice(0, caret)].filter(isDigit).length - dropped;
  return { text: grouped, caret: positionAfter(grouped, Math.max(0, before)), amount };
}
