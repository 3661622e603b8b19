import styled from 'styled-components';
import { Button } from '@/components/ui/kit/Button';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { NumberBadge } from '@/components/ui/kit/NumberBadge';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { StateChip } from '@/components/ui/panel/StateChip';
import type { Cheque } from '@/contract/cheque';
import { fileAddress } from '@/rules/fileAddress';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import { ChequeForm, type ChequeFormProps } from './ChequeForm';

/** A refused cheque has a red edge. */
const Root = styled.li`
  &[data-state='refused'] {
    border-color: var(--danger);
  }
  .terms {
    margin-inline-end: auto;
  }
  .reason {
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-m);
    background: var(--danger-ground);
  }
  img {
    flex: none;
    border-radius: var(--radius-s);
    object-fit: cover;
    background: var(--sunken);
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
  }
  dt {
    color: var(--ink-3);
  }
  dd {
    font-weight: 600;
  }
`;

/** «۱۲۳۴ ۵۶۷۸ ۹۰۱۲ ۳۴۵۶». */
const sayadText = (number: string) => toPersianDigits(number.replace(/(\d{4})(?=\d)/g, '$1 '));

function HandedIn({ cheque: { sayadNumber, ownerName, ownerNationalCodeEnd, picture } }: { cheque: Cheque }) {
  if (sayadNumber === null) return null;
  return (
    <Text as={Row} size="small" gap={3}>
      {picture && (
        // biome-ignore lint/performance/noImgElement: a private picture with a link of ten minutes must not pass the optimiser.
        <img src={fileAddress(picture.link)} alt="تصویر چک" width={96} height={64} loading="lazy" />
      )}
      <Stack as="dl" gap={0}>
        <div>
          <dt>شمارهٔ صیاد</dt>
          <dd dir="ltr">{sayadText(sayadNumber)}</dd>
        </div>
        <DescriptionRow name="صاحب چک">
          {ownerName}
          {ownerNationalCodeEnd && `، کد ملی با پایان ${toPersianDigits(ownerNationalCodeEnd)}`}
        </DescriptionRow>
      </Stack>
    </Text>
  );
}

type Props = Omit<ChequeFormProps, 'cheque'> & {
  cheque: Cheque;
  isOpen: boolean;
  /** Whether the customer may hand it in or replace it now. */
  canHandIn: boolean;
  onOpen: () => void;
};

/** A cheque: what the plan wants on it, how far it is, and its form. */
export function ChequeCard({ cheque, isOpen, canHandIn, onOpen, ...form }: Props) {
  const { number, amount, dueDate, state, reason } = cheque;
  const action = state === 'awaited' ? 'ثبت چک' : state === 'refused' ? 'اصلاح چک' : 'تغییر';
  return (
    <Card as={Root} tone="outlined" dense data-state={state} aria-label={`چک ${toPersianDigits(number)}`}>
      <Row gap={3} wrap>
        <NumberBadge data-large="" data-quiet="">
          {toPersianDigits(number)}
        </NumberBadge>
        <Stack as="span" gap={0} className="terms">
          <b>{formatToman(amount)}</b>
          <Text as="small" size="small" ink="muted">
            سررسید {formatDate(noonOf(dueDate))}
          </Text>
        </Stack>
        <StateChip state={state} />
        {canHandIn && !isOpen && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`${action} ${toPersianDigits(number)}`}
            onClick={onOpen}
          >
            {action}
          </Button>
        )}
      </Row>
      {reason && (
        <Text size="small" ink="danger" className="reason">
          <b>دلیل:</b> {reason}
        </Text>
      )}
      {!(isOpen && state === 'awaited') && <HandedIn cheque={cheque} />}
      {isOpen && canHandIn && <ChequeForm cheque={cheque} {...form} />}
    </Card>
  );
}
