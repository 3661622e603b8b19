import { useState } from 'react';
import { StepForm } from '@/components/desk/kit/Toolbar.styles';
import { Button } from '@/components/ui/kit/Button';
import { TextField } from '@/components/ui/kit/Field';
import { longestDeskCode } from '@/contract/limits';
import { toLatinDigits } from '@/utils/digits';

type Props = {
  /** The label of the button. */
  action: string;
  /** The code that the order has. */
  current?: string | null;
  saving: boolean;
  onShip: (tracking: string | null) => void;
};

/** Hands an order over to the carrier, with its tracking code when there is one, or corrects the code afterwards. */
export function ShipForm({ action, current = null, saving, onShip }: Props) {
  const [tracking, setTracking] = useState(current ?? '');
  return (
    <StepForm
      onSubmit={(event) => {
        event.preventDefault();
        onShip(toLatinDigits(tracking.trim()) || null);
      }}
    >
      <TextField
        label="کد رهگیری (اگر دارد)"
        hint="مشتری این کد را در سفارش و پیام می‌بیند."
        dir="ltr"
        maxLength={longestDeskCode}
        value={tracking}
        onChange={({ currentTarget }) => setTracking(currentTarget.value)}
      />
      <div>
        <Button type="submit" size="small" disabled={saving}>
          {action}
        </Button>
      </div>
    </StepForm>
  );
}
