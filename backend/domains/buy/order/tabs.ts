import { mostCounted } from '@/contract/limits';
import type { OrderState, OrderTab } from '@/contract/order';

/** The states every tab of the list shows; `all` has every state. */
export const statesOf: Readonly<Record<OrderTab, readonly OrderState[]>> = {
  all: [
    'awaitingPayment',
    'paymentReview',
    'preparing',
    'shipped',
    'delivered',
    'partlyReturned',
    'returned',
    'cancelled',
  ],
  current: ['paymentReview', 'preparing', 'shipped'],
  delivered: ['delivered'],
  awaitingPayment: ['awaitingPayment'],
  returned: ['partlyReturned', 'returned'],
  cancelled: ['cancelled'],
};

/** The numbers at the tabs, of the numbers of each state. */
export function tabCounts(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(statesOf).map(([tab, states]) => {
      const sum = states.reduce((total, state) => total + (counts.get(state) ?? 0), 0);
      return [tab, Math.min(mostCounted, sum)];
    }),
  );
}
