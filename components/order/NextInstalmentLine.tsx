import { CalendarClock } from '@/components/ui/customerIcons';
import { Link } from '@/components/ui/firstLoad/Link';
import type { NextInstalment } from '@/contract/order';
import { useToday } from '@/hooks/useToday';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatWeekday } from '@/utils/firstLoad/weekday';
import { formatNumber } from '@/utils/money';
import { daysUntil, noonOf } from './instalments';

/** What is due next, in a line that leads to its plan. */
export function NextInstalmentLine({ next, onClick }: { next: NextInstalment; onClick: () => void }) {
  const now = useToday();
  const instalment = next.instalments.find(({ number }) => number === next.number);
  if (!instalment) return null;
  const { dueDate, amount } = instalment;
  const due = noonOf(dueDate);
  return (
    <Link
      className="due"
      href={`/dashboard/orders/${next.orderId}#instalments`}
      data-late={daysUntil(dueDate, now) < 0 || undefined}
      onClick={onClick}
    >
      <CalendarClock size={20} />
      <span>
        قسط {toPersianDigits(next.number)}، {formatWeekday(due)} {formatDay(due)}
      </span>
      <b>
        {formatNumber(amount)} <span className="visually-hidden">تومان</span>
      </b>
    </Link>
  );
}
