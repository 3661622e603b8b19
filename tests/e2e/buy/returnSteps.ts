import { expect, type Page } from '@playwright/test';
import { dialog } from '@/tests/e2e/axe';
import { aPhoto } from '@/tests/support/layout/uploads';

/** Fills the dialog of a return and requests it. */
export async function requestReturn(
  page: Page,
  checkDialog: () => Promise<void> = async () => undefined,
): Promise<void> {
  const form = dialog('مرجوعی کالا')(page);
  // The page moves while an answer arrives, and a press that ends beside the button does not count.
  await expect(async () => {
    if (!(await form.isVisible())) await page.getByRole('button', { name: /^مرجوعی تا/ }).click();
    await expect(form).toBeVisible({ timeout: 5000 });
  }).toPass();
  const send = form.getByRole('button', { name: 'ثبت درخواست مرجوعی' });
  await expect(send).toBeDisabled();
  await form.getByRole('combobox', { name: 'دلیل مرجوعی' }).selectOption('کالا ایراد فنی دارد');
  await form.getByRole('textbox', { name: /^توضیح/ }).fill('گاهی روشن نمی‌شود.');
  await form.getByLabel(/عکس کالا/).setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPhoto(),
  });
  await expect(form.getByText('فرستاده شد', { exact: true })).toBeVisible();
  await expect(form.getByText('به کیف پول شما')).toBeVisible();
  await checkDialog();
  await send.click();
  await expect(form).toBeHidden();
}
