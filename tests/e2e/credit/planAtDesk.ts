import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@/tests/e2e/axe';
import { open, patient } from '@/tests/e2e/support';

/** Makes a plan at the desk that customers can request. @param fill fills in what its kind needs */
export async function makePlan(
  desk: Page,
  name: string,
  kind: 'loan' | 'leasing',
  fill: () => Promise<void>,
): Promise<void> {
  await desk.getByRole('button', { name: 'طرح جدید' }).click();
  await desk.getByLabel('نام طرح').fill(name);
  await desk.getByLabel('نوع طرح').selectOption(kind);
  await desk.getByLabel('تأمین‌کننده', { exact: true }).selectOption({ label: 'پله' });
  await desk.getByLabel('پیش‌پرداخت (درصد)').fill('۰');
  await fill();
  await desk.getByRole('switch', { name: 'این طرح ارائه می‌شود' }).check();
  await expectAccessible(desk, `the form of a new plan for ${kind}`);
  await desk.getByRole('button', { name: 'ذخیرهٔ طرح' }).click();
  await expect(desk.getByRole('row').filter({ hasText: name })).toContainText('فعال');
}

/** Waits until pages show the plan. The worker renews them, or a visit does that a minute after their last rendering. */
export async function waitForPages(page: Page, name: string, ...paths: string[]): Promise<void> {
  for (const path of paths)
    await expect
      .poll(async () => (await page.request.get(path, patient)).text(), { timeout: 120_000 })
      .toContain(name);
}

/** Takes the plan out of the shop again, which all tests share. */
export async function switchPlanOff(desk: Page, name: string): Promise<void> {
  await open(desk, '/admin/plans');
  await desk.getByRole('button', { name: `ویرایش ${name}` }).click();
  await desk.getByRole('switch', { name: 'این طرح ارائه می‌شود' }).uncheck();
  await desk.getByRole('button', { name: 'ذخیرهٔ طرح' }).click();
  await expect(desk.getByRole('row').filter({ hasText: name })).toContainText('غیرفعال');
}
