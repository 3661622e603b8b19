import { useId } from 'react';
import styled from 'styled-components';
import { Minus, Plus, Trash2 } from '@/components/ui/icons';
import { toPersianDigits } from '@/utils/digits';

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  button {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-m);
    color: var(--ink-2);
  }
  button:first-child {
    color: var(--accent-strong);
  }
  button[aria-disabled='true'] {
    color: var(--ink-3);
    opacity: 0.55;
    cursor: not-allowed;
  }
  output {
    min-inline-size: 28px;
    text-align: center;
    font-weight: 700;
    font-size: 16px;
  }
`;

const Limited = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
  max-inline-size: 168px;
  font-size: 12px;
  line-height: 1.6;
  color: var(--ink-2);
`;

type Props = {
  /** Whose quantity it is, for a screen reader. */
  of: string;
  value: number;
  onStep: (step: 1 | -1 | 'remove') => void;
  /** Why no more can be had. It stands under the control, and plus keeps the focus but does nothing. */
  limit?: string | null;
};

/** Plus, the quantity, and minus, which at one is a trash button. */
export function Quantity({ of, value, onStep, limit }: Props) {
  const reason = useId();
  const Less = value > 1 ? Minus : Trash2;
  return (
    <Limited>
      <Root>
        <button
          type="button"
          aria-label={`یکی بیشتر از ${of}`}
          aria-disabled={limit ? true : undefined}
          aria-describedby={limit ? reason : undefined}
          onClick={limit ? undefined : () => onStep(1)}
        >
          <Plus size={20} />
        </button>
        <output aria-label={`تعداد ${of}`}>{toPersianDigits(value)}</output>
        <button
          type="button"
          aria-label={value > 1 ? `یکی کمتر از ${of}` : `حذف ${of} از سبد`}
          onClick={() => onStep(value > 1 ? -1 : 'remove')}
        >
          <Less size={20} />
        </button>
      </Root>
      {limit && <span id={reason}>{limit}</span>}
    </Limited>
  );
}
