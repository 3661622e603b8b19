import { type ComponentType, useState } from 'react';
import { Stack } from '@/components/ui/layout/Stack';
import type { BasketView } from '@/contract/view';
import { addressPlace } from '@/rules/addressText';
import { type CheckoutStep, checkoutSteps } from '@/rules/checkout/steps';
import { deliveryText, monthText, planTitle } from '@/rules/checkout/texts';
import { formatNumber } from '@/utils/money';
import { AddressStep } from './AddressStep';
import { PaymentStep } from './PaymentStep';
import { ReviewStep } from './ReviewStep';
import { ShippingStep } from './ShippingStep';
import { StepButton } from './StepButton';
import { StepPanel } from './StepPanel';
import type { Checkout } from './useCheckout';
import type { StepAction } from './useStepAction';

function paymentSummary({ review, gateway }: Checkout): string | null {
  if (!review) return null;
  const { facility, fromWallet } = review;
  const way = facility ? `${planTitle(facility)}، ${monthText(facility)}` : 'نقدی';
  const wallet = fromWallet > 0 ? `، با ${formatNumber(fromWallet)} از کیف پول` : '';
  return `${way}${wallet}${review.atGateway > 0 && gateway ? `، ${gateway.title}` : ''}`;
}

type StepPart = {
  title: string;
  /** The choice of a done step in one line. */
  summarize: (checkout: Checkout) => string | null;
  Content: ComponentType<{ checkout: Checkout; answer: BasketView }>;
};

const parts: Record<CheckoutStep, StepPart> = {
  address: {
    title: 'نشانی تحویل',
    summarize: ({ address }) => address && `${address.title}، ${addressPlace(address)}`,
    Content: AddressStep,
  },
  shipping: {
    title: 'شیوهٔ ارسال',
    summarize: ({ chosen }) => chosen && `${chosen.method.title}، ${deliveryText(chosen)}`,
    Content: ShippingStep,
  },
  payment: { title: 'پرداخت', summarize: paymentSummary, Content: PaymentStep },
  review: { title: 'بازبینی و ثبت', summarize: () => null, Content: ReviewStep },
};

type Props = {
  checkout: Checkout;
  answer: BasketView;
  step: CheckoutStep;
  goTo: (step: CheckoutStep) => void;
  action: StepAction;
};

/** The numbered steps: those before the open one with their choice in one line, those after it closed. */
export function CheckoutSteps({ checkout, answer, step, goTo, action }: Props) {
  const open = checkoutSteps.indexOf(step);
  const [firstShown] = useState(step);
  const [hasMoved, setHasMoved] = useState(false);
  if (firstShown !== step && !hasMoved) setHasMoved(true);
  return (
    <Stack as="ol" gap={4}>
      {checkoutSteps.map((name, index) => {
        const { title, summarize, Content } = parts[name];
        return (
          <StepPanel
            key={name}
            number={index + 1}
            title={title}
            state={index === open ? 'open' : index < open ? 'done' : 'later'}
            summary={summarize(checkout)}
            onChange={() => goTo(name)}
            focuses={hasMoved}
          >
            <Content checkout={checkout} answer={answer} />
            {name !== 'review' && (
              <Stack className="go" align="start" gap={2}>
                <StepButton action={action} />
              </Stack>
            )}
          </StepPanel>
        );
      })}
    </Stack>
  );
}
