import fc from 'fast-check';
import { tomanInWords } from '@/utils/numberInWords';

/** The words of a number without the unit. */
const numberInWords = (value: number) => tomanInWords(value).replace(/ تومان$/, '');

test.each([
  [0, 'صفر'],
  [1, 'یک'],
  [10, 'ده'],
  [19, 'نوزده'],
  [21, 'بیست و یک'],
  [100, 'صد'],
  [410, 'چهارصد و ده'],
  [999, 'نهصد و نود و نه'],
  [1000, 'هزار'],
  [1001, 'هزار و یک'],
  [2000, 'دو هزار'],
  [1_001_000, 'یک میلیون و هزار'],
  [59_500_000, 'پنجاه و نه میلیون و پانصد هزار'],
  [1_000_000_000, 'یک میلیارد'],
  [1_000_000_000_000_000, 'یک کوادریلیون'],
])('%d is %s', (value, words) => {
  expect(numberInWords(value)).toBe(words);
});

test('an amount has its unit', () => {
  expect(tomanInWords(4_479_000)).toBe('چهار میلیون و چهارصد و هفتاد و نه هزار تومان');
});

const values: Record<string, number> = {
  ...Object.fromEntries('یک دو سه چهار پنج شش هفت هشت نه'.split(' ').map((word, place) => [word, place + 1])),
  ...Object.fromEntries(
    'ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده'
      .split(' ')
      .map((word, place) => [word, place + 10]),
  ),
  ...Object.fromEntries(
    'بیست سی چهل پنجاه شصت هفتاد هشتاد نود'.split(' ').map((word, place) => [word, (place + 2) * 10]),
  ),
  ...Object.fromEntries(
    'صد دویست سیصد چهارصد پانصد ششصد هفتصد هشتصد نهصد'
      .split(' ')
      .map((word, place) => [word, (place + 1) * 100]),
  ),
};
const scales: Record<string, number> = {
  هزار: 1e3,
  میلیون: 1e6,
  میلیارد: 1e9,
  تریلیون: 1e12,
  کوادریلیون: 1e15,
};

/** Reads the words back, in the simplest way. */
function readWords(words: string): number {
  let total = 0;
  let group = 0;
  for (const word of words.split(' ').filter((one) => one !== 'و')) {
    const scale = scales[word];
    if (scale === undefined) group += values[word] ?? Number.NaN;
    else {
      total += Math.max(group, 1) * scale;
      group = 0;
    }
  }
  return total + group;
}

const amount = fc.oneof(
  fc.integer({ min: 1, max: 1e15 }),
  fc.integer({ min: 1, max: 1e6 }),
  fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 4 }))
    .map(([group, scale]) => group * 1000 ** scale),
);

test('the words of every amount up to a quadrillion read back as the amount', () => {
  fc.assert(
    fc.property(amount, (value) => {
      const words = numberInWords(value);
      expect(readWords(words)).toBe(value);
      expect(words).not.toMatch(/ {2}|^ | $|و و|صفر/);
    }),
    { numRuns: 1000 },
  );
});

test('what is no whole amount has no words', () => {
  for (const value of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1]) {
    expect(() => numberInWords(value)).toThrow(RangeError);
  }
});
