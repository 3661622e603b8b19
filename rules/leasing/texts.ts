import type { LeasingPlan, LeasingRequest, LeasingState } from '@/contract/leasing';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDay } from '@/utils/dates';
import { formatToman } from '@/utils/money';
import type { StepState } from '@/utils/stepState';
import type { Tone } from '@/utils/tone';

/** The title of each state and its colour. */
export const leasingStates: Readonly<Record<LeasingState, { title: string; tone: Tone }>> = {
  inReview: { title: 'در حال بررسی', tone: 'warning' },
  approved: { title: 'تأیید شد، در انتظار چک', tone: 'info' },
  active: { title: 'اعتبار آماده است', tone: 'success' },
  rejected: { title: 'پذیرفته نشد', tone: 'danger' },
  cancelled: { title: 'لغو شد', tone: 'plain' },
  expired: { title: 'مهلت گذشت', tone: 'plain' },
};

/** Whether the request is the open one of its customer. */
export const isOpenLeasing = ({ state }: Pick<LeasingRequest, 'state'>) =>
  state === 'inReview' || state === 'approved';

/** Whether every cheque that was asked for is handed in and waits for an operator or is accepted. */
export const areChequesIn = ({ cheques }: Pick<LeasingRequest, 'cheques'>) =>
  cheques.length > 0 && cheques.every(({ state }) => state === 'inReview' || state === 'accepted');

/** Whether the credit of a request can still be used. @param today `YYYY-MM-DD` in Tehran */
export const isUsable = (
  request: Pick<LeasingRequest, 'credit' | 'useBefore'>,
  today: string,
): request is LeasingRequest & { credit: NonNullable<LeasingRequest['credit']> } =>
  request.credit !== null && request.credit.left > 0 && (request.useBefore ?? '') >= today;

/** A step of a leasing request in its timeline. */
type LeasingStep = {
  title: string;
  state: StepState;
  note: string | null;
};

const dayText = (date: string | null) => (date === null ? '' : formatDay(noonOf(date)));

/** The steps of a request: sending, decision, cheques, credit. */
export function leasingSteps(request: LeasingRequest): LeasingStep[] {
  const { state, plan, granted, amount, useBefore, reason, history, createdAt } = request;
  const wasApproved = history.some((event) => event.state === 'approved');
  const chequesIn = areChequesIn(request);
  const isEnded = state === 'rejected' || state === 'cancelled' || state === 'expired';
  const ended: LeasingStep = {
    title: leasingStates[state].title,
    state: 'bad',
    note: reason,
  };
  return [
    { title: 'درخواست فرستاده شد', state: 'done', note: formatDay(Date.parse(createdAt)) },
    ...(state === 'inReview'
      ? [
          {
            title: 'بررسی کارشناس',
            state: 'now' as const,
            note: `تا ${plan.answerDays === 1 ? 'یک' : plan.answerDays === 2 ? 'دو' : 'چند'} روز کاری پاسخ می‌گیرید.`,
          },
        ]
      : []),
    ...(wasApproved
      ? [
          {
            title: 'قرارداد تأیید شد',
            state: 'done' as const,
            note: `${formatToman(granted ?? amount)}، مهلت استفاده تا ${dayText(useBefore)}`,
          },
        ]
      : []),
    ...(isEnded ? [ended] : []),
    ...(isEnded
      ? []
      : [
          {
            title: 'ثبت چک‌های صیادی',
            state:
              state === 'active'
                ? ('done' as const)
                : state !== 'approved'
                  ? ('next' as const)
                  : chequesIn
                    ? ('now' as const)
                    : ('waiting' as const),
            note:
              state === 'approved' && chequesIn
                ? 'همهٔ چک‌ها رسید؛ تا یک روز کاری بررسی می‌شود.'
                : state === 'approved'
                  ? 'شمارهٔ صیاد و تصویر هر چک را بفرستید.'
                  : null,
          },
          {
            title: 'استفاده از اعتبار',
            state: state === 'active' ? ('now' as const) : ('next' as const),
            note: state === 'active' ? `تا ${dayText(useBefore)} برای سبد خرید` : null,
          },
        ]),
  ];
}

/** «برای هر قسط یک چک، جمعاً ۶ برگ». @param count number of the cheques */
export const chequeCountText = ({ cheque }: Pick<LeasingPlan, 'cheque'>, count: string) =>
  cheque.pieces === 'perInstalment' ? `برای هر قسط یک چک صیادی، ${count} برگ` : 'یک چک صیادی ضمانت';
