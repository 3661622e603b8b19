import { isReady } from '@/components/buy/order/orderSteps';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { RefuseButton } from '@/components/desk/kit/RefuseButton';
import { useCommand } from '@/components/desk/kit/useCommand';
import { Button } from '@/components/ui/kit/Button';
import { Note } from '@/components/ui/kit/Note';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import type { DeskOrder } from '@/contract/desk/order';
import type { Order } from '@/contract/order';
import { useMayChange } from '@/hooks/deskRights';
import { formatNumber } from '@/utils/money';
import { DeliverForm } from './DeliverForm';
import { ShipForm } from './ShipForm';

/** The papers without which an order in review cannot be accepted. */
function unacceptedPapers({ documents, cheques }: Order): string[] {
  const open = documents.filter(({ state }) => state !== 'accepted').map(({ title }) => title);
  const openCheques = cheques === null ? 0 : cheques.total - cheques.accepted;
  return openCheques > 0 ? [...open, `${formatNumber(openCheques)} چک`] : open;
}

/** The next step of an order that waits for an operator. */
export function OrderStepForms({ order, carriers }: Pick<DeskOrder, 'order' | 'carriers'>) {
  const { send, saving, failure } = useCommand();
  const { id, state, paidAt } = order;
  const change = (step: Extract<Parameters<typeof send>[0], { what: 'order' }>['change']) =>
    send({ what: 'order', id, change: step });
  const isPaid = paidAt !== null;
  const isOpen = isPaid && (state === 'paymentReview' || state === 'preparing');
  const mayChange = useMayChange('orders');
  if (!mayChange || (!isOpen && state !== 'shipped')) return null;
  const openPapers = state === 'paymentReview' ? unacceptedPapers(order) : [];
  const isPrepared = order.events.some(({ kind }) => kind === 'preparing');
  return (
    <Card gap={4} aria-labelledby="desk-order-step">
      <Heading id="desk-order-step">گام بعدی</Heading>
      <ChangeFailure failure={failure} />
      {openPapers.length > 0 && <Note kind="warning">هنوز پذیرفته نشده است: {openPapers.join('، ')}.</Note>}
      {state === 'paymentReview' && (
        <Actions>
          <Button
            size="small"
            disabled={saving || openPapers.length > 0}
            onClick={() => send({ what: 'review', id, decision: { verdict: 'accept' } })}
          >
            پذیرش سفارش
          </Button>
          <RefuseButton
            action="رد سفارش"
            hint="مشتری این متن را می‌خواند و مبلغ پرداختی به کیف پول او برمی‌گردد."
            disabled={saving}
            onRefuse={(reason) => send({ what: 'review', id, decision: { verdict: 'refuse', reason } })}
          />
        </Actions>
      )}
      {state === 'preparing' && (
        <>
          {!isPrepared && !isReady(order) && (
            <Actions>
              <Button
                variant="secondary"
                size="small"
                disabled={saving}
                onClick={() => change({ step: 'prepare' })}
              >
                شروع آماده‌سازی
              </Button>
            </Actions>
          )}
          {!order.delivery.pickUp && (
            <ShipForm
              action="تحویل به پیک یا پست"
              carriers={carriers}
              saving={saving}
              onShip={(tracking, company) => change({ step: 'ship', tracking, company })}
            />
          )}
          {order.delivery.pickUp && !isReady(order) && (
            <Actions>
              <Button size="small" disabled={saving} onClick={() => change({ step: 'ready' })}>
                آمادهٔ تحویل در شعبه
              </Button>
            </Actions>
          )}
          {isReady(order) && (
            <DeliverForm
              action="تحویل در شعبه به مشتری"
              items={order.items}
              saving={saving}
              onDeliver={(serials) => change({ step: 'deliver', serials })}
            />
          )}
        </>
      )}
      {state === 'shipped' && (
        <>
          <DeliverForm
            action="ثبت تحویل به مشتری"
            items={order.items}
            saving={saving}
            onDeliver={(serials) => change({ step: 'deliver', serials })}
          />
          <ShipForm
            key={`${order.delivery.trackingCode} ${order.delivery.company}`}
            action="اصلاح کد رهگیری"
            current={order.delivery.trackingCode}
            carriers={carriers}
            company={order.delivery.company}
            saving={saving}
            onShip={(tracking, company) => tracking && change({ step: 'track', tracking, company })}
          />
        </>
      )}
      {isOpen && (
        <Actions>
          <RefuseButton
            action="لغو سفارش"
            hint="مشتری این متن را می‌خواند و مبلغ پرداختی به کیف پول او برمی‌گردد."
            disabled={saving}
            onRefuse={(reason) => change({ step: 'cancel', reason })}
          />
        </Actions>
      )}
    </Card>
  );
}
