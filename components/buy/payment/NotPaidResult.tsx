import { HeldUntil } from '@/components/buy/order/HeldUntil';
import { ButtonLink } from '@/components/ui/kit/Button';
import { ShoppingBag } from '@/components/ui/kit/icons';
import { Amount } from '@/components/ui/kit/Price';
import { Actions } from '@/components/ui/layout/Actions';
import type { PaymentAttempt } from '@/contract/payment';
import { paymentSummaryHref, rechargeHref } from '@/rules/paymentPaths';
import { toPersianDigits } from '@/utils/digits';
import { amountFact, attemptFact, gatewayFact, timeFact } from './attemptFacts';
import { ResultCard } from './ResultCard';
import * as S from './ResultCard.styles';
import { ResultFacts } from './ResultFacts';

/** Line that says what still holds after a payment that failed. */
function Comfort({ purpose, heldUntil }: PaymentAttempt) {
  if (purpose !== 'order') return null;
  return (
    <S.Line as="div">
      <ShoppingBag size={20} />
      {heldUntil ? <HeldUntil until={heldUntil} /> : <span>کالاهای این سفارش دیگر نگه داشته نمی‌شود.</span>}
    </S.Line>
  );
}

/** Leads back to the payment: the summary of the order, the recharge, or the instalments. */
function PayAgain({ purpose, orderId, heldUntil }: PaymentAttempt) {
  if (purpose === 'recharge') {
    return (
      <ButtonLink href={rechargeHref(orderId)} size="bar">
        پرداخت دوباره
      </ButtonLink>
    );
  }
  if (orderId === null) return null;
  if (purpose === 'instalment') {
    return (
      <ButtonLink href={`/dashboard/orders/${orderId}#instalments`} size="bar">
        بازگشت به قسط‌ها
      </ButtonLink>
    );
  }
  if (heldUntil === null) {
    return (
      <ButtonLink href={`/dashboard/orders/${orderId}`} size="bar">
        دیدن سفارش
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink href={paymentSummaryHref(orderId)} size="bar">
        پرداخت دوباره
      </ButtonLink>
      <ButtonLink href={`${paymentSummaryHref(orderId)}#gateways`} variant="secondary" size="bar">
        درگاه دیگر
      </ButtonLink>
    </>
  );
}

/** The bank has not paid, or the shopper gave up. */
export function NotPaidResult({ attempt }: { attempt: PaymentAttempt }) {
  const { reason, walletReleased, walletHeld } = attempt;
  return (
    <ResultCard
      tone="danger"
      title="پرداخت انجام نشد"
      text="مبلغی به فروشگاه نرسیده است. اگر بانک از کارت شما کسر کرده باشد، حداکثر تا ۷۲ ساعت به حسابتان بازمی‌گردد."
    >
      <ResultFacts
        facts={[
          attempt.orderId === null ? null : { title: 'سفارش', value: toPersianDigits(attempt.orderId) },
          reason === null ? null : { title: 'علت', value: reason },
          amountFact(attempt),
          gatewayFact(attempt),
          walletReleased + walletHeld > 0
            ? {
                title: 'کیف پول',
                value: (
                  <>
                    <Amount value={walletReleased + walletHeld} />{' '}
                    {walletHeld > 0
                      ? 'برای این سفارش نگه داشته شده؛ اگر پرداخت نشود، برمی‌گردد'
                      : 'به کیف پول برگشت'}
                  </>
                ),
                good: walletHeld === 0,
              }
            : null,
          timeFact(attempt),
          attemptFact(attempt),
        ]}
      />
      <Comfort {...attempt} />
      <Actions className="actions">
        <PayAgain {...attempt} />
      </Actions>
    </ResultCard>
  );
}
