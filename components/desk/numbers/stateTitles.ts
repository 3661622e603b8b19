import type { OrderState } from '@/contract/order';

/** Names of the states of orders on a plot. */
export const stateTitles: Readonly<Record<OrderState, string>> = {
  awaitingPayment: 'در انتظار پرداخت',
  paymentReview: 'در حال بررسی',
  preparing: 'آماده‌سازی',
  shipped: 'در راه',
  delivered: 'تحویل‌شده',
  partlyReturned: 'بخشی مرجوع‌شده',
  returned: 'مرجوع‌شده',
  cancelled: 'لغوشده',
};
