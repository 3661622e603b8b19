import { useState } from 'react';
import { StepForm } from '@/components/desk/kit/Toolbar.styles';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { longestDeskCode } from '@/contract/limits';
import { toLatinDigits } from '@/utils/digits';

type Props = { saving: boolean; onShip: (tracking: string | null) => void };

/** Hands an order over to the carrier, with its tracking code when there is one. */
export function ShipForm({ saving, onShip }: Props) {
  const [tracking, setTracking] = useState('');
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
          تحویل به پیک یا پست
        </Button>
      </div>
    </StepForm>
  );
}
