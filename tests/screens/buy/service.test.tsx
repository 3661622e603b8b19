import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { BasketLines } from '@/components/buy/basket/BasketLines';
import { selectOverlay } from '@/store/ui';
import { type Answers, answerOnce, type Call, changes, refusal, sent } from '@/tests/support/answers';
import { loading, more, openBasket } from '@/tests/support/buy/basketScreen';
import { aBasketAnswer, aBasketItem } from '@/tests/support/factories/basket';
import { aService } from '@/tests/support/factories/service';

const body = 'بیمهٔ یک‌سالهٔ بدنه و صفحه';
const glass = 'نصب محافظ صفحه';
const adding = 'POST /v2/Cart/AddService';
const taking = 'POST /v2/Cart/RemoveService';
const removingOf = (scope: string) => `POST /${scope}/removeInsurancefromBasket`;

let counts: Record<number, number> = {};
beforeEach(() => {
  counts = {};
});

/** A basket with one line of `qty` pieces, whose services the server keeps. */
function openLine(qty: number, as: 'guest' | 'customer' = 'guest') {
  const nothing = { months: null, ceiling: null, deductible: null, discount: 0 };
  const services = () => [
    aService({ count: counts[21] ?? 0 }),
    aService({
      ...{ serviceId: 22, kind: 'service', title: glass, count: counts[22] ?? 0 },
      ...{ price: 290_000, discountPrice: 290_000, ...nothing },
    }),
  ];
  let [pieces, revision] = [qty, 1];
  const answer = () => {
    revision += 1;
    const item = aBasketItem({ basketId: '77', qty: pieces, allServiceItems: services() });
    return Response.json(aBasketAnswer({ revision, items: [item] }));
  };
  const change = (apply: (sent: Call['body']) => void) => (call: Call) => {
    apply(call.body);
    return answer();
  };
  const removing = change(() => delete counts[21]);
  const rows: Answers = {
    [loading]: answer,
    'POST /v2/Cart/UpdateCart': change((sent) => {
      pieces = sent.qty;
    }),
    [adding]: change(({ serviceItems: [one] }) => {
      counts[one.serviceId] = one.count;
    }),
    [taking]: change(({ serviceItems: [one] }) => delete counts[one.serviceId]),
    [removingOf('public')]: removing,
    [removingOf('user')]: removing,
  };
  return { ...openBasket(rows, <BasketLines />, { as }), rows };
}

const addButton = (name = `افزودن ${body}`) => screen.findByRole('button', { name });
const plus = () => screen.getByRole('button', { name: `یکی بیشتر از ${body}` });
const count = (name = body) => screen.getByLabelText(`تعداد ${name}`);
const wire = (wanted: number) => ({
  productPropertyId: 11,
  serviceItems: [{ serviceId: 21, count: wanted, price: 1_800_000, discountPrice: 1_530_000 }],
});

test('adds an insurance, counts it up to the pieces of the line, and removes it at one, by one call at a time', async () => {
  const { user } = openLine(2);
  await user.click(await addButton());
  expect(count()).toHaveTextContent('۱');
  await user.click(plus());
  expect(count()).toHaveTextContent('۲');
  expect(screen.getByText('به تعداد کالا؛ بیشتر از ۲ نمی‌شود.')).toBeInTheDocument();
  expect(screen.getByText('۳٬۰۶۰٬۰۰۰')).toBeInTheDocument();
  await waitFor(() => expect(counts[21]).toBe(2));
  expect(sent(adding).at(-1)).toEqual(wire(2));
  expect(changes().length).toBeLessThanOrEqual(2);
  await user.click(screen.getByRole('button', { name: `یکی کمتر از ${body}` }));
  await user.click(screen.getByRole('button', { name: `حذف ${body} از سبد` }));
  await waitFor(() => expect(counts[21]).toBeUndefined());
  expect(sent(taking)).toEqual([wire(0)]);
  expect(await addButton()).toBeInTheDocument();
});

test('waits for the quantity of the line, which a service may not exceed', async () => {
  counts = { 21: 2 };
  const { user } = openLine(2);
  await screen.findByRole('heading', { name: body });
  await user.click(more());
  await user.click(plus());
  await waitFor(() => expect(counts[21]).toBe(3));
  expect(changes()).toEqual(['POST /v2/Cart/UpdateCart', adding]);
});

