import type { FacilityPlan } from '@/contract/facility';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatOneDecimal, formatPercent, formatToman } from '@/utils/money';
import { loanFigures } from '@/utils/planRequest/figures';
import { StairChart } from './StairChart';

type Props = {
  plan: FacilityPlan;
  /** Toman. */
  amount: number;
  months: number;
  /** The word before the amount: «برای». */
  lead: string;
};

/** The costs of a loan as a sentence, a chart of what is owed, and a list. The parts have the look of their page. */
export function LoanFigures({ plan, amount, months, lead }: Props) {
  const { amountPerMonth, refund, costOverCash, rate, owed, fee } = loanFigures(plan, amount, months);
  return (
    <>
      <p aria-live="polite">
        {lead} {formatToman(amount)}، ماهی
        <strong>{formatNumber(amountPerMonth)}</strong>
        تومان، {toPersianDigits(months)} قسط
      </p>
      <StairChart owed={owed} height={96} />
      <dl>
        <div>
          <dt>پیش‌پرداخت</dt>
          <dd>
            {plan.prepaymentPercent > 0 ? `${formatPercent(plan.prepaymentPercent)} هنگام خرید` : 'ندارد'}
          </dd>
        </div>
        <div>
          <dt>جمع بازپرداخت</dt>
          <dd>{formatNumber(refund)}</dd>
        </div>
        {fee > 0 && (
          <div>
            <dt>کارمزد قرارداد</dt>
            <dd>{formatNumber(fee)}</dd>
          </div>
        )}
        <div>
          <dt>بیشتر از نقد</dt>
          <dd>{formatNumber(costOverCash)}</dd>
        </div>
        <div>
          <dt>نرخ مؤثر سالانه</dt>
          <dd>{formatOneDecimal(rate)}٪</dd>
        </div>
      </dl>
    </>
  );
}
