import styled from 'styled-components';
import { useAppSelector } from '@/hooks/useStore';
import { selectBasketCount } from '@/store/basket';
import { toPersianDigits } from '@/utils/digits';

const Badge = styled.b`
  position: absolute;
  inset-block-start: -8px;
  inset-inline-end: -10px;
  min-inline-size: 18px;
  block-size: 18px;
  padding-inline: var(--space-1);
  border-radius: var(--radius-full);
  box-shadow: 0 0 0 2px var(--surface);
  background: var(--accent-strong);
  color: var(--on-accent);
  font-size: var(--text-caption);
  font-weight: 700;
  line-height: 18px;
  text-align: center;
`;

/** The number of pieces in the basket, on the corner of its icon; null when the basket is empty. */
export function BasketBadge() {
  const count = useAppSelector(selectBasketCount);
  return count > 0 ? (
    <Badge>
      {toPersianDigits(count)}
      <span className="visually-hidden"> کالا</span>
    </Badge>
  ) : null;
}
