import '@/tests/support/dialog';
import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { CompareScreen } from '@/components/browse/compare/CompareScreen';
import { roundUp } from '@/rules/facility/instalments';
import { quotePlan } from '@/rules/facility/quote';
import { serverTimeSeen } from '@/store/clock';
import { aPlan } from '@/tests/support/factories/facility';
import { aCard, aProduct, aVariant } from '@/tests/support/factories/product';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { formatNumber } from '@/utils/money';

const plain = { discount: 0, promotion: 0, promotionPrice: null, promotionTo: null };
const cheap = aProduct({
  id: 1,
  title: 'گوشی Alpha',
  properties: [aVariant({ ...plain, price: 20_000_000 })],
  specs: [
    {
      group: 'صفحه',
      rows: [
        { title: 'اندازه', value: '۶٫۲ اینچ' },
        { title: 'نوع', value: 'OLED' },
      ],
    },
  ],
});
const dear = aProduct({
  id: 2,
  title: 'گوشی Beta',
  properties: [aVariant({ ...plain, productPropertyId: 12, price: 50_000_000 })],
  specs: [
    {
      group: 'صفحه',
      rows: [
        { title: 'اندازه', value: '۶٫۷ اینچ' },
        { title: 'نوع', value: 'OLED' },
      ],
    },
  ],
});
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeEach(() => {
  mockRouter.push('/compare?ids=1,2');
  server.use(...onStart());
});

test('shows prices, the total cost by instalments and the specifications, and marks the lowest', () => {
  renderApp(<CompareScreen products={[cheap, dear]} similar={[]} />);
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
  const { user } = renderApp(<CompareScreen products={[cheap, dear]} similar={[]} />);
  const button = screen.getByRole('button', { name: 'جدول قسط‌ها برای گوشی Beta' });
  await user.click(button);
  const sheet = within(await screen.findByRole('dialog', { name: 'جدول قسط‌ها' }));
  expect(sheet.getByText('قیمت نقد').nextSibling).toHaveTextContent('۵۰٬۰۰۰٬۰۰۰ تومان');
  expect(sheet.getAllByRole('row')).toHaveLength(13);
  await user.click(sheet.getByRole('button', { name: 'بستن' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('hides equal rows on request', async () => {
  const { user } = renderApp(<CompareScreen products={[cheap, dear]} similar={[]} />);
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
  const { store } = renderApp(<CompareScreen products={[promoted, { ...dear }]} similar={[]} />);
  expect(cellsOf(/^قیمت نقد/)[0]).toContain('۲۷٬۰۰۰٬۰۰۰');
  act(() => {
    store.dispatch(serverTimeSeen({ server: now + 60_000, browser: now }));
  });
  expect(cellsOf(/^قیمت نقد/)[0]).toContain('۳۰٬۰۰۰٬۰۰۰');
});

test('takes a product out by a link, and adds one that is similar or searched for', async () => {
  server.use(
    http.get(`${testApi}/product/search`, () =>
      HttpResponse.json({
        data: [{ ...aCard({ id: 7, title: 'گوشی Gamma' }), image: '' }],
        extraObject: { completions: [], category: null },
      }),
    ),
  );
  const { user } = renderApp(
    <CompareScreen
      products={[cheap, dear]}
      similar={[aCard({ id: 2 }), aCard({ id: 5, title: 'گوشی Delta' })]}
    />,
  );
  expect(screen.getByRole('link', { name: 'حذف گوشی Alpha از مقایسه' })).toHaveAttribute(
    'href',
    '/compare?ids=2',
  );
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
  const { unmount } = renderApp(<CompareScreen products={four} similar={[]} />);
  expect(screen.queryByRole('button', { name: 'افزودن کالا' })).not.toBeInTheDocument();
  unmount();
  renderApp(<CompareScreen products={[]} similar={[]} />);
  expect(screen.getByRole('button', { name: 'انتخاب کالا' })).toBeInTheDocument();
});
