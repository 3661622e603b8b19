import { DescriptionList } from '@/components/ui/kit/DescriptionList';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { Text } from '@/components/ui/layout/Text';
import type { FacilityPlan } from '@/contract/facility';
import { lateRateOf } from '@/rules/facility/lateFee';
import { lateFeeText } from '@/rules/facility/lateFeeText';
import { loanFigures } from '@/rules/planRequest/figures';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatPercent, formatToman } from '@/utils/money';
import { EffectiveRate } from './EffectiveRate';
import { LargeSum } from './LargeSum';
import { StairChart } from './StairChart';

type Props = {
  plan: FacilityPlan;
  /** Toman. */
  amount: number;
  months: number;
  /** The word before the amount: «برای». */
  lead: string;
};

/** The costs of a loan as a sentence, a chart of what is owed, and a list. */
export function LoanFigures({ plan, amount, months, lead }: Props) {
  const { amountPerMonth, refund, costOverCash, rate, owed, fee } = loanFigures(plan, amount, months);
  return (
    <>
      <LargeSum
        live
        before={`${lead} ${formatToman(amount)}، ماهی`}
        sum={formatNumber(amountPerMonth)}
        after={`تومان، ${toPersianDigits(months)} قسط`}
      />
      <StairChart owed={owed} height={96} />
      <DescriptionList>
        <DescriptionRow name="پیش‌پرداخت">
          {plan.prepaymentPercent > 0 ? `${formatPercent(plan.prepaymentPercent)} هنگام خرید` : 'ندارد'}
        </DescriptionRow>
        <DescriptionRow name="جمع بازپرداخت">{formatNumber(refund)}</DescriptionRow>
        {fee > 0 && <DescriptionRow name="کارمزد قرارداد">{formatNumber(fee)}</DescriptionRow>}
        <DescriptionRow name="سود اقساط">{formatNumber(costOverCash)}</DescriptionRow>
        <EffectiveRate rate={rate} />
      </DescriptionList>
      <Text as="small" size="caption" ink="muted">
        {lateFeeText(lateRateOf(plan), amountPerMonth)}
      </Text>
    </>
  );
}
