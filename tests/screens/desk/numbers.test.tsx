import { screen, waitFor, within } from '@testing-library/react';
import mockRouter from 'next-router-mock';
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
  },
});

const daysOf = ({ from = '', to = '' }: Record<string, string>) =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
const numbers: Answers = {
  'GET /admin/numbers': ({ query }) => numbersOf(daysOf(query) === 7 ? 6_000_000 : 9_000_000),
  'GET /admin/numbers/report': { rows: [], isCut: false },
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

test.each([
  [
    'the first section in which something waits',
    { orders: 0, returns: 0, cooperations: 2 },
    true,
    '/admin/requests?part=merchants',
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
