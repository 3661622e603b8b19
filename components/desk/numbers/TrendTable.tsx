import styled from 'styled-components';
import { textLink } from '@/components/ui/kit/textAction';
import type { ShopNumbers } from '@/contract/desk/numbers';
import { formatNumber, formatToman } from '@/utils/money';
import { NumberTable } from './NumberTable';
import { stepName } from './steps';

const Summary = styled.summary`
  ${textLink}
  cursor: pointer;
`;

/** The numbers of the plot as texts, the newest first. */
export function TrendTable({ steps }: Pick<ShopNumbers, 'steps'>) {
  return (
    <details>
      <Summary>روند به عدد، با دریافت فایل</Summary>
      <NumberTable
        title="روند به عدد"
        rows={[...steps].reverse()}
        keyOf={({ at }) => at}
        empty=""
        columns={[
          { title: 'زمان', cell: stepName, value: ({ at }) => at },
          { title: 'فروش', cell: ({ amount }) => formatToman(amount), value: ({ amount }) => amount },
          { title: 'سفارش', cell: ({ orders }) => formatNumber(orders), value: ({ orders }) => orders },
          {
            title: 'مشتری جدید',
            cell: ({ customers }) => formatNumber(customers),
            value: ({ customers }) => customers,
          },
        ]}
      />
    </details>
  );
}
