import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { LeasingRequest } from '@/contract/leasing';
import { expectAccessible } from '@/tests/e2e/axe';
import { chooseCourier, goOn, orderButton, payAtBank, readyToOrder } from '@/tests/e2e/checkoutSteps';
import { callAs, openAs, openDesk } from '@/tests/e2e/customer';
import { open, test, typeAtDesk } from '@/tests/e2e/support';
import { aPhoto } from '@/tests/support/layout/uploads';
import { toPersianDigits } from '@/utils/digits';
import { makePlan, switchPlanOff, waitForPages } from './planAtDesk';

const region = (page: Page, name: RegExp): Locator => page.getByRole('region', { name });

/** A number of sixteen digits, because the seed and other tests have handed in others. */
const newSayadNumber = () => `5${String(randomInt(10 ** 14)).padStart(15, '0')}`;

/** Registers the cheque of the open form. */
async function registerCheque(page: Page, shown: string) {
  const form = page.getByRole('form', { name: `ثبت چک ${shown}` });
  await form.getByLabel('شمارهٔ صیاد').fill(newSayadNumber());
  await form.locator('input[type=file]').setInputFiles({
    name: 'cheque.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPhoto('jpeg', 800, 400),
  });
  await expect(form.getByText('فرستاده شد', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: `ثبت چک ${shown}` }).click();
  await expect(form).toBeHidden();
}

const plan = `لیزینگ آزمون ${toPersianDigits(randomInt(1000, 10_000))}`;

test('a leasing plan made at the desk is requested, secured by cheques, and used for an order', {
  tag: '@phone',
}, async ({ page, request, browser }) => {
  test.slow();
  const customer = await readyToOrder(request);
  await openAs(page, customer, '/leasingloanrequest');
  const desk = await openDesk(browser, page, '/admin/plans');
  await makePlan(desk, plan, 'leasing', async () => {
    await desk.getByLabel('مدت‌ها (ماه)').fill('۳، ۶');
    await desk.getByLabel('مدت پیش‌فرض').fill('۶');
    await desk.getByLabel('چک', { exact: true }).selectOption({ label: 'یک چک برای هر قسط' });
    await desk.getByLabel('کمینهٔ امتیاز اعتباری').fill('۴۶۰');
  });
  await waitForPages(page, plan, '/leasingloanrequest');
  await open(page, '/leasingloanrequest');
  await page.getByRole('radio', { name: plan, exact: true }).press('Space');
  await page.getByRole('slider', { name: 'مبلغ اعتبار' }).fill('40000000');
  await page.getByRole('radio', { name: '۳', exact: true }).press('Space');
  const scoring = region(page, /اعتبارسنجی/);
  await scoring.getByRole('checkbox').check();
  await expectAccessible(page, 'a leasing request without a score');
  await scoring.getByRole('button', { name: 'دریافت امتیاز' }).click();
  await expect(scoring.getByText('نمایشی')).toBeVisible();
  const sending = region(page, /چک‌های تضمین/);
  await sending.getByRole('checkbox').check();
  await expectAccessible(page, 'a complete leasing request');
  await sending.getByRole('button', { name: /فرستادن درخواست/ }).click();
  await expect(page.getByText('بررسی کارشناس')).toBeVisible();

  const { id } = await callAs<LeasingRequest>(request, customer, 'get', '/user/leasing');
  await typeAtDesk(`leasing approve ${id} --amount 30000000`);
  await page.getByRole('link', { name: 'ثبت چک‌ها' }).click();
  await expect(page).toHaveURL('/leasingloanrequest/check');
  await expectAccessible(page, 'the cheques of a leasing contract');
  for (const shown of ['۱', '۲', '۳']) await registerCheque(page, shown);
  await expect(page.getByText(/همهٔ چک‌ها رسید\. تا یک روز/)).toBeVisible();
  for (const number of [1, 2, 3]) await typeAtDesk(`leasingCheque accept ${id} ${number}`);
  await expect(page.getByText('همهٔ چک‌ها پذیرفته شد و اعتبار شما آماده است.')).toBeVisible();

  await open(page, '/leasingloanrequest/checkout');
  await expect(region(page, new RegExp(`اعتبار ${plan}`))).toContainText('۳۰٬۰۰۰٬۰۰۰');
  await expectAccessible(page, 'the leasing credit for a basket');
  await page.getByRole('button', { name: 'استفاده از اعتبار و ادامهٔ خرید' }).click();
  await expect(page).toHaveURL('/order');
  await goOn(page);
  await chooseCourier(page);
  await goOn(page);
  await expect(page.getByRole('radio', { name: new RegExp(plan) })).toBeChecked();
  await goOn(page);
  await page.getByRole('checkbox', { name: /قرارداد طرح/ }).check();
  await orderButton(page).click();
  await payAtBank(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('پرداخت شد، سپاس');
  const { credit } = await callAs<LeasingRequest>(request, customer, 'get', '/user/leasing');
  expect(credit?.left).toBeLessThan(30_000_000);
  await switchPlanOff(desk, plan);
  await desk.close();
});
