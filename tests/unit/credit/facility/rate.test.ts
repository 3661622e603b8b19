import fc from 'fast-check';
import { listInstalments } from '@/rules/facility/instalments';
import { effectiveAnnualRate } from '@/rules/facility/rate';
import { forAll } from '@/tests/support/forAll';
import { anyPlan } from './plans';

/** The monthly rate by Newton's method on Σ amount·v^k − received, where v = 1 / (1 + rate). */
function monthlyRateByNewton(received: number, amounts: readonly number[]): number {
  let discount = 1;
  for (let step = 0; step < 200; step += 1) {
    let value = -received;
    let slope = 0;
    for (const [index, amount] of amounts.entries()) {
      value += amount * discount ** (index + 1);
      slope += amount * (index + 1) * discount ** index;
    }
    discount -= value / slope;
  }
  return 1 / discount - 1;
}

test.each([
  [3, 12, 61],
  [2.5, 6, 50],
  [4, 4, 75],
])('a flat wage of %d percent over %i months is %i percent a year', (rate, months, nominal) => {
  const loan = 100_000_000;
  const rows = listInstalments({ method: 'flatMonthly', rate, roundingUnit: 1 }, loan, months);
  const found = effectiveAnnualRate(
    loan,
    rows.map(({ amount }) => amount),
  );
  // The source lists twelve times the monthly rate; this rate is compounded.
  expect(Math.round(1200 * ((1 + found / 100) ** (1 / 12) - 1))).toBe(nominal);
});

test('an amortised loan at 23 percent has the compounded rate of 23/12 percent a month', () => {
  const rows = listInstalments({ method: 'amortised', rate: 23, roundingUnit: 1 }, 100_000_000, 12);
  const found = effectiveAnnualRate(
    100_000_000,
    rows.map(({ amount }) => amount),
  );
  expect(found).toBeCloseTo(((1 + 0.23 / 12) ** 12 - 1) * 100, 3);
});

test('a loan repaid without interest has a rate of 0', () => {
  expect(effectiveAnnualRate(12_000_000, Array(12).fill(1_000_000))).toBe(0);
  expect(effectiveAnnualRate(0, [1_000_000])).toBe(0);
});

test('a rate above 100 percent a month is found too', () => {
  expect(effectiveAnnualRate(100, [300])).toBeCloseTo((3 ** 12 - 1) * 100, 0);
});

test("the rate of any schedule agrees with Newton's method", () => {
  forAll(anyPlan, fc.integer({ min: 1_000_000, max: 500_000_000 }), (plan, loan) => {
    const amounts = listInstalments(plan, loan, plan.defaultMonths).map(({ amount }) => amount);
    const received = loan - Math.ceil((loan * plan.feePercent) / 100);
    const expected = ((1 + monthlyRateByNewton(received, amounts)) ** 12 - 1) * 100;
    expect(effectiveAnnualRate(received, amounts)).toBeCloseTo(Math.max(0, expected), 4);
  });
});
