import styled from 'styled-components';
import { IconSentence } from '@/components/ui/kit/IconSentence';
import { ShieldCheck } from '@/components/ui/kit/icons';
import { TextLink } from '@/components/ui/kit/TextButton';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import type { BasketView } from '@/contract/view';
import type { CheckoutStep } from '@/rules/checkout/steps';
import { formatNumber, formatToman } from '@/utils/money';
import { CheckoutSums } from './CheckoutSums';
import { StepButton } from './StepButton';
import type { Checkout } from './useCheckout';
import type { StepAction } from './useStepAction';

/** Keeps the height of the title. */
const BasketLink = styled(TextLink)`
  margin-block: calc(-1 * var(--space-2));
`;

type Props = { checkout: Checkout; answer: BasketView; step: CheckoutStep; action: StepAction };

/** The summary beside the steps. It announces a new amount, and has the main button in the last step. */
export function CheckoutSummary({ checkout, answer, step, action }: Props) {
  const { review, chosen, reviewing } = checkout;
  return (
    <Card as="aside" gap={4} aria-labelledby="summary-title">
      <Row as="header" justify="between" gap={3}>
        <Heading id="summary-title">خلاصهٔ سفارش</Heading>
        <BasketLink href="/cart">{formatNumber(answer.data.qty)} کالا</BasketLink>
      </Row>
      <CheckoutSums answer={answer} review={review} chosen={chosen} busy={reviewing} />
      <p className="visually-hidden" role="status">
        {review && !reviewing && `اکنون می‌پردازید ${formatToman(review.atGateway)}`}
      </p>
      <Stack gap={2}>
        {step === 'review' && <StepButton action={action} wide />}
        <IconSentence>
          <ShieldCheck size={16} />
          پس از ثبت، کالا و قیمت تا پایان مهلت پرداخت برای شما نگه داشته می‌شود.
        </IconSentence>
      </Stack>
    </Card>
  );
}
