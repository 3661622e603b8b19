import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { FactList } from '@/components/desk/kit/FactList';
import { RefuseButton } from '@/components/desk/kit/RefuseButton';
import { Actions, Decisions } from '@/components/desk/kit/Toolbar.styles';
import { useCommand } from '@/components/desk/kit/useCommand';
import { Button } from '@/components/ui/kit/Button';
import { StateBadge, type Tone } from '@/components/ui/kit/StateBadge';
import { Panel } from '@/components/ui/panel/Panel.styles';
import type { BetaState } from '@/contract/betaLoan';
import type { DeskBetaRow } from '@/contract/desk/request';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import { RequestList } from './RequestList';

/** The word for each state of a registration, and the tone of its badge. */
const betaStates: Readonly<Record<BetaState, { title: string; tone: Tone }>> = {
  registered: { title: 'ثبت شد', tone: 'info' },
  invited: { title: 'دعوت شد', tone: 'success' },
  refused: { title: 'پذیرفته نشد', tone: 'danger' },
};

function Registration({ registration }: { registration: DeskBetaRow }) {
  const { send, saving, failure } = useCommand();
  const {
    id,
    state,
    programme,
    trackingCode,
    name,
    mobile,
    nationalCode,
    amount,
    months,
    registeredAt,
    reason,
  } = registration;
  const look = betaStates[state];
  return (
    <li>
      <div className="facts">
        <b>{name}</b>
        <StateBadge tone={look.tone}>{look.title}</StateBadge>
        <span className="muted">{formatDate(Date.parse(registeredAt))}</span>
      </div>
      <FactList
        facts={[
          ['برنامه', programme],
          ['کد رهگیری', toPersianDigits(trackingCode)],
          ['موبایل', toPersianDigits(mobile)],
          ['کد ملی', toPersianDigits(nationalCode)],
          ['مبلغ', formatToman(amount)],
          ['قسط‌ها', `${toPersianDigits(months)} ماهه`],
          ['دلیل رد', reason],
        ]}
      />
      <ChangeFailure failure={failure} />
      {state === 'registered' && (
        <Actions>
          <Button
            size="small"
            disabled={saving}
            aria-label={`دعوت ${name}`}
            onClick={() => send({ what: 'beta', id, decision: { verdict: 'invite' } })}
          >
            دعوت
          </Button>
          <RefuseButton
            action="رد ثبت‌نام"
            hint="ثبت‌نام‌کننده این متن را می‌خواند و جای او آزاد می‌شود."
            disabled={saving}
            onRefuse={(text) => send({ what: 'beta', id, decision: { verdict: 'refuse', reason: text } })}
          />
        </Actions>
      )}
    </li>
  );
}

/** The registrations for the beta programme of loans. Each is decided in the list, because it has no documents. */
export function BetaList() {
  return (
    <RequestList list="betaRegistrations" name="ثبت‌نام‌های آزمایشی">
      {({ registrations }, tab) => (
        <Panel aria-label="ثبت‌نام‌های آزمایشی">
          {registrations.length === 0 ? (
            <p>{tab === 'waiting' ? 'ثبت‌نامی در انتظار شما نیست.' : 'هنوز کسی ثبت‌نام نکرده است.'}</p>
          ) : (
            <Decisions>
              {registrations.map((registration) => (
                <Registration key={registration.id} registration={registration} />
              ))}
            </Decisions>
          )}
        </Panel>
      )}
    </RequestList>
  );
}
