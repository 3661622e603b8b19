import { expect, type Page } from '@playwright/test';
import type { BasketItem } from '@/contract/basket';
import { formatNumber } from '@/utils/money';
import {
  addButton,
  badge,
  drawer,
  fillBasket,
  findProduct,
  open,
  openProduct,
  patient,
  plentiful,
  productPath,
  serverBasket,
  test,
} from './support';

const quantity = (page: Page, title: string) => page.getByLabel(`تعداد ${title}`, { exact: true });
const more = (page: Page, title: string) => page.getByRole('button', { name: `یکی بیشتر از ${title}` });
const fewer = (page: Page, title: string) => page.getByRole('button', { name: `یکی کمتر از ${title}` });
const trash = (page: Page, title: string) => page.getByRole('button', { name: `حذف ${title} از سبد` });
const settled = (page: Page) => expect(page.locator('dl[aria-busy="false"]')).toBeVisible();
const empty = (page: Page) => expect(page.getByText('سبد خرید شما خالی است', { exact: true })).toBeVisible();
const chosen = (items: BasketItem[]) => items.filter((item) => item.canDelete);

/** The page in which the basket is seen after an addition: the drawer on desktop, the basket page on phones. */
async function seeBasket(page: Page, isDesktop: boolean, title: string) {
  if (isDesktop) {
    await expect(drawer(page)).toContainText(title);
    return;
  }
  const told = page.getByRole('status').filter({ hasText: 'به سبد افزوده شد' });
  await expect(told).toContainText(title);
  await told.getByRole('link', { name: 'دیدن سبد' }).click();
  await expect(page).toHaveURL(/\/cart$/);
}

test('From the home page to a category, a product, another form of it, and into the basket', async ({
  page,
  isDesktop,
}) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'گوشی موبایل', exact: true }).first().click();
  await expect(page).toHaveURL(/\/shop\?category=phones$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('گوشی موبایل');

  const card = page.getByRole('main').locator('a[href^="/products/"]').filter({ hasText: 'Galaxy S25' });
  await card.first().click();
  await expect(page).toHaveURL(/\/products\/\d+\//);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  const colours = page.getByRole('radiogroup', { name: 'رنگ' }).getByRole('radio', { checked: false });
  const colour = (await colours.first().getAttribute('aria-label')) ?? '';
  await page.getByRole('radio', { name: colour, exact: true }).click();
  await expect(page).toHaveURL(/\?variant=\d+$/);
  const option = page
    .getByRole('radiogroup', { name: 'حافظه' })
    .getByRole('radio', { checked: false })
    .first();
  const optionTitle = (await option.textContent()) ?? '';
  await option.click();
  await expect(page.getByRole('radio', { name: optionTitle, exact: true })).toBeChecked();

  await addButton(page).click();
  await seeBasket(page, isDesktop, title);
  const { items, qty } = await serverBasket(page);
  expect(qty).toBe(1);
  expect(items[0]?.atrributeOne?.title).toBe(colour);
  expect(items[0]?.atrributeTwo?.title).toBe(optionTitle);

  // Back closes the drawer, and leaves the basket page.
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL(/\/products\/\d+\/.*variant=/);
  // Choosing a form made no history entries: one step back is the list.
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\?category=phones$/);
  await expect(badge(page)).toContainText('۱');
});

test('The quantity goes up, down, and at one the line goes', async ({ page, request }) => {
  const { product, property } = await findProduct(request, plentiful);
  await fillBasket(page, [{ productPropertyId: property.productPropertyId, qty: 1 }]);
  await open(page, '/cart');
  await expect(quantity(page, product.title)).toHaveText('۱');
  await expect(trash(page, product.title)).toBeVisible();
  await more(page, product.title).click();
  await expect(quantity(page, product.title)).toHaveText('۲');
  await settled(page);
  expect((await serverBasket(page)).qty).toBe(2);
  await fewer(page, product.title).click();
  await expect(quantity(page, product.title)).toHaveText('۱');
  await trash(page, product.title).click();
  await empty(page);
  await expect(async () => expect((await serverBasket(page)).qty).toBe(0)).toPass();
});

