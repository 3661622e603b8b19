/** Prices that a percent has changed are rounded to this many toman, as shops write them. */
const roundedTo = 1000;

/** A price (toman) that is some percent higher or, below 0, lower. A price below the rounding is not rounded. */
export function priceByPercent(price: number, percent: number): number {
  const exact = (price * (100 + percent)) / 100;
  return exact < roundedTo ? Math.round(exact) : Math.round(exact / roundedTo) * roundedTo;
}
