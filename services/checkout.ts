import type { AxiosInstance } from 'axios';
import type {
  CheckoutChoice,
  CheckoutReview,
  PlacedOrder,
  PlaceOrder,
  ShippingMethod,
} from '@/contract/checkout';
import { endpoints } from './http/endpoints';
import { keyHeader } from './http/idempotent';

/** The ways to ship the basket to an address, with those that are not possible and why. */
export async function fetchShippingMethods(
  api: AxiosInstance,
  addressId: number,
  signal: AbortSignal,
): Promise<ShippingMethod[]> {
  const params = { addressId };
  return (await api.get<{ data: ShippingMethod[] }>(endpoints.shippingMethods, { params, signal })).data.data;
}

/** Computes everything the shopper agrees to, without changing anything. */
export async function reviewCheckout(
  api: AxiosInstance,
  choice: CheckoutChoice,
  signal: AbortSignal,
): Promise<CheckoutReview> {
  return (await api.post<{ data: CheckoutReview }>(endpoints.checkout, choice, { signal })).data.data;
}

/** Places the reviewed order. A repetition with the same key and order places nothing new and answers the same. */
export async function placeOrder(
  api: AxiosInstance,
  { order, key }: { order: PlaceOrder; key: string },
): Promise<PlacedOrder> {
  const headers = keyHeader(key);
  return (await api.post<{ data: PlacedOrder }>(endpoints.orders, order, { headers })).data.data;
}
