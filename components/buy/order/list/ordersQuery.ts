import { longestOrderSearch } from '@/contract/limits';
import type { OrderTab } from '@/contract/order';

/** The query of the list: a tab, and the search text (empty when there is none). */
export type OrdersQuery = { tab: OrderTab; search: string };

/** The tabs in the order of the screen. */
export const tabs: readonly { tab: OrderTab; title: string }[] = [
  { tab: 'all', title: 'همه' },
  { tab: 'current', title: 'جاری' },
  { tab: 'delivered', title: 'تحویل‌شده' },
  { tab: 'awaitingPayment', title: 'در انتظار پرداخت' },
  { tab: 'returned', title: 'مرجوعی' },
  { tab: 'cancelled', title: 'لغوشده' },
];

type Raw = string | string[] | undefined;

/** Reads the list's query from the address. Invalid values become the defaults. */
export function parseOrdersQuery({ tab, search }: { tab?: Raw; search?: Raw }): OrdersQuery {
  const known = tabs.find((one) => one.tab === tab);
  return {
    tab: known?.tab ?? 'all',
    search: typeof search === 'string' ? search.trim().slice(0, longestOrderSearch) : '',
  };
}

/** The address of a list, without default values. */
export function ordersHref({ tab, search }: OrdersQuery): string {
  const params = new URLSearchParams();
  if (tab !== 'all') params.set('tab', tab);
  if (search) params.set('search', search);
  const query = params.toString();
  return query ? `/dashboard/orders?${query}` : '/dashboard/orders';
}
