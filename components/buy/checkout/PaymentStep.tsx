import { GatewayChoice } from '@/components/ui/form/GatewayChoice';
import { Wallet } from '@/components/ui/kit/icons';
import { Switch } from '@/components/ui/kit/Switch';
import type { CheckoutReview } from '@/contract/checkout';
import type { BasketView } from '@/contract/view';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { draftChanged } from '@/store/checkout';
import { selectBasketPlans, selectPlansFailed } from '@/store/facility';
import { formatToman } from '@/utils/money';
import { PaymentSkeleton, ReviewFailed } from './CheckoutStates';
import { CouponField } from './CouponField';
import * as S from './Payment.styles';
import { PayWay } from './PayWay';
import type { Checkout } from './useCheckout';

function WalletPart({ review, useWallet }: { review: CheckoutReview; useWallet: boolean }) {
  const dispatch = useAppDispatch();
  const usable = Math.min(review.walletAvailable, review.payToday);
  if (usable === 0) return null;
  return (
    <S.WalletPart>
      <Wallet size={24} />
      <div>
        <b id="wallet-part">پرداخت از کیف پول (موجودی: {formatToman(review.walletAvailable)})</b>
        <small>{formatToman(usable)} برای این سفارش. اگر پرداخت انجام نشود، برمی‌گردد.</small>
      </div>
      <Switch
        label=""
        aria-labelledby="wallet-part"
        checked={useWallet}
        onChange={({ currentTarget }) => dispatch(draftChanged({ useWallet: currentTarget.checked }))}
      />
    </S.WalletPart>
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
    <S.Payment aria-busy={reviewing}>
      {reviewFailure && <ReviewFailed failure={reviewFailure} />}
      <PayWay answer={answer} review={review} />
      {!review && !reviewFailure && <PaymentSkeleton />}
      {review && <WalletPart review={review} useWallet={draft.useWallet} />}
      {review && review.atGateway > 0 && (
        <>
          <h3>درگاه برای مبلغ امروز</h3>
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
    </S.Payment>
  );
}
