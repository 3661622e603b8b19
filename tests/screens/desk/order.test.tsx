import { screen, waitFor, within } from '@testing-library/react';
import type { DeskOrder, DeskOrderRow } from '@/contract/desk/order';
import type { DeskPolicy } from '@/contract/desk/policy';
import type { DeskTaxInvoice } from '@/contract/desk/taxInvoice';
import type { Order } from '@/contract/order';
import { answerOnce, calls, queriesOf, refusal, sent } from '@/tests/support/answers';
import { openDesk, sentCommands } from '@/tests/support/desk/deskScreen';
import { anOrder, anOrderItem } from '@/tests/support/factories/order';
import { aReturn } from '@/tests/support/factories/orderReturn';
import { hrefOf } from '@/tests/support/hrefOf';
import { itemAt } from '@/tests/support/itemAt';
import { readBlobs } from '@/tests/support/readableBlobs';
import { replaceText } from '@/tests/support/replaceText';

const customer = { id: 3, name: 'سارا محمدی', mobile: '09121112233' };
const aRow = (over: Partial<DeskOrderRow> = {}): DeskOrderRow => ({
  id: 1_040_001,
  state: 'preparing',
  placedAt: '2026-11-20T08:00:00.000Z',
  paidAt: '2026-11-20T08:05:00.000Z',
  customer,
  total: 4_000_000,
  delivery: 'پیک پله',
  title: 'شارژر',
  lines: 1,
  openReturns: 0,
  ...over,
});
/** The desk with one order, by default one that is being prepared. */
function openOrder(over: Partial<Order> = {}) {
  const paidAt = '2026-11-20T08:05:00.000Z';
  const order = anOrder({
    ...{ id: 1_040_001, state: 'preparing', paidAt, returns: [], instalments: [] },
    ...over,
  });
  const answer: DeskOrder = {
    ...{ order, customer, cheques: null, chequeOwners: {} },
    refunds: { '12': 12_945_000 },
    serials: { '7': ['351234567890127'] },
    carriers: [
      { id: 1, title: 'شرکت ملی پست' },
      { id: 2, title: 'چاپار' },
    ],
  };
  return openDesk('orders?id=1040001', { 'GET /admin/orders/1040001': answer });
}

/** The list of the desk, which has a second page. */
const openList = (orders: DeskOrderRow[]) =>
  openDesk('orders', { 'GET /admin/orders': { orders, nextCursor: '1040001' } });
const queries = () => queriesOf('GET /admin/orders');

const commandsAre = (...commands: object[]) => waitFor(() => expect(sentCommands()).toEqual(commands));
const press = (name: string) => screen.findByRole('button', { name });

test('lists the waiting orders with their customers, and turns the page', async () => {
  const { user } = openList([aRow(), aRow({ id: 1_040_002, openReturns: 1 })]);
  const table = await screen.findByRole('table', { name: 'سفارش‌ها' });
  expect(hrefOf('۱۰۴۰۰۰۱', within(table))).toBe('/admin/orders?id=1040001');
  expect(within(table).getAllByText('سارا محمدی')).toHaveLength(2);
  expect(within(table).getByText('مرجوعی باز')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'صفحهٔ بعد' }));
  await waitFor(() => expect(queries().at(-1)).toEqual({ tab: 'waiting', cursor: '1040001' }));
});

test('an emptied search shows the first page of the whole list', async () => {
  const { user } = openList([aRow()]);
  const field = await screen.findByRole('searchbox');
  await user.type(field, '0912{Enter}');
  const search = { tab: 'waiting', search: '0912' };
  await waitFor(() => expect(queries().at(-1)).toEqual(search));
  await user.click(await screen.findByRole('button', { name: 'صفحهٔ بعد' }));
  await waitFor(() => expect(queries().at(-1)).toEqual({ ...search, cursor: '1040001' }));
  await user.clear(field);
  await waitFor(() => expect(queries().at(-1)).toEqual({ tab: 'waiting' }));
});

test('ships an order with the company that carries it and its tracking code in Latin digits', async () => {
  const { user } = openOrder();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'شرکت حمل' }), 'چاپار');
  await replaceText(user, await screen.findByLabelText('کد رهگیری (اگر دارد)'), '۲۱۳۰');
  await user.click(await press('تحویل به پیک یا پست'));
  const name = 'سفارش ۱۰۴۰۰۰۱ را به پیک یا پست داده‌اید؟';
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(sentCommands()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'تحویل به پیک یا پست' }));
  await commandsAre({ what: 'order', id: 1_040_001, change: { step: 'ship', tracking: '2130', company: 2 } });
});

