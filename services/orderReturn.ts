import type { AxiosInstance } from 'axios';
import type { Order } from '@/contract/order';
import type { RequestReturn, ReturnLine, ReturnPreview } from '@/contract/orderReturn';
import { endpoints } from './http/endpoints';
import { keyHeader, withIdempotencyKey } from './http/idempotent';

/** Quotes the refund for a return of these lines. */
export async function previewReturn(
  api: AxiosInstance,
  { orderId, lines }: { orderId: number; lines: ReturnLine[] },
  signal: AbortSignal,
): Promise<ReturnPreview> {
  const body = { lines };
  return (await api.post<{ data: ReturnPreview }>(endpoints.returnPreview(orderId), body, { signal })).data
    .data;
}

type Request = { orderId: number; request: RequestReturn };

/** Requests a return. @returns its order */
export const requestReturn = withIdempotencyKey(
  async (api, { orderId, request }: Request, key): Promise<Order> => {
    const config = { headers: keyHeader(key) };
    return (await api.post<{ data: Order }>(endpoints.orderReturns(orderId), request, config)).data.data;
  },
);

/** Cancels a return whose goods have not arrived. @returns its order */
export const cancelReturn = withIdempotencyKey(async (api, id: number, key): Promise<Order> => {
  const config = { headers: keyHeader(key) };
  return (await api.post<{ data: Order }>(endpoints.cancelReturn(id), undefined, config)).data.data;
});
