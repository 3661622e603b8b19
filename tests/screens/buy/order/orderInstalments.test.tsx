import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from '@/contract/order';
import { refusal, sent } from '@/tests/support/answers';
import { openOrderPage, orderPath, shownOrder } from '@/tests/support/buy/orderScreen';

describe('paying instalments', () => {
  const paying = `POST ${orderPath}/payInstalments`;
  const running = (paid = 4, over: Partial<Order> = {}) => {
    const plan = shownOrder({ state: 'delivered', ...over });
    const paidAt = '2026-11-01T09:00:00.000Z';
    const instalments = plan.instalments.map((one, index) => ({
      ...{ ...one, amount: 400_000 },
      paidAt: index < paid ? paidAt : null,
    }));
    return { ...plan, instalments };
  };

  /** The page after its button is pressed, and the dialog of the payment. */
  async function open(orders: Order | Order[], button = 'پرداخت قسط ۵', answer: object = { payment: null }) {
    const { user } = openOrderPage(orders, { [paying]: answer });
    await user.click(await screen.findByRole('button', { name: button }));
    return { user, dialog: await screen.findByRole('dialog', { name: 'پرداخت قسط' }) };
  }

  test('one from the wallet closes the dialog and shows it as paid', async () => {
    const { user, dialog } = await open([running(4), running(5)]);
    expect(dialog).toHaveTextContent('۱ از ۸ قسط مانده');
    expect(within(dialog).getByRole('radio', { name: /کیف پول/ })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'پرداخت از کیف پول' }));
    expect(await screen.findByText('۵ از ۱۲ پرداخت شد')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(paying)).toEqual([{ numbers: [5], amount: 400_000, gateway: null }]);
  });

  test('several at a gateway leaves for it', async () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const redirect = { url: 'https://bank.test/start', method: 'POST', fields: {} };
    const { user, dialog } = await open(running(), undefined, { payment: { attemptId: 'a', redirect } });
    await user.click(within(dialog).getByRole('checkbox', { name: /قسط ۶/ }));
    expect(dialog).toHaveTextContent('جمع۸۰۰٬۰۰۰ تومان');
    await user.click(await within(dialog).findByRole('radio', { name: 'درگاه آزمایشی' }));
    await user.click(within(dialog).getByRole('button', { name: 'رفتن به درگاه' }));
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    expect(sent(paying)).toEqual([{ numbers: [5, 6], amount: 800_000, gateway: 'sandbox' }]);
  });

  test('all that is left are chosen at once, and the wallet says when it has too little', async () => {
    const { dialog } = await open(running(), 'پرداخت همهٔ مانده');
    expect(dialog).toHaveTextContent('۸ از ۸ قسط مانده');
    expect(within(dialog).getByRole('radio', { name: /کیف پول.*موجودی کافی نیست/ })).toBeDisabled();
  });

  test('settling all says what is saved before and after it is chosen, and pays that amount', async () => {
    const left = running(10, { settlement: { amount: 650_000, saving: 150_000 } });
    const { user, dialog } = await open([left, running(12)], 'پرداخت قسط ۱۱');
    expect(dialog).toHaveTextContent('با پرداخت همهٔ قسط‌های مانده، ۱۵۰٬۰۰۰ تومان کمتر می‌پردازید.');
    expect(dialog).toHaveTextContent('جمع۴۰۰٬۰۰۰ تومان');
    await user.click(within(dialog).getByRole('checkbox', { name: /قسط ۱۲/ }));
    expect(dialog).toHaveTextContent('۱۵۰٬۰۰۰ تومان سود و کارمزد قسط‌های نرسیده از مبلغ کم شد.');
    expect(dialog).toHaveTextContent('جمع۶۵۰٬۰۰۰ تومان');
    await user.click(within(dialog).getByRole('button', { name: 'پرداخت از کیف پول' }));
    await waitFor(() =>
      expect(sent(paying)).toEqual([{ numbers: [11, 12], amount: 650_000, gateway: null }]),
    );
  });

  test('an amount that has changed meanwhile is refused, and the plan is read again', async () => {
    const orders = [
      running(10, { settlement: { amount: 650_000, saving: 150_000 } }),
      running(10, { settlement: { amount: 700_000, saving: 100_000 } }),
    ];
    const refused = refusal(409, 'مبلغ این قسط‌ها اکنون بیشتر است.');
    const { user, dialog } = await open(orders, 'پرداخت همهٔ مانده', refused);
    await user.click(within(dialog).getByRole('button', { name: 'پرداخت از کیف پول' }));
    expect(await screen.findByText('مبلغ این قسط‌ها اکنون بیشتر است.')).toBeVisible();
    await waitFor(() => expect(dialog).toHaveTextContent('جمع۷۰۰٬۰۰۰ تومان'));
  });

  test('none chosen says what is missing, and the dialog is closed by its button without a payment', async () => {
    const { user, dialog } = await open(running());
    await user.click(within(dialog).getByRole('checkbox', { name: /قسط ۵/ }));
    expect(within(dialog).getByText('دست‌کم یک قسط را برگزینید.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'بستن' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(paying)).toEqual([]);
  });

  test('a plan of a cancelled order has no payment', async () => {
    openOrderPage(running(4, { state: 'cancelled' }));
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
