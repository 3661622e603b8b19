import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { listCheques } from '@/rules/facility/cheques';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--text-body);

  caption {
    padding-block-end: var(--space-2);
    font-weight: 600;
    text-align: start;
  }
  &[data-quiet] caption {
    color: var(--ink-2);
    font-size: var(--text-small);
    font-weight: inherit;
  }
  th {
    color: var(--ink-3);
    font-size: var(--text-caption);
    font-weight: 500;
  }
  th,
  td {
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--line);
    text-align: start;
  }
  th:last-child,
  td:last-child {
    text-align: end;
    font-weight: 600;
  }
`;

type Props = {
  cheques: ReturnType<typeof listCheques>;
  caption: ReactNode;
  /** Shows the caption in small text, for a table that already has a heading above it. */
  quiet?: boolean;
};

/** Number, date and amount of each cheque. */
export function ChequeTable({ cheques, caption, quiet }: Props) {
  return (
    <Table data-quiet={quiet || undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">چک</th>
          <th scope="col">تاریخ</th>
          <th scope="col">مبلغ (تومان)</th>
        </tr>
      </thead>
      <tbody>
        {cheques.map(({ number, amount, dueDate }) => (
          <tr key={number}>
            <td>{toPersianDigits(number)}</td>
            <td>{formatDate(noonOf(dueDate))}</td>
            <td>{formatNumber(amount)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
