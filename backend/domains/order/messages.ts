import { toPersianDigits } from '@/utils/digits';

/** Messages of the server about orders. */
export const messages = {
  notFound: 'این سفارش پیدا نشد.',
  noInvoice: 'این سفارش پرداخت نشده است و فاکتور ندارد.',
  coupon: 'کد تخفیف',
  shippingBy: (title: string) => `ارسال، ${title}`,
  cancelledAlready: 'این سفارش پیش‌تر لغو شده است.',
  lent: 'مبلغ این سفارش را درگاه اقساطی پرداخته است. برای لغو آن با پشتیبانی تماس بگیرید.',
  tooLateToCancel: 'این سفارش دیگر در آماده‌سازی نیست و نمی‌توان آن را لغو کرد.',
  cancelledByCustomer: 'به درخواست شما لغو شد.',
  refundOf: (orderId: number) => `برگشت وجه سفارش ${toPersianDigits(orderId)}`,
  ship: (orderId: number) => ({
    title: `سفارش ${toPersianDigits(orderId)} ارسال شد`,
    text: 'سفارش شما در راه است. جزئیات ارسال را در صفحهٔ سفارش ببینید.',
  }),
  deliver: (orderId: number) => ({
    title: `سفارش ${toPersianDigits(orderId)} تحویل شد`,
    text: 'کد فعال‌سازی و مهلت مرجوعی را در صفحهٔ سفارش ببینید.',
  }),
} as const;
