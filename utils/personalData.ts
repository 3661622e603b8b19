import { toLatinDigits } from './digits';

/** Signs that writers put between digits and letters: spaces, joiners, direction marks, punctuation. */
const separators = /[\s\-()._\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Latin digits of what a person typed, without the signs between them. */
function digitsOf(typed: string): string {
  return toLatinDigits(typed).replace(separators, '');
}

/** A mobile number as 09xxxxxxxxx, from any of its spellings (+98, 0098, 98, 0 or nothing before the 9), or null. */
export function normalizeMobile(typed: string): string | null {
  const match = /^(?:\+98|0098|98|0)?(9\d{9})$/.exec(digitsOf(typed));
  return match?.[1] ? `0${match[1]}` : null;
}

/**
 * An Iranian national id as ten Latin digits, or null when it is none. The last digit checks the others (weights 10 to
 * 2, modulo 11); ten equal digits are refused but for 1111111111, which is said to belong to a person.
 */
export function normalizeNationalCode(typed: string): string | null {
  const code = digitsOf(typed);
  if (!/^\d{10}$/.test(code)) return null;
  if (/^(\d)\1{9}$/.test(code) && code !== '1111111111') return null;
  const sum = [...code.slice(0, 9)].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0);
  const rest = sum % 11;
  return Number(code[9]) === (rest < 2 ? rest : 11 - rest) ? code : null;
}

/**
 * A postal code as ten Latin digits, or null. The first five name the route and have neither 0 nor 2; ten equal digits
 * are no code. Source: the digits' rule of Iran Post as published by khabarkhan.molisy.ir.
 */
export function normalizePostalCode(typed: string): string | null {
  const code = digitsOf(typed);
  return /^[13-9]{5}\d{5}$/.test(code) && !/^(\d)\1{9}$/.test(code) ? code : null;
}

/** Signs that turn the direction of the text after them, on every page and label that shows it. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A name or an address with Persian ی and ک and single spaces, without direction marks; half spaces stay. */
export function normalizeName(typed: string): string {
  return typed
    .replace(directionMarks, '')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a normalised name has Persian letters, their marks, the zero-width non-joiner and spaces only. */
export function isPersianName(name: string): boolean {
  return /^[\u0621-\u063A\u0641-\u0648\u064B-\u0652\u0654\u067E\u0686\u0698\u06A9\u06AF\u06CC\u06C0\u200C ]+$/.test(
    name,
  );
}

/** The rules of a password, in the order the hints show them. */
export const passwordRules = {
  length: (password: string) => password.length > 7,
  letters: (password: string) => /[A-Z]/.test(password) && /[a-z]/.test(password),
  digit: (password: string) => /\d/.test(password),
} as const;

/** Longer passwords are refused: hashing them would be work for nothing. */
export const longestPassword = 100;

/** Whether a new password meets every rule. */
export function isGoodPassword(password: string): boolean {
  return password.length <= longestPassword && Object.values(passwordRules).every((rule) => rule(password));
}

/** Digits of a sign-in code. */
export const codeLength = 4;

/** How long (s) a code lives, and how long until another may be asked for. */
export const codeSeconds = 120;
