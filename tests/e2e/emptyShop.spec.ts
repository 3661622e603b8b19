import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type APIRequestContext, expect } from '@playwright/test';
import { openingCodeOf } from '@/backend/domains/desk/opening/openingCode';
import { aPhoto } from '@/tests/support/layout/uploads';
import { requestReturn } from './buy/returnSteps';
import { goOn, home, orderButton, payAtBank } from './checkoutSteps';
import { button, newMobile, newNationalCode } from './customer';
import {
  confirmAtDesk,
  fill,
  goToPayment,
  photo,
  productName,
  putIntoBasket,
  signUpAt,
} from './emptyShopSteps';
import { backendArguments, backendEnv, emptyShop, storefrontArguments, storefrontEnv } from './servers';
import { open, test } from './support';

/** The shop under test: a backend on an empty database, a build of its pages and their storefront. */
const running: ChildProcess[] = [];
/** The opening code follows from it. */
const secret = 'a secret of at least thirty-two signs';

function start(command: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const started = spawn(process.execPath, command, { env: { ...process.env, ...env }, stdio: 'ignore' });
  running.push(started);
  return started;
}

const answers = (request: APIRequestContext, url: string) =>
  expect(async () => expect((await request.get(url)).ok()).toBe(true)).toPass({ timeout: 180_000 });

// A closed shop answers its visitors with 503.
test.use({ baseURL: emptyShop.storefront, allowed: /503/ });

test.beforeAll(async ({ request }) => {
  test.setTimeout(900_000);
  const { backend, storefront, dataDir, distDir } = emptyShop;
  // Codes and commands of this file are those of its own shop.
  process.env.API_BASE_URL = backend;
  process.env.E2E_DATA_DIR = dataDir;
  rmSync(dataDir, { recursive: true, force: true });
  start(backendArguments, {
    ...backendEnv,
    PORT: new URL(backend).port,
    DATA_DIR: dataDir,
    STOREFRONT_URL: storefront,
    SEED: 'none',
    AUTH_SECRET: secret,
  });
  await answers(request, `${backend}/readyz`);
  const env = { ...storefrontEnv(storefront), API_BASE_URL: backend, NEXT_DIST_DIR: distDir };
  const [code] = await once(start(['node_modules/next/dist/bin/next', 'build', '--webpack'], env), 'exit');
  expect(code, 'the exit code of the build').toBe(0);
  start(storefrontArguments, env);
  await answers(request, `${storefront}/login`);
});

test.afterAll(async () => {
  for (const started of running) {
    if (started.exitCode !== null) continue;
    const ended = once(started, 'exit');
    started.kill('SIGTERM');
    await ended;
  }
});

const shopName = 'دکان نگار';

