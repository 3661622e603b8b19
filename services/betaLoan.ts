import type { AxiosInstance } from 'axios';
import type { BetaProgramme } from '@/contract/betaLoan';
import { endpoints } from './http/endpoints';

type Answer<Data> = { data: Data };

/** The beta programme that takes registrations; null when none does. */
export async function fetchBetaProgramme(api: AxiosInstance): Promise<BetaProgramme | null> {
  return (await api.get<Answer<BetaProgramme | null>>(endpoints.betaLoan)).data.data;
}
