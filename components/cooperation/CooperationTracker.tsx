import { Panel } from '@/components/layout/personal/Panel.styles';
import { Button } from '@/components/ui/Button';
import { Check } from '@/components/ui/icons';
import { Note } from '@/components/ui/Note';
import { StateBadge, type Tone } from '@/components/ui/StateBadge';
import type { Cooperation, CooperationState } from '@/contract/cooperation';
import { useAppDispatch } from '@/hooks/useStore';
import { saveCooperation } from '@/store/cooperation';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Cooperation.styles';

const looks: Readonly<Record<CooperationState, { title: string; tone: Tone; next: string }>> = {
  draft: {
    title: 'پیش‌نویس',
    tone: 'plain',
    next: 'فرم و مدارک را کامل کنید و درخواست را بفرستید. هر زمان و از هر دستگاه ادامه دهید.',
  },
  submitted: {
    title: 'ثبت شد',
    tone: 'info',
    next: 'کارشناسان ما تا ۳ روز کاری بررسی را آغاز می‌کنند. تغییر تازه‌ای لازم نیست.',
  },
  inReview: {
    title: 'در حال بررسی',
    tone: 'warning',
    next: 'مدارک شما در دست بررسی است. نتیجه را همین‌جا و در پیام‌ها می‌بینید.',
  },
  needsCorrection: {
    title: 'اصلاح لازم است',
    tone: 'danger',
    next: 'موردهای زیر را اصلاح کنید و درخواست را دوباره بفرستید.',
  },
  approved: {
    title: 'پذیرفته شد',
    tone: 'success',
    next: 'به جمع فروشندگان خوش آمدید. برای بستن قرارداد با شما تماس می‌گیریم.',
  },
  rejected: { title: 'پذیرفته نشد', tone: 'danger', next: 'می‌توانید درخواست تازه‌ای بفرستید.' },
};

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
  const { title, tone, next } = looks[state];
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
