import fc from 'fast-check';
import { aPlan } from '@/tests/support/factories';
import {
  basketFacility,
  effectiveAnnualRate,
  listInstalments,
  monthlyInstalment,
  payableForInstalment,
  payableOf,
  quotePlan,
} from '@/utils/facility';

// The basket of the worked example: products 62,000,000, insurance 1,500,000, discount 4,000,000.
const sums = { total: 62_000_000, totalDiscount: 4_000_000, serviceTotalPrice: 1_500_000 };

test('the worked example: a loan below the ceiling', () => {
  const plan = aPlan({ ceiling: 50_000_000 });
  expect(payableOf(sums)).toBe(59_500_000);
  expect(basketFacility(plan, sums)).toEqual({
    cartFacility: {
      facilityName: plan.name,
      facilityParentTitle: plan.parentTitle,
      facilityParentGalleryId: null,
      loanAmount: 50_000_000,
      discountLoanAmount: 47_600_000,
      finalRefundAmount: 56_445_542,
      discountFinalRefundAmount: 53_735_089,
      prepayment: 11_900_000,
      amountPerMonth: 4_479_000,
    },
    facilityDeference: 0,
    amountPerMonth: 4_479_000,
    sumOfFacilityBasket: 63_500_000,
    sumOfFacilityBasketDiscount: 4_000_000,
  });
  expect(quotePlan(plan, 63_500_000).prepayment).toBe(12_700_000);
  expect(quotePlan(plan, 59_500_000)).toMatchObject({
    payToday: 11_900_000,
    totalPaid: 65_635_089,
    costOverCash: 6_135_089,
  });
});

test('the worked example: its schedule begins with 912,333 interest and ends with a smaller instalment', () => {
  const rows = listInstalments(47_600_000, 12, 23, 1000);
  expect(rows).toHaveLength(12);
  expect(rows[0]).toEqual({
    month: 1,
    amount: 4_479_000,
    interest: 912_333,
    principal: 3_566_667,
    balance: 44_033_333,
  });
  expect(rows.at(-1)).toMatchObject({ month: 12, amount: 4_466_089, balance: 0 });
});

test('the worked example: the ceiling limits the loan and the remainder is paid in cash', () => {
  const facility = basketFacility(aPlan({ ceiling: 40_000_000 }), sums);
  expect(facility).toMatchObject({
    facilityDeference: 7_600_000,
    amountPerMonth: 3_764_000,
    cartFacility: {
      prepayment: 11_900_000,
      discountLoanAmount: 40_000_000,
      discountFinalRefundAmount: 45_155_358,
    },
  });
  expect(listInstalments(40_000_000, 12, 23, 1000).at(-1)?.amount).toBe(3_751_358);
});

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
])('a hundred million over %i months at %i percent costs %i a month', (months, rate, amount, interest) => {
  expect(monthlyInstalment(100_000_000, months, rate, 1000)).toBe(amount);
  const rows = listInstalments(100_000_000, months, rate, 1000);
  expect(rows.reduce((sum, row) => sum + row.interest, 0)).toBe(interest);
});

test('a loan without interest is divided evenly', () => {
  expect(listInstalments(12_000_000, 12, 0, 1000).map(({ amount }) => amount)).toEqual(
    Array(12).fill(1_000_000),
  );
});

test('an amount of 0 has no loan', () => {
  expect(monthlyInstalment(0, 12, 23, 1000)).toBe(0);
  expect(listInstalments(0, 12, 23, 1000)).toEqual([]);
  expect(quotePlan(aPlan(), 0)).toMatchObject({ payToday: 0, totalPaid: 0, eligible: false });
  expect(basketFacility(aPlan(), { total: 0, totalDiscount: 0, serviceTotalPrice: 0 })).toBeNull();
});

