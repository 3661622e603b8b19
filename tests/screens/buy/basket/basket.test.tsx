import { act, screen, waitFor } from '@testing-library/react';
import { AddToBasket } from '@/components/browse/productCard/AddToBasket';
import { BasketScreen } from '@/components/buy/basket/BasketScreen';
import { basketFacility } from '@/rules/facility/basket';
import { serverTimeSeen } from '@/store/clock';
import { userInfoChanged } from '@/store/session/session';
import { sent } from '@/tests/support/answers';
import { answering, loading, openBasket, phone } from '@/tests/support/buy/basketScreen';
import { aBasketAnswer, aBasketItem, aChoice } from '@/tests/support/factories/basket';
import { aPlan } from '@/tests/support/factories/facility';
import { aUserInfo } from '@/tests/support/factories/session';
import { aSite } from '@/tests/support/factories/site';
import { hrefOf } from '@/tests/support/hrefOf';
import { openScreen } from '@/tests/support/openShop';

/** The basket page of a guest. @param over of the basket; its first line has `item` */
const open = (over: Parameters<typeof aBasketAnswer>[0] = {}, opening = {}) =>
  openBasket(answering(aBasketAnswer(over)), undefined, opening);
const openLine = (item: Parameters<typeof aBasketItem>[0] = {}) => open({ items: [aBasketItem(item)] });

/** The page of a basket that is bought on a plan. */
function openOnPlan(over: Parameters<typeof aBasketAnswer>[0] = {}, choice = aChoice({ chosen: true })) {
  const answer = aBasketAnswer(over);
  const figures = basketFacility(aPlan(), answer.data);
  if (!figures) throw new Error('The basket is too small for the plan.');
  const { cartFacility, ...sums } = figures;
  const extraObject = {
    ...answer.extraObject,
    ...sums,
    showDetail: true,
    facility: { cartFacility, choice },
  };
  return openBasket(answering({ ...answer, extraObject }), undefined, {
    renderedAt: Date.parse('2025-11-20T12:00:00Z'),
  });
}

describe('a line', () => {
  test('of a companion product is marked and has no controls', async () => {
    const pad = 'دستهٔ بازی بی‌سیم سونی DualSense';
    const companion = { id: '1-12', productPropertyId: 12, title: pad, canDelete: false, bundleOf: 11 };
    open({ items: [aBasketItem(), aBasketItem(companion)] });
    const line = (await screen.findByRole('link', { name: pad })).closest('li');
    expect(line).toHaveTextContent('کالای همراه');
    expect(line?.querySelector('button')).toBeNull();
  });

  test('keeps its product page in history on the basket page', async () => {
    open();
    const link = await screen.findByRole('link', { name: phone });
    expect(link).toHaveAttribute('href', '/products/1/samsung-galaxy-s25?variant=11');
    expect(link).not.toHaveAttribute('data-replace');
  });

  test('shows the exact percent of its discount', async () => {
    openLine({ discount: 4_000_000 });
    expect(await screen.findByText('۶٫۲۹٪')).toBeInTheDocument();
  });

  test('shows its guarantee once when the option is only the guarantee', async () => {
    const option = { type: 2 as const, value: 'guarantee', imageUrl: null, attrImageUrl: null };
    const description = 'گارانتی ۱۸ ماههٔ شرکتی';
    openLine({ description, atrributeTwo: { ...option, title: description } });
    expect(await screen.findAllByText(description)).toHaveLength(1);
  });

  test('returns to its normal price when the promotion ends, and loads the basket again', async () => {
    const hour = 3_600_000;
    const promotionTo = new Date(Date.now() + hour).toISOString();
    const items = [aBasketItem({ promotion: 10, promotionPrice: 50_000_000, promotionTo })];
    const { store } = open({ items, totalDiscount: 13_500_000 }, { renderedAt: Date.now() });
    const line = (await screen.findByRole('link', { name: phone })).closest('li');
    expect(line).toHaveTextContent('تا پایان قیمت ویژه');
    expect(line).toHaveTextContent('۵۰٬۰۰۰٬۰۰۰');
    const before = sent(loading).length;
    // The server's clock reaches the end.
    act(() => void store.dispatch(serverTimeSeen({ server: Date.now() + hour, browser: Date.now() })));
    expect(line).toHaveTextContent('۵۹٬۵۰۰٬۰۰۰');
    expect(line).not.toHaveTextContent('تا پایان قیمت ویژه');
    await waitFor(() => expect(sent(loading).length).toBeGreaterThan(before));
  });
});

