import '../support/dialog';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { AddToBasket } from '@/components/basket/AddToBasket';
import BasketDrawer from '@/components/basket/BasketDrawer';
import { BasketScreen } from '@/components/basket/BasketScreen';
import { useAppSelector } from '@/hooks/useStore';
import { serverTimeSeen } from '@/store/clock';
import { userInfoChanged } from '@/store/session/session';
import { overlayOpened, selectOverlay } from '@/store/ui';
import { basketFacility } from '@/utils/facility/basket';
import { aBasketAnswer, aBasketItem, aChoice, aPlan, aSite, aUser, aUserInfo } from '../support/factories';
import { createFakeShop } from '../support/fakeShop';
import { renderApp, testApi } from '../support/renderApp';
import { server } from '../support/server';
import { onStart } from '../support/shell';
import { customerCalls } from '../support/signedIn';

const phone = 'گوشی موبایل سامسونگ Galaxy S25';
const cartId = '6f1c1f0e-6c1a-4d5a-9a53-0b4f4f0f7a11';

/** The whole basket of the server, the answer of every load. */
function answering(answer: ReturnType<typeof aBasketAnswer>) {
  window.localStorage.setItem('cartId', cartId);
  const loads: number[] = [];
  server.use(
    http.get(`${testApi}/v2/Cart/Get`, () => {
      loads.push(Date.now());
      return HttpResponse.json(answer);
    }),
  );
  return loads;
}

/** A server that stores the basket. `latency` (ms) delays changes. */
function keeping(lines: Record<number, number>, latency = 0) {
  const shop = createFakeShop({ 11: { stock: 9, maxBuy: 5 }, 12: { stock: 2, maxBuy: 5 } });
  const id = shop.make(lines);
  window.localStorage.setItem('cartId', id);
  const calls: string[] = [];
  server.use(
    http.all(`${testApi}/v2/Cart/:call`, async ({ request, params }) => {
      const path = `/v2/Cart/${params.call}`;
      const payload: unknown = request.method === 'POST' ? await request.json() : null;
      if (request.method !== 'GET') {
        calls.push(String(params.call));
        await delay(latency);
      }
      const { status, body } = shop.handle({ method: request.method, path, cartId: id, payload });
      return HttpResponse.json(body, { status });
    }),
  );
  return { calls, quantities: () => shop.quantities(id) };
}

/** Renders the drawer while it is the open overlay, like the layout. */
function DrawerPlace() {
  return useAppSelector(selectOverlay) === 'basket' && <BasketDrawer />;
}

function openDrawer() {
  const app = renderApp(<DrawerPlace />);
  act(() => {
    app.store.dispatch(overlayOpened('basket'));
  });
  return app;
}

const quantity = () => screen.getByLabelText(`تعداد ${phone}`);
const more = () => screen.getByRole('button', { name: `یکی بیشتر از ${phone}` });
const payable = () => screen.getByText('قابل پرداخت', { selector: 'dt' }).closest('dl');

beforeEach(() => {
  mockRouter.push('/');
  server.use(...onStart());
});

