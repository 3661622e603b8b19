import type { AxiosInstance, AxiosResponse } from 'axios';
import type {
  AddBasketBulk,
  AddToCart,
  BasketAnswer,
  BasketImportAnswer,
  ChooseCompanion,
  ChoosePlan,
  RemoveItem,
  UpdateCart,
} from '@/contract/basket';
import type { BasketImportView, BasketView } from '@/contract/view';
import { endpoints } from './http/endpoints';
import { toBasket } from './variant.dto';

const basketOf = (response: AxiosResponse<BasketAnswer>): BasketView => toBasket(response.data);

export async function getBasket(api: AxiosInstance): Promise<BasketView> {
  return basketOf(await api.get(endpoints.getBasket));
}

/** Adds `qty` to a line. Creates the line, and the basket of a guest, if it does not exist. */
export async function addToBasket(api: AxiosInstance, payload: AddToCart): Promise<BasketView> {
  return basketOf(await api.post(endpoints.addToBasket, payload));
}

/** Sets the quantity of a line to exactly `qty`. */
export async function updateBasket(api: AxiosInstance, payload: UpdateCart): Promise<BasketView> {
  return basketOf(await api.post(endpoints.updateBasket, payload));
}

export async function removeFromBasket(api: AxiosInstance, payload: RemoveItem): Promise<BasketView> {
  return basketOf(await api.post(endpoints.removeFromBasket, payload));
}

export async function clearBasket(api: AxiosInstance): Promise<BasketView> {
  return basketOf(await api.delete(endpoints.clearBasket));
}

/** Buys a companion with its line at the price of their bundle, or leaves it. */
export async function chooseCompanion(api: AxiosInstance, payload: ChooseCompanion): Promise<BasketView> {
  return basketOf(await api.post(endpoints.chooseCompanion, payload));
}

/** Stores with the basket how the shopper will pay: on a plan, or in cash. */
export async function choosePlan(api: AxiosInstance, payload: ChoosePlan): Promise<BasketView> {
  return basketOf(await api.post(endpoints.choosePlan, payload));
}

/** Merges the basket of a guest into the customer's and reports what happened to each line. */
export async function importBasket(api: AxiosInstance, publicBasketId: string): Promise<BasketImportView> {
  return toBasket((await api.postForm<BasketImportAnswer>(endpoints.importBasket, { publicBasketId })).data);
}

/** Adds a list of lines to the customer's basket and reports what happened to each. */
export async function addBasketBulk(
  api: AxiosInstance,
  items: AddBasketBulk['items'],
): Promise<BasketImportView> {
  return toBasket((await api.post<BasketImportAnswer>(endpoints.addBasketBulk, { items })).data);
}

/** Restores the customer's lines from before a merge. Possible once, and only while the basket has not changed since. */
export async function undoImportBasket(api: AxiosInstance, id: string): Promise<BasketView> {
  return basketOf(await api.post(endpoints.undoImportBasket, undefined, { params: { id } }));
}
