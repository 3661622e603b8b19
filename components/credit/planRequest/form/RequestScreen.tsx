import { type ReactNode, useMemo } from 'react';
import {
  useRequestLoads,
  useRequestSaving,
  useWishedLoan,
} from '@/components/credit/planRequest/useRequestLoads';
import { AsideColumns } from '@/components/ui/kit/AsideColumns';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Printer } from '@/components/ui/kit/customerIcons';
import { FootBar } from '@/components/ui/kit/FootBar';
import { NoIndexHead } from '@/components/ui/kit/NoIndexHead';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import type { LoanPlan, PlanRequest } from '@/contract/planRequest';
import { useSlice } from '@/hooks/useSlice';
import { useAppSelector } from '@/hooks/useStore';
import { isOpenRequest } from '@/rules/planRequest/states';
import { planRequestSlice, selectPlanRequest } from '@/store/planRequest';
import { selectRestored, selectToken } from '@/store/session/session';
import * as S from './Request.styles';
import { RequestAside } from './RequestAside';
import { RequestSections } from './RequestSections';
import { GuestRequest, RequestSkeleton, RequestUnreachable, SentRequest } from './RequestStates';
import { SavedNote } from './SavedNote';
import { SendButton } from './SendButton';
import { useRequestForm } from './useRequestForm';
import { useSending } from './useSending';

/** Whether the request is at the shop and cannot be typed in here. */
const isSent = (request: PlanRequest) => isOpenRequest(request) && request.state !== 'draft';

function DraftForm({ plans }: { plans: readonly LoanPlan[] }) {
  const form = useRequestForm(plans);
  const sending = useSending(form);
  useRequestSaving();
  return (
    <>
      <Container>
        <AsideColumns>
          <RequestSections form={form} sending={sending} />
          <RequestAside form={form} sending={sending} />
        </AsideColumns>
      </Container>
      <Stack as={FootBar} gap={2} data-bar="">
        <SendButton sending={sending} wide />
      </Stack>
    </>
  );
}

/** The page with a notice in place of the sections. */
function RequestWithoutSections({ children }: { children: ReactNode }) {
  return (
    <Container>
      <AsideColumns>
        <div data-cell="whole">{children}</div>
      </AsideColumns>
    </Container>
  );
}

/** Content of the page: the form of a draft, or why there is none. */
function RequestContent({ plans: publicPlans }: { plans: readonly LoanPlan[] }) {
  const restored = useAppSelector(selectRestored);
  const token = useAppSelector(selectToken);
  const { request, status, invitedPlans } = useAppSelector(selectPlanRequest);
  const plans = useMemo(() => [...publicPlans, ...invitedPlans], [publicPlans, invitedPlans]);
  useRequestLoads();
  useWishedLoan(plans);

  if (restored && token === null) {
    return (
      <RequestWithoutSections>
        <GuestRequest />
      </RequestWithoutSections>
    );
  }
  if (status === 'failed') {
    return (
      <RequestWithoutSections>
        <RequestUnreachable />
      </RequestWithoutSections>
    );
  }
  if (status === 'loading' || token === null) {
    return (
      <Container>
        <AsideColumns>
          <RequestSkeleton />
        </AsideColumns>
      </Container>
    );
  }
  if (request && isSent(request)) {
    return (
      <RequestWithoutSections>
        <SentRequest request={request} />
      </RequestWithoutSections>
    );
  }
  return <DraftForm plans={plans} />;
}

/** `/planloanrequest`: the request for a loan plan in five sections, saved as it is typed. */
export function RequestScreen({ plans }: { plans: readonly LoanPlan[] }) {
  useSlice(planRequestSlice);
  const { request } = useAppSelector(selectPlanRequest);
  return (
    <>
      <NoIndexHead title="درخواست وام" />
      <SlimHeader title="درخواست وام">
        <Row as={S.HeaderEnd} gap={3}>
          {!(request && isSent(request)) && <SavedNote live />}
          {request && (
            <ButtonLink href="/planloanrequest/form" variant="secondary" size="small" aria-label="چاپ فرم">
              <Printer size={20} />
              <span aria-hidden="true">چاپ فرم</span>
            </ButtonLink>
          )}
        </Row>
      </SlimHeader>
      <RequestContent plans={plans} />
    </>
  );
}
