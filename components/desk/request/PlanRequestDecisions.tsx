import { ChangeButton } from '@/components/desk/kit/ChangeButton';
import { RefuseButton } from '@/components/desk/kit/RefuseButton';
import { Actions } from '@/components/ui/layout/Actions';
import type { DeskCommand } from '@/contract/desk/command';
import type { PlanRequestState } from '@/contract/planRequest';

type Decision = Extract<DeskCommand, { what: 'loan' }>['decision'];

/** The decision that leads a request on, in the states in which the shop has the next step. */
const nextDecisions: Partial<
  Record<PlanRequestState, { verdict: 'review' | 'approve' | 'contract' | 'payOut'; title: string }>
> = {
  submitted: { verdict: 'review', title: 'شروع بررسی' },
  inReview: { verdict: 'approve', title: 'تأیید درخواست' },
  approved: { verdict: 'contract', title: 'قرارداد امضا شد' },
  contract: { verdict: 'payOut', title: 'واریز اعتبار' },
};
const refusable: ReadonlySet<PlanRequestState> = new Set([
  'submitted',
  'inReview',
  'needsCorrection',
  'approved',
]);

type Props = { state: PlanRequestState; saving: boolean; onDecide: (decision: Decision) => void };

/** The next decision about a loan request. */
export function PlanRequestDecisions({ state, saving, onDecide }: Props) {
  const next = nextDecisions[state];
  return (
    <Actions>
      {next && (
        <ChangeButton size="small" disabled={saving} onClick={() => onDecide({ verdict: next.verdict })}>
          {next.title}
        </ChangeButton>
      )}
      {refusable.has(state) && (
        <RefuseButton
          action="رد درخواست"
          disabled={saving}
          onRefuse={(reason) => onDecide({ verdict: 'reject', reason })}
        />
      )}
    </Actions>
  );
}
