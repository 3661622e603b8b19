import type { AxiosInstance } from 'axios';
import type { ShopPage, ShopQuery } from '@/contract/list';
import { endpoints } from './http/endpoints';

type Answer<Data> = { data: Data };

export async function fetchShop(api: AxiosInstance, query: ShopQuery): Promise<ShopPage> {
  return (await api.get<Answer<ShopPage>>(endpoints.shop, { params: query })).data.data;
}
