import type { AxiosInstance } from 'axios';
import type { SearchExtra, SearchResult } from '@/contract/search';
import { endpoints } from './http/endpoints';

type Answer<Data> = { data: Data };

export type Suggestions = { results: SearchResult[] } & SearchExtra;

/** Suggestions for a typed text of at least two letters. */
export async function fetchSuggestions(
  api: AxiosInstance,
  search: string,
  signal: AbortSignal,
): Promise<Suggestions> {
  const { data } = await api.get<Answer<SearchResult[]> & { extraObject: SearchExtra }>(endpoints.search, {
    params: { search },
    signal,
  });
  return { results: data.data, ...data.extraObject };
}
