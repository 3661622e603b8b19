import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Check, ChevronDown } from '@/components/ui/kit/icons';
import { Mark } from '@/components/ui/kit/Mark';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { TextButton } from '@/components/ui/kit/TextButton';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
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
    <Text as="span" size="small" ink="faint">
      در پیش
    </Text>
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
    <Card aria-labelledby="instalments-title">
      <Stack id={tableId} ref={root}>
        <Row align="baseline" justify="between" gap={3}>
          <Heading id="instalments-title">
            <Mark size={16} /> قسط‌ها{facility && `، ${facility.name}`}
          </Heading>
          <Text as="span" size="small" ink="muted">
            {toPersianDigits(next)} از {count} پرداخت شد
          </Text>
        </Row>
        <InstalmentStair instalments={instalments} />
        <S.Table>
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
        </S.Table>
        {!all && instalments.length > foldedRows && (
          <div>
            <TextButton onClick={() => setAll(true)}>
              همهٔ {count} قسط
              <ChevronDown size={16} />
            </TextButton>
          </div>
        )}
        {facility?.lateRate !== undefined && (
          <Text size="small" ink="muted">
            {lateFeeText(facility.lateRate, facility.amountPerMonth)}
          </Text>
        )}
        {children}
      </Stack>
    </Card>
  );
}
