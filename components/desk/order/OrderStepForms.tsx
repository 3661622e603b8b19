import { useState } from 'react';
import { isReady } from '@/components/buy/order/orderSteps';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { RefuseButton } from '@/components/desk/kit/RefuseButton';
import { RowButton } from '@/components/desk/kit/RowButton';
import { useCommand } from '@/components/desk/kit/useCommand';
import { Button } from '@/components/ui/kit/Button';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { Truck, Undo2 } from '@/components/ui/kit/icons';
import { Note } from '@/components/ui/kit/Note';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import type { DeskCommand } from '@/contract/desk/command';
import type { DeskOrder } from '@/contract/desk/order';
import type { Order } from '@/contract/order';
import { useMayChange } from '@/hooks/deskRights';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';
import { DeliverForm } from './DeliverForm';
import { ShipForm } from './ShipForm';

/** The papers without which an order in review cannot be accepted. */
function unacceptedPapers({ documents, cheques }: Order): string[] {
  const open = documents.filter(({ state }) => state !== 'accepted').map(({ title }) => title);
  const openCheques = cheques === null ? 0 : cheques.total - cheques.accepted;
  return openCheques > 0 ? [...open, `${formatNumber(openCheques)} چک`] : open;
}

type OrderStep = Extract<DeskCommand, { what: 'order' }>['change'];
/** A step that is about to be taken: the question, what follows, and the label of its button. */
type AskedStep = { title: string; text: string; action: string; step: OrderStep };

const canTakeBack = 'تا وقتی کاری پس از آن انجام نشده، می‌توانید این گام را برگردانید.';

/** The button, the question and the effect of taking back each step that was noted by mistake. */
const mistakes: Readonly<Record<string, { button: string; question: string; effect: string }>> = {
  ready: {
    button: 'آماده نبود',
    question: 'هنوز آماده نیست؟',
    effect: 'سفارش به «آماده‌سازی» برمی‌گردد و به مشتری خبر می‌دهیم.',
  },
  shipped: {
    button: 'فرستاده نشده بود',
    question: 'فرستاده نشده است؟',
    effect: 'سفارش به «آماده‌سازی» برمی‌گردد، کد رهگیری پاک می‌شود و به مشتری خبر می‌دهیم.',
  },
  delivered: {
    button: 'تحویل نشده بود',
    question: 'تحویل نشده است؟',
    effect: 'سفارش به گام پیش برمی‌گردد، شمارهٔ سریال‌ها پاک می‌شود و به مشتری خبر می‌دهیم.',
  },
};

/** The next step of an order that waits for an operator, and the way back from a wrong one. */
export function OrderStepForms({
  order,
  carriers,
  serials,
}: Pick<DeskOrder, 'order' | 'carriers' | 'serials'>) {
  const { send, saving, failure } = useCommand();
  const [asked, setAsked] = useState<AskedStep | null>(null);
  const { id, state, paidAt } = order;
  const number = toPersianDigits(id);
  const change = (step: OrderStep) => send({ what: 'order', id, change: step });
  const askToDeliver = (action: string) => (serials: Extract<OrderStep, { step: 'deliver' }>['serials']) =>
    setAsked({
      title: `سفارش ${number} به دست مشتری رسیده است؟`,
      text: `سفارش «تحویل‌شده» می‌شود، مهلت مرجوعی آغاز می‌شود و به مشتری خبر می‌دهیم. ${canTakeBack}`,
      action,
      step: { step: 'deliver', serials },
    });
  const isPaid = paidAt !== null;
  const isOpen = isPaid && (state === 'paymentReview' || state === 'preparing');
  const mayChange = useMayChange('orders');
  const wrongStep = isReady(order) ? 'ready' : state;
  const mistake = wrongStep === 'delivered' && order.returns.length > 0 ? undefined : mistakes[wrongStep];
  if (!mayChange || (!isOpen && !mistake)) return null;
  const openPapers = state === 'paymentReview' ? unacceptedPapers(order) : [];
  const isPrepared = order.events.some(({ kind }) => kind === 'preparing');
  return (
    <Card gap={4} aria-labelledby="desk-order-step">
      <Heading id="desk-order-step">{state === 'delivered' ? 'گام آخر' : 'گام بعدی'}</Heading>
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
              <RowButton disabled={saving} onClick={() => change({ step: 'prepare' })}>
                شروع آماده‌سازی
              </RowButton>
            </Actions>
          )}
          {!order.delivery.pickUp && (
            <ShipForm
              action="تحویل به پیک یا پست"
              carriers={carriers}
              saving={saving}
              onShip={(tracking, company) =>
                setAsked({
                  title: `سفارش ${number} را به پیک یا پست داده‌اید؟`,
                  text: `سفارش «در راه» می‌شود${tracking ? '' : '، بدون کد رهگیری،'} و به مشتری خبر می‌دهیم. ${canTakeBack}`,
                  action: 'تحویل به پیک یا پست',
                  step: { step: 'ship', tracking, company },
                })
              }
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
              serials={serials}
              saving={saving}
              onDeliver={askToDeliver('تحویل در شعبه به مشتری')}
            />
          )}
        </>
      )}
      {state === 'shipped' && (
        <>
          <DeliverForm
            action="ثبت تحویل به مشتری"
            items={order.items}
            serials={serials}
            saving={saving}
            onDeliver={askToDeliver('ثبت تحویل به مشتری')}
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
      {mistake && (
        <Actions>
          <RowButton
            disabled={saving}
            onClick={() =>
              setAsked({
                title: `سفارش ${number} ${mistake.question}`,
                text: mistake.effect,
                action: 'برگرداندن این گام',
                step: { step: 'takeBack' },
              })
            }
          >
            {mistake.button}
          </RowButton>
        </Actions>
      )}
      {asked && (
        <ConfirmDialog
          icon={asked.step.step === 'takeBack' ? <Undo2 size={24} /> : <Truck size={24} />}
          title={asked.title}
          text={asked.text}
          action={asked.action}
          onConfirm={() => change(asked.step)}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
