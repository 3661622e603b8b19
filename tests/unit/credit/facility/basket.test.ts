import fc from 'fast-check';
import { basketFacility, payableOf } from '@/rules/facility/basket';
import { aPlan } from '@/tests/support/factories/facility';
import { forAll } from '@/tests/support/forAll';
import { anyPlan, toman } from './plans';

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
});

test('the worked example: the ceiling limits the loan and the remainder is paid in cash', () => {
  expect(basketFacility(aPlan({ ceiling: 40_000_000 }), sums)).toMatchObject({
    facilityDeference: 7_600_000,
    amountPerMonth: 3_764_000,
    cartFacility: {
      prepayment: 11_900_000,
      discountLoanAmount: 40_000_000,
      discountFinalRefundAmount: 45_155_358,
    },
  });
});

test('the figures follow the months and the prepayment that the shopper chose', () => {
  const terms = { months: 6, prepaymentPercent: 50 };
  expect(basketFacility(aPlan({ ceiling: 50_000_000 }), sums, terms)?.cartFacility).toMatchObject({
    prepayment: 29_750_000,
    discountLoanAmount: 29_750_000,
    loanAmount: 31_750_000,
  });
});

test('a basket whose loan would be below the minimum has no facility', () => {
  const plan = aPlan({ minimumLoan: 1_000_000 });
  const basket = (total: number) => basketFacility(plan, { total, totalDiscount: 0, serviceTotalPrice: 0 });
  expect(basket(0)).toBeNull();
  expect(basket(1_249_000)).toBeNull();
  expect(basket(1_250_000)?.cartFacility.discountLoanAmount).toBe(1_000_000);
});

test('the facility figures of any basket fit its sums, and without a discount both figures of each pair are equal', () => {
  forAll(anyPlan, toman, fc.integer({ min: 0, max: 100 }), toman, (plan, total, percent, services) => {
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
  });
});
