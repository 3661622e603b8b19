import { largestFile } from '@/contract/limits';
import { toPersianDigits } from '@/utils/digits';

/** Messages of the server about uploaded files. */
export const messages = {
  oneFile: 'یک پرونده انتخاب کنید.',
  tooLarge: `حجم هر پرونده حداکثر ${toPersianDigits(largestFile / 1024 / 1024)} مگابایت است.`,
  noPicture: 'این پرونده عکس نیست. عکس را با قالب JPG،‏ PNG یا WebP بفرستید.',
  noPictureOrPdf: 'این پرونده پذیرفته نمی‌شود. عکس (JPG،‏ PNG یا WebP) یا PDF بفرستید.',
  brokenPicture: 'این عکس خوانده نشد. آن را دوباره ذخیره کنید یا عکس دیگری بفرستید.',
  tooManyPixels: 'ابعاد این عکس بیش از اندازه بزرگ است. عکس کوچک‌تری بفرستید.',
  brokenPdf: 'این PDF کامل نیست یا پروندهٔ دیگری همراه دارد. آن را دوباره ذخیره کنید.',
  activePdf: 'این PDF برنامه، پیوست یا رمز دارد و پذیرفته نمی‌شود. نسخهٔ ساده‌ای از آن بفرستید.',
  tooManyUnused: 'تعداد پرونده‌های فرستاده‌شده زیاد است. پرونده‌های اضافه را حذف کنید.',
  notFound: 'این پرونده پیدا نشد.',
  inUse: 'این پرونده بخشی از یک درخواست است و حذف نمی‌شود.',
  linkOver: 'مهلت این پیوند تمام شده است. صفحه را تازه کنید و دوباره تلاش کنید.',
} as const;
