import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { loadAddresses } from '@/store/address';
import { loadBasket } from '@/store/basket';
import { answerOnce, sent } from '@/tests/support/answers';
import { answers, enterCheckout, openReview } from '@/tests/support/buy/checkout/checkoutScreen';
import { aDearerReview, aReview } from '@/tests/support/buy/checkout/checkoutServer';
import { closedGate } from '@/tests/support/gate';
import { hrefOf } from '@/tests/support/hrefOf';

beforeEach(enterCheckout);

const orderButtons = () => screen.getAllByRole('button', { name: /^پرداخت و ثبت/ });

/** Presses the button of an order whose terms are accepted. */
async function order(user: Awaited<ReturnType<typeof openReview>>['user']) {
  await user.click(screen.getByRole('checkbox', { name: /شرایط خرید/ }));
  await user.click(screen.getByRole('button', { name: 'پرداخت و ثبت سفارش' }));
}
const refuse = (code: string, message: string, fields?: object) => () =>
  Response.json({ message, code, fields }, { status: 409 });

describe('the review', () => {
  test('names delivery, invoice and what the law asks for', async () => {
    await openReview();
    expect(screen.getByText('مریم احمدی، تهران، ونک، خیابان گاندی، پلاک ۸')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'یکشنبه ۱ آذر، ۱۵ تا ۱۸' })).toBeVisible();
    expect(await screen.findByText(/کد ملی/)).toHaveTextContent('مریم احمدی، کد ملی ۰۴۹****۸۹۹');
    const [first] = screen.getAllByText(/^فروشنده/);
    expect(first).toHaveTextContent('فروشنده: پله، تهران، ونک، تلفن ۰۲۱-۹۱۰۰۰۰۰۰');
    expect(screen.getByText(/حق انصراف/)).toHaveTextContent(/می‌توانید کالای بازنشده را برگردانید/);
  });

  test('names every line with its colour, number, price and services', async () => {
    const [line] = aReview().lines;
    if (!line) throw new Error('The review has a line.');
    const services = [{ serviceId: 1, title: 'بیمهٔ بدنه', count: 1, price: 1_500_000 }];
    answers.shop.review = () =>
      aReview({ lines: [{ ...line, qty: 2, optionTitle: '۲۵۶ گیگابایت', services }] });
    await openReview();
    const lines = within(screen.getByRole('list', { name: 'کالاهای این سفارش' }));
    expect(lines.getByRole('heading', { name: /Galaxy S25/ })).toBeVisible();
    for (const text of ['آبی یخی', '۲۵۶ گیگابایت', '۲ عدد', 'بیمهٔ بدنه', '۱٬۵۰۰٬۰۰۰ تومان'])
      expect(lines.getByText(text)).toBeVisible();
    expect(lines.getByText(/۱۱۹٬۰۰۰٬۰۰۰/)).toBeVisible();
  });

  test('names the lines that cannot be returned for a changed mind, and why', async () => {
    const reason = 'برای رعایت بهداشت، توگوشی پس از باز شدن بسته پس گرفته نمی‌شود.';
    answers.shop.review = () => aReview({ returnExceptions: [{ title: 'هدفون بی‌سیم اپل', reason }] });
    await openReview();
    expect(screen.getByText(/^هدفون بی‌سیم اپل:/)).toHaveTextContent(reason);
  });

  test('needs the consent to the terms', async () => {
    const { user } = await openReview();
    for (const one of orderButtons()) {
      expect(one).toHaveAccessibleDescription('برای ادامه، شرایط خرید را بپذیرید.');
    }
    await user.click(screen.getByRole('button', { name: 'پرداخت و ثبت سفارش' }));
    expect(answers.placed).toEqual([]);
  });

  test('shows an order that the shop refuses, and what was not taken', async () => {
    answers.shop.place = refuse('changed', 'قیمت تغییر کرد.');
    const { user } = await openReview();
    answers.shop.review = () => aDearerReview();
    await order(user);
    const changes = await screen.findByRole('alert', { name: 'قیمت یک کالا تغییر کرد' });
    await waitFor(() => expect(document.activeElement).toContainElement(changes));
    const box = within(changes);
    expect(box.getByText('هنوز چیزی از شما کسر نشده است.')).toBeVisible();
    expect(box.getByText(/قیمت پیشین/).closest('p')).toHaveTextContent(
      'قیمت پیشین ۵۹٬۵۰۰٬۰۰۰قیمت جدید ۶۱٬۸۰۰٬۰۰۰ تومان',
    );
    expect(orderButtons()[0]).toHaveAccessibleDescription('برای ادامه، قیمت جدید را بپذیرید.');
    await user.click(box.getByRole('checkbox', { name: 'قیمت جدید را دیدم و می‌پذیرم' }));
    answers.shop.place = () => ({ orderId: 501, payment: null });
    await user.click(screen.getByRole('button', { name: 'پرداخت و ثبت سفارش' }));
    await waitFor(() => expect(answers.placed.at(-1)?.order.agreed).toBe('agreed-2'));
    expect(answers.placed[1]?.key).not.toBe(answers.placed[0]?.key);
  });

  test('leads to the unpaid orders of a customer who may not place another one', async () => {
    const fields = { unpaidOrders: '501,502,503' };
    answers.shop.place = refuse('too_many', 'سه سفارش پرداخت‌نشده دارید.', fields);
    const { user } = await openReview();
    await order(user);
    expect(await screen.findByText('سه سفارش پرداخت‌نشده دارید.')).toBeVisible();
    expect(hrefOf('دیدن سفارش‌های پرداخت‌نشده')).toBe('/dashboard/orders?tab=awaitingPayment');
  });

  test('lets the shopper remove a line that became dearer', async () => {
    const removing = 'POST /v2/Cart/RemoveItem';
    const { user, store } = await openReview({
      [removing]: () => answers.changeBasket({ items: [], qty: 0 }),
    });
    answers.shop.review = () => aDearerReview();
    store.dispatch(loadBasket.request());
    await user.click(await screen.findByRole('button', { name: /^حذف این کالا/ }));
    await waitFor(() => expect(sent(removing)).toEqual([{ productPropertyId: 11 }]));
    expect(await screen.findByText('سبد خرید شما خالی است')).toBeVisible();
  });

  test('asks for new prices when a promotion ends while the page is open', async () => {
    answers.shop.review = () => aReview({ validTo: new Date(Date.now() + 1500).toISOString() });
    await openReview();
    answers.shop.review = () => aDearerReview();
    expect(
      await screen.findByRole('alert', { name: 'قیمت یک کالا تغییر کرد' }, { timeout: 5000 }),
    ).toBeInTheDocument();
  });

  test('closes the order button while addresses load again, as after a sign-in, so that no press is lost', async () => {
    const { user, store } = await openReview();
    await user.click(screen.getByRole('checkbox', { name: /شرایط خرید/ }));
    expect(orderButtons()[0]).toHaveAccessibleDescription('');
    const addresses = closedGate();
    answerOnce({ 'GET /user/addresses': () => addresses.opened.then(() => answers.shop.addresses) });
    act(() => void store.dispatch(loadAddresses.request()));
    expect(orderButtons()[0]).toHaveAccessibleDescription('مبلغ سفارش در حال محاسبه است.');
    addresses.open();
    await waitFor(() => expect(orderButtons()[0]).toHaveAccessibleDescription(''));
  });

  test('says that a lost answer can be asked for again without a second order', async () => {
    answers.shop.place = () => HttpResponse.error();
    const { user } = await openReview();
    await order(user);
    const reason = await screen.findByText(/سفارش دو بار ثبت نمی‌شود/);
    expect(reason).toBeVisible();
    // The focus brings the reason into view, also on a phone, where the button stands far below it.
    expect(document.activeElement).toContainElement(reason);
    expect(screen.getByRole('button', { name: 'پرداخت و ثبت سفارش' })).toHaveAccessibleDescription('');
    answers.shop.place = () => ({ orderId: 503, payment: null });
    await user.click(screen.getByRole('button', { name: 'پرداخت و ثبت سفارش' }));
    await waitFor(() => expect(answers.placed).toHaveLength(2));
    expect(answers.placed[1]).toEqual(answers.placed[0]);
  });
});
