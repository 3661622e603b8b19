import { screen, waitFor, within } from '@testing-library/react';
import { BasketLines } from '@/components/buy/basket/BasketLines';
import { type Answers, sent } from '@/tests/support/answers';
import { loading, openBasket } from '@/tests/support/buy/basketScreen';
import { aBasketAnswer, aBasketItem } from '@/tests/support/factories/basket';
import { aService } from '@/tests/support/factories/service';

const body = 'بیمهٔ یک‌سالهٔ بدنه و صفحه';
const glass = 'نصب محافظ صفحه';
const removing = 'POST /public/removeInsurancefromBasket';

let counts: Record<number, number> = {};
beforeEach(() => {
  counts = {};
});

/** A basket with one line of `qty` pieces, whose services the server keeps. */
function openLine(qty: number) {
  const amounts = { price: 290_000, discountPrice: 290_000, discount: 0 };
  const terms = { months: null, ceiling: null, deductible: null };
  const services = () => [
    aService({ count: counts[21] ?? 0 }),
    aService({
      ...{ serviceId: 22, kind: 'service', title: glass, count: counts[22] ?? 0 },
      ...amounts,
      ...terms,
    }),
  ];
  let revision = 1;
  const answer = () => {
    revision += 1;
    const item = aBasketItem({ basketId: '77', qty, allServiceItems: services() });
    return Response.json(aBasketAnswer({ revision, items: [item] }));
  };
  const change =
    (isKept: boolean): Answers[string] =>
    ({ body: { serviceItems } }) => {
      for (const { serviceId, count } of serviceItems) counts[serviceId] = isKept ? count : 0;
      return answer();
    };
  const rows: Answers = {
    [loading]: answer,
    'POST /v2/Cart/AddService': change(true),
    'POST /v2/Cart/RemoveService': change(false),
    [removing]: () => {
      counts[21] = 0;
      return answer();
    },
  };
  return openBasket(rows, <BasketLines />);
}

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
  await waitFor(() => expect(sent(removing)).toEqual([{ basketId: '77' }]));
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
