import { useState } from 'react';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { Trash2 } from '@/components/ui/kit/icons';
import { useAppSelector } from '@/hooks/useStore';
import { selectBasketCount } from '@/store/basket';

const ClearBasketDialog = onDemand(() => import(/* webpackChunkName: 'confirm' */ './ClearBasketDialog'));

/** «حذف همه» and the dialog that asks for confirmation. */
export function ClearBasket() {
  const count = useAppSelector(selectBasketCount);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button type="button" className="clear" onClick={() => setAsked(true)}>
        <Trash2 size={20} />
        حذف همه
      </button>
      {asked && <ClearBasketDialog count={count} onClose={() => setAsked(false)} />}
    </>
  );
}
