import type { AxiosInstance, AxiosResponse } from 'axios';
import type { Address, EditAddress } from '@/contract/address';
import { endpoints } from './http/endpoints';

// Every change may move the default mark of another address, so each answers all of them.

const addressesOf = (response: AxiosResponse<{ data: Address[] }>): Address[] => response.data.data;

export async function fetchAddresses(api: AxiosInstance): Promise<Address[]> {
  return addressesOf(await api.get(endpoints.addresses));
}

/** Adds an address (`id` null) or changes one. */
export async function saveAddress(
  api: AxiosInstance,
  { id, address }: { id: number | null; address: EditAddress },
): Promise<Address[]> {
  return addressesOf(
    id === null
      ? await api.post(endpoints.addresses, address)
      : await api.put(endpoints.address(id), address),
  );
}

/** The address can be brought back for a while. */
export async function removeAddress(api: AxiosInstance, { id }: { id: number }): Promise<Address[]> {
  return addressesOf(await api.delete(endpoints.address(id)));
}

export async function restoreAddress(api: AxiosInstance, { id }: { id: number }): Promise<Address[]> {
  return addressesOf(await api.post(endpoints.restoreAddress(id)));
}

export async function makeDefaultAddress(api: AxiosInstance, id: number): Promise<Address[]> {
  return addressesOf(await api.put(endpoints.defaultAddress(id)));
}
