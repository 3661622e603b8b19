import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { ChequeRequest } from '@/contract/cheque';
import { expectAccessible } from '@/tests/e2e/axe';
import {
  goOn,
  openPaymentStep,
  orderButton,
  ordersOf,
  payAtBank,
  pricesCame,
  readyToOrder,
} from '@/tests/e2e/checkoutSteps';
import { type Customer, callAs, uploadPhoto } from '@/tests/e2e/customer';
import { open, test, typeAtDesk } from '@/tests/e2e/support';
import { aPhoto } from '@/tests/support/layout/uploads';
import { toPersianDigits } from '@/utils/digits';

/** A number of sixteen digits, because the seed and other tests have handed in others. */
const newSayadNumber = () => `4${String(randomInt(10 ** 14)).padStart(15, '0')}`;

const cheque = (page: Page, number: number): Locator =>
  page.getByRole('listitem', { name: `چک ${toPersianDigits(number)}`, exact: true });

/** Fills the form of a cheque in the name of the customer. */
async function handInCheque(page: Page, number: number) {
  const form = cheque(page, number).getByRole('form');
  await form.getByRole('textbox', { name: 'شمارهٔ صیاد' }).fill(newSayadNumber());
  await form.getByLabel(/تصویر روی چک/).setInputFiles({
    name: 'cheque.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPhoto('jpeg', 600, 400),
  });
  await expect(form.getByText('فرستاده شد', { exact: true })).toBeVisible();
  return form.getByRole('button', { name: /^ثبت چک/ });
}

/** Hands in the cheques that are still missing, without a browser. */
async function handInOthers(request: APIRequestContext, customer: Customer, order: number) {
  const path = `/user/orders/${order}/cheques`;
  const { cheques } = await callAs<ChequeRequest>(request, customer, 'get', path);
  for (const { number, amount, dueDate, state } of cheques) {
    if (state !== 'awaited') continue;
    const pictureId = await uploadPhoto(request, customer, 'cheque');
    const handed = { number, amount, dueDate, sayadNumber: newSayadNumber(), owner: null, pictureId };
    await callAs(request, customer, 'post', path, { data: { cheques: [handed] }, key: randomUUID() });
  }
}

test('a purchase by cheque goes on once every cheque, a corrected one too, is accepted', {
  tag: '@phone',
}, async ({ page, request }) => {
  const customer = await readyToOrder(request);
  await openPaymentStep(page, customer);
  await page.getByRole('radio', { name: /^چک صیادی/ }).check();
  await page.getByRole('radio', { name: '۳ ماه' }).press('Space');
  await expect(page.getByText(/۳ برگ چک صیادی به مبلغ/)).toBeVisible();
  await pricesCame(page);
  await expectAccessible(page, 'the choice of a purchase by cheque');
  await goOn(page);
  await page.getByRole('checkbox', { name: /قرارداد طرح/ }).check();
  await expectAccessible(page, 'the review of a purchase by cheque');
  await orderButton(page).click();
  await payAtBank(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('پرداخت شد، سپاس');
  await page.getByRole('link', { name: 'ثبت چک‌ها' }).click();

  const [placed] = await ordersOf(request, customer);
  const order = placed?.id ?? 0;
  expect(placed?.state).toBe('paymentReview');
  await expect(page.getByText(/^۳ چک ثبت نشده است/)).toBeVisible();
  const send = await handInCheque(page, 1);
  await expectAccessible(page, 'a filled form of a cheque');
  await send.click();
  await expect(cheque(page, 1)).toContainText('ثبت شد');
  await expect(page.getByText(/^۲ چک ثبت نشده است/)).toBeVisible();
  await handInOthers(request, customer, order);
  const idCard = page.getByRole('listitem', { name: 'تصویر کارت ملی', exact: true });
  const photo = { name: 'card.jpg', mimeType: 'image/jpeg', buffer: await aPhoto('jpeg', 600, 400) };
  await idCard.getByLabel(/^انتخاب پرونده/).setInputFiles(photo);
  await expect(idCard).toContainText('در صف بررسی');

  await typeAtDesk(`cheque accept ${order} 1`);
  await typeAtDesk(`cheque refuse ${order} 2`, 'تصویر چک خوانا نیست');
  await typeAtDesk(`cheque accept ${order} 3`);
  await open(page, '/checked');
  const refused = cheque(page, 2);
  await expect(refused).toContainText('تصویر چک خوانا نیست');
  await expectAccessible(page, 'the page of cheques with a refused one');
  await page.getByRole('link', { name: 'دیدن سفارش' }).click();
  await expect(page.getByText(/^۱ چک پذیرفته نشد/)).toBeVisible();
  await (await handInCheque(page, 2)).click();
  await expect(refused).toContainText('در حال بررسی');

  await typeAtDesk(`cheque accept ${order} 2`);
  await typeAtDesk(`orderDocument accept ${order} 1`);
  await typeAtDesk(`order accept ${order}`);
  // The open page asks by itself every ten seconds how far the review is.
  await expect(page.getByRole('heading', { name: 'چک‌ها', exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(refused).toContainText('پذیرفته شد');
  expect((await ordersOf(request, customer)).map(({ state }) => state)).toEqual(['preparing']);
  await expectAccessible(page, 'an order whose cheques are accepted');
});
