import { type FormEvent, useState } from 'react';
import { CheckboxField } from '@/components/ui/form/CheckboxField';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Stack } from '@/components/ui/layout/Stack';
import type { LeasingPlan } from '@/contract/leasing';
import { type useChange, useRead } from '@/hooks/useCalls';
import { usesScore } from '@/rules/leasing/contract';
import { formError } from '@/store/formState';
import { formatMillions } from '@/utils/money';

type Props = {
  plan: LeasingPlan;
  terms: { amount: number; months: number };
  sending: ReturnType<typeof useChange<'requestLeasing'>>;
};

/** Sends the request. A disabled button would not say why, so a press names what is missing. */
export function SendStep({ plan, terms, sending }: Props) {
  const { data: score } = useRead('creditScore', {});
  const isScored = Boolean(score) || !usesScore(plan);
  const [agrees, setAgrees] = useState(false);
  const [missing, setMissing] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.saving) return;
    const lack = !isScored
      ? 'نخست در بخش ۰۲ امتیاز اعتباری بگیرید.'
      : agrees
        ? ''
        : 'شرایط قرارداد را بخوانید و تیک بزنید.';
    setMissing(lack);
    if (lack === '') sending.send({ planId: plan.id, ...terms });
    else event.currentTarget.querySelector<HTMLElement>('[type="checkbox"]')?.focus();
  }

  return (
    <Stack as="form" gap={2} align="start" onSubmit={submit} noValidate aria-label="فرستادن درخواست">
      <CheckboxField
        checked={agrees}
        error={formError(sending) ?? missing}
        aria-invalid={(missing !== '' && !agrees) || undefined}
        onChange={({ currentTarget }) => setAgrees(currentTarget.checked)}
      >
        شرایط قرارداد و چک‌های تضمین را می‌پذیرم
      </CheckboxField>
      <SubmitButton
        busy={sending.saving}
        busyText="در حال فرستادن…"
        variant={isScored ? 'primary' : 'secondary'}
      >
        فرستادن درخواست {formatMillions(terms.amount)} تومانی
      </SubmitButton>
    </Stack>
  );
}
