import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { RefuseButton } from '@/components/desk/kit/RefuseButton';
import { Actions } from '@/components/desk/kit/Toolbar.styles';
import { useCommand } from '@/components/desk/kit/useCommand';
import { Panel } from '@/components/layout/personal/Panel.styles';
import { Button } from '@/components/ui/Button';
import type { Order } from '@/contract/order';
import { DeliverForm } from './DeliverForm';
import { ShipForm } from './ShipForm';

/** The next step of an order that waits for an operator. */
export function OrderStepForms({ order }: { order: Order }) {
  const { send, saving, failure } = useCommand();
  const { id, state, paidAt } = order;
  const change = (step: Extract<Parameters<typeof send>[0], { what: 'order' }>['change']) =>
    send({ what: 'order', id, change: step });
  const isPaid = paidAt !== null;
  const isOpen = isPaid && (state === 'paymentReview' || state === 'preparing');
  if (!isOpen && state !== 'shipped') return null;
  const isPrepared = order.events.some(({ kind }) => kind === 'preparing');
  return (
    <Panel aria-labelledby="desk-order-step">
      <h2 id="desk-order-step">گام بعدی</h2>
      <ChangeFailure failure={failure} />
      {state === 'paymentReview' && (
        <Actions>
          <Button
            size="small"
            disabled={saving}
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
          {!isPrepared && (
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
          <ShipForm saving={saving} onShip={(tracking) => change({ step: 'ship', tracking })} />
        </>
      )}
      {state === 'shipped' && (
        <DeliverForm
          items={order.items}
          saving={saving}
          onDeliver={(serials) => change({ step: 'deliver', serials })}
        />
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
    </Panel>
  );
}
