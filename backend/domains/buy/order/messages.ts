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
  lateFeeWaived: (orderId: number, number: number, reason: string) => ({
    title: `هزینهٔ دیرکرد قسط ${toPersianDigits(number)} بخشیده شد`,
    text: `سفارش ${toPersianDigits(orderId)}: ${reason}`,
  }),
  policyIssued: 'بیمه‌نامهٔ شما صادر شد',
  ship: (orderId: number) => ({
    title: `سفارش ${toPersianDigits(orderId)} ارسال شد`,
    text: 'سفارش شما در راه است. جزئیات ارسال را در صفحهٔ سفارش ببینید.',
  }),
  track: (orderId: number) => ({
    title: `کد رهگیری سفارش ${toPersianDigits(orderId)} اصلاح شد`,
    text: 'کد پیشین درست نبود. کد تازه را در صفحهٔ سفارش ببینید.',
  }),
  ready: (orderId: number) => ({
    title: `سفارش ${toPersianDigits(orderId)} آمادهٔ تحویل است`,
    text: 'می‌توانید آن را از شعبه بگیرید. کارت شناسایی همراه داشته باشید.',
  }),
  cancelledByShop: (orderId: number) => `سفارش ${toPersianDigits(orderId)} لغو شد`,
  deliver: (orderId: number) => ({
    title: `سفارش ${toPersianDigits(orderId)} تحویل شد`,
    text: 'کد فعال‌سازی و مهلت مرجوعی را در صفحهٔ سفارش ببینید.',
  }),
} as const;
