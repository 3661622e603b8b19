import fc from 'fast-check';
import { forAll } from '@/tests/support/forAll';
import { parseWholeNumber, toLatinDigits, toPersianDigits } from '@/utils/digits';

test('Latin and Arabic digits become Persian ones and the rest stays', () => {
  expect(toPersianDigits('0123456789')).toBe('۰۱۲۳۴۵۶۷۸۹');
  expect(toPersianDigits('٠١٢٣٤٥٦٧٨٩')).toBe('۰۱۲۳۴۵۶۷۸۹');
  expect(toPersianDigits(2026)).toBe('۲۰۲۶');
  expect(toPersianDigits('آیفون 16 Pro')).toBe('آیفون ۱۶ Pro');
});

test('Persian and Arabic digits become Latin ones and the rest stays', () => {
  expect(toLatinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
  expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
  expect(toLatinDigits('تلفن ۰۲۱-٩١0')).toBe('تلفن 021-910');
});

test.each([
  ['۱۲٬۳۴۵٬۰۰۰', 12_345_000],
  ['12,345,000', 12_345_000],
  ['١٢٣', 123],
  [' ۱ ۲ ۳ ', 123],
  ['۱۲.۵۰۰', 12_500],
  ['\u200e۵\u200c۰', 50],
  ['0', 0],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
])('«%s» is the number %i', (typed, value) => {
  expect(parseWholeNumber(typed)).toBe(value);
});

test.each(['', ' ', '-5', '1e3', '۱۲ تومان', 'abc', '٪۵', '9007199254740992', '12345678901234567'])(
  '«%s» is no whole number',
  (typed) => {
    expect(parseWholeNumber(typed)).toBeNull();
  },
);

test('a number typed in any mixture of digit sets is the same number', () => {
  const sets = ['0123456789', '۰۱۲۳۴۵۶۷۸۹', '٠١٢٣٤٥٦٧٨٩'];
  forAll(fc.nat(), fc.infiniteStream(fc.nat({ max: 2 })), (value, choices) => {
    const typed = [...String(value)]
      .map((digit) => sets[choices.next().value]?.charAt(Number(digit)))
      .join('');
    expect(parseWholeNumber(typed)).toBe(value);
    expect(toLatinDigits(typed)).toBe(String(value));
    expect(toLatinDigits(toPersianDigits(typed))).toBe(String(value));
  });
});
