import { toLatinDigits } from '@/utils/digits';

/** Characters that people type between digits and letters: spaces, joiners, direction marks, punctuation. */
const separators = /[\s\-()._/\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g;

const compact = (typed: string) => toLatinDigits(typed).replace(separators, '').toUpperCase();

const legalIdWeights = [29, 27, 23, 19, 17, 29, 27, 23, 19, 17] as const;

/**
 * The national id of a company (شناسهٔ ملی) as eleven Latin digits, or null when it is not valid. The last digit is a check
 * digit: each digit plus the tenth plus 2, weighted, modulo 11.
 */
export function normalizeLegalId(typed: string): string | null {
  const id = compact(typed);
  if (!/^\d{11}$/.test(id) || /^0{6}/.test(id.slice(3)) || /^(\d)\1{10}$/.test(id)) return null;
  const decimal = Number(id[9]) + 2;
  const sum = legalIdWeights.reduce(
    (total, weight, place) => total + weight * (Number(id[place]) + decimal),
    0,
  );
  const rest = sum % 11;
  return Number(id[10]) === (rest === 10 ? 0 : rest) ? id : null;
}

/** A Sheba number as `IR` and 24 digits, or null when it is not valid. `IR` may be left out. ISO 7064, modulo 97. */
export function normalizeSheba(typed: string): string | null {
  const given = compact(typed);
  const sheba = /^\d{24}$/.test(given) ? `IR${given}` : given;
  if (!/^IR\d{24}$/.test(sheba)) return null;
  // I is 18 and R is 27, and the first four characters go to the end.
  const digits = `${sheba.slice(4)}1827${sheba.slice(2, 4)}`;
  const rest = [...digits].reduce((before, digit) => (before * 10 + Number(digit)) % 97, 0);
  return rest === 1 ? sheba : null;
}

/** An economic code: the national id of a company (11 digits), the older code (12) or the tax number (14); null for another. */
export function normalizeEconomicCode(typed: string): string | null {
  const code = compact(typed);
  return /^(\d{11}|\d{12}|\d{14})$/.test(code) && !/^(\d)\1+$/.test(code) ? code : null;
}
