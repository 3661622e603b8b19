import type { AxiosInstance } from 'axios';
import type { AskStockAlert } from '@/contract/stockAlert';
import { endpoints } from './http/endpoints';

type Answer = { data: number[] };

/** Ids of the variants that the customer has an alert for. */
export async function fetchStockAlerts(api: AxiosInstance): Promise<number[]> {
  return (await api.get<Answer>(endpoints.stockAlerts)).data.data;
}

/** Adds an alert for a variant. Answers the ids of all alerts. */
export async function askStockAlert(api: AxiosInstance, productPropertyId: number): Promise<number[]> {
  const payload: AskStockAlert = { productPropertyId };
  return (await api.post<Answer>(endpoints.stockAlerts, payload)).data.data;
}

/** Removes the alert for a variant. Answers the ids of the remaining alerts. */
export async function cancelStockAlert(api: AxiosInstance, productPropertyId: number): Promise<number[]> {
  return (await api.delete<Answer>(endpoints.stockAlert(productPropertyId))).data.data;
}
