import { useEffect } from 'react';
import { OrderCheques } from '@/components/credit/cheque/OrderCheques';
import { DocumentCard } from '@/components/ui/form/DocumentCard';
import { DocumentPrivacy } from '@/components/ui/form/DocumentPrivacy';
import { Documents } from '@/components/ui/form/Documents.styles';
import { Note } from '@/components/ui/kit/Note';
import { RetryButton } from '@/components/ui/kit/RetryButton';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { Panel } from '@/components/ui/panel/Panel.styles';
import type { Order } from '@/contract/order';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { reviewPauseMs, useWhileVisible } from '@/hooks/useWhileVisible';
import { chequeSlice, loadOrderCheques, selectCheques } from '@/store/cheque';
import { giveOrderDocument, loadOrder, selectOrder } from '@/store/order';
import * as S from './OrderReview.styles';
import { reviewStep } from './reviewStep';

function ReviewedCheques({ orderId }: { orderId: number }) {
  const dispatch = useAppDispatch();
  const { byOrder, orderFailed } = useAppSelector(selectCheques);
  const request = byOrder[orderId];
  if (request) return <OrderCheques request={request} />;
  if (!orderFailed) return <Skeleton block={120} />;
  return (
    <p role="alert">
      چک‌های این سفارش دریافت نشد. <RetryButton onClick={() => dispatch(loadOrderCheques.request(orderId))} />
    </p>
  );
}

/** The documents that the plan asks for, each with its files, its state and its one action. */
function GivenDocuments({ order: { id, documents } }: { order: Order }) {
  const dispatch = useAppDispatch();
  const { giving } = useAppSelector(selectOrder);
  return (
    <div>
      <h3>مدارک این طرح</h3>
      <Documents data-single="">
        {documents.map((document) => (
          <DocumentCard
            key={document.code}
            document={document}
            giving={giving[document.code]}
            onGive={(fileIds) =>
              dispatch(giveOrderDocument.request({ orderId: id, number: Number(document.code), fileIds }))
            }
            isNeeded
          />
        ))}
      </Documents>
      <DocumentPrivacy />
    </div>
  );
}

/** The next step of an order on a plan that is not prepared yet, with its documents and its cheques. */
export function OrderReview({ order }: { order: Order }) {
  const dispatch = useAppDispatch();
  useSlice(chequeSlice);
  const { id, state, conditions, cheques } = order;
  const inReview = state === 'paymentReview';
  const hasCheques = cheques !== null;

  // The cheques are read again when the state changes: it ends the asking below, and the cheques that were asked for
  // beside the order may have been answered a moment before the order was accepted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state says when, not what.
  useEffect(() => {
    if (hasCheques) dispatch(loadOrderCheques.request(id));
  }, [dispatch, hasCheques, id, state]);
  useWhileVisible(
    () => {
      dispatch(loadOrder.request(id));
      if (hasCheques) dispatch(loadOrderCheques.request(id));
    },
    inReview ? reviewPauseMs : null,
  );

  if (!conditions || (!inReview && !hasCheques)) return null;
  const step = reviewStep(order);
  return (
    <Panel aria-labelledby="order-review">
      <h2 id="order-review">{inReview ? 'بررسی خرید قسطی' : 'چک‌ها'}</h2>
      <S.Review>
        {inReview && <Note kind="warning">{step.text}</Note>}
        {inReview && order.documents.length > 0 && <GivenDocuments order={order} />}
        {hasCheques && <ReviewedCheques orderId={id} />}
      </S.Review>
    </Panel>
  );
}
