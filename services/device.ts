import type { AxiosInstance } from 'axios';
import type { Device } from '@/contract/device';
import { endpoints } from './http/endpoints';

/** The devices on which the customer is signed in. */
export async function fetchDevices(api: AxiosInstance): Promise<Device[]> {
  return (await api.get<{ data: Device[] }>(endpoints.devices)).data.data;
}

export async function signOutDevice(api: AxiosInstance, id: string): Promise<void> {
  await api.delete(endpoints.device(id));
}

/** Signs out every device except the one that sends the request. */
export async function signOutOtherDevices(api: AxiosInstance): Promise<void> {
  await api.delete(endpoints.devices);
}