describe('the drawer', () => {
  test('shows two skeleton lines, then the basket', async () => {
    answering(aBasketAnswer());
    openDrawer();
    expect(screen.getByRole('status', { name: 'سبد خرید در حال آمدن است' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: phone })).toHaveAttribute('data-replace');
    expect(screen.getByText('۱ کالا')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'ادامهٔ خرید' })).toBeInTheDocument();
  });

  test('changes a quantity at once and dims the totals until the server answers', async () => {
    const { calls, quantities } = keeping({ 11: 1 }, 80);
    const { user } = openDrawer();
    await user.click(await screen.findByRole('button', { name: `یکی بیشتر از ${phone}` }));
    expect(quantity()).toHaveTextContent('۲');
    expect(payable()).toHaveAttribute('aria-busy', 'true');
    expect(payable()).toHaveTextContent('۵۹٬۵۰۰٬۰۰۰');
    await user.click(more());
    expect(quantity()).toHaveTextContent('۳');
    await waitFor(() => expect(payable()).toHaveAttribute('aria-busy', 'false'));
    expect(payable()).toHaveTextContent('۱۷۸٬۵۰۰٬۰۰۰');
    expect(screen.getByText('۳ کالا در سبد، قابل پرداخت ۱۷۸٬۵۰۰٬۰۰۰ تومان')).toHaveAttribute(
      'role',
      'status',
    );
    expect(calls).toEqual(['UpdateCart', 'UpdateCart']);
    expect(quantities()).toEqual({ 11: 3 });
  });

  test('turns minus into a trash button at one, and is empty after the last line', async () => {
    const { quantities } = keeping({ 11: 2 });
    const { user } = openDrawer();
    await user.click(await screen.findByRole('button', { name: `یکی کمتر از ${phone}` }));
    await user.click(await screen.findByRole('button', { name: `حذف ${phone} از سبد` }));
    expect(screen.getByRole('heading', { name: 'سبد خرید شما خالی است' })).toBeInTheDocument();
    await waitFor(() => expect(quantities()).toEqual({}));
  });

  test('names the added product until it is closed', async () => {
    Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: true }), configurable: true });
    keeping({});
    const { user, store } = renderApp(
      <>
        <AddToBasket productPropertyId={11} title={phone} stock={9} maxBuy={5} />
        <DrawerPlace />
      </>,
    );
    await user.click(screen.getByRole('button', { name: /افزودن به سبد/ }));
    const line = (await screen.findByText(/به سبد افزوده شد\./)).closest('[role="status"]');
    expect(line).toHaveTextContent(`${phone} به سبد افزوده شد.`);
    await user.click(screen.getByRole('button', { name: 'بستن سبد خرید' }));
    await waitFor(() => expect(selectOverlay(store.getState())).toBeNull());
  });

  test('explains an unreachable basket and can load it again', async () => {
    window.localStorage.setItem('cartId', cartId);
    server.use(http.get(`${testApi}/v2/Cart/Get`, () => HttpResponse.error()));
    const { user } = openDrawer();
    expect(await screen.findByRole('alert')).toHaveTextContent('سبد خریدتان دست‌نخورده است');
    answering(aBasketAnswer());
    await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(await screen.findByRole('link', { name: phone })).toBeInTheDocument();
  });

  test('closes on Back', async () => {
    answering(aBasketAnswer());
    const { store } = openDrawer();
    await screen.findByRole('link', { name: phone });
    act(() => window.history.back());
    await waitFor(() => expect(selectOverlay(store.getState())).toBeNull());
  });

  test('goes back once for two quick presses on close', async () => {
    answering(aBasketAnswer());
    window.history.pushState({ page: 'product' }, '');
    const { store, user } = openDrawer();
    await user.dblClick(screen.getByRole('button', { name: 'بستن سبد خرید' }));
    await waitFor(() => expect(selectOverlay(store.getState())).toBeNull());
    expect(window.history.state).toEqual({ page: 'product' });
  });
});

describe('«delete all»', () => {
  const ask = async (user: ReturnType<typeof renderApp>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'حذف همه' }));
    return screen.findByRole('dialog', {
      name: 'آیا از حذف همه ۳ محصول از سبد خرید اطمینان دارید ؟',
    });
  };

  test('asks for confirmation; cancelling changes nothing and keeps the drawer open', async () => {
    const { calls } = keeping({ 11: 2, 12: 1 });
    const { user } = openDrawer();
    const question = await ask(user);
    await user.click(within(question).getByRole('button', { name: 'انصراف' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'سبد خرید' })).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  test('closes only the confirmation on Back', async () => {
    keeping({ 11: 2, 12: 1 });
    const { user, store } = openDrawer();
    const question = await ask(user);
    act(() => window.history.back());
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(selectOverlay(store.getState())).toBe('basket');
  });

  test('empties the basket and keeps the drawer open', async () => {
    const { calls, quantities } = keeping({ 11: 2, 12: 1 });
    const { user, store } = openDrawer();
    const question = await ask(user);
    await user.click(within(question).getByRole('button', { name: 'حذف همه' }));
    expect(await screen.findByRole('heading', { name: 'سبد خرید شما خالی است' })).toBeInTheDocument();
    await waitFor(() => expect(quantities()).toEqual({}));
    expect(calls).toEqual(['DeleteCart']);
    expect(selectOverlay(store.getState())).toBe('basket');
  });
});

