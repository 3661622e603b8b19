import { useState } from 'react';
import { StepForm } from '@/components/desk/kit/Toolbar.styles';
import { Button } from '@/components/ui/kit/Button';
import { TextField } from '@/components/ui/kit/Field';
import { SelectField } from '@/components/ui/kit/SelectField';
import type { DeskOrder } from '@/contract/desk/order';
import { longestDeskCode } from '@/contract/limits';
import { toLatinDigits } from '@/utils/digits';

type Props = {
  /** The label of the button. */
  action: string;
  /** The code that the order has. */
  current?: string | null;
  carriers: DeskOrder['carriers'];
  /** The company that the order has. */
  company?: string | null | undefined;
  saving: boolean;
  onShip: (tracking: string | null, company: number | null) => void;
};

/** Hands an order over to the carrier, with its tracking code when there is one, or corrects the code afterwards. */
export function ShipForm({ action, current = null, carriers, company, saving, onShip }: Props) {
  const [carrier, setCarrier] = useState(
    (carriers.find(({ title }) => title === company) ?? carriers[0])?.id ?? null,
  );
  const [tracking, setTracking] = useState(current ?? '');
  return (
    <StepForm
      onSubmit={(event) => {
        event.preventDefault();
        onShip(toLatinDigits(tracking.trim()) || null, carrier);
      }}
    >
      {carriers.length > 0 && (
        <SelectField
          label="شرکت حمل"
          placeholder="شرکت حمل"
          options={carriers.map(({ id, title }) => ({ value: id, title }))}
          value={String(carrier ?? '')}
          onChange={({ currentTarget }) => setCarrier(Number(currentTarget.value))}
        />
      )}
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
