import type { AxiosInstance } from 'axios';
import type { PayInstalments, PaymentAttempt, PaymentStart, RechargeWallet } from '@/contract/payment';
import { endpoints } from './http/endpoints';
import { keyHeader, withIdempotencyKey } from './http/idempotent';

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

/** Starts another attempt to pay an unpaid order. */
export const payOrder = withIdempotencyKey(
  async (api, { orderId, gateway }: { orderId: number; gateway: string }, key): Promise<PaymentStart> => {
    const config = { headers: keyHeader(key) };
    return (await api.post<{ data: PaymentStart }>(endpoints.payOrder(orderId), { gateway }, config)).data
      .data;
  },
);

/** Starts a recharge of the wallet. */
export const rechargeWallet = withIdempotencyKey(
  async (api, recharge: RechargeWallet, key): Promise<PaymentStart> => {
    const config = { headers: keyHeader(key) };
    return (await api.post<{ data: PaymentStart }>(endpoints.rechargeWallet, recharge, config)).data.data;
  },
);

/** Pays instalments of an order: from the wallet, which answers null, or at a gateway. */
export const payInstalments = withIdempotencyKey(
  async (
    api,
    { orderId, ...body }: PayInstalments & { orderId: number },
    key,
  ): Promise<PaymentStart | null> => {
    const config = { headers: keyHeader(key) };
    const { data } = await api.post<{ data: { payment: PaymentStart | null } }>(
      endpoints.payInstalments(orderId),
      body,
      config,
    );
    return data.data.payment;
  },
);
