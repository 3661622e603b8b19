import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import type { FacilityPlan } from '@/contract/facility';
import { lateRateOf } from '@/rules/facility/lateFee';
import { lateFeeText } from '@/rules/facility/lateFeeText';
import { loanFigures } from '@/rules/planRequest/figures';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatPercent, formatToman } from '@/utils/money';
import { EffectiveRate } from './EffectiveRate';
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
        <DescriptionRow name="پیش‌پرداخت">
          {plan.prepaymentPercent > 0 ? `${formatPercent(plan.prepaymentPercent)} هنگام خرید` : 'ندارد'}
        </DescriptionRow>
        <DescriptionRow name="جمع بازپرداخت">{formatNumber(refund)}</DescriptionRow>
        {fee > 0 && <DescriptionRow name="کارمزد قرارداد">{formatNumber(fee)}</DescriptionRow>}
        <DescriptionRow name="سود اقساط">{formatNumber(costOverCash)}</DescriptionRow>
        <EffectiveRate rate={rate} />
      </dl>
      <small>{lateFeeText(lateRateOf(plan), amountPerMonth)}</small>
    </>
  );
}
