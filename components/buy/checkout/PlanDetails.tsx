import { InstalmentRows } from '@/components/credit/facility/InstalmentRows';
import { type ChosenPlanTerms, PlanTerms } from '@/components/credit/facility/PlanTerms';
import { QuoteSums } from '@/components/credit/facility/QuoteSums';
import { StairChart } from '@/components/credit/facility/StairChart';
import type { FacilityPlan } from '@/contract/facility';
import { scheduleRate } from '@/rules/facility/rate';
import { scheduleOf } from '@/rules/facility/schedule';
import { noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';
import * as S from './Payment.styles';

type Props = {
  plan: FacilityPlan;
  terms: ChosenPlanTerms;
  /** Cash price of the products after the coupon, toman. */
  payable: number;
  /** The day of the contract, ms. */
  startsAt: number;
  onTerms: (terms: ChosenPlanTerms) => void;
};

/**
 * The chosen plan in full: months and prepayment, which can be moved, and what they mean at once: monthly amount, first
 * instalment, sums, cost beyond cash, effective rate, and every due date. The server computes what is agreed to in the review.
 */
export function PlanDetails({ plan, terms, payable, startsAt, onTerms }: Props) {
  const schedule = scheduleOf(plan, payable, terms, tehranDateOf(startsAt));
  const { quote, instalments } = schedule;
  const first = instalments[0];
  return (
    <S.PlanDetails>
      <PlanTerms plan={plan} terms={terms} onChange={onTerms} />
      <div className="month" aria-live="polite">
        <p>
          ماهی <b>{formatNumber(quote.amountPerMonth)}</b> تومان، {toPersianDigits(quote.months)} قسط
          {first && (
            <>
              ، از <span>{formatDate(noonOf(first.dueDate))}</span>
            </>
          )}
        </p>
        <StairChart owed={instalments.map(({ balance, principal }) => balance + principal)} height={96} />
      </div>
      <QuoteSums quote={quote} payable={payable} rate={scheduleRate(schedule)} />
      <details>
        <summary>جدول کامل {toPersianDigits(quote.months)} قسط</summary>
        <InstalmentRows instalments={instalments} />
      </details>
    </S.PlanDetails>
  );
}
