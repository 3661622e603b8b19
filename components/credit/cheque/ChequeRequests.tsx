import { Link } from '@/components/ui/kit/firstLoad/Link';
import { RetryButton } from '@/components/ui/kit/RetryButton';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import { useRead } from '@/hooks/useCalls';
import { useAppSelector } from '@/hooks/useStore';
import { reviewPauseMs, useWhileVisible } from '@/hooks/useWhileVisible';
import { selectToken } from '@/store/session/session';
import { toPersianDigits } from '@/utils/digits';
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
      <Card role="alert">
        <p>
          چک‌های شما بارگذاری نشد. <RetryButton onClick={load} />
        </p>
      </Card>
    );
  }
  return requests.map((request) => (
    <Card key={request.orderId} aria-labelledby={`cheques-${request.orderId}`} gap={4}>
      <Row as="header" justify="between" wrap>
        <Heading id={`cheques-${request.orderId}`}>چک‌های سفارش {toPersianDigits(request.orderId)}</Heading>
        <Text as={Link} href={`/dashboard/orders/${request.orderId}`} ink="accent" weight="medium">
          دیدن سفارش
        </Text>
      </Row>
      <OrderCheques request={request} />
    </Card>
  ));
}
