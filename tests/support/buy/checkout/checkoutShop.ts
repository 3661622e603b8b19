import { randomUUID } from 'node:crypto';
import type { CreditScoreProvider } from '@/backend/adapters/creditScore/provider';
import type { IdentityProvider } from '@/backend/adapters/identity/provider';
import { GatewayRefusal, type PaymentGateway, type PaymentRequest } from '@/backend/adapters/payment/gateway';
import { gatewaysOf } from '@/backend/adapters/payment/gateways';
import type { Feeds } from '@/backend/adapters/torob/configured';
import { openSlots } from '@/backend/domains/buy/checkout/slots';
import { moveWallet } from '@/backend/domains/buy/wallet/move';
import type { ChangedAddress } from '@/contract/address';
import type { CheckoutChoice, CheckoutReview, PlacedOrder, ShippingMethod } from '@/contract/checkout';
import type { DeskCommand } from '@/contract/desk/command';
import type { FeedNotification } from '@/contract/notification';
import type { Order } from '@/contract/order';
import { aHomeAddress } from '@/tests/support/account/homeAddress';
import { openTestApp, type openTestDatabase } from '@/tests/support/backend';
import { smallMethods } from '@/tests/support/buy/smallShipping';
import { asCustomer, createCustomer } from '@/tests/support/customer';
import { carryOut } from '@/tests/support/desk/carryOut';
import { customerOf } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

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
  lendersOf = () => [],
  ...services
}: {
  isWatched?: boolean;
  /** Instalment gateways beside the one of the shop. */
  lendersOf?: (gateway: PaymentGateway) => PaymentGateway[];
  creditScore?: CreditScoreProvider;
  identity?: IdentityProvider;
  feeds?: Feeds;
  /** Whether carriers without an account are simulated. */
  simulated?: boolean;
  openDatabase?: typeof openTestDatabase;
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
  const gateways = gatewaysOf([gateway, ...lendersOf(gateway)]);
  const shop = await openTestApp({
    now,
    isWatched,
    ...services,
    openPayment: () => ({ gateways, shopUrl: 'https://shop.example', sandbox: null }),
  });
  const { app, db, run } = shop;
  await run(`UPDATE settings SET company = jsonb_set(company, '{validGateways}', $1::jsonb)`, [
    JSON.stringify(gateways.all.map(({ code }) => code)),
  ]);
  await openSlots(db, clock.now);

  /** A customer with an address, a basket and a wallet. */
  async function createShopper({ noCheck = false, wallet = 0, lines = [], cityId = 301 }: Options = {}) {
    const customer = await createCustomer(db, { now: clock.now, noCheck });
    const call = asCustomer(app, customer.token);
    const saved = await call.post<unknown, ChangedAddress>(
      '/user/addresses',
      aHomeAddress({ cityId, unit: '4' }),
    );
    const addressId = saved.extraObject.id;
    const basket = customerOf(app, customer.token);
    for (const [property, qty] of lines) await basket.add(property, qty);
    if (lines.some(([property]) => property === small.console))
      await basket.choose(small.controller, small.console);
    const { userId } = customer;
    const gift = { userId, amount: wallet, kind: 'gift', title: 'هدیه', cause: `gift ${userId}` } as const;
    if (wallet > 0) await moveWallet(db, gift, clock.now);
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
    /** Posts with a key, by which a repeated call is known. */
    const send = <Data>(path: string, body?: object, key: string = randomUUID()) =>
      asCustomer(app, customer.token, { 'idempotency-key': key }).post<Data>(path, body);
    const placeAgreed = (agreed: string, changes: Partial<CheckoutChoice> = {}, key?: string) =>
      send<PlacedOrder>('/user/orders', { ...choose(changes), agreed }, key);
    /** The ways to ship to the address, by their ids. */
    async function shippingMethods(): Promise<Record<number, ShippingMethod>> {
      const { data } = await call.get<ShippingMethod[]>(`/user/shippingMethods?addressId=${addressId}`);
      return Object.fromEntries(data.map((method) => [method.id, method]));
    }
    /** Reviews and places. */
    async function place(changes: Partial<CheckoutChoice> = {}, key?: string) {
      const { data } = await review(changes);
      return placeAgreed(data?.agreed ?? '', changes, key);
    }

    return {
      ...customer,
      call,
      addressId,
      basket,
      choose,
      review,
      placeAgreed,
      place,
      send,
      /** Puts a variant into the basket and places it. @returns the order's number */
      async buy(property: number, qty = 1, changes: Partial<CheckoutChoice> = {}) {
        await basket.add(property, qty);
        return (await place(changes)).data.orderId;
      },
      cancel: (orderId: number, key?: string) =>
        send<Order>(`/user/orders/${orderId}/cancel`, undefined, key),
      order: async (orderId: number) => (await call.get<Order>(`/user/orders/${orderId}`)).data,
      balance: async () => (await call.get<{ balance: number }>('/user/wallet')).data.balance,
      shippingMethods,
      /** The courier with the slot of a day and an hour. */
      async courier(date: string, from: string) {
        const { days = [] } = (await shippingMethods())[smallMethods.courier] ?? {};
        const slots = days.find((day) => day.date === date)?.slots ?? [];
        const slotId = slots.find((slot) => slot.from === from)?.id ?? 0;
        return { methodId: smallMethods.courier, slotId, branchId: null };
      },
      /** The newest message that the customer was sent. */
      notice: async () => (await call.get<FeedNotification[]>('/user/notifications')).data[0],
    };
  }

  return {
    ...shop,
    clock,
    bank,
    payment: { gateways },
    createShopper,
    /** A customer with an order of one controller that the wallet has paid. */
    async createBuyer() {
      const sara = await createShopper({ wallet: 5_000_000 });
      return { sara, id: await sara.buy(small.controller, 1, { useWallet: true }) };
    },
    refuseAtBank: () => {
      bank.failure = new GatewayRefusal('پذیرندهٔ درگاه فعال نیست.');
    },
    /** Carries out a command of an operator. */
    command: (command: DeskCommand) => carryOut({ db, now, payment: { gateways } }, command),
    stockOf: async (property: number) =>
      (await run<{ stock: number }>('SELECT stock FROM product_properties WHERE id = $1', [property]))[0]
        ?.stock ?? -1,
    /** How many orders a slot has. */
    takenOf: async (slotId: number) =>
      (await run<{ taken: number }>('SELECT taken FROM delivery_slots WHERE id = $1', [slotId]))[0]?.taken,
    setStock: (property: number, stock: number) =>
      run('UPDATE product_properties SET stock = $2 WHERE id = $1', [property, stock]),
  };
}
