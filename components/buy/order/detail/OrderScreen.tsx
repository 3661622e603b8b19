import { InstalmentActions } from '@/components/buy/order/instalments/InstalmentActions';
import { InstalmentTable } from '@/components/buy/order/instalments/InstalmentTable';
import { isReady } from '@/components/buy/order/orderSteps';
import { Timeline } from '@/components/buy/order/Timeline';
import { ButtonLink } from '@/components/ui/kit/Button';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { StateCard } from '@/components/ui/kit/StateCard';
import { Card } from '@/components/ui/layout/Card';
import { Columns } from '@/components/ui/layout/Columns';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import { DashboardLayout } from '@/components/ui/panel/DashboardLayout';
import { LoadFailure } from '@/components/ui/panel/LoadFailed';
import { PanelSkeleton } from '@/components/ui/panel/PanelSkeleton';
import { StateChip } from '@/components/ui/panel/StateChip';
import type { Order } from '@/contract/order';
import { useRead } from '@/hooks/useCalls';
import { decisionPauseMs, useWhileVisible } from '@/hooks/useWhileVisible';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { ActivationCodes } from './ActivationCodes';
import { CancelledOrder } from './CancelledOrder';
import { OrderActions } from './OrderActions';
import { OrderDelivery } from './OrderDelivery';
import { OrderItems } from './OrderItems';
import { OrderReview } from './OrderReview';
import { OrderSums } from './OrderSums';
import { UnpaidOrder } from './UnpaidOrder';

const widths = 'minmax(0, 1fr) minmax(0, 420px)';
const listHref = '/dashboard/orders';
const OrderReturns = onDemand(
  () => import(/* webpackChunkName: 'orderActions' */ '@/components/buy/orderReturn/OrderReturns'),
);

function OrderSkeleton() {
  return (
    <>
      <Row gap={4} role="status" aria-label="در حال دریافت سفارش">
        <Skeleton inline={110} block={28} />
        <Skeleton inline={90} block={16} />
      </Row>
      <PanelSkeleton rows={1} />
      <Columns widths={widths}>
        <div>
          <PanelSkeleton rows={2} />
          <PanelSkeleton rows={1} />
        </div>
        <div>
          <PanelSkeleton rows={3} />
        </div>
      </Columns>
    </>
  );
}

function OrderDetails({ order }: { order: Order }) {
  return (
    <>
      <Row justify="between" gap={4} wrap>
        <Row gap={4}>
          <StateChip state={isReady(order) ? 'ready' : order.state} />
          <Text as="span" ink="muted">
            {formatDate(Date.parse(order.placedAt))}
          </Text>
        </Row>
        <OrderActions order={order} />
      </Row>
      <Card aria-label="وضعیت سفارش">
        <Timeline order={order} />
      </Card>
      <CancelledOrder order={order} />
      {order.state === 'awaitingPayment' && <UnpaidOrder order={order} />}
      {order.state !== 'awaitingPayment' && <OrderReview order={order} />}
      <Columns widths={widths}>
        <div>
          <Card aria-labelledby="order-items">
            <Heading id="order-items">کالاها</Heading>
            <OrderItems items={order.items} />
          </Card>
          {order.returns.length > 0 && <OrderReturns order={order} />}
          <ActivationCodes order={order} />
          <OrderDelivery order={order} />
        </div>
        <div>
          {order.instalments.length > 0 && (
            <InstalmentTable instalments={order.instalments} facility={order.facility}>
              <InstalmentActions order={order} />
            </InstalmentTable>
          )}
          <OrderSums order={order} />
        </div>
      </Columns>
    </>
  );
}

/** An order: its state, items, delivery, instalments and sums. */
export function OrderScreen({ id }: { id: number }) {
  const { data: order, status, failure, load } = useRead('order', { orderId: id });
  const isOnItsWay = order?.state === 'preparing' || order?.state === 'shipped';
  useWhileVisible(load, isOnItsWay ? decisionPauseMs : null);

  return (
    <DashboardLayout title={`سفارش ${toPersianDigits(id)}`} back={listHref}>
      {order && <OrderDetails order={order} />}
      {status === 'loading' && <OrderSkeleton />}
      {status === 'failed' && <LoadFailure name="این سفارش" failure={failure} onRetry={load} />}
      {status === 'missing' && (
        <StateCard art="empty-search" title="این سفارش پیدا نشد" text="شمارهٔ سفارش را بررسی کنید.">
          <ButtonLink href={listHref}>سفارش‌های من</ButtonLink>
        </StateCard>
      )}
    </DashboardLayout>
  );
}
