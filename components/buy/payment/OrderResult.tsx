import { HeldUntil } from '@/components/buy/order/HeldUntil';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Clock3 } from '@/components/ui/kit/icons';
import { Amount } from '@/components/ui/kit/Price';
import { Actions } from '@/components/ui/layout/Actions';
import { LoadFailure } from '@/components/ui/panel/LoadFailed';
import { SignInFirst } from '@/components/ui/panel/SignInFirst';
import type { Order } from '@/contract/order';
import { useRead } from '@/hooks/useCalls';
import { useAppSelector } from '@/hooks/useStore';
import { paymentSummaryHref } from '@/rules/paymentPaths';
import { selectRestored, selectToken } from '@/store/session/session';
import { formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { NextInstalment, OrderLinks, paidText } from './PaidResult';
import { ResultCard } from './ResultCard';
import * as S from './ResultCard.styles';
import { ResultFacts } from './ResultFacts';
import { ResultSkeleton } from './ResultSkeleton';
import { UnknownResult } from './UnknownResult';

/** The order was placed and the wallet has paid, so no gateway was needed. */
function PlacedOrder({ order }: { order: Order }) {
  const paidAt = order.events.find(({ kind }) => kind === 'paid')?.at ?? order.placedAt;
  return (
    <ResultCard tone="success" title="سفارش شما ثبت شد" text={paidText('order', order.id, order)}>
      <ResultFacts
        facts={[
          { title: 'جمع سفارش', value: <Amount value={order.total} /> },
          { title: 'روش پرداخت', value: 'کیف پول' },
          { title: 'زمان', value: formatMoment(Date.parse(paidAt)) },
        ]}
      />
      <NextInstalment instalments={order.instalments} />
      <Actions className="actions">
        <OrderLinks orderId={order.id} order={order} />
      </Actions>
    </ResultCard>
  );
}

/** The order still waits for its payment, or was cancelled meanwhile. */
function UnpaidOrder({ order: { id, state, heldUntil } }: { order: Order }) {
  const waits = state === 'awaitingPayment';
  return (
    <ResultCard
      tone="plain"
      title={waits ? 'سفارش در انتظار پرداخت است' : 'این سفارش لغو شده است'}
      text={`سفارش ${toPersianDigits(id)} ${waits ? 'ثبت شده و هنوز پرداخت نشده است.' : 'دیگر قابل پرداخت نیست.'}`}
    >
      {waits && heldUntil && (
        <S.Line as="div">
          <Clock3 size={20} />
          <HeldUntil until={heldUntil} />
        </S.Line>
      )}
      <Actions className="actions">
        {waits && (
          <ButtonLink href={paymentSummaryHref(id)} size="bar">
            پرداخت
          </ButtonLink>
        )}
        <ButtonLink href={`/dashboard/orders/${id}`} variant="secondary" size="bar">
          دیدن سفارش
        </ButtonLink>
      </Actions>
    </ResultCard>
  );
}

/** The result of an order that needed no gateway. Only its owner can see it. */
export function OrderResult({ id }: { id: number }) {
  const token = useAppSelector(selectToken);
  const restored = useAppSelector(selectRestored);
  const { data: order, status, failure, load } = useRead('order', { orderId: id });

  if (restored && token === null) return <SignInFirst asks />;
  if (order) {
    const isUnpaid = order.state === 'awaitingPayment' || order.state === 'cancelled';
    return isUnpaid ? <UnpaidOrder order={order} /> : <PlacedOrder order={order} />;
  }
  if (status === 'missing') return <UnknownResult />;
  if (status === 'failed') return <LoadFailure name="این سفارش" failure={failure} onRetry={load} />;
  return <ResultSkeleton />;
}
