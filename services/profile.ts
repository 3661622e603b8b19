import type { AxiosInstance } from 'axios';
import type { User } from '@/contract/profile';
import { endpoints } from './http/endpoints';

type Answer<Data> = { data: Data };

export async function getProfile(api: AxiosInstance): Promise<User> {
  return (await api.get<Answer<User>>(endpoints.user)).data.data;
}
