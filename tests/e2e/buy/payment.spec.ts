import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Wallet } from '@/contract/wallet';
import { expectAccessible } from '@/tests/e2e/axe';
import {
  fillWallet,
  leaveForBank,
  openPaymentStep,
  ordersOf,
  payAtBank,
  readyToOrder,
} from '@/tests/e2e/checkoutSteps';
import { type Customer, callAs } from '@/tests/e2e/customer';
import { test } from '@/tests/e2e/support';

const result = (page: Page) => page.getByRole('heading', { level: 1 });
const leaveButton = (page: Page) => page.getByRole('button', { name: /رفتن به درگاه/ });

const walletOf = (request: APIRequestContext, customer: Customer) =>
  callAs<Wallet>(request, customer, 'get', '/user/wallet');

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
