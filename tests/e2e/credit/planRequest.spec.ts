import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { PlanRequest, RequestDocument } from '@/contract/planRequest';
import { expectAccessible } from '@/tests/e2e/axe';
import { chooseFile, chooseIn, pressOn, typeInto } from '@/tests/e2e/byKeyboard';
import { goOn, openPaymentStep, orderButton, payAtBank, readyToOrder } from '@/tests/e2e/checkoutSteps';
import { callAs, openAs, openDesk } from '@/tests/e2e/customer';
import { open, test, typeAtDesk } from '@/tests/e2e/support';
import { aPdf, aPhoto } from '@/tests/support/layout/uploads';
import { toPersianDigits } from '@/utils/digits';
import { makePlan, switchPlanOff, waitForPages } from './planAtDesk';

/** What is typed is saved after a pause, which a slow machine makes in the middle of a postal code; the server refuses that. */
test.use({ allowed: /\b400\b.*planRequest/i });

const section = (page: Page, title: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: new RegExp(title) }) });
const card = (page: Page, title: string): Locator => page.getByRole('listitem', { name: title, exact: true });

/** Sends a file for a document by keyboard and waits until it belongs to the request. */
async function giveDocument(page: Page, title: string, kind: 'photo' | 'pdf' = 'photo') {
  const file =
    kind === 'pdf'
      ? { name: 'scan.pdf', mimeType: 'application/pdf', buffer: aPdf() }
      : { name: 'scan.jpg', mimeType: 'image/jpeg', buffer: await aPhoto('jpeg', 600, 800) };
  await chooseFile(page, card(page, title).locator('input[type=file]'), file);
  await expect(card(page, title)).toContainText('در صف بررسی');
}

async function fillPerson(page: Page) {
  const person = section(page, 'مشخصات شما');
  await typeInto(page, person.getByLabel('نام پدر'), 'رضا');
  await chooseIn(page, person.getByLabel('وضعیت تأهل'), 'متأهل');
  await typeInto(page, person.getByLabel('نشانی محل سکونت'), 'ونک، خیابان گاندی، کوچهٔ ۱۲، پلاک ۸');
  await typeInto(page, person.getByLabel('کد پستی'), '۱۵۱۷۹۶۳۵۱۱');
  await chooseIn(page, person.getByLabel('محل سکونت', { exact: true }), 'مستأجر');
  await pressOn(page, person.getByRole('button', { name: 'ادامه' }), 'Enter');
}

async function fillWork(page: Page) {
  const work = section(page, 'شغل و ضامن');
  await pressOn(page, work.getByRole('radio', { name: 'کارمند' }), 'Space');
  await typeInto(page, work.getByLabel('عنوان شغل'), 'کارشناس مالی');
  await typeInto(page, work.getByLabel('نام محل کار'), 'شرکت آب تهران');
  await chooseIn(page, work.getByLabel('سابقهٔ کار'), '۸ سال');
  await typeInto(page, work.getByLabel('درآمد ماهانه'), '۳۲۰۰۰۰۰۰');
  await typeInto(page, work.getByLabel('تلفن محل کار'), '۰۲۱۸۸۵۵۳۳۰۰');
  await typeInto(page, work.getByLabel('نشانی محل کار'), 'تهران، خیابان حجاب، پلاک ۴');
  await pressOn(page, work.getByRole('button', { name: 'ادامه' }), 'Enter');
}

/** Names that no earlier run on the same database has used. */
const run = toPersianDigits(randomInt(1000, 10_000));
const plan = `وام آزمون ${run}`;
const letter = `معرفی‌نامهٔ ${run}`;

