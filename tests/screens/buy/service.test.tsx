import '@/tests/support/dialog';
import { screen, waitFor, within } from '@testing-library/react';
import axios from 'axios';
import { HttpResponse, http } from 'msw';
import { BasketLines } from '@/components/buy/basket/BasketLines';
import type { ServiceItem } from '@/contract/service';
import { aBasketAnswer, aBasketItem } from '@/tests/support/factories/basket';
import { aService } from '@/tests/support/factories/service';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';

// Jest loads the Node build of axios, whose form data the XMLHttpRequest of jsdom cannot send.
axios.defaults.env = { ...axios.defaults.env, FormData: globalThis.FormData };

const cartId = '6f1c1f0e-6c1a-4d5a-9a53-0b4f4f0f7a11';
const body = 'بیمهٔ یک‌سالهٔ بدنه و صفحه';
const glass = 'نصب محافظ صفحه';

let counts: Record<number, number>;
let removals: string[];

/** A basket with one line of `qty` pieces, whose services the server keeps. */
function openLine(qty: number) {
  const services = (): ServiceItem[] => [
    aService({ count: counts[21] ?? 0 }),
    aService({
      serviceId: 22,
      kind: 'service',
      title: glass,
      price: 290_000,
      discountPrice: 290_000,
      discount: 0,
      months: null,
      ceiling: null,
      deductible: null,
      count: counts[22] ?? 0,
    }),
  ];
  let revision = 1;
  const answer = () => {
    revision += 1;
    const item = aBasketItem({ basketId: '77', qty, allServiceItems: services() });
    return HttpResponse.json(aBasketAnswer({ revision, items: [item] }));
  };
  window.localStorage.setItem('cartId', cartId);
  server.use(
    http.get(`${testApi}/v2/Cart/Get`, answer),
    http.post(`${testApi}/v2/Cart/:call`, async ({ request, params }) => {
      for (const { serviceId, count } of Object(await request.json()).serviceItems)
        counts[serviceId] = params.call === 'AddService' ? count : 0;
      return answer();
    }),
    http.post(`${testApi}/public/removeInsurancefromBasket`, async ({ request }) => {
      removals.push(String((await request.formData()).get('basketId')));
      counts[21] = 0;
      return answer();
    }),
  );
  return renderApp(<BasketLines />);
}

beforeEach(() => {
  counts = {};
  removals = [];
  server.use(...onStart());
});

test('adds an insurance, counts it up to the pieces of the line, and removes it at one', async () => {
  const { user } = openLine(2);
  await user.click(await screen.findByRole('button', { name: `افزودن ${body}` }));
  const count = screen.getByLabelText(`تعداد ${body}`);
  expect(count).toHaveTextContent('۱');
  await user.click(screen.getByRole('button', { name: `یکی بیشتر از ${body}` }));
  expect(count).toHaveTextContent('۲');
  expect(screen.getByText('به تعداد کالا؛ بیشتر از ۲ نمی‌شود.')).toBeInTheDocument();
  expect(screen.getByText('۳٬۰۶۰٬۰۰۰')).toBeInTheDocument();
  await waitFor(() => expect(counts[21]).toBe(2));
  await user.click(screen.getByRole('button', { name: `یکی کمتر از ${body}` }));
  await user.click(screen.getByRole('button', { name: `حذف ${body} از سبد` }));
  await waitFor(() => expect(counts[21]).toBe(0));
  expect(await screen.findByRole('button', { name: `افزودن ${body}` })).toBeInTheDocument();
});

test('two services of a line have their sum', async () => {
  counts = { 21: 1, 22: 1 };
  openLine(1);
  expect(await screen.findByText('جمع ۲ بیمه و خدمت این کالا: ۱٬۸۲۰٬۰۰۰ تومان')).toBeInTheDocument();
});

test('shows the first offer, and the others on request', async () => {
  const { user } = openLine(1);
  const more = await screen.findByRole('button', { name: '۱ بیمه و خدمت دیگر' });
  expect(screen.queryByRole('heading', { name: glass })).not.toBeInTheDocument();
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('heading', { name: glass })).toBeInTheDocument();
});

test('says in the details what is covered and excluded, the share, the deadline and the price a month', async () => {
  const { user } = openLine(1);
  await user.click(await screen.findByRole('button', { name: `جزئیات ${body}` }));
  const dialog = await screen.findByRole('dialog', { name: body });
  for (const text of [
    'شکستن و ترک صفحه',
    'گم شدن و سرقت',
    '۱۰٪ هزینهٔ تعمیر',
    'تا ۷۲ ساعت پس از آسیب',
    '۴۰٬۰۰۰٬۰۰۰ تومان',
  ])
    expect(within(dialog).getByText(text)).toBeInTheDocument();
  expect(within(dialog).getByText('ماهی ۱۲۷٬۵۰۰ تومان، برای ۱۲ ماه')).toBeInTheDocument();
  expect(within(dialog).getByText('۱۵٪')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'افزودن بیمه' }));
  await waitFor(() => expect(counts[21]).toBe(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows a bought insurance with a button that removes it by the id of the line', async () => {
  counts = { 21: 2, 22: 1 };
  const { user } = openLine(2);
  await user.click(await screen.findByRole('button', { name: `اطلاعات ${body}` }));
  const dialog = await screen.findByRole('dialog', { name: 'بیمهٔ این کالا' });
  expect(within(dialog).getByText('تا ۴۰٬۰۰۰٬۰۰۰ تومان')).toBeInTheDocument();
  expect(within(dialog).queryByText(glass)).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'حذف بیمه' }));
  await waitFor(() => expect(removals).toEqual(['77']));
  expect(await screen.findByRole('button', { name: `افزودن ${body}` })).toBeInTheDocument();
  expect(screen.getByLabelText(`تعداد ${glass}`)).toHaveTextContent('۱');
});

test('a line of one piece switches its insurance on and off', async () => {
  const { user } = openLine(1);
  const toggle = await screen.findByRole('switch', { name: body });
  expect(toggle).not.toBeChecked();
  await user.click(toggle);
  expect(toggle).toBeChecked();
  await waitFor(() => expect(counts[21]).toBe(1));
  await user.click(toggle);
  await waitFor(() => expect(counts[21]).toBe(0));
});
