import styled from 'styled-components';
import { Minus, Plus, Trash2 } from '@/components/ui/kit/icons';
import { useReason } from '@/components/ui/kit/useReason';
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
    opacity: 0.5;
    cursor: not-allowed;
  }
  output {
    min-inline-size: 28px;
    text-align: center;
    font-weight: 700;
    font-size: 16px;
  }
`;

const QuantityWithReason = styled.div`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  max-inline-size: 168px;
  font-size: var(--text-caption);
  line-height: 1.6;
  color: var(--ink-2);
`;

type Props = {
  /** Name of the counted product, for screen readers. */
  of: string;
  value: number;
  onStep: (step: 1 | -1 | 'remove') => void;
  /** Why the quantity cannot grow, shown under the control. Plus then looks closed but keeps the focus. */
  limit?: string | null;
  /** Called when plus is pressed although the quantity cannot grow. */
  onLimit?: () => void;
};

/** The quantity between a plus and a minus button; at one, minus becomes a remove button. */
export function Quantity({ of, value, onStep, limit, onLimit }: Props) {
  const { button, line } = useReason(limit);
  const Less = value > 1 ? Minus : Trash2;
  return (
    <QuantityWithReason>
      <Root>
        <button
          type="button"
          aria-label={`یکی بیشتر از ${of}`}
          {...button}
          onClick={limit ? onLimit : () => onStep(1)}
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
      {limit && <span {...line}>{limit}</span>}
    </QuantityWithReason>
  );
}