/** Makes a loan plan with a kind of document that the shop did not have, and one that it had. */
const makeLoanPlan = (desk: Page) =>
  makePlan(desk, plan, 'loan', async () => {
    await desk.getByLabel('برای چه گروهی').fill('کارمند');
    await desk.getByLabel('شرایط').fill('بی‌ضامن');
    await desk.getByRole('button', { name: 'مدرک جدید…' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('نام مدرک').fill(letter);
    await dialog.getByRole('button', { name: 'ذخیره' }).click();
    await expect(desk.getByRole('button', { name: letter, exact: true })).toBeVisible();
    await desk.getByRole('button', { name: 'افزودن مدرک' }).click();
    await desk.getByLabel('مدرک', { exact: true }).selectOption({ label: 'کارت ملی، دو رو' });
  });

test('a loan plan made at the desk is requested, its documents are judged, and its credit is spent', {
  tag: '@phone',
}, async ({ page, request, browser }) => {
  test.slow();
  const customer = await readyToOrder(request);
  await openAs(page, customer, '/planloanguide');
  await expectAccessible(page, 'the guide of the loan plans');
  const terms = await openDesk(browser, page, '/admin/plans');
  await makeLoanPlan(terms);
  await waitForPages(page, plan, '/planloanrequest', '/planloanguide');
  await open(page, '/planloanguide');
  await page.getByRole('radio', { name: new RegExp(`^${plan}`) }).press('Space');
  await page.getByRole('slider', { name: 'مبلغ وام' }).fill('30000000');
  await page.getByRole('link', { name: 'درخواست همین وام' }).click();

  const loan = section(page, 'انتخاب طرح');
  await expect(loan.getByRole('radio', { name: new RegExp(`^${plan}`) })).toBeChecked();
  await pressOn(page, loan.getByRole('button', { name: 'ادامه' }), 'Enter');
  await expect(loan).toContainText('۳۰ میلیون تومان');
  await fillPerson(page);
  await expect(page.getByText(/^ذخیره شد، /).first()).toBeAttached();
  await fillWork(page);
  await expectAccessible(page, 'a loan request that lacks its documents');

  // The request goes on in another visit.
  await open(page, '/planloanrequest');
  const { documents } = await callAs<PlanRequest>(request, customer, 'get', '/user/planRequest');
  expect(documents.map(({ title }) => title)).toEqual([letter, 'کارت ملی، دو رو']);
  const [{ code: letterCode }, { code: cardCode }] = documents as [RequestDocument, RequestDocument];
  await giveDocument(page, letter, 'pdf');
  await giveDocument(page, 'کارت ملی، دو رو');
  const day = section(page, 'تعیین نوبت').getByRole('radio').and(page.locator(':enabled')).first();
  await pressOn(page, day, 'Space');
  await expectAccessible(page, 'a complete loan request');
  await pressOn(
    page,
    page.getByRole('button', { name: 'ثبت نوبت و ارسال' }).locator('visible=true'),
    'Enter',
  );
  await expect(page.getByText('با موفقیت ثبت  شد')).toBeVisible();
  await page.getByRole('link', { name: 'پیگیری درخواست' }).click();
  await expect(page.getByRole('heading', { name: 'نوبت بعدی شما' })).toBeVisible();

  const { id } = await callAs<PlanRequest>(request, customer, 'get', '/user/planRequest');
  await typeAtDesk(`loan review ${id}`);
  await typeAtDesk(`document accept ${id} ${cardCode}`);
  await typeAtDesk(`document reject ${id} ${letterCode}`, 'مهر ندارد');
  await open(page, '/dashboard/planrequest');
  await expect(card(page, letter)).toContainText('مهر ندارد');
  await expectAccessible(page, 'a loan request with a refused document');
  await giveDocument(page, letter);
  await page.getByRole('button', { name: 'فرستادن برای بررسی دوباره' }).click();
  await expect(page.getByText('مدارک جدید فرستاده شد')).toBeVisible();

  const desk = await openDesk(browser, page, `/admin/requests?loan=${id}`);
  await desk.getByRole('button', { name: `تأیید ${letter}` }).click();
  await expectAccessible(desk, 'a loan request at the desk');
  for (const step of ['تأیید درخواست', 'قرارداد امضا شد', 'واریز اعتبار'])
    await desk.getByRole('button', { name: step }).click();
  await expect(desk.getByText('اعتبار آماده است')).toBeVisible();
  await desk.close();
  await open(page, '/dashboard/planrequest');
  await expect(page.getByText(/۳۰٬۰۰۰٬۰۰۰ تومان مانده است/)).toBeVisible();

  await openPaymentStep(page, customer);
  await page.getByRole('radio', { name: /^قسطی/ }).check();
  await page.getByRole('button', { name: 'تغییر طرح' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: new RegExp(plan) }).check();
  await sheet.getByRole('button', { name: 'خرید با این طرح' }).click();
  await goOn(page);
  await page.getByRole('checkbox', { name: /قرارداد طرح/ }).check();
  await orderButton(page).click();
  await payAtBank(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('پرداخت شد، سپاس');
  const { credit } = await callAs<PlanRequest>(request, customer, 'get', '/user/planRequest');
  expect(credit?.left).toBeLessThan(30_000_000);
  await switchPlanOff(terms, plan);
  await terms.close();
});
