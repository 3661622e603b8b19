import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type APIRequestContext, expect } from '@playwright/test';
import { secondStorefront, storefront, storefrontArguments, storefrontEnv } from '@/tests/e2e/servers';
import {
  changeOffer,
  findProduct,
  plentiful,
  productPath,
  switchMode,
  test,
  typeAtDesk,
} from '@/tests/e2e/support';
import { formatNumber } from '@/utils/money';

/** Both are behind one address, as at a shop with more than one machine. */
const storefronts = [storefront, secondStorefront];
let second: ChildProcess;

test.beforeAll(async ({ request }) => {
  second = spawn(process.execPath, storefrontArguments, {
    env: { ...process.env, ...storefrontEnv(secondStorefront) },
    stdio: 'ignore',
  });
  await expect(async () =>
    expect((await request.get(`${secondStorefront}/readyz`)).ok()).toBe(true),
  ).toPass();
});

test.afterAll(async () => {
  const ended = once(second, 'exit');
  second.kill('SIGTERM');
  await ended;
});

/** The HTML of a page at each storefront, without the marks that React puts between pieces of text. */
const readBoth = (request: APIRequestContext, path: string) =>
  Promise.all(
    storefronts.map(async (origin) =>
      (await (await request.get(origin + path)).text()).replaceAll('<!-- -->', ''),
    ),
  );

/** Expects a text in new views of a page, or none of it, at both storefronts within two seconds. */
async function expectSoon(request: APIRequestContext, path: string, text: string, isShown = true) {
  const shows = async () => (await readBoth(request, path)).map((html) => html.includes(text));
  await expect
    .poll(shows, { timeout: 2000, intervals: [50], message: `«${text}» on ${path}` })
    .toEqual([isShown, isShown]);
}

test('a changed price and stock are on the visited page and in the list of every storefront within two seconds', async ({
  request,
}) => {
  const { product, property } = await findProduct(request, plentiful);
  const page = productPath(product);
  const list = `/shop?search=${encodeURIComponent(product.latinTitle)}`;
  const variant = String(property.productPropertyId);
  // Below every other variant, so that it is the price of the card too.
  const shown = formatNumber(1_234_000);
  for (const path of [page, list])
    for (const html of await readBoth(request, path)) expect(html).not.toContain(shown);
  const { price, stock, discount, promotionPrice, promotionTo } = property;
  try {
    await changeOffer(variant, '--promotion', 'off', '--discount', '0', '--price', '1234000');
    // The command ends after the lists are forgotten, so that not even the first visitor gets the kept one.
    for (const html of await readBoth(request, list)) expect(html).toContain(shown);
    await expectSoon(request, page, shown);
    await typeAtDesk(`stock ${variant} 2`);
    await expectSoon(request, page, 'فقط ۲ عدد مانده است');
  } finally {
    const promotion =
      promotionPrice && promotionTo ? ['--promotion', String(promotionPrice), '--until', promotionTo] : [];
    await changeOffer(variant, '--price', String(price), '--discount', String(discount), ...promotion);
    await typeAtDesk(`stock ${variant} ${stock}`);
  }
});

test('catalog mode takes the basket from the pages of every storefront within two seconds', async ({
  request,
}) => {
  const toBasket = 'href="/cart"';
  await expectSoon(request, '/', toBasket);
  try {
    await switchMode('catalog', 'on');
    await expectSoon(request, '/', toBasket, false);
  } finally {
    await switchMode('catalog', 'off');
  }
  await expectSoon(request, '/', toBasket);
});
