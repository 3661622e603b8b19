import type { WalletEntry } from '@/contract/wallet';

export const aWalletEntry = (over: Partial<WalletEntry> = {}): WalletEntry => ({
  id: 1,
  kind: 'recharge',
  title: 'افزایش موجودی',
  amount: 2_000_000,
  balance: 2_350_000,
  orderId: null,
  createdAt: '2026-11-16T09:30:00.000Z',
  ...over,
});
