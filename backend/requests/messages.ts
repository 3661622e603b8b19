import { toPersianDigits } from '@/utils/digits';

/** Messages of the server about documents of loan requests and orders. */
export const documentMessages = {
  missing: 'این مدرک خواسته نشده است.',
  closed: 'اکنون مدارک تغییر نمی‌کند. وضعیت را در همین صفحه ببینید.',
  accepted: 'این مدرک پذیرفته شده است و تغییر نمی‌کند.',
  tooManyFiles: (most: number) => `برای این مدرک تا ${toPersianDigits(most)} پرونده می‌توان فرستاد.`,
  files: 'یکی از پرونده‌ها پیدا نشد یا جای دیگری به کار رفته است. آن را دوباره بفرستید.',
} as const;
