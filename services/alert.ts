import type { AxiosInstance } from 'axios';
import type { Alert, AlertKind, AskAlert } from '@/contract/alert';
import { endpoints } from './http/endpoints';

type Answer = { data: Alert[] };

/** The customer's open alerts, newest first. */
export async function fetchAlerts(api: AxiosInstance): Promise<Alert[]> {
  return (await api.get<Answer>(endpoints.alerts)).data.data;
}

/** Adds an alert for a variant. Answers all open alerts. */
export async function askAlert(api: AxiosInstance, alert: AskAlert): Promise<Alert[]> {
  return (await api.post<Answer>(endpoints.alerts, alert)).data.data;
}

/** Removes an alert for a variant. Answers the remaining alerts. */
export async function cancelAlert(
  api: AxiosInstance,
  kind: AlertKind,
  productPropertyId: number,
): Promise<Alert[]> {
  return (await api.delete<Answer>(endpoints.alert(productPropertyId), { params: { kind } })).data.data;
}