test('a refusal of the server is shown, and the typed code stays', async () => {
  const { user } = openOrder();
  answerOnce({
    'POST /admin/commands': refusal(409, 'این مورد دیگر در وضعیتی نیست که این کار ممکن باشد.'),
  });
  const code = await screen.findByLabelText('کد رهگیری (اگر دارد)');
  await replaceText(user, code, '77');
  await user.click(await press('تحویل به پیک یا پست'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'تحویل به پیک یا پست' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('این مورد دیگر در وضعیتی نیست');
  expect(code).toHaveValue('77');
});

test('an order is cancelled with a reason only', async () => {
  const { user } = openOrder();
  await user.click(await press('لغو سفارش'));
  const dialog = within(await screen.findByRole('dialog', { name: 'لغو سفارش' }));
  await user.click(dialog.getByRole('button', { name: 'لغو سفارش' }));
  expect(dialog.getByText('این متن را بنویسید.')).toBeInTheDocument();
  expect(sentCommands()).toEqual([]);
  await replaceText(user, dialog.getByLabelText('دلیل'), 'کالا در انبار نیست');
  await user.click(dialog.getByRole('button', { name: 'لغو سفارش' }));
  await commandsAre({
    what: 'order',
    id: 1_040_001,
    change: { step: 'cancel', reason: 'کالا در انبار نیست' },
  });
});

test('the delivery takes a serial number for each piece that has one', async () => {
  const { user } = openOrder({ state: 'shipped', items: [anOrderItem({ id: 7, qty: 2 })] });
  const fields = await screen.findAllByLabelText('شمارهٔ سریال');
  await replaceText(user, itemAt(fields, 0), '351234567890127');
  await user.click(await press('ثبت تحویل به مشتری'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'ثبت تحویل به مشتری' }));
  const serials = [{ itemId: 7, imei: '351234567890127', activationCode: null }];
  await commandsAre({ what: 'order', id: 1_040_001, change: { step: 'deliver', serials } });
});

test.each([
  ['ready', 'آماده نبود', 'سفارش ۱۰۴۰۰۰۱ هنوز آماده نیست؟'],
  ['shipped', 'فرستاده نشده بود', 'سفارش ۱۰۴۰۰۰۱ فرستاده نشده است؟'],
  ['delivered', 'تحویل نشده بود', 'سفارش ۱۰۴۰۰۰۱ تحویل نشده است؟'],
] as const)('an order that is %s by mistake goes back after a question', async (step, button, name) => {
  const { user } = openOrder(
    step === 'ready'
      ? { state: 'preparing', events: [{ kind: 'ready', at: '2026-11-20T08:00:00.000Z', note: null }] }
      : { state: step, returns: [] },
  );
  await user.click(await press(button));
  const dialog = within(await screen.findByRole('dialog', { name }));
  await user.click(dialog.getByRole('button', { name: 'برگرداندن این گام' }));
  await commandsAre({ what: 'order', id: 1_040_001, change: { step: 'takeBack' } });
});

test('products that arrived are accepted into the stock or not, after a question with the amount', async () => {
  const { user } = openOrder({ state: 'delivered', returns: [aReturn({ id: 12, state: 'received' })] });
  await user.click(await press('پذیرش، کالا فروختنی نیست'));
  const name = '۱۲٬۹۴۵٬۰۰۰ تومان به کیف پول مشتری برگردد؟';
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(sentCommands()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'پذیرش، کالا فروختنی نیست' }));
  await commandsAre({ what: 'return', id: 12, decision: { verdict: 'accept', sellable: false } });
});

