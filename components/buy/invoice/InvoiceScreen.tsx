import { ButtonLink } from '@/components/ui/kit/Button';
import { NoIndexHead } from '@/components/ui/kit/NoIndexHead';
import { PrintPage } from '@/components/ui/kit/Paper';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
import { StateCard } from '@/components/ui/kit/StateCard';
import { Container } from '@/components/ui/layout/Container';
import { LoadFailure } from '@/components/ui/panel/LoadFailed';
import { PrintButton } from '@/components/ui/panel/PrintButton';
import { SignInFirst } from '@/components/ui/panel/SignInFirst';
import { useRead } from '@/hooks/useCalls';
import { useReadyQuery } from '@/hooks/useReadyQuery';
import { useAppSelector } from '@/hooks/useStore';
import { orderIdOf } from '@/rules/orderId';
import { selectRestored, selectToken } from '@/store/session/session';
import * as S from './Invoice.styles';
import { InvoiceSheet } from './InvoiceSheet';

function MissingInvoice() {
  return (
    <StateCard
      art="empty-search"
      title="فاکتوری برای این سفارش نیست"
      text="سفارش پرداخت نشده یا پیدا نشده است. فاکتور پس از پرداخت در همین نشانی است."
    >
      <ButtonLink href="/dashboard/orders">سفارش‌های من</ButtonLink>
    </StateCard>
  );
}

/** `/invoice?order=`: the printable invoice of a paid order, for its owner. */
export function InvoiceScreen() {
  const query = useReadyQuery();
  const token = useAppSelector(selectToken);
  const restored = useAppSelector(selectRestored);
  const orderId = query && orderIdOf(query.order);
  const { data: shown, status, failure, load } = useRead('invoice', orderId === null ? null : { orderId });
  const isMissing = query !== null && (orderId === null || status === 'missing');

  return (
    <>
      <NoIndexHead title="فاکتور فروش" />
      <SlimHeader title="فاکتور">{shown && <PrintButton />}</SlimHeader>
      {restored && token === null ? (
        <SignInFirst asks />
      ) : (
        <Container>
          <PrintPage>
            {isMissing && <MissingInvoice />}
            {!isMissing && shown && <InvoiceSheet invoice={shown} />}
            {status === 'failed' && <LoadFailure name="فاکتور" failure={failure} onRetry={load} />}
            {!isMissing && status === 'loading' && (
              <S.Sheet as="div" role="status" aria-label="در حال دریافت فاکتور">
                <Skeleton block={64} />
                <Skeleton block={96} />
                <Skeleton block={320} />
              </S.Sheet>
            )}
          </PrintPage>
        </Container>
      )}
    </>
  );
}
