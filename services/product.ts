import type { AxiosInstance } from 'axios';
import type { ProductPage, Showcase } from '@/contract/product';
import type { ProductPageView } from '@/contract/view';
import { endpoints } from './http/endpoints';
import { toProductPage } from './variant.dto';

type Answer<Data> = { data: Data };

export async function fetchShowcase(api: AxiosInstance): Promise<Showcase[]> {
  return (await api.get<Answer<Showcase[]>>(endpoints.showcase)).data.data;
}

export async function fetchProduct(api: AxiosInstance, id: number): Promise<ProductPageView> {
  return toProductPage((await api.get<Answer<ProductPage>>(endpoints.product(id))).data.data);
}
