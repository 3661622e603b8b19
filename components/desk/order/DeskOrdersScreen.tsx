import { useRouter } from 'next/router';
import { Segments } from '@/components/ui/kit/Segments';
import { useReadyQuery } from '@/hooks/useReadyQuery';
import { OrderDesk } from './OrderDesk';
import { OrderList } from './OrderList';
import { TaxInvoices } from './TaxInvoices';

const parts = [
  { value: 'orders', title: 'سفارش‌ها' },
  { value: 'tax', title: 'سامانهٔ مؤدیان' },
] as const;

/** `/admin/orders`: the shop's orders, with `?id=` one of them, with `?part=tax` their documents for the tax office. */
export default function DeskOrdersScreen() {
  const router = useRouter();
  const query = useReadyQuery();
  if (query === null) return null;
  const id = Number(query.id);
  if (Number.isSafeInteger(id) && id > 0) return <OrderDesk key={id} id={id} />;
  const part = query.part === 'tax' ? 'tax' : 'orders';
  return (
    <>
      <Segments
        label="بخش سفارش‌ها"
        choices={parts}
        value={part}
        onChange={(value) =>
          void router.replace({ pathname: '/admin/orders', query: value === 'tax' ? { part: value } : {} })
        }
      />
      {part === 'tax' ? <TaxInvoices /> : <OrderList />}
    </>
  );
}