test('shows a guest the back link and the search on the basket page, and a customer the header', async () => {
  const { store } = open();
  expect(screen.getByRole('combobox', { name: 'جست‌وجوی کالا' })).toBeInTheDocument();
  expect(hrefOf('پله')).toBe('/');
  expect(screen.getAllByRole('link', { name: 'بازگشت به فروشگاه' })[0]).toHaveAttribute('href', '/');
  act(() => void store.dispatch(userInfoChanged(aUserInfo())));
  expect(screen.queryByRole('combobox', { name: 'جست‌وجوی کالا' })).not.toBeInTheDocument();
});

describe('the bar of phones', () => {
  const bar = async () => (await screen.findAllByRole('link', { name: 'ادامهٔ خرید' })).at(-1)?.parentElement;

  test('shows the amounts due today and each month for a basket on the plan', async () => {
    openOnPlan({ items: [aBasketItem({ price: 146_646_000, discount: 0 })] });
    expect(await bar()).toHaveTextContent('امروز۴۶٬۶۴۶٬۰۰۰ تومانماهی ۹٬۴۰۸٬۰۰۰');
  });

  test('shows the cash price of a basket too small for the plan', async () => {
    openLine({ price: 900_000, discount: 0 });
    expect(await bar()).toHaveTextContent('قابل پرداخت۹۰۰٬۰۰۰ تومان');
  });
});

describe('the basket page', () => {
  test('shows notices about the basket and about a line in separate boxes', async () => {
    const info = { message: 'از این کالا ۱ عدد در انبار مانده است.' };
    open({ message: 'موجودی AirPods Pro 2 کم شد.', items: [aBasketItem({ info })] });
    await screen.findByRole('link', { name: phone });
    expect(screen.getAllByRole('alert').map((box) => box.textContent)).toEqual([
      'موجودی AirPods Pro 2 کم شد.',
      'از این کالا ۱ عدد در انبار مانده است.',
    ]);
  });

  test('shows prepayment, amount above the ceiling, amount due today, cost over cash and the first date', async () => {
    const choice = aChoice({ chosen: true, logoUrl: '/providers/bank.svg' });
    openOnPlan({ total: 142_400_000, totalDiscount: 8_800_000 }, choice);
    const plan = await screen.findByRole('region', { name: 'طرح پله' });
    expect(plan.querySelector('img')).toHaveAttribute('src', '/providers/bank.svg');
    const facts = [...plan.querySelectorAll('dl > div')].map((row) => row.textContent);
    expect(facts).toEqual([
      'پیش‌پرداخت ۲۰٪۲۶٬۷۲۰٬۰۰۰',
      'بیشتر از اعتبار شما؛ پرداخت امروز سقف این طرح ۱۰۰٬۰۰۰٬۰۰۰ تومان است؛ بقیه را امروز می‌پردازید.۶٬۸۸۰٬۰۰۰',
      'امروز می‌پردازید۳۳٬۶۰۰٬۰۰۰',
      'سود اقساط۱۲٬۸۹۱٬۰۹۰',
      'اولین قسط۲۹ آذر ۱۴۰۴',
      'مبلغ سبدقیمت پیشین ۱۴۲٬۴۰۰٬۰۰۰ ۱۳۳٬۶۰۰٬۰۰۰',
      'مبلغ وام ۱۰۰٬۰۰۰٬۰۰۰',
      'جمع قسط‌ها ۱۱۲٬۸۹۱٬۰۹۰',
    ]);
    expect(plan).toHaveTextContent('۹٬۴۰۸٬۰۰۰');
    expect(screen.getByText('قیمت نقدی کالاها').parentElement).toHaveTextContent('۱۳۳٬۶۰۰٬۰۰۰');
  });

  test('opens the whole schedule over the page', async () => {
    const { user } = openOnPlan({}, aChoice());
    await user.click(await screen.findByRole('button', { name: /جدول کامل ۱۲ قسط/ }));
    expect(await screen.findByRole('dialog', { name: 'جدول قسط‌ها' })).toBeInTheDocument();
  });

  test('is empty at once without a stored basket', async () => {
    openScreen(<BasketScreen />);
    expect(await screen.findByRole('heading', { name: 'سبد خرید شما خالی است' })).toBeInTheDocument();
  });

  test('shows no basket in catalog mode, and nothing can be added', async () => {
    const site = aSite({ company: { ...aSite().company, catalogMode: true } });
    const page = (
      <>
        <BasketScreen />
        <AddToBasket productPropertyId={11} title={phone} stock={9} maxBuy={5} />
      </>
    );
    openBasket(answering(), page, { site });
    await waitFor(() => expect(sent(loading)).toHaveLength(1));
    expect(screen.queryByText(phone)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /افزودن به سبد/ })).not.toBeInTheDocument();
  });
});
