import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Address } from '@/contract/address';
import type { CheckoutChoice, CheckoutReview, PlacedOrder, ShippingMethod } from '@/contract/checkout';
import type { OrderSummary } from '@/contract/order';
import type { PaymentStart } from '@/contract/payment';
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
export const firstSlot = (page: Page): Locator => page.getByRole('radio', { name: /ظرفیت خالی/ }).first();

/** Waits for the prices of the present choice; until then those of the one before are shown faintly. */
export const pricesCame = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

/** Goes on to the next step. Prices that come while the button is held down would move it away from under the pointer. */
export async function goOn(page: Page): Promise<void> {
  const next = mainButton(page, /^ادامه/);
  await expect(next).toBeEnabled();
  await pricesCame(page);
  await next.click();
}

/** Chooses the courier and its first free time. The inputs of tiles are transparent, so they are pressed with the keyboard. */
export async function chooseCourier(page: Page) {
  await page.getByRole('radio', { name: /^پیک پله/ }).check();
  await firstSlot(page).focus();
  await page.keyboard.press('Space');
  await expect(firstSlot(page)).toBeChecked();
}

/** A customer of this test's own with an address and one product in the basket: the given variant, else a plentiful one. */
export async function readyToOrder(
  request: APIRequestContext,
  variant?: number,
): Promise<Customer & { variant: number }> {
  const customer = await signUp(request);
  await callAs(request, customer, 'post', '/user/addresses', { data: home });
  const chosen = variant ?? (await findProduct(request, plentiful)).property.productPropertyId;
  await addAs(request, customer, chosen, 1);
  return { ...customer, variant: chosen };
}

/** Fills the wallet at the sandbox bank without a browser. @param amount toman */
export async function fillWallet(
  request: APIRequestContext,
  customer: Customer,
  amount: number,
): Promise<void> {
  const { redirect } = await callAs<PaymentStart>(request, customer, 'post', '/user/wallet/recharge', {
    data: { amount, gateway: 'sandbox', orderId: null },
    key: randomUUID(),
  });
  const paid = await request.post(redirect.url, { form: { action: 'pay', scenario: 'pay' } });
  expect(paid.url(), 'the bank returns to the result').toContain('/payment-resualt');
}

/** Orders the basket with a carrier that has no slots and pays at the sandbox bank, without a browser. @returns the order's id */
export async function buyWithoutBrowser(request: APIRequestContext, customer: Customer): Promise<number> {
  const [address] = await callAs<Address[]>(request, customer, 'get', '/user/addresses');
  const path = `/user/shippingMethods?addressId=${address?.id}`;
  const methods = await callAs<ShippingMethod[]>(request, customer, 'get', path);
  const method = methods.find(({ reason, days, branches }) => !reason && days.length + branches.length === 0);
  if (!address || !method) throw new Error('The basket cannot be shipped without a slot.');
  const choice: CheckoutChoice = {
    addressId: address.id,
    shipping: { methodId: method.id, slotId: null, branchId: null },
    gateway: 'sandbox',
    useWallet: false,
    coupon: null,
  };
  const { agreed } = await callAs<CheckoutReview>(request, customer, 'post', '/user/checkout', {
    data: choice,
  });
  const { orderId, payment } = await callAs<PlacedOrder>(request, customer, 'post', '/user/orders', {
    data: { ...choice, agreed },
    key: randomUUID(),
  });
  await request.post(payment?.redirect.url ?? '', { form: { action: 'pay', scenario: 'pay' } });
  return orderId;
}

export const ordersOf = (request: APIRequestContext, customer: Customer) =>
  callAs<OrderSummary[]>(request, customer, 'get', '/user/orders');

/** Goes from the address to the step of payment. */
export async function openPaymentStep(page: Page, customer: Customer): Promise<void> {
  await openAs(page, customer, '/order');
  await expect(page.getByRole('radio', { name: /خانه/ })).toBeChecked();
  await goOn(page);
  await chooseCourier(page);
  await goOn(page);
  await expect(step(page)).toContainText('پرداخت');
}

/** The button of the review. */
export const orderButton = (page: Page): Locator => mainButton(page, /^پرداخت و ثبت/);

/** Goes from the step of payment to the review and accepts the terms. */
export async function openReviewStep(page: Page): Promise<void> {
  await goOn(page);
  await page.getByRole('checkbox', { name: /خوانده‌ام و می‌پذیرم/ }).check();
}

/** Goes from the step of payment to the page of the sandbox bank. */
export async function leaveForBank(page: Page): Promise<void> {
  await openReviewStep(page);
  await orderButton(page).click();
  await expect(bankForm(page)).toBeVisible();
}

export const bankForm = (page: Page): Locator => page.getByText('درگاه آزمایشی: پول واقعی جابه‌جا نمی‌شود');

/** Lets the sandbox bank do something, by the name of the choice on its page. */
export async function payAtBank(page: Page, scenario = 'پرداخت درست'): Promise<void> {
  await expect(bankForm(page)).toBeVisible();
  await page.getByRole('radio', { name: scenario }).check();
  await page.getByRole('button', { name: /^پرداخت / }).click();
}
