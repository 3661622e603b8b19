import { toLatinDigits } from '@/utils/digits';

/** Characters that people type between digits: spaces, joiners, direction marks, punctuation. */
const separators = /[\s\-()._\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The typed text with Latin digits and without separators. */
function digitsOf(typed: string): string {
  return toLatinDigits(typed).replace(separators, '');
}

/** A mobile number as 09xxxxxxxxx, from any spelling (+98, 0098, 98, 0 or nothing before the 9). Null when it is not one. */
export function normalizeMobile(typed: string): string | null {
  const match = /^(?:\+98|0098|98|0)?(9\d{9})$/.exec(digitsOf(typed));
  return match?.[1] ? `0${match[1]}` : null;
}

/**
 * An Iranian national id as ten Latin digits, or null when it is not valid. The last digit is a check digit (weights 10 to
 * 2, modulo 11). Ten equal digits are refused, except 1111111111, which is said to belong to a person.
 */
export function normalizeNationalCode(typed: string): string | null {
  const code = digitsOf(typed);
  if (!/^\d{10}$/.test(code)) return null;
  if (/^(\d)\1{9}$/.test(code) && code !== '1111111111') return null;
  const sum = [...code.slice(0, 9)].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0);
  const remainder = sum % 11;
  return Number(code[9]) === (remainder < 2 ? remainder : 11 - remainder) ? code : null;
}

/** A Sayad number as sixteen Latin digits, or null when it is not one. No check digit is published. */
export function normalizeSayadNumber(typed: string): string | null {
  const number = digitsOf(typed);
  return /^\d{16}$/.test(number) && !/^(\d)\1{15}$/.test(number) ? number : null;
}

/**
 * A postal code as ten Latin digits, or null when it is not valid. The first five digits name the route and are never 0 or
 * 2. Ten equal digits are not a code. Source: the rule of Iran Post as published by khabarkhan.molisy.ir.
 */
export function normalizePostalCode(typed: string): string | null {
  const code = digitsOf(typed);
  return /^[13-9]{5}\d{5}$/.test(code) && !/^(\d)\1{9}$/.test(code) ? code : null;
}

/** Characters that change the text direction. In a name they would change every page and label that shows it. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A name or an address with Persian ی and ک and single spaces, without direction marks. ZWNJ stays. */
export function normalizeName(typed: string): string {
  return typed
    .replace(directionMarks, '')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a normalised name has only Persian letters, their marks, ZWNJ and spaces. */
export function isPersianName(name: string): boolean {
  return /^[\u0621-\u063A\u0641-\u0648\u064B-\u0652\u0654\u067E\u0686\u0698\u06A9\u06AF\u06CC\u06C0\u200C ]+$/.test(
    name,
  );
}

/** Smallest length of a new password. */
export const shortestPassword = 8;

/** The rules for a new password, in the order of the hints on screen. */
export const passwordRules = {
  length: (password: string) => password.length >= shortestPassword,
  letters: (password: string) => /[A-Z]/.test(password) && /[a-z]/.test(password),
  digit: (password: string) => /\d/.test(password),
} as const;

/** Largest length of a new password. Hashing longer ones would cost time without need. It stands here, so that no page loads all limits with it. */
export const longestPassword = 100;

/** Whether a new password meets every rule. */
export function isGoodPassword(password: string): boolean {
  return password.length <= longestPassword && Object.values(passwordRules).every((rule) => rule(password));
}

/** Number of digits of a sign-in code. */
export const codeLength = 4;

/** Seconds until a code expires, and until another code can be requested. */
export const codeSeconds = 120;
