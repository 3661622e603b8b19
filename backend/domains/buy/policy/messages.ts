import { toPersianDigits } from '@/utils/digits';

/** Messages of the server about policies. */
export const messages = {
  /** `{title}` is that of the insured line. @param number of the policy */
  issued: (number: string) => ({
    title: 'بیمه‌نامهٔ شما صادر شد',
    text: `بیمه‌نامهٔ {title} با شمارهٔ ${number} صادر شد. مدت پوشش و راه اعلام خسارت در صفحهٔ سفارش است.`,
  }),
  /** Of a policy that was given back alone. */
  cancelled: (orderId: number, reason: string) => ({
    title: `یک بیمه‌نامهٔ سفارش ${toPersianDigits(orderId)} لغو شد`,
    text: reason,
  }),
  refundOf: (orderId: number) => `برگشت وجه بیمهٔ سفارش ${toPersianDigits(orderId)}`,
  silent: 'پاسخی از بیمه‌گر نرسید. دوباره پرسیده می‌شود.',
} as const;
