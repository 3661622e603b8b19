import type { Transitions } from '@/backend/requests/transitions';
import type { OrderState } from '@/contract/order';

/** The states that can follow each state of an order. */
export const transitions: Transitions<OrderState> = {
  /** An order with papers to review is reviewed first. */
  awaitingPayment: ['paymentReview', 'preparing', 'cancelled'],
  paymentReview: ['preparing', 'cancelled'],
  /** An order that is picked up is delivered without having been shipped. */
  preparing: ['shipped', 'delivered', 'cancelled'],
  /** An operator takes a wrong step back: see take_back_step. */
  shipped: ['delivered', 'preparing'],
  delivered: ['partlyReturned', 'returned', 'shipped', 'preparing'],
  partlyReturned: ['returned'],
  returned: [],
  cancelled: [],
};
