import { mostBasketLines } from '@/contract/limits';
import type { Customer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';
import { openPaymentShop } from './paymentShop';

/** Price in toman of every order that `leaveForBank` pays. */
export const amount = 900_000;

export type FaultyBankShop = Awaited<ReturnType<typeof openFaultyBankShop>>;

/** A shop whose bank does not answer the calls in `faults.broken`, and cancels payments only while `faults.reverses`. */
export async function openFaultyBankShop() {
  const faults: { broken: Partial<Record<'verify' | 'inquire' | 'start', boolean>>; reverses: boolean } = {
    broken: {},
    reverses: true,
  };
  const unlessBroken =
    <Args extends unknown[], Result>(
      name: 'verify' | 'inquire' | 'start',
      run: (...args: Args) => Promise<Result>,
    ) =>
    async (...args: Args) => {
      if (faults.broken[name]) throw new Error('The bank is silent.');
      return run(...args);
    };
  const shop = await openPaymentShop((gateway) => ({
    start: unlessBroken('start', gateway.start),
    verify: unlessBroken('verify', gateway.verify),
    inquire: unlessBroken(
      'inquire',
      async (payment) => (await gateway.inquire?.(payment)) ?? { outcome: 'unknown', reason: '' },
    ),
    reverse: async (payment) => faults.reverses && ((await gateway.reverse?.(payment)) ?? false),
  }));
  return {
    ...shop,
    faults,

    /** Starts a payment of an order, or of a new one. */
    async leaveForBank({ userId }: Customer, orderId?: number) {
      const id = orderId ?? (await shop.placeOrder(userId));
      const started = await shop.start({ userId, purpose: 'order', orderId: id, amount });
      return { orderId: id, ...started };
    },
    /** Cancels an order that was not paid in time. */
    release: (orderId: number) =>
      run(shop.db, 'SELECT * FROM release_order($1, $2::timestamptz, NULL, $3)', [
        orderId,
        new Date(shop.clock.now).toISOString(),
        mostBasketLines,
      ]),
  };
}
