import { createHash } from 'node:crypto';
import { planRefusal } from '@/backend/domains/credit/facility/rules';
import type { Caller } from '@/backend/server/callers';
import { refuse } from '@/backend/server/errors';
import type { CheckoutChoice, CheckoutFacility, CheckoutReview } from '@/contract/checkout';
import { payableOf } from '@/rules/facility/basket';
import { listCheques } from '@/rules/facility/cheques';
import { lateRateOf } from '@/rules/facility/lateFee';
import { prepaymentPercentOf } from '@/rules/facility/quote';
import { annualRateOf, scheduleRate } from '@/rules/facility/rate';
import { scheduleOf } from '@/rules/facility/schedule';
import { tehranDateOf } from '@/rules/jalali/jalali';
import type { CheckoutContext } from './context';
import type { CouponRow } from './coupon';
import { couponDiscount } from './coupon';
import { addressOf, type ChosenDelivery, chooseDelivery } from './delivery';
import { type PricedLines, priceLines } from './lines';
import { messages } from './messages';
import { shippingMethods } from './shipping';

/** The delivery address is unknown: it was deleted elsewhere, or belongs to somebody else. */
export const noAddress = () =>
  refuse(404, 'not_found', messages.noAddress, { addressId: messages.noAddress });

/** A review without the gateways, which depend on the amount, and what placing the order needs besides. */
export type Reviewed = {
  review: Omit<CheckoutReview, 'gateways'>;
  priced: PricedLines;
  chosen: ChosenDelivery;
  coupon: CouponRow | null;
};

/**
 * Computes everything the shopper agrees to from the shop of one moment; nothing about money is taken from the browser.
 * @param now ms since the epoch @throws 404 for an unknown address, 409 when the choice is not possible now
 */
export function reviewCheckout(
  context: CheckoutContext,
  choice: CheckoutChoice,
  caller: Pick<Caller, 'noCheck'>,
  now: number,
): Reviewed {
  const { address } = context;
  if (!address) throw noAddress();
  const priced = priceLines(context, caller.noCheck, now);
  const { total, totalDiscount, serviceTotalPrice } = priced.sums;
  const payable = payableOf(priced.sums);
  const methods = shippingMethods({ ...context, ...address }, payable, now);
  const chosen = chooseDelivery(methods, choice.shipping);
  const coupon = choice.coupon === null ? 0 : couponDiscount(context.coupon, priced.lines, now);
  const facility = facilityOf(context, payable - coupon, now);
  const payToday =
    (facility ? facility.prepayment + facility.aboveCeiling + facility.fee : payable - coupon) + chosen.cost;
  const walletAvailable = context.balance - context.held;
  const fromWallet = choice.useWallet ? Math.min(walletAvailable, payToday) : 0;
  const agreedTo = {
    lines: priced.lines.map((line) => ({
      productPropertyId: line.productPropertyId,
      canDelete: line.canDelete,
      title: line.title,
      imageUrl: line.imageUrl,
      colourTitle: line.colourTitle,
      optionTitle: line.optionTitle,
      qty: line.qty,
      price: line.price,
      discount: line.discount,
      services: line.services,
    })),
    goodsTotal: total,
    discountTotal: totalDiscount,
    serviceTotal: serviceTotalPrice,
    couponDiscount: coupon,
    shippingCost: chosen.cost,
    total: payable - coupon + chosen.cost,
    facility,
    payToday,
    fromWallet,
    atGateway: payToday - fromWallet,
    address: addressOf(address),
    delivery: chosen.delivery,
    returnExceptions: context.returnExceptions,
  };
  return {
    review: { agreed: digestOf(agreedTo), ...agreedTo, walletAvailable, validTo: priced.validTo },
    priced,
    chosen,
    coupon: choice.coupon === null ? null : context.coupon,
  };
}

function digestOf(agreedTo: object): string {
  return createHash('sha256').update(JSON.stringify(agreedTo)).digest('base64url');
}

/**
 * The plan that the shopper has chosen for the basket, with its dated instalments; null in cash. Without a chosen
 * plan the order is paid in cash, so that no shopper gets a loan unasked.
 * @throws 409 when the basket cannot be bought on the plan
 */
function facilityOf({ basket }: CheckoutContext, payable: number, now: number): CheckoutFacility | null {
  const choice = basket?.facility;
  if (!choice?.chosen) return null;
  const reason = planRefusal(choice, payable, now);
  if (reason !== null) throw refuse(409, 'changed', reason, { plan: reason });
  const { plan: terms, facts, months, prepaymentPercent } = choice;
  const { documents, cheque, needsReview, unknown } = facts;
  if (unknown) throw refuse(409, 'conflict', messages.identity, { identity: messages.identity });
  const schedule = scheduleOf(terms, payable, { months, prepaymentPercent }, tehranDateOf(now));
  const { quote, instalments } = schedule;
  const effectiveRate = scheduleRate(schedule);
  return {
    planId: terms.id,
    prepaymentPercent: prepaymentPercentOf(terms, prepaymentPercent),
    conditions: needsReview || documents.length > 0 || cheque ? { documents, cheque } : null,
    cheques: cheque ? listCheques(cheque, instalments) : [],
    name: terms.name,
    method: terms.method,
    months,
    annualRate: annualRateOf(terms, effectiveRate),
    lateRate: lateRateOf(terms),
    prepayment: quote.prepayment,
    loanAmount: quote.loan,
    amountPerMonth: quote.amountPerMonth,
    aboveCeiling: quote.aboveCeiling,
    fee: quote.fee,
    refund: quote.refund,
    costOverCash: quote.costOverCash,
    effectiveRate,
    instalments: instalments.map(({ number, dueDate, amount, interest }) => ({
      number,
      dueDate,
      amount,
      interest,
    })),
  };
}
