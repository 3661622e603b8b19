import { CalendarClock } from '@/components/ui/icons';
import { toPersianDigits } from '@/utils/digits';
import { daysUntil } from './instalments';
import * as S from './Steps.styles';

function wordsOf(days: number): string {
  if (days < 0) return `${toPersianDigits(-days)} روز از سررسید گذشت`;
  return days === 0 ? 'امروز سررسید است' : `${toPersianDigits(days)} روز تا سررسید`;
}

/** How far off a due date is. @param now ms since the epoch */
export function DueChip({ dueDate, now }: { dueDate: string; now: number }) {
  const days = daysUntil(dueDate, now);
  return (
    <S.Chip data-tone={days < 0 ? 'danger' : 'warning'}>
      <CalendarClock size={16} />
      {wordsOf(days)}
    </S.Chip>
  );
}
