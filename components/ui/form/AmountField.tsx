import type { ChangeEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Field } from '@/components/ui/kit/Field';
import { Input } from '@/components/ui/kit/Field.styles';
import { formatNumber } from '@/utils/money';
import { tomanInWords } from '@/utils/numberInWords';
import { groupTyped } from '@/utils/typedAmount';

/** Leaves room for the unit, which is at the inline end of the page and so at the start of these digits. */
const AmountInput = styled(Input)`
  font-weight: 700;
  &[dir='ltr'],
  &[dir='ltr'][aria-invalid='true'] {
    padding-inline: 72px var(--space-4);
  }
`;

const Unit = styled.span`
  position: absolute;
  inset-inline-end: 16px;
  color: var(--ink-3);
  font-size: var(--text-small);
  pointer-events: none;
`;

type Props = {
  label: string;
  /** In toman; null while the field is empty. */
  value: number | null;
  onChange: (amount: number | null) => void;
  /** Shown while the field is empty; the amount in words replaces it. */
  hint?: ReactNode;
  error?: string | null;
};

/** A field for an amount in toman: accepts three digit sets, groups while typing and spells the amount below. */
export function AmountField({ label, value, onChange, hint, error }: Props) {
  function regroup({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const { text, caret, amount } = groupTyped(input.value, input.selectionStart ?? input.value.length);
    // React leaves the caret alone when the field already has the text of the next render.
    input.value = text;
    input.setSelectionRange(caret, caret);
    onChange(amount);
  }

  return (
    <Field
      label={label}
      hint={value === null ? hint : tomanInWords(value)}
      error={error}
      icon={<Unit>تومان</Unit>}
    >
      {(control) => (
        <AmountInput
          {...control}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          value={value === null ? '' : formatNumber(value)}
          onChange={regroup}
        />
      )}
    </Field>
  );
}
