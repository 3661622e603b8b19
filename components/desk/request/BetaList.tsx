import { ChangeButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { FactList } from '@/components/desk/kit/FactList';
import { RefuseButton } from '@/components/desk/kit/RefuseButton';
import { useCommand } from '@/components/desk/kit/useCommand';
import { StateBadge, type Tone } from '@/components/ui/kit/StateBadge';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
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
    <Stack as="li">
      <Row wrap gap={3}>
        <b>{name}</b>
        <StateBadge tone={look.tone}>{look.title}</StateBadge>
        <Text as="span" size="small" ink="muted">
          {formatDate(Date.parse(registeredAt))}
        </Text>
      </Row>
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
          <ChangeButton
            size="small"
            disabled={saving}
            aria-label={`دعوت ${name}`}
            onClick={() => send({ what: 'beta', id, decision: { verdict: 'invite' } })}
          >
            دعوت
          </ChangeButton>
          <RefuseButton
            action="رد ثبت‌نام"
            hint="ثبت‌نام‌کننده این متن را می‌خواند و جای او آزاد می‌شود."
            disabled={saving}
            onRefuse={(text) => send({ what: 'beta', id, decision: { verdict: 'refuse', reason: text } })}
          />
        </Actions>
      )}
    </Stack>
  );
}

/** The registrations for the beta programme of loans. Each is decided in the list, because it has no documents. */
export function BetaList() {
  return (
    <RequestList list="betaRegistrations" name="ثبت‌نام‌های آزمایشی">
      {({ registrations }, tab) => (
        <Card gap={4} aria-label="ثبت‌نام‌های آزمایشی">
          {registrations.length === 0 ? (
            <p>{tab === 'waiting' ? 'ثبت‌نامی در انتظار شما نیست.' : 'هنوز کسی ثبت‌نام نکرده است.'}</p>
          ) : (
            <Stack as="ul" divided>
              {registrations.map((registration) => (
                <Registration key={registration.id} registration={registration} />
              ))}
            </Stack>
          )}
        </Card>
      )}
    </RequestList>
  );
}
