import { act, screen, waitFor, within } from '@testing-library/react';
import HomeRecent from '@/components/browse/home/HomeRecent';
import ProductName from '@/components/browse/product/ProductName';
import RelatedProducts from '@/components/browse/product/RelatedProducts';
import { readRecentProducts } from '@/services/browser/storedProducts';
import { userInfoChanged } from '@/store/session/session';
import { type Answers, answer, queriesOf, sent } from '@/tests/support/answers';
import { aCard, aProduct, aVariant } from '@/tests/support/factories/product';
import { observeElements, reportIntersections } from '@/tests/support/intersections';
import { openScreen } from '@/tests/support/openShop';

observeElements('reported');

const cardsRow = 'GET /product/cards';
const rows: Answers = {
  'POST /product/viewed': null,
  [cardsRow]: ({ query: { ids } }) =>
    ids?.split(',').map((id) => aCard({ id: Number(id), title: `کالای ${id}` })),
};
const asked = () => queriesOf(cardsRow).map(({ ids }) => ids);

const remember = (value: unknown) => window.localStorage.setItem('recentProducts', JSON.stringify(value));
const open = (more: Answers = {}) =>
  openScreen(
    <>
      <ProductName product={aProduct({ id: 1 })} current={aVariant()} price={1} />
      <RelatedProducts title="کالاهای مشابه" similar={[]} last />
    </>,
    { with: { ...rows, ...more } },
  );
const openHome = () => openScreen(<HomeRecent />, { with: rows });

test('the products viewed before are shown with one call, without the present one', async () => {
  remember([5, 1, 7]);
  const { store } = open();
  const row = await screen.findByRole('region', { name: 'بازدیدهای اخیر شما' });
  expect(await within(row).findByRole('heading', { name: 'کالای 5' })).toBeVisible();
  expect(within(row).getAllByRole('link')).toHaveLength(2);
  expect(asked()).toEqual(['5,7']);
  expect(readRecentProducts()).toEqual([1, 5, 7]);
  // The shop counts the view, without the product.
  expect(sent('POST /product/viewed')).toEqual([undefined]);
  act(() => void store.dispatch(userInfoChanged(null)));
  expect(screen.queryByRole('region', { name: 'بازدیدهای اخیر شما' })).toBeNull();
});

test('one other product shows no row, and twelve are remembered', async () => {
  remember([5, 'x', -1, 5, null]);
  const { unmount } = open();
  await waitFor(() => expect(readRecentProducts()).toEqual([1, 5]));
  expect(screen.queryByText('بازدیدهای اخیر شما')).toBeNull();
  expect(asked()).toEqual([]);
  unmount();
  remember([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  open();
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(readRecentProducts()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('a failed call can be tried again, and keeps its place', async () => {
  remember([5, 7]);
  const { user } = open({ [cardsRow]: () => Response.error() });
  const retry = await screen.findByRole('button', { name: 'بارگذاری نشد، تلاش دوباره' });
  answer(rows);
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'کالای 7' })).toBeVisible();
});

describe('on the home page', () => {
  test('the viewed products appear while their place is off the screen', async () => {
    remember([5, 7]);
    openHome();
    await reportIntersections({ isIntersecting: true });
    expect(screen.queryByText('بازدیدهای اخیر شما')).toBeNull();
    await reportIntersections({ isIntersecting: false });
    const row = await screen.findByRole('region', { name: 'بازدیدهای اخیر شما' });
    expect(await within(row).findByRole('heading', { name: 'کالای 5' })).toBeVisible();
    expect(readRecentProducts()).toEqual([5, 7]);
  });

  test('a shopper without a history sees no row and causes no call', async () => {
    openHome();
    await reportIntersections({ isIntersecting: false });
    await waitFor(() => expect(screen.queryByText('بازدیدهای اخیر شما')).toBeNull());
    expect(asked()).toEqual([]);
  });
});

test('the room of a card is as high as a card whose instalment has two lines', async () => {
  remember([5, 7]);
  open({ [cardsRow]: () => new Promise(() => undefined) });
  const row = await screen.findByRole('region', { name: 'بازدیدهای اخیر شما' });
  expect(within(row).getByRole('list')).toHaveStyle({ '--instalment-height': '60px' });
});
