import styled from 'styled-components';
import { stepsOf } from '@/components/buy/order/orderSteps';
import type { OrderSummary } from '@/contract/order';

const Bar = styled.span`
  display: grid;
  gap: var(--space-2);
  min-inline-size: 0;
  font-size: var(--text-small);
  color: var(--ink-2);

  .strokes {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: var(--space-2);
    max-inline-size: 320px;
  }
  .strokes i {
    block-size: 4px;
    border-radius: var(--radius-full);
    background: var(--line);
  }
  .strokes [data-state='done'] {
    background: var(--success);
  }
  .strokes [data-state='now'] {
    background: var(--accent);
  }
`;

type Props = {
  order: Pick<OrderSummary, 'state' | 'conditions' | 'events' | 'delivery'>;
  note?: string | undefined;
};

/** The steps of an order as strokes for a row of a list, with a note, or else the delivery slot. */
export function StepBar({ order, note }: Props) {
  const steps = stepsOf(order);
  const now = steps.findIndex((step) => step.state === 'now');
  return (
    <Bar className="steps">
      <span className="strokes" aria-hidden="true">
        {steps.map((step) => (
          <i key={`${step.kind} ${step.at}`} data-state={step.state} />
        ))}
      </span>
      <span className="visually-hidden">
        {now < 0 ? 'همهٔ مرحله‌ها انجام شد' : `مرحلهٔ ${steps[now]?.title}`}
      </span>
      {note && <span>{note}</span>}
      {!note && now >= 0 && order.delivery.slot && (
        <span>
          {order.delivery.slot} با {order.delivery.title}
        </span>
      )}
    </Bar>
  );
}
