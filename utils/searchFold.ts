/** Letters a shopper does not tell apart, once marks are gone; the last is for «RØDE». */
const sameLetters: Readonly<Record<string, string>> = {
  '\u064a': 'ی',
  '\u0649': 'ی',
  '\u0643': 'ک',
  '\u0629': 'ه',
  '\u06d5': 'ه',
  '\u0671': 'ا',
  ø: 'o',
};

/**
 * The words of a text in the one form in which search compares them: compatibility forms, case, Arabic letters, digits of
 * the three sets and marks (harakat, hamza, accents) made equal; everything but letters and figures, ZWNJ included, is
 * one space. Never show the result.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u200d-\u200f\u0621\u0640\p{M}]/gu, '')
    .replace(/[\u064a\u0649\u0643\u0629\u06d5\u0671ø]/g, (letter) => sameLetters[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A folded text without its spaces, which makes «لپ‌تاپ», «لپ تاپ» and «لپتاپ» one. */
export function compact(folded: string): string {
  return folded.replaceAll(' ', '');
}

/** What each key writes on a Latin and on a Persian keyboard; the older Persian layout has «پ» on the last two. */
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,\\`";
const persianKeys = 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپوپپ';

/**
 * What the same keys write on the other keyboard: Latin for a text with Persian letters («هحاخدث» is «iphone»), Persian
 * for one without («sdjl» is «سیتم»). What stands on no key stays.
 */
export function wrongLayout(text: string): string {
  const typed = text.normalize('NFC').toLowerCase();
  if (!/[\u0620-\u064a\u0671-\u06d3]/.test(typed)) return press(typed, latinKeys, persianKeys);
  const keys = typed.replace(/[يى]/g, 'ی').replace(/ك/g, 'ک').replace(/[آأإ]/g, 'ا').replace(/ئ/g, 'پ');
  return press(keys, persianKeys, latinKeys);
}

function press(text: string, from: string, to: string): string {
  return [...text].map((key) => (from.includes(key) ? to.charAt(from.indexOf(key)) : key)).join('');
}
