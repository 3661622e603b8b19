import { useRouter } from 'next/router';
import { TabLine } from '@/components/desk/kit/Toolbar.styles';
import { ProposalList } from '@/components/desk/proposal/ProposalList';
import { Segments } from '@/components/ui/kit/Segments';
import { useReadyQuery } from '@/hooks/useReadyQuery';
import { BasketList } from './BasketList';
import { OrderDesk } from './OrderDesk';
import { OrderList } from './OrderList';
import { OrderSheets } from './OrderSheets';
import { TaxInvoices } from './TaxInvoices';

const parts = [
  { value: 'orders', title: 'سفارش‌ها' },
  { value: 'approvals', title: 'تأیید پرداخت‌ها' },
  { value: 'baskets', title: 'سبدهای رهاشده' },
  { value: 'tax', title: 'سامانهٔ مؤدیان' },
] as const;

/** `/admin/orders`: the shop's orders, with `?id=` one of them, with `?part=` their refunds that wait for a second operator, or their documents for the tax office. */
export default function DeskOrdersScreen() {
  const router = useRouter();
  const query = useReadyQuery();
  if (query === null) return null;
  const id = Number(query.id);
  if (Number.isSafeInteger(id) && id > 0) return <OrderDesk key={id} id={id} />;
  if (query.print === 'labels' || query.print === 'pick')
    return <OrderSheets what={query.print} ids={String(query.ids ?? '')} />;
  const { value: part } = parts.find(({ value }) => value === query.part) ?? parts[0];
  return (
    <>
      <TabLine>
        <Segments
          label="بخش سفارش‌ها"
          choices={parts}
          value={part}
          onChange={(value) =>
            void router.replace({
              pathname: '/admin/orders',
              query: value === 'orders' ? {} : { part: value },
            })
          }
        />
      </TabLine>
      {part === 'orders' && <OrderList />}
      {part === 'approvals' && <ProposalList />}
      {part === 'baskets' && <BasketList />}
      {part === 'tax' && <TaxInvoices />}
    </>
  );
}
