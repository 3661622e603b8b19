import { randomUUID } from 'node:crypto';
import type { CreditScoreProvider } from '@/backend/adapters/creditScore/provider';
import type { IdentityProvider } from '@/backend/adapters/identity/provider';
import { GatewayRefusal, type PaymentGateway, type PaymentRequest } from '@/backend/adapters/payment/gateway';
import { gatewaysOf } from '@/backend/adapters/payment/gateways';
import { openSlots } from '@/backend/domains/buy/checkout/slots';
import { moveWallet } from '@/backend/domains/buy/wallet/move';
import type { ChangedAddress } from '@/contract/address';
import type { CheckoutChoice, CheckoutReview, PlacedOrder, ShippingMethod } from '@/contract/checkout';
import type { Order } from '@/contract/order';
import { openTestApp } from '@/tests/support/backend';
import { smallMethods } from '@/tests/support/buy/smallShipping';
import { asCustomer, createCustomer } from '@/tests/support/customer';
import { customerOf, run } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

const home = {
  title: 'خانه',
  provinceId: 8,
  address: 'خیابان گاندی',
  plaque: '8',
  unit: '4',
  postalCode: '1517963511',
  receiverName: 'مریم احمدی',
  receiverMobile: '09123456789',
  isDefault: false,
  latitude: null,
  longitude: null,
};

type Options = {
  noCheck?: boolean;
  wallet?: number;
  /** A console is bought together with the controller that is offered with it. */
  lines?: [property: number, qty: number][];
  cityId?: number;
};
export type CheckoutShop = Awaited<ReturnType<typeof openCheckoutShop>>;
export type Shopper = Awaited<ReturnType<CheckoutShop['createShopper']>>;

/**
 * A shop with a clock that tests move and one gateway that a test can make refuse or fail. It is 12:30 of 1 Azar 1405.
 * @param isWatched see `openTestApp`
 */
export async function openCheckoutShop({
  isWatched = true,
  ...services
}: {
  isWatched?: boolean;
  creditScore?: CreditScoreProvider;
  identity?: IdentityProvider;
} = {}) {
  const clock = { now: Date.parse('2026-11-22T09:00:00.000Z') };
  /** Payments that the gateway was asked to take, and the error that it answers with instead. */
  const bank: { asked: PaymentRequest[]; failure: Error | null } = { asked: [], failure: null };
  const gateway: PaymentGateway = {
    code: 'fake',
    title: 'درگاه نمونه',
    kind: 'card',
    lowest: 1000,
    highest: 200_000_000,
    verifyMinutes: 15,
    async start(request) {
      if (bank.failure) throw bank.failure;
      bank.asked.push(request);
      const url = `https://bank.example/${request.attemptId}`;
      return { token: request.attemptId, redirect: { url, method: 'GET', fields: {} } };
    },
    readCallback: () => null,
    verify: async () => ({ outcome: 'unknown', reason: 'not asked in these tests' }),
    inquire: async () => ({ outcome: 'pending' }),
  };
  const now = () => clock.now;
  const gateways = gatewaysOf([gateway]);
  const shop = await openTestApp({
    now,
    isWatched,
    ...services,
    openPayment: () => ({ gateways, shopUrl: 'https://shop.example', sandbox: null }),
  });
  const { app, db } = shop;
  await run(db, `UPDATE settings SET company = jsonb_set(company, '{validGateways}', '["fake"]')`);
  await openSlots(db, clock.now);

  /** A customer with an address, a basket and a wallet. */
  async function createShopper({ noCheck = false, wallet = 0, lines = [], cityId = 301 }: Options = {}) {
    const customer = await createCustomer(db, { now: clock.now, noCheck });
    const call = asCustomer(app, customer.token);
    const saved = await call.post<unknown, ChangedAddress>('/user/addresses', { ...home, cityId });
    const addressId = saved.extraObject.id;
    const basket = customerOf(app, customer.token);
    for (const [property, qty] of lines) await basket.add(property, qty);
    if (lines.some(([property]) => property === small.console))
      await basket.choose(small.controller, small.console);
    if (wallet > 0) {
      const cause = `gift ${customer.userId}`;
      await moveWallet(
        db,
        { userId: customer.userId, amount: wallet, kind: 'gift', title: 'هدیه', cause },
        clock.now,
      );
    }
    const choose = (changes: Partial<CheckoutChoice> = {}): CheckoutChoice => ({
      addressId,
      shipping: { methodId: smallMethods.post, slotId: null, branchId: null },
      gateway: 'fake',
      useWallet: false,
      coupon: null,
      ...changes,
    });
    const review = (changes: Partial<CheckoutChoice> = {}) =>
      call.post<CheckoutReview>('/user/checkout', choose(changes));
    const placeAgreed = (agreed: string, changes: Partial<CheckoutChoice> = {}, key: string = randomUUID()) =>
      asCustomer(app, customer.token, { 'idempotency-key': key }).post<PlacedOrder>('/user/orders', {
        ...choose(changes),
        agreed,
      });

    return {
      ...customer,
      call,
      addressId,
      basket,
      choose,
      review,
      placeAgreed,
      /** Reviews and places. */
      async place(changes: Partial<CheckoutChoice> = {}, key?: string) {
        const { data } = await review(changes);
        return placeAgreed(data?.agreed ?? '', changes, key);
      },
      cancel: (orderId: number, key: string = randomUUID()) =>
        asCustomer(app, customer.token, { 'idempotency-key': key }).post<Order>(
          `/user/orders/${orderId}/cancel`,
        ),
      order: async (orderId: number) => (await call.get<Order>(`/user/orders/${orderId}`)).data,
      balance: async () => (await call.get<{ balance: number }>('/user/wallet')).data.balance,
      /** Slots of the courier by day and hour: `2026-11-23 10:00`. */
      async slots(): Promise<Record<string, number>> {
        const { data } = await call.get<ShippingMethod[]>(`/user/shippingMethods?addressId=${addressId}`);
        const days = data.find(({ id }) => id === smallMethods.courier)?.days ?? [];
        return Object.fromEntries(
          days.flatMap(({ date, slots }) => slots.map(({ id, from }) => [`${date} ${from}`, id])),
        );
      },
    };
  }

  return {
    ...shop,
    clock,
    bank,
    payment: { gateways },
    createShopper,
    refuseAtBank: () => {
      bank.failure = new GatewayRefusal('پذیرندهٔ درگاه فعال نیست.');
    },
    /** Stock of a variant. */
    async stockOf(property: number): Promise<number> {
      const [row] = await run<{ stock: number }>(db, 'SELECT stock FROM product_properties WHERE id = $1', [
        property,
      ]);
      return row?.stock ?? -1;
    },
    setStock: (property: number, stock: number) =>
      run(db, 'UPDATE product_properties SET stock = $2 WHERE id = $1', [property, stock]),
  };
}
