import { HeldUntil } from '@/components/buy/order/HeldUntil';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Panel } from '@/components/ui/panel/Panel.styles';
import type { Order } from '@/contract/order';
import { paymentSummaryHref } from '@/rules/paymentPaths';
import { CancelOrder } from './CancelOrder';
import * as S from './UnpaidOrder.styles';

/** How long the products of an unpaid order are kept, with its payment and its cancellation. */
export function UnpaidOrder({ order }: { order: Order }) {
  return (
    <Panel aria-label="پرداخت سفارش">
      <S.Unpaid>
        {order.heldUntil && <HeldUntil until={order.heldUntil} />}
        <div className="actions">
          {order.canCancel && <CancelOrder order={order} />}
          {order.canPay && (
            <ButtonLink href={paymentSummaryHref(order.id)} size="small">
              پرداخت
            </ButtonLink>
          )}
        </div>
      </S.Unpaid>
    </Panel>
  );
}
