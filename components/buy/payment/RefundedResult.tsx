import { ButtonLink } from '@/components/ui/kit/Button';
import { Landmark } from '@/components/ui/kit/customerIcons';
import { Wallet } from '@/components/ui/kit/icons';
import { Amount } from '@/components/ui/kit/Price';
import { Actions } from '@/components/ui/layout/Actions';
import type { PaymentAttempt } from '@/contract/payment';
import { useAppSelector } from '@/hooks/useStore';
import { paymentSummaryHref } from '@/rules/paymentPaths';
import { selectProfile } from '@/store/profile';
import { toPersianDigits } from '@/utils/digits';
import { amountFact, attemptFact, referenceFact, timeFact } from './attemptFacts';
import { ReceiptActions } from './ReceiptActions';
import { ResultCard } from './ResultCard';
import * as S from './ResultCard.styles';
import { ResultFacts } from './ResultFacts';

const why = 'پرداخت شما رسید، اما ثبت آن دیگر ممکن نبود.';

/** The bank paid too late or for something that was gone, so the money was given back. */
export function RefundedResult({ attempt }: { attempt: PaymentAttempt }) {
  const { amount, refundedTo, refundedAmount, reason, orderId, heldUntil } = attempt;
  const back = refundedAmount ?? amount;
  const user = useAppSelector(selectProfile);
  const toCard = refundedTo === 'card';
  return (
    <ResultCard
      tone="plain"
      title="وجه به شما برگشت"
      text={`${reason ?? why} ${toCard ? 'همهٔ مبلغ به کارت شما برمی‌گردد.' : 'همهٔ مبلغ به کیف پول شما برگشت.'}`}
    >
      <ResultFacts
        facts={[
          orderId === null ? null : { title: 'سفارش', value: toPersianDigits(orderId) },
          {
            title: toCard ? 'برگشت به کارت' : 'برگشت به کیف پول',
            value: <Amount value={back} />,
            good: true,
          },
          back === amount ? null : amountFact(attempt),
          !toCard && user ? { title: 'موجودی کیف پول', value: <Amount value={user.wallet} /> } : null,
          referenceFact(attempt),
          timeFact(attempt),
          attemptFact(attempt),
        ]}
      />
      <S.Line>
        {toCard ? <Landmark size={20} /> : <Wallet size={20} />}
        <span>
          {toCard
            ? 'بانک مبلغ را حداکثر تا ۷۲ ساعت به حساب کارت شما واریز می‌کند.'
            : 'با این موجودی می‌توانید همین حالا دوباره خرید کنید.'}
        </span>
      </S.Line>
      <Actions className="actions">
        {heldUntil !== null && orderId !== null ? (
          <ButtonLink href={paymentSummaryHref(orderId)} size="bar">
            پرداخت دوباره
          </ButtonLink>
        ) : (
          <ButtonLink href="/cart" size="bar">
            برگشت به سبد
          </ButtonLink>
        )}
        <ButtonLink href="/dashboard/wallet" variant="secondary" size="bar">
          <Wallet size={20} />
          کیف پول
        </ButtonLink>
      </Actions>
      <ReceiptActions attempt={attempt} />
    </ResultCard>
  );
}
