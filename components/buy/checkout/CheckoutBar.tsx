import { useState } from 'react';
import styled from 'styled-components';
import { ChevronUp } from '@/components/ui/kit/customerIcons';
import { DialogHeader } from '@/components/ui/kit/DialogHeader';
import { FootBar } from '@/components/ui/kit/FootBar';
import { Modal } from '@/components/ui/kit/Modal';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { BasketView } from '@/contract/view';
import { payableOf } from '@/rules/facility/basket';
import { formatNumber } from '@/utils/money';
import { CheckoutSums, paidTodayOf } from './CheckoutSums';
import { StepButton } from './StepButton';
import type { Checkout } from './useCheckout';
import type { StepAction } from './useStepAction';

/** On phones, today's amount and the main button at the foot of the screen. */
const Bar = styled(FootBar)`
  /* The reason of a closed button is above the amount and the button. */
  > p {
    order: -1;
    flex-basis: 100%;
  }
  > .sum {
    min-block-size: 48px;
    white-space: nowrap;
  }
`;

type Props = { checkout: Checkout; answer: BasketView; action: StepAction };

/** The foot of the screen on phones: the amount, which opens the summary, and the main button. */
export function CheckoutBar({ checkout, answer, action }: Props) {
  const [opened, setOpened] = useState(false);
  const { review, chosen, reviewing } = checkout;
  const paidToday = paidTodayOf(answer, review);
  return (
    <Row as={Bar} justify="between" wrap data-bar="">
      <Stack
        as="button"
        type="button"
        className="sum"
        gap={0}
        align="start"
        aria-haspopup="dialog"
        aria-busy={reviewing}
        onClick={() => setOpened(true)}
      >
        <Row as="small">
          <Text as="span" size="caption" ink="muted">
            {paidToday === null ? 'جمع سفارش' : 'اکنون می‌پردازید'}
          </Text>
          <ChevronUp size={16} />
        </Row>
        <span>
          <Text as="b" size="title" weight="black">
            {formatNumber(paidToday ?? payableOf(answer.data))}
          </Text>{' '}
          <Text as="small" size="caption" ink="muted">
            تومان
          </Text>
        </span>
      </Stack>
      <StepButton action={action} short />
      {opened && (
        <Modal kind="dialog" titleId="summary-sheet" onClose={() => setOpened(false)}>
          {(close) => (
            <Card as="div" tone="plain">
              <DialogHeader id="summary-sheet" title="خلاصهٔ سفارش" onClose={close} />
              <CheckoutSums answer={answer} review={review} chosen={chosen} busy={reviewing} />
            </Card>
          )}
        </Modal>
      )}
    </Row>
  );
}
