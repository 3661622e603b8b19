import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { buildDir, secondStorefront, storefront } from '@/tests/e2e/servers';
import { type StorefrontProcess, startStorefront } from '@/tests/e2e/storefrontProcess';
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
/** The folder of the second one, which keeps pages of its own as on another machine. */
const secondDir = `${buildDir}-second`;
let second: StorefrontProcess;

test.beforeAll(async () => {
  rmSync(secondDir, { recursive: true, force: true });
  cpSync(buildDir, secondDir, { recursive: true, filter: (path) => path !== join(buildDir, 'cache') });
  second = await startStorefront(secondStorefront, secondDir);
});

test.afterAll(async () => {
  await second.stop();
  rmSync(secondDir, { recursive: true, force: true });
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

test('a storefront that was down while a price changed shows the new one to its first visitor', async ({
  request,
}) => {
  const { product, property } = await findProduct(request, plentiful);
  const page = productPath(product);
  const variant = String(property.productPropertyId);
  const { price, discount, promotionPrice, promotionTo } = property;
  const shown = formatNumber(1_345_000);
  for (const html of await readBoth(request, page)) expect(html).not.toContain(shown);
  await second.stop();
  try {
    await changeOffer(variant, '--promotion', 'off', '--discount', '0', '--price', '1345000');
    second = await startStorefront(secondStorefront, secondDir);
    // Nobody has told it: it has the page of before on its disk.
    const [, html] = await readBoth(request, page);
    expect(html).toContain(shown);
  } finally {
    const promotion =
      promotionPrice && promotionTo ? ['--promotion', String(promotionPrice), '--until', promotionTo] : [];
    await changeOffer(variant, '--price', String(price), '--discount', String(discount), ...promotion);
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
