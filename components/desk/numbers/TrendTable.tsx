import { TextAction } from '@/components/ui/kit/TextButton';
import type { ShopNumbers } from '@/contract/desk/numbers';
import { formatNumber, formatToman } from '@/utils/money';
import { NumberTable } from './NumberTable';
import { stepName } from './steps';

/** The numbers of the plot as texts, the newest first. */
export function TrendTable({ steps }: Pick<ShopNumbers, 'steps'>) {
  return (
    <details>
      <TextAction as="summary">روند به عدد، با دریافت فایل</TextAction>
      <NumberTable
        title="روند به عدد"
        rows={[...steps].reverse()}
        keyOf={({ at }) => at}
        empty=""
        columns={[
          { title: 'زمان', cell: stepName, value: ({ at }) => at },
          { title: 'فروش', cell: ({ gross }) => formatToman(gross), value: ({ gross }) => gross },
          {
            title: 'مرجوعی',
            cell: ({ returned }) => formatToman(returned),
            value: ({ returned }) => returned,
          },
          { title: 'فروش خالص', cell: ({ net }) => formatToman(net), value: ({ net }) => net },
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
