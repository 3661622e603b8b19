import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { addAs, type Customer, callAs, openAs, signUp } from './customer';
import { findProduct, plentiful } from './support';

/** An address in Tehran, where the courier comes. */
export const home = {
  title: 'خانه',
  provinceId: 8,
  cityId: 394,
  address: 'ونک، خیابان گاندی، کوچهٔ ۱۲',
  plaque: '8',
  unit: '4',
  postalCode: '1517963511',
  receiverName: 'نگار رستمی',
  receiverMobile: '09123456789',
  isDefault: true,
  latitude: null,
  longitude: null,
};

/** The title of the open step. */
export const step = (page: Page): Locator => page.locator('[aria-current="step"] h2');
/** The main button: in the step or the summary on desktop, in the bar on phones. */
export const mainButton = (page: Page, name: RegExp): Locator =>
  page.getByRole('button', { name }).filter({ visible: true });
export const firstSlot = (page: Page): Locator => page.getByRole('radio', { name: /جا مانده/ }).first();

/** Chooses the courier and its first free time. The inputs of tiles are transparent, so they are pressed with the keyboard. */
export async function chooseCourier(page: Page) {
  await page.getByRole('radio', { name: /^پیک پله/ }).check();
  await firstSlot(page).focus();
  await page.keyboard.press('Space');
  await expect(firstSlot(page)).toBeChecked();
}

/** A customer of this test's own with an address and one product in the basket. */
export async function readyToOrder(request: APIRequestContext): Promise<Customer & { variant: number }> {
  const customer = await signUp(request);
  await callAs(request, customer, 'post', '/user/addresses', { data: home });
  const { property } = await findProduct(request, plentiful);
  await addAs(request, customer, property.productPropertyId, 1);
  return { ...customer, variant: property.productPropertyId };
}

/** Goes from the address to the step of payment. */
export async function openPaymentStep(page: Page, customer: Customer): Promise<void> {
  await openAs(page, customer, '/order');
  await expect(page.getByRole('radio', { name: /خانه/ })).toBeChecked();
  await mainButton(page, /^ادامه/).click();
  await chooseCourier(page);
  await mainButton(page, /^ادامه/).click();
  await expect(step(page)).toContainText('پرداخت');
}

/** Goes from the step of payment to the page of the sandbox bank. */
export async function leaveForBank(page: Page): Promise<void> {
  await mainButton(page, /^ادامه/).click();
  await page.getByRole('checkbox', { name: /خوانده‌ام|می‌پذیرم/ }).check();
  await mainButton(page, /^پرداخت و ثبت/).click();
  await expect(bankForm(page)).toBeVisible();
}

const bankForm = (page: Page): Locator => page.getByText('درگاه آزمایشی: پول واقعی جابه‌جا نمی‌شود');

/** Lets the sandbox bank do something, by the name of the choice on its page. */
export async function payAtBank(page: Page, scenario = 'پرداخت درست'): Promise<void> {
  await expect(bankForm(page)).toBeVisible();
  await page.getByRole('radio', { name: scenario }).check();
  await page.getByRole('button', { name: /^پرداخت / }).click();
}