describe('a line', () => {
  test('of a companion product is marked and has no controls', async () => {
    const pad = 'دستهٔ بازی بی‌سیم سونی DualSense';
    answering(
      aBasketAnswer({
        items: [
          aBasketItem(),
          aBasketItem({ id: '1-12', productPropertyId: 12, title: pad, canDelete: false }),
        ],
      }),
    );
    renderApp(<BasketScreen />);
    const line = (await screen.findByRole('link', { name: pad })).closest('li');
    expect(line).toHaveTextContent('کالای همراه');
    expect(line?.querySelector('button')).toBeNull();
  });

  test('keeps its product page in history on the basket page', async () => {
    answering(aBasketAnswer());
    renderApp(<BasketScreen />);
    const link = await screen.findByRole('link', { name: phone });
    expect(link).toHaveAttribute('href', '/products/1/samsung-galaxy-s25?variant=11');
    expect(link).not.toHaveAttribute('data-replace');
  });

  test.each([
    [4_000_000, '۶٫۲۹٪'],
    [100_000, '۰٫۰۱٪'],
    [31_750_000, '۵۰٪'],
  ])('shows a discount of %d as %s', async (discount, percent) => {
    answering(aBasketAnswer({ items: [aBasketItem({ discount })] }));
    renderApp(<BasketScreen />);
    expect(await screen.findByText(percent)).toBeInTheDocument();
  });

  test('shows its guarantee once when the option is only the guarantee', async () => {
    const option = { type: 2 as const, value: 'guarantee', imageUrl: null, attrImageUrl: null };
    const description = 'گارانتی ۱۸ ماههٔ شرکتی';
    answering(
      aBasketAnswer({
        items: [aBasketItem({ description, atrributeTwo: { ...option, title: description } })],
      }),
    );
    renderApp(<BasketScreen />);
    expect(await screen.findAllByText(description)).toHaveLength(1);
  });

  test('returns to its normal price when the promotion ends, and loads the basket again', async () => {
    const promotion = { promotion: 10, promotionPrice: 50_000_000 };
    const item = (promotionTo: string) => aBasketItem({ ...promotion, promotionTo });
    const hour = 3_600_000;
    const loads = answering(
      aBasketAnswer({ items: [item(new Date(Date.now() + hour).toISOString())], totalDiscount: 13_500_000 }),
    );
    const { store } = renderApp(<BasketScreen />, { renderedAt: Date.now() });
    const line = (await screen.findByRole('link', { name: phone })).closest('li');
    expect(line).toHaveTextContent('تا پایان قیمت ویژه');
    expect(line).toHaveTextContent('۵۰٬۰۰۰٬۰۰۰');
    const before = loads.length;
    // The server's clock reaches the end.
    act(() => void store.dispatch(serverTimeSeen({ server: Date.now() + hour, browser: Date.now() })));
    expect(line).toHaveTextContent('۵۹٬۵۰۰٬۰۰۰');
    expect(line).not.toHaveTextContent('تا پایان قیمت ویژه');
    await waitFor(() => expect(loads.length).toBeGreaterThan(before));
  });
});

describe('at a limit', () => {
  const limited = () => aBasketItem({ qty: 3, maxBuy: 3, stock: 9 });
  const reason = 'از این کالا تا ۳ عدد می‌توانید بردارید.';

  test('keeps the focus on plus, changes nothing and shows the reason', async () => {
    answering(aBasketAnswer({ items: [limited()] }));
    const { user, store } = renderApp(<BasketScreen />);
    await screen.findByText(reason);
    await user.click(more());
    expect(more()).toHaveAttribute('aria-disabled', 'true');
    expect(more()).toHaveAccessibleDescription(reason);
    expect(more()).toHaveFocus();
    expect(quantity()).toHaveTextContent('۳');
    expect(store.getState().ui.toasts).toEqual([]);
  });

  test('shows a text once when the server sends the same notice', async () => {
    const words = 'از این کالا ۱ عدد در انبار مانده است.';
    answering(aBasketAnswer({ items: [aBasketItem({ qty: 1, stock: 1, info: { message: words } })] }));
    renderApp(<BasketScreen />);
    expect(await screen.findAllByText(words)).toHaveLength(1);
  });

  test('lets a seller add more', async () => {
    window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
    server.use(...customerCalls(aUser({ noCheck: true })));
    answering(aBasketAnswer({ items: [limited()] }));
    renderApp(<BasketScreen />);
    await waitFor(() => expect(more()).not.toHaveAttribute('aria-disabled'));
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
  });
});

test('shows a guest the back link and the search on the basket page, and a customer the header', async () => {
  answering(aBasketAnswer());
  const { store } = renderApp(<BasketScreen />);
  expect(screen.getByRole('combobox', { name: 'جست‌وجوی کالا' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'پله' })).toHaveAttribute('href', '/');
  expect(screen.getAllByRole('link', { name: 'بازگشت به فروشگاه' })[0]).toHaveAttribute('href', '/');
  act(() => void store.dispatch(userInfoChanged(aUserInfo())));
  expect(screen.queryByRole('combobox', { name: 'جست‌وجوی کالا' })).not.toBeInTheDocument();
});

describe('the bar of phones', () => {
  const bar = async () => (await screen.findAllByRole('link', { name: 'ادامهٔ خرید' })).at(-1)?.parentElement;

  test('shows the amounts due today and each month for a basket on the plan', async () => {
    const answer = aBasketAnswer({ items: [aBasketItem({ price: 146_646_000, discount: 0 })] });
    const figures = basketFacility(aPlan(), answer.data);
    if (!figures) throw new Error('The basket is too small for the plan.');
    const { cartFacility, ...sums } = figures;
    answering({
      ...answer,
      extraObject: {
        ...answer.extraObject,
        ...sums,
        facility: { cartFacility, choice: aChoice({ chosen: true }) },
      },
    });
    renderApp(<BasketScreen />);
    expect(await bar()).toHaveTextContent('امروز۴۶٬۶۴۶٬۰۰۰ تومانماهی ۹٬۴۰۸٬۰۰۰');
  });

  test('shows the cash price of a basket too small for the plan', async () => {
    answering(aBasketAnswer({ items: [aBasketItem({ price: 900_000, discount: 0 })] }));
    renderApp(<BasketScreen />);
    expect(await bar()).toHaveTextContent('قابل پرداخت۹۰۰٬۰۰۰ تومان');
  });
});

