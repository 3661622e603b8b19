import { ButtonLink } from '@/components/ui/kit/Button';
import { Note } from '@/components/ui/kit/Note';
import { ProgressSteps } from '@/components/ui/request/ProgressSteps';
import type { PlanRequest } from '@/contract/planRequest';
import { type TrackerStep, trackerSteps } from '@/rules/planRequest/trackerSteps';
import { formatDay, formatTime } from '@/utils/dates';
import { formatToman } from '@/utils/money';
import { CorrectionStep } from './CorrectionStep';
import * as S from './Tracker.styles';

const momentText = (at: string) => `${formatDay(Date.parse(at))}، ${formatTime(Date.parse(at))}`;

/** Shows the possible actions of the current step, and the reason of an ended request. */
function StepAction({ step, request }: { step: TrackerStep; request: PlanRequest }) {
  const { state, reason, credit } = request;
  if (step.kind === 'review' && state === 'needsCorrection') return <CorrectionStep request={request} />;
  if (step.kind === 'approval' && state === 'rejected') return reason && <Note kind="danger">{reason}</Note>;
  if (step.kind === 'contract' && state === 'approved')
    return <p>برای امضا با کارت ملی به شعبه بیایید. زمان آن را تلفنی هماهنگ می‌کنیم.</p>;
  if (step.kind === 'submit' && state === 'draft')
    return (
      <div className="act">
        <ButtonLink href="/planloanrequest" size="bar">
          ادامهٔ درخواست
        </ButtonLink>
      </div>
    );
  if (step.kind === 'payOut' && credit)
    return (
      <>
        <p>
          {formatToman(credit.left)} از {formatToman(credit.granted)} مانده است و در سبد خرید با همین طرح به
          کار می‌آید.
        </p>
        <div className="act">
          <ButtonLink href="/shop" size="bar">
            خرید با این اعتبار
          </ButtonLink>
        </div>
      </>
    );
  return null;
}

/** The steps of a request from top to bottom. Each step shows what the applicant must do in it. */
export function TrackerTimeline({ request }: { request: PlanRequest }) {
  return (
    <ProgressSteps steps={trackerSteps(request)} keyOf={({ kind }) => kind}>
      {(step, heading) => (
        <S.Step>
          <div className="line">
            {heading}
            <small>{step.at ? momentText(step.at) : step.state === 'next' ? step.note : null}</small>
          </div>
          {step.note && step.state !== 'next' && step.state !== 'bad' && step.kind !== 'payOut' && (
            <p>{step.note}</p>
          )}
          <StepAction step={step} request={request} />
        </S.Step>
      )}
    </ProgressSteps>
  );
}
