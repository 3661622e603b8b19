import type { AxiosInstance } from 'axios';
import type { ShopChanges, ShopPages, ShopReads } from '@/contract/calls';
import { sendRequest } from './http/callRows';
import { changes } from './shopChanges';
import { reads } from './shopReads';

// A row is requested with the query or input of its name, so its answer is the answer of that name.

/** Makes a change for a saga that needs its answer. */
export const makeChange = <Name extends keyof ShopChanges>(
  api: AxiosInstance,
  change: Name,
  input: ShopChanges[Name]['input'],
) => sendRequest(api, changes[change].request(input)) as Promise<ShopChanges[Name]['answer']>;

/** Makes a read for a saga that needs its answer. */
export const fetchAnswer = <Name extends keyof ShopReads>(
  api: AxiosInstance,
  read: Name,
  query: ShopReads[Name]['query'],
  signal: AbortSignal,
) => sendRequest(api, reads[read].request(query), { signal }) as Promise<ShopReads[Name]['answer']>;

/** Reads the first rows of a list for a saga that needs them. */
export const fetchFirstRows = <Name extends keyof ShopPages>(
  api: AxiosInstance,
  read: Name,
  query: ShopPages[Name]['query'],
  signal: AbortSignal,
) => sendRequest(api, reads[read].request(query), { signal }) as Promise<ShopPages[Name]['item'][]>;
