import { useRouter } from 'next/router';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { StairChart } from '@/components/facility/StairChart';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { CircleCheck } from '@/components/ui/icons';
import { Mark } from '@/components/ui/Mark';
import { Segments } from '@/components/ui/Segments';
import { Slider } from '@/components/ui/Slider';
import { SubmitButton } from '@/components/ui/SubmitButton';
import type { LeasingPlan } from '@/contract/leasing';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { selectCreditScore } from '@/store/creditScore';
import { formError } from '@/store/formState';
import { leasingTermsChanged, requestLeasing, selectLeasing } from '@/store/leasing';
import { pageWanted, personNeeded } from '@/store/session/signIn';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { chequeSum } from '@/utils/facility/cheques';
import { monthlyInstalment } from '@/utils/facility/instalments';
import { noonOf, tehranDateOf } from '@/utils/jalali';
import { contractOf } from '@/utils/leasing/contract';
import { chequeCountText } from '@/utils/leasing/texts';
import { formatMillions, formatNumber, formatOneDecimal, formatToman } from '@/utils/money';
import { loanFigures } from '@/utils/planRequest/figures';
import * as S from './Leasing.styles';
import { ScoreStep } from './ScoreStep';

const million = 1_000_000;

/** A numbered part of the form. */
function FormStep({
  number,
  title,
  isDone,
  isLater,
  children,
}: {
  number: number;
  title: string;
  isDone?: boolean;
  isLater?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <S.Step data-state={isLater ? 'later' : 'open'} aria-labelledby={id}>
      <div className="head">
        <span className="number" aria-hidden="true">
          {toPersianDigits(`0${number}`)}
        </span>
        <div>
          <h2 id={id}>
            <span className="visually-hidden">بخش {toPersianDigits(number)}: </span>
            {title}
            {isDone && <span className="visually-hidden">، کامل شد</span>}
          </h2>
        </div>
        {isDone && <CircleCheck size={24} />}
      </div>
      <div className="body">{children}</div>
    </S.Step>
  );
}

type Terms = { amount: number; months: number };

/** The costs of the credit, as if it is used as a whole today. */
function Figures({ plan, terms: { amount, months } }: { plan: LeasingPlan; terms: Terms }) {
  const { amountPerMonth, refund, costOverCash, rate, owed } = loanFigures(plan, amount, months);
  return (
    <S.Sheet as="aside" aria-label="خلاصهٔ اعتبار">
      <h2>
        <Mark size={16} />
        {plan.name}
      </h2>
      <p aria-live="polite">
        اعتبار {formatToman(amount)}، ماهی
        <strong>{formatNumber(amountPerMonth)}</strong>
        تومان، {toPersianDigits(months)} قسط
      </p>
      <StairChart owed={owed} height={96} />
      <dl>
        <div>
          <dt>پیش‌پرداخت</dt>
          <dd>ندارد</dd>
        </div>
        <div>
          <dt>جمع بازپرداخت</dt>
          <dd>{formatNumber(refund)}</dd>
        </div>
        <div>
          <dt>بیشتر از نقد</dt>
          <dd>{formatNumber(costOverCash)}</dd>
        </div>
        <div>
          <dt>نرخ مؤثر سالانه</dt>
          <dd>{formatOneDecimal(rate)}٪</dd>
        </div>
      </dl>
      <p>قسط‌ها از روز خرید و فقط برای مبلغی که به کار می‌برید حساب می‌شود.</p>
    </S.Sheet>
  );
}

