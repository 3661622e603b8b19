import { randomUUID } from 'node:crypto';
import type { CommandOf } from '@/backend/desk/action';
import type { Order } from '@/contract/order';
import type { RequestReturn, ReturnLine, ReturnPreview } from '@/contract/orderReturn';
import { asCustomer } from '@/tests/support/customer';
import { carryOut } from '@/tests/support/desk/carryOut';
import { run } from '@/tests/support/guest';
import { aPhoto, storeFile } from '@/tests/support/layout/uploads';
import { small } from '@/tests/support/smallSeed';
import { type CheckoutShop, openCheckoutShop, type Shopper } from './checkout/checkoutShop';

export type ReturnShop = Awaited<ReturnType<typeof openReturnShop>>;

/** The shop of the checkout tests, where orders are delivered and returned. Only the last piece can be sold out. */
export async function openReturnShop() {
  const shop = await openCheckoutShop();
  await run(shop.db, 'UPDATE product_properties SET stock = 1000000 WHERE id <> $1', [small.lastPiece]);
  const parts = () => ({ db: shop.db, now: () => shop.clock.now, payment: shop.payment });
  const decide = (id: number, decision: CommandOf<'return'>['decision']) =>
    carryOut(parts(), { what: 'return', id, decision });
  return {
    ...shop,
    deliver,
    decide,

    /** Receives the products of a return and accepts them. */
    async accept(id: number, sellable = true): Promise<void> {
      expect(await decide(id, { verdict: 'receive' })).toBe('done');
      expect(await decide(id, { verdict: 'accept', sellable })).toBe('done');
    },

    /** A shopper whose order is paid by the wallet and delivered. @returns the shopper and the order */
    async deliverTo(options: Parameters<CheckoutShop['createShopper']>[0], changes = {}) {
      const shopper = await shop.createShopper(options);
      const { data } = await shopper.place({ useWallet: true, ...changes });
      return { ...shopper, orderId: data.orderId, ...(await deliver(data.orderId, shopper)) };
    },
  };

  async function deliver(orderId: number, shopper: Shopper) {
    const moved = { what: 'order' as const, id: orderId };
    await carryOut(parts(), { ...moved, change: { step: 'ship', tracking: '123' } });
    await carryOut(parts(), { ...moved, change: { step: 'deliver', serials: [] } });
    const { call, token } = shopper;
    const order = await shopper.order(orderId);
    const base: RequestReturn = {
      lines: [{ itemId: order.items[0]?.id ?? 0, qty: 1 }],
      reason: 'changedMind',
      note: '',
      photos: [],
    };
    return {
      items: order.items,
      addPhoto: async () => storeFile(call, 'return', await aPhoto()),
      preview: (lines: ReturnLine[] = base.lines) =>
        call.post<ReturnPreview>(`/user/orders/${orderId}/returnPreview`, { lines }),
      request: (changes: Partial<RequestReturn> = {}, key: string = randomUUID()) =>
        asCustomer(shop.app, token, { 'idempotency-key': key }).post<Order>(
          `/user/orders/${orderId}/returns`,
          { ...base, ...changes },
        ),
      cancelReturn: (id: number) =>
        asCustomer(shop.app, token, { 'idempotency-key': randomUUID() }).post<Order>(
          `/user/returns/${id}/cancel`,
        ),
    };
  }
}
