import type { AxiosInstance, AxiosResponse } from 'axios';
import type { Address, EditAddress } from '@/contract/address';
import { endpoints } from './http/endpoints';

// A change of one address may change which address is the default, so every call answers all addresses.

const addressesOf = (response: AxiosResponse<{ data: Address[] }>): Address[] => response.data.data;

export async function fetchAddresses(api: AxiosInstance): Promise<Address[]> {
  return addressesOf(await api.get(endpoints.addresses));
}

/** Adds an address when `id` is null, otherwise changes the address of that id. */
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

/** Removes an address. `restoreAddress` can undo it for a limited time. */
export async function removeAddress(api: AxiosInstance, { id }: { id: number }): Promise<Address[]> {
  return addressesOf(await api.delete(endpoints.address(id)));
}

export async function restoreAddress(api: AxiosInstance, { id }: { id: number }): Promise<Address[]> {
  return addressesOf(await api.post(endpoints.restoreAddress(id)));
}

export async function makeDefaultAddress(api: AxiosInstance, id: number): Promise<Address[]> {
  return addressesOf(await api.put(endpoints.defaultAddress(id)));
}
