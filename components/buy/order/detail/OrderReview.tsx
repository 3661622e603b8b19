import { useEffect, useEffectEvent, useRef } from 'react';
import { reviewStep } from '@/components/buy/order/reviewStep';
import { OrderCheques } from '@/components/credit/cheque/OrderCheques';
import { Note } from '@/components/ui/kit/Note';
import { RetryButton } from '@/components/ui/kit/RetryButton';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { DocumentCard } from '@/components/ui/request/DocumentCard';
import { DocumentPrivacy } from '@/components/ui/request/DocumentPrivacy';
import { Documents } from '@/components/ui/request/Documents.styles';
import type { Order } from '@/contract/order';
import { useChange, useRead } from '@/hooks/useCalls';
import { reviewPauseMs, useWhileVisible } from '@/hooks/useWhileVisible';

function ReviewedCheques({
  cheques: { data, status, load },
}: {
  cheques: ReturnType<typeof useOrderCheques>;
}) {
  if (data) return <OrderCheques request={data} />;
  if (status === 'loading') return <Skeleton block={120} />;
  return (
    <p role="alert">
      چک‌های این سفارش بارگذاری نشد. <RetryButton onClick={load} />
    </p>
  );
}

const useOrderCheques = (order: Order) =>
  useRead('orderCheques', order.cheques === null ? null : { orderId: order.id });

function GivenDocument({ orderId, document }: { orderId: number; document: Order['documents'][number] }) {
  const giving = useChange('giveOrderDocument');
  return (
    <DocumentCard
      document={document}
      giving={giving}
      onGive={(fileIds) => giving.send({ orderId, number: Number(document.code), fileIds })}
      isNeeded
    />
  );
}

/** The documents that the plan asks for, each with its files, its state and its one action. */
function GivenDocuments({ order: { id, documents } }: { order: Order }) {
  return (
    <Stack gap={1}>
      <Heading level={3}>مدارک این طرح</Heading>
      <Documents data-single="">
        {documents.map((document) => (
          <GivenDocument key={document.code} orderId={id} document={document} />
        ))}
      </Documents>
      <DocumentPrivacy />
    </Stack>
  );
}

/** The next step of an order on a plan that is not prepared yet, with its documents and its cheques. */
export function OrderReview({ order }: { order: Order }) {
  const { id, state, conditions } = order;
  const cheques = useOrderCheques(order);
  const { load } = useRead('order', { orderId: id });
  const inReview = state === 'paymentReview';
  const hasCheques = order.cheques !== null;
  const known = useRef(state);
  const loadCheques = useEffectEvent(cheques.load);

  // A change of the state ends the asking below, and the cheques that were asked for beside the order may have been answered
  // a moment before the order was accepted.
  useEffect(() => {
    if (known.current !== state) loadCheques();
    known.current = state;
  }, [state]);
  useWhileVisible(
    () => {
      load();
      cheques.load();
    },
    inReview ? reviewPauseMs : null,
  );

  if (!conditions || (!inReview && !hasCheques)) return null;
  const step = reviewStep(order);
  return (
    <Card aria-labelledby="order-review">
      <Heading id="order-review">{inReview ? 'بررسی خرید قسطی' : 'چک‌ها'}</Heading>
      <Stack gap={4}>
        {inReview && <Note kind="warning">{step.text}</Note>}
        {inReview && order.documents.length > 0 && <GivenDocuments order={order} />}
        {hasCheques && <ReviewedCheques cheques={cheques} />}
      </Stack>
    </Card>
  );
}
