import type { AxiosInstance } from 'axios';
import type { Order, OrderSummary, OrdersExtra, OrderTab } from '@/contract/order';
import type { Page } from '@/contract/paging';
import { endpoints } from './http/endpoints';

type Args = { query: { tab: OrderTab; search: string }; cursor: string | null };

/** A page of the orders of a tab, newest first. A null cursor loads the first page. */
export async function fetchOrders(
  api: AxiosInstance,
  { query, cursor }: Args,
  signal: AbortSignal,
): Promise<Page<OrderSummary, OrdersExtra>> {
  const params = { tab: query.tab, search: query.search || undefined, cursor: cursor ?? undefined };
  return (await api.get<Page<OrderSummary, OrdersExtra>>(endpoints.orders, { params, signal })).data;
}

export async function fetchOrder(api: AxiosInstance, id: number, signal: AbortSignal): Promise<Order> {
  return (await api.get<{ data: Order }>(endpoints.order(id), { signal })).data.data;
}
