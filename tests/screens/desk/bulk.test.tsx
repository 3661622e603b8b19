import { screen, waitFor, within } from '@testing-library/react';
import type { DeskProductRow, DeskVariant } from '@/contract/desk/catalogue';
import type { DeskProposal } from '@/contract/desk/proposal';
import { queriesOf, sent } from '@/tests/support/answers';
import { openDesk } from '@/tests/support/desk/deskScreen';
import { hrefOf } from '@/tests/support/hrefOf';
// Loads the chunks of the sections before the first test, which would wait for them.
import '@/components/desk/catalogue/CatalogueScreen';
import '@/components/desk/order/DeskOrdersScreen';

const variant = {
  ...{ id: 11, sku: null, colourTitle: 'مشکی', colourValue: '#000', optionTitle: null, optionValue: null },
  ...{ guarantee: '۱۸ ماهه', price: 12_345_000, discount: 0, promotionPrice: null, promotionTo: null },
  ...{ stock: 3, maxBuy: 2, active: true },
} as unknown as DeskVariant;
const product: DeskProductRow = {
  ...{ id: 1, slug: 'phone', title: 'گوشی نمونه', imageUrl: null, category: 'گوشی', brand: 'نمونه' },
  active: true,
  variants: [variant],
};

test('the prices of chosen products change by a percent that the operator sees before, and are put back', async () => {
  const { user } = openDesk('catalogue', {
    'GET /admin/products': { products: [product], total: 1, pages: 1 },
    'GET /admin/catalogue/choices': { categories: [], brands: [], colours: [], guarantees: [] },
    'PUT /admin/variants': { done: [11], refused: [] },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'انتخاب گوشی نمونه' }));
  await user.click(screen.getByRole('button', { name: 'تغییر قیمت با درصد' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'تغییر قیمت‌ها' })).toBeDisabled();
  await user.type(dialog.getByLabelText('چند درصد'), '۱۰');
  expect(within(dialog.getByRole('table')).getByText(/۱۳٬۵۸۰٬۰۰۰/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'تغییر قیمت‌ها' }));
  expect(await screen.findByText('برای ۱ تنوع انجام شد.')).toBeVisible();
  // The undo outlives the choice, and is offered once.
  await user.click(screen.getByRole('button', { name: 'برداشتن انتخاب' }));
  await user.click(await screen.findByRole('button', { name: 'برگرداندن قیمت‌ها' }));
  const [first, undo] = sent('PUT /admin/variants').map(({ changes }) => changes[0]);
  expect(first).toMatchObject({ id: 11, before: { price: 12_345_000 }, after: { price: 13_580_000 } });
  expect(undo).toEqual({ id: 11, before: first.after, after: first.before });
  expect(screen.queryByRole('button', { name: 'برگرداندن قیمت‌ها' })).toBeNull();
});

test('chosen orders are printed and go to their next step, and a refused one is named', async () => {
  const { user } = openDesk('orders', {
    'GET /admin/orders': {
      orders: [7, 8].map((id) => ({
        ...{
          id,
          state: 'preparing',
          placedAt: '2026-11-20T08:00:00.000Z',
          paidAt: '2026-11-20T08:05:00.000Z',
        },
        ...{ customer: { id: 3, name: 'سارا محمدی', mobile: '09121112233' }, total: 4_000_000 },
        ...{ delivery: 'پیک', title: 'شارژر', lines: 1, openReturns: 0 },
      })),
      nextCursor: null,
    },
    'POST /admin/orders/steps': { done: [7], refused: [{ id: 8, message: 'در این وضعیت ممکن نیست.' }] },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'انتخاب همهٔ این صفحه' }));
  expect(hrefOf('چاپ برچسب')).toBe('/admin/orders?print=labels&ids=7,8');
  await user.click(screen.getByRole('button', { name: 'شروع آماده‌سازی' }));
  expect(await screen.findByText('سفارش ۸: در این وضعیت ممکن نیست.')).toBeVisible();
  expect(sent('POST /admin/orders/steps')).toEqual([{ ids: [7, 8], step: 'prepare' }]);
  await user.click(screen.getByRole('button', { name: 'تحویل به پیک یا پست' }));
  const question = within(await screen.findByRole('dialog', { name: '۲ سفارش را به پیک یا پست داده‌اید؟' }));
  expect(sent('POST /admin/orders/steps')).toHaveLength(1);
  await user.click(question.getByRole('button', { name: 'تحویل به پیک یا پست' }));
  await waitFor(() => expect(sent('POST /admin/orders/steps').at(-1)).toEqual({ ids: [7, 8], step: 'ship' }));
});

