import { type APIRequestContext, type Browser, expect, type Page, type ViewportSize } from '@playwright/test';
import type { Order } from '@/contract/order';
import type { Wallet } from '@/contract/wallet';
import { expectAccessible, sizes } from '@/tests/e2e/axe';
import {
  fillWallet,
  goOn,
  insureBasket,
  leaveForBank,
  openPaymentStep,
  orderButton,
  ordersOf,
  payAtBank,
  readyToOrder,
} from '@/tests/e2e/checkoutSteps';
import { basketOf, type Customer, callAs, openAs, signUp } from '@/tests/e2e/customer';
import { test } from '@/tests/e2e/support';

const result = (page: Page) => page.getByRole('heading', { level: 1 });
const leaveButton = (page: Page) => page.getByRole('button', { name: /رفتن به درگاه/ });

const walletOf = (request: APIRequestContext, customer: Customer) =>
  callAs<Wallet>(request, customer, 'get', '/user/wallet');

/** Opens the recharge page and leaves for the bank with 500,000 toman. */
async function rechargeHalfMillion(page: Page, customer: Customer) {
  await openAs(page, customer, '/payment/wallet');
  await page.getByRole('button', { name: '۵۰۰٬۰۰۰' }).click();
  await leaveButton(page).click();
}

test('a payment that failed is tried again, and the order is kept meanwhile', { tag: '@sizes' }, async ({
  page,
  request,
  isDesktop,
}) => {
  const customer = await readyToOrder(request);
  await openPaymentStep(page, customer);
  await leaveForBank(page);
  await payAtBank(page, 'کارت نادرست');
  await expect(result(page)).toHaveText('پرداخت انجام نشد');
  if (isDesktop) await expectAccessible(page, 'a payment that failed');
  await page.getByRole('link', { name: 'پرداخت دوباره' }).click();
  await expect(page).toHaveURL(/\/payment\/summery\?order=/);
  if (isDesktop) await expectAccessible(page, 'the summary of an unpaid order');
  await leaveButton(page).click();
  await payAtBank(page);
  await expect(result(page)).toHaveText('پرداخت شد، سپاس');
  if (isDesktop) await expectAccessible(page, 'a paid order');
  expect((await ordersOf(request, customer)).map(({ state }) => state)).toEqual(['preparing']);
});

test('the wallet pays a part of an order, whose return from the bank comes twice', { tag: '@sizes' }, async ({
  page,
  request,
}) => {
  const customer = await readyToOrder(request);
  await fillWallet(request, customer, 500_000);
  await openPaymentStep(page, customer);
  await page.getByRole('switch', { name: /کیف پول/ }).click();
  await leaveForBank(page);
  expect(await walletOf(request, customer)).toMatchObject({ balance: 500_000, held: 500_000 });
  await payAtBank(page, 'بازگشت دوباره');
  await expect(result(page)).toHaveText('پرداخت شد، سپاس');
  expect(await walletOf(request, customer)).toMatchObject({ balance: 0, held: 0 });
  expect((await ordersOf(request, customer)).map(({ state }) => state)).toEqual(['preparing']);
});

test('a doubled return fills the wallet once', async ({ page, request }) => {
  const customer = await signUp(request);
  await rechargeHalfMillion(page, customer);
  await payAtBank(page, 'بازگشت دوباره');
  await expect(result(page)).toHaveText('کیف پول شما شارژ شد');
  expect(await walletOf(request, customer)).toMatchObject({ balance: 500_000, held: 0 });
});

/** An order whose shopper paid and closed the page before the bank sent the browser back. */
async function abandonPaidOrder(browser: Browser, request: APIRequestContext, viewport: ViewportSize) {
  const customer = await readyToOrder(request);
  const page = await browser.newPage({ viewport, locale: 'fa-IR', timezoneId: 'Asia/Tehran' });
  await openPaymentStep(page, customer);
  await leaveForBank(page);
  await payAtBank(page, 'بازگشت گم شود');
  await expect(page.getByRole('heading', { name: 'بازگشت گم شد' })).toBeVisible();
  await page.close();
  expect((await ordersOf(request, customer)).map(({ state }) => state)).toEqual(['awaitingPayment']);
  return customer;
}

