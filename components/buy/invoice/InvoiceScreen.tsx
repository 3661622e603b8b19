import { useEffect } from 'react';
import { ButtonLink } from '@/components/ui/kit/Button';
import { NoIndexHead } from '@/components/ui/kit/NoIndexHead';
import { Container } from '@/components/ui/kit/Section';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
import { StateCard } from '@/components/ui/kit/StateCard';
import { LoadFailed } from '@/components/ui/panel/LoadFailed';
import { PrintButton } from '@/components/ui/panel/PrintButton';
import { SignInFirst } from '@/components/ui/panel/SignInFirst';
import { useReadyQuery } from '@/hooks/useReadyQuery';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { orderIdOf } from '@/rules/orderId';
import { invoiceSlice, loadInvoice, selectInvoice } from '@/store/invoice';
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
  const dispatch = useAppDispatch();
  useSlice(invoiceSlice);
  const query = useReadyQuery();
  const token = useAppSelector(selectToken);
  const restored = useAppSelector(selectRestored);
  const { id, invoice, status } = useAppSelector(selectInvoice);
  const orderId = query && orderIdOf(query.order);
  const isMissing = query !== null && (orderId === null || (id === orderId && status === 'missing'));
  const shown = id === orderId ? invoice : null;

  useEffect(() => {
    if (token !== null && orderId !== null) dispatch(loadInvoice.request(orderId));
  }, [dispatch, token, orderId]);

  return (
    <>
      <NoIndexHead title="فاکتور فروش" />
      <SlimHeader title="فاکتور">{shown && <PrintButton />}</SlimHeader>
      {restored && token === null ? (
        <SignInFirst asks />
      ) : (
        <Container>
          <S.Page>
            {isMissing && <MissingInvoice />}
            {!isMissing && shown && <InvoiceSheet invoice={shown} />}
            {!isMissing && !shown && status === 'failed' && orderId !== null && (
              <LoadFailed
                flow={loadInvoice}
                name="فاکتور"
                onRetry={() => dispatch(loadInvoice.request(orderId))}
              />
            )}
            {!isMissing && !shown && status !== 'failed' && (
              <S.Sheet as="div" role="status" aria-label="در حال دریافت فاکتور">
                <Skeleton block={64} />
                <Skeleton block={96} />
                <Skeleton block={320} />
              </S.Sheet>
            )}
          </S.Page>
        </Container>
      )}
    </>
  );
}
