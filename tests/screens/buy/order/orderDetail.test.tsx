import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Order } from '@/contract/order';
import { serverTimeSeen } from '@/store/clock';
import { answerOnce, calls, refusal, sent, unavailable } from '@/tests/support/answers';
import { openOrderPage, orderPath, shownOrder } from '@/tests/support/buy/orderScreen';
import { aBasketAnswer } from '@/tests/support/factories/basket';
import { anOrderItem, instalments } from '@/tests/support/factories/order';
import { hrefOf } from '@/tests/support/hrefOf';

const loading = `GET ${orderPath}`;
const cancelling = `POST ${orderPath}/cancel`;

const stepStates = async () =>
  within(await screen.findByRole('list', { name: 'مرحله‌های سفارش' }))
    .getAllByRole('listitem')
    .map((item) => `${item.querySelector('b')?.textContent} ${item.dataset.state}`);

describe('an order', () => {
  test('shows state, products, address and sums', async () => {
    openOrderPage(shownOrder({ items: [anOrderItem({ qty: 2 })] }));
    expect(await screen.findByText('تحویل شد')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('سفارش ۱۰۳۲۴۱۸');
    expect(hrefOf(/Galaxy S25/)).toBe('/products/1/samsung-galaxy-s25?variant=11');
    const lines = screen.getByRole('region', { name: 'کالاها' });
    expect(lines).toHaveTextContent('۲ عدد');
    expect(lines).toHaveTextContent('۱۱۹٬۰۰۰٬۰۰۰ تومان');
    const delivery = screen.getByRole('region', { name: 'تحویل' });
    expect(delivery).toHaveTextContent('مریم احمدی، ۰۹۱۲۳۴۵۶۷۸۹');
    expect(delivery).toHaveTextContent('پلاک ۸');
    expect(delivery).toHaveTextContent('کد رهگیری ۹۰۳۳۱۲۹۴۱۲');
    const sums = screen.getByRole('region', { name: 'مبلغ سفارش' });
    expect(sums).toHaveTextContent('هزینهٔ ارسالرایگان');
    expect(sums).toHaveTextContent('جمع۵۹٬۵۰۰٬۰۰۰ تومان');
    expect(sums).toHaveTextContent('پیش‌پرداخت۱۱٬۹۰۰٬۰۰۰ تومان');
    expect(sums).toHaveTextContent('قسط ماهانه، ۱۲ ماه۴٬۴۷۹٬۰۰۰ تومان');
  });

  test('that is on its way is read again when the customer comes back to the tab, a delivered one is not', async () => {
    let order = shownOrder({ state: 'preparing' });
    openOrderPage(order, { [loading]: () => order });
    expect(await screen.findAllByText('آماده‌سازی')).not.toHaveLength(0);
    const comeBack = () => fireEvent(document, new Event('visibilitychange'));
    order = shownOrder({ state: 'delivered' });
    comeBack();
    expect(await screen.findByText('تحویل شد')).toBeVisible();
    const reads = sent(loading).length;
    comeBack();
    await act(async () => {});
    expect(sent(loading)).toHaveLength(reads);
  });

  test('shows a product that no longer exists without a link', async () => {
    openOrderPage(shownOrder({ items: [anOrderItem({ productId: null })] }));
    expect(await screen.findByRole('heading', { name: /Galaxy S25/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Galaxy S25/ })).not.toBeInTheDocument();
  });

  test('the activation code is copied as the operator wants it typed', async () => {
    const { user } = openOrderPage(shownOrder());
    const part = await screen.findByRole('region', { name: 'کد فعال‌سازی گوشی' });
    expect(part).toHaveTextContent('۴۸۲ ۷۱۹ ۰۳۵');
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(part).getByRole('button', { name: 'کپی کد فعال‌سازی' }));
    expect(await within(part).findByText('کپی شد')).toBeVisible();
    expect(write).toHaveBeenCalledWith('482719035');
  });

  test('a delivered phone says step by step how it is activated', async () => {
    const { user } = openOrderPage(shownOrder());
    const part = await screen.findByRole('region', { name: 'کد فعال‌سازی گوشی' });
    expect(part).toHaveTextContent('IMEI 35••••••4127');
    const steps = within(part)
      .getAllByRole('listitem')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(steps).toHaveLength(4);
    expect(steps[2]).toContain('*7777# را شماره‌گیری');
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(part).getByRole('button', { name: 'کپی شمارهٔ سامانهٔ همتا' }));
    await waitFor(() => expect(write).toHaveBeenCalledWith('*7777#'));
  });

  test('a phone that is not delivered yet has no activation code on the page', async () => {
    openOrderPage(shownOrder({ state: 'shipped', events: shownOrder().events.slice(0, -1) }));
    await screen.findByRole('region', { name: 'مبلغ سفارش' });
    expect(screen.queryByRole('region', { name: 'کد فعال‌سازی گوشی' })).not.toBeInTheDocument();
  });

  test('an order without phones has no codes, and one paid at once no plan', async () => {
    openOrderPage(shownOrder({ items: [anOrderItem({ units: [] })], instalments: [], facility: null }));
    await screen.findByRole('region', { name: 'مبلغ سفارش' });
    expect(screen.queryByRole('region', { name: 'کد فعال‌سازی گوشی' })).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('the steps of an order', () => {
  const done = ['ثبت done', 'پرداخت done'];
  test.each([
    ['awaitingPayment', ['ثبت done', 'پرداخت now', 'آماده‌سازی next', 'در راه next', 'تحویل next']],
    ['preparing', [...done, 'آماده‌سازی now', 'در راه next', 'تحویل next']],
    ['shipped', [...done, 'آماده‌سازی done', 'در راه now', 'تحویل next']],
    ['delivered', [...done, 'آماده‌سازی done', 'در راه done', 'تحویل done']],
  ] as const)('of one that is %s', async (state, steps) => {
    openOrderPage(shownOrder({ state }));
    expect(await stepStates()).toEqual(steps);
  });

  test('show each return of an order, in one step when its money went back at once', async () => {
    const event = (kind: 'returned' | 'refunded', day: number) => ({
      kind,
      at: `2026-11-${day}T10:00:00.000Z`,
      note: null,
    });
    const returns = [
      event('returned', 20),
      event('refunded', 20),
      event('returned', 21),
      event('refunded', 24),
    ];
    openOrderPage(shownOrder({ state: 'returned', events: [...shownOrder().events, ...returns] }));
    const ends = ['برگشت وجه done', 'مرجوعی done', 'برگشت وجه done'];
    expect(await stepStates()).toEqual(['ثبت done', 'تحویل done', ...ends]);
  });
});

describe('the plan of an order', () => {
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const numbers = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);

  test('shows the instalments around the next one, and all on demand', async () => {
    const { user, store } = openOrderPage(shownOrder());
    const threeDaysBefore = Date.parse('2026-12-27T08:00:00.000Z');
    act(() => void store.dispatch(serverTimeSeen({ server: threeDaysBefore, browser: Date.now() })));
    expect(await screen.findByText('۴ از ۱۲ پرداخت شد')).toBeVisible();
    expect(numbers()).toEqual(['۳', '۴', '۵', '۶', '۷']);
    expect(rows()[1]).toHaveTextContent('پرداخت شد');
    expect(rows()[2]).toHaveTextContent('۹ دی ۱۴۰۵');
    expect(rows()[2]).toHaveTextContent('۳ روز مانده');
    expect(rows()[3]).toHaveTextContent('در پیش');
    await user.click(screen.getByRole('button', { name: 'همهٔ ۱۲ قسط' }));
    expect(numbers()).toHaveLength(12);
    expect(screen.queryByRole('button', { name: 'همهٔ ۱۲ قسط' })).not.toBeInTheDocument();
  });
});

describe('an order that cannot be shown', () => {
  test('of another customer has one link back to the list', async () => {
    openOrderPage(refusal(404, 'این سفارش پیدا نشد.'));
    expect(await screen.findByText('این سفارش پیدا نشد')).toBeVisible();
    expect(hrefOf('سفارش‌های من')).toBe('/dashboard/orders');
  });

  test('can be loaded again after a failure', async () => {
    const { user } = openOrderPage(shownOrder());
    answerOnce({ [loading]: unavailable() });
    await user.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));
    await waitFor(() => expect(screen.getByText('تحویل شد')).toBeVisible());
  });
});

