import { screen, waitFor, within } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import type { DeskHealth } from '@/contract/desk/health';
import type { ShopNumbers } from '@/contract/desk/numbers';
import { hrefOf } from '@/tests/support/hrefOf';
// Loads the chunk of the section before the first test, which would wait for it.
import '@/components/desk/numbers/NumbersScreen';
import type { Answers } from '@/tests/support/answers';
import { openDesk } from '@/tests/support/desk/deskScreen';

const numbersOf = (net: number): ShopNumbers => ({
  sales: {
    orders: 3,
    gross: net + 2_000_000,
    returned: 2_000_000,
    net,
    returnedOrders: 1,
    averageOrder: Math.round(net / 3),
    previous: { orders: 2, gross: 2 * net, returned: 0, net: net / 2 },
  },
  refunds: 1_900_000,
  newCustomers: 4,
  steps: [
    { at: '2026-11-20', orders: 1, gross: 1_000_000, returned: 0, net: 1_000_000, customers: 4 },
    {
      at: '2026-11-21',
      orders: 2,
      gross: net + 1_000_000,
      returned: 2_000_000,
      net: net - 1_000_000,
      customers: 0,
    },
  ],
  states: [
    { state: 'delivered', count: 5 },
    { state: 'cancelled', count: 1 },
  ],
  instalments: {
    open: { count: 9, amount: 3_150_000 },
    due: { count: 2, amount: 700_000 },
    late: { count: 1, amount: 350_000 },
  },
  bestSellers: [
    {
      productId: 9,
      title: 'شارژر، ۲۵ وات',
      pieces: 3,
      gross: 2_700_000,
      returnedPieces: 1,
      returned: 900_000,
      net: 1_800_000,
    },
  ],
  outOfStock: { count: 1, products: [{ id: 4, slug: 'galaxy-a56', title: 'گوشی A56' }] },
  missedSearches: [{ term: 'چرخ خیاطی', count: 12 }],
  waiting: {
    orders: 99,
    cheques: 0,
    returns: 1,
    conversations: 0,
    reviews: 2,
    questions: 0,
    planRequests: 0,
    leasings: 0,
    betaRegistrations: 0,
    cooperations: 0,
    proposals: 0,
    stuckJobs: 2,
    lowStock: 0,
  },
});

const daysOf = ({ from = '', to = '' }: Record<string, string>) =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
const numbers: Answers = {
  'GET /admin/numbers': ({ query }) => numbersOf(daysOf(query) === 7 ? 6_000_000 : 9_000_000),
  'GET /admin/numbers/report': { rows: [], isCut: false },
  'GET /admin/numbers/health': {
    at: '2026-11-21T10:00:00.000Z',
    workerAt: '2026-11-21T09:59:40.000Z',
    openPayments: 0,
    oldestPaymentAt: null,
    jobs: 0,
    stuckJobs: 0,
    oldestJobAt: null,
    backupAt: '2026-11-21T02:00:00.000Z',
    database: 'server',
    redis: 'ready',
  } satisfies DeskHealth,
};

/** The saved files: their names and contents. */
async function saveTable(click: () => Promise<void>) {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  const names: string[] = [];
  const pressed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await click();
  pressed.mockRestore();
  return { name: names[0], text: await blobs[0]?.text() };
}

test('the numbers of a range are shown as figures and tables, and waiting work leads to its section', async () => {
  const { user } = openDesk('numbers', numbers);
  expect(await screen.findByText('۹٬۰۰۰٬۰۰۰ تومان', { selector: 'dd' })).toBeVisible();
  expect(screen.getAllByText('۱۰۰٪ بیشتر از بازهٔ پیش')).toHaveLength(1);
  expect(hrefOf('۹۹+ سفارش')).toBe('/admin/orders');
  expect(screen.getByText(/۲ کار خودکار فروشگاه انجام نشده است/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /چک/ })).toBeNull();
  await user.click(screen.getByText('روند به عدد، با دریافت فایل'));
  const trend = within(screen.getByRole('table', { name: 'روند به عدد' }));
  expect(trend.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'زمانفروشمرجوعیفروش خالصسفارشمشتری جدید',
    '۳۰ آبان ۱۴۰۵۱۰٬۰۰۰٬۰۰۰ تومان۲٬۰۰۰٬۰۰۰ تومان۸٬۰۰۰٬۰۰۰ تومان۲۰',
    '۲۹ آبان ۱۴۰۵۱٬۰۰۰٬۰۰۰ تومان۰ تومان۱٬۰۰۰٬۰۰۰ تومان۱۴',
  ]);
  expect(screen.getByText('تحویل‌شده: ۵')).toBeInTheDocument();
  expect(hrefOf('گوشی A56')).toBe('/products/4/galaxy-a56');
  await user.click(screen.getByRole('radio', { name: '۷ روز' }));
  expect(await screen.findByText('۶٬۰۰۰٬۰۰۰ تومان', { selector: 'dd' })).toBeVisible();
});

