import { HeldUntil } from '@/components/buy/order/HeldUntil';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import type { Order } from '@/contract/order';
import { paymentSummaryHref } from '@/rules/paymentPaths';
import { CancelOrder } from './CancelOrder';

/** How long the products of an unpaid order are kept, with its payment and its cancellation. */
export function UnpaidOrder({ order }: { order: Order }) {
  return (
    <Card aria-label="پرداخت سفارش">
      <Row justify="between" gap={4} wrap>
        {order.heldUntil && <HeldUntil until={order.heldUntil} />}
        <Actions>
          {order.canCancel && <CancelOrder order={order} />}
          {order.canPay && (
            <ButtonLink href={paymentSummaryHref(order.id)} size="small">
              پرداخت
            </ButtonLink>
          )}
        </Actions>
      </Row>
    </Card>
  );
}
