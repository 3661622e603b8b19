import styled from 'styled-components';
import { Package } from '@/components/ui/icons';
import type { LineView } from '@/contract/view';
import { useServerNow } from '@/hooks/useServerNow';
import { useAppDispatch } from '@/hooks/useStore';
import { loadBasket } from '@/store/basket';
import { formatDay } from '@/utils/dates';
import { formatToman } from '@/utils/money';

const Chip = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-block-start: 8px;
  padding: 3px 10px;
  border-radius: var(--radius-s);
  background: var(--info-ground);
  color: var(--info);
  font-size: 12px;
  font-weight: 600;
`;

/** The bundle of a line with its end and what it saves; null without one. When it ends, the basket is loaded again. */
export function LineBundle({ item }: { item: LineView }) {
  const dispatch = useAppDispatch();
  const endsAt = item.bundleToDate === null ? null : Date.parse(item.bundleToDate);
  useServerNow(endsAt, () => dispatch(loadBasket.request()));
  const [bundle] = item.bundles;
  if (!bundle?.isGroup) return null;
  return (
    <Chip>
      <Package size={16} />
      <span>
        {bundle.title}
        {endsAt !== null && `، تا ${formatDay(endsAt)}`}
        {bundle.discount > 0 && `، ${formatToman(bundle.discount * item.qty)} سود`}
      </span>
    </Chip>
  );
}
