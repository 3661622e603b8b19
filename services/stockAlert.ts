import type { AxiosInstance } from 'axios';
import type { AskStockAlert } from '@/contract/stockAlert';
import { endpoints } from './http/endpoints';

type Answer = { data: number[] };

/** The variants that the customer waits for. */
export async function fetchStockAlerts(api: AxiosInstance): Promise<number[]> {
  return (await api.get<Answer>(endpoints.stockAlerts)).data.data;
}

/** Waits for one more; answers all of them. */
export async function askStockAlert(api: AxiosInstance, productPropertyId: number): Promise<number[]> {
  const payload: AskStockAlert = { productPropertyId };
  return (await api.post<Answer>(endpoints.stockAlerts, payload)).data.data;
}

/** Waits for one no longer; answers the others. */
export async function cancelStockAlert(api: AxiosInstance, productPropertyId: number): Promise<number[]> {
  return (await api.delete<Answer>(endpoints.stockAlert(productPropertyId))).data.data;
}
