import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { OrderScreen } from '@/components/buy/order/detail/OrderScreen';
import { ToastOutlet } from '@/components/ui/kit/ToastOutlet';
import type { Order } from '@/contract/order';
import { anOrder } from '@/tests/support/factories/order';
import { aGateway } from '@/tests/support/factories/payment';
import { aUserInfo } from '@/tests/support/factories/session';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { customerCalls } from '@/tests/support/signedIn';

export const orderPath = `${testApi}/user/orders/1032418`;

/** The page of an order. Later answers of its load follow in the list. */
export function openOrderPage(...orders: [Order, ...Order[]]) {
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  let loads = 0;
  server.use(
    ...onStart(),
    ...customerCalls(),
    http.get(orderPath, () => {
      const order = orders[Math.min(loads, orders.length - 1)];
      loads += 1;
      return HttpResponse.json({ data: order });
    }),
    http.get(`${testApi}/public/gateways`, () => HttpResponse.json({ data: [aGateway()] })),
  );
  mockRouter.push('/dashboard/orders/1032418');
  return renderApp(
    <>
      <OrderScreen id={1032418} />
      <ToastOutlet />
    </>,
  );
}

/** The order of the page, with changes. */
export const shownOrder = (over: Partial<Order> = {}) => anOrder({ id: 1032418, ...over });
