import { randomUUID } from 'node:crypto';
import type { AxiosInstance } from 'axios';
import type { ShopChanges, ShopPages, ShopReads } from '@/contract/calls';
import type { DeskChanges, DeskReads } from '@/contract/desk/calls';
import { deskRows } from '@/services/desk';
import { sendRequest } from '@/services/http/callRows';
import { keyHeader } from '@/services/http/idempotent';
import { changes } from '@/services/shopChanges';
import { reads } from '@/services/shopReads';
import { api } from './liveBackend';

/** Makes a read of the desk as its saga does. */
export const readDesk = async <Name extends keyof DeskReads>(
  _api: AxiosInstance,
  read: Name,
  query: DeskReads[Name]['query'],
) => (await sendRequest(api, deskRows.reads[read].request(query))) as DeskReads[Name]['answer'];

/** Makes a change of the desk as its saga does. */
export const makeDeskChange = async <Name extends keyof DeskChanges>(
  _api: AxiosInstance,
  change: Name,
  input: DeskChanges[Name]['input'],
) => (await sendRequest(api, deskRows.changes[change].request(input))) as DeskChanges[Name]['answer'];

/** Makes a read of the shop as its saga does; a list answers its first page. */
export const readShop = async <Name extends keyof ShopReads>(read: Name, query: ShopReads[Name]['query']) =>
  (await sendRequest(api, reads[read].request(query))) as ShopReads[Name]['answer'];

/** Reads the first rows of a list. */
export const readRows = async <Name extends keyof ShopPages>(read: Name, query: ShopPages[Name]['query']) =>
  (await sendRequest(api, reads[read].request(query))) as ShopPages[Name]['item'][];

/** Makes a change of the shop as its saga does. */
export const changeShop = async <Name extends keyof ShopChanges>(
  change: Name,
  input: ShopChanges[Name]['input'],
) => {
  const { once, request } = changes[change];
  const config = once ? { headers: keyHeader(randomUUID()) } : {};
  return (await sendRequest(api, request(input), config)) as ShopChanges[Name]['answer'];
};
