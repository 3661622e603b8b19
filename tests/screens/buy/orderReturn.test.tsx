import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from '@/contract/order';
import { type Answers, refusal, sent } from '@/tests/support/answers';
import { openOrderPage, orderPath, shownOrder } from '@/tests/support/buy/orderScreen';
import { anOrderItem } from '@/tests/support/factories/order';
import { aReturn, aReturnPreview } from '@/tests/support/factories/orderReturn';
import { uploadRows } from '@/tests/support/layout/uploadRows';

const previewing = `POST ${orderPath}/returnPreview`;
const requesting = `POST ${orderPath}/returns`;
const photoId = '00000000-0000-4000-8000-000000000001';
const charger = anOrderItem({ id: 2, title: 'شارژر ۴۵ وات', qty: 3, price: 900_000, discount: 0, units: [] });
const gift = anOrderItem({ id: 3, title: 'قاب هدیه', price: 0, discount: 0, comesAlong: true, units: [] });

/** The page of a delivered order. */
function openOrder(first: Partial<Order> = {}, rows: Answers = {}) {
  const items = [anOrderItem(), charger];
  let order = shownOrder({ returnUntil: '2199-01-01', items, instalments: [], ...first });
  return openOrderPage(order, {
    [`GET ${orderPath}`]: () => order,
    [previewing]: ({ body: { lines } }) => {
      const goods = 900_000 * lines[0].qty;
      return aReturnPreview({ lines, goods, toWallet: goods });
    },
    [requesting]: ({ body: { lines, reason, note } }) => {
      order = { ...order, returns: [aReturn({ lines, reason, note }), ...order.returns] };
      return order;
    },
    'POST /user/returns/:id/cancel': () => {
      order = { ...order, returns: [aReturn({ state: 'cancelled' })] };
      return order;
    },
    ...uploadRows(photoId),
    ...rows,
  });
}

const openButton = () => screen.findByRole('button', { name: /^مرجوعی تا/ });
const form = async () => within(await screen.findByRole('dialog', { name: 'مرجوعی کالا' }));
const list = async () => within(await screen.findByRole('region', { name: 'مرجوعی' }));

test('products are chosen with their number, a reason, a note and a photo, and the refund is shown before', async () => {
  const { user } = openOrder();
  await user.click(await openButton());
  const dialog = await form();
  const send = dialog.getByRole('button', { name: 'ثبت درخواست مرجوعی' });
  expect(send).toBeDisabled();
  expect(dialog.getByText('کالایی را که پس می‌دهید برگزینید.')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'تعداد شارژر ۴۵ وات' }), '۲ عدد');
  expect(await dialog.findAllByText('۱٬۸۰۰٬۰۰۰ تومان')).toHaveLength(2);
  expect(sent(previewing).at(-1)).toEqual({ lines: [{ itemId: 2, qty: 2 }] });
  expect(dialog.getByText('دلیل مرجوعی را برگزینید.')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'دلیل مرجوعی' }), 'کالا ایراد فنی دارد');
  await user.type(dialog.getByLabelText(/^توضیح/), 'شارژ نمی‌کند.');
  const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
  await user.upload(dialog.getByLabelText(/عکس کالا/), photo);
  expect(await dialog.findByText('فرستاده شد')).toBeVisible();
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(requesting)).toEqual([
    { lines: [{ itemId: 2, qty: 2 }], reason: 'defective', note: 'شارژ نمی‌کند.', photos: [photoId] },
  ]);
  const returns = await list();
  expect(returns.getByText('در انتظار رسیدن کالا')).toBeVisible();
  expect(returns.getByText('کالا ایراد فنی دارد: شارژ نمی‌کند.')).toBeVisible();
});

