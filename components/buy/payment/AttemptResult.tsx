import { useEffect } from 'react';
import { LoadFailed } from '@/components/ui/panel/LoadFailed';
import { useRead } from '@/hooks/useCalls';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import {
  attemptAsked,
  attemptLeft,
  attemptOpened,
  attemptSlice,
  loadAttempt,
  selectAttempt,
} from '@/store/payment/attempt';
import { CheckingResult } from './CheckingResult';
import { NotPaidResult } from './NotPaidResult';
import { PaidResult } from './PaidResult';
import { RefundedResult } from './RefundedResult';
import { ResultSkeleton } from './ResultSkeleton';
import { UnknownResult } from './UnknownResult';

/** The result of a payment at a gateway. It needs no session; its owner also sees the delivery and the next instalment. */
export function AttemptResult({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  useSlice(attemptSlice);
  const { attempt, status, nextAskAt } = useAppSelector(selectAttempt);
  const paidOrderId = attempt?.outcome === 'paid' && attempt.purpose !== 'recharge' ? attempt.orderId : null;
  const { data: order = null } = useRead('order', paidOrderId === null ? null : { orderId: paidOrderId });

  useEffect(() => {
    dispatch(attemptOpened(id));
    return () => {
      dispatch(attemptLeft());
    };
  }, [dispatch, id]);

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