test('a basket whose loan would be below the minimum has no facility', () => {
  const plan = aPlan({ minimumLoan: 1_000_000 });
  const basket = (total: number) => basketFacility(plan, { total, totalDiscount: 0, serviceTotalPrice: 0 });
  expect(basket(1_249_000)).toBeNull();
  expect(basket(1_250_000)?.cartFacility.discountLoanAmount).toBe(1_000_000);
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

const toman = fc.integer({ min: 0, max: 2_000_000_000 });
const plans = fc
  .record({
    months: fc.constantFrom(1, 6, 9, 12, 18, 24),
    annualRate: fc.integer({ min: 0, max: 60 }),
    prepaymentPercent: fc.integer({ min: 0, max: 100 }),
    ceiling: fc.integer({ min: 0, max: 500_000_000 }),
    minimumLoan: fc.integer({ min: 0, max: 20_000_000 }),
    roundingUnit: fc.constantFrom(1, 500, 1000, 10_000),
  })
  .map(({ months, ...terms }) => aPlan({ ...terms, months: [months], defaultMonths: months }));

test('prepayment, cash above the ceiling and loan always make up the amount, in whole toman', () => {
  fc.assert(
    fc.property(plans, toman, (plan, payable) => {
      const found = quotePlan(plan, payable);
      expect(found.prepayment + found.aboveCeiling + found.loan).toBe(payable);
      expect(found.payToday + found.refund).toBe(found.totalPaid);
      expect(found.totalPaid - payable).toBe(found.costOverCash);
      expect(found.loan).toBeLessThanOrEqual(plan.ceiling);
      for (const amount of Object.values(found)) {
        if (typeof amount !== 'number') continue;
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('a schedule repays the loan exactly, and no instalment exceeds the quoted one by more than the rounding', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 500_000_000 }), (plan, loan) => {
      const { defaultMonths: months, annualRate, roundingUnit } = plan;
      const rows = listInstalments(loan, months, annualRate, roundingUnit);
      const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
      const amount = monthlyInstalment(loan, months, annualRate, roundingUnit);
      expect(sum((row) => row.principal)).toBe(loan);
      expect(rows.at(-1)?.balance).toBe(0);
      expect(sum((row) => row.amount)).toBe(loan + sum((row) => row.interest));
      expect(sum((row) => row.amount)).toBeGreaterThanOrEqual(loan);
      const growth = (1 + annualRate / 1200) ** months;
      for (const row of rows.slice(0, -1)) expect(row.amount).toBeLessThanOrEqual(amount);
      // The last instalment also pays the rounding of each month's interest, which is a few toman at most.
      expect(rows.at(-1)?.amount).toBeLessThanOrEqual(amount + Math.ceil((months / 2) * growth));
      // Rounding an instalment up also lowers later interest, and interest is rounded to a toman.
      const slack = months * roundingUnit * growth + months;
      expect(amount * months - sum((row) => row.amount)).toBeLessThan(slack);
    }),
  );
});

test('the facility figures of any basket fit its sums, and without a discount both figures of each pair are equal', () => {
  fc.assert(
    fc.property(plans, toman, fc.integer({ min: 0, max: 100 }), toman, (plan, total, percent, services) => {
      const basket = {
        total,
        totalDiscount: Math.floor((total * percent) / 100),
        serviceTotalPrice: services,
      };
      const facility = basketFacility(plan, basket);
      if (!facility) return;
      const { cartFacility, facilityDeference } = facility;
      const { prepayment, discountLoanAmount } = cartFacility;
      expect(facility.sumOfFacilityBasket - facility.sumOfFacilityBasketDiscount).toBe(payableOf(basket));
      expect(prepayment + facilityDeference + discountLoanAmount).toBe(payableOf(basket));
      expect(discountLoanAmount).toBeGreaterThanOrEqual(plan.minimumLoan);
      expect(cartFacility.discountFinalRefundAmount).toBeGreaterThanOrEqual(discountLoanAmount);
      if (basket.totalDiscount === 0) {
        expect(cartFacility.loanAmount).toBe(discountLoanAmount);
        expect(cartFacility.finalRefundAmount).toBe(cartFacility.discountFinalRefundAmount);
      }
    }),
  );
});

test('the largest payable amount keeps the instalment within the limit, and one unit more does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_407_999 }), (wish) => {
      const plan = aPlan();
      const payable = payableForInstalment(plan, wish);
      expect(quotePlan(plan, payable).amountPerMonth).toBeLessThanOrEqual(wish);
      expect(quotePlan(plan, payable + plan.roundingUnit).amountPerMonth).toBeGreaterThan(wish);
    }),
  );
  expect(payableForInstalment(aPlan(), 9_408_000)).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  [3, 12, 61],
  [2.5, 6, 50],
  [4, 4, 75],
])('a flat wage of %d percent over %i months is %i percent a year', (wage, months, nominal) => {
  const loan = 100_000_000;
  const rate = effectiveAnnualRate(loan, months, (loan * (1 + (wage / 100) * months)) / months);
  // The source lists twelve times the monthly rate; this rate is compounded.
  expect(Math.round(1200 * ((1 + rate / 100) ** (1 / 12) - 1))).toBe(nominal);
});

test('a loan repaid without interest has a rate of 0', () => {
  expect(effectiveAnnualRate(12_000_000, 12, 1_000_000)).toBe(0);
  expect(effectiveAnnualRate(0, 12, 1_000_000)).toBe(0);
});
