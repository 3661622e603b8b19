import fc from 'fast-check';
import { monthlyInstalment } from '@/rules/facility/instalments';
import { allowedTerms, largestLoan, quotePlan } from '@/rules/facility/quote';
import { aPlan } from '@/tests/support/factories/facility';
import { forAll } from '@/tests/support/forAll';
import { anyPlan, toman } from './plans';

test('the worked example costs 6,135,089 more than cash', () => {
  const plan = aPlan({ ceiling: 50_000_000 });
  expect(quotePlan(plan, 63_500_000).prepayment).toBe(12_700_000);
  expect(quotePlan(plan, 59_500_000)).toMatchObject({
    payToday: 11_900_000,
    totalPaid: 65_635_089,
    costOverCash: 6_135_089,
  });
});

test('a fee is paid today and is part of the cost', () => {
  const plan = aPlan({ ceiling: 50_000_000, feePercent: 1 });
  expect(quotePlan(plan, 59_500_000)).toMatchObject({
    prepayment: 11_900_000,
    fee: 476_000,
    payToday: 12_376_000,
    costOverCash: 6_611_089,
  });
});

test('the larger of the two smallest prepayments counts, at most the whole amount', () => {
  const plan = aPlan({ prepaymentPercent: 20, minimumPrepayment: 5_000_000 });
  expect(quotePlan(plan, 20_000_000)).toMatchObject({ prepayment: 5_000_000, loan: 15_000_000 });
  expect(quotePlan(plan, 40_000_000)).toMatchObject({ prepayment: 8_000_000, loan: 32_000_000 });
  expect(quotePlan(plan, 3_000_000)).toMatchObject({ prepayment: 3_000_000, loan: 0, eligible: false });
});

test('an amount of 0 has no loan', () => {
  expect(quotePlan(aPlan(), 0)).toMatchObject({ payToday: 0, totalPaid: 0, eligible: false });
});

test('the customer can choose the months and a larger prepayment', () => {
  expect(quotePlan(aPlan(), 59_500_000, { months: 6, prepaymentPercent: 50 })).toMatchObject({
    months: 6,
    prepayment: 29_750_000,
    loan: 29_750_000,
  });
  expect(quotePlan(aPlan(), 59_500_000, { prepaymentPercent: 100 })).toMatchObject({
    loan: 0,
    eligible: false,
  });
});

test('prepayment, cash above the ceiling and loan always make up the amount, in whole toman', () => {
  forAll(anyPlan, toman, (plan, payable) => {
    const found = quotePlan(plan, payable);
    expect(found.prepayment + found.aboveCeiling + found.loan).toBe(payable);
    expect(found.payToday).toBe(found.prepayment + found.aboveCeiling + found.fee);
    expect(found.payToday + found.refund).toBe(found.totalPaid);
    expect(found.totalPaid - payable).toBe(found.costOverCash);
    expect(found.refund).toBeGreaterThanOrEqual(found.loan);
    expect(found.loan).toBeLessThanOrEqual(plan.ceiling);
    for (const amount of Object.values(found)) {
      if (typeof amount !== 'number') continue;
      expect(Number.isSafeInteger(amount)).toBe(true);
      expect(amount).toBeGreaterThanOrEqual(0);
    }
  });
});

test('the largest loan keeps the instalment within the limit, and one toman more does not', () => {
  forAll(anyPlan, fc.integer({ min: 0, max: 50_000_000 }), (plan, wish) => {
    const months = plan.defaultMonths;
    const loan = largestLoan(plan, months, wish);
    expect(monthlyInstalment(plan, loan, months)).toBeLessThanOrEqual(wish);
    if (loan < plan.ceiling) expect(monthlyInstalment(plan, loan + 1, months)).toBeGreaterThan(wish);
  });
  expect(largestLoan(aPlan(), 12, 9_408_000)).toBe(100_000_000);
});

test('months that a plan does not offer count as its default, and a lower prepayment as its own', () => {
  expect(allowedTerms(aPlan(), { months: 7, prepaymentPercent: 5 })).toEqual({
    months: 12,
    prepaymentPercent: 20,
  });
  expect(allowedTerms(aPlan(), { months: 24, prepaymentPercent: 45 })).toEqual({
    months: 24,
    prepaymentPercent: 45,
  });
});
