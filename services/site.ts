import type { AxiosInstance } from 'axios';
import type { Branch, Brand, FaqGroup, Province, ShippingCompany, Site, StaticsData } from '@/contract/site';
import type { Sitemap } from '@/contract/sitemap';
import { endpoints } from './http/endpoints';

type Answer<Data> = { data: Data };

/**
 * Freezes a large answer before it reaches the store. Immer freezes all objects below a new value, thousands here, but
 * leaves out a value that is frozen already.
 */
function freezeAnswer<Data extends object>(data: Data): Data {
  Object.freeze(data);
  return data;
}

export async function fetchSite(api: AxiosInstance): Promise<Site> {
  return (await api.get<Answer<Site>>(endpoints.site)).data.data;
}

export async function fetchStaticsData(api: AxiosInstance): Promise<StaticsData> {
  return freezeAnswer((await api.get<Answer<StaticsData>>(endpoints.staticsData)).data.data);
}

export async function fetchBrands(api: AxiosInstance): Promise<Brand[]> {
  return (await api.get<Answer<Brand[]>>(endpoints.brands)).data.data;
}

export async function fetchProvinces(api: AxiosInstance): Promise<Province[]> {
  return freezeAnswer((await api.get<Answer<Province[]>>(endpoints.provinces)).data.data);
}

export async function fetchBranches(api: AxiosInstance): Promise<Branch[]> {
  return (await api.get<Answer<Branch[]>>(endpoints.branches)).data.data;
}

export async function fetchFaq(api: AxiosInstance): Promise<FaqGroup[]> {
  return (await api.get<Answer<FaqGroup[]>>(endpoints.faq)).data.data;
}

export async function fetchShippingCompanies(api: AxiosInstance): Promise<ShippingCompany[]> {
  return (await api.get<Answer<ShippingCompany[]>>(endpoints.shippingCompanies)).data.data;
}

/** Fetches what the site map has: pages of text, and the files that the backend writes. */
export async function fetchSitemap(api: AxiosInstance): Promise<Sitemap> {
  return (await api.get<Answer<Sitemap>>(endpoints.sitemap)).data.data;
}
