import type { AxiosInstance } from 'axios';
import type { ChequeRequest, HandInCheques } from '@/contract/cheque';
import { endpoints } from './http/endpoints';
import { keyHeader, withIdempotencyKey } from './http/idempotent';

/** The orders whose cheques are handed in or reviewed, newest first. */
export async function fetchChequeRequests(api: AxiosInstance): Promise<ChequeRequest[]> {
  return (await api.get<{ data: ChequeRequest[] }>(endpoints.cheques)).data.data;
}

/** The cheques of one order. */
export async function fetchOrderCheques(
  api: AxiosInstance,
  orderId: number,
  signal: AbortSignal,
): Promise<ChequeRequest> {
  return (await api.get<{ data: ChequeRequest }>(endpoints.orderCheques(orderId), { signal })).data.data;
}

/** Hands in or corrects cheques of an order and returns all of its cheques. */
export const handInCheques = withIdempotencyKey(
  async (api, { orderId, cheques }: HandInCheques & { orderId: number }, key): Promise<ChequeRequest> => {
    const config = { headers: keyHeader(key) };
    const answer = await api.post<{ data: ChequeRequest }>(
      endpoints.orderCheques(orderId),
      { cheques },
      config,
    );
    return answer.data.data;
  },
);
