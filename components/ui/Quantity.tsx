import styled from 'styled-components';
import { Minus, Plus, Trash2 } from '@/components/ui/icons';
import { toPersianDigits } from '@/utils/digits';

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  button { display: grid; place-items: center; inline-size: 44px; block-size: 44px; border-radius: var(--radius-m); color: var(--ink-2); }
  button:first-child { color: var(--accent-strong); }
  output { min-inline-size: 28px; text-align: center; font-weight: 700; font-size: 16px; }
`;

type Props = {
  /** Whose quantity it is, for a screen reader. */
  of: string;
  value: number;
  onStep: (step: 1 | -1 | 'remove') => void;
};

/** Plus, the quantity, and minus, which at one is a trash button. */
export function Quantity({ of, value, onStep }: Props) {
  const Less = value > 1 ? Minus : Trash2;
  return (
    <Root>
      <button type="button" aria-label={`یکی بیشتر از ${of}`} onClick={() => onStep(1)}>
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
  );
}
