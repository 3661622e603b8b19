import type { AxiosInstance } from 'axios';
import type { Page } from '@/contract/paging';
import type { Wallet, WalletEntry, WalletFilter } from '@/contract/wallet';
import { endpoints } from './http/endpoints';

export async function getWallet(api: AxiosInstance): Promise<Wallet> {
  return (await api.get<{ data: Wallet }>(endpoints.wallet)).data.data;
}

type Args = { query: { filter: WalletFilter }; cursor: string | null };

/** A page of the wallet's ledger, newest first. A null cursor asks for the first page. */
export async function fetchWalletEntries(
  api: AxiosInstance,
  { query, cursor }: Args,
  signal: AbortSignal,
): Promise<Page<WalletEntry>> {
  const params = { filter: query.filter, cursor: cursor ?? undefined };
  return (await api.get<Page<WalletEntry>>(endpoints.walletEntries, { params, signal })).data;
}
