import styled from 'styled-components';
import type { Favorite } from '@/contract/favorite';
import { usePricing } from '@/hooks/usePricing';
import { formatNumber, formatToman } from '@/utils/money';

const Fall = styled.p`
  padding: 6px 10px;
  border-radius: var(--radius-s);
  background: var(--success-ground);
  color: var(--success);
  font-size: 12px;
  font-weight: 600;
  s { font-weight: 500; }
`;

/** From what it cost when it was liked to what it costs now. */
export function PriceFall({ favorite }: { favorite: Favorite }) {
  const { price } = usePricing(favorite.product);
  return (
    <Fall className="fall">
      از <s>{formatNumber(favorite.seenPrice)}</s> به {formatToman(price)}
      {favorite.backInStock && '، و موجود شد'}
    </Fall>
  );
}
