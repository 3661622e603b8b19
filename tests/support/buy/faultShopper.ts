import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ChoosePlan } from '@/contract/basket';
import type { CheckoutReview, PlacedOrder, ShippingMethod } from '@/contract/checkout';
import type { PaymentStart } from '@/contract/payment';
import { small } from '@/tests/support/smallSeed';
import { smallMethods } from './smallShipping';

export type FaultCustomer = { token: string; addressId: number };

/** A call of a shopper: answered, refused with a sentence (of a call or on a page), or without either. Times in ms. */
export type FaultCall = {
  path: string;
  outcome: 'done' | 'refused' | 'lost';
  status: number | null;
  startedAt: number;
  endedAt: number;
};

/** A shop whose parts are killed while its shoppers buy. */
export type FaultShop = {
  /** The address that calls go to. It may change with every call. */
  url: () => string;
  /** The gateway's code, the address of its page, and that of the shop which the gateway has sent the shopper back to. */
  gateway: { code: string; page: (url: string) => string; back: (url: string) => string };
  /** Pause (ms) before a call is repeated that was not answered. */
  pauseMs: () => number;
  onCall?: (call: FaultCall) => void;
};

/** Goods, on a plan or in cash. */
export type FaultPurchase = { property: number; plan: ChoosePlan | null };

const scenarios = ['pay', 'pay', 'pay', 'double', 'lost', 'mismatch', 'wrongCard', 'cancel'];
/** How long (ms) a call is repeated while the backend is down, and how long it waits for an answer. */
const [longestTriesMs, longestCallMs] = [120_000, 10_000];

const pick = <T>(values: readonly T[]) => values[Math.floor(Math.random() * values.length)] as T;

type Answer<Data> = { status: number; data: Data | undefined };

/** A shopper whose browser repeats a call until the backend answers, as after a lost connection. */
function browserOf(shop: FaultShop, token: string) {
  async function attempt(address: string, path: string, init: RequestInit): Promise<Response | null> {
    const startedAt = Date.now();
    const response = await fetch(address, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(longestCallMs),
    }).catch(() => null);
    const isDone = response !== null && response.status < 500;
    const text = isDone ? '' : ((await response?.text().catch(() => '')) ?? '');
    const isSentence = text.startsWith('{"') ? text.includes('"message":"') : text.includes('lang="fa"');
    shop.onCall?.({
      path,
      outcome: isDone ? 'done' : isSentence ? 'refused' : 'lost',
      status: response?.status ?? null,
      startedAt,
      endedAt: Date.now(),
    });
    // The gateway is away and the order is kept: the shop does not ask for the same call again.
    const isFinal = response?.status === 503 && isSentence && !response.headers.has('retry-after');
    return isDone || isFinal ? response : null;
  }

  async function reach(address: () => string, path: string, init: RequestInit): Promise<Response> {
    const end = Date.now() + longestTriesMs;
    while (Date.now() < end) {
      const response = await attempt(address(), path, init);
      if (response) return response;
      await delay(shop.pauseMs());
    }
    throw new Error(`${path} was never answered.`);
  }
  return {
    reach: (address: () => string, init: RequestInit) => reach(address, new URL(address()).pathname, init),
    async call<Data>(method: string, path: string, body?: object, key?: string): Promise<Answer<Data>> {
      const response = await reach(() => shop.url() + path, path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const answer: { data?: Data } = await response.json().catch(() => ({}));
      return { status: response.status, data: response.status === 200 ? answer.data : undefined };
    },
  };
}
type FaultBrowser = ReturnType<typeof browserOf>;

/** Reviews the basket and places the order. A key that is still under way after a crash is given up for another one. */
async function placeOrder(
  { call }: FaultBrowser,
  { addressId }: FaultCustomer,
  gateway: string,
): Promise<PlacedOrder | null> {
  const methods = await call<ShippingMethod[]>('GET', `/user/shippingMethods?addressId=${addressId}`);
  const slots =
    methods.data?.find(({ id }) => id === smallMethods.courier)?.days.flatMap((day) => day.slots) ?? [];
  const free = slots.filter(({ left }) => left > 0);
  const byCourier = free.length > 0 && Math.random() < 0.5;
  const choice = {
    addressId,
    shipping: byCourier
      ? { methodId: smallMethods.courier, slotId: pick(free).id, branchId: null }
      : { methodId: smallMethods.post, slotId: null, branchId: null },
    gateway,
    useWallet: Math.random() < 0.5,
    coupon: null,
  };
  const review = await call<CheckoutReview>('POST', '/user/checkout', choice);
  if (!review.data) return null;
  const { data } = await call<PlacedOrder>(
    'POST',
    '/user/orders',
    { ...choice, agreed: review.data.agreed },
    randomUUID(),
  );
  return data ?? null;
}

/** Pays at the bank, and comes back once, several times, late or never. */
async function payAtBank(
  shop: FaultShop,
  { reach }: FaultBrowser,
  { redirect }: PaymentStart,
): Promise<void> {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ action: 'pay', scenario: pick(scenarios) }).toString();
  const page = () => shop.gateway.page(redirect.url);
  const answer = await reach(page, { method: 'POST', headers: form, body });
  const back = answer.headers.get('location');
  if (!back || Math.random() < 0.2) return;
  if (Math.random() < 0.3) await delay(Math.random() * 1000);
  const times = pick([1, 1, 1, 2, 4]);
  await Promise.all(Array.from({ length: times }, () => reach(() => shop.gateway.back(back), {})));
}

/** A signed-in shopper whose browser repeats a call until the shop answers. */
export const browse = (shop: FaultShop, { token }: FaultCustomer) => browserOf(shop, token);

/**
 * A purchase: from the basket to the bank and back, and sometimes a second attempt in another tab.
 * @returns the number of the order; null when the goods or the day of their delivery were sold out each time
 */
export async function buy(
  shop: FaultShop,
  customer: FaultCustomer,
  { property, plan }: FaultPurchase = { property: small.charger, plan: null },
): Promise<number | null> {
  const browser = browse(shop, customer);
  const gateway = shop.gateway.code;
  await browser.call('POST', '/v2/Cart/AddToCart', { productPropertyId: property, qty: 1 });
  if (plan) await browser.call('POST', '/v2/Cart/ChoosePlan', plan);
  for (let tries = 0; tries < 6; tries += 1) {
    const placed = await placeOrder(browser, customer, gateway);
    if (!placed) continue;
    const { orderId, payment } = placed;
    if (!payment) return orderId;
    const again = Math.random() < 0.25;
    const pay = `/user/orders/${orderId}/pay`;
    const second = again ? await browser.call<PaymentStart>('POST', pay, { gateway }, randomUUID()) : null;
    await payAtBank(shop, browser, payment);
    if (second?.data) await payAtBank(shop, browser, second.data);
    return orderId;
  }
  return null;
}
