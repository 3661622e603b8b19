import type { AxiosInstance } from 'axios';
import type { ProductPage, Showcase } from '@/contract/product';
import type { SearchExtra, SearchResult } from '@/contract/search';
import type { ShopPage, ShopQuery } from '@/contract/shop';
import { endpoints } from './http/endpoints';

type Answer<Data> = { data: Data };

export async function fetchShowcase(api: AxiosInstance): Promise<Showcase[]> {
  return (await api.get<Answer<Showcase[]>>(endpoints.showcase)).data.data;
}

export async function fetchProduct(api: AxiosInstance, id: number): Promise<ProductPage> {
  return (await api.get<Answer<ProductPage>>(endpoints.product(id))).data.data;
}

export async function fetchShop(api: AxiosInstance, query: ShopQuery): Promise<ShopPage> {
  return (await api.get<Answer<ShopPage>>(endpoints.shop, { params: query })).data.data;
}

export type Suggestions = { results: SearchResult[] } & SearchExtra;

/** Live suggestions for a typed text of two letters or more. */
export async function fetchSuggestions(
  api: AxiosInstance,
  search: string,
  signal: AbortSignal,
): Promise<Suggestions> {
  const { data } = await api.get<Answer<SearchResult[]> & { extraObject: SearchExtra }>(endpoints.search, {
    params: { search },
    signal,
  });
  return { results: data.data, ...data.extraObject };
}
