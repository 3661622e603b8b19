import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import {
  addAs,
  basketOf,
  button,
  codeField,
  codeOf,
  enterByPassword,
  enterMobile,
  mobileField,
  newMobile,
  newNationalCode,
  openAs,
  password,
  passwordField,
  revoke,
  sentCodes,
  signUp,
  stored,
} from '../customer';
import { badge, fillBasket, findProduct, open, plentiful, test } from '../support';

// Wrong values, and a session that has ended, are among the states.
test.use({ allowed: /40[01]/ });

const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const loginDialog = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('form') });
const stepTitle = (page: Page, name: string) =>
  expect(loginDialog(page).getByRole('heading', { name })).toBeVisible();

async function fillProfile(page: Page) {
  await page.getByLabel('نام', { exact: true }).fill('نگار');
  await page.getByLabel('نام خانوادگی').fill('رستمی');
  await page.getByLabel('کد ملی').fill(newNationalCode());
  await page.getByLabel('استان').selectOption('فارس');
  await page.getByLabel('شهر', { exact: true }).selectOption('شیراز');
  await page.getByLabel('روز تولد').selectOption('۱۵');
  await page.getByLabel('ماه تولد').selectOption('آبان');
  await page.getByLabel('سال تولد').selectOption('۱۳۷۱');
}

test('a new number gets an account on the login page, keeps the guest basket, and every step is accessible', async ({
  page,
  request,
}) => {
  const { property } = await findProduct(request, plentiful);
  await fillBasket(page, [{ productPropertyId: property.productPropertyId, qty: 2 }]);
  const mobile = newMobile();
  await open(page, '/faq');
  await open(page, `/login?c=${encodeURIComponent('/shop/phones')}`);
  await button(page, 'ادامه').click();
  await expect(page.getByText('شمارهٔ موبایل را با ۰۹ و در ۱۱ رقم وارد کنید.')).toBeVisible();
  await expectAccessible(page, 'a wrong number');
  await enterMobile(page, mobile);
  await title(page, 'ساخت حساب کاربری');
  await expectAccessible(page, 'the code of a new number');
  await codeField(page).fill(await codeOf(request, mobile));
  await passwordField(page).fill(password);
  await passwordField(page, 'تکرار رمز عبور').fill(`${password}5`);
  await button(page, 'ساخت حساب و ورود').click();
  await expect(page.getByText('رمز عبور و تکرار ان یکسان نیستن')).toBeVisible();
  await expectAccessible(page, 'two different passwords');
  await passwordField(page, 'تکرار رمز عبور').fill(password);
  await button(page, 'ساخت حساب و ورود').click();
  await title(page, 'تکمیل مشخصات');
  await button(page, 'ثبت مشخصات').click();
  await expect(page.getByText('لطفا نام را به درستی پر کنید')).toBeVisible();
  await expectAccessible(page, 'a profile with everything missing');
  await fillProfile(page);
  await button(page, 'ثبت مشخصات').click();
  await expect(page).toHaveURL('/shop/phones');
  await expect(badge(page)).toContainText('۲');
  // The basket belongs to the customer now; the browser keeps no id of a guest basket.
  expect(await stored(page, 'cartId')).toBeNull();
  // Back does not lead into the login again.
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('a forgotten password is replaced in the dialog, and every step is accessible', async ({
  page,
  request,
}) => {
  const customer = await signUp(request);
  await open(page, '/dashboard');
  await stepTitle(page, 'ورود یا ثبت‌نام');
  await enterMobile(page, customer.mobile);
  await stepTitle(page, 'رمز عبور را وارد کنید');
  await passwordField(page).fill('Wrong1234');
  await button(page, 'ورود').click();
  await expect(loginDialog(page).getByText(/^رمز عبور درست نیست/)).toBeVisible();
  await expectAccessible(page, 'a wrong password in the dialog');
  const earlier = await sentCodes(request, customer.mobile);
  await button(page, 'فراموشی رمز عبور').click();
  await stepTitle(page, 'بازیابی رمز عبور');
  await expectAccessible(page, 'the code in the dialog');
  await codeField(page).pressSequentially(await codeOf(request, customer.mobile, earlier));
  await stepTitle(page, 'رمز عبور جدید');
  await passwordField(page, 'رمز عبور جدید').fill('fresh');
  await expectAccessible(page, 'a new password in the dialog');
  await passwordField(page, 'رمز عبور جدید').fill('Fresh5678');
  await passwordField(page, 'تکرار رمز عبور جدید').fill('Fresh5678');
  await button(page, 'ثبت رمز عبور').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'هنوز سفارشی ندارید' })).toBeVisible();
});

test('a session that ends during a change asks for the login in the top layer, and Back gives it up', async ({
  page,
  request,
}) => {
  const customer = await signUp(request);
  const { product, property } = await findProduct(request, plentiful);
  await addAs(request, customer, property.productPropertyId, 1);
  await openAs(page, customer, '/cart');
  const more = page.getByRole('button', { name: `یکی بیشتر از ${product.title}` });
  await expect(more).toBeEnabled();
  await revoke(request, customer);
  await more.click();
  await expect(loginDialog(page)).toContainText('نشست شما به پایان رسیده است.');
  await expect(mobileField(page)).toBeFocused();
  await expectAccessible(page, 'the login after the end of a session');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The basket can no longer be read, and that signs the customer out.
  await expect(page).toHaveURL('/');
});

test('the report of a merged basket is accessible, and takes the merge back', async ({ page, request }) => {
  const { product, property } = await findProduct(request, plentiful);
  const customer = await signUp(request);
  const before = property.maxBuy - 1;
  await addAs(request, customer, property.productPropertyId, before);
  await fillBasket(page, [{ productPropertyId: property.productPropertyId, qty: 3 }]);
  await open(page, '/login?c=/cart');
  await enterByPassword(page, customer.mobile);
  const report = page.getByRole('region', { name: 'سبد پیشین شما به سبد حسابتان افزوده شد' });
  await expect(report).toContainText(product.title);
  await expectAccessible(page, 'the report of a merge');
  await report.getByRole('button', { name: 'بازگرداندن' }).click();
  await expect(report).toHaveCount(0);
  await expect.poll(async () => (await basketOf(request, customer)).qty).toBe(before);
});
