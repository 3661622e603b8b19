/** Letters that shoppers treat as equal, after marks are removed. The last entry is for «RØDE». */
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
 * Converts a text to the form in which search compares texts. Compatibility forms, case, Arabic letters, the three digit
 * sets and marks (harakat, hamza, accents) become equal. Every run of other characters, including ZWNJ, becomes one space.
 * Never show the result.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u200d-\u200f\u0621\u0640\p{M}]/gu, '')
    .replace(/[\u064a\u0649\u0643\u0629\u06d5\u0671ø]/g, (letter) => sameLetters[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Removes the spaces of a folded text, so that «لپ‌تاپ», «لپ تاپ» and «لپتاپ» become equal. */
export function removeSpaces(folded: string): string {
  return folded.replaceAll(' ', '');
}

/** The letters of each key on a Latin and on a Persian keyboard. The older Persian layout has «پ» on the last two keys. */
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,\\`";
const persianKeys = 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپوپپ';

/**
 * The text that the same keys write on the other keyboard: Latin for a text with Persian letters («هحاخدث» is «iphone»),
 * Persian for any other text («sdjl» is «سیتم»). Characters that are on no key stay.
 */
export function switchKeyboardLayout(text: string): string {
  const typed = text.normalize('NFC').toLowerCase();
  if (!/[\u0620-\u064a\u0671-\u06d3]/.test(typed)) return mapKeys(typed, latinKeys, persianKeys);
  const keys = typed.replace(/[يى]/g, 'ی').replace(/ك/g, 'ک').replace(/[آأإ]/g, 'ا').replace(/ئ/g, 'پ');
  return mapKeys(keys, persianKeys, latinKeys);
}

function mapKeys(text: string, from: string, to: string): string {
  return [...text].map((key) => (from.includes(key) ? to.charAt(from.indexOf(key)) : key)).join('');
}
