import { toPersianDigits } from '@/utils/digits';
import { returnTime } from '@/utils/firstLoad/returnTexts';
import { formatToman } from '@/utils/money';

/** Messages of the server about returns. */
export const messages = {
  notFound: 'این درخواست مرجوعی پیدا نشد.',
  notDelivered: 'تنها کالاهای سفارشی که تحویل شده است مرجوع می‌شود.',
  tooLate: `مهلت مرجوعی، ${returnTime} پس از تحویل، به پایان رسیده است.`,
  unknownLine: 'این کالا در سفارش نیست یا تنها همراه کالای اصلی مرجوع می‌شود.',
  tooMany: 'تعداد بیش از کالاهایی است که می‌توان مرجوع کرد. صفحه را تازه کنید.',
  kept: (title: string, reason: string) =>
    `«${title}» به‌خاطر انصراف از خرید مرجوع نمی‌شود. ${reason} اگر بسته را باز نکرده‌اید با پشتیبانی تماس بگیرید؛ اگر کالا ایراد دارد، همان را دلیل مرجوعی برگزینید.`,
  photos: 'یکی از عکس‌ها در دسترس نیست. آن را دوباره بفرستید.',
  tooManyOpen: 'چند درخواست باز برای این سفارش دارید. تا پایان بررسی آن‌ها صبر کنید.',
  tooLateToCancel: 'کالا به ما رسیده است و این درخواست دیگر لغو نمی‌شود.',
  refundOf: (orderId: number) => `برگشت وجه مرجوعی سفارش ${toPersianDigits(orderId)}`,
  received: (orderId: number) => `کالای مرجوعی سفارش ${toPersianDigits(orderId)} رسید`,
  receivedText: 'کالا به ما رسید و بررسی می‌شود. نتیجه را همین‌جا می‌بینید.',
  refused: (orderId: number) => `مرجوعی سفارش ${toPersianDigits(orderId)} پذیرفته نشد`,
  accepted: (orderId: number) => `مرجوعی سفارش ${toPersianDigits(orderId)} پذیرفته شد`,
  acceptedText: 'مبلغ برگشتی، و قسط‌های جدید اگر خرید قسطی بوده است، در صفحهٔ سفارش آمده است.',
  byHand: (orderId: number) => `مبلغ مرجوعی سفارش ${toPersianDigits(orderId)} در دست هماهنگی است`,
  byHandText: (toman: number, lender: string) =>
    `${formatToman(toman)} باید از بدهی شما نزد ${lender} کم شود. همکاران ما آن را با ${lender} هماهنگ می‌کنند و نتیجه را به شما خبر می‌دهند. لازم نیست کاری بکنید.`,
  finished: (orderId: number) => `بدهی سفارش ${toPersianDigits(orderId)} کم شد`,
  finishedText: 'مبلغ کالای مرجوعی از بدهی شما نزد درگاه اقساطی کم شد و مرجوعی به پایان رسید.',
} as const;
