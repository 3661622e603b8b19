import type { AxiosInstance } from 'axios';
import type { HandInCheques } from '@/contract/cheque';
import type { LeasingPlan, LeasingRequest, RequestLeasing } from '@/contract/leasing';
import { endpoints } from './http/endpoints';
import { keyHeader, withIdempotencyKey } from './http/idempotent';

type Answer<Data> = { data: Data };

/** The leasing plans that are offered, in their order. */
export async function fetchLeasingPlans(api: AxiosInstance): Promise<LeasingPlan[]> {
  return (await api.get<Answer<LeasingPlan[]>>(endpoints.leasingPlans)).data.data;
}

/** The open leasing request of the customer, or else the last one; null without any. */
export async function fetchLeasing(api: AxiosInstance, signal: AbortSignal): Promise<LeasingRequest | null> {
  return (await api.get<Answer<LeasingRequest | null>>(endpoints.leasing, { signal })).data.data;
}

/** Sends a leasing request. */
export const requestLeasing = withIdempotencyKey(
  async (api, body: RequestLeasing, key): Promise<LeasingRequest> => {
    const config = { headers: keyHeader(key) };
    return (await api.post<Answer<LeasingRequest>>(endpoints.leasing, body, config)).data.data;
  },
);

/** Cancels the open request. */
export async function cancelLeasing(api: AxiosInstance): Promise<LeasingRequest> {
  return (await api.post<Answer<LeasingRequest>>(endpoints.cancelLeasing)).data.data;
}

/** Hands in or corrects cheques of the contract. */
export const handInLeasingCheques = withIdempotencyKey(
  async (api, body: HandInCheques, key): Promise<LeasingRequest> => {
    const config = { headers: keyHeader(key) };
    return (await api.post<Answer<LeasingRequest>>(endpoints.leasingCheques, body, config)).data.data;
  },
);
