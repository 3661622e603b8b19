import { expect, type Locator, type Page } from '@playwright/test';
import { goOn, step } from './checkoutSteps';
import { button, codeField, codeOf, enterMobile, password, passwordField } from './customer';
import { addButton, drawer, open } from './support';

/** The only product of the shop. */
export const productName = 'هدفون بی‌سیم نگار';

export const photo = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** Makes an account on the login page, as everybody does. */
export async function signUpAt(page: Page, mobile: string): Promise<void> {
  await open(page, '/login');
  await enterMobile(page, mobile);
  await codeField(page).fill(await codeOf(page.request, mobile));
  await passwordField(page).fill(password);
  await passwordField(page, 'تکرار رمز عبور').fill(password);
  await button(page, 'ساخت حساب و ورود').click();
  await button(page, 'بعداً').click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Finds the product in the list, puts it into the basket and opens the checkout. */
export async function putIntoBasket(page: Page): Promise<void> {
  await open(page, '/shop');
  await page.getByRole('main').getByRole('link', { name: productName }).first().click();
  await addButton(page).click();
  await expect(drawer(page)).toContainText(productName);
  await open(page, '/order');
}

/** Goes from the address to the step of payment, with the only delivery method. */
export async function goToPayment(page: Page): Promise<void> {
  await goOn(page);
  await page.getByRole('radio', { name: /^پست پیشتاز/ }).check();
  await goOn(page);
  await expect(step(page)).toContainText('پرداخت');
}

/** Fills the fields of a form by their labels. */
export async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label, { exact: true });
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
      await field.selectOption({ label: value });
    else await field.fill(value);
  }
}

/** Presses a button of an order at the desk and answers its question. */
export async function confirmAtDesk(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
