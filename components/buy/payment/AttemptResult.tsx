import { useEffect } from 'react';
import { LoadFailed } from '@/components/ui/panel/LoadFailed';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { loadOrder, orderOf, orderSlice, selectOrder } from '@/store/order';
import {
  attemptAsked,
  attemptLeft,
  attemptOpened,
  attemptSlice,
  loadAttempt,
  selectAttempt,
} from '@/store/payment/attempt';
import { selectToken } from '@/store/session/session';
import { CheckingResult } from './CheckingResult';
import { NotPaidResult } from './NotPaidResult';
import { PaidResult } from './PaidResult';
import { RefundedResult } from './RefundedResult';
import { ResultSkeleton } from './ResultSkeleton';
import { UnknownResult } from './UnknownResult';

/** The id of no order. */
const noOrder = -1;

/** The result of a payment at a gateway. It needs no session; its owner also sees the delivery and the next instalment. */
export function AttemptResult({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  useSlice(attemptSlice);
  useSlice(orderSlice);
  const token = useAppSelector(selectToken);
  const { attempt, status, nextAskAt } = useAppSelector(selectAttempt);
  const paidOrderId = attempt?.outcome === 'paid' && attempt.purpose !== 'recharge' ? attempt.orderId : null;
  const { order } = orderOf(useAppSelector(selectOrder), paidOrderId ?? noOrder);

  useEffect(() => {
    dispatch(attemptOpened(id));
    return () => {
      dispatch(attemptLeft());
    };
  }, [dispatch, id]);

  useEffect(() => {
    if (token !== null && paidOrderId !== null) dispatch(loadOrder.request(paidOrderId));
  }, [dispatch, token, paidOrderId]);

  const ask = () => dispatch(attemptAsked());
  if (!attempt) {
    if (status === 'missing') return <UnknownResult />;
    return status === 'failed' ? (
      <LoadFailed flow={loadAttempt} name="نتیجهٔ پرداخت" onRetry={ask} />
    ) : (
      <ResultSkeleton />
    );
  }
  switch (attempt.outcome) {
    case 'paid':
      return <PaidResult attempt={attempt} order={order} />;
    case 'notPaid':
      return <NotPaidResult attempt={attempt} />;
    case 'refunded':
      return <RefundedResult attempt={attempt} />;
    case 'checking':
      return <CheckingResult attempt={attempt} nextAskAt={nextAskAt} onAsk={ask} />;
  }
}
