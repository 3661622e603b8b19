import styled from 'styled-components';
import type { DatedInstalment } from '@/rules/facility/schedule';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';

const LastNote = styled.small`
  font-size: var(--text-caption);
  color: var(--ink-2);
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--text-body);

  th {
    font-weight: 500;
    font-size: var(--text-small);
    color: var(--ink-3);
    text-align: start;
  }
  th,
  td {
    padding: var(--space-2) var(--space-1);
    border-block-end: 1px solid var(--line);
  }
  td:nth-child(3) {
    font-weight: 700;
  }
  td:last-child,
  th:last-child {
    text-align: end;
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
        <LastNote>قسط آخر کمتر است، چون قسط‌های پیش از آن به بالا گرد شده است.</LastNote>
      )}
    </>
  );
}
