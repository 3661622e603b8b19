import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { OrderSummary } from '@/contract/order';
import type { Wallet } from '@/contract/wallet';
import { expectAccessible } from './axe';
import { leaveForBank, openPaymentStep, payAtBank, readyToOrder } from './checkoutSteps';
import { basketOf, type Customer, callAs, openAs, signUp } from './customer';
import { test } from './support';

const result = (page: Page) => page.getByRole('heading', { level: 1 });
const leaveButton = (page: Page) => page.getByRole('button', { name: /رفتن به درگاه/ });

const ordersOf = (request: APIRequestContext, customer: Customer) =>
  callAs<OrderSummary[]>(request, customer, 'get', '/user/orders');
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
}) => {
  const customer = await readyToOrder(request);
  await openPaymentStep(page, customer);
  await leaveForBank(page);
  await payAtBank(page, 'کارت نادرست');
  await expect(result(page)).toHaveText('پرداخت انجام نشد');
  await expectAccessible(page, 'a payment that failed');
  await page.getByRole('link', { name: 'پرداخت دوباره' }).click();
  await expect(page).toHaveURL(/\/payment\/summery\?order=/);
  await expectAccessible(page, 'the summary of an unpaid order');
  await leaveButton(page).click();
  await payAtBank(page);
  await expect(result(page)).toHaveText('پرداخت شد، سپاس');
  await expectAccessible(page, 'a paid order');
  expect((await ordersOf(request, customer)).map(({ state }) => state)).toEqual(['preparing']);
});

test('a doubled return fills the wallet once, and the wallet pays a part of an order', async ({
  page,
  request,
}) => {
  const customer = await readyToOrder(request);
  await rechargeHalfMillion(page, customer);
  await payAtBank(page, 'بازگشت دوباره');
  await expect(result(page)).toHaveText('کیف پول شما شارژ شد');
  expect(await walletOf(request, customer)).toMatchObject({ balance: 500_000, held: 0 });

  await openPaymentStep(page, customer);
  await page.getByRole('switch', { name: /کیف پول/ }).click();
  await leaveForBank(page);
  expect(await walletOf(request, customer)).toMatchObject({ balance: 500_000, held: 500_000 });
  await payAtBank(page);
  await expect(result(page)).toHaveText('پرداخت شد، سپاس');
  expect(await walletOf(request, customer)).toMatchObject({ balance: 0, held: 0 });
});

test('an order whose shopper never came back from the bank is paid by the worker', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const customer = await readyToOrder(request);
  await openPaymentStep(page, customer);
  await leaveForBank(page);
  await payAtBank(page, 'بازگشت گم شود');
  await expect(page.getByRole('heading', { name: 'بازگشت گم شد' })).toBeVisible();
  expect((await ordersOf(request, customer)).map(({ state }) => state)).toEqual(['awaitingPayment']);
  await page.goto('about:blank');
  await expect
    .poll(async () => (await ordersOf(request, customer))[0]?.state, { timeout: 120_000, intervals: [3000] })
    .toBe('preparing');
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

test('a plan with insurance is bought, and its order lists the instalments', async ({ page, request }) => {
  const customer = await readyToOrder(request);
  const { items } = await basketOf(request, customer);
  const [line] = items;
  const insurance = line?.allServiceItems[0];
  if (!line || !insurance) throw new Error('The product has no insurance.');
  const { serviceId, price, discountPrice } = insurance;
  await callAs(request, customer, 'post', '/v2/Cart/AddService', {
    data: {
      productPropertyId: line.productPropertyId,
      serviceItems: [{ serviceId, count: 1, price, discountPrice }],
    },
  });
  await openPaymentStep(page, customer);
  await page.getByRole('radio', { name: /^قسطی/ }).check();
  await expect(page.getByRole('radio', { name: '۱۲ ماه' })).toBeChecked();
  await leaveForBank(page);
  await payAtBank(page);
  await expect(result(page)).toHaveText('پرداخت شد، سپاس');
  await page.getByRole('link', { name: 'دیدن سفارش' }).click();
  await expect(page.getByRole('main')).toContainText('قسط ۱');
  await expect(page.getByRole('main')).toContainText('بیمه');
});

test('a slow bank is asked again until it answers', async ({ page, request }) => {
  test.setTimeout(180_000);
  const customer = await signUp(request);
  await rechargeHalfMillion(page, customer);
  await payAtBank(page, 'پاسخ کند، ۴۰ ثانیه');
  await expect(result(page)).toHaveText('در حال بررسی با بانک');
  await expectAccessible(page, 'a payment that is being checked');
  await expect(result(page)).toHaveText('کیف پول شما شارژ شد', { timeout: 100_000 });
  expect(await walletOf(request, customer)).toMatchObject({ balance: 500_000 });
});
