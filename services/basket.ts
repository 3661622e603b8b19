import type { AxiosInstance, AxiosResponse } from 'axios';
import type { AddToCart, BasketAnswer, BasketImportAnswer, RemoveItem, UpdateCart } from '@/contract/basket';
import type { BasketImportView, BasketView } from '@/contract/view';
import { endpoints } from './http/endpoints';
import { toBasket } from './variant.dto';

const body = (response: AxiosResponse<BasketAnswer>): BasketView => toBasket(response.data);

export async function getBasket(api: AxiosInstance): Promise<BasketView> {
  return body(await api.get(endpoints.getBasket));
}

/** Adds `qty` to a line, making the line (and a guest's basket) when there is none. */
export async function addToBasket(api: AxiosInstance, payload: AddToCart): Promise<BasketView> {
  return body(await api.post(endpoints.addToBasket, payload));
}

/** Sets a line to exactly `qty`. */
export async function updateBasket(api: AxiosInstance, payload: UpdateCart): Promise<BasketView> {
  return body(await api.post(endpoints.updateBasket, payload));
}

export async function removeFromBasket(api: AxiosInstance, payload: RemoveItem): Promise<BasketView> {
  return body(await api.post(endpoints.removeFromBasket, payload));
}

export async function clearBasket(api: AxiosInstance): Promise<BasketView> {
  return body(await api.delete(endpoints.clearBasket));
}

/** Merges a guest's basket into the customer's and reports what became of each line. */
export async function importBasket(api: AxiosInstance, publicBasketId: string): Promise<BasketImportView> {
  return toBasket((await api.postForm<BasketImportAnswer>(endpoints.importBasket, { publicBasketId })).data);
}

/** Puts the customer's lines back as they were before a merge, once and while nothing has changed since. */
export async function undoImportBasket(api: AxiosInstance, id: string): Promise<BasketView> {
  return body(await api.post(endpoints.undoImportBasket, undefined, { params: { id } }));
}
