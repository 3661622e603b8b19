import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { GatewayChoice } from '@/components/ui/form/GatewayChoice';
import { firstGateway } from '@/components/ui/form/gateways';
import { ButtonLink } from '@/components/ui/kit/Button';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { Picture } from '@/components/ui/kit/Picture';
import { Amount } from '@/components/ui/kit/Price';
import { StateCard } from '@/components/ui/kit/StateCard';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import { LoadFailure } from '@/components/ui/panel/LoadFailed';
import type { PaymentSummary } from '@/contract/payment';
import { useRead } from '@/hooks/useCalls';
import { useReadyQuery } from '@/hooks/useReadyQuery';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { orderIdOf } from '@/rules/orderId';
import { paymentSlice, payOrder, selectPayment } from '@/store/payment/payment';
import { media } from '@/styles/media';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';
import { HeldCountdown } from './HeldCountdown';
import { LeaveButton } from './LeaveButton';
import * as S from './Pay.styles';
import { PayFrame } from './PayFrame';
import { PaySkeleton } from './PaySkeleton';

/** The fragment of the address that leads to the choice of another gateway. */
const gatewaysHash = '#gateways';
/** Pictures beside the amount. */
const mostPictures = 3;

const Pictures = styled.span`
  > span {
    inline-size: 64px;
    ${media.tablet} {
      inline-size: 72px;
    }
  }
`;

function SummaryHead({ orderId, itemCount, pictures, atGateway }: PaymentSummary) {
  return (
    <Row justify="between" gap={4} wrap>
      <div>
        <Text ink="muted">اکنون می‌پردازید</Text>
        <Text as="div" size="display" weight="black">
          <Amount value={atGateway} />
        </Text>
        <Text as="small" size="small" ink="faint">
          سفارش {toPersianDigits(orderId)}، {toPersianDigits(itemCount)} کالا
        </Text>
      </div>
      <Row as={Pictures}>
        {pictures.slice(0, mostPictures).map((picture) => (
          <Picture key={picture} src={picture} alt="" width={72} />
        ))}
      </Row>
    </Row>
  );
}

/** The sum that is paid today, the gateways and the button that leaves for the chosen one. */
function SummaryForm({ summary, overdue }: { summary: PaymentSummary; overdue: boolean }) {
  const dispatch = useAppDispatch();
  const { leaving } = useAppSelector(selectPayment);
  const [chosen, setChosen] = useState<string | null>(null);
  const gateways = useRef<HTMLDivElement>(null);
  const gateway = chosen ?? firstGateway(summary.gateways);

  useEffect(() => {
    if (window.location.hash !== gatewaysHash) return;
    gateways.current?.querySelector<HTMLElement>('input:not(:checked, :disabled)')?.focus();
  }, []);

  const refusal = gateway === null ? 'هیچ درگاهی این مبلغ را نمی‌پذیرد.' : null;
  const reason = overdue ? 'زمان نگه‌داشتن کالا گذشته است و این سفارش دیگر قابل پرداخت نیست.' : refusal;

  function leave(event: FormEvent) {
    event.preventDefault();
    if (reason === null && gateway !== null && !leaving) {
      dispatch(payOrder.request({ orderId: summary.orderId, gateway }));
    }
  }

  return (
    <Card as="form" gap={5} onSubmit={leave} aria-label="خلاصهٔ پرداخت">
      <SummaryHead {...summary} />
      <S.Rows>
        {summary.rows.map(({ title, amount }) => (
          <DescriptionRow key={title} className={amount < 0 ? 'saved' : undefined} name={title}>
            {formatNumber(amount)}
          </DescriptionRow>
        ))}
      </S.Rows>
      <div id={gatewaysHash.slice(1)} ref={gateways}>
        <GatewayChoice gateways={summary.gateways} value={gateway} onChange={setChosen} />
      </div>
      <LeaveButton reason={reason} />
    </Card>
  );
}

/** The order of the address has no summary: it is unknown, or there is nothing to pay. */
function NothingToPay({ orderId }: { orderId: number | null }) {
  return (
    <StateCard
      art="empty-search"
      title="پرداختی برای این سفارش نیست"
      text="این سفارش پرداخت شده، لغو شده یا پیدا نشده است. وضعیت آن را در سفارش‌هایتان می‌بینید."
    >
      <ButtonLink href={orderId === null ? '/dashboard/orders' : `/dashboard/orders/${orderId}`}>
        {orderId === null ? 'سفارش‌های من' : 'دیدن سفارش'}
      </ButtonLink>
    </StateCard>
  );
}

/** `/payment/summery?order=`: what an unpaid order asks for today, and the way to the gateway. */
export function SummaryScreen() {
  useSlice(paymentSlice);
  const query = useReadyQuery();
  const [overdueOrder, setOverdueOrder] = useState<number | null>(null);
  const orderId = query && orderIdOf(query.order);
  const {
    data: summary,
    status,
    failure,
    load,
  } = useRead('paymentSummary', orderId === null ? null : { orderId });
  const isMissing = query !== null && (orderId === null || status === 'missing');

  return (
    <PayFrame
      title="پرداخت"
      end={
        summary?.heldUntil && (
          <HeldCountdown until={summary.heldUntil} onOverdue={() => setOverdueOrder(summary.orderId)} />
        )
      }
    >
      {isMissing && <NothingToPay orderId={orderId} />}
      {!isMissing && summary && (
        <SummaryForm key={summary.orderId} summary={summary} overdue={overdueOrder === summary.orderId} />
      )}
      {status === 'failed' && <LoadFailure name="خلاصهٔ پرداخت" failure={failure} onRetry={load} />}
      {!isMissing && status === 'loading' && <PaySkeleton />}
    </PayFrame>
  );
}
