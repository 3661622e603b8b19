import type { ReactNode } from 'react';
import { Text } from '@/components/ui/layout/Text';
import type { listCheques } from '@/rules/facility/cheques';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';
import { SumTable } from './SumTable';

type Props = {
  cheques: ReturnType<typeof listCheques>;
  caption: ReactNode;
  /** Shows the caption in small text, for a table that already has a heading above it. */
  quiet?: boolean;
};

/** Number, date and amount of each cheque. */
export function ChequeTable({ cheques, caption, quiet }: Props) {
  return (
    <SumTable>
      <Text
        as="caption"
        size={quiet ? 'small' : 'body'}
        ink={quiet ? 'muted' : undefined}
        weight={quiet ? undefined : 'medium'}
      >
        {caption}
      </Text>
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
            <Text as="td" weight="medium">
              {formatNumber(amount)}
            </Text>
          </tr>
        ))}
      </tbody>
    </SumTable>
  );
}
