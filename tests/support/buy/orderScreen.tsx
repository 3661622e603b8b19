import { OrderScreen } from '@/components/buy/order/detail/OrderScreen';
import { ToastOutlet } from '@/components/ui/kit/ToastOutlet';
import type { Order } from '@/contract/order';
import type { Answers } from '@/tests/support/answers';
import { anOrder } from '@/tests/support/factories/order';
import { aGateway } from '@/tests/support/factories/payment';
import { openScreen } from '@/tests/support/openShop';

/** The order of the page, with changes. */
export const shownOrder = (over: Partial<Order> = {}) => anOrder({ id: 1032418, ...over });

export const orderPath = `/user/orders/${shownOrder().id}`;

/** The page of an order, or of its refusal. Of a list, the last one stays. */
export function openOrderPage(order: Order | Order[] | Response, rows: Answers = {}) {
  const answers = [order].flat();
  return openScreen(
    <>
      <OrderScreen id={shownOrder().id} />
      <ToastOutlet />
    </>,
    {
      at: `/dashboard/orders/${shownOrder().id}`,
      as: 'customer',
      with: {
        [`GET ${orderPath}`]: () => (answers.length > 1 ? answers.shift() : answers[0]),
        'GET /public/gateways': [aGateway()],
        ...rows,
      },
    },
  );
}
