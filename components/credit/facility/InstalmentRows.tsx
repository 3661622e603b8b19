import styled from 'styled-components';
import { Text } from '@/components/ui/layout/Text';
import type { DatedInstalment } from '@/rules/facility/schedule';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';
import { SumTable } from './SumTable';

const Table = styled(SumTable)`
  td:nth-child(3) {
    font-weight: 700;
  }
  td:last-child {
    color: var(--ink-2);
  }
  tbody tr:first-child td:nth-child(-n + 2) {
    color: var(--accent-strong);
    font-weight: 700;
  }
`;

/** Every instalment with its Jalali due date and the debt that remains after it. */
export function InstalmentRows({ instalments }: { instalments: readonly DatedInstalment[] }) {
  const [first, last] = [instalments[0], instalments.at(-1)];
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th scope="col">قسط</th>
            <th scope="col">سررسید</th>
            <th scope="col">مبلغ (تومان)</th>
            <th scope="col">مانده</th>
          </tr>
        </thead>
        <tbody>
          {instalments.map((row) => (
            <tr key={row.number}>
              <td>{toPersianDigits(row.number)}</td>
              <td>{formatDate(noonOf(row.dueDate))}</td>
              <td>{formatNumber(row.amount)}</td>
              <td>{formatNumber(row.balance)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {first && last && last.amount < first.amount && (
        <Text as="small" size="caption" ink="muted">
          قسط آخر کمتر است، چون قسط‌های پیش از آن به بالا گرد شده است.
        </Text>
      )}
    </>
  );
}
