import { openOrderPage, orderPath, shownOrder } from '@/tests/support/buy/orderScreen';
import '@/tests/support/dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { refusal } from '@/tests/support/answers';
import { server } from '@/tests/support/server';

describe('paying instalments', () => {
  const running = (paid = 4) => {
    const plan = shownOrder({ state: 'delivered' });
    const instalments = plan.instalments.map((one, index) => ({
      ...one,
      amount: 400_000,
      paidAt: index < paid ? '2026-11-01T09:00:00.000Z' : null,
    }));
    return { ...plan, instalments };
  };
  const sendTo = (payment: object | null) => {
    const sent: unknown[] = [];
    server.use(
      http.post(`${orderPath}/payInstalments`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ data: { payment } });
      }),
    );
    return sent;
  };

  test('one from the wallet closes the dialog and shows it as paid', async () => {
    const sent = sendTo(null);
    const { user } = openOrderPage(running(4), running(5));
    await user.click(await screen.findByRole('button', { name: 'پرداخت قسط ۵' }));
    const dialog = await screen.findByRole('dialog', { name: 'پرداخت قسط' });
    expect(dialog).toHaveTextContent('۱ از ۸ قسط مانده');
    expect(within(dialog).getByRole('radio', { name: /کیف پول/ })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'پرداخت از کیف پول' }));
    expect(await screen.findByText('۵ از ۱۲ پرداخت شد')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ numbers: [5], amount: 400_000, gateway: null }]);
  });

  test('several at a gateway leaves for it', async () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const redirect = { url: 'https://bank.test/start', method: 'POST', fields: {} };
    const sent = sendTo({ attemptId: 'a', redirect });
    const { user } = openOrderPage(running());
    await user.click(await screen.findByRole('button', { name: 'پرداخت قسط ۵' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('checkbox', { name: /قسط ۶/ }));
    expect(dialog).toHaveTextContent('جمع۸۰۰٬۰۰۰ تومان');
    await user.click(await within(dialog).findByRole('radio', { name: 'درگاه آزمایشی' }));
    await user.click(within(dialog).getByRole('button', { name: 'رفتن به درگاه' }));
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([{ numbers: [5, 6], amount: 800_000, gateway: 'sandbox' }]);
  });

  test('all that is left are chosen at once, and the wallet says when it has too little', async () => {
    const { user } = openOrderPage(running());
    await user.click(await screen.findByRole('button', { name: 'پرداخت همهٔ مانده' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('۸ از ۸ قسط مانده');
    expect(within(dialog).getByRole('radio', { name: /کیف پول.*موجودی کافی نیست/ })).toBeDisabled();
  });

  test('settling all says what is saved before and after it is chosen, and pays that amount', async () => {
    const sent = sendTo(null);
    const left = { ...running(10), settlement: { amount: 650_000, saving: 150_000 } };
    const { user } = openOrderPage(left, running(12));
    await user.click(await screen.findByRole('button', { name: 'پرداخت قسط ۱۱' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('با پرداخت همهٔ قسط‌های مانده، ۱۵۰٬۰۰۰ تومان کمتر می‌پردازید.');
    expect(dialog).toHaveTextContent('جمع۴۰۰٬۰۰۰ تومان');
    await user.click(within(dialog).getByRole('checkbox', { name: /قسط ۱۲/ }));
    expect(dialog).toHaveTextContent('۱۵۰٬۰۰۰ تومان سود و کارمزد قسط‌های نرسیده از مبلغ کم شد.');
    expect(dialog).toHaveTextContent('جمع۶۵۰٬۰۰۰ تومان');
    await user.click(within(dialog).getByRole('button', { name: 'پرداخت از کیف پول' }));
    await waitFor(() => expect(sent).toEqual([{ numbers: [11, 12], amount: 650_000, gateway: null }]));
  });

  test('an amount that has changed meanwhile is refused, and the plan is read again', async () => {
    server.use(
      http.post(`${orderPath}/payInstalments`, () => refusal(409, 'مبلغ این قسط‌ها اکنون بیشتر است.')),
    );
    const { user } = openOrderPage(
      { ...running(10), settlement: { amount: 650_000, saving: 150_000 } },
      { ...running(10), settlement: { amount: 700_000, saving: 100_000 } },
    );
    await user.click(await screen.findByRole('button', { name: 'پرداخت همهٔ مانده' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'پرداخت از کیف پول' }));
    expect(await screen.findByText('مبلغ این قسط‌ها اکنون بیشتر است.')).toBeVisible();
    await waitFor(() => expect(dialog).toHaveTextContent('جمع۷۰۰٬۰۰۰ تومان'));
  });

  test('none chosen says what is missing', async () => {
    const { user } = openOrderPage(running());
    await user.click(await screen.findByRole('button', { name: 'پرداخت قسط ۵' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('checkbox', { name: /قسط ۵/ }));
    expect(within(dialog).getByText('دست‌کم یک قسط را برگزینید.')).toBeVisible();
  });

  test('the dialog is closed by its button, and nothing is paid', async () => {
    const sent = sendTo(null);
    const { user } = openOrderPage(running());
    await user.click(await screen.findByRole('button', { name: 'پرداخت قسط ۵' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'بستن' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });

  test('a plan of a cancelled order has no payment', async () => {
    openOrderPage({ ...running(), state: 'cancelled' });
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'پرداخت قسط ۵' })).not.toBeInTheDocument();
  });
});

test('the due dates are saved as a calendar file', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      saved.push(blob);
      return 'blob:test';
    },
    revokeObjectURL: () => {},
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = openOrderPage(shownOrder());
  await user.click(await screen.findByRole('button', { name: 'افزودن سررسیدها به تقویم' }));
  expect(click).toHaveBeenCalledTimes(1);
  expect(saved[0]?.type).toBe('text/calendar;charset=utf-8');
  expect(await saved[0]?.text()).toContain('UID:instalment-1032418-5@pelle');
});
