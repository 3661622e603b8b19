import { useRouter } from 'next/router';
import { useState } from 'react';
import { ChequeTable } from '@/components/credit/facility/ChequeTable';
import { LoanFigures } from '@/components/credit/facility/LoanFigures';
import { LoanAmountSlider, LoanMonths } from '@/components/credit/facility/LoanTerms';
import { Button } from '@/components/ui/kit/Button';
import { Mark } from '@/components/ui/kit/Mark';
import { Segments } from '@/components/ui/kit/Segments';
import { TextAction } from '@/components/ui/kit/TextButton';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { LeasingPlan } from '@/contract/leasing';
import { useChange, useRead } from '@/hooks/useCalls';
import { useAppDispatch } from '@/hooks/useStore';
import { chequeSum } from '@/rules/facility/cheques';
import { monthlyInstalment } from '@/rules/facility/instalments';
import { noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { contractOf, usesScore } from '@/rules/leasing/contract';
import { chequeCountText } from '@/rules/leasing/texts';
import { pageWanted, personNeeded } from '@/store/session/signIn';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { million } from '@/utils/million';
import { formatNumber, formatToman } from '@/utils/money';
import { FormStep } from './FormStep';
import { ScoreStep } from './ScoreStep';
import { SendStep } from './SendStep';

type Terms = { amount: number; months: number };

/** The costs of the credit, as if it is used as a whole today. */
function Figures({ plan, terms: { amount, months } }: { plan: LeasingPlan; terms: Terms }) {
  return (
    <Card as="aside" gap={4} aria-label="خلاصهٔ اعتبار">
      <Row as={Heading}>
        <Mark size={16} />
        {plan.name}
      </Row>
      <LoanFigures plan={plan} amount={amount} months={months} lead="اعتبار" />
      <Text size="small" ink="muted">
        قسط‌ها از روز خرید و فقط برای مبلغی که به کار می‌برید حساب می‌شود.
      </Text>
    </Card>
  );
}

/** The cheques of the contract if it is approved today. */
function Cheques({ plan, terms, now }: { plan: LeasingPlan; terms: Terms; now: number }) {
  const { cheques, useBefore } = contractOf(plan, terms.amount, terms.months, tehranDateOf(now));
  return (
    <>
      <Text size="small" ink="muted">
        {chequeCountText(plan, toPersianDigits(cheques.length))}، جمعاً {formatToman(chequeSum(cheques))}. چک‌ها
        تضمین قراردادند و تنها اگر قسطی پرداخت نشود به بانک می‌روند.
      </Text>
      <details>
        <TextAction as="summary">تاریخ و مبلغ چک‌ها</TextAction>
        <ChequeTable
          quiet
          cheques={cheques}
          caption={`اگر امروز تأیید شود؛ تاریخ‌ها از آخرین روز استفاده از اعتبار (${formatDate(noonOf(useBefore))}) شمرده می‌شود تا هیچ چکی پیش از قسط خودش نباشد.`}
        />
      </details>
    </>
  );
}

type Props = {
  plans: readonly LeasingPlan[];
  /** When the server rendered the page, ms. */
  renderedAt: number;
  isCustomer: boolean;
};

/** The request for a leasing credit: amount and months, credit score, cheques and consent. */
export function RequestForm({ plans, renderedAt, isCustomer }: Props) {
  const dispatch = useAppDispatch();
  const { asPath } = useRouter();
  const { data: score } = useRead('creditScore', {});
  const sending = useChange('requestLeasing');
  const [planId, setPlanId] = useState(plans[0]?.id ?? 0);
  const [wantedAmount, setAmount] = useState(20 * million);
  const [wantedMonths, setMonths] = useState<number | null>(null);
  const plan = plans.find(({ id }) => id === planId) ?? plans[0];
  if (!plan) return null;
  const amount = Math.min(plan.ceiling, Math.max(plan.minimumLoan, wantedAmount));
  const months =
    wantedMonths !== null && plan.months.includes(wantedMonths) ? wantedMonths : plan.defaultMonths;
  const terms = { amount, months };
  const change = (apply: () => void) => {
    apply();
    if (sending.failure) sending.reset();
  };
  return (
    <>
      <Stack gap={4}>
        <FormStep number={1} title="مبلغ و قسط">
          {plans.length > 1 && (
            <Segments
              label="طرح"
              choices={plans.map(({ id, name }) => ({ value: id, title: name }))}
              value={plan.id}
              onChange={(id) => change(() => setPlanId(id))}
            />
          )}
          <LoanAmountSlider
            label="مبلغ اعتبار"
            plan={plan}
            value={amount}
            onChange={(value) => change(() => setAmount(value))}
          />
          <Stack gap={2}>
            <Text weight="medium">چند ماهه؟</Text>
            <LoanMonths plan={plan} value={months} onChange={(value) => change(() => setMonths(value))} />
          </Stack>
          <Text ink="muted" className="brief">
            ماهی{' '}
            <Text as="b" size="heading" weight="black" ink="plain">
              {formatNumber(monthlyInstalment(plan, amount, months))}
            </Text>{' '}
            تومان
          </Text>
        </FormStep>
        <FormStep number={2} title="اعتبارسنجی" isDone={Boolean(score) || (isCustomer && !usesScore(plan))}>
          {isCustomer ? (
            <ScoreStep plan={plan} amount={amount} />
          ) : (
            <>
              <Text size="small" ink="muted">
                برای دیدن امتیاز و فرستادن درخواست وارد حساب خود شوید.
              </Text>
              <div>
                <Button
                  variant="secondary"
                  size="bar"
                  onClick={() => dispatch(personNeeded(pageWanted(asPath)))}
                >
                  ورود یا ثبت‌نام
                </Button>
              </div>
            </>
          )}
        </FormStep>
        <FormStep number={3} title="چک‌های تضمین و ارسال" isLater={!isCustomer}>
          <Cheques plan={plan} terms={terms} now={renderedAt} />
          {isCustomer && <SendStep plan={plan} terms={terms} sending={sending} />}
        </FormStep>
      </Stack>
      <Figures plan={plan} terms={terms} />
    </>
  );
}
