import { useRouter } from 'next/router';
import type { ComponentType } from 'react';
import { TabLine } from '@/components/desk/kit/TabLine';
import { ProposalList } from '@/components/desk/proposal/ProposalList';
import { useMaySee } from '@/hooks/deskRights';
import { useReadyQuery } from '@/hooks/useReadyQuery';
import { BasketList } from './BasketList';
import { InstalmentList } from './InstalmentList';
import { OrderDesk } from './OrderDesk';
import { OrderList } from './OrderList';
import { OrderSheets } from './OrderSheets';
import { PolicyList } from './PolicyList';
import { Settlements } from './Settlements';
import { TaxInvoices } from './TaxInvoices';

type Part = 'orders' | 'instalments' | 'approvals' | 'baskets' | 'policies' | 'tax' | 'settlements';
const allParts: readonly { value: Part; title: string; List: ComponentType }[] = [
  { value: 'orders', title: 'سفارش‌ها', List: OrderList },
  { value: 'instalments', title: 'قسط‌ها', List: InstalmentList },
  { value: 'approvals', title: 'تأیید پرداخت‌ها', List: ProposalList },
  { value: 'baskets', title: 'سبدهای رهاشده', List: BasketList },
  { value: 'policies', title: 'بیمه‌نامه‌ها', List: PolicyList },
  { value: 'tax', title: 'سامانهٔ مؤدیان', List: TaxInvoices },
  { value: 'settlements', title: 'تسویهٔ درگاه‌ها', List: Settlements },
];

/**
 * `/admin/orders`: the shop's orders, with `?id=` one of them, with `?part=` their instalments, their refunds that wait for a second
 * operator, the baskets that were left, the policies of insured lines, the documents for the tax office, or what gateways settled,
 * for those who see the numbers.
 */
export default function DeskOrdersScreen() {
  const router = useRouter();
  const query = useReadyQuery();
  const seesNumbers = useMaySee('numbers');
  if (query === null) return null;
  const id = Number(query.id);
  if (Number.isSafeInteger(id) && id > 0) return <OrderDesk key={id} id={id} />;
  if (query.print === 'labels' || query.print === 'pick')
    return <OrderSheets what={query.print} ids={String(query.ids ?? '')} />;
  const parts = allParts.filter(({ value }) => value !== 'settlements' || seesNumbers);
  const { value: part, List } = parts.find(({ value }) => value === query.part) ?? {
    value: 'orders',
    List: OrderList,
  };
  return (
    <>
      <TabLine
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
      <List />
    </>
  );
}
