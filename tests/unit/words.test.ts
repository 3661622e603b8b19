import fc from 'fast-check';
import { amountInWords, numberInWords } from '@/utils/words';

test.each([
  [0, 'صفر'],
  [7, 'هفت'],
  [10, 'ده'],
  [18, 'هجده'],
  [20, 'بیست'],
  [21, 'بیست و یک'],
  [100, 'صد'],
  [101, 'صد و یک'],
  [999, 'نهصد و نود و نه'],
  [1000, 'هزار'],
  [1001, 'هزار و یک'],
  [2_000, 'دو هزار'],
  [100_000, 'صد هزار'],
  [1_000_000, 'یک میلیون'],
  [1_001_000, 'یک میلیون و هزار'],
  [133_600_000, 'صد و سی و سه میلیون و ششصد هزار'],
  [2_000_000_000, 'دو میلیارد'],
  [1_000_000_000_000, 'یک هزار میلیارد'],
])('%i is «%s»', (value, words) => {
  expect(numberInWords(value)).toBe(words);
});

const units = Object.fromEntries(
  [...Array(20).keys(), ...Array.from({ length: 8 }, (_, index) => (index + 2) * 10)].map((value) => [
    numberInWords(value),
    value,
  ]),
);
const hundreds = Object.fromEntries(
  Array.from({ length: 9 }, (_, index) => [numberInWords((index + 1) * 100), (index + 1) * 100]),
);
const scales: Record<string, number> = { هزار: 1e3, میلیون: 1e6, میلیارد: 1e9 };

/** Reads words below a thousand milliards back into a number. */
function readWords(text: string): number {
  let total = 0;
  let group = 0;
  for (const word of text.split(' ').filter((one) => one !== 'و')) {
    const scale = scales[word];
    if (scale === undefined) group += units[word] ?? hundreds[word] ?? Number.NaN;
    else {
      total += (group || 1) * scale;
      group = 0;
    }
  }
  return total + group;
}

test('words read back are the number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (value) => {
      expect(readWords(numberInWords(value))).toBe(value);
    }),
  );
});

test('an amount names its unit', () => {
  expect(amountInWords(2_350_000)).toBe('دو میلیون و سیصد و پنجاه هزار تومان');
});
