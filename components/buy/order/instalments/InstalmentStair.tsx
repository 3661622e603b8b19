import { StairChart } from '@/components/credit/facility/StairChart';
import type { Instalment } from '@/contract/order';
import { jalaliOf, noonOf } from '@/rules/jalali/jalali';
import { formatMonth } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';
import * as S from './InstalmentStair.styles';
import { nextUnpaid, planSums } from './instalments';

/** «آذر ۱۴۰۴». */
const monthOf = ({ dueDate }: Instalment) =>
  `${formatMonth(noonOf(dueDate))} ${toPersianDigits(jalaliOf(noonOf(dueDate)).year)}`;

/** Limits the flag's position (%), so that the flag stays inside the chart. */
const limitPosition = (percent: number) => Math.min(90, Math.max(10, percent));

/** The debt of a plan as a falling stair. Paid steps are green; a flag names the next instalment. */
export function InstalmentStair({
  instalments,
  height = 120,
}: {
  instalments: Instalment[];
  height?: number;
}) {
  const { paid, unpaid, owed } = planSums(instalments);
  const next = nextUnpaid(instalments);
  const current = instalments[next];
  const [first, last] = [instalments[0], instalments.at(-1)];
  if (!first || !last) return null;
  const rise = Math.round(((owed[next] ?? 0) / (owed[0] || 1)) * height);
  const along = limitPosition(((next + 0.5) / instalments.length) * 100);
  return (
    <S.Stair>
      <figcaption className="sums">
        <span className="paid">
          پرداخت‌شده <b>{formatNumber(paid)}</b>
        </span>
        <span>
          مانده <b>{formatNumber(unpaid)}</b>
        </span>
      </figcaption>
      <div className="chart" style={{ '--rise': `${rise}px`, '--along': `${along}%` }}>
        <StairChart owed={owed} now={next} height={height} />
        {current && (
          <span className="flag" aria-hidden="true">
            قسط {toPersianDigits(current.number)}
          </span>
        )}
      </div>
      <div className="ends">
        <span>{monthOf(first)}</span>
        <span>{monthOf(last)}</span>
      </div>
    </S.Stair>
  );
}
