import { highestStock } from '@/contract/limits';
import { formatNumber } from '@/utils/money';

/** Messages to operators about products and variants, beside those of `contract/desk/fields.ts`. */
export const messages = {
  notFound: 'این کالا پیدا نشد.',
  changed: 'این کالا در این میان تغییر کرده است.',
  wrong: 'برخی از فیلدها درست نیستند.',
  slugTaken: 'کالای دیگری این نشانی را دارد.',
  category: 'این دسته پیدا نشد.',
  brand: 'این برند پیدا نشد.',
  pictureMissing: 'این عکس پیدا نشد. آن را دوباره بفرستید.',
  pictureNeeded: 'کالای فعال دست‌کم یک عکس می‌خواهد.',
  variantNeeded: 'کالای فعال دست‌کم یک تنوع فعال می‌خواهد.',
  failed: 'از اینجا به بعد انجام نشد. دوباره امتحان کنید.',
  skuTaken: 'تنوع دیگری این کد را دارد.',
  variantTaken: 'تنوع دیگری از این کالا همین رنگ، گزینه و گارانتی را دارد.',
  pieces: 'تعداد دست‌کم ۱ است.',
  tooFew: (stock: number) => `در انبار ${formatNumber(stock)} عدد هست.`,
  tooMany: `موجودی از ${formatNumber(highestStock)} بیشتر نمی‌شود.`,
  noSerials: 'کالاهای این دسته شمارهٔ سریال ندارند. در «دسته‌ها» آن را روشن کنید.',
  serialCount: (pieces: number, serials: number) =>
    `برای ${formatNumber(pieces)} عدد کالا ${formatNumber(serials)} شماره نوشته‌اید.`,
  serialsBeyondStock: (free: number) => `فقط ${formatNumber(Math.max(0, free))} عدد از موجودی بی‌شماره است.`,
  serialTaken: (serial: string) => `«${serial}» پیش از این ثبت شده است.`,
  serialNotInStock: (serial: string) => `«${serial}» در انبارِ این تنوع نیست.`,
  serialUnknown: 'این شمارهٔ سریال پیدا نشد.',
  serialSold: 'این کالا دست مشتری است؛ پس از مرجوعی برمی‌گردد.',
  variantUnknown: 'این تنوع از این کالا نیست.',
} as const;
