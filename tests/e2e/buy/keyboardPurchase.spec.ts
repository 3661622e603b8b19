import { expect, type Locator, type Page } from '@playwright/test';
import { bankForm, home, mainButton, orderButton, ordersOf, step } from '@/tests/e2e/checkoutSteps';
import { callAs, openAs, signUp } from '@/tests/e2e/customer';
import { addButton, drawer, findProduct, plentiful, productPath, test } from '@/tests/e2e/support';

/** The longest way to a control, in presses of Tab. */
const mostPresses = 80;

/** Whether the focused element, or the tile or card around a transparent input, shows an outline. */
const hasFocusRing = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused?.matches(':focus-visible')) return false;
    const around = [
      focused,
      focused.nextElementSibling,
      focused.parentElement,
      focused.parentElement?.parentElement,
    ];
    return around.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
    });
  });

/** Moves the focus with Tab to a control, which must then be on screen with a visible focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
  await expect(control).toBeInViewport();
  expect(await hasFocusRing(page), `the focus is visible on ${control}`).toBe(true);
}

async function pressOn(page: Page, control: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, control);
  // A button that waits for prices has the focus and ignores the key.
  await expect(control).toBeEnabled();
  await page.keyboard.press(key);
}

test('a shopper buys by keyboard alone, and the focus follows the steps', { tag: '@sizes' }, async ({
  page,
  request,
  isDesktop,
}) => {
  const customer = await signUp(request);
  await callAs(request, customer, 'post', '/user/addresses', { data: home });
  const { product, property } = await findProduct(request, plentiful);
  await openAs(page, customer, `${productPath(product)}?variant=${property.productPropertyId}`);
  await tabTo(page, page.getByRole('radio', { name: 'خرید قسطی' }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'خرید نقدی' })).toBeChecked();
  await pressOn(page, addButton(page), 'Enter');
  const shown = (name: string) => page.getByRole('link', { name }).filter({ visible: true }).first();
  // A desktop opens the drawer; a phone shows a toast, which stays until Tab has reached it.
  const onward = isDesktop
    ? drawer(page).getByRole('link', { name: 'ادامهٔ خرید' })
    : page.getByRole('status').getByRole('link', { name: 'دیدن سبد' });
  await pressOn(page, onward, 'Enter');
  await expect(page).toHaveURL('/cart');
  await pressOn(page, shown('ادامهٔ خرید'), 'Enter');

  await expect(page).toHaveURL('/order');
  await expect(page.getByRole('radio', { name: /خانه/ })).toBeChecked();
  await pressOn(page, mainButton(page, /^ادامه/), 'Enter');

  await expect(step(page)).toContainText('شیوهٔ ارسال');
  await expect(step(page)).toBeFocused();
  await pressOn(page, page.getByRole('radio', { name: /^پیک پله/ }), 'Space');
  const slot = page.getByRole('radio', { name: /ظرفیت خالی/ }).first();
  await pressOn(page, slot, 'Space');
  await expect(slot).toBeChecked();
  await pressOn(page, mainButton(page, /^ادامه/), 'Enter');

  await expect(step(page)).toContainText('پرداخت');
  await expect(step(page)).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'درگاه آزمایشی' }));
  await pressOn(page, mainButton(page, /^ادامه/), 'Enter');

  await expect(step(page)).toContainText('بازبینی');
  await expect(step(page)).toBeFocused();
  await pressOn(page, page.getByRole('checkbox', { name: /شرایط خرید/ }), 'Space');
  await pressOn(page, orderButton(page), 'Enter');

  await expect(bankForm(page)).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: /^پرداخت / }), 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('پرداخت شد، سپاس');
  await pressOn(page, page.getByRole('link', { name: 'دیدن سفارش' }), 'Enter');
  await expect(page).toHaveURL(/\/dashboard\/orders\/\d+/);
  expect((await ordersOf(request, customer)).map(({ state }) => state)).toEqual(['preparing']);
});
