import { useState } from 'react';
import { Button } from '@/components/ui/kit/Button';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { Undo2 } from '@/components/ui/kit/icons';
import type { Order } from '@/contract/order';
import { useToday } from '@/hooks/useToday';
import { noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { formatDay } from '@/utils/dates';
import { returnableQty } from './returnTexts';

const ReturnDialog = onDemand(() => import(/* webpackChunkName: 'orderActions' */ './ReturnDialog'));

/** Opens the return of products while the law allows it, and says until when. */
export function OpenReturn({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const today = tehranDateOf(useToday());
  const { returnUntil, state } = order;
  const isLeft = [...returnableQty(order).values()].some((qty) => qty > 0);
  const isDelivered = state === 'delivered' || state === 'partlyReturned';
  if (!isDelivered || returnUntil === null || today > returnUntil || (!isLeft && !isOpen)) return null;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <Undo2 size={16} />
        مرجوعی تا {formatDay(noonOf(returnUntil))}
      </Button>
      {isOpen && <ReturnDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
