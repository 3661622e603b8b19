import { DueChip } from '@/components/buy/order/instalments/DueChip';
import { InstalmentStair } from '@/components/buy/order/instalments/InstalmentStair';
import { ButtonLink } from '@/components/ui/kit/Button';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Amount } from '@/components/ui/kit/Price';
import type { NextInstalment } from '@/contract/order';
import { useToday } from '@/hooks/useToday';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatWeekday } from '@/utils/firstLoad/weekday';
import * as S from './Overview.styles';

/** The next instalment to pay, and its whole plan as a stair. */
export function NextInstalmentCard({ next }: { next: NextInstalment }) {
  const now = useToday();
  const instalment = next.instalments.find(({ number }) => number === next.number);
  if (!instalment) return null;
  const due = noonOf(instalment.dueDate);
  return (
    <S.Next aria-labelledby="next-instalment">
      <div className="what">
        <DueChip dueDate={instalment.dueDate} now={now} />
        <h2 id="next-instalment">
          قسط {toPersianDigits(next.number)} از {toPersianDigits(next.instalments.length)}،{' '}
          <ModelName>{next.title}</ModelName>
        </h2>
        <span className="amount">
          <Amount value={instalment.amount} />
        </span>
        <span className="due">
          {formatWeekday(due)} {formatDate(due)}
        </span>
        <ButtonLink href={`/dashboard/orders/${next.orderId}#instalments`} variant="secondary" size="bar">
          جدول قسط‌ها
        </ButtonLink>
      </div>
      <InstalmentStair instalments={next.instalments} height={140} />
    </S.Next>
  );
}
