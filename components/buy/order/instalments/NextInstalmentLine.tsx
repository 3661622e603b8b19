import styled from 'styled-components';
import { CalendarClock } from '@/components/ui/kit/customerIcons';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Row } from '@/components/ui/layout/Row';
import type { NextInstalment } from '@/contract/order';
import { useToday } from '@/hooks/useToday';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatWeekday } from '@/utils/firstLoad/weekday';
import { formatNumber } from '@/utils/money';
import { daysUntil, priceOf } from './instalments';

const DueLink = styled(Link)`
  min-block-size: 44px;
  margin-block-end: var(--space-2);
  padding-inline: var(--space-3);
  border-radius: var(--radius-m);
  background: var(--warning-ground);
  color: var(--warning);
  font-size: var(--text-small);
  font-weight: 600;
  &[data-late] {
    background: var(--danger-ground);
    color: var(--danger);
  }
  b {
    margin-inline-start: auto;
  }
`;

/** The next instalment in one line that links to its plan. The line is red when the instalment is overdue. */
export function NextInstalmentLine({ next, onClick }: { next: NextInstalment; onClick: () => void }) {
  const now = useToday();
  const instalment = next.instalments.find(({ number }) => number === next.number);
  if (!instalment) return null;
  const { dueDate } = instalment;
  const due = noonOf(dueDate);
  return (
    <Row
      as={DueLink}
      gap={3}
      href={`/dashboard/orders/${next.orderId}#instalments`}
      data-late={daysUntil(dueDate, now) < 0 || undefined}
      onClick={onClick}
    >
      <CalendarClock size={20} />
      <span>
        قسط {toPersianDigits(next.number)}، {formatWeekday(due)} {formatDay(due)}
      </span>
      <b>
        {formatNumber(priceOf(instalment))} <span className="visually-hidden">تومان</span>
      </b>
    </Row>
  );
}
