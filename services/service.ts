import type { AxiosInstance } from 'axios';
import type { BasketAnswer } from '@/contract/basket';
import type { AddService, RemoveService } from '@/contract/service';
import type { BasketView } from '@/contract/view';
import { endpoints } from './http/endpoints';
import { toBasket } from './variant.dto';

/** Sets each named service of a line to `count` pieces. */
export async function addServices(api: AxiosInstance, payload: AddService): Promise<BasketView> {
  return toBasket((await api.post<BasketAnswer>(endpoints.addService, payload)).data);
}

/** Takes each named service off a line. */
export async function removeServices(api: AxiosInstance, payload: RemoveService): Promise<BasketView> {
  return toBasket((await api.post<BasketAnswer>(endpoints.removeService, payload)).data);
}

/** Takes every insurance off the line with the id `basketId`. Customers and guests have a path each. */
export async function removeInsurance(
  api: AxiosInstance,
  { basketId, signedIn }: { basketId: string; signedIn: boolean },
): Promise<BasketView> {
  const path = signedIn ? endpoints.removeInsurance : endpoints.removeGuestInsurance;
  return toBasket((await api.postForm<BasketAnswer>(path, { basketId })).data);
}
