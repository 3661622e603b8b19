import '@/tests/support/dialog';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { loadAddresses } from '@/store/address';
import { loadBasket } from '@/store/basket';
import { enterCheckout, openReview } from '@/tests/support/buy/checkout/checkoutScreen';
import { aDearerReview, aReview, type checkoutServer } from '@/tests/support/buy/checkout/checkoutServer';
import { aBasketAnswer } from '@/tests/support/factories/basket';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';

let answers: ReturnType<typeof checkoutServer>;

beforeEach(() => {
  answers = enterCheckout();
});

const orderButtons = () => screen.getAllByRole('button', { name: /^پرداخت و ثبت/ });

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
    answers.shop.place = () =>
      HttpResponse.json({ message: 'قیمت تغییر کرد.', code: 'changed' }, { status: 409 });
    const { user } = await openReview();
    await user.click(screen.getByRole('checkbox', { name: /شرایط خرید/ }));
    answers.shop.review = () => aDearerReview();
    await user.click(screen.getByRole('button', { name: 'پرداخت و ثبت سفارش' }));
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
  });

  test('leads to the unpaid orders of a customer who may not place another one', async () => {
    answers.shop.place = () =>
      HttpResponse.json(
        { message: 'سه سفارش پرداخت‌نشده دارید.', code: 'too_many', fields: { unpaidOrders: '501,502,503' } },
        { status: 409 },
      );
    const { user } = await openReview();
    await user.click(screen.getByRole('checkbox', { name: /شرایط خرید/ }));
    await user.click(screen.getByRole('button', { name: 'پرداخت و ثبت سفارش' }));
    expect(await screen.findByText('سه سفارش پرداخت‌نشده دارید.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'دیدن سفارش‌های پرداخت‌نشده' })).toHaveAttribute(
      'href',
      '/dashboard/orders?tab=awaitingPayment',
    );
  });

  test('lets the shopper remove a line that became dearer', async () => {
    const removed: unknown[] = [];
    server.use(
      http.post(`${testApi}/v2/Cart/RemoveItem`, async ({ request }) => {
        removed.push(await request.json());
        answers.shop.basket = aBasketAnswer({ items: [], revision: 9 });
        return HttpResponse.json(answers.shop.basket);
      }),
    );
    const { user, store } = await openReview();
    answers.shop.review = () => aDearerReview();
    store.dispatch(loadBasket.request());
    await user.click(await screen.findByRole('button', { name: /^حذف این کالا/ }));
    await waitFor(() => expect(removed).toEqual([{ productPropertyId: 11 }]));
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
    let letAddressesCome = () => {};
    const held = new Promise<void>((resolve) => {
      letAddressesCome = resolve;
    });
    server.use(
      http.get(
        `${testApi}/user/addresses`,
        async () => {
          await held;
          return undefined;
        },
        { once: true },
      ),
    );
    act(() => void store.dispatch(loadAddresses.request()));
    expect(orderButtons()[0]).toHaveAccessibleDescription('مبلغ سفارش در حال محاسبه است.');
    letAddressesCome();
    await waitFor(() => expect(orderButtons()[0]).toHaveAccessibleDescription(''));
  });

  test('says that a lost answer can be asked for again without a second order', async () => {
    answers.shop.place = () => HttpResponse.error();
    const { user } = await openReview();
    await user.click(screen.getByRole('checkbox', { name: /شرایط خرید/ }));
    await user.click(screen.getByRole('button', { name: 'پرداخت و ثبت سفارش' }));
    const reason = await screen.findByText(/سفارش دو بار ثبت نمی‌شود/);
    expect(reason).toBeVisible();
    // The focus brings the reason into view, also on a phone, where the button stands far below it.
    expect(document.activeElement).toContainElement(reason);
    expect(screen.getByRole('button', { name: 'پرداخت و ثبت سفارش' })).toHaveAccessibleDescription('');
  });
});
