import { useState } from 'react';
import { useRequestLoads } from '@/components/credit/planRequest/useRequestLoads';
import { ButtonLink } from '@/components/ui/kit/Button';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { FileX } from '@/components/ui/kit/customerIcons';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { StateCard } from '@/components/ui/kit/StateCard';
import { TextButton, TextLink } from '@/components/ui/kit/TextButton';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Columns } from '@/components/ui/layout/Columns';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import { DashboardLayout } from '@/components/ui/panel/DashboardLayout';
import { LoadFailed } from '@/components/ui/panel/LoadFailed';
import type { PlanRequest, PlanRequestState } from '@/contract/planRequest';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { decisionPauseMs, useWhileVisible } from '@/hooks/useWhileVisible';
import { documentStates } from '@/rules/documentStates';
import { isOpenRequest } from '@/rules/planRequest/states';
import { requestStates } from '@/rules/planRequest/trackerSteps';
import { cancelPlanRequest, loadPlanRequest, planRequestSlice, selectPlanRequest } from '@/store/planRequest';
import { toPersianDigits } from '@/utils/digits';
import { formatMillions } from '@/utils/money';
import { AppointmentCard } from './AppointmentCard';
import * as S from './Tracker.styles';
import { TrackerTimeline } from './TrackerTimeline';

/** States in which the appointment can change. */
const appointmentStates: ReadonlySet<PlanRequestState> = new Set([
  'submitted',
  'inReview',
  'needsCorrection',
]);
/** States in which the applicant can withdraw. */
const withdrawable: ReadonlySet<PlanRequestState> = new Set([
  'draft',
  'submitted',
  'inReview',
  'needsCorrection',
  'approved',
]);

function Documents({ request }: { request: PlanRequest }) {
  const documents = request.documents.filter(({ state, required }) => required || state !== 'missing');
  if (documents.length === 0) return null;
  return (
    <Card gap={2} aria-labelledby="request-documents">
      <Heading id="request-documents">مدارک</Heading>
      <ul>
        {documents.map(({ code, title, state }) => (
          <Row as={S.DocumentLine} key={code} gap={3} justify="between">
            {title}
            <StateBadge tone={documentStates[state].tone}>{documentStates[state].title}</StateBadge>
          </Row>
        ))}
      </ul>
    </Card>
  );
}

function Withdraw() {
  const dispatch = useAppDispatch();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <TextButton onClick={() => setAsks(true)}>پس‌گرفتن درخواست</TextButton>
      {asks && (
        <ConfirmDialog
          icon={<FileX size={24} />}
          title="درخواست پس گرفته شود؟"
          text="نوبت شما آزاد و بررسی متوقف می‌شود. بعداً می‌توانید درخواست جدیدی ثبت کنید."
          action="پس‌گرفتن"
          onConfirm={() => dispatch(cancelPlanRequest.request())}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}

function RequestPanels({ request }: { request: PlanRequest }) {
  const { id, state, plan, loan } = request;
  return (
    <Columns widths="minmax(0, 1fr) 340px">
      <Card gap={5} aria-labelledby="request-title">
        <Row align="start" justify="between" wrap>
          <div>
            <Heading id="request-title">درخواست {toPersianDigits(id)}</Heading>
            <Text size="small" ink="muted">
              {plan?.name ?? 'طرح انتخاب نشده است'}
              {loan.amount !== null && `، ${formatMillions(loan.amount)} تومان`}
            </Text>
          </div>
          <StateBadge tone={requestStates[state].tone} live>
            {requestStates[state].title}
          </StateBadge>
        </Row>
        <TrackerTimeline request={request} />
      </Card>
      <div>
        {appointmentStates.has(state) && <AppointmentCard request={request} />}
        <Documents request={request} />
        <Card aria-label="کارهای دیگر">
          <Actions>
            <TextLink href="/planloanrequest/form">چاپ فرم درخواست</TextLink>
            {withdrawable.has(state) && <Withdraw />}
            {!isOpenRequest(request) && <TextLink href="/planloanguide">درخواست جدید</TextLink>}
          </Actions>
        </Card>
      </div>
    </Columns>
  );
}

/** `/dashboard/planrequest`: how far the customer's loan request is, what is missing, and what comes next. */
export function TrackerScreen() {
  const dispatch = useAppDispatch();
  useSlice(planRequestSlice);
  useRequestLoads();
  const { request, status } = useAppSelector(selectPlanRequest);
  const load = () => void dispatch(loadPlanRequest.request());
  useWhileVisible(load, request && isOpenRequest(request) ? decisionPauseMs : null);
  return (
    <DashboardLayout title="درخواست وام">
      {request && <RequestPanels request={request} />}
      {!request && status === 'loading' && (
        <Columns widths="minmax(0, 1fr) 340px" role="status" aria-label="در حال دریافت درخواست شما">
          <Skeleton block={480} radius="xl" />
          <div>
            <Skeleton block={220} radius="xl" />
            <Skeleton block={300} radius="xl" />
          </div>
        </Columns>
      )}
      {!request && status === 'failed' && (
        <LoadFailed flow={loadPlanRequest} name="درخواست شما" onRetry={load} />
      )}
      {!request && status === 'ready' && (
        <StateCard
          art="envelope"
          title="هنوز درخواست وامی ندارید"
          text="طرح‌ها را ببینید، قسط را حساب کنید و درخواست را از همان‌جا آغاز کنید."
        >
          <ButtonLink href="/planloanguide">دیدن طرح‌های وام</ButtonLink>
        </StateCard>
      )}
    </DashboardLayout>
  );
}
