import { NoIndexHead } from '@/components/ui/kit/NoIndexHead';
import { Container } from '@/components/ui/layout/Container';
import { useReadyQuery } from '@/hooks/useReadyQuery';
import { orderIdOf } from '@/rules/orderId';
import { AttemptResult } from './AttemptResult';
import { OrderResult } from './OrderResult';
import { Page } from './ResultCard.styles';
import { ResultSkeleton } from './ResultSkeleton';
import { UnknownResult } from './UnknownResult';

/** The result of the payment that the address names: `?attempt=` of a gateway, or `?order=` without one. */
function NamedResult() {
  const query = useReadyQuery();
  if (!query) return <ResultSkeleton />;
  if (typeof query.attempt === 'string' && query.attempt) return <AttemptResult id={query.attempt} />;
  const orderId = orderIdOf(query.order);
  return orderId === null ? <UnknownResult /> : <OrderResult id={orderId} />;
}

export function PaymentResultScreen() {
  return (
    <Container>
      <NoIndexHead title="نتیجهٔ پرداخت" />
      <Page>
        <NamedResult />
      </Page>
    </Container>
  );
}
