import type { AxiosInstance } from 'axios';
import type { BasketPlan } from '@/contract/basket';
import type { ListedPlan } from '@/contract/facility';
import { endpoints } from './http/endpoints';

/** Every plan that is offered. */
export async function fetchPlans(api: AxiosInstance): Promise<ListedPlan[]> {
  return (await api.get<{ data: ListedPlan[] }>(endpoints.facilityPlans)).data.data;
}

/** Every plan that is offered, each with the reason why the shopper's basket cannot be bought on it. */
export async function fetchBasketPlans(api: AxiosInstance): Promise<BasketPlan[]> {
  return (await api.get<{ data: BasketPlan[] }>(endpoints.basketPlans)).data.data;
}
