import { Note } from '@/components/ui/kit/Note';
import type { Order } from '@/contract/order';

/** Why an order was cancelled, and where the money is that was paid for it. Nothing for any other order. */
export function CancelledOrder({ order: { state, events } }: { order: Order }) {
  if (state !== 'cancelled') return null;
  const noteOf = (kind: 'cancelled' | 'refunded') => events.find((event) => event.kind === kind)?.note;
  const reason = noteOf('cancelled');
  const money = noteOf('refunded');
  if (!reason && !money) return null;
  return (
    <Note kind="warning">
      {reason && <>دلیل لغو: {reason} </>}
      {money}
    </Note>
  );
}
