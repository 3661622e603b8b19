import type { AxiosInstance } from 'axios';
import type { Comparison, ProductCard, ProductPage, RemovedProduct, Showcase } from '@/contract/product';
import type { ComparisonView, ProductPageView } from '@/contract/view';
import { endpoints } from './http/endpoints';
import { toComparison, toProductPage } from './variant.dto';

type Answer<Data> = { data: Data };

export async function fetchShowcase(api: AxiosInstance): Promise<Showcase[]> {
  return (await api.get<Answer<Showcase[]>>(endpoints.showcase)).data.data;
}

export async function fetchProduct(api: AxiosInstance, id: number): Promise<ProductPageView> {
  return toProductPage((await api.get<Answer<ProductPage>>(endpoints.product(id))).data.data);
}

/** A product that is no longer offered, and products like it. A 404 means that the shop never had it, or offers it. */
export async function fetchRemovedProduct(api: AxiosInstance, id: number): Promise<RemovedProduct> {
  return (await api.get<Answer<RemovedProduct>>(endpoints.removedProduct(id))).data.data;
}

/** The offered products among these, and products that are similar to the first. */
export async function fetchComparison(api: AxiosInstance, ids: readonly number[]): Promise<ComparisonView> {
  const params = { ids: ids.join(',') };
  return toComparison((await api.get<Answer<Comparison>>(endpoints.compare, { params })).data.data);
}

/** Cards of the offered products among these, in this order. @param ids at most `mostRecentProducts` */
export async function fetchCards(api: AxiosInstance, ids: readonly number[]): Promise<ProductCard[]> {
  const params = { ids: ids.join(',') };
  return (await api.get<Answer<ProductCard[]>>(endpoints.cards, { params })).data.data;
}

/** Tells the shop, which counts the visitors of a day, that a page of a product was opened. */
export async function countProductView(api: AxiosInstance): Promise<void> {
  await api.post(endpoints.productViewed);
}
