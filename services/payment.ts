import type { AxiosInstance } from 'axios';
import type { PayInstalments, PaymentAttempt, PaymentStart, RechargeWallet } from '@/contract/payment';
import { endpoints } from './http/endpoints';
import { keyHeader } from './http/idempotent';

/** The result of a payment. It needs no session: a bank may return the shopper to another browser. */
export async function fetchAttempt(
  api: AxiosInstance,
  id: string,
  signal: AbortSignal,
): Promise<PaymentAttempt> {
  return (
    await api.get<{ data: PaymentAttempt }>(endpoints.paymentAttempt(encodeURIComponent(id)), { signal })
  ).data.data;
}

/** Starts another attempt to pay an unpaid order. A repetition with the same key starts nothing new. */
export async function payOrder(
  api: AxiosInstance,
  { orderId, gateway }: { orderId: number; gateway: string },
  key: string,
): Promise<PaymentStart> {
  const config = { headers: keyHeader(key) };
  return (await api.post<{ data: PaymentStart }>(endpoints.payOrder(orderId), { gateway }, config)).data.data;
}

/** Starts a recharge of the wallet. A repetition with the same key starts nothing new. */
export async function rechargeWallet(
  api: AxiosInstance,
  recharge: RechargeWallet,
  key: string,
): Promise<PaymentStart> {
  const config = { headers: keyHeader(key) };
  return (await api.post<{ data: PaymentStart }>(endpoints.rechargeWallet, recharge, config)).data.data;
}

/**
 * Pays instalments of an order: from the wallet, which answers null, or at a gateway. A repetition with the same key pays
 * nothing again.
 */
export async function payInstalments(
  api: AxiosInstance,
  { orderId, ...body }: PayInstalments & { orderId: number },
  key: string,
): Promise<PaymentStart | null> {
  const config = { headers: keyHeader(key) };
  const { data } = await api.post<{ data: { payment: PaymentStart | null } }>(
    endpoints.payInstalments(orderId),
    body,
    config,
  );
  return data.data.payment;
}
