import { CalendarClock } from '@/components/ui/kit/customerIcons';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { toPersianDigits } from '@/utils/digits';
import { daysUntil } from './instalments';

function longText(days: number): string {
  if (days < 0) return `${toPersianDigits(-days)} روز از سررسید گذشت`;
  return days === 0 ? 'امروز سررسید است' : `${toPersianDigits(days)} روز تا سررسید`;
}

function shortText(days: number): string {
  if (days < 0) return `${toPersianDigits(-days)} روز گذشته`;
  return days === 0 ? 'امروز' : `${toPersianDigits(days)} روز مانده`;
}

type Props = {
  dueDate: string;
  /** ms since the epoch */
  now: number;
  /** Shortens the text, for a table column whose heading names it. */
  short?: boolean;
};

/** The number of days until a due date, or since it. */
export function DueChip({ dueDate, now, short }: Props) {
  const days = daysUntil(dueDate, now);
  return (
    <StateBadge tone={days < 0 ? 'danger' : 'warning'}>
      {!short && <CalendarClock size={16} />}
      {short ? shortText(days) : longText(days)}
    </StateBadge>
  );
}
