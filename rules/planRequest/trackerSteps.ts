import type { PlanRequest, PlanRequestState } from '@/contract/planRequest';
import { formatMoment } from '@/utils/dates';
import { formatNumber } from '@/utils/money';
import type { StepState } from '@/utils/stepState';
import type { Tone } from '@/utils/tone';

export type TrackerStep = {
  kind: 'submit' | 'appointment' | 'review' | 'approval' | 'contract' | 'payOut';
  title: string;
  state: StepState;
  /** When it was done; null before. */
  at: string | null;
  /** Sentence about the step or its duration. */
  note: string | null;
};

/** Number of done steps in each state, and the state of the step after them. */
const progress: Readonly<Record<PlanRequestState, readonly [done: number, current: StepState]>> = {
  draft: [0, 'waiting'],
  submitted: [1, 'now'],
  inReview: [2, 'now'],
  needsCorrection: [2, 'waiting'],
  approved: [4, 'now'],
  contract: [5, 'now'],
  paidOut: [6, 'done'],
  rejected: [3, 'bad'],
  cancelled: [0, 'bad'],
};

/** The title of each state, and the tone of its chip. */
export const requestStates: Readonly<Record<PlanRequestState, { title: string; tone: Tone }>> = {
  draft: { title: 'پیش‌نویس', tone: 'plain' },
  submitted: { title: 'ثبت شد', tone: 'info' },
  inReview: { title: 'در حال بررسی', tone: 'info' },
  needsCorrection: { title: 'نیاز به اصلاح', tone: 'warning' },
  approved: { title: 'تأیید شد', tone: 'success' },
  contract: { title: 'قرارداد امضا شد', tone: 'success' },
  paidOut: { title: 'اعتبار آماده است', tone: 'success' },
  rejected: { title: 'پذیرفته نشد', tone: 'danger' },
  cancelled: { title: 'پس گرفته شد', tone: 'plain' },
};

/** The moment of the last change into a state; null when it never was in it. */
const lastAt = ({ history }: PlanRequest, state: PlanRequestState) =>
  history.filter((entry) => entry.state === state).at(-1)?.at ?? null;

/** The steps of a request from its submission to its credit. */
export function trackerSteps(request: PlanRequest): TrackerStep[] {
  const { state, plan, meetDateTime, meetingPlace } = request;
  const days = formatNumber(plan?.answerDays ?? 0);
  const place = meetingPlace?.title ?? 'شعبه';
  const isCorrected = state === 'needsCorrection';
  const steps: Omit<TrackerStep, 'state'>[] = [
    {
      kind: 'submit',
      title: state === 'cancelled' ? 'درخواست پس گرفته شد' : 'ثبت درخواست',
      at: lastAt(request, state === 'cancelled' ? 'cancelled' : 'submitted'),
      note: null,
    },
    {
      kind: 'appointment',
      title: 'نوبت بررسی',
      at: lastAt(request, 'inReview'),
      note: meetDateTime ? `${formatMoment(Date.parse(meetDateTime))}، ${place}` : null,
    },
    {
      kind: 'review',
      title: isCorrected ? 'نیاز به اصلاح' : 'بررسی مدارک',
      at: lastAt(request, isCorrected ? 'needsCorrection' : 'approved'),
      note: isCorrected ? null : `تا ${days} روز کاری پس از نوبت`,
    },
    {
      kind: 'approval',
      title: state === 'rejected' ? 'پذیرفته نشد' : 'تأیید',
      at: lastAt(request, state === 'rejected' ? 'rejected' : 'approved'),
      note: `تا ${days} روز کاری پس از ${isCorrected ? 'اصلاح' : 'بررسی'}`,
    },
    { kind: 'contract', title: 'امضای قرارداد', at: lastAt(request, 'contract'), note: `در ${place}` },
    { kind: 'payOut', title: 'واریز اعتبار', at: lastAt(request, 'paidOut'), note: 'همان روز امضا' },
  ];
  const [done, current] = progress[state];
  const ended = current === 'bad' ? steps.slice(0, done + 1) : steps;
  return ended.map((step, index) => ({
    ...step,
    state: index < done ? 'done' : index === done ? current : 'next',
    at: index <= done ? step.at : null,
  }));
}
