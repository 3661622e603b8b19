import { type FormEvent, useId, useState } from 'react';
import { Checkbox } from '@/components/ui/kit/Checkbox';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import type { LeasingPlan } from '@/contract/leasing';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { usesScore } from '@/rules/leasing/contract';
import { selectCreditScore } from '@/store/creditScore';
import { formError } from '@/store/formState';
import { requestLeasing, selectLeasing } from '@/store/leasing';
import { formatMillions } from '@/utils/money';

type Props = { plan: LeasingPlan; terms: { amount: number; months: number } };

/** Sends the request. A disabled button would not say why, so a press names what is missing. */
export function SendStep({ plan, terms }: Props) {
  const dispatch = useAppDispatch();
  const { sending } = useAppSelector(selectLeasing);
  const { score } = useAppSelector(selectCreditScore);
  const isScored = score !== null || !usesScore(plan);
  const [agrees, setAgrees] = useState(false);
  const [missing, setMissing] = useState('');
  const errorId = useId();
  const busy = sending.status === 'busy';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const lack = !isScored
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
      <SubmitButton busy={busy} busyText="در حال فرستادن…" variant={isScored ? 'primary' : 'secondary'}>
        فرستادن درخواست {formatMillions(terms.amount)} تومانی
      </SubmitButton>
    </form>
  );
}
