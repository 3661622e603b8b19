import type { AxiosInstance } from 'axios';
import type { DashboardMenuItem } from '@/contract/dashboard';
import type { Overview } from '@/contract/order';
import { endpoints } from './http/endpoints';

type Answer<Data> = { data: Data };

/** The dashboard menu of this customer, including inactive entries. */
export async function fetchDashboardMenu(api: AxiosInstance): Promise<DashboardMenuItem[]> {
  return (await api.get<Answer<DashboardMenuItem[]>>(endpoints.dashboardMenu)).data.data;
}

/** The data of the first dashboard page. */
export async function fetchOverview(api: AxiosInstance): Promise<Overview> {
  return (await api.get<Answer<Overview>>(endpoints.overview)).data.data;
}
