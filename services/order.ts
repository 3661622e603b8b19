import type { AxiosInstance } from 'axios';
import type { Invoice } from '@/contract/invoice';
import type { GiveOrderDocument, Order, OrderSummary, OrdersExtra, OrderTab } from '@/contract/order';
import type { Page } from '@/contract/paging';
import { endpoints } from './http/endpoints';
import { keyHeader, withIdempotencyKey } from './http/idempotent';

type Args = { query: { tab: OrderTab; search: string }; cursor: string | null };

/** A page of the orders of a tab, newest first. A null cursor asks for the first page. */
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

/** Sets the uploads that are a document of an order. An empty list removes the document. */
export async function giveOrderDocument(
  api: AxiosInstance,
  { orderId, ...document }: GiveOrderDocument & { orderId: number },
): Promise<Order> {
  return (await api.put<{ data: Order }>(endpoints.orderDocuments(orderId), document)).data.data;
}

/** The invoice of a paid order. */
export async function fetchInvoice(api: AxiosInstance, id: number, signal: AbortSignal): Promise<Invoice> {
  return (await api.get<{ data: Invoice }>(endpoints.invoice(id), { signal })).data.data;
}

/** Cancels an order and returns it in its new state. */
export const cancelOrder = withIdempotencyKey(async (api, id: number, key): Promise<Order> => {
  const config = { headers: keyHeader(key) };
  return (await api.post<{ data: Order }>(endpoints.cancelOrder(id), undefined, config)).data.data;
});
