import { expect, type Page } from '@playwright/test';
import type { Cooperation } from '@/contract/cooperation';
import { expectAccessible } from '@/tests/e2e/axe';
import { callAs, keepSession, newNationalCode, signUp } from '@/tests/e2e/customer';
import { open, test, typeAtDesk } from '@/tests/e2e/support';
import { aPdf, aPhoto } from '@/tests/support/layout/uploads';

/** The numbers of the documents that the merchant gives. */
const settled = [1, 2, 3, 6, 14];

/** The incomplete request that is refused, and the upload that is cut. */
test.use({ allowed: /400|ERR_CONNECTION_RESET/ });

const documentOf = (page: Page, title: string) => page.getByRole('listitem', { name: title, exact: true });

/** Gives a document and waits until the shop has it. */
async function give(page: Page, title: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  const document = documentOf(page, title);
  await document.getByLabel(/^(انتخاب پرونده|جایگزین)/).setInputFiles(file);
  await expect(document.getByText('۱ پرونده، در صف بررسی', { exact: true })).toBeVisible();
}

test('a merchant’s request goes on after a cut upload and a rejected document until it is approved', {
  tag: '@phone',
}, async ({ page, request }) => {
  const merchant = await signUp(request);
  const photo = { name: 'card.jpg', mimeType: 'image/jpeg', buffer: await aPhoto('jpeg', 600, 400) };
  // Three parts; a PDF is sent as it is.
  const filler = `% ${'x'.repeat(600_000)}\n`;
  const pdf = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: aPdf(filler) };

  await keepSession(page, merchant);
  await open(page, '/cooperation');
  await expectAccessible(page, 'the page for merchants');
  await page.getByRole('link', { name: 'شروع درخواست' }).first().click();
  await page.getByLabel('نام فروشگاه').fill('موبایل آریا');
  await page.getByLabel('نام و نام خانوادگی مالک').fill('نگار رستمی');
  await page.getByLabel('کد ملی مالک').fill(newNationalCode());
  await page.getByLabel('شمارهٔ شبا').fill('IR82 0540 1026 8002 0817 9090 02');
  await page.getByLabel('موبایل برای هماهنگی').fill('09123456789');
  await page.getByLabel('استان').selectOption({ label: 'تهران' });
  await page.getByLabel('شهر', { exact: true }).selectOption({ label: 'تهران' });
  await page.getByLabel('نشانی محل کسب').fill('خیابان جمهوری، پاساژ علاءالدین، واحد ۱۱۲');
  await page.getByRole('checkbox', { name: 'لپ‌تاپ' }).check();
  await expect(page.getByText('ذخیره شد.')).toBeVisible();

  await page.getByRole('button', { name: 'ثبت درخواست' }).click();
  await expect(page.getByText(/^این مدارک لازم است/)).toBeVisible();
  for (const title of ['روی کارت ملی مالک', 'پشت کارت ملی مالک', 'شناسنامهٔ مالک', 'تأییدیهٔ شبا'])
    await give(page, title, photo);
  // The line breaks while the second part is sent.
  await page.route(/\/user\/uploads\/[^?]+\?offset=262144/, (route) => route.abort('connectionreset'), {
    times: 1,
  });
  await give(page, 'پروانهٔ کسب', pdf);
  await expectAccessible(page, 'a filled cooperation request');
  await page.getByRole('button', { name: 'ثبت درخواست' }).click();
  await expect(page.getByText(/تا ۳ روز کاری بررسی را آغاز می‌کنند/)).toBeVisible();

  const { id } = await callAs<Cooperation>(request, merchant, 'get', '/user/cooperation');
  await typeAtDesk(`cooperation review ${id}`);
  await typeAtDesk(`merchantDocument reject ${id} 1`, 'چهار گوشهٔ کارت دیده نمی‌شود.');
  await typeAtDesk(`cooperation correct ${id}`, 'روی کارت ملی را دوباره بفرستید.');
  await open(page, '/dashboard/cooperation');
  await expect(page.getByText('روی کارت ملی را دوباره بفرستید.')).toBeVisible();
  const card = documentOf(page, 'روی کارت ملی مالک');
  await expect(card).toContainText('چهار گوشهٔ کارت دیده نمی‌شود.');
  await expectAccessible(page, 'a request that needs correction');
  // The picture loads when it comes into view, and the browser would complain if its document was deleted meanwhile.
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
  await give(page, 'روی کارت ملی مالک', photo);
  await page.getByRole('button', { name: 'ثبت دوبارهٔ درخواست' }).click();
  await expect(page.getByText(/تا ۳ روز کاری بررسی را آغاز می‌کنند/)).toBeVisible();

  for (const number of settled) await typeAtDesk(`merchantDocument accept ${id} ${number}`);
  await typeAtDesk(`cooperation approve ${id}`);
  await open(page, '/dashboard/cooperation');
  await expect(page.getByText(/به جمع فروشندگان خوش آمدید/)).toBeVisible();
  await expectAccessible(page, 'an approved cooperation request');
});