const heldUntil = new Date(Date.now() + 16 * 60_000).toISOString();

describe('an unpaid order', () => {
  const unpaid = shownOrder({ state: 'awaitingPayment', heldUntil, fromWallet: 350_000, instalments: [] });

  test('leads to its payment and says what is left to pay', async () => {
    openOrderPage(unpaid);
    const panel = await screen.findByRole('region', { name: 'پرداخت سفارش' });
    expect(panel).toHaveTextContent('برای شما نگه داشته می‌شود');
    expect(hrefOf('پرداخت', within(panel))).toBe('/payment/summery?order=1032418');
    const sums = screen.getByRole('region', { name: 'مبلغ سفارش' });
    expect(sums).toHaveTextContent('از کیف پول۳۵۰٬۰۰۰ تومان');
    expect(sums).toHaveTextContent('مانده برای پرداخت۱۱٬۵۵۰٬۰۰۰ تومان');
    expect(screen.queryByRole('link', { name: 'فاکتور' })).not.toBeInTheDocument();
  });

  test('is cancelled after a question that names what happens', async () => {
    const { user } = openOrderPage(unpaid, { [cancelling]: { ...unpaid, state: 'cancelled' } });
    await user.click(await screen.findByRole('button', { name: 'لغو سفارش' }));
    const dialog = await screen.findByRole('dialog', { name: 'سفارش ۱۰۳۲۴۱۸ لغو شود؟' });
    expect(dialog).toHaveTextContent('کالاها به سبد شما برمی‌گردد و ۳۵۰٬۰۰۰ تومان کیف پول شما آزاد می‌شود.');
    await user.click(within(dialog).getByRole('button', { name: 'لغو سفارش' }));
    expect(await screen.findByText('لغو شد')).toBeVisible();
    const keys = calls
      .filter(({ name }) => name === cancelling)
      .map((call) => call.headers.get('idempotency-key'));
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  test('stays when the server refuses the cancellation, and says why', async () => {
    const { user } = openOrderPage(unpaid, {
      [cancelling]: refusal(409, 'پرداخت این سفارش در حال بررسی است.'),
    });
    await user.click(await screen.findByRole('button', { name: 'لغو سفارش' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'لغو سفارش' }));
    expect(await screen.findByText('پرداخت این سفارش در حال بررسی است.')).toBeVisible();
    expect(screen.getByText('در انتظار پرداخت')).toBeVisible();
  });
});

test('a paid order that is not sent yet says where its money goes', async () => {
  const { user } = openOrderPage(shownOrder({ state: 'preparing' }));
  await user.click(await screen.findByRole('button', { name: 'لغو سفارش' }));
  // 11,900,000 at the purchase and four instalments of 4,479,000.
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    '۲۹٬۸۱۶٬۰۰۰ تومان به کیف پول شما برمی‌گردد و قسط‌های مانده حذف می‌شود.',
  );
});

test('an order of which nothing was paid says nothing of money when it is cancelled', async () => {
  const order = shownOrder({ state: 'preparing', payToday: 0, instalments: instalments(0) });
  const { user } = openOrderPage(order);
  await user.click(await screen.findByRole('button', { name: 'لغو سفارش' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('قسط‌های مانده حذف می‌شود. این کار برگشت ندارد.');
  expect(dialog).not.toHaveTextContent('کیف پول');
});

test('a sent order cannot be cancelled and has an invoice', async () => {
  openOrderPage(shownOrder({ state: 'shipped' }));
  await screen.findByRole('link', { name: 'فاکتور' });
  expect(hrefOf('فاکتور')).toBe('/invoice?order=1032418');
  expect(screen.queryByRole('button', { name: 'لغو سفارش' })).not.toBeInTheDocument();
});

test('shows the services of a line, the coupon and what was due at the purchase', async () => {
  const services = [{ serviceId: 3, title: 'بیمهٔ یک‌ساله', count: 2, price: 1_500_000 }];
  openOrderPage(
    shownOrder({
      items: [anOrderItem({ services })],
      serviceTotal: 3_000_000,
      couponDiscount: 500_000,
      payToday: 14_400_000,
    }),
  );
  expect(await screen.findByText('بیمهٔ یک‌ساله، ۲ عدد')).toBeVisible();
  const sums = screen.getByRole('region', { name: 'مبلغ سفارش' });
  expect(sums).toHaveTextContent('بیمه و خدمات۳٬۰۰۰٬۰۰۰ تومان');
  expect(sums).toHaveTextContent('کد تخفیف۵۰۰٬۰۰۰ تومان');
  expect(sums).toHaveTextContent('هنگام خرید، با پیش‌پرداخت۱۴٬۴۰۰٬۰۰۰ تومان');
});

test('shows how far the policy of an insurance is', async () => {
  const policy = { from: null, to: null, provider: 'بیمهٔ سامان', claim: 'تا ۵ روز' };
  const states = [
    { ...policy, state: 'failed' as const, number: null },
    { ...policy, state: 'issued' as const, number: 'BD-1', from: '2026-11-22', to: '2027-11-21' },
    { ...policy, state: 'cancelled' as const, number: 'BD-2' },
  ];
  const services = states.map((one, index) => ({
    ...{ serviceId: index + 1, title: `بیمهٔ ${index + 1}`, count: 1, price: 900_000, policy: one },
  }));
  openOrderPage(shownOrder({ items: [anOrderItem({ services })] }));
  expect(await screen.findByText('بیمه‌نامه پس از تحویل صادر می‌شود و شماره‌اش همین‌جا می‌آید.')).toBeVisible();
  expect(screen.getByText(/بیمه‌نامهٔ/)).toHaveTextContent(
    'بیمه‌نامهٔ BD-1، از ۱ آذر ۱۴۰۵ تا ۳۰ آبان ۱۴۰۶، بیمهٔ سامان. اعلام خسارت: تا ۵ روز',
  );
  expect(screen.getByText(/لغو شد/)).toHaveTextContent('بیمه‌نامه BD-2 لغو شد');
});

describe('buying again', () => {
  const again = 'POST /user/addBasketBulk';
  /** Presses the button, and the shop answers what has become of the lines. */
  async function buyAgain(order: Order, report: object) {
    const { data, extraObject } = aBasketAnswer();
    const whole = { id: 'm', added: [], reduced: [], dropped: [], ...report };
    const answer = () => Response.json({ data, extraObject: { ...extraObject, report: whole } });
    const { user, store } = openOrderPage(order, { [again]: answer });
    await user.click(await screen.findByRole('button', { name: 'خرید دوباره' }));
    return store;
  }

  test('adds the lines that the shop still sells', async () => {
    const items = [anOrderItem({ qty: 2 }), anOrderItem({ id: 2, productPropertyId: null, units: [] })];
    await buyAgain(shownOrder({ items }), { added: [{ title: 'گوشی Galaxy S25', qty: 2 }] });
    expect(await screen.findByText('کالاهای سفارش به سبد افزوده شد')).toBeVisible();
    expect(sent(again)).toEqual([{ items: [{ productPropertyId: 11, qty: 2, companions: [] }] }]);
  });

  test('reports the lines that were reduced or dropped', async () => {
    const reduced = [{ title: 'گوشی Galaxy S25', wanted: 2, qty: 1, reason: 'stock' }];
    const store = await buyAgain(shownOrder(), { reduced });
    await waitFor(() => expect(store.getState().basketImport).toMatchObject({ source: 'order' }));
    expect(store.getState().basketImport?.report?.reduced).toHaveLength(1);
  });
});
