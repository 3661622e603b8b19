import { shortestQuestion } from '@/contract/limits';
import { toPersianDigits } from '@/utils/digits';

/** The name on questions of customers without a name. */
export const anonymousAsker = 'کاربر';

/** Messages about questions and answers. */
export const messages = {
  productNotFound: 'این کالا پیدا نشد یا دیگر عرضه نمی‌شود.',
  notFound: 'این پرسش پیدا نشد.',
  notBought: 'تنها کسی که این کالا را از این فروشگاه خریده و تحویل گرفته است می‌تواند پاسخ بدهد.',
  questionNeeded: `پرسش خود را در دست‌کم ${toPersianDigits(shortestQuestion)} حرف بنویسید.`,
  answerNeeded: `پاسخ خود را در دست‌کم ${toPersianDigits(shortestQuestion)} حرف بنویسید.`,
  questionPublished: 'پرسش شما منتشر شد',
  questionRefused: 'پرسش شما منتشر نشد',
  answerPublished: 'پاسخ شما منتشر شد',
  answerRefused: 'پاسخ شما منتشر نشد',
  answered: 'به پرسش شما پاسخ داده شد',
} as const;
