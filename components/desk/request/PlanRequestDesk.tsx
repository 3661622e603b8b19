import { useEffect } from 'react';
import { useRequestRows } from '@/components/credit/planRequest/sheet/requestRows';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DetailHead } from '@/components/desk/kit/DetailHead';
import { DocumentDecisions } from '@/components/desk/kit/DocumentDecisions';
import { FactList } from '@/components/desk/kit/FactList';
import { useCommand } from '@/components/desk/kit/useCommand';
import { Note } from '@/components/ui/kit/Note';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import type { DeskPlanRequest } from '@/contract/desk/request';
import { useDeskRead } from '@/hooks/desk';
import { useAppDispatch } from '@/hooks/useStore';
import { requestStates } from '@/rules/planRequest/trackerSteps';
import { loadProvinces } from '@/store/sitePlaces';
import { formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { PlanRequestDecisions } from './PlanRequestDecisions';

function PlanRequestPanels({ planRequest: { request, customer } }: { planRequest: DeskPlanRequest }) {
  const { send, saving, failure, isProposed } = useCommand();
  const sections = useRequestRows(request);
  const { id, state, reason, meetDateTime, meetingPlace } = request;
  const look = requestStates[state];
  return (
    <>
      <Card gap={4} aria-labelledby="desk-plan-request-step">
        <Heading id="desk-plan-request-step">
          <StateBadge tone={look.tone}>{look.title}</StateBadge>
        </Heading>
        <FactList
          facts={[
            ['متقاضی', customer.name],
            ['موبایل', toPersianDigits(customer.mobile ?? '')],
            ['نوبت', meetDateTime && formatMoment(Date.parse(meetDateTime))],
            ['شعبه', meetingPlace?.title],
            ['دلیل', reason],
          ]}
        />
        <ChangeFailure failure={failure} />
        {isProposed && (
          <Note kind="warning">
            این پرداخت منتظر نفر دوم است. آن را در «سفارش‌ها»، زبانهٔ «تأیید پرداخت‌ها» می‌بینید.
          </Note>
        )}
        <PlanRequestDecisions
          state={state}
          saving={saving}
          onDecide={(decision) => send({ what: 'loan', id, decision })}
        />
      </Card>
      <Card gap={4} aria-labelledby="desk-plan-request-documents">
        <Heading id="desk-plan-request-documents">مدارک</Heading>
        <DocumentDecisions
          documents={request.documents}
          open={state === 'inReview' || state === 'needsCorrection'}
          saving={saving}
          onJudge={(code, judged) => send({ what: 'document', id, code, judged })}
        />
      </Card>
      {sections.map((rows, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections are always the same three.
        <Card gap={4} key={index} aria-label={['وام', 'متقاضی', 'کار و ضامن'][index]}>
          <FactList facts={rows.map(([name, value]) => [name, value ? toPersianDigits(value) : null])} />
        </Card>
      ))}
    </>
  );
}

/** A loan request at the desk: its documents, its facts and the next decision. */
export function PlanRequestDesk({ id }: { id: number }) {
  const dispatch = useAppDispatch();
  const read = useDeskRead('planRequest', { id });
  useEffect(() => {
    dispatch(loadProvinces.request());
  }, [dispatch]);
  return (
    <>
      <DetailHead title={`درخواست وام ${toPersianDigits(id)}`} back="/admin/requests" />
      <DeskData read={read} name="این درخواست">
        {(planRequest) => <PlanRequestPanels planRequest={planRequest} />}
      </DeskData>
    </>
  );
}
