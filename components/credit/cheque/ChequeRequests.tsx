import { Link } from '@/components/ui/kit/firstLoad/Link';
import { RetryButton } from '@/components/ui/kit/RetryButton';
import { useCustomerLoad } from '@/hooks/useCustomerLoad';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { reviewPauseMs, useWhileVisible } from '@/hooks/useWhileVisible';
import { chequeSlice, loadChequeRequests, selectCheques } from '@/store/cheque';
import { selectToken } from '@/store/session/session';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Checked.styles';
import { OrderCheques } from './OrderCheques';

/** The customer's own orders whose cheques are missing or in review. Nothing for a guest. */
export function ChequeRequests() {
  const dispatch = useAppDispatch();
  useSlice(chequeSlice);
  const token = useAppSelector(selectToken);
  const { openIds, openFailed, byOrder } = useAppSelector(selectCheques);
  const signedIn = token !== null;
  const load = () => void dispatch(loadChequeRequests.request());

  useCustomerLoad(loadChequeRequests.request());
  useWhileVisible(load, signedIn && openIds && openIds.length > 0 ? reviewPauseMs : null);

  if (!signedIn) return null;
  if (!openIds && openFailed) {
    return (
      <S.Sheet role="alert">
        <p>
          چک‌های شما دریافت نشد. <RetryButton onClick={load} />
        </p>
      </S.Sheet>
    );
  }
  return (openIds ?? []).map((orderId) => {
    const request = byOrder[orderId];
    return (
      request && (
        <S.Sheet key={orderId} aria-labelledby={`cheques-${orderId}`}>
          <header>
            <h2 id={`cheques-${orderId}`}>چک‌های سفارش {toPersianDigits(orderId)}</h2>
            <Link href={`/dashboard/orders/${orderId}`}>دیدن سفارش</Link>
          </header>
          <OrderCheques request={request} />
        </S.Sheet>
      )
    );
  });
}