/** A proposal of another operator that waits. */
const aProposal = (
  fields: Pick<DeskProposal, 'what' | 'action' | 'subject' | 'orderId' | 'amount'>,
): DeskProposal => ({
  ...{ id: 4, note: null, ...fields },
  ...{ state: 'waiting', proposedBy: { id: 2, name: 'ناظر دیگر' }, proposedAt: '2026-11-20T08:00:00.000Z' },
  ...{ decidedBy: null, decidedAt: null, reason: null, isOwn: false },
});

test('the second operator sees the amount once more before it is paid', async () => {
  const accepting = 'POST /admin/proposals/4';
  const payment = { what: 'return', action: 'accept', subject: 12, orderId: 1001, amount: 45_000_000 };
  const { user } = openDesk('orders?part=approvals', {
    'GET /admin/proposals': { proposals: [aProposal(payment)], limit: 20_000_000, nextCursor: null },
    [accepting]: null,
  });
  await user.click(await screen.findByRole('button', { name: 'پذیرش و پرداخت' }));
  const question = within(await screen.findByRole('dialog', { name: '۴۵٬۰۰۰٬۰۰۰ تومان پرداخت شود؟' }));
  expect(sent(accepting)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'پذیرش و پرداخت' }));
  await waitFor(() => expect(sent(accepting)).toEqual([{ decision: { verdict: 'accept' } }]));
});

test('an owner who raises the limit reads that it waits, and the other one is asked about the limit', async () => {
  const limit = { what: 'approvalLimit', action: 'change', subject: 0, orderId: null, amount: 50_000_000 };
  const { user } = openDesk('orders?part=approvals', {
    'GET /admin/proposals': { proposals: [aProposal(limit)], limit: 20_000_000, nextCursor: null },
    'POST /admin/commands': { proposed: true },
  });
  await user.click(await screen.findByRole('button', { name: 'پذیرش حد تازه' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'حد تأیید نفر دوم ۵۰٬۰۰۰٬۰۰۰ تومان شود؟' }),
  );
  await user.click(question.getByRole('button', { name: 'انصراف' }));
  await user.clear(screen.getByRole('textbox', { name: 'بیشتر از این مبلغ (تومان)' }));
  await user.click(screen.getByRole('button', { name: 'ذخیره' }));
  expect(await screen.findByText(/این حد هنوز عوض نشده است/)).toBeVisible();
  expect(sent('POST /admin/commands')).toEqual([{ command: { what: 'approvalLimit', limit: null } }]);
});

/** A sheet of an order. Order 8 is taken at a branch. */
const sheet = (id: number, qty: number) => ({
  ...{ id, placedAt: '2026-11-20T08:00:00.000Z', delivery: 'پست', trackingCode: null, pickUp: id === 8 },
  address: {
    receiverName: 'سارا محمدی',
    receiverMobile: '09121112233',
    text: 'تهران',
    postalCode: '1234567890',
  },
  lines: [{ title: 'شارژر', variant: 'سفید', sku: 'CH-1', qty }],
});
const openSheets = (what: 'pick' | 'labels') =>
  openDesk(`orders?print=${what}&ids=7,8`, { 'GET /admin/orders/sheets': [sheet(7, 1), sheet(8, 2)] });

test('the pick list has the pieces of all chosen orders', async () => {
  openSheets('pick');
  const table = within(await screen.findByRole('table', { name: 'فهرست برداشت' }));
  expect(table.getByText('۳')).toBeVisible();
  expect(table.getByText('۷ (۱)، ۸ (۲)')).toBeVisible();
});

test('each parcel has a label with its sender and its address, and what is taken at a branch has none', async () => {
  openSheets('labels');
  const label = await screen.findByText(/^سفارش ۷/);
  expect(label.closest('ul')?.children).toHaveLength(1);
  expect(screen.getByText(/^فرستنده:/)).toBeVisible();
  expect(screen.getByText('تهران')).toBeVisible();
});

test('an operator turns the pages of the baskets that were left, whose tab is in sight on a phone', async () => {
  const scrolled = jest.fn(function (this: Element) {
    return this.textContent;
  });
  Element.prototype.scrollIntoView = scrolled;
  const basket = {
    ...{ customer: { id: 3, name: 'سارا محمدی', mobile: '09121112233' }, title: 'شارژر', lines: 2 },
    ...{ amount: 4_000_000, updatedAt: '2026-11-18T08:00:00.000Z', wantsReminder: true, remindedAt: null },
  };
  const { user } = openDesk('orders?part=baskets', {
    'GET /admin/baskets': { baskets: [basket], nextCursor: '1795000000000000.3' },
  });
  expect(await screen.findByText('در نوبت')).toBeVisible();
  expect(scrolled).toHaveReturnedWith('سبدهای رهاشده');
  await user.click(screen.getByRole('button', { name: 'صفحهٔ بعد' }));
  await waitFor(() =>
    expect(queriesOf('GET /admin/baskets').at(-1)).toMatchObject({ cursor: '1795000000000000.3' }),
  );
});
