import { useEffect } from 'react';
import { useCooperationFacts } from '@/components/credit/cooperation/cooperationFacts';
import { ChangeButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DetailHead } from '@/components/desk/kit/DetailHead';
import { DocumentDecisions } from '@/components/desk/kit/DocumentDecisions';
import { FactList } from '@/components/desk/kit/FactList';
import { RefuseButton } from '@/components/desk/kit/RefuseButton';
import { useCommand } from '@/components/desk/kit/useCommand';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import type { ShebaOwner } from '@/contract/cooperation';
import type { DeskCommand } from '@/contract/desk/command';
import type { DeskCooperation } from '@/contract/desk/request';
import { useDeskRead } from '@/hooks/desk';
import { useAppDispatch } from '@/hooks/useStore';
import { cooperationStates } from '@/rules/cooperation/states';
import { loadProvinces } from '@/store/sitePlaces';
import { toPersianDigits } from '@/utils/digits';

/** What the bank says about the account of a request. */
const shebaOwners: Readonly<Record<ShebaOwner, string>> = {
  matches: 'بانک: به نام همین متقاضی',
  differs: 'بانک: به نام کس دیگری',
  unknown: 'بانک پاسخی نداد',
};

function CooperationPanels({
  id,
  cooperation: { request, numbers, shebaOwner },
}: {
  id: number;
  cooperation: DeskCooperation;
}) {
  const { send, saving, failure } = useCommand();
  const facts = useCooperationFacts(request);
  const { state, reason } = request;
  const look = cooperationStates[state];
  const decide = (decision: Extract<DeskCommand, { what: 'cooperation' }>['decision']) =>
    send({ what: 'cooperation', id, decision });
  return (
    <>
      <Card gap={4} aria-labelledby="desk-cooperation">
        <Heading id="desk-cooperation">
          <StateBadge tone={look.tone}>{look.title}</StateBadge>
        </Heading>
        <FactList
          facts={[
            ...facts.map(([name, value]) => [name, toPersianDigits(value)] as const),
            ['صاحب شبا', shebaOwner && shebaOwners[shebaOwner]],
            ['دلیل', reason],
          ]}
        />
        <ChangeFailure failure={failure} />
        <Actions>
          {state === 'submitted' && (
            <ChangeButton size="small" disabled={saving} onClick={() => decide({ verdict: 'review' })}>
              شروع بررسی
            </ChangeButton>
          )}
          {state === 'inReview' && (
            <>
              <ChangeButton size="small" disabled={saving} onClick={() => decide({ verdict: 'approve' })}>
                پذیرش همکاری
              </ChangeButton>
              <RefuseButton
                action="درخواست اصلاح"
                disabled={saving}
                onRefuse={(text) => decide({ verdict: 'correct', reason: text })}
              />
              <RefuseButton
                action="رد درخواست"
                disabled={saving}
                onRefuse={(text) => decide({ verdict: 'reject', reason: text })}
              />
            </>
          )}
        </Actions>
      </Card>
      <Card gap={4} aria-labelledby="desk-cooperation-documents">
        <Heading id="desk-cooperation-documents">مدارک</Heading>
        <DocumentDecisions
          documents={request.documents.filter(({ files }) => files.length > 0)}
          open={state === 'inReview'}
          saving={saving}
          onJudge={(code, judged) =>
            send({ what: 'merchantDocument', id, number: numbers[code] ?? 0, judged })
          }
        />
      </Card>
    </>
  );
}

/** A merchant's request at the desk: its facts, its documents and the next decision. */
export function CooperationDesk({ id }: { id: number }) {
  const dispatch = useAppDispatch();
  const read = useDeskRead('cooperation', { id });
  useEffect(() => {
    dispatch(loadProvinces.request());
  }, [dispatch]);
  return (
    <>
      <DetailHead title={`درخواست همکاری ${toPersianDigits(id)}`} back="/admin/requests" />
      <DeskData read={read} name="این درخواست">
        {(cooperation) => <CooperationPanels id={id} cooperation={cooperation} />}
      </DeskData>
    </>
  );
}
