import { toPersianDigits } from '@/utils/digits';

/** What the server says about orders. */
export const messages = {
  notFound: 'این سفارش پیدا نشد.',
  noInvoice: 'این سفارش پرداخت نشده است و فاکتور ندارد.',
  coupon: 'کد تخفیف',
  shippingBy: (title: string) => `ارسال، ${title}`,
  cancelledAlready: 'این سفارش پیش‌تر لغو شده است.',
  underReview: 'بانک هنوز نتیجهٔ پرداخت این سفارش را اعلام نکرده است. لطفاً کمی بعد دوباره تلاش کنید.',
  lent: 'مبلغ این سفارش را درگاه اقساطی پرداخته است. برای لغو آن با پشتیبانی تماس بگیرید.',
  tooLateToCancel: 'این سفارش دیگر در آماده‌سازی نیست و نمی‌توان آن را لغو کرد.',
  cancelledByCustomer: 'به درخواست شما لغو شد.',
  refundOf: (orderId: number) => `برگشت وجه سفارش ${toPersianDigits(orderId)}`,
} as const;
