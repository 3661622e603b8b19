import { useState } from 'react';
import { planSums } from '@/components/buy/order/instalments/instalments';
import { Button } from '@/components/ui/kit/Button';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { CircleX } from '@/components/ui/kit/icons';
import type { Order } from '@/contract/order';
import { useChange } from '@/hooks/useCalls';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';

/** Says where the products and the money of a cancelled order go. */
function consequence({ state, payToday, fromWallet, instalments }: Order): string {
  if (state === 'awaitingPayment') {
    const kept = fromWallet > 0 ? ` و ${formatToman(fromWallet)} کیف پول شما آزاد می‌شود` : '';
    return `کالاها به سبد شما برمی‌گردد${kept}.`;
  }
  const paid = payToday + planSums(instalments).paid;
  const parts = [
    ...(paid > 0 ? [`${formatToman(paid)} به کیف پول شما برمی‌گردد`] : []),
    ...(instalments.length > 0 ? ['قسط‌های مانده حذف می‌شود'] : []),
  ];
  return parts.length > 0 ? `${parts.join(' و ')}.` : '';
}

/** Cancels an order after a question that names what happens. */
export function CancelOrder({ order }: { order: Order }) {
  const cancelling = useChange('cancelOrder');
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" disabled={cancelling.saving} onClick={() => setAsks(true)}>
        <CircleX size={16} />
        {cancelling.saving ? 'در حال لغو…' : 'لغو سفارش'}
      </Button>
      {asks && (
        <ConfirmDialog
          icon={<CircleX size={24} />}
          title={`سفارش ${toPersianDigits(order.id)} لغو شود؟`}
          text={`${consequence(order)} این کار برگشت ندارد.`.trim()}
          action="لغو سفارش"
          onConfirm={() => cancelling.send({ orderId: order.id })}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
