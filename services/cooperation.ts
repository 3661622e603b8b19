import type { AxiosInstance } from 'axios';
import type { MerchantDocument } from '@/contract/cooperation';
import { endpoints } from './http/endpoints';

type Answer<Data> = { data: Data };

/** The documents that merchants are asked for. */
export async function fetchMerchantDocuments(api: AxiosInstance): Promise<MerchantDocument[]> {
  return (await api.get<Answer<MerchantDocument[]>>(endpoints.merchantDocuments)).data.data;
}
