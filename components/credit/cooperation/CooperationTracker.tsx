import { Button } from '@/components/ui/kit/Button';
import { Note } from '@/components/ui/kit/Note';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import { ProgressSteps } from '@/components/ui/request/ProgressSteps';
import type { Cooperation, CooperationState } from '@/contract/cooperation';
import { cooperationStates } from '@/rules/cooperation/states';
import { formatDay } from '@/utils/dates';
import type { StepState } from '@/utils/stepState';

const titles = ['تکمیل فرم', 'ثبت درخواست', 'بررسی مدارک', 'پذیرش'];

/** Number of done steps in each state, and the state of the step after them. */
const progress: Readonly<Record<CooperationState, readonly [done: number, current: StepState]>> = {
  draft: [0, 'waiting'],
  submitted: [2, 'now'],
  inReview: [2, 'now'],
  needsCorrection: [0, 'waiting'],
  approved: [4, 'done'],
  rejected: [3, 'bad'],
};

type Props = { request: Cooperation; onRestart: () => void };

/** Shows the state of the request, its reason, and the next step. @param onRestart begins another request after a rejected one */
export function CooperationTracker({ request, onRestart }: Props) {
  const { state, reason, history } = request;
  const { title, tone, next } = cooperationStates[state];
  const [done, current] = progress[state];
  const steps = titles.map((name, index) => ({
    title: name,
    state: index < done ? ('done' as const) : index === done ? current : ('next' as const),
  }));
  const since = history.at(-1);
  return (
    <Card aria-labelledby="cooperation-state">
      <Row as="header" gap={3} wrap>
        <Heading id="cooperation-state">وضعیت درخواست</Heading>
        <StateBadge tone={tone}>{title}</StateBadge>
        {since && (
          <Text as="small" size="caption" ink="faint">
            از {formatDay(Date.parse(since.at))}
          </Text>
        )}
      </Row>
      <ProgressSteps compact steps={steps} keyOf={(step) => step.title}>
        {(_step, heading) => heading}
      </ProgressSteps>
      {reason && <Note kind={state === 'rejected' ? 'danger' : 'warning'}>{reason}</Note>}
      <Text ink="muted">{next}</Text>
      {state === 'rejected' && (
        <Actions>
          <Button size="small" onClick={onRestart}>
            درخواست جدید
          </Button>
        </Actions>
      )}
    </Card>
  );
}
