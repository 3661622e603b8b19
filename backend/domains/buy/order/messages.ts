import { toPersianDigits } from '@/utils/digits';
import { endSentence } from '@/utils/endSentence';

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
  /** Reminders of an open instalment. `{number}`, `{order}`, `{amount}` in toman, `{days}` until or since the due date. */
  reminders: {
    instalmentSoon: {
      title: 'قسط {number} سفارش {order} نزدیک است',
      text: '{amount} تومان، {days} روز دیگر سررسید می‌شود.',
    },
    instalmentToday: {
      title: 'امروز سررسید قسط {number} سفارش {order} است',
      text: '{amount} تومان. از فردا دیرکرد دارد.',
    },
    instalmentLate: {
      title: 'سررسید قسط {number} سفارش {order} گذشته است',
      text: '{amount} تومان، {days} روز پیش سررسید شد. دیرکرد هر روز بیشتر می‌شود.',
    },
  },
  /** Where the money of a cancelled order is; `{amount}` in toman. */
  refund: '{amount} تومان به کیف پول شما برگشت.',
  accepted: (orderId: number) => ({
    title: `خرید قسطی سفارش ${toPersianDigits(orderId)} تأیید شد`,
    text: 'بررسی به پایان رسید و سفارش در حال آماده‌سازی است.',
  }),
  refused: (orderId: number) => `خرید قسطی سفارش ${toPersianDigits(orderId)} پذیرفته نشد`,
  documentsGiven: (orderId: number) => ({
    title: `مدارک سفارش ${toPersianDigits(orderId)} در حال بررسی است`,
    text: 'مدارک تا یک روز کاری بررسی می‌شود. نتیجه را همین‌جا می‌بینید.',
  }),
  /** `{title}` is that of the document. @param reason of a rejection */
  judgedDocument: (orderId: number, reason: string | null) => ({
    refused: {
      title: `«{title}» سفارش ${toPersianDigits(orderId)} پذیرفته نشد`,
      text: `${endSentence(reason ?? '')} لطفاً مدرک جدید را در صفحهٔ سفارش بفرستید.`,
    },
    complete: {
      title: `مدارک سفارش ${toPersianDigits(orderId)} پذیرفته شد`,
      text: 'سفارش به‌زودی آماده می‌شود.',
    },
    chequesLeft: {
      title: `مدارک سفارش ${toPersianDigits(orderId)} پذیرفته شد`,
      text: 'پس از پذیرفتن همهٔ چک‌ها، سفارش آماده می‌شود.',
    },
  }),
  ship: (orderId: number) => ({
    title: `سفارش ${toPersianDigits(orderId)} ارسال شد`,
    text: 'سفارش شما در راه است. جزئیات ارسال را در صفحهٔ سفارش ببینید.',
  }),
  track: (orderId: number) => ({
    title: `کد رهگیری سفارش ${toPersianDigits(orderId)} اصلاح شد`,
    text: 'کد پیشین درست نبود. کد جدید را در صفحهٔ سفارش ببینید.',
  }),
  ready: (orderId: number) => ({
    title: `سفارش ${toPersianDigits(orderId)} آمادهٔ تحویل است`,
    text: 'می‌توانید آن را از شعبه بگیرید. کارت شناسایی همراه داشته باشید.',
  }),
  takenBack: (orderId: number) => ({
    title: `وضعیت سفارش ${toPersianDigits(orderId)} اصلاح شد`,
    text: 'آخرین گام به اشتباه ثبت شده بود. وضعیت درست را در صفحهٔ سفارش ببینید.',
  }),
  cancelledByShop: (orderId: number) => `سفارش ${toPersianDigits(orderId)} لغو شد`,
  deliver: (orderId: number) => ({
    title: `سفارش ${toPersianDigits(orderId)} تحویل شد`,
    text: 'کد فعال‌سازی و مهلت مرجوعی را در صفحهٔ سفارش ببینید.',
  }),
} as const;

/** Messages of pay_order and of its entry in the wallet; `{order}` is the number of the order. */
export const paidMessages = {
  wallet: 'پرداخت سفارش {order}',
  title: 'سفارش {order} ثبت شد',
  prepared: 'پرداخت شما رسید و سفارش در حال آماده‌سازی است.',
  reviewed: 'پرداخت شما رسید و فروشگاه سفارش را بررسی می‌کند.',
  documents: 'پرداخت شما رسید. مدارک طرح را در صفحهٔ سفارش بفرستید تا بررسی و سپس سفارش آماده شود.',
  cheques: 'پرداخت شما رسید. چک‌ها را ثبت کنید تا بررسی و سپس سفارش آماده شود.',
  chequesAndDocuments:
    'پرداخت شما رسید. چک‌ها و مدارک طرح را در صفحهٔ سفارش ثبت کنید تا بررسی و سپس سفارش آماده شود.',
} as const;

/** Messages of place_order; `{amount}` in toman is due at the purchase. */
export const placedMessages = {
  ...paidMessages,
  unpaidTitle: 'خرید قسطی سفارش {order} را کامل کنید',
  unpaid: '{amount} تومان پرداخت امروز این خرید مانده است. سفارش تا پایان مهلت برای شما نگه داشته می‌شود.',
} as const;