test('More than one may buy, or than there is, cannot be asked for, and the reason stands beside it', async ({
  page,
  request,
}) => {
  const most = await findProduct(request, plentiful);
  const last = await findProduct(request, ({ stock, maxBuy }) => stock > 0 && stock < maxBuy);
  const { maxBuy } = most.property;
  const { stock } = last.property;
  await fillBasket(page, [
    { productPropertyId: most.property.productPropertyId, qty: maxBuy },
    { productPropertyId: last.property.productPropertyId, qty: stock },
  ]);
  await open(page, '/cart');
  const reasons = [
    [most.product.title, `از این کالا تا ${formatNumber(maxBuy)} عدد می‌توانید بردارید.`],
    [last.product.title, `از این کالا ${formatNumber(stock)} عدد در انبار مانده است.`],
  ] as const;
  for (const [title, reason] of reasons) {
    await expect(more(page, title)).toHaveAttribute('aria-disabled', 'true');
    await expect(more(page, title)).toHaveAccessibleDescription(reason);
    await expect(page.getByText(reason)).toBeVisible();
    await more(page, title).press('Enter');
    await expect(more(page, title)).toBeFocused();
  }
  const lines = chosen((await serverBasket(page)).items);
  expect(lines.map((line) => line.qty).sort()).toEqual([maxBuy, stock].sort());
});

test('Emptying the basket asks first, and does nothing on «no»', async ({ page, request }) => {
  const one = await findProduct(request, plentiful);
  const other = await findProduct(
    request,
    (property, product) => plentiful(property) && product.id !== one.product.id,
  );
  await fillBasket(page, [
    { productPropertyId: one.property.productPropertyId, qty: 2 },
    { productPropertyId: other.property.productPropertyId, qty: 1 },
  ]);
  await open(page, '/cart');
  await page.getByRole('button', { name: 'حذف همه' }).click();
  const question = page.getByRole('dialog', {
    name: 'آیا از حذف همه ۳ محصول از سبد خرید اطمینان دارید ؟',
    exact: true,
  });
  await expect(question).toBeVisible();
  expect(await question.getByRole('heading').textContent()).toBe(
    'آیا از حذف همه ۳ محصول از سبد خرید اطمینان دارید ؟',
  );
  await question.getByRole('button', { name: 'انصراف' }).click();
  await expect(question).toBeHidden();
  expect((await serverBasket(page)).qty).toBe(3);

  await page.getByRole('button', { name: 'حذف همه' }).click();
  await question.getByRole('button', { name: 'حذف همه' }).click();
  await empty(page);
  await expect(async () => expect((await serverBasket(page)).items).toEqual([])).toPass();
  await page.reload();
  await empty(page);
});

test('A basket survives a reload and a new window', async ({ page, context, request }) => {
  const { product, property } = await findProduct(request, plentiful);
  await openProduct(page, product, property);
  await addButton(page).click();
  await expect(badge(page)).toContainText('۱');
  await expect(async () => expect((await serverBasket(page)).qty).toBe(1)).toPass();
  await page.reload();
  await expect(badge(page)).toContainText('۱');
  const window = await context.newPage();
  await open(window, '/cart');
  await expect(quantity(window, product.title)).toHaveText('۱');
});

