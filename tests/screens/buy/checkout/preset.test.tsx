import '@/tests/support/dialog';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { CheckoutScreen } from '@/components/buy/checkout/CheckoutScreen';
import { selectCheckout } from '@/store/checkout';
import { checkoutServer } from '@/tests/support/buy/checkout/checkoutServer';
import { aUserInfo } from '@/tests/support/factories/session';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { customerCalls } from '@/tests/support/signedIn';

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  server.use(
    ...onStart(),
    ...customerCalls(),
    http.get(`${testApi}/public/site`, () => HttpResponse.json({}, { status: 503 })),
    http.get(`${testApi}/user/notifications`, () => HttpResponse.json({}, { status: 503 })),
  );
  checkoutServer();
});

test('a link from a branch chooses its pick-up, and leaves the address clean', async () => {
  mockRouter.setCurrentUrl('/order?branch=2&step=shipping');
  renderApp(<CheckoutScreen />);
  expect(await screen.findByRole('radio', { name: /تحویل حضوری/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /شعبهٔ تجریش/ })).toBeChecked();
  expect(mockRouter.asPath).toBe('/order?step=shipping');
});

test('a link from a gateway chooses it', async () => {
  mockRouter.setCurrentUrl('/order?gateway=sandbox');
  const { store } = renderApp(<CheckoutScreen />);
  await waitFor(() => expect(selectCheckout(store.getState()).draft.gateway).toBe('sandbox'));
  await waitFor(() => expect(mockRouter.asPath).toBe('/order'));
});
