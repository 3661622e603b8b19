import { longestOrderSearch } from '@/contract/limits';
import type { OrderTab } from '@/contract/order';
import type { OrderListQuery } from '@/store/orderList';

/** The tabs in their order on screen. */
export const tabs: readonly { tab: OrderTab; title: string }[] = [
  { tab: 'all', title: 'همه' },
  { tab: 'current', title: 'جاری' },
  { tab: 'delivered', title: 'تحویل‌شده' },
  { tab: 'awaitingPayment', title: 'در انتظار پرداخت' },
  { tab: 'returned', title: 'مرجوعی' },
  { tab: 'cancelled', title: 'لغوشده' },
];

type Raw = string | string[] | undefined;

/** The list an address asks for; what is not understood counts as not said. */
export function parseOrdersQuery({ tab, search }: { tab?: Raw; search?: Raw }): OrderListQuery {
  const known = tabs.find((one) => one.tab === tab);
  return {
    tab: known?.tab ?? 'all',
    search: typeof search === 'string' ? search.trim().slice(0, longestOrderSearch) : '',
  };
}

/** The address of a list, as short as it can be. */
export function ordersHref({ tab, search }: OrderListQuery): string {
  const params = new URLSearchParams();
  if (tab !== 'all') params.set('tab', tab);
  if (search) params.set('search', search);
  const query = params.toString();
  return query ? `/dashboard/orders?${query}` : '/dashboard/orders';
}
