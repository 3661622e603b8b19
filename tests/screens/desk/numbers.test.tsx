import { screen, waitFor, within } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import type { ShopNumbers } from '@/contract/desk/numbers';
import { hrefOf } from '@/tests/support/hrefOf';
// Loads the chunk of the section before the first test, which would wait for it.
import '@/components/desk/numbers/NumbersScreen';
import type { Answers } from '@/tests/support/answers';
import { openDesk } from '@/tests/support/desk/deskScreen';

const numbersOf = (range: ShopNumbers['range'], amount: number): ShopNumbers => ({
  range,
  sales: {
    orders: 3,
    amount,
    averageOrder: Math.round(amount / 3),
    previous: { orders: 2, amount: amount / 2 },
  },
  newCustomers: 4,
  steps: [
    { at: '2026-11-20', orders: 1, amount: 1_000_000, customers: 4 },
    { at: '2026-11-21', orders: 2, amount: amount - 1_000_000, customers: 0 },
  ],
  states: [
    { state: 'delivered', count: 5 },
    { state: 'cancelled', count: 1 },
  ],
  instalments: { due: { count: 2, amount: 700_000 }, late: { count: 1, amount: 350_000 } },
  bestSellers: [{ productId: 9, title: 'شارژر، ۲۵ وات', pieces: 3, amount: 2_700_000 }],
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

const numbers: Answers = {
  'GET /admin/numbers': ({ query: { range } }) =>
    numbersOf(range as ShopNumbers['range'], range === 'week' ? 6_000_000 : 9_000_000),
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
    'زمانفروشسفارشمشتری جدید',
    '۳۰ آبان ۱۴۰۵۸٬۰۰۰٬۰۰۰ تومان۲۰',
    '۲۹ آبان ۱۴۰۵۱٬۰۰۰٬۰۰۰ تومان۱۴',
  ]);
  expect(screen.getByText('تحویل‌شده: ۵')).toBeInTheDocument();
  expect(hrefOf('گوشی A56')).toBe('/products/4/galaxy-a56');
  await user.click(screen.getByRole('radio', { name: '۷ روز' }));
  expect(await screen.findByText('۶٬۰۰۰٬۰۰۰ تومان', { selector: 'dd' })).toBeVisible();
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
  const { waiting: usual, ...rest } = numbersOf('today', 0);
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
  expect(file.text?.replace('\uFEFF', '')).toBe('کالا,تعداد,مبلغ\r\nشارژر، ۲۵ وات,3,2700000\r\n');
});