test('pieces that are being returned cannot be chosen again, and a companion only goes with its product', async () => {
  const { user } = openOrder({
    items: [anOrderItem(), charger, gift],
    returns: [
      aReturn({ id: 8, lines: [{ itemId: 2, qty: 2 }] }),
      aReturn({ state: 'cancelled', lines: [{ itemId: 2, qty: 1 }] }),
    ],
  });
  await user.click(await openButton());
  const dialog = await form();
  const count = dialog.getByRole('combobox', { name: 'تعداد شارژر ۴۵ وات' });
  expect(
    within(count)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.not.arrayContaining(['۲ عدد']));
  expect(dialog.queryByText('قاب هدیه')).not.toBeInTheDocument();
});

test('a refund of a plan shows the open instalments before and after, and the companion that goes back', async () => {
  const lines = [1, 3].map((itemId) => ({ itemId, qty: 1 }));
  const amounts = {
    coupon: 100_000,
    toWallet: 11_800_000,
    instalmentsBefore: 35_832_000,
    instalmentsAfter: 0,
  };
  const { user } = openOrder(
    { items: [anOrderItem(), gift] },
    { [previewing]: aReturnPreview({ lines, ...amounts }) },
  );
  await user.click(await openButton());
  const dialog = await form();
  expect(await dialog.findByText('از ۳۵٬۸۳۲٬۰۰۰ تومان به ۰ تومان')).toBeVisible();
  expect(dialog.getByText('۱۰۰٬۰۰۰ تومان کم می‌شود')).toBeVisible();
  expect(dialog.getByText('قاب هدیه، ۱ عدد')).toBeVisible();
  expect(dialog.getByText('۱۱٬۸۰۰٬۰۰۰ تومان')).toBeVisible();
});

test('a refusal of the preview stands in the dialog', async () => {
  const refused = refusal(409, 'مهلت مرجوعی به پایان رسیده است.');
  const { user } = openOrder({ items: [charger] }, { [previewing]: refused });
  await user.click(await openButton());
  expect(await (await form()).findByText('مهلت مرجوعی به پایان رسیده است.')).toBeVisible();
});

test('a requested return is cancelled after a question, and then its products can be returned again', async () => {
  const { user } = openOrder({ items: [anOrderItem()], returns: [aReturn()] });
  const returns = await list();
  expect(screen.queryByRole('button', { name: /^مرجوعی تا/ })).not.toBeInTheDocument();
  await user.click(returns.getByRole('button', { name: 'لغو مرجوعی' }));
  const question = within(await screen.findByRole('dialog', { name: 'درخواست مرجوعی لغو شود؟' }));
  await user.click(question.getByRole('button', { name: 'لغو مرجوعی' }));
  expect(await returns.findByText('لغو شد')).toBeVisible();
  expect(await openButton()).toBeVisible();
});

test.each([
  [aReturn({ state: 'received' }), 'در حال بررسی کالا', /پس از بررسی، مبلغ آن برمی‌گردد/],
  [aReturn({ state: 'refused', refusal: 'پلمب باز شده است.' }), 'پذیرفته نشد', 'پلمب باز شده است.'],
  [aReturn({ state: 'accepted', toLender: 500_000 }), 'پذیرفته شد', /^۵۰۰٬۰۰۰ تومان از بدهی شما/],
  [aReturn({ state: 'refunded', toWallet: 900_000 }), 'مبلغ برگشت', '۹۰۰٬۰۰۰ تومان به کیف پول شما برگشت.'],
] as const)('a return says how far it is and what follows, %#', async (one, state, text) => {
  openOrder({ state: 'partlyReturned', returns: [one] });
  const returns = await list();
  expect(returns.getByText(state)).toBeVisible();
  expect(returns.getByText(text)).toBeVisible();
  expect(returns.queryByRole('button', { name: 'لغو مرجوعی' })).not.toBeInTheDocument();
});

test.each([{ returnUntil: '2026-01-01' }, { state: 'shipped', returnUntil: null }] as const)(
  'after the seventh working day, and before the delivery, nothing can be returned, %#',
  async (order) => {
    openOrder(order);
    await screen.findByRole('region', { name: 'کالاها' });
    expect(screen.queryByRole('button', { name: /^مرجوعی تا/ })).not.toBeInTheDocument();
  },
);
