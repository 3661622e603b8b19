import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { CheckoutReview, PlacedOrder, ShippingMethod } from '@/contract/checkout';
import type { PaymentStart } from '@/contract/payment';
import { small } from '@/tests/support/smallSeed';
import { smallMethods } from './smallShipping';

export type FaultCustomer = { token: string; addressId: number };

const scenarios = ['pay', 'pay', 'pay', 'double', 'lost', 'mismatch', 'wrongCard', 'cancel'];
/** How often a call is repeated while the backend is down. */
const mostTries = 1200;
const pauseMs = 100;

const pick = <T>(values: readonly T[]) => values[Math.floor(Math.random() * values.length)] as T;

type Answer<Data> = { status: number; data: Data | undefined };

/** A shopper whose browser repeats a call until the backend answers, as after a lost connection. */
function browserOf(url: () => string, token: string) {
  async function reach(path: string, init: RequestInit): Promise<Response> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const response = await fetch(url() + path, { ...init, redirect: 'manual' }).catch(() => null);
      if (response && response.status < 500) return response;
      await delay(pauseMs);
    }
    throw new Error(`${path} was never answered.`);
  }
  return {
    reach,
    async call<Data>(method: string, path: string, body?: object, key?: string): Promise<Answer<Data>> {
      const response = await reach(path, {
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
type Browser = ReturnType<typeof browserOf>;

/** Reviews the basket and places the order. A key that is still under way after a crash is given up for another one. */
async function placeOrder({ call }: Browser, { addressId }: FaultCustomer): Promise<PlacedOrder | null> {
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
    gateway: 'sandbox',
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
async function payAtBank({ reach }: Browser, { redirect }: PaymentStart): Promise<void> {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ action: 'pay', scenario: pick(scenarios) }).toString();
  const answer = await reach(redirect.url.replace(/^\/api/, ''), { method: 'POST', headers: form, body });
  const back = answer.headers.get('location')?.replace('/payment/response', '/payment/callback');
  if (!back || Math.random() < 0.2) return;
  if (Math.random() < 0.3) await delay(Math.random() * 1000);
  const times = pick([1, 1, 1, 2, 4]);
  await Promise.all(Array.from({ length: times }, () => reach(back, {})));
}

/** A purchase: from the basket to the bank and back, and sometimes a second attempt in another tab. */
export async function buy(url: () => string, customer: FaultCustomer): Promise<void> {
  const browser = browserOf(url, customer.token);
  await browser.call('POST', '/v2/Cart/AddToCart', { productPropertyId: small.charger, qty: 1 });
  for (let tries = 0; tries < 6; tries += 1) {
    const placed = await placeOrder(browser, customer);
    if (!placed) continue;
    if (!placed.payment) return;
    const again = Math.random() < 0.25;
    const second = again
      ? await browser.call<PaymentStart>(
          'POST',
          `/user/orders/${placed.orderId}/pay`,
          { gateway: 'sandbox' },
          randomUUID(),
        )
      : null;
    await payAtBank(browser, placed.payment);
    if (second?.data) await payAtBank(browser, second.data);
    return;
  }
}