test('a founder opens an empty shop, sells for cash and by instalments, delivers and takes back, without SQL', async ({
  page,
  browser,
}) => {
  await test.step('nobody sees an empty shop but the first supervisor, who has the code of the start', async () => {
    for (const path of ['/', '/shop', '/cart']) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('بهتر می‌کنیم');
    }
    await signUpAt(page, newMobile());
    await open(page, '/admin');
    await page.getByLabel('کد گشایش').fill(openingCodeOf(secret));
    await button(page, 'ناظر فروشگاه شوید').click();
    await expect(page).toHaveURL('/admin/setup?tab=opening');
  });
  /** Goes from the list of what is missing to the place of an entry. */
  const goToStep = async (title: string) => {
    await open(page, '/admin');
    await page.getByRole('region', { name: 'تا اولین فروش' }).getByRole('link', { name: title }).click();
  };

  await test.step('the name of the shop', async () => {
    await goToStep('نام فروشگاه');
    await page.getByLabel('نام فروشگاه', { exact: true }).fill(shopName);
    await button(page, 'افزودن مشخصات حقوقی').click();
    await fill(page.getByRole('main'), {
      'نام ثبتی': 'شرکت دکان نگار',
      'شناسهٔ ملی': '10100000000',
      'کد اقتصادی': '411111111111',
      'کد پستی': '1193653471',
    });
    await page.getByRole('button', { name: 'ذخیرهٔ پیش‌نویس' }).click();
    await expect(page.getByText('پیش‌نویس ذخیره شد.')).toBeVisible();
    await page.getByRole('button', { name: 'انتشار', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'انتشار', exact: true }).click();
    await expect(page.getByText(/منتشر شد/).first()).toBeVisible();
    await expect(page.getByText(`میز کار ${shopName}`)).toBeVisible();
  });

  await test.step('a delivery method', async () => {
    await goToStep('روش ارسال');
    await expect(page.getByText(/مشتری با این درگاه‌ها می‌پردازد/)).toBeVisible();
    await page.getByRole('button', { name: 'روش ارسال جدید' }).click();
    const form = page.getByRole('form', { name: 'روش ارسال جدید' });
    await fill(form, {
      نوع: 'پست',
      نام: 'پست پیشتاز',
      'هزینه (تومان)': '90000',
      'از چند روز کاری': '2',
      'تا چند روز کاری': '4',
    });
    await form.getByRole('button', { name: 'ذخیره' }).click();
    await expect(page.getByRole('button', { name: 'ویرایش پست پیشتاز' })).toBeVisible();
  });

  await test.step('a product with its category, brand and picture', async () => {
    await goToStep('کالای موجود');
    await expect(page.getByText(/هنوز کالایی نیست/)).toBeVisible();
    await page.getByRole('link', { name: 'کالای جدید' }).click();
    const form = page.getByRole('form', { name: 'کالای جدید' });
    await fill(form.getByRole('region', { name: 'مشخصات اصلی' }), {
      عنوان: productName,
      'عنوان لاتین': 'Negar Headphones',
      نشانی: 'negar-headphones',
      خلاصه: 'هدفونی سبک برای هر روز.',
    });
    await form.getByRole('button', { name: 'دستهٔ جدید…' }).click();
    const category = page.getByRole('dialog').getByRole('form');
    await fill(category, { 'نام دسته': 'هدفون', نشانی: 'headphones' });
    await category.locator('input[type=file]').setInputFiles(photo('headphones.jpg', await aPhoto()));
    await expect(category.locator('img')).toBeVisible();
    await category.getByRole('button', { name: 'ذخیره' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await form.getByRole('button', { name: 'برند جدید…' }).click();
    const brand = page.getByRole('dialog').getByRole('form');
    await fill(brand, { 'نام برند': 'نگار', 'نام لاتین': 'Negar', نشانی: 'negar' });
    await brand.getByRole('button', { name: 'ذخیره' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const pictures = form.getByRole('region', { name: 'عکس‌ها' });
    await pictures.locator('input[type=file]').setInputFiles(photo('negar.jpg', await aPhoto()));
    await fill(pictures, { 'توضیح برای نابینایان': 'هدفون نگار از روبه‌رو' });
    const variants = form.getByRole('region', { name: 'تنوع‌ها و قیمت‌ها' });
    if ((await variants.getByLabel('رنگ', { exact: true }).count()) === 0)
      await variants.getByRole('button', { name: /افزودن|تنوع جدید/ }).click();
    await fill(variants, {
      رنگ: 'مشکی',
      'کد رنگ': '#2B2D33',
      گارانتی: 'گارانتی ۱۸ ماهه',
      'قیمت (تومان)': '20000000',
      موجودی: '5',
      'حداکثر خرید': '3',
    });
    await form.getByRole('switch', { name: 'در فروشگاه نمایش داده می‌شود' }).check();
    await form.getByRole('button', { name: 'ساختن کالا' }).click();
    await expect(page).toHaveURL(/\/admin\/catalogue\?id=\d+/);
  });

  await test.step('the shop opens, and says what is still missing', async () => {
    await open(page, '/admin');
    await button(page, 'باز کردن فروشگاه').click();
    await expect(page.getByRole('dialog')).toContainText('نشانی و تلفن');
    await page.getByRole('dialog').getByRole('button', { name: 'باز شود' }).click();
    await expect(page.getByText('فروشگاه باز است و خریداران آن را می‌بینند.')).toBeVisible();
    await expect(page.getByText(/حالت تعمیر روشن است/)).toHaveCount(0);
  });

  const buyer = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await signUpAt(buyer, newMobile());

  await test.step('a purchase in cash, with its invoice', async () => {
    await putIntoBasket(buyer);
    await buyer.getByRole('button', { name: 'افزودن نشانی جدید' }).click();
    const form = buyer.getByRole('dialog', { name: 'افزودن نشانی جدید' });
    await fill(form, {
      عنوان: home.title,
      استان: 'تهران',
      شهر: 'تهران',
      'نشانی کامل': home.address,
      پلاک: home.plaque,
      'کد پستی': home.postalCode,
      'نام تحویل‌گیرنده': home.receiverName,
      'موبایل تحویل‌گیرنده': home.receiverMobile,
    });
    await form.getByRole('button', { name: /^ثبت|^ذخیره/ }).click();
    await expect(buyer.getByRole('radio', { name: /خانه/ })).toBeChecked();
    await goToPayment(buyer);
    await goOn(buyer);
    await buyer.getByRole('checkbox', { name: /شرایط خرید/ }).check();
    await orderButton(buyer).click();
    await payAtBank(buyer);
    await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('پرداخت شد، سپاس');
    await buyer.getByRole('link', { name: 'فاکتور' }).click();
    await expect(buyer.getByRole('main')).toContainText(shopName);
    await expect(buyer.getByRole('main')).toContainText(productName);
  });

  await test.step('a plan with its lender, safe by default', async () => {
    await open(page, '/admin/plans');
    await page
      .getByRole('button', { name: /طرح جدید/ })
      .or(page.getByRole('link', { name: /طرح جدید/ }))
      .first()
      .click();
    const form = page.getByRole('form', { name: 'طرح جدید' });
    await form.getByRole('button', { name: 'تأمین‌کنندهٔ جدید…' }).click();
    const lender = page.getByRole('dialog').getByRole('form');
    await lender.getByRole('textbox').first().fill('صندوق نگار');
    await lender.getByRole('button', { name: 'ذخیره' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await fill(form, { 'نام طرح': 'طرح نگار' });
    await expect(form.getByRole('switch', { name: 'نام و کد ملی خریدار لازم است' })).toBeChecked();
    await expect(form.getByRole('switch', { name: /بررسی می‌شود/ })).toBeChecked();
    await fill(form, { 'مدارک لازم': 'تصویر کارت ملی' });
    await form.getByRole('switch', { name: 'این طرح ارائه می‌شود' }).check();
    await form.getByRole('switch', { name: 'طرح پیش‌فرض فروشگاه' }).check();
    await form.getByRole('button', { name: 'ذخیرهٔ طرح' }).click();
    await expect(page.getByRole('button', { name: 'ویرایش طرح نگار' })).toBeVisible();
  });

  await test.step('a purchase by instalments, whose document is judged at the desk', async () => {
    await open(buyer, '/dashboard/profile');
    await fill(buyer.getByRole('main'), {
      نام: 'نگار',
      'نام خانوادگی': 'رستمی',
      'کد ملی': newNationalCode(),
      استان: 'تهران',
      شهر: 'تهران',
      'روز تولد': '۱۲',
      'ماه تولد': 'آبان',
      'سال تولد': '۱۳۷۰',
    });
    await button(buyer, 'ثبت مشخصات').click();
    await expect(buyer.getByText('مشتری دکان نگار')).toHaveCount(0);
    await putIntoBasket(buyer);
    await goToPayment(buyer);
    await buyer.getByRole('radio', { name: /^قسطی/ }).check();
    await goOn(buyer);
    await buyer.getByRole('checkbox', { name: /قرارداد طرح/ }).check();
    await orderButton(buyer).click();
    await payAtBank(buyer);
    await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('پرداخت شد، سپاس');
    await buyer.getByRole('link', { name: 'فرستادن مدارک' }).click();
    const card = buyer.getByRole('listitem', { name: 'تصویر کارت ملی', exact: true });
    await card.getByLabel(/^انتخاب پرونده/).setInputFiles(photo('card.jpg', await aPhoto('jpeg', 600, 400)));
    await expect(card).toContainText('در صف بررسی');

    await open(page, '/admin');
    await expect(page).toHaveURL(/\/admin\/orders/);
    // The oldest order stands first; it is the one that was paid in cash.
    const orders = page.getByRole('main').getByRole('link', { name: /[۰-۹]{5,}/ });
    await expect(orders).toHaveCount(2);
    await orders.last().click();
    await button(page, 'تأیید تصویر کارت ملی').click();
    await button(page, 'پذیرش سفارش').click();
    await expect(button(page, 'شروع آماده‌سازی')).toBeVisible();
  });
  const order = new URL(page.url()).searchParams.get('id');

  await test.step('the order is packed with a label, sent and delivered', async () => {
    await button(page, 'شروع آماده‌سازی').click();
    await page.getByRole('main').getByRole('link', { name: 'برچسب' }).click();
    const label = page.getByRole('listitem').filter({ hasText: `فرستنده: ${shopName}` });
    await expect(label).toContainText(home.address);
    await page.goBack();
    await page.getByLabel('کد رهگیری (اگر دارد)').fill('284001');
    await confirmAtDesk(page, 'تحویل به پیک یا پست');
    await confirmAtDesk(page, 'ثبت تحویل به مشتری');
    await expect(page.getByText('تحویل نشده بود')).toBeVisible();
  });

  await test.step('its invoice is with the tax office, which is simulated here', async () => {
    await open(page, '/admin/orders?part=tax');
    await expect(page.getByText(/این سامانه نمایشی است/)).toBeVisible();
    // The worker sends it, and asks about it after ten seconds.
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('row').filter({ hasText: 'پذیرفته‌شده' })).toHaveCount(2, { timeout: 5000 });
    }).toPass();
  });

  await test.step('the product comes back, and the customer gets the money', async () => {
    await open(buyer, `/dashboard/orders/${order}`);
    await requestReturn(buyer);
    await open(page, `/admin/orders?id=${order}`);
    await button(page, 'کالا رسید').click();
    await confirmAtDesk(page, 'پذیرش و برگشت به انبار');
    await expect(page.getByText(/^برگشت به کیف پول:/)).toBeVisible();
    await buyer.reload();
    await expect(buyer.getByText('مرجوع شد', { exact: true })).toBeVisible();
  });
  await buyer.close();
});