test('a refusal shows the count of the server again and says why beside the line, until the next change', async () => {
  const { user } = openLine(2);
  await addButton();
  answerOnce({ [adding]: refusal(409, 'تعداد بیمه بیشتر نمی‌شود.') });
  await user.click(await addButton());
  expect(await screen.findByText('تعداد بیمه بیشتر نمی‌شود.')).toBeVisible();
  await user.click(await addButton());
  expect(screen.queryByText('تعداد بیمه بیشتر نمی‌شود.')).not.toBeInTheDocument();
  await waitFor(() => expect(counts[21]).toBe(1));
});

test('a change whose answer is lost is no failure when the server made it', async () => {
  const { user, rows } = openLine(2);
  const add = rows[adding] as (call: Call) => unknown;
  answerOnce({
    [adding]: (call) => {
      add(call);
      return HttpResponse.error();
    },
  });
  await user.click(await addButton());
  await waitFor(() => expect(sent(loading).length).toBeGreaterThan(1));
  await user.click(plus());
  await waitFor(() => expect(counts[21]).toBe(2));
  expect(changes()).toEqual([adding, adding]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a session that ended opens the login and keeps the wanted count until it is answered', async () => {
  const { user, store } = openLine(2, 'customer');
  await addButton();
  answerOnce({ [adding]: refusal(401, 'وارد شوید.') });
  await user.click(await addButton());
  await waitFor(() => expect(selectOverlay(store.getState())).toBe('login'));
  expect(count()).toHaveTextContent('۱');
});

test('two services of a line have their sum', async () => {
  counts = { 21: 1, 22: 1 };
  openLine(1);
  expect(await screen.findByText('جمع ۲ بیمه و خدمت این کالا: ۱٬۸۲۰٬۰۰۰ تومان')).toBeInTheDocument();
});

test('shows the first offer, and the others on request', async () => {
  const { user } = openLine(1);
  const others = await screen.findByRole('button', { name: '۱ بیمه و خدمت دیگر' });
  expect(screen.queryByRole('heading', { name: glass })).not.toBeInTheDocument();
  await user.click(others);
  expect(others).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('heading', { name: glass })).toBeInTheDocument();
});

test('says in the details what is covered and excluded, the share, the deadline and the price a month', async () => {
  const { user } = openLine(1);
  await user.click(await screen.findByRole('button', { name: `جزئیات ${body}` }));
  const dialog = within(await screen.findByRole('dialog', { name: body }));
  for (const text of [
    ...['شکستن و ترک صفحه', 'گم شدن و سرقت', '۱۰٪ هزینهٔ تعمیر', 'تا ۷۲ ساعت پس از آسیب'],
    ...['۴۰٬۰۰۰٬۰۰۰ تومان', 'ماهی ۱۲۷٬۵۰۰ تومان، برای ۱۲ ماه', '۱۵٪'],
  ])
    expect(dialog.getByText(text)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'افزودن بیمه' }));
  await waitFor(() => expect(counts[21]).toBe(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['guest', 'public'],
  ['customer', 'user'],
] as const)(
  'removes the bought insurance of a %s by the id of the line, and leaves services',
  async (as, scope) => {
    counts = { 21: 2, 22: 1 };
    const { user } = openLine(2, as);
    await user.click(await screen.findByRole('button', { name: `اطلاعات ${body}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'بیمهٔ این کالا' }));
    expect(dialog.getByText('تا ۴۰٬۰۰۰٬۰۰۰ تومان')).toBeInTheDocument();
    expect(dialog.queryByText(glass)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'حذف بیمه' }));
    await waitFor(() => expect(sent(removingOf(scope))).toEqual([{ basketId: '77' }]));
    expect(await addButton()).toBeInTheDocument();
    expect(count(glass)).toHaveTextContent('۱');
    expect(changes()).toEqual([removingOf(scope)]);
  },
);

test('a removal that fails shows the insurance again and says why', async () => {
  counts = { 21: 1 };
  const { user } = openLine(2);
  await user.click(await screen.findByRole('button', { name: `اطلاعات ${body}` }));
  answerOnce({ [removingOf('public')]: refusal(503, 'فروشگاه بسته است.') });
  await user.click(await screen.findByRole('button', { name: 'حذف بیمه' }));
  expect(await screen.findByText('فروشگاه بسته است.')).toBeVisible();
  expect(count()).toHaveTextContent('۱');
});

test('a line of one piece switches its insurance on and off', async () => {
  const { user } = openLine(1);
  const toggle = await screen.findByRole('switch', { name: body });
  expect(toggle).not.toBeChecked();
  await user.click(toggle);
  expect(toggle).toBeChecked();
  await waitFor(() => expect(counts[21]).toBe(1));
  await user.click(toggle);
  await waitFor(() => expect(counts[21]).toBeUndefined());
});