test('a report is a table of the typed days, and the days are checked at their fields', async () => {
  const { user } = openDesk('numbers', {
    ...numbers,
    'GET /admin/numbers/report': ({ query: { report, from, to } }) => ({
      rows: [
        {
          key: report === 'plans' ? '' : `${from} ${to}`,
          values: { orders: 2, gross: 5_000_000, returned: 1_000_000, net: 4_000_000 },
        },
      ],
      isCut: false,
    }),
  });
  await user.selectOptions(await screen.findByLabelText('گزارش'), 'طرح‌ها');
  const plans = within(await screen.findByRole('table', { name: 'طرح‌ها' }));
  expect(plans.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'طرحسفارشفروشمرجوعیفروش خالص',
    'نقدی۲۵٬۰۰۰٬۰۰۰ تومان۱٬۰۰۰٬۰۰۰ تومان۴٬۰۰۰٬۰۰۰ تومان',
  ]);
  await user.selectOptions(screen.getByLabelText('گزارش'), 'شهرها');
  await user.click(screen.getByRole('radio', { name: 'دلخواه' }));
  const type = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  await type('از روز', '۱۴۰۵/۰۷/۰۱');
  await type('تا روز', '۱۴۰۵/۰۶/۳۱');
  expect(screen.getByLabelText('تا روز')).toHaveAccessibleDescription('پایان بازه پیش از آغاز آن است.');
  await type('تا روز', '۱۴۰۵/۰۷/۳۰');
  expect(await screen.findByRole('cell', { name: '2026-09-23 2026-10-22' })).toBeVisible();
});

test('the desk reads how fast pages were for visitors, and the errors of their browsers', async () => {
  const at = Date.parse('2026-11-22T09:00:00.000Z');
  const reports = {
    vitals: [{ key: 'product LCP', values: { p75: 2400, good: 75.5, poor: 12.5, visits: 8 } }],
    browserErrors: [
      {
        key: 'basket\nbuild-1\nTypeError: x\nreadPrice chunks/a.js:1:2',
        values: { count: 3, firstAt: at, lastAt: at },
      },
    ],
  };
  const { user } = openDesk('numbers', {
    ...numbers,
    'GET /admin/numbers/report': ({ query: { report } }) => ({
      rows: Object(reports)[String(report)] ?? [],
      isCut: false,
    }),
  });
  const rowsOf = async (title: string) => {
    await user.selectOptions(await screen.findByLabelText('گزارش'), title);
    const table = within(await screen.findByRole('table', { name: title }));
    return table.getAllByRole('row').map((row) => row.textContent);
  };
  expect(await rowsOf('سرعت صفحه‌ها نزد بازدیدکننده‌ها')).toEqual([
    'صفحه و سنجهچارک سومخوبضعیفبازدید',
    'کالا، دیدن بخش اصلی (LCP)۲٬۴۰۰۷۶٪۱۳٪۸',
  ]);
  const [, row] = await rowsOf('خطاهای مرورگر');
  expect(row).toMatch(
    /^سبد خرید: TypeError: x \(build-1\) ← readPrice chunks\/a\.js:1:2۳.*۱ آذر ۱۴۰۵، ۱۲:۳۰/,
  );
});

test.each([
  [
    'the first section in which something waits',
    { orders: 0, returns: 0, cooperations: 2 },
    true,
    '/admin/requests?part=merchants',
  ],
  [
    'a payment that waits for a second operator',
    { orders: 0, returns: 0, proposals: 1 },
    true,
    '/admin/orders?part=approvals',
  ],
  ['the orders when nothing waits', { orders: 0, returns: 0, reviews: 0 }, true, '/admin/orders'],
  ['the way to the first sale while the shop is closed', {}, false, '/admin/setup?tab=opening'],
])('the address of the desk leads to %s', async (_what, waiting, isOpen, path) => {
  const { waiting: usual, ...rest } = numbersOf(0);
  openDesk('', {
    'GET /admin/numbers': { ...rest, waiting: { ...usual, ...waiting } },
    'GET /admin/opening': { isOpen, steps: [] },
  });
  await waitFor(() => expect(mockRouter.asPath).toBe(path));
});

test('a table is saved as a file whose numbers have Latin digits', async () => {
  const { user } = openDesk('numbers', numbers);
  const button = await screen.findByRole('button', { name: 'دریافت پرفروش‌ترین کالاها با CSV' });
  const file = await saveTable(() => user.click(button));
  expect(file.name).toBe('پرفروش‌ترین کالاها.csv');
  // `Blob.text` removes the mark at the beginning.
  expect(file.text?.replace('\uFEFF', '')).toBe(
    'کالا,تعداد,مرجوعی,فروش خالص\r\nشارژر، ۲۵ وات,3,1,1800000\r\n',
  );
});

test('the health of the shop is shown with ages, and what is wrong in sentences', async () => {
  openDesk('numbers', numbers);
  const panel = within(await screen.findByRole('region', { name: 'سلامت فروشگاه' }));
  expect(await panel.findByText('۸ ساعت پیش')).toBeVisible();
  expect(panel.getByText('سرور PostgreSQL')).toBeVisible();
  expect(panel.queryByRole('status')).toBeNull();
});

test('a worker that stands still, a lost Redis and a payment without an outcome are named', async () => {
  const health: DeskHealth = {
    at: '2026-11-21T10:00:00.000Z',
    workerAt: '2026-11-21T09:40:00.000Z',
    openPayments: 3,
    oldestPaymentAt: '2026-11-21T07:00:00.000Z',
    jobs: 0,
    stuckJobs: 0,
    oldestJobAt: null,
    backupAt: null,
    database: 'server',
    redis: 'lost',
  };
  openDesk('numbers', { ...numbers, 'GET /admin/numbers/health': health });
  const panel = within(await screen.findByRole('region', { name: 'سلامت فروشگاه' }));
  expect(await panel.findByText('۳، قدیمی‌ترین ۳ ساعت پیش')).toBeVisible();
  expect(panel.getAllByRole('status').map((note) => note.textContent)).toEqual([
    expect.stringContaining('کارهای خودکار فروشگاه پیش نمی‌روند'),
    'نتیجهٔ پرداختی از درگاه نرسیده است.',
    expect.stringContaining('نسخهٔ پشتیبان تازه نیست'),
    expect.stringContaining('ارتباط با Redis قطع است'),
  ]);
});
