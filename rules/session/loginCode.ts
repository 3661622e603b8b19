import { codeLength } from '@/rules/personalData';
import { toLatinDigits } from '@/utils/digits';

/**
 * Finds the sign-in code in a typed or pasted text, in Latin digits: the first group of exactly four digits, otherwise the
 * first digits of the text, at most four.
 */
export function findLoginCode(typed: string): string {
  const text = toLatinDigits(typed);
  const group = new RegExp(`(?:^|\\D)(\\d{${codeLength}})(?!\\d)`).exec(text)?.[1];
  return group ?? text.replace(/\D/g, '').slice(0, codeLength);
}
