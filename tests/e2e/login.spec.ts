import { expect, type Page } from '@playwright/test';
import { toPersianDigits } from '@/utils/digits';
import {
  addAs,
  basketOf,
  button,
  callAs,
  codeField,
  codeOf,
  enterByPassword,
  enterMobile,
  isAccepted,
  keepSession,
  mobileField,
  newMobile,
  newNationalCode,
  password,
  passwordField,
  personas,
  sentCodes,
  signUp,
  stored,
  withoutOffer,
  wrongCode,
} from './customer';
import { badge, expectAccessible, fillBasket, findProduct, open, plentiful, test } from './support';

const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(name, { useInnerText: true });
const alert = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /./ });
const tokenIn = async (page: Page): Promise<string> =>
  JSON.parse((await stored(page, 'userInfo')) ?? '{}').token ?? '';
/** Fields that are wrong, once a form was sent. */
const wrong = (page: Page) => page.locator('[aria-invalid="true"]');

async function fillProfile(page: Page, nationalCode: string) {
  await page.getByLabel('نام', { exact: true }).fill('نگار');
  await page.getByLabel('نام خانوادگی').fill('رستمی');
  await page.getByLabel('کد ملی').fill(nationalCode);
  await page.getByLabel('استان').selectOption('فارس');
  await page.getByLabel('شهر', { exact: true }).selectOption('شیراز');
  await page.getByLabel('روز تولد').selectOption('۱۵');
  await page.getByLabel('ماه تولد').selectOption('آبان');
  await page.getByLabel('سال تولد').selectOption('۱۳۷۱');
}

