import { createHmac, timingSafeEqual } from 'node:crypto';
import { toLatinDigits } from '@/utils/digits';

/** Digits of the code. A thousand tries an hour would need years to guess it. */
const length = 8;

/**
 * The code that makes a customer the first supervisor, eight Latin digits. It follows from the secret of the shop, so that all
 * processes have the same, and nothing is stored.
 */
export function openingCodeOf(secret: string): string {
  const hash = createHmac('sha256', secret).update('opening code').digest();
  return String(hash.readUInt32BE() % 10 ** length).padStart(length, '0');
}

/** Whether a typed text is the code; spaces, dashes and Persian digits do not matter. */
export function isOpeningCode(typed: string, secret: string): boolean {
  const digits = toLatinDigits(typed).replace(/\D/g, '');
  return digits.length === length && timingSafeEqual(Buffer.from(digits), Buffer.from(openingCodeOf(secret)));
}
