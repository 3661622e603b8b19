import type { CheckoutChoice, CheckoutLine, CheckoutReview } from '@/contract/checkout';

/** A review with the choice it was asked for. */
export type ReviewedChoice = { review: CheckoutReview; choice: CheckoutChoice };

/** An amount (toman) before and after a change. */
export type AmountChange = { before: number; after: number };

export type LineChange = {
  line: CheckoutLine;
  /** Price of one piece with each of its services. */
  price: AmountChange;
  /** 0 pieces after: the line is gone. */
  qty: AmountChange;
};

export type ReviewChanges = {
  lines: LineChange[];
  shipping: AmountChange | null;
  /** Amount that is paid today at the gateway. */
  today: AmountChange | null;
  /** The monthly amount; null when there is no plan of the same terms before and after. */
  month: AmountChange | null;
  /** Whether something has become dearer, which the shopper has to accept. */
  dearer: boolean;
};

const unitPriceOf = ({ price, discount, services }: CheckoutLine) =>
  price - discount + services.reduce((sum, service) => sum + service.price, 0);

const keyOf = ({ productPropertyId, canDelete }: CheckoutLine) => `${productPropertyId} ${canDelete}`;

function compareLines(before: readonly CheckoutLine[], after: readonly CheckoutLine[]): LineChange[] {
  const later = new Map(after.map((line) => [keyOf(line), line]));
  return before.flatMap((line) => {
    const now = later.get(keyOf(line));
    const price = { before: unitPriceOf(line), after: now ? unitPriceOf(now) : unitPriceOf(line) };
    const qty = { before: line.qty, after: now?.qty ?? 0 };
    return price.before === price.after && qty.before === qty.after
      ? []
      : [{ line: now ?? line, price, qty }];
  });
}

const changeOf = (before: number, after: number): AmountChange => ({ before, after });
const isDearer = (change: AmountChange | null) => change !== null && change.after > change.before;
const isChanged = (change: AmountChange | null) => change !== null && change.after !== change.before;

const piecesOf = ({ lines }: CheckoutReview) => JSON.stringify(lines.map((line) => [keyOf(line), line.qty]));

/** The plan and the terms that the shopper has chosen. */
const termsOf = ({ facility }: CheckoutReview) =>
  JSON.stringify(facility && [facility.planId, facility.months, facility.prepaymentPercent]);

/**
 * Changes by the shop between two reviews; null when there are none. Sums are compared only when the choice and the pieces
 * are the same, because the shopper's own changes change them too.
 */
export function compareReviews(before: ReviewedChoice, after: ReviewedChoice): ReviewChanges | null {
  const sameOrder =
    JSON.stringify(before.choice) === JSON.stringify(after.choice) &&
    piecesOf(before.review) === piecesOf(after.review);
  const plan = before.review.facility;
  const samePlan = termsOf(before.review) === termsOf(after.review);
  const lines = compareLines(before.review.lines, after.review.lines);
  const shipping = sameOrder ? changeOf(before.review.shippingCost, after.review.shippingCost) : null;
  const comparable = sameOrder && samePlan;
  const today = comparable ? changeOf(before.review.atGateway, after.review.atGateway) : null;
  const month =
    comparable && plan && after.review.facility
      ? changeOf(plan.amountPerMonth, after.review.facility.amountPerMonth)
      : null;
  if (lines.length === 0 && ![shipping, today, month].some(isChanged)) return null;
  return {
    lines,
    shipping: isChanged(shipping) ? shipping : null,
    today,
    month,
    dearer: [...lines.map(({ price }) => price), shipping, today, month].some(isDearer),
  };
}

/** The lines of a review without one that the shopper has removed, and without its companions, which follow it. */
export function removeLine(lines: readonly CheckoutLine[], productPropertyId: number): CheckoutLine[] {
  let removing = false;
  return lines.filter((line) => {
    if (line.canDelete) removing = line.productPropertyId === productPropertyId;
    return !removing;
  });
}
