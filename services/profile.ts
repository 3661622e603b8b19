import type { AxiosInstance } from 'axios';
import type { User, UserEdit } from '@/contract/user';
import type { Wallet } from '@/contract/wallet';
import { endpoints } from './http/endpoints';

type Answer<Data> = { data: Data };

export async function getUser(api: AxiosInstance): Promise<User> {
  return (await api.get<Answer<User>>(endpoints.user)).data.data;
}

export async function getWallet(api: AxiosInstance): Promise<Wallet> {
  return (await api.get<Answer<Wallet>>(endpoints.wallet)).data.data;
}

export async function editUser(api: AxiosInstance, edit: UserEdit): Promise<User> {
  return (await api.putForm<Answer<User>>(endpoints.user, edit)).data.data;
}
