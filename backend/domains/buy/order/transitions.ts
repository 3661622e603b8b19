import type { Transitions } from '@/backend/requests/transitions';
import type { OrderState } from '@/contract/order';

/** The states that can follow each state of an order. */
export const transitions: Transitions<OrderState> = {
  /** An order with papers to review is reviewed first. */
  awaitingPayment: ['paymentReview', 'preparing', 'cancelled'],
  paymentReview: ['preparing', 'cancelled'],
  /** An order that is picked up is delivered without having been shipped. */
  preparing: ['shipped', 'delivered', 'cancelled'],
  shipped: ['delivered'],
  delivered: ['partlyReturned', 'returned'],
  partlyReturned: ['returned'],
  returned: [],
  cancelled: [],
};
