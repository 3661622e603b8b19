import type { FacilityPlan } from '@/contract/facility';
import type { PlanSchedule } from './schedule';

/**
 * The effective yearly rate of a loan, in percent and compounded monthly: the rate at which the instalments are worth, on
 * the day of the contract, what the customer received. 0 when the instalments do not exceed it.
 * @param received the loan less the fee paid on the day of the contract, toman @param amounts one instalment a month
 */
export function effectiveAnnualRate(received: number, amounts: readonly number[]): number {
  const repaid = amounts.reduce((sum, amount) => sum + amount, 0);
  if (received <= 0 || repaid <= received) return 0;
  const valueAt = (rate: number) => amounts.reduceRight((value, amount) => (value + amount) / (1 + rate), 0);
  let low = 0;
  let high = 1;
  while (valueAt(high) > received) high *= 2;
  for (let step = 0; step < 60; step += 1) {
    const rate = (low + high) / 2;
    if (valueAt(rate) > received) low = rate;
    else high = rate;
  }
  return ((1 + low) ** 12 - 1) * 100;
}

/** The effective yearly rate of a schedule, percent. The fee of the contract lowers what the customer receives. */
export const scheduleRate = ({ quote, instalments }: PlanSchedule): number =>
  effectiveAnnualRate(
    quote.loan - quote.fee,
    instalments.map(({ amount }) => amount),
  );

/**
 * The yearly rate of a plan as an order states it, in percent. The rate of a flat monthly fee is one of a month, so its
 * effective yearly rate takes its place, rounded to one decimal.
 */
export function annualRateOf(
  { method, rate }: Pick<FacilityPlan, 'method' | 'rate'>,
  effectiveRate: number,
): number {
  return method === 'flatMonthly' ? Math.round(effectiveRate * 10) / 10 : rate;
}
