import { toPersianDigits } from '@/utils/digits';

/** Texts of the worker that shoppers read. */
export const messages = {
  timeOver: 'مهلت پرداخت به پایان رسید.',
  released: (orderId: number) => `سفارش ${toPersianDigits(orderId)} لغو شد`,
  releasedText: 'مهلت پرداخت به پایان رسید. کالاها به سبد خرید شما برگشت و می‌توانید دوباره سفارش بدهید.',
} as const;