test('a customer who is no supervisor sees no section and makes no call', async () => {
  openDesk('orders', {}, 'customer');
  expect(await screen.findByText('این بخش فقط برای ناظر فروشگاه است')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(calls.filter(({ name }) => name.includes('/admin'))).toEqual([]);
});

test('lists the documents for the tax office with their faults, sends one again and compares a day', async () => {
  const refused: DeskTaxInvoice = {
    id: 4,
    orderId: 1_040_001,
    kind: 1,
    state: 'refused',
    taxId: 'A1B2C30503500000000015',
    reference: 'r-17',
    faults: [{ code: '0103201', message: 'شناسهٔ کالا ۱۳ رقم است' }],
    payments: [],
    bill: 40_000_000,
    issuedAt: '2026-11-20T08:00:00.000Z',
    changedAt: '2026-11-20T08:01:00.000Z',
    deadline: '2026-12-02T08:00:00.000Z',
  };
  const { user } = openDesk('orders?part=tax', {
    'GET /admin/taxInvoices': {
      office: { memoryId: 'A1B2C3', isDemo: true },
      late: 1,
      invoices: [
        refused,
        {
          ...refused,
          ...{ id: 3, orderId: 1_040_002, state: 'accepted', kind: 4, faults: [] },
          payments: [
            { paidAt: '2026-12-20T08:00:00.000Z', amount: 9_000_000, state: 'accepted', faults: [] },
            {
              ...{ paidAt: '2027-01-20T08:00:00.000Z', amount: 8_000_000, state: 'refused' },
              faults: [{ code: 'x', message: 'مبلغ نمی‌خواند.' }],
            },
          ],
        },
      ],
      nextCursor: null,
    },
    'GET /admin/taxInvoices/day': ({ query: { day } }: { query: { day?: string } }) => ({
      day,
      orders: { count: 2, amount: 4_100_000 },
      accepted: { count: 1, amount: 100_000 },
      differences: [{ orderId: 1_040_003, ordered: 4_000_000, accepted: 0, state: null }],
    }),
  });
  const table = within(await screen.findByRole('table', { name: 'فاکتورهای مالیاتی' }));
  const [, first, second] = table.getAllByRole('row');
  expect(first).toHaveTextContent('۱۰۴۰۰۰۱فاکتورردشده۴٬۰۰۰٬۰۰۰ تومانA1B2C30503500000000015r-17');
  expect(first).toHaveTextContent('شناسهٔ کالا ۱۳ رقم است (۰۱۰۳۲۰۱)چهارشنبه ۱۱ آذر ۱۴۰۵');
  expect(second).toHaveTextContent('برگشت از فروشپذیرفته‌شده');
  expect(screen.getByText(/این سامانه نمایشی است/)).toBeVisible();
  expect(screen.getByText(/مهلت ۱۲روزهٔ ارسال ۱ فاکتور/)).toBeVisible();
  expect(second).toHaveTextContent('۹۰۰٬۰۰۰ تومان پذیرفته‌شده');
  expect(second).toHaveTextContent('۸۰۰٬۰۰۰ تومان ردشده مبلغ نمی‌خواند.');
  expect(table.getAllByRole('button')).toHaveLength(2);

  const resend = (id: number) => ({ what: 'taxInvoice', id, decision: { verdict: 'resend' } });
  await user.click(await press('دوباره بفرست: سفارش ۱۰۴۰۰۰۱'));
  await commandsAre(resend(1_040_001));
  const day = within(await screen.findByRole('table', { name: 'تفاوت‌های این روز' }));
  expect(day.getByText('در صف نیست')).toBeVisible();
  await user.click(await press('فرستادن: سفارش ۱۰۴۰۰۰۳'));
  await commandsAre(resend(1_040_001), resend(1_040_003));

  await user.click(await press('روز پیش'));
  const days = () => queriesOf('GET /admin/taxInvoices/day').map((query) => query.day);
  await waitFor(() => expect(new Set(days()).size).toBe(2));
  await user.selectOptions(screen.getByRole('combobox', { name: 'وضعیت' }), 'refused');
  await waitFor(() => expect(queriesOf('GET /admin/taxInvoices').at(-1)).toEqual({ state: 'refused' }));
});

test('compares a file of settled payments, shows what differs and asks the gateway about it', async () => {
  readBlobs();
  const settlement = {
    id: 7,
    gateway: 'zibal',
    day: '2026-11-20',
    name: 'zibal.csv',
    operator: 'سارا کریمی',
    at: '2026-11-21T08:00:00.000Z',
    ...{ matched: 41, differing: 2, fileAmount: 5_000_000, shopAmount: 4_900_000, fees: 12_000 },
  };
  const line = {
    ...{ kind: 'onlyGateway', line: 4, reference: '991', fileAmount: 100_000, shopAmount: 100_000, fee: 0 },
    ...{
      orderId: 1_040_001,
      attemptId: '5b6cf5f0-6f0e-4d5c-9f0a-4b8f8a1c2d3e',
      state: 'expired',
      fault: null,
    },
  };
  const faulty = {
    ...line,
    kind: 'faulty',
    line: 5,
    orderId: null,
    attemptId: null,
    state: null,
    fault: 'مبلغ نیست.',
  };
  const { user } = openDesk('orders?part=settlements', {
    'GET /admin/settlements': { settlements: [settlement], nextCursor: null },
    'GET /admin/settlements/7': { ...settlement, lines: [line, faulty] },
    'GET /admin/site/gateways': [{ code: 'zibal', title: 'زیبال', accepted: true }],
    'POST /admin/settlements': { ...settlement, lines: [line, faulty] },
    'POST /admin/settlements/ask': { state: 'settled' },
  });
  const list = within(await screen.findByRole('table', { name: 'مقایسه‌های پیشین' }));
  expect(list.getAllByRole('row')[1]).toHaveTextContent('زیبال۲ تفاوتسارا کریمی');

  const file = new File(['reference,amount\n991,1000000'], 'zibal.csv');
  await user.upload(screen.getByLabelText(/انتخاب پرونده و مقایسه/), file);
  const table = within(await screen.findByRole('table', { name: 'تفاوت‌ها' }));
  expect(sent('POST /admin/settlements')).toMatchObject([
    { gateway: 'zibal', unit: 'rial', name: 'zibal.csv', content: btoa('reference,amount\n991,1000000') },
  ]);
  const [, first, second] = table.getAllByRole('row');
  expect(first).toHaveTextContent('فقط در درگاه۴991۱۰۰٬۰۰۰۱۰۰٬۰۰۰۱۰۴۰۰۰۱مهلت‌گذشته');
  expect(table.getByRole('link', { name: '۱۰۴۰۰۰۱' })).toHaveAttribute('href', '/admin/orders?id=1040001');
  expect(second).toHaveTextContent('ناخوانا۵991۱۰۰٬۰۰۰۱۰۰٬۰۰۰—مبلغ نیست.');
  await user.click(await press('از درگاه بپرس: 991'));
  expect(await screen.findByText('پاسخ درگاه رسید. این پرداخت: پرداخت‌شده.')).toBeVisible();
});

test('an insurance of a delivered order gets its number, or is given back without its product', async () => {
  const policy = {
    state: 'failed',
    number: null,
    from: null,
    to: null,
    provider: 'بیمهٔ سامان',
    claim: null,
  } as const;
  const insured = { serviceId: 3, title: 'بیمهٔ بدنه', count: 1, price: 900_000, insurance: true, policy };
  const cancelled = { ...insured, serviceId: 4, policy: { ...policy, state: 'cancelled' as const } };
  const items = [anOrderItem({ id: 9, title: 'گوشی', services: [insured, cancelled] })];
  const { user } = openOrder({ state: 'delivered', items });
  const fields = await screen.findAllByRole('textbox', { name: /شمارهٔ بیمه‌نامه/ });
  expect(fields).toHaveLength(1);
  expect(screen.getByText('صادر نشد')).toBeVisible();
  await replaceText(user, fields[0] as HTMLElement, 'BD-۱');
  await user.click(await press('صدور بیمه‌نامه'));
  const named = { itemId: 9, serviceId: 3 };
  const number = { what: 'order', id: 1_040_001, change: { step: 'policy', ...named, number: 'BD-1' } };
  await commandsAre(number);
  await user.click(await press('لغو بیمه‌نامه'));
  const dialog = within(await screen.findByRole('dialog', { name: 'لغو بیمه‌نامه' }));
  await user.type(dialog.getByRole('textbox'), 'انصراف');
  await user.click(dialog.getByRole('button', { name: 'لغو بیمه‌نامه' }));
  const back = { step: 'cancelPolicy', ...named, reason: 'انصراف' };
  await commandsAre(number, { what: 'order', id: 1_040_001, change: back });
});

test('lists the policies of a month by company, and has one that failed tried again', async () => {
  const failed: DeskPolicy = {
    ...{ id: 5, orderId: 1_040_001, itemId: 9, serviceId: 3, title: 'بیمهٔ بدنه', product: 'گوشی' },
    ...{ provider: 'بیمهٔ سامان', state: 'failed', number: null, from: null, to: null, issuedAt: null },
    ...{ changedAt: '2026-11-20T08:01:00.000Z', amount: 900_000, returned: 0, error: 'کد ملی لازم است.' },
  };
  const { user } = openDesk('orders?part=policies', {
    'GET /admin/policies': {
      insurer: null,
      policies: [failed],
      sums: [{ provider: 'بیمهٔ سامان', issued: 2, amount: 1_800_000, cancelled: 1, returned: 900_000 }],
      nextCursor: null,
    },
  });
  const table = within(await screen.findByRole('table', { name: 'بیمه‌نامه‌ها' }));
  expect(table.getAllByRole('row')[1]).toHaveTextContent('صادر نشدکد ملی لازم است.');
  const sums = within(screen.getByRole('table', { name: 'جمع ماه' }));
  expect(sums.getAllByRole('row')[1]).toHaveTextContent('بیمهٔ سامان۲۱٬۸۰۰٬۰۰۰ تومان۱۹۰۰٬۰۰۰ تومان');
  expect(screen.getByText(/بیمه‌گری وصل نیست/)).toBeVisible();
  const [first] = queriesOf('GET /admin/policies');
  expect(first).toEqual({ tab: 'issued', month: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  await user.selectOptions(screen.getByRole('combobox', { name: 'فهرست' }), 'open');
  await waitFor(() => expect(queriesOf('GET /admin/policies').at(-1)).toMatchObject({ tab: 'open' }));
  await user.click(await press('دوباره بفرست: سفارش ۱۰۴۰۰۰۱'));
  await commandsAre({
    what: 'order',
    id: 1_040_001,
    change: { step: 'retryPolicy', itemId: 9, serviceId: 3 },
  });
});
