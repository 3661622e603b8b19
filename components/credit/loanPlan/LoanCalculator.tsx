import { useState } from 'react';
import { EffectiveRate } from '@/components/credit/facility/EffectiveRate';
import { LoanAmountSlider, LoanMonths } from '@/components/credit/facility/LoanTerms';
import { rateText } from '@/components/credit/facility/planTexts';
import { StairChart } from '@/components/credit/facility/StairChart';
import { ButtonLink } from '@/components/ui/kit/Button';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import type { LoanPlan } from '@/contract/planRequest';
import { lateRateOf } from '@/rules/facility/lateFee';
import { lateFeeText } from '@/rules/facility/lateFeeText';
import { addJalaliMonths, noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { needsGuarantor } from '@/rules/planRequest/documents';
import { loanFigures } from '@/rules/planRequest/figures';
import { requestHref } from '@/rules/planRequest/paths';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatPercent } from '@/utils/money';
import * as S from './LoanCalculator.styles';

type Props = {
  plan: LoanPlan;
  /** When the server rendered the page, ms. */
  renderedAt: number;
};

/** «قسط وام خود را حساب کنید»: amount and months of a plan, with every cost of the loan and its debt month by month. */
export function LoanCalculator({ plan, renderedAt }: Props) {
  const [wantedAmount, setAmount] = useState(plan.ceiling);
  const [wantedMonths, setMonths] = useState(plan.defaultMonths);
  const amount = Math.min(plan.ceiling, Math.max(plan.minimumLoan, wantedAmount));
  const months = plan.months.includes(wantedMonths) ? wantedMonths : plan.defaultMonths;
  const figures = loanFigures(plan, amount, months);
  const start = tehranDateOf(renderedAt);
  const due = (number: number) => formatDate(noonOf(addJalaliMonths(start, number)));

  return (
    <S.Panel>
      <div className="choices">
        <LoanAmountSlider label="مبلغ وام" plan={plan} value={amount} onChange={setAmount} />
        <div>
          <h3>چند ماهه؟</h3>
          <LoanMonths plan={plan} value={months} onChange={setMonths} />
        </div>
        <ul>
          <li>{rateText(plan)}</li>
          <li>
            {plan.prepaymentPercent > 0
              ? `${formatPercent(plan.prepaymentPercent)} قیمت کالا را هنگام خرید نقد می‌پردازید.`
              : 'این طرح پیش‌پرداخت ندارد.'}
          </li>
          <li>
            {needsGuarantor(plan, amount) ? 'برای این مبلغ یک ضامن لازم است.' : 'این مبلغ ضامن نمی‌خواهد.'}
          </li>
          <li>{lateFeeText(lateRateOf(plan), figures.amountPerMonth)}</li>
        </ul>
      </div>
      <div className="owed">
        <header>
          <h3>ماندهٔ بدهی، ماه به ماه</h3>
          <span>آخرین قسط: {due(figures.owed.length)}</span>
        </header>
        <StairChart owed={figures.owed} height={200} />
        <p>
          هر پله یک قسط است. اگر امروز وام بگیرید، اولین قسط: <b>{due(1)}</b>
        </p>
      </div>
      <div className="result" aria-live="polite">
        <span>ماهی</span>
        <strong>{formatNumber(figures.amountPerMonth)}</strong>
        <span>تومان، {toPersianDigits(months)} قسط</span>
        <dl>
          <DescriptionRow name="جمع بازپرداخت">{formatNumber(figures.refund)}</DescriptionRow>
          {figures.fee > 0 && (
            <DescriptionRow name="کارمزد قرارداد">{formatNumber(figures.fee)}</DescriptionRow>
          )}
          <DescriptionRow name="سود اقساط">{formatNumber(figures.costOverCash)}</DescriptionRow>
          <EffectiveRate rate={figures.rate} />
        </dl>
        <ButtonLink href={requestHref({ planId: plan.id, amount, months })} variant="secondary" wide>
          درخواست همین وام
        </ButtonLink>
      </div>
    </S.Panel>
  );
}
