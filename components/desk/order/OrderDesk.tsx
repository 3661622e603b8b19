import { DeskData } from '@/components/desk/kit/DeskData';
import { DetailHead } from '@/components/desk/kit/DetailHead';
import { Columns } from '@/components/desk/kit/Toolbar.styles';
import { Panel } from '@/components/layout/personal/Panel.styles';
import { StateChip } from '@/components/layout/personal/StateChip';
import { InstalmentTable } from '@/components/order/InstalmentTable';
import { OrderDelivery } from '@/components/order/OrderDelivery';
import { OrderItems } from '@/components/order/OrderItems';
import { OrderSums } from '@/components/order/OrderSums';
import { Timeline } from '@/components/order/Timeline';
import { useDeskRead } from '@/hooks/desk';
import { toPersianDigits } from '@/utils/digits';
import { OrderChequeDecisions } from './OrderChequeDecisions';
import * as S from './OrderDesk.styles';
import { OrderStepForms } from './OrderStepForms';
import { ReturnDecisions } from './ReturnDecisions';

/** An order at the desk: its facts as the customer sees them, and what the operator can do next. */
export function OrderDesk({ id }: { id: number }) {
  const read = useDeskRead('order', { id });
  return (
    <>
      <DetailHead title={`سفارش ${toPersianDigits(id)}`} back="/admin/orders" />
      <DeskData read={read} name="این سفارش">
        {({ order, customer, cheques, chequeOwners }) => (
          <>
            <S.Facts>
              <StateChip state={order.state} />
              <span>
                {customer.name || 'بی‌نام'}، <bdi dir="ltr">{toPersianDigits(customer.mobile ?? '')}</bdi>
              </span>
            </S.Facts>
            <Panel aria-label="مرحله‌ها">
              <Timeline order={order} />
            </Panel>
            <OrderStepForms order={order} />
            {cheques && <OrderChequeDecisions request={cheques} owners={chequeOwners} />}
            {order.returns.length > 0 && <ReturnDecisions order={order} />}
            <Columns>
              <div>
                <Panel aria-labelledby="desk-order-items">
                  <h2 id="desk-order-items">کالاها</h2>
                  <OrderItems items={order.items} />
                </Panel>
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
