import { toLatinDigits } from '@/utils/digits';
import { codeLength } from '@/utils/personalData';

/**
 * The sign-in code in what was typed or pasted, in Latin digits: the group of four digits in a message's text, else
 * the first digits there are, at most four.
 */
export function codeIn(typed: string): string {
  const text = toLatinDigits(typed);
  const group = new RegExp(`(?:^|\\D)(\\d{${codeLength}})(?!\\d)`).exec(text)?.[1];
  return group ?? text.replace(/\D/g, '').slice(0, codeLength);
}
