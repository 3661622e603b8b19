import '@/tests/support/dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http, type PathParams } from 'msw';
import mockRouter from 'next-router-mock';
import { OrderScreen } from '@/components/buy/order/detail/OrderScreen';
import type { Order } from '@/contract/order';
import type { RequestReturn, ReturnLine } from '@/contract/orderReturn';
import { refusal } from '@/tests/support/answers';
import { anOrder, anOrderItem } from '@/tests/support/factories/order';
import { aReturn, aReturnPreview } from '@/tests/support/factories/orderReturn';
import { aUserInfo } from '@/tests/support/factories/session';
import { uploadCalls } from '@/tests/support/layout/uploadCalls';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { customerCalls } from '@/tests/support/signedIn';

const id = anOrder().id;
const path = `${testApi}/user/orders/${id}`;
const photoId = '00000000-0000-4000-8000-000000000001';
const charger = anOrderItem({ id: 2, title: 'شارژر ۴۵ وات', qty: 3, price: 900_000, discount: 0, units: [] });
const gift = anOrderItem({ id: 3, title: 'قاب هدیه', price: 0, discount: 0, comesAlong: true, units: [] });

/** The page of a delivered order. `previews` and `requests` have what was asked. */
function openOrder(first: Partial<Order> = {}) {
  const shop = {
    order: anOrder({
      id,
      returnUntil: '2199-01-01',
      items: [anOrderItem(), charger],
      instalments: [],
      ...first,
    }),
  };
  const previews: ReturnLine[][] = [];
  const requests: RequestReturn[] = [];
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  server.use(
    ...onStart(),
    ...customerCalls(),
    http.get(path, () => HttpResponse.json({ data: shop.order })),
    http.post<PathParams, { lines: ReturnLine[] }>(`${path}/returnPreview`, async ({ request }) => {
      const { lines } = await request.json();
      previews.push(lines);
      const goods = lines.reduce((sum, { qty }) => sum + 900_000 * qty, 0);
      return HttpResponse.json({ data: aReturnPreview({ lines, goods, toWallet: goods }) });
    }),
    http.post<PathParams, RequestReturn>(`${path}/returns`, async ({ request }) => {
      const asked = await request.json();
      requests.push(asked);
      const { lines, reason, note } = asked;
      shop.order = { ...shop.order, returns: [aReturn({ lines, reason, note }), ...shop.order.returns] };
      return HttpResponse.json({ data: shop.order });
    }),
    http.post(`${testApi}/user/returns/:id/cancel`, () => {
      shop.order = { ...shop.order, returns: [aReturn({ state: 'cancelled' })] };
      return HttpResponse.json({ data: shop.order });
    }),
    ...uploadCalls(photoId),
  );
  mockRouter.push(`/dashboard/orders/${id}`);
  return { ...renderApp(<OrderScreen id={id} />), shop, previews, requests };
}

const openButton = () => screen.findByRole('button', { name: /^مرجوعی تا/ });
const form = async () => within(await screen.findByRole('dialog', { name: 'مرجوعی کالا' }));
const list = async () => within(await screen.findByRole('region', { name: 'مرجوعی' }));

test('products are chosen with their number, a reason, a note and a photo, and the refund is shown before', async () => {
  const { user, previews, requests } = openOrder();
  await user.click(await openButton());
  const dialog = await form();
  const send = dialog.getByRole('button', { name: 'ثبت درخواست مرجوعی' });
  expect(send).toBeDisabled();
  expect(dialog.getByText('کالایی را که پس می‌دهید برگزینید.')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'تعداد شارژر ۴۵ وات' }), '۲ عدد');
  expect(await dialog.findAllByText('۱٬۸۰۰٬۰۰۰ تومان')).toHaveLength(2);
  expect(previews.at(-1)).toEqual([{ itemId: 2, qty: 2 }]);
  expect(dialog.getByText('دلیل مرجوعی را برگزینید.')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'دلیل مرجوعی' }), 'کالا ایراد فنی دارد');
  await user.type(dialog.getByLabelText(/^توضیح/), 'شارژ نمی‌کند.');
  const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
  await user.upload(dialog.getByLabelText(/عکس کالا/), photo);
  expect(await dialog.findByText('فرستاده شد')).toBeVisible();
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests).toEqual([
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
  const { user } = openOrder({ items: [anOrderItem(), gift] });
  server.use(
    http.post(`${path}/returnPreview`, () =>
      HttpResponse.json({
        data: aReturnPreview({
          lines: [
            { itemId: 1, qty: 1 },
            { itemId: 3, qty: 1 },
          ],
          coupon: 100_000,
          toWallet: 11_800_000,
          instalmentsBefore: 35_832_000,
          instalmentsAfter: 0,
        }),
      }),
    ),
  );
  await user.click(await openButton());
  const dialog = await form();
  expect(await dialog.findByText('از ۳۵٬۸۳۲٬۰۰۰ تومان به ۰ تومان')).toBeVisible();
  expect(dialog.getByText('۱۰۰٬۰۰۰ تومان کم می‌شود')).toBeVisible();
  expect(dialog.getByText('قاب هدیه، ۱ عدد')).toBeVisible();
  expect(dialog.getByText('۱۱٬۸۰۰٬۰۰۰ تومان')).toBeVisible();
});

test('a refusal of the preview stands in the dialog', async () => {
  const { user } = openOrder({ items: [charger] });
  server.use(http.post(`${path}/returnPreview`, () => refusal(409, 'مهلت مرجوعی به پایان رسیده است.')));
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
