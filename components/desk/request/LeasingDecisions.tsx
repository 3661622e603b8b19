import { type FormEvent, useState } from 'react';
import { RefuseButton } from '@/components/desk/kit/RefuseButton';
import { StepForm } from '@/components/desk/kit/Toolbar.styles';
import { AmountField } from '@/components/ui/form/AmountField';
import { Button } from '@/components/ui/kit/Button';
import { Actions } from '@/components/ui/layout/Actions';
import type { DeskCommand } from '@/contract/desk/command';
import type { LeasingRequest } from '@/contract/leasing';
import { useMayChange } from '@/hooks/deskRights';
import { formatToman } from '@/utils/money';

type Decision = Extract<DeskCommand, { what: 'leasing' }>['decision'];

type Props = { request: LeasingRequest; saving: boolean; onDecide: (decision: Decision) => void };

/** The decision about an open leasing request: its approval with an amount, its refusal, or the end of its contract. */
export function LeasingDecisions({ request: { state, amount, plan }, saving, onDecide }: Props) {
  const [granted, setGranted] = useState<number | null>(amount);
  const [wrong, setWrong] = useState(false);
  const least = Math.min(amount, plan.minimumLoan);
  const mayChange = useMayChange();
  const isRight = granted !== null && granted >= least && granted <= amount;

  function approve(event: FormEvent) {
    event.preventDefault();
    setWrong(!isRight);
    if (isRight) onDecide({ verdict: 'approve', amount: granted });
  }

  if (state === 'approved')
    return (
      <Actions>
        <RefuseButton
          action="پایان دادن به قرارداد"
          hint="متقاضی این متن را می‌خواند. قرارداد بسته می‌شود و تصویر چک‌ها پاک می‌شود."
          disabled={saving}
          onRefuse={(reason) => onDecide({ verdict: 'reject', reason })}
        />
      </Actions>
    );
  if (state !== 'inReview' || !mayChange) return null;
  return (
    <>
      <StepForm noValidate onSubmit={approve}>
        <AmountField
          label="مبلغ تأییدشده"
          value={granted}
          onChange={setGranted}
          hint="برای تأیید، مبلغ را بنویسید."
          error={wrong && !isRight ? `از ${formatToman(least)} تا ${formatToman(amount)} ممکن است.` : null}
        />
        <div>
          <Button type="submit" size="small" disabled={saving}>
            تأیید درخواست
          </Button>
        </div>
      </StepForm>
      <Actions>
        <RefuseButton
          action="رد درخواست"
          disabled={saving}
          onRefuse={(reason) => onDecide({ verdict: 'reject', reason })}
        />
      </Actions>
    </>
  );
}