test('A new number gets an account with code, password and profile, keeps the guest’s basket, and lands where it wanted to', async ({
  page,
  request,
}) => {
  const { product, property } = await findProduct(request, plentiful);
  await fillBasket(page, [{ productPropertyId: property.productPropertyId, qty: 2 }]);
  await open(page, '/faq');
  await open(page, `/login?c=${encodeURIComponent('/shop?category=phones')}`);
  await title(page, 'ورود یا ثبت‌نام');
  await expect(mobileField(page)).toBeFocused();
  await enterMobile(page, '۰۹۱۲');
  await expect(page.getByText('شمارهٔ موبایل را با ۰۹ و در ۱۱ رقم وارد کنید.')).toBeVisible();
  await expect(mobileField(page)).toBeFocused();

  const mobile = newMobile();
  await enterMobile(page, mobile.replace(/^0/, '+98 '));
  await title(page, 'ساخت حساب کاربری');
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill(await codeOf(request, mobile));
  const send = button(page, 'ساخت حساب و ورود');
  await expect(send).toBeDisabled();
  await passwordField(page).fill('pelle');
  await passwordField(page, 'تکرار رمز عبور').fill('pelle');
  await expect(send).toBeDisabled();
  await expect(page.getByRole('listitem').filter({ hasText: 'برقرار است' })).toHaveCount(0);
  await passwordField(page).fill(password);
  await expect(page.getByRole('listitem').filter({ hasText: 'برقرار است' })).toHaveCount(3);
  await send.click();
  expect(await page.getByText('رمز عبور و تکرار ان یکسان نیستن').textContent()).toBe(
    'رمز عبور و تکرار ان یکسان نیستن ',
  );
  await passwordField(page, 'تکرار رمز عبور').fill(password);
  await send.click();

  await title(page, 'تکمیل مشخصات');
  await expect(page.getByLabel('نام', { exact: true })).toBeFocused();
  await button(page, 'ثبت مشخصات').click();
  for (const text of [
    'لطفا نام را به درستی پر کنید',
    'لطفا نام خانوداگی را به درستی پر کنید',
    'لطفا کد ملی را به درستی پر کنید',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('لطفا این فیلد را به درستی پر کنید', { exact: true })).toHaveCount(2);
  await expect(page.getByLabel('نام', { exact: true })).toBeFocused();
  await fillProfile(page, '1234567890');
  await page.getByLabel('نام', { exact: true }).fill('Negar');
  await button(page, 'ثبت مشخصات').click();
  expect(await page.getByText(/باید فارسی باشد/).textContent()).toBe('نام  باید فارسی باشد');
  await expect(page.getByText('کد ملی وارد شده صحیح نمی باشد', { exact: true })).toBeVisible();
  await fillProfile(page, newNationalCode());
  await expect(wrong(page)).toHaveCount(0);
  await button(page, 'ثبت مشخصات').click();

  await expect(page).toHaveURL('/shop?category=phones');
  await expect(badge(page)).toContainText('۲');
  const { qty, items } = await basketOf(request, { token: await tokenIn(page) });
  expect(qty).toBe(2);
  expect(items[0]?.title).toBe(product.title);
  // The basket is the customer's now: nothing of the guest's is left to be taken over again.
  expect(await stored(page, 'cartId')).toBeNull();
  const user = await callAs<{ fName: string; birthDate: string }>(
    request,
    { token: await tokenIn(page) },
    'get',
    '/user/user',
  );
  expect(user).toMatchObject({ fName: 'نگار', birthDate: '1992-11-06T00:00:00.000Z' });
  // Back does not lead into the login again.
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('The guest’s basket says so when it has become the customer’s', async ({ page, request }) => {
  const { property } = await findProduct(request, plentiful);
  const customer = await signUp(request);
  await fillBasket(page, [{ productPropertyId: property.productPropertyId, qty: 1 }]);
  await open(page, '/login');
  await enterByPassword(page, customer.mobile);
  await expect(page.getByRole('status').filter({ hasText: 'سبد شما منتقل شد' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('A guest’s basket that does not fit is reported line by line, and can be taken back', async ({
  page,
  request,
}) => {
  const { product, property } = await findProduct(request, plentiful);
  const customer = await signUp(request);
  const before = property.maxBuy - 1;
  await addAs(request, customer, property.productPropertyId, before);
  await fillBasket(page, [{ productPropertyId: property.productPropertyId, qty: 3 }]);
  await open(page, '/login?c=/cart');
  await enterByPassword(page, customer.mobile);
  await expect(page).toHaveURL('/cart');
  const report = page.getByRole('region', { name: 'سبد پیشین شما به سبد حسابتان افزوده شد' });
  await expect(report).toContainText(product.title);
  await expect(report).toContainText('۱ از ۳ عدد؛ بیش از سقف خرید هر نفر');
  await expectAccessible(page, 'the report of a merge');
  expect((await basketOf(request, customer)).qty).toBe(property.maxBuy);
  await report.getByRole('button', { name: 'بازگرداندن' }).click();
  await expect(report).toHaveCount(0);
  await expect.poll(async () => (await basketOf(request, customer)).qty).toBe(before);
  await expect(page.getByLabel(`تعداد ${product.title}`, { exact: true })).toHaveText(
    toPersianDigits(before),
  );
});

test('The shopper signs in with a password, typed in Persian digits, and goes home', async ({
  page,
  isDesktop,
}) => {
  await withoutOffer(page);
  await open(page, '/login');
  await enterMobile(page, '۰۹۱۲ ۳۴۵ ۶۷۸۹');
  await title(page, 'رمز عبور را وارد کنید');
  await expect(passwordField(page)).toBeFocused();
  await button(page, 'ورود').click();
  await expect(page.getByText('رمز عبور را به درستی پر کنید', { exact: true })).toBeVisible();
  await passwordField(page).fill('Pelle1234');
  await button(page, 'نمایش رمز عبور').click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await button(page, 'ورود').click();
  await expect(page).toHaveURL('/');
  if (isDesktop) await expect(page.getByRole('banner')).toContainText(personas.shopper.name);
  else {
    await page.getByRole('link', { name: 'پروفایل' }).click();
    await expect(page).toHaveURL('/dashboard');
  }
});

test.describe('Refused', () => {
  test.use({ allowed: /40[01]|429/ });

  test('a wrong password is told in the server’s words, and the field is ready for the next', async ({
    page,
    request,
  }) => {
    const customer = await signUp(request);
    await open(page, '/login');
    await enterByPassword(page, customer.mobile, 'Wrong1234');
    await expect(alert(page)).toHaveText('رمز عبور درست نیست. لطفاً دوباره تلاش کنید.');
    await expect(passwordField(page)).toBeFocused();
    await passwordField(page).fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });

  test('a code is burnt after five wrong tries: then the right one does not help either', async ({
    page,
    request,
  }) => {
    const customer = await signUp(request);
    await open(page, '/login');
    await enterMobile(page, customer.mobile);
    const earlier = await sentCodes(request, customer.mobile);
    await button(page, 'ورود با رمز یک‌بارمصرف').click();
    await title(page, 'کد تأیید را وارد کنید');
    const code = await codeOf(request, customer.mobile, earlier);
    for (let tries = 0; tries < 5; tries += 1) {
      await codeField(page).pressSequentially(wrongCode(code));
      await expect(alert(page)).toHaveText(
        'کد واردشده درست نیست یا زمان آن گذشته است. لطفاً دوباره تلاش کنید.',
      );
      // Emptied and focused for the next try.
      await expect(codeField(page)).toHaveValue('');
      await expect(codeField(page)).toBeFocused();
    }
    await codeField(page).pressSequentially(code);
    await expect(alert(page)).toHaveText(
      /^تعداد درخواست‌ها زیاد است\. لطفاً [۰-۹]{2,3} ثانیهٔ دیگر دوباره تلاش کنید\.$/,
    );
    expect(await stored(page, 'userInfo')).toBeNull();
  });

  test('a second code within two minutes is not sent, and the seconds are said', async ({
    page,
    context,
    request,
  }) => {
    const customer = await signUp(request);
    await open(page, '/login');
    await enterMobile(page, customer.mobile);
    await button(page, 'ورود با رمز یک‌بارمصرف').click();
    await title(page, 'کد تأیید را وارد کنید');
    const sent = await sentCodes(request, customer.mobile);
    // Another tab knows nothing of the code.
    const other = await context.newPage();
    await open(other, '/login');
    await enterMobile(other, customer.mobile);
    await button(other, 'ورود با رمز یک‌بارمصرف').click();
    await expect(alert(other)).toHaveText(/[۰-۹]{1,3} ثانیهٔ دیگر دوباره تلاش کنید/);
    await title(other, 'رمز عبور را وارد کنید');
    expect(await sentCodes(request, customer.mobile)).toEqual(sent);
  });
});

test('After two minutes another code may be asked for, by message or by call', async ({ page, request }) => {
  const mobile = newMobile();
  await page.clock.install();
  await open(page, '/login');
  await enterMobile(page, mobile);
  await expect(page.getByText('ارسال دوبارهٔ کد تا ۰۱:')).toBeVisible();
  await expect(button(page, 'ارسال دوبارهٔ کد')).toHaveCount(0);
  await expect(button(page, 'تماس صوتی')).toHaveCount(0);
  expect(await codeOf(request, mobile)).toMatch(/^\d{4}$/);

  // The browser's clock is moved; the server's is not, and would refuse a code now. What is asked of it is what counts.
  const asked: (string | null)[] = [];
  await page.route('**/api/auth/forgetPassword*', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('isVoiceCall'));
    expect(route.request().postData()).toContain(mobile);
    await route.fulfill({ json: { data: { expiresIn: 120, resendIn: 120 } } });
  });
  await page.clock.fastForward(121_000);
  const answered = page.waitForResponse('**/api/auth/forgetPassword*');
  await button(page, 'ارسال دوبارهٔ کد').click();
  await answered;
  await expect(button(page, 'ارسال دوبارهٔ کد')).toHaveCount(0);
  await expect(codeField(page)).toBeFocused();
  await page.clock.fastForward(121_000);
  await button(page, 'تماس صوتی').click();
  await expect(page.locator('form')).toContainText('در تماس با');
  await expect(button(page, 'تماس صوتی')).toHaveCount(0);
  expect(asked).toEqual(['false', 'true']);
});

test('A code that was pasted with its whole message signs in by itself', async ({ page, request }) => {
  const customer = await signUp(request);
  await open(page, '/login');
  await enterMobile(page, customer.mobile);
  const earlier = await sentCodes(request, customer.mobile);
  await button(page, 'ورود با رمز یک‌بارمصرف').click();
  const code = await codeOf(request, customer.mobile, earlier);
  await codeField(page).fill(`کد ورود شما به پله: ${code}\nلغو ۱۱`);
  await expect(page).toHaveURL('/');
  expect(await stored(page, 'userInfo')).toContain(customer.mobile);
});

test('A forgotten password is replaced, and the old one refused', async ({ page, request }) => {
  const customer = await signUp(request);
  await open(page, '/login?c=/faq');
  await enterMobile(page, customer.mobile);
  const earlier = await sentCodes(request, customer.mobile);
  await button(page, 'فراموشی رمز عبور').click();
  await title(page, 'بازیابی رمز عبور');
  await codeField(page).pressSequentially(await codeOf(request, customer.mobile, earlier));
  await title(page, 'رمز عبور تازه');
  const fresh = 'Fresh5678';
  await passwordField(page, 'رمز عبور تازه').fill(fresh);
  await passwordField(page, 'تکرار رمز عبور تازه').fill('Fresh56789');
  await button(page, 'ثبت رمز عبور').click();
  await expect(page.getByText('رمز عبور با تکرار رمز عبور یکسان نیست', { exact: true })).toBeVisible();
  await passwordField(page, 'تکرار رمز عبور تازه').fill(fresh);
  await button(page, 'ثبت رمز عبور').click();
  await expect(page).toHaveURL('/faq');
  expect(await isAccepted(request, customer.mobile, password)).toBe(false);
  expect(await isAccepted(request, customer.mobile, fresh)).toBe(true);
});

test('A customer without a password comes in with a code', async ({ page, request }) => {
  const customer = await signUp(request, { withPassword: false });
  await open(page, '/login?c=/faq');
  const earlier = await sentCodes(request, customer.mobile);
  await enterMobile(page, customer.mobile);
  await title(page, 'کد تأیید را وارد کنید');
  await expect(passwordField(page)).toHaveCount(0);
  await codeField(page).pressSequentially(await codeOf(request, customer.mobile, earlier));
  await expect(page).toHaveURL('/faq');
});

test('A number is changed from every step, and stands in its field again', async ({ page, request }) => {
  const customer = await signUp(request);
  await open(page, '/login');
  await enterMobile(page, customer.mobile);
  await title(page, 'رمز عبور را وارد کنید');
  await button(page, 'تغییر شماره').click();
  await title(page, 'ورود یا ثبت‌نام');
  await expect(mobileField(page)).toBeFocused();
  await expect(mobileField(page)).not.toHaveValue('');
  const mobile = newMobile();
  await enterMobile(page, mobile);
  await title(page, 'ساخت حساب کاربری');
  await button(page, 'تغییر شماره').click();
  await enterMobile(page, customer.mobile);
  await button(page, 'فراموشی رمز عبور').click();
  await title(page, 'بازیابی رمز عبور');
  await button(page, 'تغییر شماره').click();
  // What was chosen for the number before is forgotten.
  await button(page, 'ادامه').click();
  await title(page, 'رمز عبور را وارد کنید');
});

test('A reload while the code is on its way goes on at the code', async ({ page, request }) => {
  const mobile = newMobile();
  await open(page, '/login?c=/faq');
  await enterMobile(page, mobile);
  await title(page, 'ساخت حساب کاربری');
  await page.reload();
  await title(page, 'ساخت حساب کاربری');
  await expect(page.locator('form')).toContainText('پیامک شد');
  await codeField(page).fill(await codeOf(request, mobile));
  await passwordField(page).fill(password);
  await passwordField(page, 'تکرار رمز عبور').fill(password);
  await page.keyboard.press('Enter');
  await title(page, 'تکمیل مشخصات');
  // The account is there: the profile can wait.
  await page.reload();
  await title(page, 'تکمیل مشخصات');
  await fillProfile(page, newNationalCode());
  await button(page, 'ثبت مشخصات').click();
  await expect(page).toHaveURL('/faq');
});

test('No address of another shop is gone to after signing in', async ({ page, request }) => {
  const customer = await signUp(request);
  await open(page, `/login?c=${encodeURIComponent('//evil.example/a')}`);
  await enterByPassword(page, customer.mobile);
  await expect(page).toHaveURL('/');
  for (const target of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'evil.example',
    '/login?c=/login',
  ]) {
    // Somebody who is signed in is led on at once.
    await page.goto(`/login?c=${encodeURIComponent(target)}`);
    await expect(page, target).toHaveURL('/');
  }
  await page.goto('/login?c=/faq&c=//evil.example');
  await expect(page).toHaveURL('/');
});

test('By keyboard alone: number, password, and in', async ({ page, request, isDesktop }) => {
  test.skip(!isDesktop, 'Phones have no keyboard.');
  const customer = await signUp(request);
  await open(page, '/login?c=/faq');
  await expect(mobileField(page)).toBeFocused();
  await page.keyboard.type(customer.mobile);
  await page.keyboard.press('Enter');
  await expect(passwordField(page)).toBeFocused();
  // The other ways are reached in reading order, and the field again on the way back.
  await page.keyboard.press('Tab');
  await expect(button(page, 'نمایش رمز عبور')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'ورود')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'ورود با رمز یک‌بارمصرف')).toBeFocused();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift+Tab');
  await expect(passwordField(page)).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq');
});

test('Somebody who is signed in is led on from the login at once', async ({ page, request }) => {
  await keepSession(page, await signUp(request));
  await page.goto('/login?c=/faq');
  await expect(page).toHaveURL('/faq');
});
