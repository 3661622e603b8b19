import { ButtonLink } from '@/components/ui/kit/Button';
import { Note } from '@/components/ui/kit/Note';
import { Actions } from '@/components/ui/layout/Actions';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { ProgressSteps } from '@/components/ui/request/ProgressSteps';
import type { PlanRequest } from '@/contract/planRequest';
import { type TrackerStep, trackerSteps } from '@/rules/planRequest/trackerSteps';
import { formatDay, formatTime } from '@/utils/dates';
import { formatToman } from '@/utils/money';
import { CorrectionStep } from './CorrectionStep';

const momentText = (at: string) => `${formatDay(Date.parse(at))}، ${formatTime(Date.parse(at))}`;

/** Shows the possible actions of the current step, and the reason of an ended request. */
function StepAction({ step, request }: { step: TrackerStep; request: PlanRequest }) {
  const { state, reason, credit } = request;
  if (step.kind === 'review' && state === 'needsCorrection') return <CorrectionStep request={request} />;
  if (step.kind === 'approval' && state === 'rejected') return reason && <Note kind="danger">{reason}</Note>;
  if (step.kind === 'contract' && state === 'approved')
    return (
      <Text size="small" ink="muted">
        برای امضا با کارت ملی به شعبه بیایید. زمان آن را تلفنی هماهنگ می‌کنیم.
      </Text>
    );
  if (step.kind === 'submit' && state === 'draft')
    return (
      <Actions>
        <ButtonLink href="/planloanrequest" size="bar">
          ادامهٔ درخواست
        </ButtonLink>
      </Actions>
    );
  if (step.kind === 'payOut' && credit)
    return (
      <>
        <Text size="small" ink="muted">
          {formatToman(credit.left)} از {formatToman(credit.granted)} مانده است و در سبد خرید با همین طرح به
          کار می‌آید.
        </Text>
        <Actions>
          <ButtonLink href="/shop" size="bar">
            خرید با این اعتبار
          </ButtonLink>
        </Actions>
      </>
    );
  return null;
}

/** The steps of a request from top to bottom. Each step shows what the applicant must do in it. */
export function TrackerTimeline({ request }: { request: PlanRequest }) {
  return (
    <ProgressSteps steps={trackerSteps(request)} keyOf={({ kind }) => kind}>
      {(step, heading) => (
        <Stack gap={2}>
          <Row align="baseline" justify="between" wrap>
            {heading}
            <Text as="small" size="caption" ink="faint">
              {step.at ? momentText(step.at) : step.state === 'next' ? step.note : null}
            </Text>
          </Row>
          {step.note && step.state !== 'next' && step.state !== 'bad' && step.kind !== 'payOut' && (
            <Text size="small" ink="muted">
              {step.note}
            </Text>
          )}
          <StepAction step={step} request={request} />
        </Stack>
      )}
    </ProgressSteps>
  );
}
