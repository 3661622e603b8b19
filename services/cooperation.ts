import type { AxiosInstance } from 'axios';
import type {
  Cooperation,
  GiveMerchantDocument,
  MerchantDocument,
  SaveCooperation,
} from '@/contract/cooperation';
import { endpoints } from './http/endpoints';

type Answer<Data> = { data: Data };

/** The documents that merchants are asked for. */
export async function fetchMerchantDocuments(api: AxiosInstance): Promise<MerchantDocument[]> {
  return (await api.get<Answer<MerchantDocument[]>>(endpoints.merchantDocuments)).data.data;
}

/** The newest cooperation request of the customer, or an empty draft. */
export async function fetchCooperation(api: AxiosInstance, signal: AbortSignal): Promise<Cooperation> {
  return (await api.get<Answer<Cooperation>>(endpoints.cooperation, { signal })).data.data;
}

/** Saves typed fields. */
export async function saveCooperation(
  api: AxiosInstance,
  typed: SaveCooperation,
  signal: AbortSignal,
): Promise<Cooperation> {
  return (await api.put<Answer<Cooperation>>(endpoints.cooperation, typed, { signal })).data.data;
}

/** Makes these uploads the document of a code. */
export async function giveMerchantDocument(
  api: AxiosInstance,
  { code, fileIds }: GiveMerchantDocument & { code: string },
): Promise<Cooperation> {
  return (await api.put<Answer<Cooperation>>(endpoints.cooperationDocument(code), { fileIds })).data.data;
}

/** Hands the saved request in. */
export async function submitCooperation(api: AxiosInstance): Promise<Cooperation> {
  return (await api.post<Answer<Cooperation>>(endpoints.submitCooperation)).data.data;
}
