import type { FacilityPlan } from '@/contract/facility';
import { noonOf } from '@/rules/jalali/jalali';
import { dayMs } from '@/utils/timeUnits';

/** Added to the yearly rate of the contract when an instalment is paid late, in percent, unless the plan says otherwise. */
export const usualLatePercent = 6;

/**
 * The yearly rate of the fee of a late instalment, in percent: that of the contract and what the plan adds.
 * @param rate of a month for a flat monthly fee, else of a year
 */
export const lateRateOf = ({
  method,
  rate,
  latePercent = usualLatePercent,
}: Pick<FacilityPlan, 'method' | 'rate' | 'latePercent'>): number =>
  (method === 'flatMonthly' ? rate * 12 : rate) + latePercent;

type Owed = { dueDate: string; amount: number; paidAt: string | null; lateFee: number; feeWaived: boolean };

/** The fee (toman) of `days` days after the due date: amount × rate × days ÷ 365. @param lateRate percent a year */
export const lateFee = (amount: number, lateRate: number, days: number): number =>
  Math.round((amount * lateRate * Math.max(0, days)) / 36_500);

/**
 * The instalments with the fee that each open one costs today. A paid one keeps the fee that was charged, a waived fee is 0.
 * @param lateRate percent a year; undefined for a contract that names none @param today calendar date in Tehran, `YYYY-MM-DD`
 */
export function withLateFees<Row extends Owed>(
  instalments: readonly Row[],
  lateRate: number | undefined,
  today: string,
): Row[] {
  return instalments.map((row) => {
    if (row.paidAt !== null || row.feeWaived || lateRate === undefined) return row;
    const days = Math.round((noonOf(today) - noonOf(row.dueDate)) / dayMs);
    return { ...row, lateFee: lateFee(row.amount, lateRate, days) };
  });
}
