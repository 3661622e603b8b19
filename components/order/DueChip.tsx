import { CalendarClock } from '@/components/ui/customerIcons';
import { toPersianDigits } from '@/utils/digits';
import { daysUntil } from './instalments';
import * as S from './Steps.styles';

function wordsOf(days: number): string {
  if (days < 0) return `${toPersianDigits(-days)} روز از سررسید گذشت`;
  return days === 0 ? 'امروز سررسید است' : `${toPersianDigits(days)} روز تا سررسید`;
}

function fewWordsOf(days: number): string {
  if (days < 0) return `${toPersianDigits(-days)} روز گذشته`;
  return days === 0 ? 'امروز' : `${toPersianDigits(days)} روز مانده`;
}

type Props = {
  dueDate: string;
  /** ms since the epoch */
  now: number;
  /** In a column that says what it is about. */
  short?: boolean;
};

/** How far off a due date is. */
export function DueChip({ dueDate, now, short }: Props) {
  const days = daysUntil(dueDate, now);
  return (
    <S.Chip data-tone={days < 0 ? 'danger' : 'warning'}>
      {!short && <CalendarClock size={16} />}
      {short ? fewWordsOf(days) : wordsOf(days)}
    </S.Chip>
  );
}