// One test, because the worker asks a minute later: both sizes and the slow bank wait during the same minute.
test('the worker pays orders whose page was closed at the bank, and a slow bank is asked again', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const abandoned = await Promise.all(
    [sizes.phone, sizes.desktop].map((viewport) => abandonPaidOrder(browser, request, viewport)),
  );
  const patientCustomer = await signUp(request);
  await rechargeHalfMillion(page, patientCustomer);
  await payAtBank(page, 'پاسخ کند، ۴۰ ثانیه');
  await expect(result(page)).toHaveText('در حال بررسی با بانک');
  await expectAccessible(page, 'a payment that is being checked');
  await expect(result(page)).toHaveText('کیف پول شما شارژ شد', { timeout: 100_000 });
  expect(await walletOf(request, patientCustomer)).toMatchObject({ balance: 500_000 });
  const isPaid = async (customer: Customer) =>
    (await ordersOf(request, customer)).every(({ state }) => state === 'preparing');
  for (const customer of abandoned) {
    await expect.poll(() => isPaid(customer), { timeout: 120_000, intervals: [2000] }).toBe(true);
  }
});

test('a shopper who cancels at the bank gives the order up and finds the products in the basket', async ({
  page,
  request,
}) => {
  const customer = await readyToOrder(request);
  await openPaymentStep(page, customer);
  await leaveForBank(page);
  expect((await basketOf(request, customer)).items).toEqual([]);
  await page.getByRole('button', { name: 'انصراف' }).click();
  await expect(result(page)).toHaveText('پرداخت انجام نشد');
  const [order] = await ordersOf(request, customer);
  await page.goto(`/dashboard/orders/${order?.id}`);
  await page.getByRole('button', { name: /لغو سفارش/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /لغو/ }).click();
  await expect.poll(async () => (await ordersOf(request, customer))[0]?.state).toBe('cancelled');
  const { items } = await basketOf(request, customer);
  expect(items.map(({ productPropertyId, qty }) => [productPropertyId, qty])).toEqual([
    [customer.variant, 1],
  ]);
});

test('money of a wrong amount goes back, and the shopper is told', async ({ page, request }) => {
  const customer = await signUp(request);
  await rechargeHalfMillion(page, customer);
  await payAtBank(page, 'مبلغ ناهمخوان');
  await expect(result(page)).toHaveText('وجه به شما برگشت');
  await expectAccessible(page, 'money that went back');
});

test('a plan with insurance is bought, and its order lists the instalments', { tag: '@sizes' }, async ({
  page,
  request,
}) => {
  const customer = await readyToOrder(request);
  await insureBasket(request, customer);
  await openPaymentStep(page, customer);
  await page.getByRole('radio', { name: /^قسطی/ }).check();
  await expect(page.getByRole('radio', { name: '۱۲ ماه' })).toBeChecked();
  await page.getByRole('radio', { name: '۶ ماه' }).press('Space');
  await page.getByRole('slider', { name: 'پیش‌پرداخت' }).press('End');
  await page.getByText('جدول کامل ۶ قسط').click();
  await expect(page.getByRole('row')).toHaveCount(7);
  await goOn(page);
  await expect(page.getByText(/، ۶ قسط از/)).toBeVisible();
  await page.getByRole('checkbox', { name: /قرارداد طرح/ }).check();
  await orderButton(page).click();
  await payAtBank(page);
  await expect(result(page)).toHaveText('پرداخت شد، سپاس');
  await page.getByRole('link', { name: 'فرستادن مدارک' }).click();
  await expect(page.getByRole('main')).toContainText('قسط ۱');
  await expect(page.getByRole('main')).toContainText('بیمه');
  const [placed] = await ordersOf(request, customer);
  const { facility, total } = await callAs<Order>(request, customer, 'get', `/user/orders/${placed?.id}`);
  expect(facility).toMatchObject({ months: 6 });
  expect(facility?.prepayment).toBeGreaterThanOrEqual(0.7 * total);
});
