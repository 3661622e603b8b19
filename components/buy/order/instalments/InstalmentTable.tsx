import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Check, ChevronDown } from '@/components/ui/kit/icons';
import { Mark } from '@/components/ui/kit/Mark';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Panel } from '@/components/ui/panel/Panel.styles';
import type { Instalment, OrderFacility } from '@/contract/order';
import { useToday } from '@/hooks/useToday';
import { lateFeeText } from '@/rules/facility/lateFeeText';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';
import { DueChip } from './DueChip';
import { InstalmentStair } from './InstalmentStair';
import * as S from './InstalmentTable.styles';
import { daysUntil, lateFeeNote, nextUnpaid, priceOf } from './instalments';

/** Rows of the folded table. */
const foldedRows = 5;
/** Paid instalments among the rows of the folded table. */
const paidRows = 2;

/** The fragment of the address that scrolls to the table. */
const tableId = 'instalments';

function InstalmentState({ instalment, next, now }: { instalment: Instalment; next: boolean; now: number }) {
  if (instalment.paidAt !== null) {
    return (
      <StateBadge tone="success">
        <Check size={16} />
        پرداخت شد
      </StateBadge>
    );
  }
  const isLate = daysUntil(instalment.dueDate, now) < 0;
  return next || isLate ? (
    <DueChip dueDate={instalment.dueDate} now={now} short />
  ) : (
    <span className="later">در پیش</span>
  );
}

type Props = {
  instalments: Instalment[];
  facility: OrderFacility | null;
  /** The actions under the table. */
  children?: ReactNode;
};

/** The plan as a stair and as a table. The folded table shows the rows around the next instalment. */
export function InstalmentTable({ instalments, facility, children }: Props) {
  const now = useToday();
  const [all, setAll] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const next = nextUnpaid(instalments);
  const from = Math.max(0, Math.min(next - paidRows, instalments.length - foldedRows));
  const rows = all ? instalments : instalments.slice(from, from + foldedRows);
  const count = toPersianDigits(instalments.length);

  // Scrolls here, because the browser handled the fragment before the order had loaded.
  useEffect(() => {
    if (window.location.hash === `#${tableId}`) root.current?.scrollIntoView?.();
  }, []);

  return (
    <Panel aria-labelledby="instalments-title">
      <S.Instalments id={tableId} ref={root}>
        <div className="title">
          <h2 id="instalments-title">
            <Mark size={16} />
            قسط‌ها{facility && `، ${facility.name}`}
          </h2>
          <span>
            {toPersianDigits(next)} از {count} پرداخت شد
          </span>
        </div>
        <InstalmentStair instalments={instalments} />
        <table>
          <thead>
            <tr>
              <th scope="col">قسط</th>
              <th scope="col">سررسید</th>
              <th scope="col">مبلغ (تومان)</th>
              <th scope="col">وضعیت</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((instalment) => {
              const isNext = instalment === instalments[next];
              return (
                <tr key={instalment.number} data-now={isNext || undefined}>
                  <td>{toPersianDigits(instalment.number)}</td>
                  <td>{formatDate(noonOf(instalment.dueDate))}</td>
                  <td>
                    {formatNumber(priceOf(instalment))}
                    {lateFeeNote(instalment) && <small>{lateFeeNote(instalment)}</small>}
                  </td>
                  <td>
                    <InstalmentState instalment={instalment} next={isNext} now={now} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        {!all && instalments.length > foldedRows && (
          <button type="button" className="all" onClick={() => setAll(true)}>
            همهٔ {count} قسط
            <ChevronDown size={16} />
          </button>
        )}
        {facility?.lateRate !== undefined && (
          <p className="late">{lateFeeText(facility.lateRate, facility.amountPerMonth)}</p>
        )}
        {children}
      </S.Instalments>
    </Panel>
  );
}
