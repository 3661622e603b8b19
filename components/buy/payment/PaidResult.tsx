import { nextUnpaid } from '@/components/buy/order/instalments/instalments';
import { reviewStep } from '@/components/buy/order/reviewStep';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Printer } from '@/components/ui/kit/customerIcons';
import { Mark } from '@/components/ui/kit/Mark';
import { Amount } from '@/components/ui/kit/Price';
import { Actions } from '@/components/ui/layout/Actions';
import type { Order } from '@/contract/order';
import type { PaymentAttempt, PaymentPurpose } from '@/contract/payment';
import { noonOf } from '@/rules/jalali/jalali';
import { invoiceHref } from '@/rules/paymentPaths';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { amountFact, cardFact, gatewayFact, referenceFact, timeFact } from './attemptFacts';
import { ReceiptActions } from './ReceiptActions';
import { ResultCard } from './ResultCard';
import * as S from './ResultCard.styles';
import { ResultFacts } from './ResultFacts';

const titles: Record<PaymentPurpose, string> = {
  order: 'پرداخت شد، سپاس',
  recharge: 'کیف پول شما شارژ شد',
  instalment: 'قسط شما پرداخت شد',
};

/** Says what was paid. `order` is null until it is known, and for a visitor who is not signed in. */
export function paidText(purpose: PaymentPurpose, orderId: number | null, order: Order | null): string {
  const number = orderId === null ? '' : toPersianDigits(orderId);
  if (purpose === 'recharge') return 'مبلغ به موجودی کیف پول شما افزوده شد.';
  if (purpose === 'instalment') return `پرداخت قسط برای سفارش ${number} ثبت شد.`;
  if (order?.state === 'paymentReview') return `سفارش ${number} ثبت شد. ${reviewStep(order).text}`;
  const slot = order?.delivery.slot;
  return slot ? `سفارش ${number} ثبت شد و ${slot} به دستتان می‌رسد.` : `سفارش ${number} ثبت شد.`;
}

/** The next instalment of an order on a plan. */
export function NextInstalment({ instalments }: Pick<Order, 'instalments'>) {
  const next = instalments[nextUnpaid(instalments)];
  return next ? (
    <S.Line>
      <Mark size={16} />
      <span>
        قسط {toPersianDigits(next.number)}، <span className="due">{formatDate(noonOf(next.dueDate))}</span>
      </span>
      <b>
        <Amount value={next.amount} />
      </b>
    </S.Line>
  ) : null;
}

/** Leads to the order and its invoice, or to what an order in review still needs. */
export function OrderLinks({ orderId, order }: { orderId: number; order: Order | null }) {
  if (order?.state === 'paymentReview') {
    return (
      <ButtonLink href={`/dashboard/orders/${orderId}`} size="bar">
        {reviewStep(order).action ?? 'دیدن سفارش'}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink href={`/dashboard/orders/${orderId}`} size="bar">
        دیدن سفارش
      </ButtonLink>
      <ButtonLink href={invoiceHref(orderId)} variant="secondary" size="bar">
        <Printer size={20} />
        فاکتور
      </ButtonLink>
    </>
  );
}

/** The bank has paid. */
export function PaidResult({ attempt, order }: { attempt: PaymentAttempt; order: Order | null }) {
  const { purpose, orderId } = attempt;
  return (
    <ResultCard tone="success" title={titles[purpose]} text={paidText(purpose, orderId, order)}>
      <ResultFacts
        facts={[
          amountFact(attempt),
          referenceFact(attempt),
          cardFact(attempt),
          gatewayFact(attempt),
          timeFact(attempt),
        ]}
      />
      {order && <NextInstalment instalments={order.instalments} />}
      <Actions className="actions">
        {purpose !== 'recharge' && orderId !== null && <OrderLinks orderId={orderId} order={order} />}
        {purpose === 'recharge' && <RechargeLinks orderId={orderId} />}
      </Actions>
      <ReceiptActions attempt={attempt} />
    </ResultCard>
  );
}

/** After a recharge: the wallet, or the order that the money is meant for. */
function RechargeLinks({ orderId }: { orderId: number | null }) {
  if (orderId === null) {
    return (
      <ButtonLink href="/dashboard/wallet" size="bar">
        دیدن کیف پول
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink href={`/dashboard/orders/${orderId}`} size="bar">
        ادامهٔ سفارش {toPersianDigits(orderId)}
      </ButtonLink>
      <ButtonLink href="/dashboard/wallet" variant="secondary" size="bar">
        کیف پول
      </ButtonLink>
    </>
  );
}
