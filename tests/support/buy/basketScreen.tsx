import { act, screen } from '@testing-library/react';
import { delay } from 'msw';
import type { ReactNode } from 'react';
import BasketDrawer from '@/components/buy/basket/BasketDrawer';
import { BasketScreen } from '@/components/buy/basket/BasketScreen';
import { useAppSelector } from '@/hooks/useStore';
import { overlayOpened, selectOverlay } from '@/store/ui';
import type { Answers, Call } from '@/tests/support/answers';
import { aBasketAnswer, aBasketItem } from '@/tests/support/factories/basket';
import { createFakeShop } from '@/tests/support/fakeShop';
import { openScreen } from '@/tests/support/openShop';

/** The title of the phone in the basket. */
export const phone = aBasketItem().title;

export const loading = 'GET /v2/Cart/Get';

/** The whole basket of the server, the answer of every load. */
export const answering = (answer = aBasketAnswer()): Answers => ({ [loading]: () => Response.json(answer) });

/** A server that stores the basket of this browser. `latency` (ms) delays changes. */
export function keeping(lines: Record<number, number>, latency = 0) {
  const shop = createFakeShop({ 11: { stock: 9, maxBuy: 5 }, 12: { stock: 2, maxBuy: 5 } });
  const id = shop.make(lines);
  window.localStorage.setItem('cartId', id);
  const handle = async ({ name, body = null }: Call) => {
    const [method = '', path = ''] = name.split(' ');
    if (method !== 'GET') await delay(latency);
    const reply = shop.handle({ method, path, cartId: id, payload: body });
    return Response.json(reply.body, { status: reply.status });
  };
  const changing = ['POST /v2/Cart/AddToCart', 'POST /v2/Cart/UpdateCart', 'POST /v2/Cart/RemoveItem'];
  const names = [loading, ...changing, 'DELETE /v2/Cart/DeleteCart'];
  const rows: Answers = Object.fromEntries(names.map((name) => [name, handle]));
  return { rows, quantities: () => shop.quantities(id) };
}

type Opening = NonNullable<Parameters<typeof openScreen>[1]>;

/** Opens a screen of a guest whose browser remembers a basket. */
export function openBasket(
  rows: Answers = answering(),
  shown: ReactNode = <BasketScreen />,
  opening: Opening = {},
) {
  if (!window.localStorage.getItem('cartId'))
    window.localStorage.setItem('cartId', aBasketAnswer().data.cartId ?? '');
  return openScreen(shown, { with: rows, ...opening });
}

/** Renders the drawer while it is the open overlay, like the layout. */
export function DrawerPlace() {
  return useAppSelector(selectOverlay) === 'basket' && <BasketDrawer />;
}

export function openDrawer(rows?: Answers) {
  const app = openBasket(rows, <DrawerPlace />);
  act(() => void app.store.dispatch(overlayOpened('basket')));
  return app;
}

export const quantity = () => screen.getByLabelText(`تعداد ${phone}`);
export const more = () => screen.getByRole('button', { name: `یکی بیشتر از ${phone}` });
export const payable = () => screen.getByText('قابل پرداخت', { selector: 'dt' }).closest('dl');
