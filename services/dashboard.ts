import type { AxiosInstance } from 'axios';
import type { DashboardMenuItem } from '@/contract/dashboard';
import type { Overview } from '@/contract/order';
import { endpoints } from './http/endpoints';

type Answer<Data> = { data: Data };

/** The dashboard's menu of this customer, inactive entries included. */
export async function fetchDashboardMenu(api: AxiosInstance): Promise<DashboardMenuItem[]> {
  return (await api.get<Answer<DashboardMenuItem[]>>(endpoints.dashboardMenu)).data.data;
}

/** What the dashboard opens with. */
export async function fetchOverview(api: AxiosInstance): Promise<Overview> {
  return (await api.get<Answer<Overview>>(endpoints.overview)).data.data;
}
