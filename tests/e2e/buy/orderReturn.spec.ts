import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Order } from '@/contract/order';
import type { Wallet } from '@/contract/wallet';
import { dialog, expectAccessible } from '@/tests/e2e/axe';
import { buyWithoutBrowser, readyToOrder } from '@/tests/e2e/checkoutSteps';
import { addAs, type Customer, callAs, openAs } from '@/tests/e2e/customer';
import { findProduct, test, typeAtDesk } from '@/tests/e2e/support';
import { formatNumber } from '@/utils/money';
import { requestReturn } from './returnSteps';

/** Cheap enough for two pieces at the bank, and one that other tests do not buy. */
const returnable = ({ stock, maxBuy, companions, price }: Parameters<Parameters<typeof findProduct>[1]>[0]) =>
  stock > maxBuy && maxBuy >= 2 && companions.length === 0 && price < 50_000_000;

/** A delivered order of two pieces. */
async function deliverTwo(request: APIRequestContext) {
  const { property } = await findProduct(request, returnable);
  const customer = await readyToOrder(request, property.productPropertyId);
  await addAs(request, customer, property.productPropertyId, 1);
  const order = await buyWithoutBrowser(request, customer);
  await typeAtDesk(`order ship ${order} --tracking 2840013`);
  await typeAtDesk(`order deliver ${order}`);
  return { customer, order };
}

const readOrder = (request: APIRequestContext, customer: Customer, order: number) =>
  callAs<Order>(request, customer, 'get', `/user/orders/${order}`);

const balanceOf = async (request: APIRequestContext, customer: Customer) =>
  (await callAs<Wallet>(request, customer, 'get', '/user/wallet')).balance;

/** Requests the return of one piece without a browser, and lets the shop receive and accept it. */
async function returnOne(request: APIRequestContext, customer: Customer, order: number) {
  const { items } = await readOrder(request, customer, order);
  const lines = [{ itemId: items[0]?.id, qty: 1 }];
  const { returns } = await callAs<Order>(request, customer, 'post', `/user/orders/${order}/returns`, {
    data: { lines, reason: 'defective', note: '', photos: [] },
    key: randomUUID(),
  });
  await acceptReturn(returns[0]?.id);
}

async function acceptReturn(id: number | undefined) {
  await typeAtDesk(`return receive ${id}`);
  await typeAtDesk(`return accept ${id}`);
}

test('products go back piece by piece, and the wallet gets what they cost', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { customer, order } = await deliverTwo(request);
  const { items, total, shippingCost } = await readOrder(request, customer, order);
  const [line] = items;
  const price = (line?.price ?? 0) - (line?.discount ?? 0);
  await openAs(page, customer, `/dashboard/orders/${order}`);
  const returns = page.getByRole('region', { name: 'مرجوعی' });

  await requestReturn(page, async () => {
    await expect(dialog('مرجوعی کالا')(page)).toContainText(formatNumber(price));
    await expectAccessible(page, 'the dialog of a return');
  });
  await expect(returns).toContainText('در انتظار رسیدن کالا');
  await expect(returns.getByRole('img', { name: /^عکس ۱/ })).toBeVisible();
  await expectAccessible(page, 'an order with a requested return');
  await returns.getByRole('button', { name: 'لغو مرجوعی' }).click();
  const question = dialog('درخواست مرجوعی لغو شود؟')(page);
  await expect(question).toBeVisible();
  await expectAccessible(page, 'the question before a return is cancelled');
  await question.getByRole('button', { name: 'لغو مرجوعی' }).click();
  await expect(question).toBeHidden();
  await expect(returns).toContainText('لغو شد');

  await requestReturn(page);
  await expect(returns).toContainText('در انتظار رسیدن کالا');
  await acceptReturn((await readOrder(request, customer, order)).returns[0]?.id);
  await page.reload();
  await expect(page.getByText('بخشی مرجوع شد')).toBeVisible();
  await expect(returns).toContainText(`${formatNumber(price)} تومان به کیف پول شما برگشت.`);
  expect(await balanceOf(request, customer)).toBe(price);
  await expectAccessible(page, 'an order of which a part was returned');

  await returnOne(request, customer, order);
  await page.reload();
  await expect(page.getByText('مرجوع شد', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^مرجوعی تا/ })).toHaveCount(0);
  expect(await balanceOf(request, customer)).toBe(2 * price + shippingCost);
  expect(total).toBe(2 * price + shippingCost);
});
