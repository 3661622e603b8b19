import { ChangeButton } from '@/components/desk/kit/ChangeButton';
import { Amount } from '@/components/ui/kit/Price';
import { StateBadge, type Tone } from '@/components/ui/kit/StateBadge';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { StateChip } from '@/components/ui/panel/StateChip';
import type { Cheque, ChequeColour } from '@/contract/cheque';
import type { Failure } from '@/contract/failure';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { ChangeFailure } from './ChangeFailure';
import { PrivatePictures } from './PrivatePictures';
import { RefuseButton } from './RefuseButton';

/** Colours of cheques in the Sayad system. */
const chequeColours: Readonly<Record<ChequeColour, { title: string; tone: Tone }>> = {
  white: { title: 'صیاد: سفید، بدون چک برگشتی', tone: 'success' },
  yellow: { title: 'صیاد: زرد', tone: 'warning' },
  orange: { title: 'صیاد: نارنجی', tone: 'warning' },
  brown: { title: 'صیاد: قهوه‌ای', tone: 'danger' },
  red: { title: 'صیاد: قرمز', tone: 'danger' },
};

type Judged = { verdict: 'accepted' } | { verdict: 'refused'; reason: string };

type Props = {
  cheques: readonly Cheque[];
  /** National ids of the owners by the number of the cheque. */
  owners: Readonly<Record<string, string>>;
  saving: boolean;
  failure: Failure | null;
  onJudge: (number: number, judged: Judged) => void;
};

/** The cheques of an order or of a leasing contract, compared with their pictures and judged one by one. */
export function ChequeDecisions({ cheques, owners, saving, failure, onJudge }: Props) {
  return (
    <Card gap={4} aria-labelledby="desk-cheques">
      <Heading id="desk-cheques">چک‌ها</Heading>
      <ChangeFailure failure={failure} />
      <Stack as="ul" divided>
        {cheques.map(
          ({ number, amount, dueDate, state, sayadNumber, ownerName, colour, picture, reason }) => (
            <Stack as="li" key={number}>
              <Row wrap gap={3}>
                <b>چک {toPersianDigits(number)}</b>
                <StateChip state={state} />
                <Amount value={amount} />
                <span>سررسید {formatDate(noonOf(dueDate))}</span>
              </Row>
              {sayadNumber && (
                <Text size="small" ink="muted">
                  صیاد <bdi dir="ltr">{toPersianDigits(sayadNumber)}</bdi>، {ownerName}، کد ملی{' '}
                  <bdi dir="ltr">{toPersianDigits(owners[number] ?? '')}</bdi>
                </Text>
              )}
              {colour && (
                <Row gap={2}>
                  <StateBadge tone={chequeColours[colour].tone}>{chequeColours[colour].title}</StateBadge>
                </Row>
              )}
              {reason && (
                <Text size="small" ink="muted">
                  دلیل رد: {reason}
                </Text>
              )}
              {picture && (
                <PrivatePictures files={[picture]} name={`تصویر چک ${toPersianDigits(number)}، برگ`} />
              )}
              {state === 'inReview' && (
                <Actions>
                  <ChangeButton
                    size="small"
                    disabled={saving}
                    aria-label={`پذیرش چک ${toPersianDigits(number)}`}
                    onClick={() => onJudge(number, { verdict: 'accepted' })}
                  >
                    پذیرش
                  </ChangeButton>
                  <RefuseButton
                    action={`رد چک ${toPersianDigits(number)}`}
                    disabled={saving}
                    onRefuse={(text) => onJudge(number, { verdict: 'refused', reason: text })}
                  />
                </Actions>
              )}
            </Stack>
          ),
        )}
      </Stack>
    </Card>
  );
}
