import { useState } from 'react';
import { EffectiveRate } from '@/components/credit/facility/EffectiveRate';
import { LargeSum } from '@/components/credit/facility/LargeSum';
import { LoanAmountSlider, LoanMonths } from '@/components/credit/facility/LoanTerms';
import { rateText } from '@/components/credit/facility/planTexts';
import { StairChart } from '@/components/credit/facility/StairChart';
import { ButtonLink } from '@/components/ui/kit/Button';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { DiscList } from '@/components/ui/kit/DiscList';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
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
      <Stack gap={6}>
        <LoanAmountSlider label="مبلغ وام" plan={plan} value={amount} onChange={setAmount} />
        <Stack gap={2}>
          <Heading level={3}>چند ماهه؟</Heading>
          <LoanMonths plan={plan} value={months} onChange={setMonths} />
        </Stack>
        <Text as={DiscList} size="small">
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
        </Text>
      </Stack>
      <Stack gap={5} className="owed">
        <Row as="header" justify="between" align="baseline" wrap>
          <Heading level={3}>ماندهٔ بدهی، ماه به ماه</Heading>
          <Text as="span" size="small" ink="faint">
            آخرین قسط: {due(figures.owed.length)}
          </Text>
        </Row>
        <StairChart owed={figures.owed} height={200} />
        <Text size="small" ink="muted">
          هر پله یک قسط است. اگر امروز وام بگیرید، اولین قسط:{' '}
          <Text as="b" size="small" ink="accent">
            {due(1)}
          </Text>
        </Text>
      </Stack>
      <Stack gap={4} className="result" aria-live="polite">
        <LargeSum
          before="ماهی"
          sum={formatNumber(figures.amountPerMonth)}
          after={`تومان، ${toPersianDigits(months)} قسط`}
        />
        <S.Costs>
          <DescriptionRow name="جمع بازپرداخت">{formatNumber(figures.refund)}</DescriptionRow>
          {figures.fee > 0 && (
            <DescriptionRow name="کارمزد قرارداد">{formatNumber(figures.fee)}</DescriptionRow>
          )}
          <DescriptionRow name="سود اقساط">{formatNumber(figures.costOverCash)}</DescriptionRow>
          <EffectiveRate rate={figures.rate} />
        </S.Costs>
        <ButtonLink href={requestHref({ planId: plan.id, amount, months })} variant="secondary" wide>
          درخواست همین وام
        </ButtonLink>
      </Stack>
    </S.Panel>
  );
}