test('Ten quick clicks end as one truth', async ({ page, request }) => {
  const { product, property } = await findProduct(request, (one) => plentiful(one) && one.maxBuy >= 5);
  await fillBasket(page, [{ productPropertyId: property.productPropertyId, qty: 1 }]);
  // Answers come late, and every other one later still.
  let changes = 0;
  await page.route('**/api/v2/Cart/UpdateCart', async (route) => {
    changes += 1;
    const answer = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, changes % 2 ? 300 : 30));
    await route.fulfill({ response: answer });
  });
  await open(page, '/cart');
  await expect(quantity(page, product.title)).toHaveText('۱');
  await quantity(page, product.title).evaluate(async (output) => {
    const [plus, minus] = output.parentElement?.querySelectorAll('button') ?? [];
    for (const step of [1, 1, 1, -1, 1, -1, -1, 1, 1, -1]) {
      (step > 0 ? plus : minus)?.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(quantity(page, product.title)).toHaveText('۳');
  await settled(page);
  await expect(quantity(page, product.title)).toHaveText('۳');
  expect((await serverBasket(page)).qty).toBe(3);
  // One call at a time with the newest quantity, so ten clicks are far fewer calls.
  expect(changes).toBeLessThan(6);
});

test('Two tabs agree', async ({ page, context, request }) => {
  const { product, property } = await findProduct(request, plentiful);
  await fillBasket(page, [{ productPropertyId: property.productPropertyId, qty: 1 }]);
  await open(page, '/cart');
  const other = await context.newPage();
  await open(other, '/cart');
  await expect(quantity(other, product.title)).toHaveText('۱');
  await more(page, product.title).click();
  await expect(quantity(other, product.title)).toHaveText('۲');
  await more(other, product.title).click();
  await expect(quantity(page, product.title)).toHaveText('۳');
  expect((await serverBasket(page)).qty).toBe(3);
});

test('Two tabs that both make the first addition share one basket', async ({ page, context, request }) => {
  const { product, property } = await findProduct(request, plentiful);
  const other = await context.newPage();
  await openProduct(page, product, property);
  await openProduct(other, product, property);
  await Promise.all([addButton(page).click(), addButton(other).click()]);
  await expect(badge(page)).toContainText('۲');
  await expect(badge(other)).toContainText('۲');
  expect((await serverBasket(page)).qty).toBe(2);
});

test('A page that comes back from the back-forward cache shows the basket as it is now', async ({
  page,
  request,
}) => {
  const { product, property } = await findProduct(request, plentiful);
  const cartId = await fillBasket(page, [{ productPropertyId: property.productPropertyId, qty: 1 }]);
  await open(page, '/cart');
  await expect(quantity(page, product.title)).toHaveText('۱');
  const changed = await request.post('/api/v2/Cart/UpdateCart', {
    ...patient,
    data: { productPropertyId: property.productPropertyId, qty: 2 },
    headers: { CartId: cartId },
  });
  expect(changed.ok()).toBe(true);
  // Chromium under automation keeps no page alive, so the event it would send is sent by hand.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(quantity(page, product.title)).toHaveText('۲');
});

test('What comes along with a product goes with it, and cannot be removed alone', async ({
  page,
  request,
}) => {
  const { product, property } = await findProduct(
    request,
    (one) => one.companions.length > 0 && one.stock > 2,
  );
  await fillBasket(page, [{ productPropertyId: property.productPropertyId, qty: 1 }]);
  await open(page, '/cart');
  const companion = page.getByRole('listitem').filter({ hasText: 'کالای همراه' });
  await expect(companion.first()).toBeVisible();
  await expect(companion.first().getByRole('button')).toHaveCount(0);
  await trash(page, product.title).click();
  await empty(page);
});

test.describe('A change that fails', () => {
  test.use({ allowed: /409|ERR_CONNECTION_ABORTED/ });

  test('is told in the server’s words, or in the shop’s own, and taken back', async ({ page, request }) => {
    const { product, property } = await findProduct(request, plentiful);
    await fillBasket(page, [{ productPropertyId: property.productPropertyId, qty: 1 }]);
    await open(page, '/cart');
    const refusal = 'از این کالا دیگر در انبار نمانده است.';
    await page.route('**/api/v2/Cart/UpdateCart', (route) =>
      route.fulfill({ status: 409, json: { message: refusal, code: 'stock' } }),
    );
    await more(page, product.title).click();
    await expect(page.getByText(refusal, { exact: true })).toBeVisible();
    await expect(quantity(page, product.title)).toHaveText('۱');

    await page.unroute('**/api/v2/Cart/UpdateCart');
    await page.route('**/api/v2/Cart/UpdateCart', (route) => route.abort('connectionaborted'));
    await more(page, product.title).click();
    await expect(page.getByText('خطایی رخ داده است مجدد تلاش کنید', { exact: true })).toBeVisible();
    await expect(quantity(page, product.title)).toHaveText('۱');
    expect((await serverBasket(page)).qty).toBe(1);
  });
});

test('A wrong name in a product’s address leads to the right one', async ({ page, request }) => {
  const { product } = await findProduct(request, plentiful);
  const wrong = `/products/${product.id}/some-other-name`;
  const response = await request.get(wrong, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe(productPath(product));
  await open(page, wrong);
  await expect(page).toHaveURL(productPath(product));
});

test.describe('An address of nothing', () => {
  test.use({ allowed: /404/ });

  for (const path of ['/products/999999/nothing', '/products/x/y', '/nowhere']) {
    test(`says so: ${path}`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('این صفحه پیدا نشد');
      await page.getByRole('link', { name: 'دیدن همهٔ کالاها' }).click();
      await expect(page).toHaveURL(/\/shop$/);
    });
  }
});
