import { CancelledOrder } from '@/components/buy/order/detail/CancelledOrder';
import { OrderDelivery } from '@/components/buy/order/detail/OrderDelivery';
import { OrderItems } from '@/components/buy/order/detail/OrderItems';
import { OrderSums } from '@/components/buy/order/detail/OrderSums';
import { InstalmentTable } from '@/components/buy/order/instalments/InstalmentTable';
import { isReady } from '@/components/buy/order/orderSteps';
import { Timeline } from '@/components/buy/order/Timeline';
import { ChangePart } from '@/components/desk/kit/ChangeButton';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DetailHead } from '@/components/desk/kit/DetailHead';
import { OrderProposals } from '@/components/desk/proposal/ProposalList';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Card } from '@/components/ui/layout/Card';
import { Columns } from '@/components/ui/layout/Columns';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import { StateChip } from '@/components/ui/panel/StateChip';
import { useDeskRead } from '@/hooks/desk';
import { AreaContext } from '@/hooks/deskRights';
import { toPersianDigits } from '@/utils/digits';
import { CarrierOrder } from './CarrierOrder';
import { OrderChequeDecisions } from './OrderChequeDecisions';
import { OrderDocumentDecisions } from './OrderDocumentDecisions';
import { OrderStepForms } from './OrderStepForms';
import { PolicyForms } from './PolicyForms';
import { ReturnDecisions } from './ReturnDecisions';
import { WaiveLateFees } from './WaiveLateFees';

/** An order at the desk: its facts as the customer sees them, and what the operator can do next. */
export function OrderDesk({ id }: { id: number }) {
  const read = useDeskRead('order', { id });
  return (
    <>
      <DetailHead title={`سفارش ${toPersianDigits(id)}`} back="/admin/orders" />
      <DeskData read={read} name="این سفارش">
        {({ order, customer, cheques, chequeOwners, carriers, refunds, serials }) => (
          <>
            <Row wrap gap={3}>
              <StateChip state={isReady(order) ? 'ready' : order.state} />
              <Text as="span" ink="muted">
                {customer.name || 'بی‌نام'}، <bdi dir="ltr">{toPersianDigits(customer.mobile ?? '')}</bdi>
              </Text>
              {order.paidAt !== null && order.state !== 'cancelled' && (
                <ButtonLink
                  href={`/invoice?order=${order.id}`}
                  variant="secondary"
                  size="small"
                  target="_blank"
                >
                  فاکتور
                </ButtonLink>
              )}
              {order.paidAt !== null && order.state !== 'cancelled' && !order.delivery.pickUp && (
                <ButtonLink
                  href={`/admin/orders?print=labels&ids=${order.id}`}
                  variant="secondary"
                  size="small"
                >
                  برچسب
                </ButtonLink>
              )}
            </Row>
            <Card gap={4} aria-label="مرحله‌ها">
              <Timeline order={order} />
            </Card>
            <OrderProposals order={order.id} />
            <CancelledOrder order={order} />
            <CarrierOrder order={order} />
            <OrderStepForms order={order} carriers={carriers} serials={serials} />
            <ChangePart>
              <PolicyForms order={order} />
            </ChangePart>
            <AreaContext value="plans">
              <WaiveLateFees order={order} />
            </AreaContext>
            {order.documents.length > 0 && <OrderDocumentDecisions order={order} />}
            {cheques && <OrderChequeDecisions request={cheques} owners={chequeOwners} />}
            {order.returns.length > 0 && <ReturnDecisions order={order} refunds={refunds} />}
            <Columns widths="minmax(0, 3fr) minmax(0, 2fr)">
              <div>
                <Card gap={4} aria-labelledby="desk-order-items">
                  <Heading id="desk-order-items">کالاها</Heading>
                  <OrderItems items={order.items} />
                </Card>
                <OrderDelivery order={order} />
              </div>
              <div>
                <OrderSums order={order} />
                {order.instalments.length > 0 && (
                  <InstalmentTable instalments={order.instalments} facility={order.facility} />
                )}
              </div>
            </Columns>
          </>
        )}
      </DeskData>
    </>
  );
}
