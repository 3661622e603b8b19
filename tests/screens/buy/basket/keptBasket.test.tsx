import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { writeKept } from '@/services/browser/keptRows';
import { addToBasket } from '@/store/basket';
import { lateOutcome } from '@/store/keptBasket';
import { answer, sent } from '@/tests/support/answers';
import { keeping, loading, more, openBasket, phone, quantity } from '@/tests/support/buy/basketScreen';
import { aBasketAnswer, aBasketItem } from '@/tests/support/factories/basket';
import { closedGate } from '@/tests/support/gate';

const update = 'POST /v2/Cart/UpdateCart';
const waiting = () => screen.queryByText('در انتظار اتصال');
const orderLinks = () => screen.queryAllByRole('link', { name: 'ادامهٔ خرید' });

/** A basket on screen whose network is lost. */
async function openWithoutNetwork() {
  const shop = keeping({ 11: 2 });
  const app = openBasket(shop.rows);
  await screen.findByLabelText(`تعداد ${phone}`);
  answer({ [loading]: () => HttpResponse.error(), [update]: () => HttpResponse.error() });
  return { ...app, shop, findNetwork: () => act(async () => void window.dispatchEvent(new Event('online'))) };
}

test('a change without a network waits at its line, without prices and without a way to the checkout', async () => {
  const { user, shop, findNetwork } = await openWithoutNetwork();
  expect(orderLinks()).not.toEqual([]);
  await user.click(more());
  await waitFor(() => expect(waiting()).toBeVisible());
  expect(quantity()).toHaveTextContent('۳');
  expect(screen.getByText(/اتصال به فروشگاه برقرار نیست/)).toHaveTextContent('۱ تغییر شما');
  expect(screen.queryByText(/تومان/)).toBeNull();
  expect(orderLinks()).toEqual([]);
  answer(shop.rows);
  await findNetwork();
  await waitFor(() => expect(waiting()).toBeNull());
  expect(shop.quantities()).toEqual({ 11: 3 });
  expect(orderLinks()).not.toEqual([]);
});

test('the basket shows the titles that this browser kept before the server answers, and no price', async () => {
  const shop = keeping({ 11: 2 });
  writeKept('keptLines', null, [aBasketItem({ productPropertyId: 11, title: 'گوشی دیروز' })]);
  const { open, opened } = closedGate();
  openBasket({ ...shop.rows, [loading]: () => opened.then(() => Response.json(aBasketAnswer())) });
  expect(await screen.findByText('گوشی دیروز')).toBeVisible();
  expect(screen.queryByText(/تومان/)).toBeNull();
  open();
  await waitFor(() => expect(orderLinks()).not.toEqual([]));
  expect(screen.queryByText('گوشی دیروز')).toBeNull();
});

test('a product that is added without a network has its picture and the way to its page', async () => {
  const { store } = await openWithoutNetwork();
  answer({ 'POST /v2/Cart/AddToCart': () => HttpResponse.error() });
  const charger = { productPropertyId: 12, title: 'شارژر', stock: 2, maxBuy: 5 };
  act(() => {
    store.dispatch(addToBasket({ ...charger, productId: 7, slug: 'charger', imageUrl: '/art/charger.avif' }));
  });
  const link = await screen.findByRole('link', { name: 'شارژر' });
  expect(link).toHaveAttribute('href', '/products/7/charger?variant=12');
  const line = link.closest('li');
  expect(line?.querySelector('img')?.getAttribute('src')).toContain(encodeURIComponent('/art/charger.avif'));
});

test('a change that waits can be taken back, and then nothing is sent', async () => {
  const { user, shop, findNetwork } = await openWithoutNetwork();
  await user.click(more());
  await user.click(await screen.findByRole('button', { name: `لغو تغییر ${phone}` }));
  expect(waiting()).toBeNull();
  expect(quantity()).toHaveTextContent('۲');
  answer(shop.rows);
  await findNetwork();
  await waitFor(() => expect(orderLinks()).not.toEqual([]));
  expect(shop.quantities()).toEqual({ 11: 2 });
});

test('what was refused or had changed is said by its line, and the other quantity comes back', async () => {
  const shop = keeping({ 11: 2 });
  const { user, store } = openBasket(shop.rows);
  await screen.findByLabelText(`تعداد ${phone}`);
  act(() => {
    store.dispatch(
      lateOutcome({ productPropertyId: 12, title: 'شارژر', found: 0, qty: 2, refusal: 'تمام شد.' }),
    );
    store.dispatch(lateOutcome({ productPropertyId: 11, title: phone, found: 4, qty: 2, refusal: null }));
  });
  expect(screen.getByText('خواستهٔ شما (۲ عدد) انجام نشد: تمام شد.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `بازگرداندن ${phone}` }));
  await waitFor(() => expect(shop.quantities()).toEqual({ 11: 4 }));
  expect(sent(update)).toEqual([{ productPropertyId: 11, qty: 4 }]);
  await user.click(screen.getByRole('button', { name: 'بستن گزارش سبد' }));
  expect(screen.queryByText('شارژر')).toBeNull();
});