describe('the basket page', () => {
  test('shows notices about the basket and about a line in separate boxes', async () => {
    answering(
      aBasketAnswer({
        message: 'موجودی AirPods Pro 2 کم شد.',
        items: [aBasketItem({ info: { message: 'از این کالا ۱ عدد در انبار مانده است.' } })],
      }),
    );
    renderApp(<BasketScreen />);
    await screen.findByRole('link', { name: phone });
    expect(screen.getAllByRole('alert').map((box) => box.textContent)).toEqual([
      'موجودی AirPods Pro 2 کم شد.',
      'از این کالا ۱ عدد در انبار مانده است.',
    ]);
  });

  test('shows prepayment, amount above the ceiling, amount due today, cost over cash and the first date', async () => {
    const answer = aBasketAnswer({ total: 142_400_000, totalDiscount: 8_800_000 });
    const figures = basketFacility(aPlan(), answer.data);
    if (!figures) throw new Error('The basket is large enough for a loan.');
    const { cartFacility, ...rest } = figures;
    answering({
      ...answer,
      extraObject: { facility: { cartFacility, choice: aChoice() }, showDetail: true, ...rest },
    });
    renderApp(<BasketScreen />, { renderedAt: Date.parse('2025-11-20T12:00:00Z') });
    const plan = await screen.findByRole('region', { name: 'طرح پله' });
    const facts = [...plan.querySelectorAll('dl > div')].map((row) => row.textContent);
    expect(facts).toEqual([
      'پیش‌پرداخت ۲۰٪۲۶٬۷۲۰٬۰۰۰',
      'مازاد بر سقف وام (امروز)۶٬۸۸۰٬۰۰۰',
      'امروز می‌پردازید۳۳٬۶۰۰٬۰۰۰',
      'هزینهٔ اقساط (بیش از نقد)۱۲٬۸۹۱٬۰۹۰',
      'اولین قسط۲۹ آذر ۱۴۰۴',
      'مبلغ سبدقیمت پیشین ۱۴۲٬۴۰۰٬۰۰۰ ۱۳۳٬۶۰۰٬۰۰۰',
      'مبلغ وام ۱۰۰٬۰۰۰٬۰۰۰',
      'جمع قسط‌ها ۱۱۲٬۸۹۱٬۰۹۰',
    ]);
    expect(plan).toHaveTextContent('۹٬۴۰۸٬۰۰۰');
  });

  test('opens the whole schedule over the page', async () => {
    const answer = aBasketAnswer();
    const figures = basketFacility(aPlan(), answer.data);
    if (!figures) throw new Error('The basket is large enough for a loan.');
    const { cartFacility, ...rest } = figures;
    answering({
      ...answer,
      extraObject: { facility: { cartFacility, choice: aChoice() }, showDetail: true, ...rest },
    });
    const { user } = renderApp(<BasketScreen />);
    await user.click(await screen.findByRole('button', { name: /جدول کامل ۱۲ قسط/ }));
    expect(await screen.findByRole('dialog', { name: 'جدول قسط‌ها' })).toBeInTheDocument();
  });

  test('leads a guest to sign in and on to checkout', async () => {
    answering(aBasketAnswer());
    renderApp(<BasketScreen />);
    for (const link of await screen.findAllByRole('link', { name: 'ادامهٔ خرید' })) {
      expect(link).toHaveAttribute('href', '/login?c=/order');
    }
  });

  test('is empty at once without a stored basket', async () => {
    renderApp(<BasketScreen />);
    expect(await screen.findByRole('heading', { name: 'سبد خرید شما خالی است' })).toBeInTheDocument();
  });

  test('shows no basket in catalog mode, and nothing can be added', async () => {
    const loads = answering(aBasketAnswer());
    const site = aSite({ company: { ...aSite().company, catalogMode: true } });
    renderApp(
      <>
        <BasketScreen />
        <AddToBasket productPropertyId={11} title={phone} stock={9} maxBuy={5} />
      </>,
      { site },
    );
    await waitFor(() => expect(loads).toHaveLength(1));
    expect(screen.queryByText(phone)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /افزودن به سبد/ })).not.toBeInTheDocument();
  });
});
