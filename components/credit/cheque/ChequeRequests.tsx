import { Link } from '@/components/ui/kit/firstLoad/Link';
import { RetryButton } from '@/components/ui/kit/RetryButton';
import { useRead } from '@/hooks/useCalls';
import { useAppSelector } from '@/hooks/useStore';
import { reviewPauseMs, useWhileVisible } from '@/hooks/useWhileVisible';
import { selectToken } from '@/store/session/session';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Checked.styles';
import { OrderCheques } from './OrderCheques';

/** The customer's own orders whose cheques are missing or in review. Nothing for a guest. */
export function ChequeRequests() {
  const token = useAppSelector(selectToken);
  const { data: requests = [], status, load } = useRead('chequeRequests', {});
  const signedIn = token !== null;
  useWhileVisible(load, signedIn && requests.length > 0 ? reviewPauseMs : null);

  if (!signedIn) return null;
  if (status === 'failed') {
    return (
      <S.Sheet role="alert">
        <p>
          چک‌های شما بارگذاری نشد. <RetryButton onClick={load} />
        </p>
      </S.Sheet>
    );
  }
  return requests.map((request) => (
    <S.Sheet key={request.orderId} aria-labelledby={`cheques-${request.orderId}`}>
      <header>
        <h2 id={`cheques-${request.orderId}`}>چک‌های سفارش {toPersianDigits(request.orderId)}</h2>
        <Link href={`/dashboard/orders/${request.orderId}`}>دیدن سفارش</Link>
      </header>
      <OrderCheques request={request} />
    </S.Sheet>
  ));
}
