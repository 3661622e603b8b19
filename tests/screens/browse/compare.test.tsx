import { act, screen, within } from '@testing-library/react';
import { CompareScreen } from '@/components/browse/compare/CompareScreen';
import type { ProductCard } from '@/contract/product';
import { roundUp } from '@/rules/facility/instalments';
import { quotePlan } from '@/rules/facility/quote';
import { serverTimeSeen } from '@/store/clock';
import { page } from '@/tests/support/answers';
import { aPlan } from '@/tests/support/factories/facility';
import { aCard, aProduct, aVariant } from '@/tests/support/factories/product';
import { hrefOf } from '@/tests/support/hrefOf';
import { openScreen } from '@/tests/support/openShop';
import { formatNumber } from '@/utils/money';

const plain = { discount: 0, promotion: 0, promotionPrice: null, promotionTo: null };
const aPhone = (id: number, title: string, price: number, inches: string) =>
  aProduct({
    id,
    title,
    properties: [aVariant({ ...plain, productPropertyId: 10 + id, price })],
    specs: [
      {
        group: 'صفحه',
        rows: [
          { title: 'اندازه', value: inches },
          { title: 'نوع', value: 'OLED' },
        ],
      },
    ],
  });
const cheap = aPhone(1, 'گوشی Alpha', 20_000_000, '۶٫۲ اینچ');
const dear = aPhone(2, 'گوشی Beta', 50_000_000, '۶٫۷ اینچ');
/** The comparison of these products. */
const open = (products = [cheap, dear], similar: ProductCard[] = []) =>
  openScreen(<CompareScreen products={products} similar={similar} />, {
    at: '/compare?ids=1,2',
    with: {
      'GET /product/search': page([{ ...aCard({ id: 7, title: 'گوشی Gamma' }), image: '' }], {
        completions: [],
        category: null,
      }),
    },
  });
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('shows prices, the total cost by instalments and the specifications, and marks the lowest', () => {
  open();
  expect(screen.getByRole('heading', { name: 'مقایسهٔ ۲ کالا' })).toBeInTheDocument();
  expect(cellsOf(/^قیمت نقد/).slice(0, 2)).toEqual(['۲۰٬۰۰۰٬۰۰۰ تومانکمترین', '۵۰٬۰۰۰٬۰۰۰ تومان']);
  const quotes = [20_000_000, 50_000_000].map((price) => quotePlan(aPlan(), price));
  expect(cellsOf(/^جمع پرداخت قسطی/).slice(0, 2)).toEqual(
    quotes.map(({ totalPaid, costOverCash }, index) =>
      [
        `${formatNumber(roundUp(totalPaid, 1_000))} تومان`,
        index === 0 ? 'کمترین' : '',
        `سود اقساط: ${formatNumber(roundUp(costOverCash, 1_000))} تومان`,
        `جدول قسط‌ها برای گوشی ${index === 0 ? 'Alpha' : 'Beta'}`,
      ].join(''),
    ),
  );
  expect(cellsOf(/^اندازه/).slice(0, 2)).toEqual(['۶٫۲ اینچ', '۶٫۷ اینچ']);
});

test('opens and closes the instalment sheet of a product', async () => {
  const { user } = open();
  const button = screen.getByRole('button', { name: 'جدول قسط‌ها برای گوشی Beta' });
  await user.click(button);
  const sheet = within(await screen.findByRole('dialog', { name: 'جدول قسط‌ها' }));
  expect(sheet.getByText('قیمت نقد').nextSibling).toHaveTextContent('۵۰٬۰۰۰٬۰۰۰ تومان');
  expect(sheet.getAllByRole('row')).toHaveLength(13);
  await user.click(sheet.getByRole('button', { name: 'بستن' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('hides equal rows on request', async () => {
  const { user } = open();
  expect(screen.getByRole('row', { name: /^نوع/ })).toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'فقط تفاوت‌ها' }));
  expect(screen.queryByRole('row', { name: /^نوع/ })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^اندازه/ })).toBeInTheDocument();
});

test('prices change in the second in which a promotion ends', () => {
  const now = Date.now();
  const promotionTo = new Date(now + 60_000).toISOString();
  const promoted = aProduct({
    properties: [
      aVariant({ ...plain, price: 30_000_000, promotion: 10, promotionPrice: 27_000_000, promotionTo }),
    ],
  });
  const { store } = open([promoted, dear]);
  expect(cellsOf(/^قیمت نقد/)[0]).toContain('۲۷٬۰۰۰٬۰۰۰');
  act(() => void store.dispatch(serverTimeSeen({ server: now + 60_000, browser: now })));
  expect(cellsOf(/^قیمت نقد/)[0]).toContain('۳۰٬۰۰۰٬۰۰۰');
});

test('takes a product out by a link, and adds one that is similar or searched for', async () => {
  const { user } = open([cheap, dear], [aCard({ id: 2 }), aCard({ id: 5, title: 'گوشی Delta' })]);
  expect(hrefOf('حذف گوشی Alpha از مقایسه')).toBe('/compare?ids=2');
  await user.click(screen.getByRole('button', { name: 'افزودن کالا' }));
  const dialog = await screen.findByRole('dialog', { name: 'افزودن کالا به مقایسه' });
  const links = () =>
    within(dialog)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(links()).toEqual(['/compare?ids=1,2,5']);
  await user.type(within(dialog).getByRole('searchbox'), 'گاما');
  expect(await within(dialog).findByRole('link', { name: /Gamma/ })).toHaveAttribute(
    'href',
    '/compare?ids=1,2,7',
  );
});

test('offers no fifth column, and an empty comparison offers to choose', () => {
  const four = [1, 2, 3, 4].map((id) => ({ ...cheap, id }));
  const { unmount } = open(four);
  expect(screen.queryByRole('button', { name: 'افزودن کالا' })).not.toBeInTheDocument();
  unmount();
  open([]);
  expect(screen.getByRole('button', { name: 'انتخاب کالا' })).toBeInTheDocument();
});
