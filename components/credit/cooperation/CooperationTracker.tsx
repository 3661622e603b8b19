import { Button } from '@/components/ui/kit/Button';
import { Check } from '@/components/ui/kit/icons';
import { Note } from '@/components/ui/kit/Note';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Panel } from '@/components/ui/panel/Panel.styles';
import type { Cooperation, CooperationState } from '@/contract/cooperation';
import { useAppDispatch } from '@/hooks/useStore';
import { cooperationStates } from '@/rules/cooperation/states';
import { saveCooperation } from '@/store/cooperation';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Cooperation.styles';

const steps = [
  ['draft', 'تکمیل فرم'],
  ['submitted', 'ثبت درخواست'],
  ['inReview', 'بررسی مدارک'],
  ['approved', 'پذیرش'],
] as const;

/** Number of done steps in each state. */
const doneSteps: Readonly<Record<CooperationState, number>> = {
  draft: 0,
  needsCorrection: 0,
  submitted: 2,
  inReview: 2,
  approved: 4,
  rejected: 3,
};

/** Shows the state of the request, its reason, and the next step. */
export function CooperationTracker({ request }: { request: Cooperation }) {
  const dispatch = useAppDispatch();
  const { state, reason, history } = request;
  const { title, tone, next } = cooperationStates[state];
  const done = doneSteps[state];
  const since = history.at(-1);
  return (
    <Panel as={S.Tracker} aria-labelledby="cooperation-state">
      <header>
        <h2 id="cooperation-state">وضعیت درخواست</h2>
        <StateBadge tone={tone}>{title}</StateBadge>
        {since && <small>از {formatDay(Date.parse(since.at))}</small>}
      </header>
      <ol>
        {steps.map(([step, name], index) => (
          <li
            key={step}
            data-done={index < done || undefined}
            aria-current={index === done ? 'step' : undefined}
          >
            <i>{index < done ? <Check size={16} /> : toPersianDigits(index + 1)}</i>
            {name}
          </li>
        ))}
      </ol>
      {reason && <Note kind={state === 'rejected' ? 'danger' : 'warning'}>{reason}</Note>}
      <p>{next}</p>
      {state === 'rejected' && (
        <Button size="small" onClick={() => dispatch(saveCooperation.request({}))}>
          درخواست تازه
        </Button>
      )}
    </Panel>
  );
}
