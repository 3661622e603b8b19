import type { CommandOf } from '@/backend/desk/action';
import type { Order } from '@/contract/order';
import type { RequestReturn, ReturnLine, ReturnPreview } from '@/contract/orderReturn';
import { aPhoto, storeFile } from '@/tests/support/layout/uploads';
import { small } from '@/tests/support/smallSeed';
import { type CheckoutShop, openCheckoutShop, type Shopper } from './checkout/checkoutShop';

/** The shop of the checkout tests, where orders are delivered and returned. Only the last piece can be sold out. */
export async function openReturnShop() {
  const shop = await openCheckoutShop();
  await shop.run('UPDATE product_properties SET stock = 1000000 WHERE id <> $1', [small.lastPiece]);
  const decide = (id: number, decision: CommandOf<'return'>['decision']) =>
    shop.command({ what: 'return', id, decision });

  /** Receives the products of a return and accepts them. */
  async function accept(id: number, sellable = true): Promise<void> {
    expect(await decide(id, { verdict: 'receive' })).toBe('done');
    expect(await decide(id, { verdict: 'accept', sellable })).toBe('done');
  }

  async function deliver(orderId: number, { call, order: readOrder, send }: Shopper) {
    const moved = { what: 'order' as const, id: orderId };
    await shop.command({ ...moved, change: { step: 'ship', tracking: '123' } });
    await shop.command({ ...moved, change: { step: 'deliver', serials: [] } });
    const { items } = await readOrder(orderId);
    const lines = [{ itemId: items[0]?.id ?? 0, qty: 1 }];
    const base: RequestReturn = { lines, reason: 'changedMind', note: '', photos: [] };
    /** Asks to return one piece of the first line, or what is changed. */
    const request = (changes: Partial<RequestReturn> = {}, key?: string) =>
      send<Order>(`/user/orders/${orderId}/returns`, { ...base, ...changes }, key);
    return {
      items,
      request,
      /** Asks to return one piece, which the shop accepts. @returns the id of the return */
      async giveBack(sellable = true): Promise<number> {
        const id = (await request()).data.returns[0]?.id ?? 0;
        await accept(id, sellable);
        return id;
      },
      addPhoto: async () => storeFile(call, 'return', await aPhoto()),
      preview: (asked: ReturnLine[] = lines) =>
        call.post<ReturnPreview>(`/user/orders/${orderId}/returnPreview`, { lines: asked }),
      cancelReturn: (id: number) => send<Order>(`/user/returns/${id}/cancel`),
    };
  }

  return {
    ...shop,
    deliver,
    decide,
    accept,

    /** A shopper whose order is paid by the wallet and delivered. @returns the shopper and the order */
    async deliverTo(options: Parameters<CheckoutShop['createShopper']>[0], changes = {}) {
      const shopper = await shop.createShopper({ wallet: 20_000_000, ...options });
      const { data } = await shopper.place({ useWallet: true, ...changes });
      return { ...shopper, orderId: data.orderId, ...(await deliver(data.orderId, shopper)) };
    },
  };
}
