import { Check, CircleX } from '@/components/ui/kit/icons';
import type { OrderSummary } from '@/contract/order';
import { formatDay, formatTime } from '@/utils/dates';
import { type Step, stepsOf } from './orderSteps';
import * as S from './Timeline.styles';

const stateTexts = { done: 'انجام شد', now: 'اکنون', next: 'در پیش' } as const;

/** «۲۷ آبان، ۱۸:۰۴», or the delivery slot while the parcel is on its way. */
function timeText({ kind, state, at }: Step, slot: string | null): string | null {
  if ((kind === 'shipped' || kind === 'ready') && state === 'now' && slot) return slot;
  return at && `${formatDay(Date.parse(at))}، ${formatTime(Date.parse(at))}`;
}

type Props = { order: Pick<OrderSummary, 'state' | 'conditions' | 'events' | 'delivery'> };

/** The steps of an order in one line: done, current and next. */
export function Timeline({ order }: Props) {
  return (
    <S.Timeline aria-label="مرحله‌های سفارش">
      {stepsOf(order).map((step) => (
        <li
          key={`${step.kind} ${step.at}`}
          data-state={step.state}
          data-bad={step.kind === 'cancelled' || undefined}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className="dot">
            {step.kind === 'cancelled' ? <CircleX size={16} /> : step.state === 'done' && <Check size={16} />}
          </span>
          <b>{step.title}</b>
          <span className="visually-hidden">{stateTexts[step.state]}</span>
          <span className="when">{timeText(step, order.delivery.slot)}</span>
        </li>
      ))}
    </S.Timeline>
  );
}
