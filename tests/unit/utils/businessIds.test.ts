import fc from 'fast-check';
import { normalizeEconomicCode, normalizeLegalId, normalizeSheba } from '@/rules/businessIds';
import { forAll } from '@/tests/support/forAll';

test.each([
  ['10380284790', '10380284790'],
  ['۱۰۳۸۰۲۸۴۷۹۰', '10380284790'],
  ['1038-0284 790', '10380284790'],
  ['10380285692', null],
  ['11111111111', null],
  ['1038028479', null],
  ['', null],
])('the national id %s of a company reads as %s', (typed, read) => {
  expect(normalizeLegalId(typed)).toBe(read);
});

test.each([
  ['IR820540102680020817909002', 'IR820540102680020817909002'],
  ['ir82 0540 1026 8002 0817 9090 02', 'IR820540102680020817909002'],
  ['۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲', 'IR820540102680020817909002'],
  ['IR820540102680020817909003', null],
  ['820540102680020817909003', null],
  ['IR82', null],
])('the Sheba %s reads as %s', (typed, read) => {
  expect(normalizeSheba(typed)).toBe(read);
});

test('a Sheba with one changed digit, or with two exchanged neighbours, is wrong', () => {
  const digits = '820540102680020817909002';
  forAll(fc.nat(23), fc.integer({ min: 1, max: 9 }), (place, step) => {
    const changed = String((Number(digits[place]) + step) % 10);
    expect(normalizeSheba(`IR${digits.slice(0, place)}${changed}${digits.slice(place + 1)}`)).toBeNull();
  });
  for (let place = 0; place < 23; place += 1) {
    const [first, second] = [digits[place], digits[place + 1]];
    if (first === second) continue;
    expect(normalizeSheba(digits.slice(0, place) + second + first + digits.slice(place + 2))).toBeNull();
  }
});

test.each([
  ['10380284790', '10380284790'],
  ['4111-1234-5678', '411112345678'],
  ['14003456789012', '14003456789012'],
  ['123', null],
  ['000000000000', null],
])('the economic code %s reads as %s', (typed, read) => {
  expect(normalizeEconomicCode(typed)).toBe(read);
});
