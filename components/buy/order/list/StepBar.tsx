import styled from 'styled-components';
import { stepsOf } from '@/components/buy/order/orderSteps';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { OrderSummary } from '@/contract/order';

const Strokes = styled.span`
  max-inline-size: 320px;

  i {
    flex: 1;
    block-size: 4px;
    border-radius: var(--radius-full);
    background: var(--line);
  }
  [data-state='done'] {
    background: var(--success);
  }
  [data-state='now'] {
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
    <Stack as="span" className="steps" gap={2}>
      <Row as={Strokes} aria-hidden="true">
        {steps.map((step) => (
          <i key={`${step.kind} ${step.at}`} data-state={step.state} />
        ))}
      </Row>
      <span className="visually-hidden">
        {now < 0 ? 'همهٔ مرحله‌ها انجام شد' : `مرحلهٔ ${steps[now]?.title}`}
      </span>
      {note && (
        <Text as="span" size="small" ink="muted">
          {note}
        </Text>
      )}
      {!note && now >= 0 && order.delivery.slot && (
        <Text as="span" size="small" ink="muted">
          {order.delivery.slot} با {order.delivery.title}
        </Text>
      )}
    </Stack>
  );
}
