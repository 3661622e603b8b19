import { useState } from 'react';
import styled from 'styled-components';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { Trash2 } from '@/components/ui/kit/icons';
import { TextButton } from '@/components/ui/kit/TextButton';
import { useAppSelector } from '@/hooks/useStore';
import { selectBasketCount } from '@/store/basket';

const ClearBasketDialog = onDemand(() => import(/* webpackChunkName: 'confirm' */ './ClearBasketDialog'));

const ClearButton = styled(TextButton)`
  margin-inline-start: auto;
  color: var(--ink-2);
  font-weight: 400;
`;

/** «حذف همه» and the dialog that asks for confirmation. */
export function ClearBasket() {
  const count = useAppSelector(selectBasketCount);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <ClearButton onClick={() => setAsked(true)}>
        <Trash2 size={20} />
        حذف همه
      </ClearButton>
      {asked && <ClearBasketDialog count={count} onClose={() => setAsked(false)} />}
    </>
  );
}
