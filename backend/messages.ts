import { toPersianDigits } from '@/utils/digits';

/** Messages to shoppers that several domains use. */
export const messages = {
  badInput: 'اطلاعات فرستاده‌شده درست نیست.',
  unreadable: 'درخواست خوانا نیست.',
  tooSlow: 'درخواست به‌موقع کامل نشد. لطفاً دوباره تلاش کنید.',
  tooLarge: 'حجم درخواست بیش از اندازه است.',
  unsupportedMedia: 'قالب درخواست پشتیبانی نمی‌شود.',
  unknownPath: 'نشانی درخواستی پیدا نشد.',
  productNotFound: 'این کالا پیدا نشد یا دیگر عرضه نمی‌شود.',
  categoryNotFound: 'این دسته پیدا نشد.',
  allProducts: 'همهٔ کالاها',
  internal: 'خطایی رخ داده است. لطفاً دوباره تلاش کنید.',
  unavailable: 'فروشگاه در حال آماده‌شدن است. لطفاً کمی بعد دوباره تلاش کنید.',
  catalogMode: 'فروش اینترنتی فعلاً بسته است و کالاها فقط برای مشاهده‌اند.',
  maintenance: 'فروشگاه در حال به‌روزرسانی است. لطفاً کمی بعد دوباره تلاش کنید.',
  signInFirst: 'برای ادامه وارد حساب خود شوید.',
  notAllowed: 'اجازهٔ این کار را ندارید.',
  tooMany: (seconds: number) =>
    `تعداد درخواست‌ها زیاد است. لطفاً ${toPersianDigits(seconds)} ثانیهٔ دیگر دوباره تلاش کنید.`,
  underWay: 'این درخواست در حال انجام است. لطفاً چند لحظه صبر کنید و دوباره تلاش کنید.',
  keyTaken: 'این درخواست با درخواست پیشین یکی نیست. لطفاً صفحه را تازه کنید.',
  fieldWrong: 'مقدار این فیلد درست نیست.',
  fieldMissing: 'این فیلد لازم است.',
  fieldUnknown: 'این فیلد شناخته‌شده نیست.',
} as const;
