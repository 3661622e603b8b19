import fc from 'fast-check';
import type { FacilityMethod } from '@/contract/facility';
import { listInstalments, monthlyInstalment } from '@/rules/facility/instalments';
import { forAll } from '@/tests/support/forAll';
import { anyPlan, methods } from './plans';

const million = 1_000_000;
const terms = (method: FacilityMethod, rate: number, roundingUnit = 1000) => ({ method, rate, roundingUnit });

type Rows = ReturnType<typeof listInstalments>;
const sumOf = (rows: Rows, field: 'amount' | 'interest' | 'principal') =>
  rows.reduce((sum, row) => sum + row[field], 0);

test.each([
  [6, 18, 17_553_000, 5_315_019],
  [9, 18, 11_961_000, 7_648_831],
  [12, 18, 9_168_000, 10_015_991],
  [18, 18, 6_381_000, 14_849_359],
  [24, 18, 4_993_000, 19_815_110],
  [6, 23, 17_803_000, 6_814_270],
  [9, 23, 12_203_000, 9_825_709],
  [12, 23, 9_408_000, 12_891_090],
  [18, 23, 6_622_000, 19_184_054],
  [24, 23, 5_238_000, 25_691_841],
])(
  'amortised: a hundred million over %i months at %i percent costs %i a month',
  (months, rate, amount, interest) => {
    expect(monthlyInstalment(terms('amortised', rate), 100 * million, months)).toBe(amount);
    expect(sumOf(listInstalments(terms('amortised', rate), 100 * million, months), 'interest')).toBe(
      interest,
    );
  },
);

test('amortised: the schedule of the worked example begins with 912,333 interest and ends with a smaller instalment', () => {
  const rows = listInstalments(terms('amortised', 23), 47_600_000, 12);
  expect(rows).toHaveLength(12);
  expect(rows[0]).toEqual({
    number: 1,
    amount: 4_479_000,
    interest: 912_333,
    principal: 3_566_667,
    balance: 44_033_333,
  });
  expect(rows.at(-1)).toMatchObject({ number: 12, amount: 4_466_089, balance: 0 });
  expect(listInstalments(terms('amortised', 23), 40 * million, 12).at(-1)?.amount).toBe(3_751_358);
});

test('simple bank: fifty million at 18 percent over 12 months costs 4,875,000, and most of it in the first months', () => {
  const rows = listInstalments(terms('simpleBank', 18, 1), 50 * million, 12);
  expect(sumOf(rows, 'interest')).toBe(4_875_000);
  expect(rows[0]).toMatchObject({ amount: 4_572_917, interest: 750_000 });
  expect(rows[1]?.interest).toBe(687_500);
  expect(rows.at(-1)).toMatchObject({ amount: 4_572_913, interest: 62_500, balance: 0 });
});

test('gharz-ol-hasaneh: thirty million at 4 percent over 24 months costs 1,200,000 in the first year and 600,000 in the second', () => {
  const rows = listInstalments(terms('gharz', 4), 30 * million, 24);
  expect(sumOf(rows.slice(0, 12), 'interest')).toBe(1_200_000);
  expect(sumOf(rows.slice(12), 'interest')).toBe(600_000);
  expect(rows[0]).toMatchObject({ amount: 1_325_000, interest: 100_000 });
  expect(rows.at(-1)).toMatchObject({ amount: 1_325_000, interest: 50_000, balance: 0 });
});

test.each([
  [3, 12, 36],
  [2.5, 6, 15],
  [4, 4, 16],
])('flat: %d percent a month over %i months costs %i percent of the loan', (rate, months, percent) => {
  const rows = listInstalments(terms('flatMonthly', rate), 100 * million, months);
  expect(sumOf(rows, 'interest')).toBe(percent * million);
  expect(sumOf(rows, 'amount')).toBe((100 + percent) * million);
});

test.each(methods)('%s: a loan without a rate is divided evenly', (method) => {
  expect(listInstalments(terms(method, 0), 12 * million, 12).map(({ amount }) => amount)).toEqual(
    Array(12).fill(million),
  );
});

test.each(methods)('%s: no loan has no instalments', (method) => {
  expect(monthlyInstalment(terms(method, 23), 0, 12)).toBe(0);
  expect(listInstalments(terms(method, 23), 0, 12)).toEqual([]);
});

test('a schedule of any method repays the loan exactly, in whole toman and with a balance that never rises', () => {
  forAll(anyPlan, fc.integer({ min: 1, max: 500 * million }), (plan, loan) => {
    const months = plan.defaultMonths;
    const rows = listInstalments(plan, loan, months);
    expect(sumOf(rows, 'principal')).toBe(loan);
    expect(rows.at(-1)?.balance).toBe(0);
    expect(sumOf(rows, 'amount')).toBe(loan + sumOf(rows, 'interest'));
    expect(rows.length).toBeLessThanOrEqual(months);
    let balance = loan;
    for (const row of rows) {
      for (const field of Object.values(row)) {
        expect(Number.isSafeInteger(field)).toBe(true);
        expect(field).toBeGreaterThanOrEqual(0);
      }
      expect(row.amount).toBe(row.interest + row.principal);
      balance -= row.principal;
      expect(row.balance).toBe(balance);
    }
  });
});

test('every instalment but the last is the quoted one, and the sum differs from it by less than the rounding', () => {
  forAll(anyPlan, fc.integer({ min: 1, max: 500 * million }), (plan, loan) => {
    const { defaultMonths: months, roundingUnit, method, rate } = plan;
    const rows = listInstalments(plan, loan, months);
    const amount = monthlyInstalment(plan, loan, months);
    for (const row of rows.slice(0, -1)) expect(row.amount).toBe(amount);
    const refund = sumOf(rows, 'amount');
    if (method !== 'amortised') {
      expect(rows.at(-1)?.amount).toBeLessThanOrEqual(amount);
      expect(amount * months - refund).toBeLessThan(months * roundingUnit);
      return;
    }
    const growth = (1 + rate / 1200) ** months;
    // The last instalment also pays the rounding of each month's interest, which is a few toman at most.
    expect(rows.at(-1)?.amount).toBeLessThanOrEqual(amount + Math.ceil((months / 2) * growth));
    // Rounding an instalment up also lowers later interest, and interest is rounded to a toman.
    expect(amount * months - refund).toBeLessThan(months * roundingUnit * growth + months);
  });
});

test('the instalment never falls when the loan grows', () => {
  forAll(anyPlan, fc.nat(500 * million), fc.nat(10 * million), (plan, loan, more) => {
    const months = plan.defaultMonths;
    expect(monthlyInstalment(plan, loan + more, months)).toBeGreaterThanOrEqual(
      monthlyInstalment(plan, loan, months),
    );
  });
});
