import type { AxiosInstance } from 'axios';
import type { BetaProgramme, BetaRegistration, LookUpBeta, RegisterForBeta } from '@/contract/betaLoan';
import { endpoints } from './http/endpoints';

type Answer<Data> = { data: Data };

/** The beta programme that takes registrations; null when none does. */
export async function fetchBetaProgramme(api: AxiosInstance): Promise<BetaProgramme | null> {
  return (await api.get<Answer<BetaProgramme | null>>(endpoints.betaLoan)).data.data;
}

/** Registers a person whose mobile the code proves, or answers the registration of the mobile. */
export async function registerForBeta(api: AxiosInstance, body: RegisterForBeta): Promise<BetaRegistration> {
  return (await api.post<Answer<BetaRegistration>>(endpoints.betaRegistrations, body)).data.data;
}

/** The registration with a tracking code and a mobile. */
export async function lookUpBeta(api: AxiosInstance, body: LookUpBeta): Promise<BetaRegistration> {
  return (await api.post<Answer<BetaRegistration>>(endpoints.betaLookUp, body)).data.data;
}
