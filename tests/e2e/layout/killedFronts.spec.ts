import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Address } from '@/contract/address';
import type { CheckoutReview, PlacedOrder, ShippingMethod } from '@/contract/checkout';
import { ordersOf, readyToOrder } from '@/tests/e2e/checkoutSteps';
import type { Customer } from '@/tests/e2e/customer';
import { killedStorefronts as urls } from '@/tests/e2e/servers';
import { type StorefrontProcess, startStorefront } from '@/tests/e2e/storefrontProcess';
import { findProduct, plentiful, productPath, test, typeAtDesk } from '@/tests/e2e/support';

/** Two storefronts of this file alone, so that no other test notices their end. */
let fronts: StorefrontProcess[];
test.beforeAll(async () => {
  fronts = await Promise.all(urls.map((url) => startStorefront(url)));
});
test.afterAll(() => Promise.all(fronts.map((front) => front.stop())));

const mostTries = 500;
const pauseMs = 20;
let asked = 0;

/** Asks the storefronts in turn until one answers, as a proxy before them and a browser after a lost connection do together. */
async function reach(path: string, init: RequestInit = {}) {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const url = urls[asked++ % urls.length];
    try {
      const response = await fetch(url + path, { ...init, redirect: 'manual' });
      const body = await response.text();
      // 409: the first try of a call is still under way.
      const { status, headers } = response;
      if (status < 500 && status !== 409) return { status, body, location: headers.get('location') ?? '' };
    } catch {
      // The storefront was killed, in the middle of its answer too.
    }
    await delay(pauseMs);
  }
  throw new Error(`${path} was never answered.`);
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address, urls[0]);
  return pathname + search;
}

/** Orders what is in the basket and pays. A call with a key is repeated with the same one. */
async function buy({ token }: Customer): Promise<void> {
  async function call<Data>(path: string, data?: object): Promise<Data> {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const init = data ? { method: 'POST', headers, body: JSON.stringify(data) } : { headers };
    const { status, body } = await reach(`/api${path}`, init);
    expect(status, `${path}: ${body}`).toBe(200);
    return (JSON.parse(body) as { data: Data }).data;
  }
  const [address] = await call<Address[]>('/user/addresses');
  const methods = await call<ShippingMethod[]>(`/user/shippingMethods?addressId=${address?.id}`);
  const method = methods.find(({ reason, days, branches }) => !reason && days.length + branches.length === 0);
  const choice = {
    addressId: address?.id,
    shipping: { methodId: method?.id, slotId: null, branchId: null },
    gateway: 'sandbox',
    useWallet: false,
    coupon: null,
  };
  const { agreed } = await call<CheckoutReview>('/user/checkout', choice);
  const { payment } = await call<PlacedOrder>('/user/orders', { ...choice, agreed });
  const form = new URLSearchParams({ action: 'pay', scenario: 'pay' });
  const { location } = await reach(pathOf(payment?.redirect.url ?? ''), { method: 'POST', body: form });
  await reach(pathOf(location));
}

/** Lets shoppers buy, one after the other, until it is over. @returns those who have */
async function shop(request: APIRequestContext, variant: number, isOver: () => boolean): Promise<Customer[]> {
  const bought: Customer[] = [];
  while (!isOver()) {
    const customer = await readyToOrder(request, variant);
    await buy(customer);
    bought.push(customer);
  }
  return bought;
}

/** Opens pages one after the other until it is over. @returns how many there were */
async function look(paths: readonly string[], isOver: () => boolean): Promise<number> {
  let views = 0;
  for (; !isOver(); views += 1) {
    const path = paths[views % paths.length] ?? '/';
    const { status, body } = await reach(path);
    expect([path, status, body.trimEnd().endsWith('</html>')]).toEqual([path, 200, true]);
  }
  return views;
}

test('while each of two storefronts is killed under load, shoppers see whole pages and every purchase is made once', async ({
  request,
}) => {
  const { product, property } = await findProduct(request, plentiful);
  const { productPropertyId: variant, stock } = property;
  const paths = ['/', productPath(product), '/shop', '/faq'];
  let isOver = false;
  const until = () => isOver;
  /** Kills each storefront twice, the next one when the last is up again. */
  async function kill() {
    for (const place of [0, 1, 0, 1]) {
      await fronts[place]?.kill();
      fronts[place] = await startStorefront(urls[place] ?? '');
    }
  }
  await typeAtDesk(`stock ${variant} 500`);
  const killing = kill().finally(() => {
    isOver = true;
  });
  try {
    const [customers, views] = await Promise.all([
      Promise.all([1, 2, 3].map(() => shop(request, variant, until))),
      Promise.all([1, 2].map(() => look(paths, until))),
      killing,
    ]);
    expect(customers.flat().length).toBeGreaterThan(3);
    expect(views.reduce((sum, count) => sum + count)).toBeGreaterThan(20);
    for (const customer of customers.flat())
      expect((await ordersOf(request, customer)).map(({ state }) => state)).toEqual(['preparing']);
  } finally {
    isOver = true;
    // A storefront that is starting belongs to those that are stopped at the end.
    await killing.catch(() => undefined);
    await typeAtDesk(`stock ${variant} ${stock}`);
  }
});
