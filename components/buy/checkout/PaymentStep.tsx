import styled from 'styled-components';
import { GatewayChoice } from '@/components/ui/form/GatewayChoice';
import { Wallet } from '@/components/ui/kit/icons';
import { Switch } from '@/components/ui/kit/Switch';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { CheckoutReview } from '@/contract/checkout';
import type { BasketView } from '@/contract/view';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { draftChanged } from '@/store/checkout';
import { selectBasketPlans, selectPlansFailed } from '@/store/facility';
import { formatToman } from '@/utils/money';
import { PaymentSkeleton, ReviewFailed } from './CheckoutStates';
import { CouponField } from './CouponField';
import { PayWay } from './PayWay';
import type { Checkout } from './useCheckout';

const Parts = styled(Stack)`
  transition: opacity var(--time-hover);
  &[aria-busy='true'] {
    opacity: 0.8;
  }
`;

function WalletPart({ review, useWallet }: { review: CheckoutReview; useWallet: boolean }) {
  const dispatch = useAppDispatch();
  const usable = Math.min(review.walletAvailable, review.payToday);
  if (usable === 0) return null;
  return (
    <Card as="div" tone="quiet" dense>
      <Row justify="between" gap={3}>
        <Row gap={3}>
          <Wallet size={24} />
          <div>
            <Text id="wallet-part" weight="medium">
              پرداخت از کیف پول (موجودی: {formatToman(review.walletAvailable)})
            </Text>
            <Text as="small" size="small" ink="muted">
              {formatToman(usable)} برای این سفارش. اگر پرداخت انجام نشود، برمی‌گردد.
            </Text>
          </div>
        </Row>
        <Switch
          label=""
          aria-labelledby="wallet-part"
          checked={useWallet}
          onChange={({ currentTarget }) => dispatch(draftChanged({ useWallet: currentTarget.checked }))}
        />
      </Row>
    </Card>
  );
}

type Props = { checkout: Checkout; answer: BasketView };

/** Chooses how today's amount is paid: cash or plan, a part from the wallet, the gateway, and a coupon. */
export function PaymentStep({ checkout, answer }: Props) {
  const dispatch = useAppDispatch();
  const { review, reviewed, reviewFailure, draft, gateway, couponError, reviewing } = checkout;
  // Shows the skeleton until the plans are known, because plans that arrive later would move the wallet and the gateways below them.
  const plansUnknown = useAppSelector((state) => !selectBasketPlans(state) && !selectPlansFailed(state));
  if (plansUnknown && !reviewFailure) return <PaymentSkeleton />;
  return (
    <Parts gap={4} aria-busy={reviewing}>
      {reviewFailure && <ReviewFailed failure={reviewFailure} />}
      <PayWay answer={answer} review={review} />
      {!review && !reviewFailure && <PaymentSkeleton />}
      {review && <WalletPart review={review} useWallet={draft.useWallet} />}
      {review && review.atGateway > 0 && (
        <>
          <Heading level={3}>درگاه برای مبلغ امروز</Heading>
          <GatewayChoice
            gateways={review.gateways}
            value={gateway?.code ?? null}
            onChange={(code) => dispatch(draftChanged({ gateway: code }))}
          />
        </>
      )}
      {review && (
        <CouponField
          coupon={draft.coupon}
          error={couponError}
          discount={reviewed?.choice.coupon === draft.coupon ? review.couponDiscount : null}
          busy={reviewing}
        />
      )}
    </Parts>
  );
}