/** The cheques of the contract if it is approved today. */
function Cheques({ plan, terms, now }: { plan: LeasingPlan; terms: Terms; now: number }) {
  const { cheques, useBefore } = contractOf(plan, terms.amount, terms.months, tehranDateOf(now));
  return (
    <>
      <p className="hint">
        {chequeCountText(plan, toPersianDigits(cheques.length))}، جمعاً {formatToman(chequeSum(cheques))}. چک‌ها
        تضمین قراردادند و تنها اگر قسطی پرداخت نشود به بانک می‌روند.
      </p>
      <details>
        <summary>تاریخ و مبلغ چک‌ها</summary>
        <table>
          <caption>
            اگر امروز تأیید شود؛ تاریخ‌ها از آخرین روز استفاده از اعتبار ({formatDate(noonOf(useBefore))})
            شمرده می‌شود تا هیچ چکی پیش از قسط خودش نباشد.
          </caption>
          <thead>
            <tr>
              <th scope="col">چک</th>
              <th scope="col">تاریخ</th>
              <th scope="col">مبلغ (تومان)</th>
            </tr>
          </thead>
          <tbody>
            {cheques.map(({ number, amount, dueDate }) => (
              <tr key={number}>
                <td>{toPersianDigits(number)}</td>
                <td>{formatDate(noonOf(dueDate))}</td>
                <td>{formatNumber(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** Sends the request. A disabled button would not say why, so a press names what is missing. */
function SendStep({ plan, terms }: { plan: LeasingPlan; terms: Terms }) {
  const dispatch = useAppDispatch();
  const { sending } = useAppSelector(selectLeasing);
  const { score } = useAppSelector(selectCreditScore);
  const [agrees, setAgrees] = useState(false);
  const [missing, setMissing] = useState('');
  const errorId = useId();
  const busy = sending.status === 'busy';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const lack = !score
      ? 'نخست در بخش ۰۲ امتیاز اعتباری بگیرید.'
      : agrees
        ? ''
        : 'شرایط قرارداد را بخوانید و تیک بزنید.';
    setMissing(lack);
    if (lack === '') dispatch(requestLeasing.request({ planId: plan.id, ...terms }));
    else event.currentTarget.querySelector<HTMLElement>('[type="checkbox"]')?.focus();
  }

  return (
    <form onSubmit={submit} noValidate aria-label="فرستادن درخواست">
      <Checkbox
        checked={agrees}
        aria-describedby={errorId}
        aria-invalid={(missing !== '' && !agrees) || undefined}
        onChange={({ currentTarget }) => setAgrees(currentTarget.checked)}
      >
        شرایط قرارداد و چک‌های تضمین را می‌پذیرم
      </Checkbox>
      <p className="error" id={errorId} role="alert">
        {sending.status === 'failed' ? formError(sending) : missing}
      </p>
      <SubmitButton busy={busy} busyText="در حال فرستادن…" variant={score ? 'primary' : 'secondary'}>
        فرستادن درخواست {formatMillions(terms.amount)} تومانی
      </SubmitButton>
    </form>
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
  const { score } = useAppSelector(selectCreditScore);
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
    dispatch(leasingTermsChanged());
  };
  return (
    <>
      <div className="main">
        <FormStep number={1} title="مبلغ و قسط">
          {plans.length > 1 && (
            <Segments
              label="طرح"
              choices={plans.map(({ id, name }) => ({ value: id, title: name }))}
              value={plan.id}
              onChange={(id) => change(() => setPlanId(id))}
            />
          )}
          <Slider
            label="مبلغ اعتبار"
            value={amount}
            min={plan.minimumLoan}
            max={plan.ceiling}
            step={million}
            format={formatToman}
            ends={[formatMillions(plan.minimumLoan), formatMillions(plan.ceiling)]}
            onChange={(value) => change(() => setAmount(value))}
          />
          <div>
            <p className="label">چند ماهه؟</p>
            <Segments
              label="تعداد قسط"
              choices={plan.months.map((value) => ({ value, title: toPersianDigits(value) }))}
              value={months}
              onChange={(value) => change(() => setMonths(value))}
            />
          </div>
          <p className="brief">
            ماهی <b>{formatNumber(monthlyInstalment(plan, amount, months))}</b> تومان
          </p>
        </FormStep>
        <FormStep number={2} title="اعتبارسنجی" isDone={score !== null}>
          {isCustomer ? (
            <ScoreStep plan={plan} amount={amount} />
          ) : (
            <>
              <p className="hint">برای دیدن امتیاز و فرستادن درخواست وارد حساب خود شوید.</p>
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
          {isCustomer && <SendStep plan={plan} terms={terms} />}
        </FormStep>
      </div>
      <Figures plan={plan} terms={terms} />
    </>
  );
}
