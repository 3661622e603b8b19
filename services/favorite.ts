import type { AxiosInstance } from 'axios';
import type { AddFavorites } from '@/contract/favorite';
import { endpoints } from './http/endpoints';

type Answer<Data> = { data: Data };

/** Product ids of all favorites, newest first. */
export async function fetchFavoriteIds(api: AxiosInstance): Promise<number[]> {
  return (await api.get<Answer<number[]>>(endpoints.favoriteIds)).data.data;
}

/** Adds products to the favorites. Answers the ids of all favorites. */
export async function addFavorites(api: AxiosInstance, productIds: number[]): Promise<number[]> {
  const payload: AddFavorites = { productIds };
  return (await api.post<Answer<number[]>>(endpoints.favorites, payload)).data.data;
}

/** Removes a product from the favorites. Answers the ids of all favorites. */
export async function removeFavorite(api: AxiosInstance, productId: number): Promise<number[]> {
  return (await api.delete<Answer<number[]>>(endpoints.favorite(productId))).data.data;
}
