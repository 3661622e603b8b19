import type { AxiosInstance } from 'axios';
import type { AskCreditScore, CreditScore } from '@/contract/creditScore';
import { endpoints } from './http/endpoints';

type Answer<Data> = { data: Data };

/** The last credit score of the customer, valid or not; null when none was asked for. */
export async function fetchCreditScore(api: AxiosInstance, signal: AbortSignal): Promise<CreditScore | null> {
  return (await api.get<Answer<CreditScore | null>>(endpoints.creditScore, { signal })).data.data;
}

/** Asks the bureau for the score of the customer, who has agreed to it. */
export async function askCreditScore(api: AxiosInstance, body: AskCreditScore): Promise<CreditScore> {
  return (await api.post<Answer<CreditScore>>(endpoints.creditScore, body)).data.data;
}
