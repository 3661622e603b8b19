import type { AxiosInstance } from 'axios';
import type { LeasingPlan } from '@/contract/leasing';
import { endpoints } from './http/endpoints';

/** The leasing plans that are offered, in their order. */
export async function fetchLeasingPlans(api: AxiosInstance): Promise<LeasingPlan[]> {
  return (await api.get<{ data: LeasingPlan[] }>(endpoints.leasingPlans)).data.data;
}
