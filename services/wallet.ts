import type { AxiosInstance } from 'axios';
import type { Wallet } from '@/contract/wallet';
import { endpoints } from './http/endpoints';

export async function getWallet(api: AxiosInstance): Promise<Wallet> {
  return (await api.get<{ data: Wallet }>(endpoints.wallet)).data.data;
}
