import '@/tests/support/dialog';
import { act, screen } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import BasketDrawer from '@/components/buy/basket/BasketDrawer';
import { useAppSelector } from '@/hooks/useStore';
import { overlayOpened, selectOverlay } from '@/store/ui';
import type { aBasketAnswer } from '@/tests/support/factories/basket';
import { createFakeShop } from '@/tests/support/fakeShop';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';

/** The title of the phone in the basket. */
export const phone = 'گوشی موبایل سامسونگ Galaxy S25';

/** The id of the guest's basket. */
export const cartId = '6f1c1f0e-6c1a-4d5a-9a53-0b4f4f0f7a11';

/** The whole basket of the server, the answer of every load. */
export function answering(answer: ReturnType<typeof aBasketAnswer>) {
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
export function keeping(lines: Record<number, number>, latency = 0) {
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
export function DrawerPlace() {
  return useAppSelector(selectOverlay) === 'basket' && <BasketDrawer />;
}

export function openDrawer() {
  const app = renderApp(<DrawerPlace />);
  act(() => {
    app.store.dispatch(overlayOpened('basket'));
  });
  return app;
}

export const quantity = () => screen.getByLabelText(`تعداد ${phone}`);
export const more = () => screen.getByRole('button', { name: `یکی بیشتر از ${phone}` });
export const payable = () => screen.getByText('قابل پرداخت', { selector: 'dt' }).closest('dl');

/** The home page of a guest. */
export function openHome() {
  mockRouter.push('/');
  server.use(...onStart());
}
