import { useRequestLoads } from '@/components/credit/planRequest/useRequestLoads';
import { ButtonLink } from '@/components/ui/kit/Button';
import { NoIndexHead } from '@/components/ui/kit/NoIndexHead';
import { PrintPage } from '@/components/ui/kit/Paper';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
import { StateCard } from '@/components/ui/kit/StateCard';
import { Container } from '@/components/ui/layout/Container';
import { LoadFailed } from '@/components/ui/panel/LoadFailed';
import { PrintButton } from '@/components/ui/panel/PrintButton';
import { SignInFirst } from '@/components/ui/panel/SignInFirst';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { loadPlanRequest, planRequestSlice, selectPlanRequest } from '@/store/planRequest';
import { selectRestored, selectToken } from '@/store/session/session';
import * as S from './Form.styles';
import { FormSheet } from './FormSheet';

/** `/planloanrequest/form`: the request as a printable form. */
export function FormScreen() {
  const dispatch = useAppDispatch();
  useSlice(planRequestSlice);
  useRequestLoads();
  const token = useAppSelector(selectToken);
  const restored = useAppSelector(selectRestored);
  const { request, status } = useAppSelector(selectPlanRequest);
  return (
    <>
      <NoIndexHead title="فرم درخواست وام" />
      <SlimHeader title="فرم درخواست وام">{request && <PrintButton />}</SlimHeader>
      {restored && token === null ? (
        <SignInFirst asks />
      ) : (
        <Container>
          <PrintPage>
            {request && <FormSheet request={request} />}
            {!request && status === 'loading' && (
              <S.Sheet as="div" role="status" aria-label="در حال دریافت فرم">
                <Skeleton block={64} />
                <Skeleton block={160} />
                <Skeleton block={320} />
              </S.Sheet>
            )}
            {!request && status === 'failed' && (
              <LoadFailed
                flow={loadPlanRequest}
                name="فرم درخواست"
                onRetry={() => dispatch(loadPlanRequest.request())}
              />
            )}
            {!request && status === 'ready' && (
              <StateCard
                art="envelope"
                title="هنوز درخواستی ندارید"
                text="پس از آغاز درخواست، فرم پرشدهٔ آن اینجا آمادهٔ چاپ است."
              >
                <ButtonLink href="/planloanrequest">آغاز درخواست</ButtonLink>
              </StateCard>
            )}
          </PrintPage>
        </Container>
      )}
    </>
  );
}
