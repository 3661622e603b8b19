import type { AxiosInstance } from 'axios';
import type { User, UserEdit } from '@/contract/profile';
import type { ChangePassword, DeleteAccount } from '@/contract/session';
import { endpoints } from './http/endpoints';

type Answer<Data> = { data: Data };

export async function getProfile(api: AxiosInstance): Promise<User> {
  return (await api.get<Answer<User>>(endpoints.user)).data.data;
}

export async function editProfile(api: AxiosInstance, edit: UserEdit): Promise<User> {
  return (await api.putForm<Answer<User>>(endpoints.user, edit)).data.data;
}

/** Changes the password. The server signs out all other devices. */
export async function changePassword(api: AxiosInstance, payload: ChangePassword): Promise<void> {
  await api.put(endpoints.changePassword, payload);
}

/** Deletes the customer's account. The payload confirms it with the password or with a code. */
export async function deleteAccount(api: AxiosInstance, payload: DeleteAccount): Promise<void> {
  await api.post(endpoints.deleteAccount, payload);
}
